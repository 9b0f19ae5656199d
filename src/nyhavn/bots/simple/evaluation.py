"""What a position is worth to a seat, as a weighted sum of what can be seen on the table.

Plain Python that Cython also compiles, with the C types of ``evaluation.pxd``.
"""

from collections.abc import Mapping

from nyhavn.rules import bits, constants
from nyhavn.rules.constants import ALL_SPACES, COLOURS, LINES
from nyhavn.rules.game import Game
from nyhavn.rules.pieces import COLUMNS, ROWS

try:
    import cython
except ImportError:
    from nyhavn.rules import interpreted as cython

LINE_POINTS = constants.LINE_POINTS
LINE_SPACES = constants.LINE_SPACES
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
POINTS = FEATURES.index("points")
COVERED = FEATURES.index("covered spaces")
WINDOWS = FEATURES.index("windows")
HOLES = FEATURES.index("empty spaces under covered ones")
OWNED = FEATURES.index("abilities")
ACTIVE = FEATURES.index("active abilities")
CARDS = FEATURES.index("cards")
ROW_PROGRESS = FEATURES.index("progress of rows")
COLUMN_PROGRESS = FEATURES.index("progress of columns")
SQUARES = FEATURES.index("red cards, squared")
FEATURE_COUNT = len(FEATURES)


class GreedyEvaluation:
    """Weighs features of a position; the ones without a weight count nothing."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        if not cython.compiled:
            # Compiled, these are C arrays of zeros from the start.
            self.values = [0.0] * FEATURE_COUNT
            self.weights = [0.0] * FEATURE_COUNT
        for name, weight in weights.items():
            self.weights[FEATURES.index(name)] = weight

    def worth(self, game: Game, seat: int) -> float:
        """The weighted sum for a seat."""
        self.measure(game, seat)
        total = 0.0
        for feature in range(FEATURE_COUNT):
            total += self.values[feature] * self.weights[feature]
        return total

    def measure(self, game: Game, seat: int) -> None:
        """Work out all features of a seat."""
        filled = game.filled[seat]
        self.values[POINTS] = game.points[seat]
        self.values[COVERED] = bits.count_spaces(filled)
        self.values[WINDOWS] = bits.count_spaces(game.windows[seat])
        self.values[HOLES] = bits.count_spaces(shaded(filled))
        self.values[OWNED] = bits.count_spaces(game.owned[seat])
        self.values[ACTIVE] = bits.count_spaces(game.active[seat])
        self.values[CARDS] = game.hand_size(seat)
        self.values[ROW_PROGRESS] = self.values[COLUMN_PROGRESS] = 0.0
        for line in range(LINES):
            self.values[ROW_PROGRESS if line < ROWS else COLUMN_PROGRESS] += line_progress(game, seat, line)
        for colour in range(COLOURS):
            self.values[SQUARES + colour] = game.hands[seat][colour] * game.hands[seat][colour]


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
