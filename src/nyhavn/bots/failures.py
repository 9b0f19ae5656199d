"""How a bot that breaks is told: whose fault it was, and where."""

from pathlib import Path
from traceback import extract_tb

from nyhavn.rules import IllegalError, NyhavnError


def bot_failure(bot: str, fault: Exception) -> NyhavnError:
    """The refusal of a bot that raised an error; a refusal that is already one stays as it is.

    It holds only text, so that it can travel from one process to another.
    """
    if isinstance(fault, NyhavnError):
        return fault
    place = extract_tb(fault.__traceback__)[-1]
    values: dict[str, str | int] = {"file": Path(place.filename).name, "line": place.lineno or 0}
    why = f"{type(fault).__name__}: {fault}"
    return IllegalError("bot-failed", {"bot": bot, "why": why} | values)
