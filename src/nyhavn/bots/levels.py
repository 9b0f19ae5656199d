"""The five levels at which a player can meet a bot, from gentle to strong.

They differ in what they know and how far they look, never in blunders by chance. The first three play by
networks of ever more games; the other two look ahead with the last network, level 4 once for each of its best
two turns, level 5 as often as it can in a second.
"""

from dataclasses import dataclass
from functools import partial

from nyhavn.bots.network.network_bots import ChampionBot, NetworkBot
from nyhavn.bots.network.shipped import FIRST, SECOND, THIRD
from nyhavn.bots.protocol import Bot, BotMaker

MOST_SECONDS = 1.0
"""For each turn. Where the looks end the search before, the same seed plays the same game."""
ARCHITECTS_LOOKS, MASTERS_LOOKS = 2, 250


@dataclass(frozen=True, slots=True)
class Level:
    """A bot of the house for people; the messages ``level-N`` and ``level-N-line`` say what it is like."""

    number: int
    make: BotMaker

    @property
    def bot(self) -> str:
        """Its name as a bot."""
        return f"level-{self.number}"


def architect(seed: int, seconds: float = MOST_SECONDS) -> Bot:
    """Weighs its two best turns against each other."""
    return ChampionBot(seed, min(seconds, MOST_SECONDS), ARCHITECTS_LOOKS, contenders=2)


def harbour_master(seed: int, seconds: float = MOST_SECONDS) -> Bot:
    """The champion."""
    return ChampionBot(seed, min(seconds, MOST_SECONDS), MASTERS_LOOKS)


LEVELS = (
    Level(1, partial(NetworkBot, FIRST)),
    Level(2, partial(NetworkBot, SECOND)),
    Level(3, partial(NetworkBot, THIRD)),
    Level(4, architect),
    Level(5, harbour_master),
)
