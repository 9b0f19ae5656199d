"""Bots of the roster that think only a little: what all have to do does not depend on thinking long."""

from inspect import signature

from nyhavn.bots.protocol import Bot
from nyhavn.bots.roster import BOTS, find_bot, make_bot

METHODS = [name for name in BOTS if not name.startswith("level-")]
"""The levels are the same bots again, with budgets and networks of their own."""
ITERATIONS = 6


def quick_bot(name: str, seed: int) -> Bot:
    """A new bot; one that searches does so for a few iterations."""
    maker = find_bot(name)
    if "iterations" in signature(maker).parameters:
        return maker(seed, iterations=ITERATIONS)
    return make_bot(name, seed)
