"""The five levels at which a player can meet a bot, from gentle to unbeatable.

They differ in what they know and how far they look, never in blunders by chance.
"""

from collections.abc import Callable
from dataclasses import dataclass

from nyhavn.bots.greedy_bot import GreedyBot
from nyhavn.bots.network.shipped import LAST, YOUNG
from nyhavn.bots.network_bots import NetworkBot, ShippedBot
from nyhavn.bots.protocol import Bot
from nyhavn.bots.search_bot import Budget, SearchBot

MASTERS_BUDGET = Budget(looks=250, seconds=1.0)


@dataclass(frozen=True, slots=True)
class Level:
    """A bot of the house for people to play against."""

    number: int
    key: str
    """Its name and its one line of character are the messages ``level-KEY`` and ``level-KEY-line``."""
    make: Callable[[int], Bot]
    """Makes a bot of this level from the seed of its chance."""

    @property
    def bot(self) -> str:
        """Its name as a bot."""
        return f"level-{self.number}"


def harbour_master(seed: int) -> Bot:
    return ShippedBot(LAST, lambda weights: SearchBot(weights, seed, MASTERS_BUDGET))


LEVELS = (
    Level(1, "deckhand", GreedyBot),
    Level(2, "apprentice", GreedyBot),
    Level(3, "mason", lambda _: NetworkBot(YOUNG)),
    Level(4, "architect", lambda _: NetworkBot(LAST)),
    Level(5, "harbour-master", harbour_master),
)
