"""How the commands end when something is wrong: with a message and an exit code, never with a trace."""

import sys
from enum import Enum, IntEnum, auto

import typer
from typer.core import TyperGroup

from nyhavn.cli.speaking import printable, quote, say
from nyhavn.records import RecordError
from nyhavn.rules import NyhavnError, code_of


class ExitCode(IntEnum):
    """What a command says to the program that called it, when not all is well."""

    BAD = 1
    """What was checked is bad."""
    USAGE = 2
    """What was asked for cannot be done."""
    INTERRUPTED = 130


class UsageFault(Enum):
    """Every code with which a command refuses what it was asked for."""

    ARENA_TOO_FEW_BOTS = auto()
    BOTS_COUNT = auto()
    FILE_EXISTS = auto()
    FILE_TOO_LARGE = auto()
    FILE_UNREADABLE = auto()
    FILE_UNWRITABLE = auto()
    FOLDER_WITHOUT_RECORDS = auto()
    LANGUAGE_UNKNOWN = auto()
    SEAT_CHOICE = auto()

    @property
    def code(self) -> str:
        return code_of(self)


class UsageError(NyhavnError):
    """A command was asked for what it cannot do."""


class Commands(TyperGroup):
    """The commands, with one place that reports every refusal."""

    def invoke(self, ctx: typer.Context) -> object:  # type: ignore[override]
        # A name that the output cannot show must not stop the command.
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        try:
            return super().invoke(ctx)
        except NyhavnError as refusal:
            tell(refusal_line(refusal))
            raise typer.Exit(ExitCode.USAGE) from refusal
        except KeyboardInterrupt:
            raise typer.Exit(ExitCode.INTERRUPTED) from None
        except BrokenPipeError:
            raise
        except OSError as fault:
            tell(say("output-unwritable", why=fault.strerror or str(fault)))
            raise typer.Exit(ExitCode.USAGE) from fault


def say_why(refusal: NyhavnError) -> str:
    """Why something was refused. Only what a command itself refuses can be trusted to be short."""
    if isinstance(refusal, UsageError):
        return say(refusal.code, **refusal.values)
    values = {key: quote(value) if isinstance(value, str) else value for key, value in refusal.values.items()}
    return say(refusal.code, **values)


def refusal_line(refusal: NyhavnError) -> str:
    return f"{say_why(refusal)} [{refusal.code}]"


def record_line(file: str, refusal: RecordError) -> str:
    """Where in a file what is wrong, in the form that other programs can rely on."""
    place = f"turn {refusal.turn}, seat {refusal.seat}, {quote(refusal.word)}"
    return f"{printable(file)}: {place}: {refusal_line(refusal)}"


def tell(text: str) -> None:
    """Print to the error stream."""
    typer.echo(text, err=True)
