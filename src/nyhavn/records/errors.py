"""Why a record is refused, and where in it."""

from enum import Enum, auto

from nyhavn.rules import NyhavnError, code_of

HEADERS = "headers"
"""Stands for the word where what the headers say of the whole game is at fault."""


class RecordFault(Enum):
    """Every code with which records are refused, beside those of the rules."""

    COMMITMENT_DIFFERS = auto()
    COMMITMENT_MISSING = auto()
    DECK_DIFFERS = auto()
    DECK2_DIFFERS = auto()
    END_DIFFERS = auto()
    FORMAT_UNKNOWN = auto()
    GAME_UNFINISHED = auto()
    HEADER_AFTER_TURNS = auto()
    HEADER_MALFORMED = auto()
    HEADER_MISSING = auto()
    HEADER_TWICE = auto()
    HEADER_UNWRITABLE = auto()
    HEADER_VALUES = auto()
    NO_SUCH_TURN = auto()
    NOT_UTF_8 = auto()
    RESHUFFLE_MISSING = auto()
    RESHUFFLE_UNUSED = auto()
    RESULT_DIFFERS = auto()
    RESULT_MALFORMED = auto()
    RESULT_TOO_EARLY = auto()
    ROUND_EMPTY = auto()
    ROUND_NUMBER_MISSING = auto()
    ROUND_NUMBER_WRONG = auto()
    SEED_LENGTH = auto()
    SEED_MALFORMED = auto()
    SEED_MISSING = auto()
    TURN_LEFT_OUT = auto()

    @property
    def code(self) -> str:
        return code_of(self)


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
        where = f"turn {self.turn}, seat {self.seat}, " if self.turn else ""
        return f"{where}{self.word}: {super().__str__()}"
