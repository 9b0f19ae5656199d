"""Bots of the roster that think only a little: what all have to do does not depend on thinking long."""

from inspect import signature

from nyhavn.bots.levels import LEVELS
from nyhavn.bots.protocol import Bot
from nyhavn.bots.roster import BOTS, find_bot, make_bot
from support.amounts import fewer

SIGHTED = {level.bot for level in LEVELS[3:]}
METHODS = [name for name in BOTS if name not in SIGHTED]
"""The levels above the third are the same bots again, with budgets and networks of their own."""
ITERATIONS = fewer(6)


def quick_bot(name: str, seed: int) -> Bot:
    """A new bot; one that searches does so for a few iterations."""
    maker = find_bot(name)
    if "iterations" in signature(maker).parameters:
        return maker(seed, iterations=ITERATIONS)
    return make_bot(name, seed)
