"""A bot of your own, complete: it builds big tiles, low down, and takes two cards of one colour.

nyhavn arena --check examples/my_bot.py:MyBot
nyhavn arena --bots examples/my_bot.py:MyBot,random --players 2 --games 20 --seed 1
"""

from collections.abc import Sequence

from nyhavn.rules import Chance, Decision, LaySpecial, Place, TakePair, View


class MyBot:
    """Prefers big tiles that lie low; of choices that are as good, any."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)

    def choose(self, view: View, choices: Sequence[Decision]) -> Decision:
        best = max(self._worth(view, choice) for choice in choices)
        equals = [choice for choice in choices if self._worth(view, choice) == best]
        return equals[self._chance.below(len(equals))]

    def _worth(self, view: View, choice: Decision) -> int:
        match choice:
            case Place(placement):
                return 20 * placement.tile.size - sum(int(space[1]) for space in placement.spaces)
            case LaySpecial():
                return 2
            case TakePair(first, second):
                return int(view.piers[first - 1] == view.piers[second - 1])
        return 0
