"""Why a record is refused, and where in it."""

from nyhavn.rules import NyhavnError

HEADERS = "headers"
"""Stands for the word where what the headers say of the whole game is at fault."""


class RecordError(NyhavnError):
    """A record that breaks a rule of the game or of the notation.

    ``turn`` counts from 1 over all players and ``seat`` from 1 in turn order; both are 0 where a
    header is at fault. ``word`` is the word that is refused: a turn, a round number, or the key of
    a header. ``reason`` tells malformed from illegal; ``code`` and ``values`` are taken from it.
    """

    def __init__(self, reason: NyhavnError, *, turn: int = 0, seat: int = 0, word: str = HEADERS) -> None:
        super().__init__(reason.code, reason.values)
        self.reason = reason
        self.turn = turn
        self.seat = seat
        self.word = word

    def __str__(self) -> str:
        place = f"turn {self.turn}, seat {self.seat}, " if self.turn else ""
        return f"{place}{self.word}: {super().__str__()}"
