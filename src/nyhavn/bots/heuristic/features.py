"""What the heuristic looks at, by name and in the order of its vector.

This module is never compiled: the compiled evaluation takes the numbers over as C values.
"""

from collections.abc import Mapping

from nyhavn.bots.blocks import Blocks
from nyhavn.rules.constants import SMALLEST
from nyhavn.rules.pieces import COLUMNS, ROWS, Ability

Weights = Mapping[str, tuple[float, float]]
"""The weights of features in the opening and at the end; the ones left out count nothing."""

MOST_ROW_LACKING = COLUMNS - 1
MOST_COLUMN_LACKING = ROWS - 1
"""Lines that nothing covers yet are not counted."""
LINE_KINDS = ("of windows", "with bricks")
REACH_GOALS = ("largest tile", "points", "coats of arms")
REACH_STEPS = ("lacking no card", "lacking 1 card", "lacking 2 cards")
MANY_CARDS = 5
ABILITY_NAMES = tuple(ability.name.lower().replace("_", " ") for ability in Ability)

HOUSE_BLOCKS: dict[str, tuple[str, ...]] = {
    "points": ("points",),
    "points above 5": ("points above 5",),
    "points above 8": ("points above 8",),
    "covered": ("covered spaces",),
    "holes": ("empty spaces under covered ones",),
    "single spaces": ("spaces that only a special tile fits",),
    "steps": ("steps between columns",),
    "rows": tuple(
        f"rows {kind} lacking {spaces}" for kind in LINE_KINDS for spaces in range(1, MOST_ROW_LACKING + 1)
    ),
    "columns": tuple(
        f"columns {kind} lacking {spaces}"
        for kind in LINE_KINDS
        for spaces in range(1, MOST_COLUMN_LACKING + 1)
    ),
    "open coats": ("coats of arms on open spaces",),
    "supported coats": ("coats of arms on supported spaces",),
    "coats above support": ("coats of arms just above supported spaces",),
    "coat rows": tuple(f"coat-of-arms rows lacking {spaces}" for spaces in range(1, MOST_ROW_LACKING + 1)),
    "colours beside": ("colours with a place beside their own",),
}
"""What depends on nothing but the house."""
HAND_BLOCKS: dict[str, tuple[str, ...]] = {
    "cards": ("cards",),
    "cards of a colour": (
        *(f"colours with {cards} cards" for cards in range(SMALLEST, MANY_CARDS)),
        f"colours with {MANY_CARDS} or more cards",
    ),
    "many cards": (f"cards beyond {MANY_CARDS}",),
    "reach": tuple(f"{goal} {lacking}" for goal in REACH_GOALS for lacking in REACH_STEPS),
    "reach with abilities": tuple(f"{goal} with abilities" for goal in REACH_GOALS),
    "colours paying": ("colours that can pay a tile",),
    "win in reach": ("12 points within reach",),
    # Everybody owns `any cards`.
    "owned": ABILITY_NAMES[Ability.ADDITIONAL_CARD :],
    "active": tuple(f"{name}, active" for name in ABILITY_NAMES),
    "inactive": ("inactive abilities before a coat of arms",),
}
"""What depends on the hand and the abilities too."""
HARBOUR_BLOCKS: dict[str, tuple[str, ...]] = {
    "own pair": ("best pair left for oneself",),
    "next pair": ("best pair left for the next player",),
    "end": ("chance that the game ends, ahead or behind",),
    "taken away": ("last tiles taken from rivals",),
}
"""What a turn does to the others."""

NAMES_OF_BLOCKS = HOUSE_BLOCKS | HAND_BLOCKS | HARBOUR_BLOCKS
FEATURES = tuple(name for names in NAMES_OF_BLOCKS.values() for name in names)
BLOCKS = Blocks(*((block, len(names)) for block, names in NAMES_OF_BLOCKS.items()))
FEATURE_COUNT = BLOCKS.size
