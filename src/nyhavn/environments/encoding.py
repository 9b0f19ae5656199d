"""Positions as tensors: what a seat knows of a game, written into a row of numbers.

``layout`` says what each index stands for. Plain Python that Cython also compiles, with the C types of
``encoding.pxd``.
"""

from typing import Any

from nyhavn.environments import layout
from nyhavn.rules import bits, hidden
from nyhavn.rules.constants import ABILITIES, COLOURS, LINES, NOTHING, SPACE_COUNT, TILE_COUNT
from nyhavn.rules.game import Game
from nyhavn.rules.pieces import PIERS

# Where each block begins, counted from the first number of a seat or of the table.
SEAT_SIZE = layout.SEAT.size
FILLED = layout.SEAT["filled"]
WINDOWS = layout.SEAT["windows"]
PAINTED = layout.SEAT["painted"]
KNOWN = layout.SEAT["known"]
UNKNOWN = layout.SEAT["unknown"]
OWNED = layout.SEAT["owned"]
ACTIVE = layout.SEAT["active"]
SCORED = layout.SEAT["scored"]
POINTS = layout.SEAT["points"]
HAND = layout.TABLE["hand"]
PIER_CARDS = layout.TABLE["piers"]
SUPPLY = layout.TABLE["supply"]
SPECIALS = layout.TABLE["specials"]
DECK_LEFT = layout.TABLE["deck_left"]
RESHUFFLED = layout.TABLE["reshuffled"]
DECK = layout.TABLE["deck"]
DISCARDS = layout.TABLE["discard"]
PHASE = layout.TABLE["phase"]
TO_MOVE = layout.TABLE["to_move"]
TOOK = layout.TABLE["took"]
DISCARDED = layout.TABLE["discarded"]
DISCOUNT = layout.TABLE["discount"]
CHANGE_FROM = layout.TABLE["change_from"]
CHANGE_TO = layout.TABLE["change_to"]
BUILT = layout.TABLE["built"]
PRICE = layout.TABLE["price"]
COATS_OPEN = layout.TABLE["coats_open"]
TABLE_SIZE = layout.TABLE.size


def observe(game: Game, seat: int, out: Any) -> None:
    """Write what a seat knows into a row of 8-bit numbers, which has the length of an observation."""
    if len(out) != game.players * SEAT_SIZE + TABLE_SIZE:
        raise ValueError(
            f"an observation has {game.players * SEAT_SIZE + TABLE_SIZE} numbers, not {len(out)}"
        )
    write(game, seat, out, 0)


def write(game: Game, seat: int, out: Any, first: int) -> None:
    """Write an observation, from this place on."""
    for distance in range(game.players):
        write_seat(game, (seat + distance) % game.players, out, first + distance * SEAT_SIZE)
    first += game.players * SEAT_SIZE
    for index in range(first, first + TABLE_SIZE):
        out[index] = 0
    write_table(game, seat, out, first)
    write_turn(game, seat, out, first)


def write_seat(game: Game, seat: int, out: Any, first: int) -> None:
    """A house, and what everybody knows of its owner."""
    bits.spread_spaces(game.filled[seat], out, first + FILLED)
    bits.spread_spaces(game.windows[seat], out, first + WINDOWS)
    for colour in range(COLOURS):
        bits.spread_spaces(game.painted[seat][colour], out, first + PAINTED + colour * SPACE_COUNT)
        out[first + KNOWN + colour] = game.known[seat][colour]
    out[first + UNKNOWN] = game.unknown[seat]
    for ability in range(ABILITIES):
        out[first + OWNED + ability] = game.owned[seat] >> ability & 1
        out[first + ACTIVE + ability] = game.active[seat] >> ability & 1
    for line in range(LINES):
        out[first + SCORED + line] = game.scored[seat] >> line & 1
    out[first + POINTS] = game.points[seat]


def write_table(game: Game, seat: int, out: Any, first: int) -> None:
    """The own hand, the harbour, the supply and the cards."""
    for pier in range(PIERS):
        card = game.piers[pier]
        out[first + PIER_CARDS + pier * (COLOURS + 1) + (COLOURS if card == NOTHING else card)] = 1
    for tile in range(TILE_COUNT):
        out[first + SUPPLY + tile] = game.supply[tile]
    out[first + SPECIALS] = game.specials
    out[first + DECK_LEFT] = game.deck_size - game.drawn
    out[first + RESHUFFLED] = game.reshuffled
    for colour in range(COLOURS):
        out[first + HAND + colour] = game.hands[seat][colour]
        out[first + DISCARDS + colour] = game.discard[colour]
        if game.reshuffled:
            out[first + DECK + colour] = hidden.in_deck_of_colour(game, colour)


def write_turn(game: Game, seat: int, out: Any, first: int) -> None:
    """The turn that is being played, which all can follow."""
    out[first + PHASE + game.phase] = 1
    out[first + TO_MOVE + (game.seat + game.players - seat) % game.players] = 1
    out[first + TOOK] = game.first_pier != NOTHING
    out[first + DISCOUNT] = game.discount
    if game.change_to != NOTHING:
        out[first + CHANGE_FROM + game.change_from] = 1
        out[first + CHANGE_TO + game.change_to] = 1
    out[first + BUILT] = game.placement != NOTHING
    out[first + PRICE] = game.price
    out[first + COATS_OPEN] = game.coats_open
    for colour in range(COLOURS):
        out[first + DISCARDED + colour] = game.discarded[colour]
