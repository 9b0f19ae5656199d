"""A bot that weighs as the heuristic does, but is blind to whole sides of the game.

So people play in their first games: what they have not learned to look at cannot change what they do.
"""

from collections.abc import Iterable

from nyhavn.bots.heuristic.evaluation import HeuristicEvaluation
from nyhavn.bots.heuristic.features import LINE_KINDS, NAMES_OF_BLOCKS, Weights
from nyhavn.bots.heuristic.weights import WEIGHTS
from nyhavn.bots.planning import LONGEST, PlanningBot, best_outcome, without_abilities
from nyhavn.rules import Decision, View

COLUMNS, GAPS, WINDOWS, COATS = "columns", "gaps", "windows", "coats of arms"
ABILITIES, COMBINATIONS, PLANS, RIVALS = "abilities", "combinations", "plans", "rivals"
BLOCKS_OF_SIDES = {
    COLUMNS: ("columns", "steps"),
    GAPS: ("holes", "single spaces", "steps"),
    COATS: ("open coats", "supported coats", "coats above support", "coat rows", "inactive"),
    ABILITIES: ("owned", "active", "reach with abilities", "inactive"),
    COMBINATIONS: ("reach with abilities", "win in reach"),
    PLANS: (
        "cards of a colour",
        "reach",
        "reach with abilities",
        "colours paying",
        "win in reach",
        "own pair",
    ),
    RIVALS: ("next pair", "end", "taken away"),
    WINDOWS: (),
}
"""The sides of the game, and the features that look at each.

Combinations are what the active abilities could do in the next turn, plans what the hand could buy in it. A
player who does not see abilities does not use any; one who does not see windows takes every line for one
with bricks. Columns and coats of arms that are not seen still count when a tile happens to complete or cover
them: by the rules they score, and the coat of arms is used.
"""


def weights_without(unseen: Iterable[str]) -> Weights:
    """The heuristic's weights for what is seen, the same from the first turn to the last."""
    sides = set(unseen)
    blind = {name for side in sides for block in BLOCKS_OF_SIDES[side] for name in NAMES_OF_BLOCKS[block]}
    if COATS in sides:
        blind |= {name for name in WEIGHTS if name.startswith("coats of arms")}
    of_windows, with_bricks = LINE_KINDS
    weights = {}
    for name in WEIGHTS.keys() - blind:
        known_as = name.replace(of_windows, with_bricks) if WINDOWS in sides else name
        weights[name] = (sum(WEIGHTS[known_as]) / 2,) * 2
    return weights


class ShortSightedBot(PlanningBot):
    """Weighs what it sees of every outcome of its own turn."""

    def __init__(self, unseen: Iterable[str], seconds: float = LONGEST) -> None:
        super().__init__()
        self._seconds = seconds
        self._uses_abilities = ABILITIES not in unseen
        self._evaluation = HeuristicEvaluation(weights_without(unseen))

    def plan(self, view: View) -> list[Decision]:
        start = view.seen if self._uses_abilities else without_abilities(view.seen)
        self._evaluation.begin(start)
        return best_outcome(start, self._evaluation.worth, self._seconds)
