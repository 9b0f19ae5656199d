"""What a placement on offer would cost and earn, for whoever has to choose."""

from collections.abc import Iterable
from dataclasses import dataclass

from nyhavn.rules.constants import LINES
from nyhavn.rules.decisions import Place
from nyhavn.rules.game import Game, line_points
from nyhavn.rules.phases import Phase
from nyhavn.rules.pieces import COAT_ROWS, COAT_SPACES, HAND_LIMIT, POINTS_TO_WIN, ROWS, SPACE_INDEX
from nyhavn.rules.placements import PLACEMENT_NUMBER, PLACEMENT_SPACES, PLACEMENT_WINDOWS, Placement


@dataclass(frozen=True, slots=True)
class Price:
    """The cards a tile costs: its size, one less beside its own colour, one less with the discount."""

    size: int
    touches_own_colour: bool
    discount: bool

    @property
    def cards(self) -> int:
        return self.size - self.touches_own_colour - self.discount


@dataclass(frozen=True, slots=True)
class Line:
    """A row (1 to 9, from the bottom) or a column (a to e) and what it scores."""

    name: str
    points: int


@dataclass(frozen=True, slots=True)
class Offer:
    """A placement that can be bought now."""

    placement: Placement
    price: Price
    lines: tuple[Line, ...]
    coats: tuple[str, ...]
    """The coats of arms it would earn: names of spaces and of rows."""


@dataclass(frozen=True, slots=True)
class SpecialOffer:
    """A space for a white tile, and what it would earn."""

    space: str
    lines: tuple[Line, ...]
    coats: tuple[str, ...]


def offers_of(game: Game) -> list[Offer]:
    """Every placement among the choices, with its price, the lines it would complete, and its coats."""
    return [offer_of(game, choice.placement) for choice in game.choices() if isinstance(choice, Place)]


def offer_of(game: Game, placement: Placement) -> Offer:
    """What one placement would cost and earn, by this tile alone."""
    number = PLACEMENT_NUMBER[placement]
    discount = bool(game.discount)
    touches = game.price_at(placement) < placement.tile.size - discount
    lines, coats = _earned(game, PLACEMENT_SPACES[number], PLACEMENT_WINDOWS[number])
    return Offer(placement, Price(placement.tile.size, touches, discount), lines, coats)


def special_offer(game: Game, space: str) -> SpecialOffer:
    """What a white tile would earn there; the whole of it is windows."""
    bit = 1 << SPACE_INDEX[space]
    return SpecialOffer(space, *_earned(game, bit, bit))


def _earned(game: Game, spaces: int, windows: int) -> tuple[tuple[Line, ...], tuple[str, ...]]:
    """The lines and the coats of arms that a tile of the seat to move would complete and cover."""
    seat = game.seat
    before = game.filled[seat]
    lines = lines_completed(before, before | spaces, game.windows[seat] | windows)
    return lines, coats_earned(before, before | spaces, lines)


def coats_earned(before: int, after: int, lines: Iterable[Line]) -> tuple[str, ...]:
    """The coats of arms between two states of a house: of spaces covered and rows completed."""
    covered, rows = after & ~before, {line.name for line in lines}
    on_spaces = tuple(space for space in COAT_SPACES if covered >> SPACE_INDEX[space] & 1)
    return on_spaces + tuple(str(row) for row in COAT_ROWS if str(row) in rows)


def would_win(points: int, lines: Iterable[Line]) -> bool:
    """Whether a seat with these points wins when its turn completes these lines."""
    return points + sum(line.points for line in lines) >= POINTS_TO_WIN


def cards_too_many(game: Game) -> int:
    """How many cards the seat to move has to put down before anything else."""
    return cards_over_limit(game) if game.phase == Phase.DISCARDING else 0


def cards_over_limit(game: Game) -> int:
    """How many cards the seat to move holds beyond the limit, whether or not it still takes some."""
    return max(0, sum(game.hands[game.seat]) - HAND_LIMIT)


def lines_completed(before: int, after: int, windows: int) -> tuple[Line, ...]:
    """The lines that are complete with the spaces covered after and were not before."""
    return tuple(
        Line(line_name(line), line_points(line, after, windows))
        for line in range(LINES)
        if line_points(line, after, windows) and not line_points(line, before, windows)
    )


def line_name(line: int) -> str:
    """A row's number or a column's letter."""
    return str(line + 1) if line < ROWS else "abcde"[line - ROWS]
