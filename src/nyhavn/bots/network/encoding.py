"""A position as the network reads it: which rows of its first layer are added up.

Everything is seen from the seat that has just ended its turn. Of the others' hands only what is public goes
in. Each feature is a row number; the same functions serve play and training.

Plain Python that Cython also compiles, with the C types of ``encoding.pxd``.
"""

from nyhavn.bots.network import features
from nyhavn.bots.network.features import (
    ABILITY_STATES,
    DECK_STEP,
    LINE_KINDS,
    MOST_DECK_STEPS,
    MOST_EMPTY,
    MOST_FEATURES,
    MOST_HOLES,
    MOST_IN_HAND,
    MOST_MISSING,
    MOST_ON_PIERS,
    MOST_POINTS,
    MOST_SUPPLY,
    MOST_UNKNOWN,
)
from nyhavn.rules import bits, constants, hidden, legality, placements
from nyhavn.rules.constants import ABILITIES, COLOURS, NOTHING, SIZES, SMALLEST, TILE_COUNT
from nyhavn.rules.game import Game
from nyhavn.rules.pieces import CARDS_PER_COLOUR, COLUMNS, PIERS, ROWS

try:
    import cython
except ImportError:
    from nyhavn.rules import interpreted as cython

FIRST_FOOTPRINT = placements.FIRST_FOOTPRINT
LINE_SPACES = constants.LINE_SPACES

# Where each block of features begins, counted from the first row of a house, of a hand, or of the table.
BRICKS = features.HOUSE["bricks"]
ROW_COUNTS = features.HOUSE["rows"]
COLUMN_COUNTS = features.HOUSE["columns"]
HEIGHTS = features.HOUSE["heights"]
HOLES = features.HOUSE["holes"]
POINTS = features.HOUSE["points"]
HOUSE_FEATURES = features.HOUSE.size
HAND_SIZE = features.HAND["size"]
UNKNOWN = features.HAND["unknown"]
OWNED = features.HAND["abilities"]
HAND_FEATURES = features.HAND.size
SEAT_FEATURES = features.SEAT.size
PIER_COLOURS = features.PIER["colours"]
PIER_PAIRS = features.PIER["pairs"]
PIER_EMPTY = features.PIER["empty"]
PIER_FEATURES = features.PIER.size
SUPPLY = features.TABLE["supply"]
SPECIALS = features.TABLE["specials"]
DECK = features.TABLE["deck"]
UNSEEN = features.TABLE["unseen"]
TABLE_FEATURES = features.TABLE.size
# How many features one thing has inside its block.
ROW_KIND = COLUMNS + 1
COLUMN_KIND = ROWS + 1
HAND_COUNTS = MOST_IN_HAND + 1
MISSING_COUNTS = MOST_MISSING + 1
PIER_COUNTS = MOST_ON_PIERS + 1
SUPPLY_COUNTS = MOST_SUPPLY + 1
DECK_COUNTS = MOST_DECK_STEPS + 1
UNSEEN_COUNTS = CARDS_PER_COLOUR + 1


def features_for(players: int) -> int:
    """How many rows the first layer has."""
    return players * SEAT_FEATURES + PIER_FEATURES + TABLE_FEATURES


class ActiveFeatures:
    """The rows of a position, or of a part of it."""

    def __init__(self) -> None:
        self.count = 0
        if not cython.compiled:
            # Compiled, this is a C array from the start.
            self.numbers = [0] * MOST_FEATURES

    def add(self, number: int) -> None:
        self.numbers[self.count] = number
        self.count += 1


def position_features(active: ActiveFeatures, game: Game, seat: int) -> None:
    """All rows of a position, seen from a seat."""
    active.count = 0
    for distance in range(game.players):
        other = (seat + distance) % game.players
        first = distance * SEAT_FEATURES
        house_features(active, game, other, first)
        hand_features(active, game, other, first + HOUSE_FEATURES, distance == 0)
        fits = house_fits(game, other)
        for tile in range(TILE_COUNT):
            if game.supply[tile]:
                feature = reach_feature(game, other, tile, fits, distance == 0)
                if feature != NOTHING:
                    active.add(first + HOUSE_FEATURES + HAND_FEATURES + feature)
    first = game.players * SEAT_FEATURES
    pier_features(active, game, first)
    table_features(active, game, seat, first + PIER_FEATURES)


def house_features(active: ActiveFeatures, game: Game, seat: int, first: int) -> None:
    """Each covered space, and what the lines come to."""
    space_features(active, game.filled[seat], game.windows[seat], first)
    line_features(active, game, seat, first)


def space_features(active: ActiveFeatures, covered: int, windows: int, first: int) -> None:
    """One row for each of the covered spaces, a window or a brick."""
    while covered:
        space = bits.lowest_space(covered)
        covered &= covered - 1
        if windows >> space & 1:
            active.add(first + space)
        else:
            active.add(first + BRICKS + space)


