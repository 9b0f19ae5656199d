"""A bot that takes what lies before it."""

from collections.abc import Sequence

from nyhavn.bots.appraisal import Appraisal
from nyhavn.rules.chance import Chance
from nyhavn.rules.decisions import Decision
from nyhavn.rules.outcomes import Outcomes
from nyhavn.rules.view import View

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
MOST_OUTCOMES = 20_000


class GreedyBot:
    """Builds when it can: of all that its turn could lead to, it takes what looks best at once."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)
        self._appraisal = Appraisal(WEIGHTS)
        self._plan: list[Decision] = []

    def choose(self, view: View, choices: Sequence[Decision]) -> Decision:
        if not self._plan or self._plan[0] not in choices:
            self._plan = self._best_turn(view)
        return self._plan.pop(0)

    def _best_turn(self, view: View) -> list[Decision]:
        """The decisions of the best turn; of equally good ones, the first found."""
        game = view.sample(self._chance)
        seat, walk = game.seat, Outcomes(game)
        best, plan = float("-inf"), []
        for _ in range(MOST_OUTCOMES):
            if not walk.advance():
                break
            worth = self._appraisal.worth(walk.game, seat)
            if worth > best:
                best, plan = worth, walk.decisions()
        return plan
