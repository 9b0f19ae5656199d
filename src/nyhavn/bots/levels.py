"""The five levels at which a player can meet a bot, from gentle to strong.

They differ in what they know and how far they look, never in blunders by chance. The first four play by
networks of ever more games, the last one looks ahead.
"""

from dataclasses import dataclass
from functools import partial

from nyhavn.bots.network.shipped import FIRST, SECOND, THIRD
from nyhavn.bots.network_bots import ChampionBot, NetworkBot
from nyhavn.bots.protocol import Bot, BotMaker

MASTERS_SECONDS, MASTERS_LOOKS = 1.0, 100


@dataclass(frozen=True, slots=True)
class Level:
    """A bot of the house for people; the messages ``level-N`` and ``level-N-line`` say what it is like."""

    number: int
    make: BotMaker

    @property
    def bot(self) -> str:
        """Its name as a bot."""
        return f"level-{self.number}"


def harbour_master(seed: int, iterations: int = MASTERS_LOOKS) -> Bot:
    """On a machine that is quick enough the looks end the search, and the same seed plays the same game."""
    return ChampionBot(seed, MASTERS_SECONDS, iterations)


LEVELS = (
    Level(1, partial(NetworkBot, FIRST)),
    Level(2, partial(NetworkBot, SECOND)),
    Level(3, partial(NetworkBot, THIRD)),
    Level(4, NetworkBot),
    Level(5, harbour_master),
)
