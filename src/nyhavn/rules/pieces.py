"""What is in the box: colours, cards, tiles, abilities, and the house.

Everything here is taken from the component list of the rules; the tiles are drawn as pictures that a
person can compare with the printed ones.
"""

from enum import IntEnum
from typing import NamedTuple

MIN_PLAYERS = 2
MAX_PLAYERS = 4


class Colour(IntEnum):
    """A facade colour. Colours belong to cards and tiles, never to players."""

    RED = 0
    YELLOW = 1
    GREEN = 2
    BLUE = 3
    PURPLE = 4

    @property
    def letter(self) -> str:
        return COLOUR_LETTERS[self]


COLOUR_LETTERS = "rygbp"
COLOUR_OF_LETTER = {letter: Colour(i) for i, letter in enumerate(COLOUR_LETTERS)}
END_CARD_LETTER = "*"


class Ability(IntEnum):
    """One of the five kinds of ability tile."""

    ANY_CARDS = 0
    ADDITIONAL_CARD = 1
    CONSTRUCTION_DISCOUNT = 2
    CHANGE_OF_COLOURS = 3
    BOTH_ACTIONS = 4

    @property
    def letter(self) -> str:
        return ABILITY_LETTERS[self]


ABILITY_LETTERS = "nxdho"
ABILITY_OF_LETTER = {letter: Ability(i) for i, letter in enumerate(ABILITY_LETTERS)}


class Tile(NamedTuple):
    """A coloured facade tile; each colour has one shape per size."""

    colour: Colour
    size: int

    @property
    def name(self) -> str:
        return f"{self.colour.letter}{self.size}"


SIZES = (2, 3, 4, 5)
TILES = tuple(Tile(colour, size) for colour in Colour for size in SIZES)
TILE_OF_NAME = {tile.name: tile for tile in TILES}

# Seen from the front, rows from the top: W a window, B the brickwork, a dot nothing.
TILE_PICTURES = {
    "r2": ("BW",),
    "y2": ("BW",),
    "g2": ("BW",),
    "b2": ("BW",),
    "p2": ("BW",),
    "r3": ("WW", "B."),
    "y3": ("WW", "B."),
    "g3": ("BWW",),
    "b3": ("WW", "B."),
    "p3": ("BWW",),
    "r4": ("WW", "BW"),
    "y4": (".WW", "WB."),
    "g4": ("WWW", ".B."),
    "b4": ("..W", "BWW"),
    "p4": ("BWWW",),
    "r5": (".WW", "BWW"),
    "y5": ("W..", "WWW", "..B"),
    "g5": (".W.", "BWW", ".W."),
    "b5": ("..W", "BWW", "..W"),
    "p5": ("BWWWW",),
}

# A whole box; fewer players leave some of it in the box.
CARDS_PER_COLOUR = 14
TILES_PER_SIZE = {2: 3, 3: 3, 4: 3, 5: 1}
SPECIAL_TILES = 12
TILE_SIZES_LEFT_OUT = {2: (2, 3, 4), 3: (2, 4), 4: ()}
CARDS_LEFT_OUT_PER_COLOUR = {2: 0, 3: 2, 4: 0}
FIRST_HANDS = (2, 3, 3, 4)

PIERS = 7
HAND_LIMIT = 7
POINTS_TO_WIN = 12
LAST_CARDS = 10
"""Among so many cards at the bottom of the deck the end-of-game card lies."""
MOST_TAKEN = 3
"""Two cards, and one more by an ability."""

# The house, rows from the top as one looks at it: C a coat of arms on a space, and at the right an R
# where the whole row carries one.
HOUSE_PICTURE = (
    "...C. ",
    "..... ",
    ".C... ",
    ".....R",
    "....C ",
    ".....R",
    "..C.. ",
    ".....R",
    "..... ",
)
ROWS = 9
COLUMNS = 5
SPACES = tuple(
    f"{column}{row}" for row in range(1, ROWS + 1) for column in "abcde"
)  # in the order of the notation: a1, b1, ... e9
SPACE_INDEX = {name: index for index, name in enumerate(SPACES)}

COAT_SPACES = tuple(
    space for space in SPACES if HOUSE_PICTURE[ROWS - int(space[1])]["abcde".index(space[0])] == "C"
)
COAT_ROWS = tuple(row for row in range(1, ROWS + 1) if HOUSE_PICTURE[ROWS - row][COLUMNS] == "R")


def are_neighbours(first: int, second: int) -> bool:
    """Whether two piers lie side by side; the two outer ones do not."""
    return abs(second - first) == 1


def cards_per_colour(players: int) -> int:
    """How many cards of each colour are in play."""
    return CARDS_PER_COLOUR - CARDS_LEFT_OUT_PER_COLOUR[players]


def tiles_in_play(players: int, size: int) -> int:
    """How many tiles of each colour in this size are in the supply at the start."""
    return TILES_PER_SIZE[size] - (size in TILE_SIZES_LEFT_OUT[players])
