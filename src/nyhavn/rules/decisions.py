"""The small decisions of a turn, as values in game words.

``DECISIONS`` is the one table that numbers them. The compiled rules work with the numbers; bots, servers
and people handle the values. Every listed choice is an element of this table.
"""

from dataclasses import dataclass
from itertools import combinations

from nyhavn.rules.pieces import PIERS, SIZES, SPACES, Ability, Colour, are_neighbours
from nyhavn.rules.placements import PLACEMENTS, Placement


class Decision:
    """One step of a turn."""

    __slots__ = ("_number",)
    _number: int


@dataclass(frozen=True, slots=True)
class TakePair(Decision):
    """Take the cards of two piers; ones that are not neighbours use `any cards`."""

    first: int
    second: int

    @property
    def uses_any_cards(self) -> bool:
        return not are_neighbours(self.first, self.second)


@dataclass(frozen=True, slots=True)
class TakeAdditional(Decision):
    """Take a third card with `additional card`."""

    pier: int


@dataclass(frozen=True, slots=True)
class Discard(Decision):
    """Put down one card of a hand that is over the limit."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class UseDiscount(Decision):
    """Build with `construction discount`."""


@dataclass(frozen=True, slots=True)
class ChangeColours(Decision):
    """Build with `change of colours`: cards of one colour count as the other."""

    source: Colour
    target: Colour


@dataclass(frozen=True, slots=True)
class Place(Decision):
    """Buy a tile and lay it."""

    placement: Placement


@dataclass(frozen=True, slots=True)
class Pay(Decision):
    """Choose how many of the cards paid are changed ones."""

    changed: int


@dataclass(frozen=True, slots=True)
class LaySpecial(Decision):
    """Coat of arms: lay a white special tile."""

    space: str


@dataclass(frozen=True, slots=True)
class TakeAbility(Decision):
    """Coat of arms: take an ability that one does not own yet."""

    ability: Ability


@dataclass(frozen=True, slots=True)
class Reactivate(Decision):
    """Coat of arms: turn all own inactive abilities to active."""


@dataclass(frozen=True, slots=True)
class EndTurn(Decision):
    """Finish the turn: score, then the harbour is filled."""


PAIRS = tuple(sorted(combinations(range(PIERS), 2), key=lambda pair: pair[1] - pair[0]))
"""Pairs of piers, counted from 0, the neighbouring ones first."""
NEIGHBOURING_PAIRS = sum(are_neighbours(*pair) for pair in PAIRS)
MOST_CHANGED = SIZES[-1]
"""With a change of colours all cards paid can be changed ones."""

_KINDS: tuple[tuple[Decision, ...], ...] = (
    tuple(TakePair(first + 1, second + 1) for first, second in PAIRS),
    tuple(TakeAdditional(pier + 1) for pier in range(PIERS)),
    tuple(Discard(colour) for colour in Colour),
    (UseDiscount(),),
    tuple(ChangeColours(source, target) for source in Colour for target in Colour),
    tuple(Pay(changed + 1) for changed in range(MOST_CHANGED)),
    tuple(TakeAbility(ability) for ability in Ability),
    (Reactivate(),),
    tuple(LaySpecial(space) for space in SPACES),
    (EndTurn(),),
    tuple(Place(placement) for placement in PLACEMENTS),
)
DECISIONS: tuple[Decision, ...] = tuple(decision for kind in _KINDS for decision in kind)
_NUMBERS = {decision: number for number, decision in enumerate(DECISIONS)}
for _decision, _number in _NUMBERS.items():
    object.__setattr__(_decision, "_number", _number)

# Where the decisions of each kind begin.
(
    TAKE_PAIR,
    TAKE_ADDITIONAL,
    DISCARD,
    USE_DISCOUNT,
    CHANGE_COLOURS,
    PAY,
    TAKE_ABILITY,
    REACTIVATE,
    LAY_SPECIAL,
    END_TURN,
    PLACE,
) = (_NUMBERS[kind[0]] for kind in _KINDS)


def number_of(decision: Decision) -> int:
    """The decision's place in the table, or -1 for a value that no rule knows."""
    number = getattr(decision, "_number", -1)
    if isinstance(number, int) and 0 <= number < len(DECISIONS) and DECISIONS[number] is decision:
        return number
    try:
        return _NUMBERS.get(decision, -1)
    except TypeError:
        return -1
