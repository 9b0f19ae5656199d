"""What a position is worth to the seat that has just ended its turn, as a person would weigh it.

Each feature has two weights, one for the opening and one for the end; in between they are mixed. Of the
rivals' hands only what everybody knows is used. What belongs to a house is worked out once for each house
that a turn can lead to.

Plain Python that Cython also compiles, with the C types of ``evaluation.pxd``.
"""

from math import inf
from time import perf_counter

from nyhavn.bots.heuristic import features
from nyhavn.bots.heuristic.features import (
    BLOCKS,
    FEATURE_COUNT,
    FEATURES,
    MANY_CARDS,
    MOST_COLUMN_LACKING,
    MOST_ROW_LACKING,
    Weights,
)
from nyhavn.bots.heuristic.prospects import Prospects
from nyhavn.bots.planning import CLOCK_EVERY
from nyhavn.rules import bits, constants, legality, placements
from nyhavn.rules.constants import (
    ABILITIES,
    ADDITIONAL_CARD,
    ALL_SPACES,
    BOTH_ACTIONS,
    CHANGE_OF_COLOURS,
    COAT_ROW_COUNT,
    COLOURS,
    CONSTRUCTION_DISCOUNT,
    LINES,
    NOTHING,
    OVER,
    PLACEMENT_BITS,
    ROW_ONE,
    SIZES,
    SMALLEST,
    TILE_COUNT,
)
from nyhavn.rules.decisions import Decision
from nyhavn.rules.game import Game
from nyhavn.rules.outcomes import Outcomes
from nyhavn.rules.pieces import COLUMNS, LAST_CARDS, PIERS, POINTS_TO_WIN, ROWS, cards_per_colour
from nyhavn.rules.position import has_end_card

try:
    import cython
except ImportError:
    from nyhavn.rules import interpreted as cython

COAT_ROWS = constants.COAT_ROWS
LINE_SPACES = constants.LINE_SPACES
PLACEMENT_TILE = placements.PLACEMENT_TILE
WON = 1e9
# At most, with 2, 3 and 4 players: the deck and the end-of-game card once, or the deck twice.
CARDS_TO_DRAW = [
    0,
    0,
    cards_per_colour(2) * COLOURS + 1,
    *(2 * cards_per_colour(n) * COLOURS for n in (3, 4)),
]
# Where each block of features begins.
POINTS = BLOCKS["points"]
POINTS_ABOVE_5 = BLOCKS["points above 5"]
POINTS_ABOVE_8 = BLOCKS["points above 8"]
COVERED = BLOCKS["covered"]
HOLES = BLOCKS["holes"]
SINGLE_SPACES = BLOCKS["single spaces"]
STEPS = BLOCKS["steps"]
ROW_LINES = BLOCKS["rows"]
COLUMN_LINES = BLOCKS["columns"]
OPEN_COATS = BLOCKS["open coats"]
SUPPORTED_COATS = BLOCKS["supported coats"]
COATS_ABOVE_SUPPORT = BLOCKS["coats above support"]
ROW_COATS = BLOCKS["coat rows"]
COLOURS_BESIDE = BLOCKS["colours beside"]
CARDS = HOUSE_FEATURES = BLOCKS["cards"]
CARDS_OF_COLOUR = BLOCKS["cards of a colour"]
CARDS_BEYOND = BLOCKS["many cards"]
REACH = BLOCKS["reach"]
ABILITY_REACH = BLOCKS["reach with abilities"]
COLOURS_PAYING = BLOCKS["colours paying"]
WIN_IN_REACH = BLOCKS["win in reach"]
OWNED = BLOCKS["owned"]
ACTIVE = BLOCKS["active"]
INACTIVE = BLOCKS["inactive"]
OWN_PAIR = HARBOUR = BLOCKS["own pair"]
NEXT_PAIR = BLOCKS["next pair"]
ENDING = BLOCKS["end"]
TAKEN_AWAY = BLOCKS["taken away"]
# Inside the block of what is within reach: goal by goal, each by how many cards are lacking.
REACH_STEPS = len(features.REACH_STEPS)
REACH_COATS = REACH_STEPS * features.REACH_GOALS.index("coats of arms")
REACH_POINTS = features.REACH_GOALS.index("points")


