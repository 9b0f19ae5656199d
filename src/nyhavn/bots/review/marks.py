"""How good a turn was, in one word, by the chance that it cost."""

from enum import Enum

from nyhavn.bots.review.valuing import TurnValue

CLEAR = 2.5
"""So many standard errors a single difference has to be, so that it is not taken for noise."""
GREAT_EDGE = 0.08
"""How far ahead of the second a best turn is that is worth a star."""


class Mark(Enum):
    """The marks, from the best to the worst; ``FORCED`` is no merit and no fault."""

    FORCED = "forced"
    GREAT = "great"
    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


COSTS = ((0.10, Mark.BLUNDER), (0.05, Mark.MISTAKE), (0.02, Mark.INACCURACY))
"""The chance that a turn has to cost at least for a mark."""
FAULTS = frozenset(mark for _, mark in COSTS)


def mark_of(turn: TurnValue) -> Mark:
    """The mark of a turn; where the difference is within the noise, no worse than good."""
    if turn.is_forced:
        return Mark.FORCED
    if turn.is_best:
        is_great = turn.edge >= GREAT_EDGE and turn.edge > CLEAR * turn.edge_error
        return Mark.GREAT if is_great else Mark.BEST
    if turn.loss > CLEAR * turn.loss_error:
        for cost, mark in COSTS:
            if turn.loss >= cost:
                return mark
    return Mark.GOOD
