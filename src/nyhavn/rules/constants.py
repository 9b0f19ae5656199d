"""The numbers behind the game words: codes, tables, capacities and bit widths, for the compiled rules.

This module is never compiled: the numbers are worked out here in plain Python, and the compiled modules take
them over as C values. Only the sizes of C arrays have to be repeated, in the ``.pxd`` files; a test compares
each with what the Python source makes room for.
"""

from nyhavn.rules import pieces
from nyhavn.rules.decisions import DECISIONS, PAIRS
from nyhavn.rules.errors import Refusal
from nyhavn.rules.phases import Phase
from nyhavn.rules.pieces import COLOUR_LETTERS, COLUMNS, END_CARD_LETTER, ROWS, Ability
from nyhavn.rules.placements import PLACEMENTS, spaces_mask

LEGAL = Refusal.LEGAL
GAME_OVER = Refusal.GAME_OVER
TURN_OVER = Refusal.TURN_OVER
NOT_THIS_STEP = Refusal.NOT_THIS_STEP
PIER_EMPTY = Refusal.PIER_EMPTY
ABILITY_NOT_OWNED = Refusal.ABILITY_NOT_OWNED
ABILITY_INACTIVE = Refusal.ABILITY_INACTIVE
ALREADY_TOOK = Refusal.ALREADY_TOOK
ALREADY_BUILT = Refusal.ALREADY_BUILT
HAND_OVER_LIMIT = Refusal.HAND_OVER_LIMIT
HAND_WITHIN_LIMIT = Refusal.HAND_WITHIN_LIMIT
CARD_NOT_IN_HAND = Refusal.CARD_NOT_IN_HAND
NO_PASSING = Refusal.NO_PASSING
NOTHING_TO_BUILD = Refusal.NOTHING_TO_BUILD
ALREADY_DECLARED = Refusal.ALREADY_DECLARED
CHANGE_INTO_ITSELF = Refusal.CHANGE_INTO_ITSELF
CHANGE_UNUSED = Refusal.CHANGE_UNUSED
BUILD_DECLARED = Refusal.BUILD_DECLARED
TILE_NOT_IN_SUPPLY = Refusal.TILE_NOT_IN_SUPPLY
SPACE_COVERED = Refusal.SPACE_COVERED
UNSUPPORTED = Refusal.UNSUPPORTED
CARDS_MISSING = Refusal.CARDS_MISSING
PAYMENT_OPEN = Refusal.PAYMENT_OPEN
PAYMENT_IMPOSSIBLE = Refusal.PAYMENT_IMPOSSIBLE
COAT_OPEN = Refusal.COAT_OPEN
NO_COAT_OPEN = Refusal.NO_COAT_OPEN
NO_SPECIAL_TILE = Refusal.NO_SPECIAL_TILE
ABILITY_OWNED = Refusal.ABILITY_OWNED
NOTHING_INACTIVE = Refusal.NOTHING_INACTIVE

CHOOSE = Phase.CHOOSE
TAKING = Phase.TAKING
DISCARDING = Phase.DISCARDING
TAKEN = Phase.TAKEN
BUILDING = Phase.BUILDING
PAYING = Phase.PAYING
COATS = Phase.COATS
DONE = Phase.DONE
REFILL = Phase.REFILL
RESHUFFLE = Phase.RESHUFFLE
OVER = Phase.OVER

ANY_CARDS = Ability.ANY_CARDS
ADDITIONAL_CARD = Ability.ADDITIONAL_CARD
CONSTRUCTION_DISCOUNT = Ability.CONSTRUCTION_DISCOUNT
CHANGE_OF_COLOURS = Ability.CHANGE_OF_COLOURS
BOTH_ACTIONS = Ability.BOTH_ACTIONS
ABILITIES = len(Ability)
ALL_ABILITIES = (1 << ABILITIES) - 1

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

# Capacities: the most there can ever be.
SPACE_COUNT = ROWS * COLUMNS
TILE_COUNT = len(pieces.TILES)
PLACEMENT_COUNT = len(PLACEMENTS)
DECK_CARDS = pieces.CARDS_PER_COLOUR * COLOURS + 1
"""All cards and the end-of-game card."""
COAT_COUNT = COAT_SPACE_COUNT + COAT_ROW_COUNT
MOST_TILES_IN_HOUSE = COAT_COUNT + (SPACE_COUNT - COAT_COUNT) // SMALLEST
"""A special tile for each coat of arms, and otherwise the smallest tiles."""
MOST_IN_HAND = pieces.HAND_LIMIT + pieces.MOST_TAKEN
MOST_DECISIONS_IN_TURN = 2 + pieces.MOST_TAKEN + 4 + COAT_COUNT + 1
"""A pair, a third card and the discards; discount, change, placement, payment and coats; the end."""

# Bit widths, for numbers that are packed into one integer of 64 bits.
INTEGER_BITS = 64
PHASE_BITS = (len(Phase) - 1).bit_length()
ABILITY_BITS = ABILITIES
COLOUR_BITS = COLOURS.bit_length()
"""A colour counted from 1, or 0 for none."""
HAND_BITS = MOST_IN_HAND.bit_length()
"""The cards of one colour in a hand."""
UNKNOWN_BITS = max(pieces.FIRST_HANDS).bit_length()
"""The cards of a hand that others do not know."""
COAT_BITS = COAT_COUNT.bit_length()
PIER_BITS = pieces.PIERS.bit_length()
"""How many piers hold a colour."""
HARBOUR_BITS = max(pieces.PIERS, COLOURS * PIER_BITS)
"""The harbour: one bit for each pier, or for each colour the number of its piers."""
PLACEMENT_BITS = PLACEMENT_COUNT.bit_length()
"""A placement counted from 1, or 0 for none."""