class HeuristicEvaluation:
    """Weighs the outcomes of a turn."""

    def __init__(self, weights: Weights) -> None:
        if not cython.compiled:
            # Compiled, these are C arrays of zeros from the start.
            self.opening = [0.0] * FEATURE_COUNT
            self.ending = [0.0] * FEATURE_COUNT
            self.weights = [0.0] * FEATURE_COUNT
            self.values = [0.0] * FEATURE_COUNT
            self.on_piers = [0] * COLOURS
        for name, (opening, ending) in weights.items():
            self.opening[FEATURES.index(name)] = opening
            self.ending[FEATURES.index(name)] = ending
        self.rivals: list[Prospects] = []
        self.houses: dict[int, Prospects] = {}
        self.seat = 0
        self.next_seat = 0

    def begin(self, game: Game) -> None:
        """Prepare for the outcomes of the turn that begins here."""
        self.houses = {}
        self.seat = game.seat
        self.next_seat = (game.seat + 1) % game.players
        progress = progress_of(game)
        for feature in range(FEATURE_COUNT):
            change = self.ending[feature] - self.opening[feature]
            self.weights[feature] = self.opening[feature] + progress * change
        self.rivals = [Prospects() for _ in range(game.players)]

    def search(self, walk: Outcomes, most: int, deadline: float = inf) -> list[Decision]:
        """The decisions that lead to the best outcome; of equally good ones, to the first found.

        When the clock has passed the deadline, the outcomes not yet found are left out.
        """
        count = 0
        best = -WON
        decisions: list[Decision] = []
        while count < most and walk.advance():
            count += 1
            worth = self.worth(walk.game)
            if worth > best:
                best = worth
                decisions = walk.decisions()
            if count % CLOCK_EVERY == 0 and perf_counter() > deadline:
                break
        return decisions

    def worth(self, game: Game) -> float:
        """The weighted sum for the seat whose turn led here."""
        if game.phase == OVER:
            return WON
        house = self.house(game)
        self.measure_rest(game, house)
        return house.worth + self.weigh(HOUSE_FEATURES, FEATURE_COUNT)

    def standing(self, game: Game, seat: int) -> float:
        """What house, hand and abilities are worth to a seat, whoever is to move."""
        self.begin(game)
        self.seat = seat
        house = self.house(game)
        self.measure_rest(game, house)
        return house.worth + self.weigh(HOUSE_FEATURES, HARBOUR)

    def measure(self, game: Game) -> list[float]:
        """All features of an outcome, in the order of their names."""
        house = Prospects()
        house.look_at(game, self.seat)
        self.measure_house(game, house)
        self.measure_rest(game, house)
        return [self.values[feature] for feature in range(FEATURE_COUNT)]

    def weigh(self, first: int, end: int) -> float:
        total = 0.0
        for feature in range(first, end):
            total += self.values[feature] * self.weights[feature]
        return total

    def house(self, game: Game) -> Prospects:
        """The house after the turn, with its own part of the worth."""
        key = game.filled[self.seat] << PLACEMENT_BITS | (game.placement + 1)
        house = self.houses.get(key)
        if house is None:
            house = self.houses[key] = Prospects()
            house.look_at(game, self.seat)
            self.measure_house(game, house)
            house.worth = self.weigh(0, HOUSE_FEATURES)
        return house

    # The features.

    def measure_house(self, game: Game, house: Prospects) -> None:
        filled = game.filled[self.seat]
        empty = ALL_SPACES & ~filled
        for feature in range(HOUSE_FEATURES):
            self.values[feature] = 0.0
        points = game.points[self.seat]
        self.values[POINTS] = points
        self.values[POINTS_ABOVE_5] = max(0, points - 5)
        self.values[POINTS_ABOVE_8] = max(0, points - 8)
        self.values[COVERED] = bits.count_spaces(filled)
        self.values[HOLES] = bits.count_spaces(filled >> COLUMNS & ~filled)
        self.values[SINGLE_SPACES] = bits.count_spaces(empty & ~legality.neighbours(empty))
        for line in range(LINES):
            self.measure_line(line, filled, game.windows[self.seat])
        supported = (filled << COLUMNS | ROW_ONE) & empty
        self.values[OPEN_COATS] = bits.count_spaces(house.open_coats)
        self.values[SUPPORTED_COATS] = bits.count_spaces(house.open_coats & supported)
        self.values[COATS_ABOVE_SUPPORT] = bits.count_spaces(house.open_coats & supported << COLUMNS)
        for row in range(COAT_ROW_COUNT):
            lacking = bits.count_spaces(COAT_ROWS[row] & empty)
            if 1 <= lacking <= MOST_ROW_LACKING:
                self.values[ROW_COATS + lacking - 1] += 1
        for colour in range(COLOURS):
            if legality.neighbours(game.painted[self.seat][colour]) & supported:
                self.values[COLOURS_BESIDE] += 1

    def measure_line(self, line: int, filled: int, windows: int) -> None:
        """Lines that are begun, by how many spaces they lack; and how uneven the columns are."""
        spaces = LINE_SPACES[line]
        lacking = bits.count_spaces(spaces & ~filled)
        with_bricks = 1 if spaces & filled & ~windows else 0
        if line < ROWS:
            if 1 <= lacking <= MOST_ROW_LACKING:
                self.values[ROW_LINES + MOST_ROW_LACKING * with_bricks + lacking - 1] += 1
            return
        if 1 <= lacking <= MOST_COLUMN_LACKING:
            self.values[COLUMN_LINES + MOST_COLUMN_LACKING * with_bricks + lacking - 1] += 1
        if line > ROWS:
            before = bits.count_spaces(LINE_SPACES[line - 1] & ~filled)
            self.values[STEPS] += abs(lacking - before)

    def measure_rest(self, game: Game, house: Prospects) -> None:
        self.measure_hand(game)
        self.measure_harbour(game)
        self.measure_reach(game, house)
        for ability in range(ABILITIES):
            if ability >= ADDITIONAL_CARD:
                self.values[OWNED + ability - ADDITIONAL_CARD] = game.owned[self.seat] >> ability & 1
            self.values[ACTIVE + ability] = game.active[self.seat] >> ability & 1
        inactive = bits.count_spaces(game.owned[self.seat] & ~game.active[self.seat])
        self.values[INACTIVE] = inactive if self.values[REACH + REACH_COATS] else 0
        self.values[TAKEN_AWAY] = self.taken_away(game)

    def measure_hand(self, game: Game) -> None:
        for feature in range(CARDS, REACH):
            self.values[feature] = 0.0
        size = 0
        for colour in range(COLOURS):
            cards = game.hands[self.seat][colour]
            size += cards
            if cards >= SMALLEST:
                self.values[CARDS_OF_COLOUR + min(cards, MANY_CARDS) - SMALLEST] += 1
        self.values[CARDS] = size
        self.values[CARDS_BEYOND] = max(0, size - MANY_CARDS)

    def measure_reach(self, game: Game, house: Prospects) -> None:
        """The best that a build could do with the cards in hand, with one or two more, and with abilities."""
        for feature in range(REACH, OWNED):
            self.values[feature] = 0.0
        paying = 0
        for tile in range(TILE_COUNT):
            if game.supply[tile] == 0:
                continue
            colour = tile // SIZES
            cards = game.hands[self.seat][colour]
            aid = self.aid_of_abilities(game, colour)
            size = SMALLEST + tile % SIZES
            if size - 1 - cards - aid > 0 and size - 1 - cards >= REACH_STEPS:
                continue
            house.survey(game, self.seat, tile)
            for offer in range(2 * tile, 2 * tile + 2):
                if house.fits[offer]:
                    # Odd offers lie apart from their own colour.
                    lacking = size - 1 + (offer & 1) - cards
                    if lacking <= 0:
                        paying |= 1 << colour
                    for step in range(max(0, lacking), REACH_STEPS):
                        self.note_offer(house, offer, REACH + step, REACH_STEPS)
                    if lacking <= aid:
                        self.note_offer(house, offer, ABILITY_REACH, 1)
        self.values[COLOURS_PAYING] = bits.count_spaces(paying)
        if game.points[self.seat] + self.values[ABILITY_REACH + REACH_POINTS] >= POINTS_TO_WIN:
            self.values[WIN_IN_REACH] = 1.0

    def note_offer(self, house: Prospects, offer: int, first: int, distance: int) -> None:
        self.values[first] = max(self.values[first], SMALLEST + offer // 2 % SIZES)
        self.values[first + distance] = max(self.values[first + distance], house.points[offer])
        self.values[first + 2 * distance] = max(self.values[first + 2 * distance], house.coats[offer])

    def aid_of_abilities(self, game: Game, colour: int) -> int:
        """How many cards of a colour the active abilities stand for, if the harbour stays as it is."""
        active = game.active[self.seat]
        aid = active >> CONSTRUCTION_DISCOUNT & 1
        if active >> CHANGE_OF_COLOURS & 1:
            most = 0
            for other in range(COLOURS):
                if other != colour:
                    most = max(most, game.hands[self.seat][other])
            aid += most
        if active >> BOTH_ACTIONS & 1:
            aid += min(2, self.on_piers[colour])
        return aid

    def measure_harbour(self, game: Game) -> None:
        """The pairs that lie side by side, by how many cards of these colours the hands hold already."""
        own = others = empty = 0
        for colour in range(COLOURS):
            self.on_piers[colour] = 0
        hand, known = game.hands[self.seat], game.known[self.next_seat]
        for pier in range(PIERS):
            left = game.piers[pier]
            if left == NOTHING:
                empty += 1
                continue
            self.on_piers[left] += 1
            if pier + 1 < PIERS and game.piers[pier + 1] != NOTHING:
                right = game.piers[pier + 1]
                same = 1 if left == right else 0
                own = max(own, hand[left] + hand[right] + same)
                others = max(others, known[left] + known[right] + same)
        self.values[OWN_PAIR] = own
        self.values[NEXT_PAIR] = others
        self.values[ENDING] = 0.0
        chance = end_chance(game, empty)
        if chance > 0:
            self.values[ENDING] = chance * lead(game, self.seat)

    def taken_away(self, game: Game) -> int:
        """The size of the last tile of its kind, for each rival who lacked at most one card for it."""
        if game.placement == NOTHING:
            return 0
        tile = PLACEMENT_TILE[game.placement]
        if game.supply[tile]:
            return 0
        size, rivals = SMALLEST + tile % SIZES, 0
        for seat in range(game.players):
            if seat != self.seat:
                house = self.rivals[seat]
                house.survey(game, seat, tile)
                price = size - 1 if house.fits[2 * tile] else size
                fits = house.fits[2 * tile] or house.fits[2 * tile + 1]
                if fits and price - game.known[seat][tile // SIZES] <= 1:
                    rivals += 1
        return size * rivals


def progress_of(game: Game) -> float:
    """How far the game is, from 0 to 1: by the cards drawn, or by the points of the leader."""
    left = game.deck_size - game.drawn
    if not has_end_card(game.players, game.reshuffled):
        left += CARDS_TO_DRAW[game.players] // 2
    drawn = (CARDS_TO_DRAW[game.players] - left) / (1.0 * CARDS_TO_DRAW[game.players])
    points = 0
    for seat in range(game.players):
        points = max(points, game.points[seat])
    return max(drawn, min(1.0, points / (1.0 * POINTS_TO_WIN)))


def end_chance(game: Game, empty: int) -> float:
    """How likely the end-of-game card comes when so many piers are filled; it is among the last ten cards."""
    if not has_end_card(game.players, game.reshuffled):
        return 0.0
    left = game.deck_size - game.drawn
    if left > LAST_CARDS:
        return max(0, empty - (left - LAST_CARDS)) / (1.0 * LAST_CARDS)
    return min(1.0, empty / (1.0 * left)) if left else 1.0


def lead(game: Game, seat: int) -> int:
    """1 for a seat that would win if the game ended now, -1 for one that would lose, 0 for a tie."""
    own = game.points[seat] * 64 + bits.count_spaces(game.filled[seat])
    best = 0
    for other in range(game.players):
        if other != seat:
            best = max(best, game.points[other] * 64 + bits.count_spaces(game.filled[other]))
    if own > best:
        return 1
    return 0 if own == best else -1
