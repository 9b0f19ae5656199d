"""A bot that plays the turn which the trained network values most."""

from time import perf_counter

from nyhavn.bots.failures import BotFault
from nyhavn.bots.network.evaluation import NetworkEvaluation
from nyhavn.bots.network.weights import Weights
from nyhavn.bots.planning import LONGEST, MOST_OUTCOMES, PlanningBot, decisions_towards
from nyhavn.rules import Chance, Decision, Game, IllegalError, Outcomes, View

STEP = 500


class ValueBot(PlanningBot):
    """Looks at every outcome of its own turn, and not beyond."""

    def __init__(self, weights: Weights) -> None:
        super().__init__()
        self._players = weights.players
        self._evaluation = NetworkEvaluation(weights)
        self._walk = Outcomes(Game())
        # Only explored turns draw from it, and this bot explores nothing.
        self._chance = Chance(0)

    def plan(self, view: View) -> list[Decision]:
        if view.players != self._players:
            raise IllegalError(BotFault.NETWORK_PLAYERS, {"players": view.players, "expected": self._players})
        search_all(self._evaluation, self._walk, view.seen, self._chance)
        return decisions_towards(view.seen, self._evaluation.best[0])


def search_all(
    evaluation: NetworkEvaluation, walk: Outcomes, game: Game, chance: Chance, is_narrow: bool = False
) -> None:
    """Find the best outcomes of a turn, as far as anyone would wait for it.

    A narrow search is several times quicker and misses the best one now and then by a little.
    """
    start = perf_counter()
    evaluation.begin(game)
    walk.begin(game)
    if is_narrow:
        evaluation.narrow(walk)
    for _ in range(0, MOST_OUTCOMES, STEP):
        if evaluation.search(walk, chance, 0.0, STEP) < STEP or perf_counter() - start > LONGEST:
            break