def line_features(active: ActiveFeatures, game: Game, seat: int, first: int) -> None:
    """How far each line is, how high the columns are, the holes and the points: always as many rows."""
    filled = game.filled[seat]
    bricks = filled & ~game.windows[seat]
    for row in range(ROWS):
        line = LINE_SPACES[row]
        kind = 1 if bricks & line else 0
        count = bits.count_spaces(filled & line)
        active.add(first + ROW_COUNTS + (row * LINE_KINDS + kind) * ROW_KIND + count)
    holes = 0
    for column in range(COLUMNS):
        line = LINE_SPACES[ROWS + column]
        kind = 1 if bricks & line else 0
        count = bits.count_spaces(filled & line)
        active.add(first + COLUMN_COUNTS + (column * LINE_KINDS + kind) * COLUMN_KIND + count)
        height = ROWS
        while height and not filled >> (height - 1) * COLUMNS + column & 1:
            height -= 1
        active.add(first + HEIGHTS + column * COLUMN_KIND + height)
        holes += height - count
    active.add(first + HOLES + min(holes, MOST_HOLES))
    active.add(first + POINTS + min(game.points[seat], MOST_POINTS))


def hand_features(active: ActiveFeatures, game: Game, seat: int, first: int, is_own: int) -> None:
    """The cards, one's own or what is known of another's, and the abilities."""
    size = 0
    for colour in range(COLOURS):
        cards = game.hands[seat][colour] if is_own else game.known[seat][colour]
        size += cards
        active.add(first + colour * HAND_COUNTS + min(cards, MOST_IN_HAND))
    active.add(first + HAND_SIZE + min(size, MOST_IN_HAND))
    active.add(first + UNKNOWN + min(game.unknown[seat], MOST_UNKNOWN))
    for ability in range(ABILITIES):
        state = 0
        if game.active[seat] >> ability & 1:
            state = 2
        elif game.owned[seat] >> ability & 1:
            state = 1
        active.add(first + OWNED + ability * ABILITY_STATES + state)


def house_fits(game: Game, seat: int) -> int:
    """For each tile two bits: it fits somewhere beside its own colour; it fits somewhere apart from it."""
    filled = game.filled[seat]
    fits = near = 0
    for tile in range(TILE_COUNT):
        if tile % SIZES == 0:
            near = legality.neighbours(game.painted[seat][tile // SIZES])
        beside = apart = 0
        for footprint in range(FIRST_FOOTPRINT[tile], FIRST_FOOTPRINT[tile + 1]):
            corners = legality.fitting(footprint, filled)
            touching = corners & legality.reaching(footprint, near) if near else 0
            if touching:
                beside = 1
            if corners & ~touching:
                apart = 1
        fits |= (beside | apart << 1) << 2 * tile
    return fits


def reach_feature(game: Game, seat: int, tile: int, fits: int, is_own: int) -> int:
    """How many cards are missing for a tile, or NOTHING where it does not fit or too many are."""
    fit = fits >> 2 * tile & 3
    if fit == 0:
        return NOTHING
    price = SMALLEST + tile % SIZES
    if fit & 1:
        price -= 1
    colour = tile // SIZES
    cards = game.hands[seat][colour] if is_own else game.known[seat][colour]
    missing = price - cards
    if missing > MOST_MISSING:
        return NOTHING
    return tile * MISSING_COUNTS + max(missing, 0)


def pier_features(active: ActiveFeatures, game: Game, first: int) -> None:
    """What the harbour holds for the next player, and which neighbours lie side by side."""
    empty = 0
    for colour in range(COLOURS):
        count = 0
        for pier in range(PIERS):
            if game.piers[pier] == colour:
                count += 1
        active.add(first + PIER_COLOURS + colour * PIER_COUNTS + min(count, MOST_ON_PIERS))
    for pier in range(PIERS):
        if game.piers[pier] == NOTHING:
            empty += 1
    active.add(first + PIER_EMPTY + min(empty, MOST_EMPTY))
    seen = 0
    for pier in range(PIERS - 1):
        low = min(game.piers[pier], game.piers[pier + 1])
        high = max(game.piers[pier], game.piers[pier + 1])
        if low != NOTHING and not seen >> low * COLOURS + high & 1:
            seen |= 1 << low * COLOURS + high
            active.add(first + PIER_PAIRS + low * COLOURS + high)


def table_features(active: ActiveFeatures, game: Game, seat: int, first: int) -> None:
    """The supply, the deck, and the cards that the seat has not seen."""
    for tile in range(TILE_COUNT):
        active.add(first + supply_feature(tile, game.supply[tile]))
    active.add(first + SPECIALS + game.specials)
    left = (game.deck_size - game.drawn) // DECK_STEP
    active.add(first + DECK + (DECK_COUNTS if game.reshuffled else 0) + left)
    for colour in range(COLOURS):
        unseen = hidden.unseen_of_colour(game, colour)
        for other in range(game.players):
            if other != seat:
                unseen += game.hands[other][colour] - game.known[other][colour]
        active.add(first + UNSEEN + colour * UNSEEN_COUNTS + unseen)


def supply_feature(tile: int, count: int) -> int:
    return SUPPLY + tile * SUPPLY_COUNTS + count
