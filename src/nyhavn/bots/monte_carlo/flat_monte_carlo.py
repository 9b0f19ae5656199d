"""A bot that tries its turns out in many sampled games, and chooses nothing beyond its own turn."""

from collections.abc import Sequence
from math import ceil, exp, log2

from nyhavn.bots.budget import Budget
from nyhavn.bots.monte_carlo.candidates import Candidate
from nyhavn.bots.monte_carlo.rollout_bot import RolloutBot
from nyhavn.rules import Chance, View

SEEDS = 2**30
TRUST = 6
"""How many trials the first look at a turn counts for."""


class Arm:
    """A turn that is tried out, and how the games after it went for the seat that plays it.

    Before any trial it is judged by how it looks at once, as a chance to win against the best of all turns.
    """

    def __init__(self, candidate: Candidate, seat: int, best: float) -> None:
        self.candidate = candidate
        self.view = View(candidate.game, seat)
        odds = exp(candidate.worth - best)
        self.at_once = odds / (1 + odds)
        self.trials = 0
        self.total = 0.0

    def mean(self) -> float:
        return (TRUST * self.at_once + self.total) / (TRUST + self.trials)


class FlatMonteCarloBot(RolloutBot):
    """Sequential halving: each round has an equal part of the budget and keeps the better half."""

    def search(self, found: Sequence[Candidate], seat: int, budget: Budget) -> Candidate:
        return self.try_out(found, seat, budget)[0].candidate

    def try_out(self, found: Sequence[Candidate], seat: int, budget: Budget) -> list[Arm]:
        """All turns, the best first; those left out early come later."""
        arms = [Arm(candidate, seat, found[0].worth) for candidate in found]
        rounds = ceil(log2(len(arms)))
        left = len(arms)
        for number in range(1, rounds + 1):
            self._play_round(arms[:left], seat, budget, number / rounds)
            arms[:left] = sorted(arms[:left], key=Arm.mean, reverse=True)
            left = (left + 1) // 2
        return arms

    def _play_round(self, arms: Sequence[Arm], seat: int, budget: Budget, part: float) -> None:
        """Try all turns with the same hidden cards and the same deck, until the part is used."""
        while budget.used() < part:
            seed = self._chance.below(SEEDS)
            for arm in arms:
                if budget.used() >= 1:
                    return
                chance = Chance(seed)
                self._rollouts.run(arm.view.sample(chance), chance, budget.moment(1))
                arm.trials += 1
                arm.total += self._rollouts.shares[seat]
                budget.spend()
