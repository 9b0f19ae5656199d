"""What can go wrong with bots, and how a failure is reported: which bot, and where."""

from enum import Enum, auto
from pathlib import Path
from traceback import extract_tb

from nyhavn.rules import IllegalError, NyhavnError, code_of


class BotFault(Enum):
    """Every code with which bots, arenas and training are refused."""

    ARENA_DIFFERS = auto()
    ARENA_FILE_BROKEN = auto()
    BOT_CHOICE = auto()
    BOT_CLASS_MISSING = auto()
    BOT_FAILED = auto()
    BOT_FILE_MISSING = auto()
    BOT_FILE_NAME = auto()
    BOT_MEDDLES = auto()
    BOT_NOT_REPEATABLE = auto()
    BOT_PEEKS = auto()
    BOT_UNKNOWN = auto()
    BOT_WANTS_MORE = auto()
    BOT_WITHOUT_CHOOSE = auto()
    CURVE_FILE = auto()
    EXTRA_MISSING = auto()
    NETWORK_FILE = auto()
    NETWORK_FORMAT = auto()
    NETWORK_PLAYERS = auto()
    NOTHING_TO_EXPLAIN = auto()
    RAY_UNREACHABLE = auto()
    WORKER_DIED = auto()

    @property
    def code(self) -> str:
        return code_of(self)


def bot_failure(bot: str, fault: Exception) -> NyhavnError:
    """The refusal of a bot that raised an error; a refusal that is already one stays as it is.

    It holds only text, so that it can travel from one process to another.
    """
    if isinstance(fault, NyhavnError):
        return fault
    frame = extract_tb(fault.__traceback__)[-1]
    values: dict[str, str | int] = {"file": Path(frame.filename).name, "line": frame.lineno or 0}
    why = f"{type(fault).__name__}: {fault}"
    return IllegalError(BotFault.BOT_FAILED, {"bot": bot, "why": why} | values)
