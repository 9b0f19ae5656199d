"""What the bots that play games on have in common: their budget, their candidates and their rollouts."""

from abc import abstractmethod
from collections.abc import Sequence

from nyhavn.bots.budget import Budget
from nyhavn.bots.heuristic.evaluation import HeuristicEvaluation
from nyhavn.bots.heuristic.features import Weights
from nyhavn.bots.heuristic.weights import WEIGHTS
from nyhavn.bots.monte_carlo.candidates import Candidate, Candidates
from nyhavn.bots.monte_carlo.rollouts import Rollouts
from nyhavn.bots.planning import PlanningBot
from nyhavn.rules import Chance, Decision, View

ITERATIONS = 400
CANDIDATES = 12
ROUNDS = 3


class RolloutBot(PlanningBot):
    """Tries its candidates out in sampled games, for so many seconds a turn or else so many iterations.

    The heuristic's evaluation, with these weights, decides which turns are candidates and how games go on.
    """

    def __init__(
        self,
        seed: int,
        seconds: float | None = None,
        iterations: int = ITERATIONS,
        weights: Weights = WEIGHTS,
    ) -> None:
        super().__init__()
        self._seconds, self._iterations = seconds, iterations
        self._chance = Chance(seed)
        self._evaluation = HeuristicEvaluation(weights)
        self._candidates = Candidates(self._evaluation, CANDIDATES)
        self._rollouts = Rollouts(self._evaluation, ROUNDS)

    def plan(self, view: View) -> list[Decision]:
        """The candidate that the search finds best; half of the time is enough to find the candidates."""
        budget = Budget(self._seconds, self._iterations if self._seconds is None else None)
        found = self._candidates.find(view.seen, budget.moment(0.5))
        best = found[0] if len(found) == 1 else self.search(found, view.to_move, budget)
        return list(best.decisions)

    @abstractmethod
    def search(self, found: Sequence[Candidate], seat: int, budget: Budget) -> Candidate:
        """The best of the candidates for the turn of this seat."""
