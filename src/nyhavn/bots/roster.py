"""The bots by name."""

from collections.abc import Callable

from nyhavn.bots.greedy_bot import GreedyBot
from nyhavn.bots.protocol import Bot
from nyhavn.bots.random_bot import RandomBot
from nyhavn.rules.errors import IllegalError

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
"""Each takes the seed of its own chance."""


def make_bot(name: str, seed: int) -> Bot:
    if name not in BOTS:
        raise IllegalError("bot-unknown", {"bot": name, "bots": ", ".join(BOTS)})
    return BOTS[name](seed)
