"""The most promising outcomes of a turn: what a search looks at more closely.

Plain Python that Cython also compiles, with the C types of ``candidates.pxd``.
"""

from time import perf_counter

from nyhavn.bots.heuristic.evaluation import HeuristicEvaluation
from nyhavn.bots.planning import CLOCK_EVERY, MOST_OUTCOMES
from nyhavn.rules.constants import ABILITY_BITS, COLOURS, HAND_BITS, NOTHING, OVER, PLACEMENT_BITS
from nyhavn.rules.decisions import Decision
from nyhavn.rules.game import Game
from nyhavn.rules.outcomes import Outcomes
from nyhavn.rules.pieces import PIERS

# How many cards of a colour a turn adds to a hand or takes from it, counted up from the largest loss.
LARGEST_CHANGE = 1 << HAND_BITS
CHANGE_BITS = HAND_BITS + 1


class Candidate:
    """One outcome of a turn, with the decisions that lead there and how it looks at once."""

    def __init__(self, game: Game, worth: float, decisions: list[Decision], label: tuple[int, int]) -> None:
        self.game = game
        self.worth = worth
        self.decisions = decisions
        self.label = label


class Candidates:
    """Finds so many of the best turns, by how they look at once; it looks at so many outcomes at most."""

    def __init__(self, evaluation: HeuristicEvaluation, most: int, outcomes: int = MOST_OUTCOMES) -> None:
        self.evaluation = evaluation
        self.most = most
        self.outcomes = outcomes
        self.walk = Outcomes(Game())

    def find(self, game: Game, deadline: float) -> list[Candidate]:
        """The candidates, the best first; one that wins comes alone.

        When the clock has passed the deadline, the outcomes not yet found are left out.
        """
        walk = self.walk
        walk.begin(game)
        self.evaluation.begin(game)
        kept: list[Candidate] = []
        for found in range(self.outcomes):
            if not walk.advance():
                break
            worth = self.evaluation.worth(walk.game)
            if walk.game.phase == OVER:
                return [self.candidate(game, worth)]
            self.keep(kept, game, worth)
            if found % CLOCK_EVERY == 0 and perf_counter() > deadline:
                break
        return kept

    def keep(self, kept: list[Candidate], before: Game, worth: float) -> None:
        """Put the outcome of the walk where it belongs among the best, if it does."""
        index = len(kept)
        while index > 0:
            other = kept[index - 1]
            if other.worth >= worth:
                break
            index -= 1
        if index < self.most:
            kept.insert(index, self.candidate(before, worth))
            if len(kept) > self.most:
                kept.pop()

    def candidate(self, before: Game, worth: float) -> Candidate:
        after = self.walk.game
        return Candidate(after.copy(), worth, self.walk.decisions(), label(before, after))


def label(before: Game, after: Game) -> tuple[int, int]:
    """What a turn has done: equal for equal turns, also in games that differ in hidden cards and refills."""
    seat = before.seat
    rest = after.owned[seat] << ABILITY_BITS | after.active[seat]
    for pier in range(PIERS):
        rest = rest << 1
        if after.piers[pier] == NOTHING:
            rest |= 1
    for colour in range(COLOURS):
        rest = rest << CHANGE_BITS | (after.hands[seat][colour] - before.hands[seat][colour] + LARGEST_CHANGE)
    return after.filled[seat], rest << PLACEMENT_BITS | (after.placement + 1)
