"""The network's value of all outcomes of a turn, worked out exactly and incrementally.

Most of a position is the same after every turn that a player could play. So the sum of the first layer is
put together from parts: what no turn changes, one sum per house, one per hand, one per state of the harbour,
and the few rows that join them.

Plain Python that Cython also compiles, with the C types of ``evaluation.pxd``.
"""

from array import array

from nyhavn.bots.network import encoding, vectors
from nyhavn.bots.network.encoding import ActiveFeatures
from nyhavn.bots.network.sums import Sums
from nyhavn.bots.network.weights import Weights
from nyhavn.rules import bits, legality, placements
from nyhavn.rules.chance import Chance
from nyhavn.rules.constants import (
    ABILITY_BITS,
    COLOURS,
    HAND_BITS,
    INTEGER_BITS,
    LARGEST,
    NOTHING,
    OVER,
    PLACEMENT_BITS,
    SIZES,
    SMALLEST,
    TILE_COUNT,
    UNKNOWN_BITS,
)
from nyhavn.rules.decisions import LAY_SPECIAL, PLACE
from nyhavn.rules.game import Game
from nyhavn.rules.legality import ChoiceList
from nyhavn.rules.outcomes import Outcomes
from nyhavn.rules.pieces import MAX_PLAYERS, PIERS

try:
    import cython
except ImportError:
    from nyhavn.rules import interpreted as cython

PLACEMENT_TILE = placements.PLACEMENT_TILE
SPECIAL_FOOTPRINT = placements.SPECIAL_FOOTPRINT


# The sums are kept under these kinds of keys, above the bits of the key itself.
HOUSE, HAND, HARBOUR, REACH = range(4)
KIND = INTEGER_BITS - 4
# The key of what is within reach of a colour: two bits for each of its tiles, and the cards in hand.
FIT_BITS = 2
COLOUR_FIT_BITS = SIZES * FIT_BITS
COLOUR_FITS = (1 << COLOUR_FIT_BITS) - 1
MOST_CARDS = 7
"""More cards than this bring no tile nearer."""
CARDS_BITS = MOST_CARDS.bit_length()
REACHES = COLOURS << COLOUR_FIT_BITS + CARDS_BITS
# The sums that a position is put together from: house, hand, harbour, and what is within reach by colour.
FIRST_REACH = 3
PARTS = FIRST_REACH + COLOURS
HARBOURS = 1 << PIERS
NO_KEY = (1 << INTEGER_BITS) - 1
"""No house and no hand has this key."""
# What laying a tile earns, by which its places are compared with their like only: the last is a coat whose
# special tile completes a line.
NO_COAT, COAT, COAT_THAT_SCORES = range(3)
GAINS = 3
PRICES = 2
GROUPS = TILE_COUNT * PRICES * GAINS
MOST_LOGIT = 500.0
"""Beyond this a chance is as good as none, and the exponential would overflow."""
NEGLIGIBLE = 1e-9


