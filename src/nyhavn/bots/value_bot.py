"""A bot that plays the turn which the trained network values most."""

from nyhavn.bots.network.evaluation import Evaluation
from nyhavn.bots.network.weights import Weights
from nyhavn.bots.planning import MOST_OUTCOMES, PlanningBot
from nyhavn.rules.chance import Chance
from nyhavn.rules.decisions import Decision
from nyhavn.rules.errors import IllegalError
from nyhavn.rules.outcomes import Outcomes
from nyhavn.rules.playing import decisions_of, turn_played
from nyhavn.rules.view import View


class ValueBot(PlanningBot):
    """Looks at every outcome of its own turn, and not beyond."""

    def __init__(self, weights: Weights) -> None:
        super().__init__()
        self._players = weights.players
        self._evaluation = Evaluation(weights)
        # Only explored turns draw from it, and this bot explores nothing.
        self._chance = Chance(0)

    def plan(self, view: View) -> list[Decision]:
        if view.players != self._players:
            raise IllegalError("network-players", {"players": view.players, "expected": self._players})
        self._evaluation.begin(view.seen)
        self._evaluation.search(Outcomes(view.seen), self._chance, 0.0, MOST_OUTCOMES)
        return decisions_of(turn_played(self._evaluation.best[0]))
