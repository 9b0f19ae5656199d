"""The log of a table: everything that ever happened at it, from which it is rebuilt.

Entries are stored as JSON, and old ones have to be read by every later version: fields are only ever added,
with defaults.
"""

from typing import Literal

import msgspec
from msgspec import Struct

StandInReason = Literal["time", "vote", "left"]


class Entry(Struct, frozen=True, rename="camel", omit_defaults=True, tag_field="kind"):
    """One thing that happened."""


class SeatTaken(Entry, frozen=True, tag="seat-taken"):
    """A person, or a bot, sits down at an open seat."""

    seat: int
    name: str
    bot: str | None = None


class SeatLeft(Entry, frozen=True, tag="seat-left"):
    """A person leaves before the game has started."""

    seat: int


class Started(Entry, frozen=True, tag="started"):
    """All seats are taken and the cards are dealt."""


class Played(Entry, frozen=True, tag="played"):
    """A turn, as its word; the new deck where the old one ran out."""

    turn: int
    word: str
    reshuffle: str | None = None
    commit: str | None = None
    """The id under which a client committed it; none where a bot played."""


class StoodIn(Entry, frozen=True, tag="stood-in"):
    """A bot plays for a person until they take the seat back."""

    seat: int
    why: StandInReason


class TakenBack(Entry, frozen=True, tag="taken-back"):
    """A person plays again."""

    seat: int


class Voted(Entry, frozen=True, tag="voted"):
    """A player asks for a stand-in for the one to move."""

    voter: int
    seat: int


class Resigned(Entry, frozen=True, tag="resigned"):
    """A person gives the game up."""

    seat: int


class Rematched(Entry, frozen=True, tag="rematched"):
    """The same people go on at another table."""

    table: str


AnyEntry = SeatTaken | SeatLeft | Started | Played | StoodIn | TakenBack | Voted | Resigned | Rematched

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def write_entry(entry: AnyEntry) -> str:
    return _ENCODER.encode(entry).decode()


def read_entry(text: str) -> AnyEntry:
    return _DECODER.decode(text)
