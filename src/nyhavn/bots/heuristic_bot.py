"""A bot that weighs what a careful person would weigh."""

from nyhavn.bots.judgement import Judgement, Weights
from nyhavn.bots.planning import MOST_OUTCOMES, PlanningBot
from nyhavn.rules.decisions import Decision
from nyhavn.rules.outcomes import Outcomes
from nyhavn.rules.view import View

WEIGHTS: Weights = {
    "points": (10.0, 10.0),
    "covered spaces": (2.0, 1.0),
    "empty spaces under covered ones": (-0.3, -0.3),
    "spaces that only a special tile fits": (-0.5, -0.5),
    "steps between columns": (-0.1, -0.1),
    "rows of windows lacking 1": (4.0, 4.0),
    "rows of windows lacking 2": (2.0, 2.0),
    "rows of windows lacking 3": (1.0, 1.0),
    "rows with bricks lacking 1": (2.0, 2.0),
    "rows with bricks lacking 2": (1.0, 1.0),
    "columns of windows lacking 1": (10.0, 10.0),
    "columns of windows lacking 2": (8.0, 8.0),
    "columns of windows lacking 3": (6.0, 6.0),
    "columns of windows lacking 4": (4.0, 4.0),
    "columns with bricks lacking 1": (5.0, 5.0),
    "columns with bricks lacking 2": (4.0, 4.0),
    "columns with bricks lacking 3": (3.0, 3.0),
    "columns with bricks lacking 4": (2.0, 2.0),
    "coats of arms on supported spaces": (1.0, 1.0),
    "coat-of-arms rows lacking 1": (2.0, 1.0),
    "coat-of-arms rows lacking 2": (1.0, 0.5),
    "colours with a place beside their own": (0.3, 0.1),
    "cards": (1.0, 0.5),
    "colours with 2 cards": (0.4, 0.2),
    "colours with 3 cards": (0.9, 0.5),
    "colours with 4 cards": (1.6, 0.8),
    "colours with 5 or more cards": (2.0, 1.0),
    "cards beyond 5": (-0.5, -0.5),
    "largest tile lacking 0 cards": (0.4, 0.4),
    "largest tile lacking 1 cards": (0.2, 0.1),
    "points lacking 0 cards": (1.0, 2.0),
    "points lacking 1 cards": (0.5, 0.7),
    "coats of arms lacking 0 cards": (1.0, 0.5),
    "coats of arms lacking 1 cards": (0.5, 0.2),
    "12 points within reach": (5.0, 10.0),
    "additional card": (2.0, 0.5),
    "construction discount": (2.0, 0.5),
    "change of colours": (2.0, 0.5),
    "both actions": (3.0, 1.0),
    "any cards, active": (1.0, 1.0),
    "additional card, active": (1.5, 1.0),
    "construction discount, active": (1.5, 1.0),
    "change of colours, active": (1.5, 1.0),
    "both actions, active": (3.0, 2.0),
    "best pair left for oneself": (0.1, 0.1),
    "best pair left for the next player": (-0.2, -0.2),
    "chance that the game ends, ahead or behind": (20.0, 20.0),
    "last tiles taken from rivals": (0.3, 0.3),
}


class HeuristicBot(PlanningBot):
    """Weighs every outcome of its own turn by features with tuned weights, and does not look beyond."""

    def __init__(self, seed: int = 0, weights: Weights = WEIGHTS) -> None:  # noqa: ARG002
        super().__init__()
        self._judgement = Judgement(weights)

    def plan(self, view: View) -> list[Decision]:
        self._judgement.begin(view.seen)
        return self._judgement.search(Outcomes(view.seen), MOST_OUTCOMES)
