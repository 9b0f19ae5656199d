"""A bot that grows a tree of whole turns over sampled games: information-set Monte Carlo tree search."""

from collections.abc import Sequence
from math import exp, sqrt

from nyhavn.bots.budget import Budget
from nyhavn.bots.heuristic.features import Weights
from nyhavn.bots.heuristic.weights import WEIGHTS
from nyhavn.bots.monte_carlo.candidates import Candidate, Candidates
from nyhavn.bots.monte_carlo.rollout_bot import ITERATIONS, RolloutBot
from nyhavn.bots.planning import QUICK_LOOK
from nyhavn.rules import Game, Phase, View

CURIOSITY = 0.5
REPLIES = 6
"""How many turns are looked at after one's own turn."""


class Node:
    """The games in which the same turns were played, whatever was hidden and whatever the refills were."""

    def __init__(self) -> None:
        self.turns: dict[tuple[int, int], Node] = {}
        self.visits = 0
        self.available = 0
        self.total = 0.0

    def choose(self, candidates: Sequence[Candidate]) -> Candidate:
        """The candidate with the highest upper confidence bound; one never tried counts as an average one.

        The bound is wide for turns that look good at once. It counts how often a turn could have been chosen,
        not how often the node was visited: a turn that is seldom possible is not explored more for that.
        """
        turns = [self.turns.setdefault(candidate.label, Node()) for candidate in candidates]
        average = sum(turn.total for turn in turns) / max(1, sum(turn.visits for turn in turns))
        priors = [exp(candidate.worth - candidates[0].worth) for candidate in candidates]
        bounds = []
        for turn, prior in zip(turns, priors, strict=True):
            turn.available += 1
            mean = turn.total / turn.visits if turn.visits else average
            bounds.append(mean + CURIOSITY * prior / sum(priors) * sqrt(turn.available) / (1 + turn.visits))
        return candidates[bounds.index(max(bounds))]


class InformationSetBot(RolloutBot):
    """Every iteration samples what is hidden, goes down the tree, and plays the game on from its edge.

    Each seat chooses for itself. All turns are seen by all, so one tree serves for every seat.
    """

    def __init__(
        self,
        seed: int,
        seconds: float | None = None,
        iterations: int = ITERATIONS,
        weights: Weights = WEIGHTS,
    ) -> None:
        super().__init__(seed, seconds, iterations, weights)
        self._replies = Candidates(self._evaluation, REPLIES, QUICK_LOOK)

    def search(self, found: Sequence[Candidate], seat: int, budget: Budget) -> Candidate:
        """The candidate that was visited most."""
        root = self.grow(found, seat, budget)
        visits = [root.turns[one.label].visits if one.label in root.turns else 0 for one in found]
        return found[visits.index(max(visits))]

    def grow(self, found: Sequence[Candidate], seat: int, budget: Budget) -> Node:
        """The tree after the whole budget."""
        root = Node()
        views = {candidate.label: View(candidate.game, seat) for candidate in found}
        while budget.used() < 1:
            chosen = root.choose(found)
            self._iterate(root, chosen, views[chosen.label].sample(self._chance), budget)
            budget.spend()
        return root

    def _iterate(self, root: Node, chosen: Candidate, game: Game, budget: Budget) -> None:
        """Go down to a turn never tried, play the game on from there, and note at every turn how it went."""
        node, path = root, []
        while True:
            node = node.turns[chosen.label]
            path.append((game.seat, node))
            game.fill_harbour(self._chance)
            if not node.visits or game.phase == Phase.OVER:
                break
            chosen = node.choose(self._replies.find(game, budget.moment(1)))
            game = chosen.game
        self._rollouts.run(game, self._chance, budget.moment(1))
        shares = self._rollouts.shares
        root.visits += 1
        for seat, node in path:
            node.visits += 1
            node.total += shares[seat]
