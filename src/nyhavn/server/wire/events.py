"""The events of a table, as its viewers get them."""

from msgspec import Struct

from nyhavn.server.storage.entries import (
    Rematched,
    Resigned,
    SeatLeft,
    SeatTaken,
    Started,
    StoodIn,
    TakenBack,
    Voted,
)
from nyhavn.server.wire.actions import Actions
from nyhavn.server.wire.values import Value
from nyhavn.server.wire.views import LineInfo


class TurnPlayed(Struct, frozen=True, rename="camel", tag_field="kind", tag="turn"):
    """A turn: its word, what it did, and what came of it."""

    turn: int
    seat: int
    word: str
    by_bot: bool
    actions: Actions
    lines: tuple[LineInfo, ...]
    points: int
    """The points of the seat after the turn."""
    refilled: tuple[tuple[int, str], ...]
    """Piers that were filled, and with which cards."""
    reshuffled: bool
    over: bool


AnyEvent = SeatTaken | SeatLeft | Started | TurnPlayed | StoodIn | TakenBack | Voted | Resigned | Rematched


class Event(Value, frozen=True):
    """One thing that happened at the table; the numbers have no gaps."""

    number: int
    at: float
    what: AnyEvent
