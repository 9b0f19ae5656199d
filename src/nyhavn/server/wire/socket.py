"""The messages of the socket, from clients and from the server."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from nyhavn.server.wire.choices import Choices
from nyhavn.server.wire.events import Event
from nyhavn.server.wire.values import (
    STEPS,
    CommitId,
    Presence,
    Refusal,
    RequestId,
    SeatNumber,
    TableInfo,
    Word,
)
from nyhavn.server.wire.views import GameView

# From clients.


class ClientMessage(Struct, frozen=True, rename="camel", tag_field="type", forbid_unknown_fields=True):
    """A message from a client."""


class Hello(ClientMessage, frozen=True, tag="hello"):
    """First of all: the last event that the client has, and from which seat it looks."""

    last: Annotated[int, Meta(ge=0)] = 0
    seat: SeatNumber | None = None


class Look(ClientMessage, frozen=True, tag="look"):
    """Look from another of one's own seats, or from none."""

    seat: SeatNumber | None = None


class AskChoices(ClientMessage, frozen=True, tag="choices"):
    """The question what a begun turn can go on with."""

    request: RequestId
    seat: SeatNumber
    turn: Annotated[int, Meta(ge=1)]
    begun: Annotated[list[Word], Meta(max_length=STEPS)] = []


class Commit(ClientMessage, frozen=True, tag="commit"):
    """Play a turn. Sent again with the same id it gets the same answer."""

    id: CommitId
    seat: SeatNumber
    turn: Annotated[int, Meta(ge=1)]
    word: Word


class Ping(ClientMessage, frozen=True, tag="ping"):
    """The question whether somebody is there."""


AnyClientMessage = Hello | Look | AskChoices | Commit | Ping

# From the server.


class ServerMessage(Struct, frozen=True, rename="camel", tag_field="type"):
    """A message to a client."""


class News(ServerMessage, frozen=True, tag="news"):
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


class PresenceTold(ServerMessage, frozen=True, tag="presence"):
    """Somebody came or went."""

    presence: Presence


class ChoicesTold(ServerMessage, frozen=True, tag="choices"):
    """The answer to a question for choices."""

    request: int
    choices: Choices


class Committed(ServerMessage, frozen=True, tag="committed"):
    """The turn is stored."""

    id: str
    turn: int
    number: int


class Refused(ServerMessage, frozen=True, tag="refused"):
    """The answer to what cannot be done: to the request or the commit with this id, where it had one."""

    error: Refusal
    request: int | UnsetType = UNSET
    id: str | UnsetType = UNSET


class Beat(ServerMessage, frozen=True, tag="beat"):
    """The connection lives."""

    now: float


AnyServerMessage = News | PresenceTold | ChoicesTold | Committed | Refused | Beat
