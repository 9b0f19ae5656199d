"""The numbers behind the game words, for the compiled rules.

This module is never compiled: tables are worked out here in plain Python, and the compiled modules take them
over as C values.
"""

from nyhavn.rules import pieces
from nyhavn.rules.decisions import DECISIONS, PAIRS
from nyhavn.rules.errors import Reason
from nyhavn.rules.phases import Phase
from nyhavn.rules.pieces import COLOUR_LETTERS, COLUMNS, END_CARD_LETTER, ROWS, Ability
from nyhavn.rules.placements import spaces_mask

(
    LEGAL,
    GAME_OVER,
    TURN_OVER,
    NOT_THIS_STEP,
    PIER_EMPTY,
    ABILITY_NOT_OWNED,
    ABILITY_INACTIVE,
    ALREADY_TOOK,
    ALREADY_BUILT,
    HAND_OVER_LIMIT,
    HAND_WITHIN_LIMIT,
    CARD_NOT_IN_HAND,
    NO_PASSING,
    NOTHING_TO_BUILD,
    ALREADY_DECLARED,
    CHANGE_INTO_ITSELF,
    CHANGE_UNUSED,
    BUILD_DECLARED,
    TILE_NOT_IN_SUPPLY,
    SPACE_COVERED,
    UNSUPPORTED,
    CARDS_MISSING,
    PAYMENT_OPEN,
    PAYMENT_IMPOSSIBLE,
    COAT_OPEN,
    NO_COAT_OPEN,
    NO_SPECIAL_TILE,
    ABILITY_OWNED,
    NOTHING_INACTIVE,
) = Reason
(
    CHOOSE,
    TAKING,
    DISCARDING,
    TAKEN,
    BUILDING,
    PAYING,
    COATS,
    DONE,
    REFILL,
    RESHUFFLE,
    OVER,
) = Phase
ANY_CARDS, ADDITIONAL_CARD, CONSTRUCTION_DISCOUNT, CHANGE_OF_COLOURS, BOTH_ACTIONS = Ability
ALL_ABILITIES = (1 << len(Ability)) - 1

NOTHING = -1
COLOURS = len(COLOUR_LETTERS)
SMALLEST, LARGEST = pieces.SIZES[0], pieces.SIZES[-1]
SIZES = len(pieces.SIZES)
END_CARD = COLOURS
CARD_LETTERS = COLOUR_LETTERS + END_CARD_LETTER
MOST_CHOICES = len(DECISIONS)
# Not a decision: the mark of a coat of arms that could not be used.
LAPSED = len(DECISIONS)
PAIR_COUNT = len(PAIRS)
PAIR_FIRST = [first for first, _ in PAIRS]
PAIR_SECOND = [second for _, second in PAIRS]
SPACE_BIT = [1 << space for space in range(ROWS * COLUMNS)]

ROW_ONE = spaces_mask(tuple(f"{column}1" for column in "abcde"))
COLUMN_A = spaces_mask(tuple(f"a{row}" for row in range(1, ROWS + 1)))
COLUMN_E = COLUMN_A << COLUMNS - 1
ALL_SPACES = (1 << ROWS * COLUMNS) - 1
# Rows first, from the bottom, then columns from the left.
LINES = ROWS + COLUMNS
LINE_SPACES = [ROW_ONE << row * COLUMNS for row in range(ROWS)] + [
    COLUMN_A << column for column in range(COLUMNS)
]
LINE_POINTS = [1] * ROWS + [2] * COLUMNS
COAT_SPACES = [spaces_mask((space,)) for space in pieces.COAT_SPACES]
COAT_ROWS = [LINE_SPACES[row - 1] for row in pieces.COAT_ROWS]
COAT_SPACE_COUNT, COAT_ROW_COUNT = len(COAT_SPACES), len(COAT_ROWS)
