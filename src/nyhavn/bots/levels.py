"""The eight levels at which a player can meet a bot, from gentle to strong.

They differ in what they see and how far they look, never in blunders by chance. The first three weigh what a
beginner has learned to look at; the next three play by networks of ever more games; the last two look ahead
with the best networks, level 7 once for each of its best two turns, level 8 as often as it can in a second.

A level is named after its character, and its name never passes to another strength: a level that changes its
strength gets a new name, and the old one plays on as it did. Numbers only say the order.
"""

from dataclasses import dataclass, replace
from functools import partial

from nyhavn.bots.heuristic.short_sighted_bot import (
    ABILITIES,
    COATS,
    COLUMNS,
    COMBINATIONS,
    GAPS,
    PLANS,
    RIVALS,
    WINDOWS,
    ShortSightedBot,
)
from nyhavn.bots.network.network_bots import ChampionBot, NetworkBot
from nyhavn.bots.network.shipped import FIRST, FOURTH, LAST, SECOND, THIRD
from nyhavn.bots.protocol import Bot, BotMaker

MOST_SECONDS = 1.0
"""For each turn. Where the looks end the search before, the same seed plays the same game."""
HARBOUR_MASTERS_LOOKS, KEEPERS_LOOKS = 2, 250


@dataclass(frozen=True, slots=True)
class Level:
    """A bot of the house for people; the messages ``NAME`` and ``NAME-line`` say what it is like."""

    number: int
    bot: str
    """Its name as a bot."""
    make: BotMaker


def harbour_master(seed: int, seconds: float = MOST_SECONDS) -> Bot:
    """Weighs its two best turns against each other."""
    return ChampionBot(seed, min(seconds, MOST_SECONDS), HARBOUR_MASTERS_LOOKS, contenders=2, kind=FOURTH)


def lighthouse_keeper(seed: int, seconds: float = MOST_SECONDS, kind: str = LAST) -> Bot:
    """The champion."""
    return ChampionBot(seed, min(seconds, MOST_SECONDS), KEEPERS_LOOKS, kind=kind)


LEVELS = (
    Level(
        1,
        "cabin-girl",
        partial(ShortSightedBot, (COLUMNS, GAPS, WINDOWS, COATS, ABILITIES, PLANS, RIVALS)),
    ),
    Level(2, "deckhand", partial(ShortSightedBot, (COLUMNS, WINDOWS, COATS, ABILITIES, RIVALS))),
    Level(3, "fishwife", partial(ShortSightedBot, (COLUMNS, COATS, COMBINATIONS, RIVALS))),
    Level(4, "carpenter", partial(NetworkBot, FIRST)),
    Level(5, "mason", partial(NetworkBot, SECOND)),
    Level(6, "architect", partial(NetworkBot, THIRD)),
    Level(7, "harbour-master", harbour_master),
    Level(8, "lighthouse-keeper", lighthouse_keeper),
)

FORMER: dict[str, Level] = {
    **{f"level-{number}": level for number, level in enumerate(LEVELS[3:], 1)},
    "level-5": replace(LEVELS[-1], make=partial(lighthouse_keeper, kind=FOURTH)),
}
"""Names in tables and records from when there were five levels: what each is told as, playing as it did."""


def level_named(bot: str) -> Level | None:
    """The level of that name, be it a former one; nothing for all other bots."""
    return next((level for level in LEVELS if level.bot == bot), FORMER.get(bot))
