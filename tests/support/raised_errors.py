"""Which errors the source code raises, with which codes and values, found by reading it as a tree."""

import ast
import re
from collections.abc import Iterator
from enum import Enum
from pathlib import Path

import nyhavn
from nyhavn.bots.failures import BotFault
from nyhavn.cli.refusing import UsageFault
from nyhavn.environments.faults import EnvironmentFault
from nyhavn.records import RecordFault
from nyhavn.rules import Refusal, code_of
from nyhavn.server.refusals import ServerRefusal

SOURCE = Path(nyhavn.__file__).parent
ERRORS = {"IllegalError", "MalformedError", "RefusedError", "UnknownTableError", "UsageError"}
ENUMERATIONS: dict[str, type[Enum]] = {
    enumeration.__name__: enumeration
    for enumeration in (Refusal, RecordFault, BotFault, EnvironmentFault, ServerRefusal, UsageFault)
}
"""Each room has one enumeration of all its codes."""
LIKE_A_CODE = re.compile(r"[a-z0-9]+(-[a-z0-9]+)+")
Function = ast.FunctionDef | ast.AsyncFunctionDef


def modules(files: str = "**/*.py") -> Iterator[ast.Module]:
    for file in sorted(SOURCE.glob(files)):
        yield ast.parse(file.read_text(encoding="utf-8"))


def named_codes(tree: ast.AST) -> Iterator[str]:
    """The codes of the members of enumerations."""
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=ast.Name(id=name), attr=member) if name in ENUMERATIONS:
                yield code_of(ENUMERATIONS[name][member])


def strings_in(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)):
                yield text


def raised_errors() -> Iterator[tuple[str, set[str]]]:
    """Each code that an error is made with, and the names of the values given there."""
    for module in modules():
        reader = ModuleReader(module)
        for function in reader.functions:
            for call in reader.calls_in(function):
                if isinstance(call.func, ast.Name) and call.func.id in ERRORS:
                    yield from reader.errors_of(function, call)


class ModuleReader:
    """Follows codes and values through the local names and helper functions of one module."""

    def __init__(self, module: ast.Module) -> None:
        self.functions = [node for node in ast.walk(module) if isinstance(node, Function)]

    def calls_in(self, function: Function) -> list[ast.Call]:
        return [node for node in ast.walk(function) if isinstance(node, ast.Call)]

    def errors_of(self, function: Function, call: ast.Call) -> Iterator[tuple[str, set[str]]]:
        """The codes of one error that is made, each with the names of its values."""
        values = call.args[1] if len(call.args) > 1 else None
        rest = function.args.kwarg
        if rest is None or not isinstance(values, ast.Name) or values.id != rest.arg:
            for code in self._codes(function, call.args[0], set()):
                yield code, self._keys(function, values)
            return
        # The values are what the callers give by name, together with their own code.
        names = [argument.arg for argument in function.args.args]
        for caller, passed in self._callers(function):
            if isinstance(call.args[0], ast.Name):
                for code in self._codes(caller, passed.args[names.index(call.args[0].id)], set()):
                    yield code, {keyword.arg for keyword in passed.keywords if keyword.arg}

    def _callers(self, function: Function) -> Iterator[tuple[Function, ast.Call]]:
        for caller in self.functions:
            for call in self.calls_in(caller):
                if getattr(call.func, "id", getattr(call.func, "attr", None)) == function.name:
                    yield caller, call

    def _codes(self, function: Function, expression: ast.expr, seen: set[str]) -> set[str]:
        codes = {*named_codes(expression), *filter(LIKE_A_CODE.fullmatch, strings_in(expression))}
        for node in ast.walk(expression):
            if isinstance(node, ast.Name) and f"{function.name}.{node.id}" not in seen:
                seen.add(f"{function.name}.{node.id}")
                for where, meaning in self._meanings(function, node.id):
                    codes |= self._codes(where, meaning, seen)
        return codes

    def _meanings(self, function: Function, name: str) -> Iterator[tuple[Function, ast.expr]]:
        """What a local name can stand for: what is assigned to it, or what callers pass."""
        for value in self._assigned(function, name):
            yield function, value
        names = [argument.arg for argument in function.args.args]
        if name in names:
            for caller, call in self._callers(function):
                if names.index(name) < len(call.args):
                    yield caller, call.args[names.index(name)]

    def _assigned(self, function: Function, name: str) -> Iterator[ast.expr]:
        for node in ast.walk(function):
            match node:
                case ast.Assign(targets=[ast.Name(id=target)], value=value) if target == name:
                    yield value
                case ast.AnnAssign(target=ast.Name(id=target), value=ast.expr() as value) if target == name:
                    yield value

    def _keys(self, function: Function, expression: ast.expr | None) -> set[str]:
        """The keys of a dictionary that is written down, named, or put together from several."""
        match expression:
            case ast.Dict(keys=keys):
                return {str(key.value) for key in keys if isinstance(key, ast.Constant)}
            case ast.BinOp(left=left, right=right):
                return self._keys(function, left) | self._keys(function, right)
            case ast.Name(id=name):
                whole = (self._keys(function, value) for value in self._assigned(function, name))
                return set(self._added_keys(function, name)).union(*whole)
        return set()

    def _added_keys(self, function: Function, name: str) -> Iterator[str]:
        """The keys that are put into a named dictionary one by one."""
        for node in ast.walk(function):
            match node:
                case ast.Assign(
                    targets=[ast.Subscript(value=ast.Name(id=target), slice=ast.Constant(value=key))]
                ):
                    if target == name:
                        yield str(key)
