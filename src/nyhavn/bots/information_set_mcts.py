"""A bot that grows a tree of whole turns over sampled games: information-set Monte Carlo tree search."""

from collections.abc import Sequence
from math import log, sqrt

from nyhavn.bots.appraisal import Appraisal
from nyhavn.bots.budget import Budget
from nyhavn.bots.candidates import Candidate, Candidates
from nyhavn.bots.playing import settle_chance
from nyhavn.bots.rollout_bot import ITERATIONS, SCALE, RolloutBot
from nyhavn.rules.game import Game
from nyhavn.rules.phases import Phase
from nyhavn.rules.view import View

CURIOSITY = 0.2
REPLIES = 4
"""How many turns of each kind are looked at after one's own turn."""


class Node:
    """The games in which the same turns were played, whatever was hidden and whatever the refills were."""

    def __init__(self) -> None:
        self.turns: dict[tuple[int, int], Node] = {}
        self.visits = 0
        self.available = 0
        self.total = 0.0

    def choose(self, candidates: Sequence[Candidate]) -> Candidate:
        """The first candidate never tried, else the one with the highest upper confidence bound.

        The bound counts how often a turn could have been chosen, not how often the node was visited: a turn
        that is seldom possible is not explored more for that.
        """
        best, highest = candidates[0], -1.0
        fresh = None
        for candidate in candidates:
            node = self.turns.get(candidate.label)
            if node is None:
                fresh = fresh or candidate
                continue
            node.available += 1
            bound = node.total / node.visits + CURIOSITY * sqrt(log(node.available) / node.visits)
            if bound > highest:
                best, highest = candidate, bound
        return fresh or best

    def width(self) -> int:
        """How many of the candidates are looked at: more of them the more often the node is visited."""
        return 1 + int(sqrt(self.visits))


class InformationSetBot(RolloutBot):
    """Every iteration samples what is hidden, goes down the tree, and plays the game on from its edge.

    Each seat chooses for itself. All turns are seen by all, so one tree serves for every seat.
    """

    def __init__(
        self,
        seed: int,
        seconds: float | None = None,
        iterations: int = ITERATIONS,
        appraisal: Appraisal | None = None,
        scale: float = SCALE,
    ) -> None:
        super().__init__(seed, seconds, iterations, appraisal, scale)
        self._replies = Candidates(self._appraisal, REPLIES)

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
        root.visits += 1
        node, path = root, []
        while True:
            known = chosen.label in node.turns
            node = node.turns.setdefault(chosen.label, Node())
            path.append((game.seat, node))
            settle_chance(game, self._chance)
            if not known or game.phase == Phase.OVER:
                break
            chosen = node.choose(self._replies.find(game, budget.moment(1))[: node.width()])
            game = chosen.game
        self._rollouts.run(game, self._chance, budget.moment(1))
        shares = self._rollouts.shares
        for seat, node in path:
            node.visits += 1
            node.available = max(1, node.available)
            node.total += shares[seat]
