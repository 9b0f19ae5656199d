"""What a game was like, seat by seat: the statistics shown after it has ended."""

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
    """The statistics of one seat."""

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
    """The statistics of a game, from all its turns in order and the position they led to."""
    seats = [SeatStatistics(cards_drawn=FIRST_HANDS[seat]) for seat in range(game.players)]
    for number, turn in enumerate(turns):
        _count_turn(seats[number % game.players], turn)
    for seat, statistics in enumerate(seats):
        _count_house(statistics, game, seat)
    return seats


def _count_turn(statistics: SeatStatistics, turn: Turn) -> None:
    statistics.turns += 1
    statistics.abilities.update(turn.abilities)
    if turn.take is not None:
        statistics.cards_drawn += 2 if turn.take.additional is None else 3
        statistics.cards_discarded += len(turn.take.discards)
    if turn.build is not None:
        statistics.tiles[turn.build.tile.name] += 1
        statistics.cards_paid += len(turn.build.paid)
        statistics.coats.update(COAT_USES[type(coat)] for coat in turn.build.coats)


def _count_house(statistics: SeatStatistics, game: Game, seat: int) -> None:
    filled, windows = game.filled[seat], game.windows[seat]
    statistics.spaces_covered = filled.bit_count()
    statistics.empty_spaces = len(SPACES) - statistics.spaces_covered
    statistics.points = game.points[seat]
    for line in range(LINES):
        points = line_points(line, filled, windows)
        all_windows = points > line_points(line, filled, 0)
        if not points:
            continue
        if line < ROWS:
            statistics.rows += 1
            statistics.window_rows += all_windows
            statistics.row_points += points
        else:
            statistics.columns += 1
            statistics.window_columns += all_windows
            statistics.column_points += points
