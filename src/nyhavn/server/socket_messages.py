"""What a viewer and the server say to each other over the socket."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from nyhavn.server.messages import (
    STEPS,
    Choices,
    CommitId,
    Event,
    GameView,
    Presence,
    Refusal,
    RequestId,
    Seat,
    TableInfo,
    Word,
)

# What a viewer sends over the socket.


class Said(Struct, frozen=True, rename="camel", tag_field="type", forbid_unknown_fields=True):
    """A message from a viewer."""


class Hello(Said, frozen=True, tag="hello"):
    """First of all: the last event that the client has, and from which seat it looks."""

    last: Annotated[int, Meta(ge=0)] = 0
    seat: Seat | None = None


class Look(Said, frozen=True, tag="look"):
    """Look from another of one's own seats, or from none."""

    seat: Seat | None = None


class AskChoices(Said, frozen=True, tag="choices"):
    """The question what a begun turn can go on with."""

    request: RequestId
    seat: Seat
    turn: Annotated[int, Meta(ge=1)]
    begun: Annotated[list[Word], Meta(max_length=STEPS)] = []


class Commit(Said, frozen=True, tag="commit"):
    """Play a turn. Sent again with the same id it gets the same answer."""

    id: CommitId
    seat: Seat
    turn: Annotated[int, Meta(ge=1)]
    word: Word


class Ping(Said, frozen=True, tag="ping"):
    """The question whether somebody is there."""


SaidByViewer = Hello | Look | AskChoices | Commit | Ping

# What a viewer is told.


class Told(Struct, frozen=True, rename="camel", tag_field="type"):
    """A message to a viewer."""


class News(Told, frozen=True, tag="news"):
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


class PresenceTold(Told, frozen=True, tag="presence"):
    """Somebody came or went."""

    presence: Presence


class ChoicesTold(Told, frozen=True, tag="choices"):
    """The answer to a question for choices."""

    request: int
    choices: Choices


class Committed(Told, frozen=True, tag="committed"):
    """The turn is stored."""

    id: str
    turn: int
    number: int


class Refused(Told, frozen=True, tag="refused"):
    """The answer to what cannot be done: to the request or the commit with this id, where it had one."""

    error: Refusal
    request: int | UnsetType = UNSET
    id: str | UnsetType = UNSET


class Beat(Told, frozen=True, tag="beat"):
    """The connection lives."""

    now: float


ToldToViewer = News | PresenceTold | ChoicesTold | Committed | Refused | Beat