class Part:
    """A sum of rows."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.values = vectors.zeros()


class NetworkEvaluation:
    """Values positions from the seat that has just ended its turn, and keeps the best ones."""

    def __init__(self, weights: Weights, keep: int = 1) -> None:
        self.players = weights.players
        self.first = weights.first
        self.bias = weights.bias
        # Only by how much each rival's logit is above one's own matters.
        self.second = weights.second[1:] - weights.second[0]
        self.second_bias = weights.second_bias[1:] - weights.second_bias[0]
        self.active = ActiveFeatures()
        self.home_features = ActiveFeatures()
        self.sums = Sums()
        self.home = Part()
        self.start = Game()
        self.trial = Game()
        self.listed = ChoiceList()
        if not cython.compiled:
            # Compiled, these are C arrays of zeros from the start.
            self.group_best = [0] * GROUPS
            self.group_values = [0.0] * GROUPS
            self.chances = [0.0] * MAX_PLAYERS
            self.rival_fits = [0] * MAX_PLAYERS
            self.reaches = [0] * REACHES
            self.slots = [0] * PARTS
            self.margins = [0.0] * MAX_PLAYERS
            self.harbours = [0] * HARBOURS
        self.keep = keep
        self.best = [Game() for _ in range(keep)]
        self.best_values = array("d", bytes(8 * keep))
        self.kept = 0
        self.chosen = Game()
        self.chosen_value = 0.0
        self.noisiest = 0.0
        self.seat = 0

    def begin(self, game: Game) -> None:
        """Prepare for the outcomes of the turn that begins here. Only what the seat to move sees is used."""
        self.sums.clear()
        self.last_hand = NO_KEY
        self.last_house = NO_KEY
        for reach in range(REACHES):
            self.reaches[reach] = NOTHING
        for harbour in range(HARBOURS):
            self.harbours[harbour] = NOTHING
        self.kept = 0
        self.noisiest = -1e9
        self.start.become(game)
        self.seat = game.seat
        self.active.count = 0
        for distance in range(1, game.players):
            other = (game.seat + distance) % game.players
            self.rival_fits[other] = encoding.house_fits(game, other)
            encoding.house_features(self.active, game, other, distance * encoding.SEAT_FEATURES)
            first = distance * encoding.SEAT_FEATURES + encoding.HOUSE_FEATURES
            encoding.hand_features(self.active, game, other, first, False)
            for tile in range(TILE_COUNT):
                self.note_reach(game, distance, tile, self.rival_fits[other])
        encoding.table_features(self.active, game, game.seat, self.table_first())
        encoding.house_features(self.active, game, game.seat, 0)
        vectors.copy_row(self.home.values, self.bias)
        for index in range(self.active.count):
            vectors.add_row(self.home.values, self.first, self.active.numbers[index])
        self.home_features.count = 0
        encoding.line_features(self.home_features, game, game.seat, 0)

    def table_first(self) -> int:
        return self.players * encoding.SEAT_FEATURES + encoding.PIER_FEATURES

    def note_reach(self, game: Game, distance: int, tile: int, fits: int) -> None:
        if game.supply[tile]:
            other = (self.seat + distance) % self.players
            feature = encoding.reach_feature(game, other, tile, fits, distance == 0)
            if feature != NOTHING:
                first = distance * encoding.SEAT_FEATURES + encoding.HOUSE_FEATURES + encoding.HAND_FEATURES
                self.active.add(first + feature)

    def add_features(self, slot: int) -> None:
        for index in range(self.active.count):
            vectors.add_row_to_sum(self.sums.values, slot, self.first, self.active.numbers[index])

    def value(self, game: Game) -> float:
        """The chance to win of the seat whose turn led here; everybody's are in ``chances``."""
        if game.phase == OVER:
            for seat in range(self.players):
                self.chances[seat] = 1.0 if seat == game.seat else 0.0
            return 1.0
        self.compare(game)
        return self.weigh()

    def compare(self, game: Game) -> None:
        """By how much each rival's logit is above one's own, into ``margins``."""
        house = self.house_slot(game)
        self.slots[0] = house
        self.slots[1] = self.hand_slot(game)
        self.slots[2] = self.harbour_slot(game)
        for colour in range(COLOURS):
            self.slots[FIRST_REACH + colour] = self.reach_slot(game, colour, self.sums.fits[house])
        self.see_margins()

    def see_margins(self) -> None:
        vectors.margins_of_parts(self.margins, self.sums.values, self.slots, self.second)
        for output in range(self.players - 1):
            self.margins[output] += self.second_bias[output]

    def weigh(self) -> float:
        """From the margins to the chance of each seat."""
        whole = 1.0
        for output in range(1, self.players):
            odds = vectors.exponential(min(self.margins[output - 1], MOST_LOGIT))
            self.chances[(self.seat + output) % self.players] = odds
            whole += odds
        self.chances[self.seat] = 1.0
        for seat in range(self.players):
            self.chances[seat] /= whole
        return self.chances[self.seat]

    def is_behind(self) -> bool:
        """Whether one rival's margin alone shows that a position is not among the best."""
        widest = self.margins[0]
        for output in range(1, self.players - 1):
            widest = max(widest, self.margins[output])
        return widest > self.widest

    def narrow(self, walk: Outcomes) -> None:
        """Let a walk from the start of a turn lay each tile in its best places only.

        Each tile has a few: at each price, without a coat of arms, with one, and with one that scores. How
        the rest of the turn goes changes hardly anything about which place is the best. Places that earn two
        coats all stay.
        """
        for group in range(GROUPS):
            self.group_values[group] = -1.0
        for colour in range(COLOURS):
            self.listed.count = 0
            self.start.list_tiles(self.listed, colour, LARGEST, 0, 0)
            for index in range(self.listed.count):
                placement = self.listed.numbers[index] - PLACE
                walk.skip(placement, self.rank(placement) < 2)
        for group in range(GROUPS):
            if self.group_values[group] >= 0:
                walk.skip(self.group_best[group], False)

    def rank(self, placement: int) -> int:
        """Note the place of a tile if it is the best of its groups so far; how many coats it can earn."""
        tile = PLACEMENT_TILE[placement]
        is_cheaper = 1 if self.start.price_of(placement) < SMALLEST + tile % SIZES else 0
        group = (tile * PRICES + is_cheaper) * GAINS
        trial = self.trial
        trial.become(self.start)
        trial.lay_free(placement)
        coats = trial.coats_open
        spaces = legality.fitting(SPECIAL_FOOTPRINT, trial.filled[self.seat])
        trial.end_turn()
        points = trial.points[self.seat]
        self.note_place(group + (COAT if coats else NO_COAT), placement)
        if coats and trial.specials:
            while spaces:
                trial.become(self.start)
                trial.lay_free(placement)
                trial.lay(LAY_SPECIAL + bits.lowest_space(spaces))
                coats = max(coats, trial.coats_open)
                trial.end_turn()
                if trial.points[self.seat] > points:
                    self.note_place(group + COAT_THAT_SCORES, placement)
                spaces &= spaces - 1
        return coats

    def note_place(self, group: int, placement: int) -> None:
        value = self.value(self.trial)
        if value > self.group_values[group]:
            self.group_values[group] = value
            self.group_best[group] = placement

    def house_slot(self, game: Game) -> int:
        key = game.filled[self.seat] << PLACEMENT_BITS | (game.placement + 1)
        if key == self.last_house:
            # Ways to pay for the same tile, or to use its coat of arms, come one after another.
            return self.slots[0]
        self.last_house = key
        slot = self.sums.slot(key)
        if self.sums.fresh:
            self.change_house(slot, game)
            self.swap_supply(slot, game)
            self.sums.fits[slot] = encoding.house_fits(game, self.seat) & in_supply(game)
        return slot

    def change_house(self, slot: int, game: Game) -> None:
        """The sum of a house, from the one at the start of the turn and what differs."""
        vectors.copy_to_sum(self.sums.values, slot, self.home.values)
        self.active.count = 0
        encoding.line_features(self.active, game, self.seat, 0)
        for index in range(self.active.count):
            before, after = self.home_features.numbers[index], self.active.numbers[index]
            if after != before:
                self.swap_features(slot, before, after)
        self.active.count = 0
        covered = game.filled[self.seat] & ~self.start.filled[self.seat]
        encoding.space_features(self.active, covered, game.windows[self.seat], 0)
        self.add_features(slot)

    def swap_features(self, slot: int, before: int, after: int) -> None:
        vectors.subtract_row_from_sum(self.sums.values, slot, self.first, before)
        vectors.add_row_to_sum(self.sums.values, slot, self.first, after)

    def swap_supply(self, slot: int, game: Game) -> None:
        """The tiles laid are missing in the supply, and where it was the last one, to the rivals."""
        first = self.table_first()
        if game.specials != self.start.specials:
            specials = first + encoding.SPECIALS
            self.swap_features(slot, specials + self.start.specials, specials + game.specials)
        if game.placement == NOTHING:
            return
        tile = PLACEMENT_TILE[game.placement]
        before = self.start.supply[tile]
        if game.supply[tile] == before:
            # It was bought before the evaluation began.
            return
        self.swap_features(
            slot,
            first + encoding.supply_feature(tile, before),
            first + encoding.supply_feature(tile, before - 1),
        )
        if before == 1:
            self.active.count = 0
            for distance in range(1, self.players):
                other = (self.seat + distance) % self.players
                self.note_reach(self.start, distance, tile, self.rival_fits[other])
            for index in range(self.active.count):
                vectors.subtract_row_from_sum(self.sums.values, slot, self.first, self.active.numbers[index])

    def hand_slot(self, game: Game) -> int:
        key = game.active[self.seat]
        key = key << ABILITY_BITS | game.owned[self.seat]
        key = key << UNKNOWN_BITS | game.unknown[self.seat]
        for colour in range(COLOURS):
            key = key << HAND_BITS | game.hands[self.seat][colour]
        if key == self.last_hand:
            return self.slots[1]
        self.last_hand = key
        slot = self.sums.slot(key | HAND << KIND)
        if self.sums.fresh:
            vectors.clear_sum(self.sums.values, slot)
            self.active.count = 0
            encoding.hand_features(self.active, game, self.seat, encoding.HOUSE_FEATURES, True)
            self.add_features(slot)
        return slot

    def harbour_slot(self, game: Game) -> int:
        key = 0
        for pier in range(PIERS):
            key = key << 1
            if game.piers[pier] == NOTHING:
                key |= 1
        if self.harbours[key] != NOTHING:
            return self.harbours[key]
        slot = self.harbours[key] = self.sums.slot(key | HARBOUR << KIND)
        vectors.clear_sum(self.sums.values, slot)
        self.active.count = 0
        encoding.pier_features(self.active, game, self.players * encoding.SEAT_FEATURES)
        self.add_features(slot)
        return slot

    def reach_slot(self, game: Game, colour: int, fits: int) -> int:
        """The sum for the tiles of a colour: it depends on which of them fit, and on the cards in hand."""
        key = colour << COLOUR_FIT_BITS | fits >> COLOUR_FIT_BITS * colour & COLOUR_FITS
        key = key << CARDS_BITS | min(game.hands[self.seat][colour], MOST_CARDS)
        if self.reaches[key] != NOTHING:
            return self.reaches[key]
        slot = self.reaches[key] = self.sums.slot(key | REACH << KIND)
        vectors.clear_sum(self.sums.values, slot)
        self.active.count = 0
        for tile in range(SIZES * colour, SIZES * (colour + 1)):
            self.note_reach(game, 0, tile, fits)
        self.add_features(slot)
        return slot

    def search(self, walk: Outcomes, chance: Chance, temperature: float, most: int) -> int:
        """Go over the next outcomes of the turn; how many there were.

        ``best`` holds the best of them so far, the very best first, and ``chosen`` one chosen with noise.
        With a temperature of 0 that is the best one.
        """
        count = 0
        while count < most and walk.advance():
            count += 1
            if temperature <= 0 and self.kept == self.keep and walk.game.phase != OVER:
                self.compare(walk.game)
                if self.is_behind():
                    continue
                value = self.weigh()
            else:
                value = self.value(walk.game)
            if self.kept < self.keep or value > self.best_values[self.keep - 1]:
                self.note_best(walk.game, value)
            if temperature > 0:
                # Noise of this form makes the choice one by softmax over the logits.
                noise = -vectors.logarithm(-vectors.logarithm(chance.part()))
                logit = vectors.logarithm((value + 1e-9) / (1 - value + 1e-9))
                noisy = logit + temperature * noise
                if noisy > self.noisiest:
                    self.noisiest = noisy
                    self.chosen_value = value
                    self.chosen.become(walk.game)
        if temperature <= 0:
            self.chosen_value = self.best_values[0]
            self.chosen.become(self.best[0])
        return count

    def note_best(self, game: Game, value: float) -> None:
        """Put an outcome among the best, in order; of equally good ones the first found stays ahead."""
        if self.kept < self.keep:
            self.kept += 1
        index = self.kept - 1
        room = self.best[index]
        while index > 0 and self.best_values[index - 1] < value:
            self.best[index] = self.best[index - 1]
            self.best_values[index] = self.best_values[index - 1]
            index -= 1
        room.become(game)
        self.best[index] = room
        self.best_values[index] = value
        last = self.best_values[self.kept - 1]
        # A rival this far ahead alone makes the chance smaller than the last one kept.
        self.widest = vectors.logarithm((1 - last + NEGLIGIBLE) / (last + NEGLIGIBLE)) + NEGLIGIBLE


def in_supply(game: Game) -> int:
    """Both bits of each tile that the supply still has, as ``house_fits`` has them."""
    tiles = 0
    for tile in range(TILE_COUNT - 1, -1, -1):
        tiles = tiles << FIT_BITS | (3 if game.supply[tile] else 0)
    return tiles


def exact_value(evaluation: NetworkEvaluation, game: Game) -> float:
    """The same value from all rows at once, to check the parts against."""
    evaluation.active.count = 0
    evaluation.seat = game.seat
    encoding.position_features(evaluation.active, game, game.seat)
    vectors.copy_row(evaluation.home.values, evaluation.bias)
    evaluation.sums.clear()
    evaluation.last_hand = evaluation.last_house = NO_KEY
    for part in range(PARTS):
        evaluation.slots[part] = evaluation.sums.slot(part)
        vectors.clear_sum(evaluation.sums.values, part)
    vectors.copy_to_sum(evaluation.sums.values, 0, evaluation.home.values)
    evaluation.add_features(0)
    evaluation.see_margins()
    return evaluation.weigh()
