"""What a game was like, seat by seat: the figures shown after it has ended."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from nyhavn.rules.constants import LINES
from nyhavn.rules.decisions import LaySpecial, Reactivate, TakeAbility
from nyhavn.rules.game import Game, line_points
from nyhavn.rules.pieces import FIRST_HANDS, ROWS, SPACES, Ability
from nyhavn.rules.turns import Lapse, Turn

COAT_USES = {LaySpecial: "special", TakeAbility: "ability", Reactivate: "reactivate", Lapse: "lapsed"}


@dataclass(slots=True)
class SeatStatistics:
    """The figures of one seat."""

    turns: int = 0
    cards_drawn: int = 0
    """First cards included."""
    cards_discarded: int = 0
    """Over the hand limit."""
    cards_paid: int = 0
    tiles: Counter[str] = field(default_factory=Counter)
    """Coloured tiles bought, by name."""
    coats: Counter[str] = field(default_factory=Counter)
    """Coats of arms by what they were used for: special, ability, reactivate, lapsed."""
    abilities: Counter[Ability] = field(default_factory=Counter)
    """How often each ability was used."""
    rows: int = 0
    window_rows: int = 0
    columns: int = 0
    window_columns: int = 0
    row_points: int = 0
    column_points: int = 0
    spaces_covered: int = 0
    empty_spaces: int = 0
    points: int = 0


def seat_statistics(turns: Iterable[Turn], game: Game) -> list[SeatStatistics]:
    """The figures of a game, from all its turns in order and the position they led to."""
    seats = [SeatStatistics(cards_drawn=FIRST_HANDS[seat]) for seat in range(game.players)]
    for number, turn in enumerate(turns):
        _count_turn(seats[number % game.players], turn)
    for seat, figures in enumerate(seats):
        _count_house(figures, game, seat)
    return seats


def _count_turn(figures: SeatStatistics, turn: Turn) -> None:
    figures.turns += 1
    figures.abilities.update(turn.abilities)
    if turn.take is not None:
        figures.cards_drawn += 2 if turn.take.additional is None else 3
        figures.cards_discarded += len(turn.take.discards)
    if turn.build is not None:
        figures.tiles[turn.build.tile.name] += 1
        figures.cards_paid += len(turn.build.paid)
        figures.coats.update(COAT_USES[type(coat)] for coat in turn.build.coats)


def _count_house(figures: SeatStatistics, game: Game, seat: int) -> None:
    filled, windows = game.filled[seat], game.windows[seat]
    figures.spaces_covered = filled.bit_count()
    figures.empty_spaces = len(SPACES) - figures.spaces_covered
    figures.points = game.points[seat]
    for line in range(LINES):
        points = line_points(line, filled, windows)
        all_windows = points > line_points(line, filled, 0)
        if not points:
            continue
        if line < ROWS:
            figures.rows += 1
            figures.window_rows += all_windows
            figures.row_points += points
        else:
            figures.columns += 1
            figures.window_columns += all_windows
            figures.column_points += points
