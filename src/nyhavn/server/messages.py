"""What goes over the wire: the types of all messages, from which the browser's types are made.

Seats count from 0 in turn order. Cards are the letters ``r y g b p``; counts of cards stand in this order.
Times are seconds since 1970. Turns, tiles and spaces are written as in the notation.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from nyhavn.server.entries import (
    Rematched,
    Resigned,
    SeatLeft,
    SeatTaken,
    Started,
    StoodIn,
    TakenBack,
    Voted,
)

NAME_LENGTH = 24
TURN_LENGTH = 120
STEPS = 24
Seat = Annotated[int, Meta(ge=0, le=3)]
Name = Annotated[str, Meta(max_length=200)]
Word = Annotated[str, Meta(max_length=TURN_LENGTH)]
CommitId = Annotated[str, Meta(min_length=8, max_length=64)]
RequestId = Annotated[int, Meta(ge=0, le=2**53)]
Secret = Annotated[str, Meta(min_length=1, max_length=100)]
TableId = Annotated[str, Meta(max_length=22)]
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


# The table.


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


class HandView(Value, frozen=True):
    """A hand as the viewer knows it."""

    known: Counts
    unknown: int
    certain: Counts


class HouseView(Value, frozen=True):
    """A seat in the game: what lies before it."""

    hand: HandView
    openly: HandView
    """What someone who watches knows of the hand."""
    abilities: dict[str, bool]
    """The abilities owned, by letter, and whether they are active."""
    house: tuple[str, ...]
    """The tiles in the order they were laid, such as ``r3@a1:a2b2`` or ``*c3``."""
    points: int
    empty_spaces: int


class GameView(Value, frozen=True):
    """What one seat, or someone who watches, sees of the game."""

    viewer: int | None
    to_move: int
    phase: str
    turns: int
    deck_left: int
    end_card_in_deck: bool
    """Whether the end-of-game card is among the last ten cards of this deck, or another deck will follow."""
    end_card_near: bool
    """Whether it can come with the cards of the next refill."""
    reshuffled: bool
    piers: tuple[str | None, ...]
    discard: Counts
    deck: Counts | None
    unseen: Counts
    supply: dict[str, int]
    specials: int
    seats: tuple[HouseView, ...]


class LineInfo(Value, frozen=True):
    """A row (1 to 9) or a column (a to e) and what it scores."""

    line: str
    points: int


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


class Presence(Value, frozen=True):
    """Who is here: for each seat whether someone is connected, and how many watch."""

    seats: tuple[bool, ...]
    away_since: tuple[float | None, ...]
    """For each seat when the person went away; none where someone is here, and for bots and open seats."""
    watchers: int


# What a begun turn can go on with.


class PairChoice(Value, frozen=True):
    """Two piers."""

    step: str
    cards: str
    any_cards: bool


class CardChoice(Value, frozen=True):
    """A third card, a card to put down, or cards to pay with."""

    step: str
    cards: str


class ChangeChoice(Value, frozen=True):
    """Cards of one colour that could count as another."""

    step: str
    source: str
    target: str


class TileWithAbility(Value, frozen=True):
    """A tile that cannot be paid as things stand, and the step that declares an ability with which it can."""

    tile: str
    step: str
    ability: str


class PriceInfo(Value, frozen=True):
    """The cards a tile costs: its size, one less beside its own colour, one less with the discount."""

    size: int
    touches_own_colour: bool
    discount: bool
    cards: int


class PlacementChoice(Value, frozen=True):
    """A place for a tile, what it costs and what it would earn."""

    step: str
    tile: str
    brick: str
    windows: tuple[str, ...]
    price: PriceInfo
    payments: tuple[str, ...]
    """The ways to pay, each as the cards that would leave the hand."""
    lines: tuple[LineInfo, ...]
    coats: tuple[str, ...]
    """The coats of arms it would earn: names of spaces and of rows."""
    wins: bool


class SpecialChoice(Value, frozen=True):
    """A space for a white tile, and what it would earn."""

    step: str
    space: str
    lines: tuple[LineInfo, ...]
    coats: tuple[str, ...]
    wins: bool


class AbilityChoice(Value, frozen=True):
    """An ability that can be taken, called on, or not: then why not."""

    step: str
    ability: str
    why_not: Refusal | None


class CoatChoices(Value, frozen=True):
    """How many coats of arms are to be used, and for what."""

    open: int
    earned: tuple[str, ...]
    """All coats of arms of this turn: names of spaces and of rows."""
    lines: tuple[LineInfo, ...]
    """What scores when the turn ends as it is."""
    specials: tuple[SpecialChoice, ...]
    no_special: Refusal | None
    abilities: tuple[AbilityChoice, ...]
    reactivate: AbilityChoice


class TurnEnd(Value, frozen=True):
    """The turn can end like this: the word to commit, and what it scores."""

    word: str
    lines: tuple[LineInfo, ...]
    points: int
    wins: bool


class Choices(Value, frozen=True):
    """What a begun turn leaves open, and how things stand in it."""

    turn: int
    seat: int
    trial: bool
    """It is not this seat's turn: the choices are to try things out, and cannot be committed."""
    begun: tuple[str, ...]
    phase: str
    pairs: tuple[PairChoice, ...]
    additional: tuple[CardChoice, ...]
    discards: tuple[CardChoice, ...]
    to_discard: int
    too_many_after_taking: int
    """How many cards will be beyond the limit of the hand when two have been taken."""
    discount: AbilityChoice
    change: AbilityChoice
    changes: tuple[ChangeChoice, ...]
    both_actions: AbilityChoice
    with_ability: tuple[TileWithAbility, ...]
    placements: tuple[PlacementChoice, ...]
    payments: tuple[CardChoice, ...]
    coats: CoatChoices | None
    end: TurnEnd | None
    view: GameView
    """The table as it would look with the steps taken so far."""
