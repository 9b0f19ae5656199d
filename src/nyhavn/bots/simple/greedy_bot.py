"""A bot that takes what lies before it."""

from time import perf_counter

from nyhavn.bots.planning import CLOCK_EVERY, LONGEST, MOST_OUTCOMES, PlanningBot
from nyhavn.bots.simple.evaluation import GreedyEvaluation
from nyhavn.rules import Decision, Outcomes, View

WEIGHTS = {
    "points": 10.0,
    "covered spaces": 2.0,
    "windows": 0.1,
    "empty spaces under covered ones": -0.3,
    "abilities": 2.0,
    "active abilities": 1.0,
    "cards": 0.5,
    "progress of rows": 2.0,
    "progress of columns": 2.0,
    "red cards, squared": 0.1,
    "yellow cards, squared": 0.1,
    "green cards, squared": 0.1,
    "blue cards, squared": 0.1,
    "purple cards, squared": 0.1,
}


class GreedyBot(PlanningBot):
    """Builds when it can: of all that its turn could lead to, it takes what looks best at once."""

    def __init__(self, seed: int, seconds: float = LONGEST) -> None:  # noqa: ARG002
        super().__init__()
        self._seconds = seconds
        self._evaluation = GreedyEvaluation(WEIGHTS)

    def plan(self, view: View) -> list[Decision]:
        """The decisions of the best turn; of equally good ones, the first found."""
        walk, deadline = Outcomes(view.seen), perf_counter() + self._seconds
        best, decisions = float("-inf"), []
        for found in range(MOST_OUTCOMES):
            if not walk.advance() or (found % CLOCK_EVERY == CLOCK_EVERY - 1 and perf_counter() > deadline):
                break
            worth = self._evaluation.worth(walk.game, view.to_move)
            if worth > best:
                best, decisions = worth, walk.decisions()
        return decisions
