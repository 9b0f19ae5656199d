"""The network's value of all outcomes of a turn, worked out exactly and incrementally.

Most of a position is the same after every turn that a player could play. So the sum of the first layer is
put together from parts: what no turn changes, one sum per house, one per hand, one per state of the harbour,
and the few rows that join them.

Plain Python that Cython also compiles, with the C types of ``evaluation.pxd``.
"""

from nyhavn.bots.network import encoding, vectors
from nyhavn.bots.network.encoding import Rows
from nyhavn.bots.network.weights import Weights
from nyhavn.rules import placements
from nyhavn.rules.chance import Chance
from nyhavn.rules.game import Game
from nyhavn.rules.outcomes import Outcomes
from nyhavn.rules.pieces import PIERS
from nyhavn.rules.tables import COLOURS, NOTHING, OVER

try:
    import cython
except ImportError:
    from nyhavn.rules import interpreted as cython

PLACEMENT_TILE = placements.PLACEMENT_TILE


class Part:
    """The sum of some rows; for a house also which tiles still fit into it."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.values = vectors.zeros()
        self.fits = 0


class Evaluation:
    """Values positions from the seat that has just ended its turn."""

    def __init__(self, weights: Weights) -> None:
        self.players = weights.players
        self.first = weights.first
        self.bias = weights.bias
        self.second = weights.second
        self.second_bias = weights.second_bias
        self.rows = Rows()
        self.home_rows = Rows()
        self.home = Part()
        self.base = Part()
        self.total = Part()
        self.start = Game()
        self.best = Game()
        self.chosen = Game()
        self.best_value = 0.0
        self.chosen_value = 0.0
        self.chances = [0.0] * 4
        self.rival_fits = [0] * 4
        self.seat = 0
        self.forget()

    def forget(self) -> None:
        self.houses: dict[int, Part] = {}
        self.hands: dict[int, Part] = {}
        self.harbours: dict[int, Part] = {}

    def begin(self, game: Game) -> None:
        """Prepare for the outcomes of the turn that begins here. Only what the seat to move sees is used."""
        self.forget()
        self.start.become(game)
        self.seat = game.seat
        self.rows.count = 0
        for distance in range(1, game.players):
            other = (game.seat + distance) % game.players
            self.rival_fits[other] = encoding.house_fits(game, other)
            encoding.house_rows(self.rows, game, other, distance * encoding.SEAT_ROWS)
            first = distance * encoding.SEAT_ROWS + encoding.HOUSE_ROWS
            encoding.hand_rows(self.rows, game, other, first, False)
            for tile in range(encoding.TILE_COUNT):
                self.note_reach(game, distance, tile, self.rival_fits[other])
        encoding.table_rows(self.rows, game, game.seat, self.table_first())
        vectors.copy_row(self.base.values, self.bias)
        self.add_rows(self.base)
        self.home = Part()
        self.rows.count = self.home_rows.count = 0
        encoding.line_rows(self.home_rows, game, game.seat, 0)
        encoding.house_rows(self.rows, game, game.seat, 0)
        self.add_rows(self.home)

    def table_first(self) -> int:
        return self.players * encoding.SEAT_ROWS + encoding.PIER_ROWS

    def note_reach(self, game: Game, distance: int, tile: int, fits: int) -> None:
        if game.supply[tile]:
            other = (self.seat + distance) % self.players
            row = encoding.reach_row(game, other, tile, fits, distance == 0)
            if row != NOTHING:
                first = distance * encoding.SEAT_ROWS + encoding.HOUSE_ROWS + encoding.HAND_ROWS
                self.rows.add(first + row)

    def add_rows(self, part: Part) -> None:
        for place in range(self.rows.count):
            vectors.add_row(part.values, self.first, self.rows.numbers[place])

    def value(self, game: Game) -> float:
        """The chance to win of the seat whose turn led here; everybody's are in ``chances``."""
        if game.phase == OVER:
            for seat in range(self.players):
                self.chances[seat] = 1.0 if seat == game.seat else 0.0
            return 1.0
        total = self.total
        vectors.copy(total.values, self.base.values)
        house = self.house_part(game)
        vectors.add(total.values, house.values)
        vectors.add(total.values, self.hand_part(game).values)
        vectors.add(total.values, self.harbour_part(game).values)
        self.rows.count = 0
        for tile in range(encoding.TILE_COUNT):
            self.note_reach(game, 0, tile, house.fits)
        self.add_rows(total)
        return self.weigh()

    def weigh(self) -> float:
        """From the sum of the first layer to the chance of each seat."""
        highest = -1e9
        for output in range(self.players):
            logit = vectors.activation(self.total.values, self.second, output) + self.second_bias[output]
            self.chances[(self.seat + output) % self.players] = logit
            highest = max(highest, logit)
        whole = 0.0
        for seat in range(self.players):
            self.chances[seat] = vectors.exponential(self.chances[seat] - highest)
            whole += self.chances[seat]
        for seat in range(self.players):
            self.chances[seat] /= whole
        return self.chances[self.seat]

    def house_part(self, game: Game) -> Part:
        key = game.filled[self.seat] << 12 | (game.placement + 1)
        part = self.houses.get(key)
        if part is None:
            part = self.houses[key] = Part()
            self.change_house(part, game)
            self.swap_supply(part, game)
            part.fits = encoding.house_fits(game, self.seat)
        return part

    def change_house(self, part: Part, game: Game) -> None:
        """The sum of a house, from the one at the start of the turn and what differs."""
        vectors.copy(part.values, self.home.values)
        self.rows.count = 0
        encoding.line_rows(self.rows, game, self.seat, 0)
        for place in range(self.rows.count):
            if self.rows.numbers[place] != self.home_rows.numbers[place]:
                vectors.subtract_row(part.values, self.first, self.home_rows.numbers[place])
                vectors.add_row(part.values, self.first, self.rows.numbers[place])
        self.rows.count = 0
        covered = game.filled[self.seat] & ~self.start.filled[self.seat]
        encoding.space_rows(self.rows, covered, game.windows[self.seat], 0)
        self.add_rows(part)

    def hand_part(self, game: Game) -> Part:
        key = game.active[self.seat] << 5 | game.owned[self.seat]
        key = key << 3 | game.unknown[self.seat]
        for colour in range(COLOURS):
            key = key << 4 | game.hands[self.seat][colour]
        part = self.hands.get(key)
        if part is None:
            part = self.hands[key] = Part()
            self.rows.count = 0
            encoding.hand_rows(self.rows, game, self.seat, encoding.HOUSE_ROWS, True)
            self.add_rows(part)
        return part

    def harbour_part(self, game: Game) -> Part:
        key = 0
        for pier in range(PIERS):
            key = key << 1
            if game.piers[pier] == NOTHING:
                key |= 1
        part = self.harbours.get(key)
        if part is None:
            part = self.harbours[key] = Part()
            self.rows.count = 0
            encoding.pier_rows(self.rows, game, self.players * encoding.SEAT_ROWS)
            self.add_rows(part)
        return part

    def swap_supply(self, part: Part, game: Game) -> None:
        """The tiles laid are missing in the supply, and where it was the last one, to the rivals."""
        first = self.table_first()
        if game.specials != self.start.specials:
            vectors.subtract_row(part.values, self.first, first + encoding.SPECIALS + self.start.specials)
            vectors.add_row(part.values, self.first, first + encoding.SPECIALS + game.specials)
        if game.placement == NOTHING:
            return
        tile = PLACEMENT_TILE[game.placement]
        before = self.start.supply[tile]
        if game.supply[tile] == before:
            # It was bought before the evaluation began.
            return
        vectors.subtract_row(part.values, self.first, first + encoding.supply_row(tile, before))
        vectors.add_row(part.values, self.first, first + encoding.supply_row(tile, before - 1))
        if before == 1:
            self.rows.count = 0
            for distance in range(1, self.players):
                other = (self.seat + distance) % self.players
                self.note_reach(self.start, distance, tile, self.rival_fits[other])
            for place in range(self.rows.count):
                vectors.subtract_row(part.values, self.first, self.rows.numbers[place])

    def search(self, walk: Outcomes, chance: Chance, temperature: float, most: int) -> int:
        """Go over the outcomes of the turn; ``best`` is the best of them, ``chosen`` one chosen with noise.

        With a temperature of 0 both are the same. Returns how many outcomes there were.
        """
        count = 0
        self.best_value = -1.0
        noisiest = -1e9
        while count < most and walk.advance():
            count += 1
            value = self.value(walk.game)
            if value > self.best_value:
                self.best_value = value
                self.best.become(walk.game)
            if temperature > 0:
                # Noise of this form makes the choice one by softmax over the logits.
                noise = -vectors.logarithm(-vectors.logarithm(chance.part()))
                logit = vectors.logarithm((value + 1e-9) / (1 - value + 1e-9))
                noisy = logit + temperature * noise
                if noisy > noisiest:
                    noisiest = noisy
                    self.chosen_value = value
                    self.chosen.become(walk.game)
        if temperature <= 0:
            self.chosen_value = self.best_value
            self.chosen.become(self.best)
        return count


def exact_value(evaluation: Evaluation, game: Game) -> float:
    """The same value from all rows at once, to check the parts against."""
    evaluation.rows.count = 0
    evaluation.seat = game.seat
    encoding.position_rows(evaluation.rows, game, game.seat)
    vectors.copy_row(evaluation.total.values, evaluation.bias)
    evaluation.add_rows(evaluation.total)
    return evaluation.weigh()
