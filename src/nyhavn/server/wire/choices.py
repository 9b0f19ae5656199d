"""How a turn in progress can continue: the types of its choices."""

from nyhavn.server.wire.values import Refusal, Value
from nyhavn.server.wire.views import GameView, LineInfo


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
    """What a turn in progress leaves open, and its position."""

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
    paid: str | None
    """The cards that paid for the tile laid; none where no tile lies, or where it is still to be paid."""
    coats: CoatChoices | None
    end: TurnEnd | None
    view: GameView
    """The table as it would look with the steps taken so far."""
