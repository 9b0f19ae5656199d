"""What the network looks at: named blocks of features, in the order of the rows of its first layer.

The shipped networks depend on this order. This module is never compiled: the compiled encoding takes the
numbers over as C values.
"""

from nyhavn.bots.blocks import Blocks
from nyhavn.rules.constants import ABILITIES, COLOURS, DECK_CARDS, LINES, SPACE_COUNT, TILE_COUNT
from nyhavn.rules.pieces import (
    CARDS_PER_COLOUR,
    COLUMNS,
    FIRST_HANDS,
    HAND_LIMIT,
    MAX_PLAYERS,
    MOST_TAKEN,
    PIERS,
    ROWS,
    SPECIAL_TILES,
    TILES_PER_SIZE,
)

# Counts are features of their own, from 0 up to these; more counts as the most.
MOST_HOLES = 9
MOST_POINTS = 15
MOST_IN_HAND = HAND_LIMIT
MOST_UNKNOWN = max(FIRST_HANDS)
MOST_MISSING = 2
MOST_ON_PIERS = 4
MOST_EMPTY = MOST_TAKEN
MOST_SUPPLY = max(TILES_PER_SIZE.values())
DECK_STEP = 3
"""The cards left in the deck are counted in threes."""
MOST_DECK_STEPS = DECK_CARDS // DECK_STEP
LINE_KINDS = 2
"""All windows so far, or with brickwork."""
ABILITY_STATES = 3
"""Not owned, inactive, active."""
DECKS = 2
"""The first deck and the reshuffled one."""

HOUSE = Blocks(
    ("windows", SPACE_COUNT),
    ("bricks", SPACE_COUNT),
    ("rows", ROWS * LINE_KINDS * (COLUMNS + 1)),
    ("columns", COLUMNS * LINE_KINDS * (ROWS + 1)),
    ("heights", COLUMNS * (ROWS + 1)),
    ("holes", MOST_HOLES + 1),
    ("points", MOST_POINTS + 1),
)
HAND = Blocks(
    ("cards", COLOURS * (MOST_IN_HAND + 1)),
    ("size", MOST_IN_HAND + 1),
    ("unknown", MOST_UNKNOWN + 1),
    ("abilities", ABILITIES * ABILITY_STATES),
)
REACH = Blocks(("missing", TILE_COUNT * (MOST_MISSING + 1)))
SEAT = Blocks(("house", HOUSE.size), ("hand", HAND.size), ("reach", REACH.size))
PIER = Blocks(
    ("colours", COLOURS * (MOST_ON_PIERS + 1)),
    ("pairs", COLOURS * COLOURS),
    ("empty", MOST_EMPTY + 1),
)
TABLE = Blocks(
    ("supply", TILE_COUNT * (MOST_SUPPLY + 1)),
    ("specials", SPECIAL_TILES + 1),
    ("deck", DECKS * (MOST_DECK_STEPS + 1)),
    ("unseen", COLOURS * (CARDS_PER_COLOUR + 1)),
)

# How many features a position has at once, at most.
_MOST_OF_HOUSE = SPACE_COUNT + LINES + COLUMNS + 1 + 1
_MOST_OF_HAND = COLOURS + 1 + 1 + ABILITIES
_MOST_OF_SEAT = _MOST_OF_HOUSE + _MOST_OF_HAND + TILE_COUNT
_MOST_OF_PIERS = COLOURS + (PIERS - 1) + 1
_MOST_OF_TABLE = TILE_COUNT + 1 + 1 + COLOURS
MOST_FEATURES = MAX_PLAYERS * _MOST_OF_SEAT + _MOST_OF_PIERS + _MOST_OF_TABLE
