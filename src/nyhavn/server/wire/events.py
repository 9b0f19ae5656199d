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
from nyhavn.server.wire.values import Value
from nyhavn.server.wire.views import LineInfo


class TurnPlayed(Struct, frozen=True, rename="camel", tag_field="kind", tag="turn"):
    """A turn, with what its word alone does not tell."""

    turn: int
    seat: int
    word: str
    by_bot: bool
    took: str
    """The cards taken from the piers."""
    abilities: str
    """The letters of the abilities used."""
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
