"""What messages are made of: limits and short types, a refusal, and a table as everybody sees it.

Seats count from 0 in turn order. Cards are the letters ``r y g b p``; counts of cards stand in this order.
Times are seconds since 1970. Turns, tiles and spaces are written as in the notation.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

NAME_LENGTH = 24
TURN_LENGTH = 120
STEPS = 24
MOST_TURNS, MOST_EVENTS = 10_000, 2**53
TurnNumber = Annotated[int, Meta(ge=1, le=MOST_TURNS)]
EventNumber = Annotated[int, Meta(ge=0, le=MOST_EVENTS)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Name = Annotated[str, Meta(max_length=200)]
Word = Annotated[str, Meta(max_length=TURN_LENGTH)]
CommitId = Annotated[str, Meta(min_length=8, max_length=64)]
RequestId = Annotated[int, Meta(ge=0, le=2**53)]
Secret = Annotated[str, Meta(min_length=1, max_length=100)]
Counts = tuple[int, int, int, int, int]
Stage = Literal["open", "playing", "finished"]
SeatKind = Literal["open", "person", "bot"]
LinkKind = Literal["invite", "seat", "watch"]


class Value(Struct, frozen=True, rename="camel"):
    """A part of a message."""


class Refusal(Value, frozen=True):
    """Why something was refused: a stable code, the values of its message, and the message in English."""

    code: str
    values: dict[str, str | int]
    message: str


class SeatInfo(Value, frozen=True):
    """Who sits there, and who plays."""

    kind: SeatKind
    name: str
    bot: str | None
    stand_in: bool
    """A bot plays for the person, who can take the seat back at any moment."""
    resigned: bool


class ResultInfo(Value, frozen=True):
    """How the game ended: ``points``, ``card`` or ``resigned``."""

    points: tuple[int, ...]
    winners: tuple[int, ...]
    tied: bool
    """Whether several had the most points, so that the empty spaces counted."""
    end: Literal["points", "card", "resigned"]


class TableInfo(Value, frozen=True):
    """A table as everybody who may see it sees it."""

    id: str
    stage: Stage
    seats: tuple[SeatInfo, ...]
    turn_seconds: int | None
    watchable: bool
    listed: bool
    created_at: float
    changed_at: float
    turn: int
    """The number of the turn to be played, from 1; 0 before the start."""
    to_move: int | None
    turn_began: float | None
    deadline: float | None
    vote_from: float | None
    """From when on the others may vote for a stand-in."""
    votes: tuple[int, ...]
    commitment: str
    """Published before the first card: the shuffle is fixed."""
    seed: str | None
    """Revealed after the end, to prove the shuffle."""
    result: ResultInfo | None
    previous: str | None
    rematch: str | None


class Presence(Value, frozen=True):
    """Who is here: for each seat whether someone is connected, and how many watch."""

    seats: tuple[bool, ...]
    away_since: tuple[float | None, ...]
    """For each seat when the person went away; none where someone is here, and for bots and open seats."""
    watchers: int
