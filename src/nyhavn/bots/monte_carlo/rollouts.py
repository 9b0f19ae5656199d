"""Games played on for some rounds, and what each seat may then hope for.

Plain Python that Cython also compiles, with the C types of ``rollouts.pxd``.
"""

from math import exp
from time import perf_counter

from nyhavn.bots.heuristic.evaluation import HeuristicEvaluation
from nyhavn.bots.heuristic.weights import TEMPO
from nyhavn.bots.planning import CLOCK_EVERY, QUICK_LOOK
from nyhavn.rules import playouts
from nyhavn.rules.chance import Chance
from nyhavn.rules.constants import OVER
from nyhavn.rules.game import Game
from nyhavn.rules.outcomes import Outcomes
from nyhavn.rules.pieces import MAX_PLAYERS

try:
    import cython
except ImportError:
    from nyhavn.rules import interpreted as cython


class Rollouts:
    """Plays games on by the heuristic; ``shares`` then holds the part of the victory each seat can expect."""

    def __init__(self, evaluation: HeuristicEvaluation, rounds: int) -> None:
        self.evaluation = evaluation
        self.rounds = rounds
        if not cython.compiled:
            # Compiled, this is a C array from the start.
            self.shares = [0.0] * MAX_PLAYERS
        self.walk = Outcomes(Game())

    def run(self, game: Game, chance: Chance, deadline: float) -> None:
        """Play some rounds, or until the game is over or the clock has passed the deadline."""
        playouts.settle_at_random(game, chance)
        for _ in range(self.rounds * game.players):
            if game.phase == OVER or perf_counter() > deadline:
                break
            self.play_turn(game, deadline)
            playouts.settle_at_random(game, chance)
        self.share_out(game)

    def play_turn(self, game: Game, deadline: float) -> None:
        """Play the turn that looks best at once, up to the refill; one that wins is best."""
        walk = self.walk
        walk.begin(game)
        self.evaluation.begin(game)
        highest = -1e300
        for found in range(QUICK_LOOK):
            if not walk.advance():
                break
            worth = self.evaluation.worth(walk.game)
            if worth > highest:
                highest = worth
                game.become(walk.game)
            if game.phase == OVER or (found % CLOCK_EVERY == 0 and perf_counter() > deadline):
                break

    def share_out(self, game: Game) -> None:
        """Of a game that is over, the result; of another, a guess from how the seats stand.

        What a seat's position is worth is the logarithm of its odds, so the parts are a softmax.
        """
        result = game.result()
        if result is not None:
            for seat in range(game.players):
                self.shares[seat] = float(result.share(seat))
            return
        first = self.evaluation.standing(game, 0)
        whole = 0.0
        for seat in range(game.players):
            lead = self.evaluation.standing(game, seat) - first
            self.shares[seat] = exp(lead + TEMPO if seat == game.seat else lead)
            whole += self.shares[seat]
        for seat in range(game.players):
            self.shares[seat] /= whole
