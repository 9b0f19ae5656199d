"""Games played on greedily for some rounds, and what each seat may then hope for.

Plain Python that Cython also compiles, with the C types of ``rollouts.pxd``.
"""

from math import exp
from time import perf_counter

from nyhavn.bots.appraisal import Appraisal
from nyhavn.bots.planning import CLOCK_EVERY, MOST_OUTCOMES
from nyhavn.rules import playouts
from nyhavn.rules.chance import Chance
from nyhavn.rules.game import Game
from nyhavn.rules.outcomes import Outcomes
from nyhavn.rules.result import result_of
from nyhavn.rules.tables import OVER


class Rollouts:
    """Plays games on; ``shares`` then holds the part of the victory that each seat can expect.

    How much more a position has to be worth for a certain part is a matter of the appraisal: a lead of
    ``scale`` makes the expected part e times as large.
    """

    def __init__(self, appraisal: Appraisal, rounds: int, scale: float) -> None:
        self.appraisal = appraisal
        self.rounds = rounds
        self.scale = scale
        self.shares = [0.0] * 4
        self.walk = Outcomes(Game())

    def run(self, game: Game, chance: Chance, deadline: float) -> None:
        """Play on for some rounds, or until the game is over or the clock has passed the deadline."""
        playouts.settle_at_random(game, chance)
        for _ in range(self.rounds * game.players):
            if game.phase == OVER or perf_counter() > deadline:
                break
            self.play_turn(game, deadline)
            playouts.settle_at_random(game, chance)
        self.share_out(game)

    def play_turn(self, game: Game, deadline: float) -> None:
        """Play the turn that looks best at once, up to the refill; one that wins is best."""
        walk, seat = self.walk, game.seat
        walk.begin(game)
        highest = -1e300
        for found in range(MOST_OUTCOMES):
            if not walk.advance():
                break
            worth = self.appraisal.worth(walk.game, seat)
            if worth > highest or walk.game.phase == OVER:
                highest = worth
                game.become(walk.game)
            if game.phase == OVER or (found % CLOCK_EVERY == 0 and perf_counter() > deadline):
                break

    def share_out(self, game: Game) -> None:
        """Of a game that is over, the result; of another, a guess from how the seats stand."""
        result = result_of(game)
        if result is not None:
            for seat in range(game.players):
                self.shares[seat] = float(result.share(seat))
            return
        first = self.appraisal.worth(game, 0)
        whole = 0.0
        for seat in range(game.players):
            self.shares[seat] = exp((self.appraisal.worth(game, seat) - first) / self.scale)
            whole += self.shares[seat]
        for seat in range(game.players):
            self.shares[seat] /= whole
