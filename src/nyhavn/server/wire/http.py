"""The bodies of HTTP requests and answers, beside the messages of the socket."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from nyhavn.server.settings import DAY
from nyhavn.server.wire.actions import Actions
from nyhavn.server.wire.events import Event
from nyhavn.server.wire.socket import News
from nyhavn.server.wire.values import (
    STEPS,
    LinkKind,
    Name,
    Refusal,
    SeatNumber,
    Secret,
    TableInfo,
    TurnNumber,
    Value,
    Word,
)
from nyhavn.server.wire.views import GameView

BotName = Annotated[str, Meta(max_length=60)]
Touch = Literal["pier", "use", "tile", "place", "confirm", "coat", "end", "hand", "house", "abilities"]
"""The things of the table that a sentence of a lesson can be about."""


class RequestBody(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """The body of a request."""


class NewSeat(RequestBody, frozen=True):
    """A seat of a new table: open to others, a person on this device, or a bot."""

    kind: Literal["open", "here", "bot"]
    name: Name = ""
    bot: BotName = ""


class NewTable(RequestBody, frozen=True):
    """A table to be opened. Seats stand in the order round the table."""

    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=4)]
    starter: SeatNumber | None = None
    """Which of the seats begins; drawn where none is named."""
    turn_seconds: Annotated[int, Meta(ge=10, le=30 * DAY)] | None = None
    watchable: bool = True
    listed: bool = False


class SitDown(RequestBody, frozen=True):
    """Take an open seat of a listed table."""

    name: Name
    seat: SeatNumber | None = None


class OpenLink(RequestBody, frozen=True):
    """Use a link: an invitation needs a name."""

    secret: Secret
    name: Name = ""


class LookAtLink(RequestBody, frozen=True):
    """The question where a link leads."""

    secret: Secret


class NewLink(RequestBody, frozen=True):
    """A new link to a table, or to a seat of one's own."""

    kind: LinkKind
    seat: SeatNumber | None = None


class GiveToBot(RequestBody, frozen=True):
    """An open seat is to be played by a bot."""

    bot: BotName


class SeatRequest(RequestBody, frozen=True):
    """Something about a seat."""

    seat: SeatNumber


class ReplayRequest(RequestBody, frozen=True):
    """The record of a game that is to be looked at."""

    record: str
    seat: SeatNumber | None = None
    open: bool = False


class HintRequest(RequestBody, frozen=True):
    """Asks for a good turn, or for a good way to continue one in progress."""

    seat: SeatNumber
    turn: TurnNumber
    begun: Annotated[list[Word], Meta(max_length=STEPS)] = []


class ReviewRequest(RequestBody, frozen=True):
    """The question what the strongest bot says to a turn of a record."""

    record: str
    turn: TurnNumber


class LessonChoicesRequest(RequestBody, frozen=True):
    """Asks how a turn of a lesson can continue."""

    begun: Annotated[list[Word], Meta(max_length=STEPS)] = []


class LessonTurn(RequestBody, frozen=True):
    """The learner's turn."""

    word: Word


class Links(Value, frozen=True):
    """The secrets of the links to a table; each is sent once, and stored only as a digest."""

    invite: str | None
    watch: str | None
    seats: dict[str, str]
    """One's own seats by number."""


class OpenedTable(Value, frozen=True):
    """A table that was opened or sat down at, and the links that go with it."""

    table: TableInfo
    seats: tuple[int, ...]
    links: Links


class LinkInfo(Value, frozen=True):
    """Where a link leads."""

    kind: LinkKind
    table: TableInfo
    seat: int | None


class SeatDevices(Value, frozen=True):
    """How many devices hold a seat."""

    devices: int


class OwnTable(Value, frozen=True):
    """A table at which this device sits or watches."""

    table: TableInfo
    seats: tuple[int, ...]
    your_turn: bool


class Own(Value, frozen=True):
    """What belongs to this device."""

    tables: tuple[OwnTable, ...]
    now: float


class BotInfo(Value, frozen=True):
    """A bot that can be given a seat."""

    name: str


class Lobby(Value, frozen=True):
    """Public tables to join or watch, recently finished ones, and the available bots."""

    open: tuple[TableInfo, ...]
    playing: tuple[TableInfo, ...]
    finished: tuple[TableInfo, ...]
    bots: tuple[BotInfo, ...]


class ReasonInfo(Value, frozen=True):
    """A fact that speaks for a turn: the code of its message, and the values of the message.

    A ``seat`` among the values is another player's, whose name the message wants as ``name``.
    """

    code: str
    values: dict[str, str | int]


class AdviceInfo(Value, frozen=True):
    """A turn, what it does and its steps, every seat's chance to win after it, and what speaks for it."""

    word: str
    steps: tuple[str, ...]
    actions: Actions
    chances: tuple[float, ...]
    uncertainty: tuple[float, ...]
    """The standard error of each chance."""
    reasons: tuple[ReasonInfo, ...]


class Hint(Value, frozen=True):
    """The best turns, the very best first."""

    turns: tuple[AdviceInfo, ...]


class Review(Value, frozen=True):
    """A turn that was played, the best one, and how much less chance the player has after the one played."""

    played: AdviceInfo
    best: AdviceInfo
    loss: float
    clear: bool
    """Whether the loss is more than the luck of the cards that were sampled."""


class LessonStep(Value, frozen=True):
    """One sentence of a lesson, what is touched for it, and the turn so far after it."""

    text: str
    touch: Touch
    name: str
    """Which pier, tile, place or choice."""
    begun: tuple[str, ...]


class LessonInfo(Value, frozen=True):
    """A lesson, its steps, and what is looked at when its turn is over."""

    name: str
    steps: tuple[LessonStep, ...]
    shows: Touch


class ReplayStep(Value, frozen=True):
    """A turn, the table after it, and with open hands the cards of all."""

    event: Event
    view: GameView
    hands: tuple[str, ...] | None


class ReplayData(Value, frozen=True):
    """A game from the start, as a seat or a watcher may see it."""

    table: TableInfo
    seats: tuple[int, ...]
    """The viewer's own."""
    start: GameView
    hands: tuple[str, ...] | None
    steps: tuple[ReplayStep, ...]


class SeatStatisticsInfo(Value, frozen=True):
    """The figures of one seat after a game."""

    turns: int
    cards_drawn: int
    cards_discarded: int
    cards_paid: int
    tiles: dict[str, int]
    coats: dict[str, int]
    abilities: dict[str, int]
    rows: int
    window_rows: int
    columns: int
    window_columns: int
    row_points: int
    column_points: int
    spaces_covered: int
    empty_spaces: int
    points: int


class Statistics(Value, frozen=True):
    """The figures of a finished game."""

    turns: int
    end: str
    seats: tuple[SeatStatisticsInfo, ...]


class Fault(Value, frozen=True):
    """The body of every answer that is not a success."""

    error: Refusal


class LateCommit(Value, frozen=True):
    """The answer to an outdated commit: why it was refused, and the current table."""

    error: Refusal
    news: News
