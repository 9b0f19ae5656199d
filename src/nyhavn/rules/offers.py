"""What a placement on offer would cost and earn, for whoever has to choose."""

from dataclasses import dataclass

from nyhavn.rules.decisions import Place
from nyhavn.rules.game import Game, line_points
from nyhavn.rules.pieces import COAT_ROWS, COAT_SPACES, ROWS
from nyhavn.rules.placements import PLACEMENT_NUMBER, PLACEMENT_SPACES, PLACEMENT_WINDOWS, Placement
from nyhavn.rules.tables import LINES


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


def offers(game: Game) -> list[Offer]:
    """Every placement among the choices, with its price, the lines it would complete, and its coats."""
    return [offer_of(game, choice.placement) for choice in game.choices() if isinstance(choice, Place)]


def offer_of(game: Game, placement: Placement) -> Offer:
    """What one placement would cost and earn, by this tile alone."""
    seat, number = game.seat, PLACEMENT_NUMBER[placement]
    before = game.filled[seat]
    after = before | PLACEMENT_SPACES[number]
    windows = game.windows[seat] | PLACEMENT_WINDOWS[number]
    discount = bool(game.discount)
    touches = game.price_at(placement) < placement.tile.size - discount
    lines = lines_completed(before, after, windows)
    rows = {line.name for line in lines}
    coats = tuple(space for space in COAT_SPACES if space in placement.spaces)
    coats += tuple(str(row) for row in COAT_ROWS if str(row) in rows)
    return Offer(placement, Price(placement.tile.size, touches, discount), lines, coats)


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
