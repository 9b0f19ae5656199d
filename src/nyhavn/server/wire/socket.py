"""The messages of the socket, from clients and from the server."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from nyhavn.server.wire.choices import Choices
from nyhavn.server.wire.events import Event
from nyhavn.server.wire.values import (
    STEPS,
    CommitId,
    EventNumber,
    Presence,
    Refusal,
    RequestId,
    SeatNumber,
    TableInfo,
    TurnNumber,
    Word,
)
from nyhavn.server.wire.views import GameView

# From clients.


class SentByClient(Struct, frozen=True, rename="camel", tag_field="type", forbid_unknown_fields=True):
    """A message from a client."""


class Hello(SentByClient, frozen=True, tag="hello"):
    """First of all: the last event that the client has, and from which seat it looks."""

    last: EventNumber = 0
    seat: SeatNumber | None = None


class Look(SentByClient, frozen=True, tag="look"):
    """Look from another of one's own seats, or from none."""

    seat: SeatNumber | None = None


class ChoicesRequest(SentByClient, frozen=True, tag="choices"):
    """Asks how a turn in progress can continue."""

    request: RequestId
    seat: SeatNumber
    turn: TurnNumber
    begun: Annotated[list[Word], Meta(max_length=STEPS)] = []


class Commit(SentByClient, frozen=True, tag="commit"):
    """Play a turn. Sent again with the same id it gets the same answer."""

    id: CommitId
    seat: SeatNumber
    turn: TurnNumber
    word: Word


class Ping(SentByClient, frozen=True, tag="ping"):
    """The question whether somebody is there."""


ClientMessage = Hello | Look | ChoicesRequest | Commit | Ping

# From the server.


class SentByServer(Struct, frozen=True, rename="camel", tag_field="type"):
    """A message to a client."""


class News(SentByServer, frozen=True, tag="news"):
    """What happened after the last event that the client has, and how things stand now."""

    number: int
    now: float
    seats: tuple[int, ...]
    """The seats that this device holds."""
    host: bool
    hints: bool
    """Whether hints are given to this device."""
    events: tuple[Event, ...]
    table: TableInfo
    view: GameView | None


class PresenceMessage(SentByServer, frozen=True, tag="presence"):
    """Somebody came or went."""

    presence: Presence


class ChoicesMessage(SentByServer, frozen=True, tag="choices"):
    """The answer to a question for choices."""

    request: int
    choices: Choices


class Committed(SentByServer, frozen=True, tag="committed"):
    """The turn is stored."""

    id: str
    turn: int
    number: int


class Refused(SentByServer, frozen=True, tag="refused"):
    """The answer to what cannot be done: to the request or the commit with this id, where it had one."""

    error: Refusal
    request: int | UnsetType = UNSET
    id: str | UnsetType = UNSET


class Heartbeat(SentByServer, frozen=True, tag="heartbeat"):
    """The connection lives."""

    now: float


ServerMessage = News | PresenceMessage | ChoicesMessage | Committed | Refused | Heartbeat
