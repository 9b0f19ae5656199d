"""What a position is worth to a seat, as a weighted sum of what can be seen on the table.

Plain Python that Cython also compiles, with the C types of ``appraisal.pxd``.
"""

from collections.abc import Mapping

from nyhavn.rules import bits, tables
from nyhavn.rules.game import Game
from nyhavn.rules.pieces import COLUMNS, ROWS
from nyhavn.rules.tables import ALL_SPACES, COLOURS, LINES

LINE_POINTS = tables.LINE_POINTS
LINE_SPACES = tables.LINE_SPACES
# Not whole numbers: compiled, dividing two of those would leave a whole number.
LINE_LENGTH = [float(COLUMNS)] * ROWS + [float(ROWS)] * COLUMNS

FEATURES = (
    "points",
    "covered spaces",
    "windows",
    "empty spaces under covered ones",
    "abilities",
    "active abilities",
    "cards",
    "progress of rows",
    "progress of columns",
    "red cards, squared",
    "yellow cards, squared",
    "green cards, squared",
    "blue cards, squared",
    "purple cards, squared",
)


class Appraisal:
    """Weighs features of a position; the ones without a weight count nothing."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.values = [0.0] * 14
        self.weights = [0.0] * 14
        for name, weight in weights.items():
            self.weights[FEATURES.index(name)] = weight

    def worth(self, game: Game, seat: int) -> float:
        """The weighted sum for a seat."""
        self.measure(game, seat)
        total = 0.0
        for feature in range(14):
            total += self.values[feature] * self.weights[feature]
        return total

    def measure(self, game: Game, seat: int) -> None:
        """Work out all features of a seat."""
        filled = game.filled[seat]
        self.values[0] = game.points[seat]
        self.values[1] = bits.count_spaces(filled)
        self.values[2] = bits.count_spaces(game.windows[seat])
        self.values[3] = bits.count_spaces(shaded(filled))
        self.values[4] = bits.count_spaces(game.owned[seat])
        self.values[5] = bits.count_spaces(game.active[seat])
        self.values[6] = game.hand_size(seat)
        self.values[7] = self.values[8] = 0.0
        for line in range(LINES):
            self.values[7 if line < ROWS else 8] += line_progress(game, seat, line)
        for colour in range(COLOURS):
            self.values[9 + colour] = game.hands[seat][colour] * game.hands[seat][colour]


def shaded(filled: int) -> int:
    """The empty spaces with a covered one somewhere above them."""
    below = filled >> COLUMNS
    below |= below >> COLUMNS
    below |= below >> 2 * COLUMNS
    below |= below >> 4 * COLUMNS
    return below & ~filled & ALL_SPACES


def line_progress(game: Game, seat: int, line: int) -> float:
    """What a line can still score, times the square of the part that is covered."""
    spaces = LINE_SPACES[line]
    covered = game.filled[seat] & spaces
    part = bits.count_spaces(covered) / LINE_LENGTH[line]
    points = LINE_POINTS[line]
    if covered & ~game.windows[seat] == 0:
        points *= 2
    return points * part * part
