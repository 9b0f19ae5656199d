"""What a house offers to its builder next: which tiles fit, and what laying one of them could earn.

Plain Python that Cython also compiles, with the C types of ``prospects.pxd``.
"""

from nyhavn.rules import bits, legality, placements, tables
from nyhavn.rules.game import Game
from nyhavn.rules.tables import COAT_ROW_COUNT, COAT_SPACE_COUNT, COLOURS, LINES, SIZES, SMALLEST

COAT_ROWS = tables.COAT_ROWS
COAT_SPACES = tables.COAT_SPACES
FIRST_FOOTPRINT = placements.FIRST_FOOTPRINT
LINE_POINTS = tables.LINE_POINTS
LINE_SPACES = tables.LINE_SPACES
TILE_COUNT = COLOURS * SIZES


class Prospects:
    """Two offers for each tile: beside its own colour, where it costs one card less, and apart from it.

    An offer tells whether the tile fits there, whether it can earn a coat of arms, and what the best line
    that it can complete would score.
    """

    def __init__(self) -> None:
        self.worth = 0.0
        self.fits = [0] * 40
        self.coats = [0] * 40
        self.points = [0] * 40
        self.open_coats = 0
        # The lines that one tile could complete: the spaces they lack, their points and coats of arms.
        self.near_lines = 0
        self.lacking = [0] * 14
        self.line_points = [0] * 14
        self.line_coats = [0] * 14

    def survey(self, game: Game, seat: int) -> None:
        """Look over a house, with the tiles that are in the supply now."""
        self.find_lines(game.filled[seat], game.windows[seat])
        near = 0
        for tile in range(TILE_COUNT):
            if tile % SIZES == 0:
                near = legality.neighbours(game.painted[seat][tile // SIZES])
            for offer in range(2 * tile, 2 * tile + 2):
                self.fits[offer] = self.coats[offer] = self.points[offer] = 0
            if game.supply[tile]:
                for footprint in range(FIRST_FOOTPRINT[tile], FIRST_FOOTPRINT[tile + 1]):
                    corners = legality.fitting(footprint, game.filled[seat])
                    if corners:
                        self.note(tile, footprint, corners, corners & legality.reaching(footprint, near))

    def find_lines(self, filled: int, windows: int) -> None:
        """The lines and coats of arms that wait to be earned."""
        self.near_lines = self.open_coats = 0
        for coat in range(COAT_SPACE_COUNT):
            self.open_coats |= COAT_SPACES[coat] & ~filled
        for line in range(LINES):
            spaces = LINE_SPACES[line]
            lacking = spaces & ~filled
            if lacking and bits.count_spaces(lacking) < SMALLEST + SIZES:
                place = self.near_lines
                self.lacking[place] = lacking
                self.line_points[place] = LINE_POINTS[line]
                if spaces & filled & ~windows == 0:
                    self.line_points[place] *= 2
                self.line_coats[place] = 0
                for row in range(COAT_ROW_COUNT):
                    if COAT_ROWS[row] == spaces:
                        self.line_coats[place] = 1
                self.near_lines += 1

    def note(self, tile: int, footprint: int, corners: int, beside: int) -> None:
        """Note what an outline earns at the corners where it fits, some of them beside its own colour."""
        if beside:
            self.fits[2 * tile] = 1
        if corners != beside:
            self.fits[2 * tile + 1] = 1
        if self.open_coats:
            self.improve(tile, corners & legality.reaching(footprint, self.open_coats), beside, 0, 1)
        size = SMALLEST + tile % SIZES
        for place in range(self.near_lines):
            spaces = self.lacking[place]
            if bits.count_spaces(spaces) <= size:
                completing = corners
                while completing and spaces:
                    completing &= legality.reaching(footprint, spaces & ~(spaces - 1))
                    spaces &= spaces - 1
                self.improve(tile, completing, beside, self.line_points[place], self.line_coats[place])

    def improve(self, tile: int, corners: int, beside: int, points: int, coat: int) -> None:
        """Corners at which the tile earns these points and this coat of arms."""
        if corners & beside:
            self.points[2 * tile] = max(self.points[2 * tile], points)
            self.coats[2 * tile] |= coat
        if corners & ~beside:
            self.points[2 * tile + 1] = max(self.points[2 * tile + 1], points)
            self.coats[2 * tile + 1] |= coat
