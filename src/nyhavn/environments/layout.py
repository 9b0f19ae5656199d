"""The encoding of moves and positions: what each index stands for, and how large its value can be.

An action is the number of a decision in the one table that numbers them. An observation is a vector of small
whole numbers: the houses and hands seat by seat, the observer's first and the others in turn order, then
the table and the turn that is being played. Everything in it is known to the observer; in a rival's hand
that is what was taken openly.

This module is never compiled: the compiled encoding takes the numbers over as C values.
"""

from functools import cache

import numpy as np

from nyhavn.bots.blocks import Blocks
from nyhavn.rules import (
    COLOUR_LETTERS,
    DECISIONS,
    HAND_LIMIT,
    MAX_PLAYERS,
    PIERS,
    ROWS,
    SIZES,
    SPACES,
    TILES,
    Ability,
    Colour,
    Phase,
    check_players,
    step_word,
)
from nyhavn.rules.constants import COAT_COUNT, DECK_CARDS, LINE_POINTS, LINES
from nyhavn.rules.offers import line_name
from nyhavn.rules.pieces import CARDS_PER_COLOUR, FIRST_HANDS, MOST_TAKEN, SPECIAL_TILES, TILES_PER_SIZE

VERSION = 1
"""The version of the encoding; it is part of the names of the environments."""
ACTIONS = len(DECISIONS)
CHANCE_OUTCOMES = len(Colour) + 1
"""Where chance decides card by card: the colours and the end-of-game card."""

Entry = tuple[str, int]
"""The name of an index, and the largest value it can have; the smallest is 0."""
_COLOUR_NAMES = [colour.name.lower() for colour in Colour]
_ABILITY_NAMES = [ability.name.lower() for ability in Ability]
_MOST_IN_HAND = HAND_LIMIT + MOST_TAKEN

_SEAT: dict[str, list[Entry]] = {
    "filled": [(space, 1) for space in SPACES],
    "windows": [(space, 1) for space in SPACES],
    "painted": [(f"{colour}.{space}", 1) for colour in _COLOUR_NAMES for space in SPACES],
    "known": [(colour, _MOST_IN_HAND) for colour in _COLOUR_NAMES],
    "unknown": [("cards", max(FIRST_HANDS))],
    "owned": [(ability, 1) for ability in _ABILITY_NAMES],
    "active": [(ability, 1) for ability in _ABILITY_NAMES],
    "scored": [(line_name(line), 1) for line in range(LINES)],
    "points": [("points", 2 * sum(LINE_POINTS))],
}
_TABLE: dict[str, list[Entry]] = {
    "hand": [(colour, _MOST_IN_HAND) for colour in _COLOUR_NAMES],
    "piers": [(f"{pier + 1}.{card}", 1) for pier in range(PIERS) for card in (*_COLOUR_NAMES, "empty")],
    "supply": [(tile.name, TILES_PER_SIZE[tile.size]) for tile in TILES],
    "specials": [("tiles", SPECIAL_TILES)],
    "deck_left": [("cards", DECK_CARDS)],
    "reshuffled": [("yes", 1)],
    "deck": [(colour, CARDS_PER_COLOUR) for colour in _COLOUR_NAMES],
    "discard": [(colour, CARDS_PER_COLOUR) for colour in _COLOUR_NAMES],
    "phase": [(phase.name.lower(), 1) for phase in Phase],
    "to_move": [(f"seat+{distance}", 1) for distance in range(MAX_PLAYERS)],
    "took": [("yes", 1)],
    "discarded": [(colour, MOST_TAKEN) for colour in _COLOUR_NAMES],
    "discount": [("yes", 1)],
    "change_from": [(colour, 1) for colour in _COLOUR_NAMES],
    "change_to": [(colour, 1) for colour in _COLOUR_NAMES],
    "built": [("yes", 1)],
    "price": [("cards", SIZES[-1])],
    "coats_open": [("coats", COAT_COUNT)],
}
SEAT = Blocks(*((name, len(entries)) for name, entries in _SEAT.items()))
TABLE = Blocks(*((name, len(entries)) for name, entries in _TABLE.items()))


@cache
def action_names() -> tuple[str, ...]:
    """The word of every action, as the notation writes the steps of a turn."""
    return tuple(step_word(decision) for decision in DECISIONS)


def observation_size(players: int) -> int:
    """How long an observation is."""
    check_players(players)
    return players * SEAT.size + TABLE.size


@cache
def observation_names(players: int) -> tuple[str, ...]:
    """The name of every index of an observation, such as ``seat+1.windows.a1`` or ``hand.red``."""
    return tuple(name for name, _ in _entries(players))


def observation_high(players: int) -> np.ndarray[tuple[int], np.dtype[np.int8]]:
    """The largest value of every index; the smallest is 0 everywhere."""
    return np.array([most for _, most in _entries(players)], np.int8)


def observation_blocks(players: int) -> dict[str, slice]:
    """Where each named block lies in an observation."""
    blocks: dict[str, slice] = {}
    for distance in range(players):
        for name, entries in _SEAT.items():
            begin = distance * SEAT.size + SEAT[name]
            blocks[f"seat+{distance}.{name}"] = slice(begin, begin + len(entries))
    for name, entries in _TABLE.items():
        begin = players * SEAT.size + TABLE[name]
        blocks[name] = slice(begin, begin + len(entries))
    return blocks


def house_planes(observation: np.ndarray, players: int) -> np.ndarray:
    """The houses of an observation as pictures: seat, plane, row from the bottom, column.

    The planes are filled, windows, and one for each colour.
    """
    planes = 2 + len(COLOUR_LETTERS)
    seats = observation[..., : players * SEAT.size].reshape(*observation.shape[:-1], players, SEAT.size)
    houses = seats[..., : planes * len(SPACES)]
    return houses.reshape(*houses.shape[:-1], planes, ROWS, len(SPACES) // ROWS)


@cache
def _entries(players: int) -> tuple[Entry, ...]:
    check_players(players)
    seats = [
        (f"seat+{distance}.{block}.{name}", most)
        for distance in range(players)
        for block, entries in _SEAT.items()
        for name, most in entries
    ]
    return (
        *seats,
        *((f"{block}.{name}", most) for block, entries in _TABLE.items() for name, most in entries),
    )
