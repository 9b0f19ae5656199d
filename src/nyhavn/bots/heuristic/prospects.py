"""What a house offers to its builder next: which tiles fit, and what laying one of them could earn.

Plain Python that Cython also compiles, with the C types of ``prospects.pxd``.
"""

from nyhavn.rules import bits, constants, legality, placements
from nyhavn.rules.constants import COAT_ROW_COUNT, COAT_SPACE_COUNT, LINES, SIZES, SMALLEST, TILE_COUNT
from nyhavn.rules.game import Game

try:
    import cython
except ImportError:
    from nyhavn.rules import interpreted as cython

COAT_ROWS = constants.COAT_ROWS
COAT_SPACES = constants.COAT_SPACES
FIRST_FOOTPRINT = placements.FIRST_FOOTPRINT
LINE_POINTS = constants.LINE_POINTS
LINE_SPACES = constants.LINE_SPACES
OFFERS = 2 * TILE_COUNT


class Prospects:
    """Two offers for each tile: beside its own colour, where it costs one card less, and apart from it.

    An offer tells whether the tile fits there, and how many points and coats of arms it can earn at most.
    Where its brick would lie is left out of account.
    """

    def __init__(self) -> None:
        self.worth = 0.0
        # The tiles that have been looked at already, one bit each.
        self.surveyed = 0
        self.open_coats = 0
        # The lines that one tile could complete: the spaces they lack, their points and coats of arms.
        self.near_lines = 0
        if not cython.compiled:
            # Compiled, they are C arrays of zeros from the start; to fill them from lists would take long.
            self.fits = [0] * OFFERS
            self.coats = [0] * OFFERS
            self.points = [0] * OFFERS
            self.lacking = [0] * LINES
            self.line_points = [0] * LINES
            self.line_coats = [0] * LINES
            self.completing = [0] * LINES

    def look_at(self, game: Game, seat: int) -> None:
        """Find the lines and coats of arms that wait to be earned in a house."""
        filled, windows = game.filled[seat], game.windows[seat]
        for coat in range(COAT_SPACE_COUNT):
            self.open_coats |= COAT_SPACES[coat] & ~filled
        for line in range(LINES):
            spaces = LINE_SPACES[line]
            lacking = spaces & ~filled
            if lacking and bits.count_spaces(lacking) < SMALLEST + SIZES:
                index = self.near_lines
                self.lacking[index] = lacking
                self.line_points[index] = LINE_POINTS[line]
                if spaces & filled & ~windows == 0:
                    self.line_points[index] *= 2
                self.line_coats[index] = 0
                for row in range(COAT_ROW_COUNT):
                    if COAT_ROWS[row] == spaces:
                        self.line_coats[index] = 1
                self.near_lines += 1

    def survey(self, game: Game, seat: int, tile: int) -> None:
        """Work out the offers of a tile, if that has not been done yet."""
        if self.surveyed >> tile & 1:
            return
        self.surveyed |= 1 << tile
        near = legality.neighbours(game.painted[seat][tile // SIZES])
        for footprint in range(FIRST_FOOTPRINT[tile], FIRST_FOOTPRINT[tile + 1]):
            corners = legality.fitting(footprint, game.filled[seat])
            if corners:
                beside = corners & legality.reaching(footprint, near)
                if beside:
                    self.fits[2 * tile] = 1
                    self.note(2 * tile, footprint, beside, SMALLEST + tile % SIZES)
                if corners != beside:
                    self.fits[2 * tile + 1] = 1
                    self.note(2 * tile + 1, footprint, corners & ~beside, SMALLEST + tile % SIZES)

    def note(self, offer: int, footprint: int, corners: int, size: int) -> None:
        """Note the best that the outline of a tile earns at one of these corners."""
        earning = corners & legality.reaching(footprint, self.open_coats)
        if earning:
            self.coats[offer] = max(self.coats[offer], 1)
        lines = 0
        for index in range(self.near_lines):
            spaces = self.lacking[index]
            self.completing[index] = 0
            if bits.count_spaces(spaces) <= size:
                completing = corners
                while completing and spaces:
                    completing &= legality.reaching(footprint, spaces & ~(spaces - 1))
                    spaces &= spaces - 1
                self.completing[index] = completing
                lines |= completing
        while lines:
            corner = lines & ~(lines - 1)
            lines &= lines - 1
            points, coats = 0, 1 if corner & earning else 0
            for index in range(self.near_lines):
                if self.completing[index] & corner:
                    points += self.line_points[index]
                    coats += self.line_coats[index]
            self.points[offer] = max(self.points[offer], points)
            self.coats[offer] = max(self.coats[offer], coats)
