"""A bot that weighs what a careful person would weigh."""

from time import perf_counter

from nyhavn.bots.heuristic.evaluation import HeuristicEvaluation
from nyhavn.bots.heuristic.features import Weights
from nyhavn.bots.heuristic.weights import WEIGHTS
from nyhavn.bots.planning import LONGEST, MOST_OUTCOMES, PlanningBot
from nyhavn.rules import Decision, Outcomes, View


class HeuristicBot(PlanningBot):
    """Weighs every outcome of its own turn by features with tuned weights, and does not look beyond."""

    def __init__(
        self,
        seed: int = 0,  # noqa: ARG002
        seconds: float = LONGEST,
        weights: Weights = WEIGHTS,
    ) -> None:
        super().__init__()
        self._seconds = seconds
        self._evaluation = HeuristicEvaluation(weights)

    def plan(self, view: View) -> list[Decision]:
        self._evaluation.begin(view.seen)
        return self._evaluation.search(Outcomes(view.seen), MOST_OUTCOMES, perf_counter() + self._seconds)
