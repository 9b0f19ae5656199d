"""Players in their first game: they know the rules, have one idea each, and use no ability.

Nobody is meant to play them. The gentlest levels are measured against them.
"""

from abc import abstractmethod

from nyhavn.bots.planning import PlanningBot, best_outcome, without_abilities
from nyhavn.rules import HAND_LIMIT, LINE_SPACES, NOTHING, ROWS, Decision, Game, View, turn_played

TAKEN = 2
"""The cards of a turn without abilities."""
BIG = 4
"""The size from which on a tile is a big one."""

Liking = tuple[int, ...]
"""How much an outcome is liked, the first number before the others."""


class NaiveBot(PlanningBot):
    """Takes the outcome it likes best; of equally good ones, the first found."""

    cards = 0
    """Those in hand before the turn."""

    def plan(self, view: View) -> list[Decision]:
        seat = view.to_move
        self.cards = sum(view.seen.hands[seat])
        return best_outcome(without_abilities(view.seen), lambda outcome: self.liking(outcome, seat))

    @abstractmethod
    def liking(self, outcome: Game, seat: int) -> Liking:
        """How much an outcome is liked."""


class CollectorBot(NaiveBot):
    """Builds as soon as it can, and collects the colour it has most of."""

    def liking(self, outcome: Game, seat: int) -> Liking:
        return (built(outcome), *collected(outcome, seat))


class HoarderBot(NaiveBot):
    """Builds only when the hand is full."""

    def liking(self, outcome: Game, seat: int) -> Liking:
        is_full = self.cards + TAKEN > HAND_LIMIT
        size = built(outcome)
        return (size if is_full else -size, *collected(outcome, seat))


class BigBuilderBot(NaiveBot):
    """Saves up for the big tiles and leaves the small ones alone."""

    def liking(self, outcome: Game, seat: int) -> Liking:
        size = built(outcome)
        return (size if size >= BIG else -size, *collected(outcome, seat))


class RowFinisherBot(NaiveBot):
    """Builds as soon as it can: where it scores most, and then where the rows come nearest to being full."""

    def liking(self, outcome: Game, seat: int) -> Liking:
        rows = [(outcome.filled[seat] & LINE_SPACES[row]).bit_count() for row in range(ROWS)]
        fullness = sum(covered * covered for covered in rows)
        return (outcome.placement != NOTHING, outcome.points[seat], fullness, *collected(outcome, seat))


def built(outcome: Game) -> int:
    """The size of the tile that was laid, or 0."""
    build = turn_played(outcome).build
    return 0 if build is None else build.tile.size


def collected(game: Game, seat: int) -> Liking:
    """How many cards of one colour the hand holds, and how many in all."""
    hand = game.hands[seat]
    return max(hand), sum(hand)
