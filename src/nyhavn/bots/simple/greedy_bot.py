"""A bot that takes what lies before it."""

from nyhavn.bots.planning import LONGEST, PlanningBot, best_outcome
from nyhavn.bots.simple.evaluation import GreedyEvaluation
from nyhavn.rules import Decision, View

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
        seat = view.to_move
        return best_outcome(view.seen, lambda outcome: self._evaluation.worth(outcome, seat), self._seconds)
