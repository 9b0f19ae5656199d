"""Bots that people bring in files of their own, named as ``path/to/file.py:MyBot``."""

import importlib.util
import sys
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Any

from nyhavn.bots.failures import BotFault, bot_failure
from nyhavn.rules import IllegalError, MalformedError

MARK = ":"
NETWORK_ENDING = ".npz"
ENDING = ".py"


def names_a_file(name: str) -> bool:
    """Whether a bot's name points to a class in a file, completely or not."""
    return not names_a_network(name) and (MARK in name or name.endswith(ENDING))


def names_a_network(name: str) -> bool:
    """Whether a bot's name is the file of a network."""
    return name.endswith(NETWORK_ENDING)


def file_of(name: str) -> Path:
    """The file that a name points to."""
    return Path(_parts(name)[0])


def class_in_file(name: str) -> Callable[..., Any]:
    """The class, or any other maker of bots, that a name points to."""
    path, maker_name = _parts(name)
    file = Path(path)
    if not file.is_file():
        raise IllegalError(BotFault.BOT_FILE_MISSING, {"file": path})
    maker = getattr(_loaded(file.resolve()), maker_name, None)
    if not callable(maker):
        raise IllegalError(BotFault.BOT_CLASS_MISSING, {"file": path, "bot": maker_name})
    return maker  # type: ignore[no-any-return]


def _parts(name: str) -> tuple[str, str]:
    path, _, maker_name = name.rpartition(MARK)
    if not path.endswith(ENDING) or not maker_name.isidentifier():
        raise MalformedError(BotFault.BOT_FILE_NAME, {"bot": name})
    return path, maker_name


@cache
def _loaded(file: Path) -> ModuleType:
    """The module in a file; files beside it can be imported from it, as from a script."""
    # The place of the file is part of the name, so that two files called my_bot.py do not meet.
    name = f"bot_file_{sha256(str(file).encode()).hexdigest()[:12]}"
    spec = importlib.util.spec_from_file_location(name, file)
    if spec is None or spec.loader is None:
        raise IllegalError(BotFault.BOT_FILE_MISSING, {"file": str(file)})
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    if str(file.parent) not in sys.path:
        sys.path.append(str(file.parent))
    try:
        spec.loader.exec_module(module)
    except Exception as fault:
        del sys.modules[name]
        raise bot_failure(file.name, fault) from fault
    return module
