"""Bots of the roster that think only a little: what all have to do does not depend on thinking long."""

from inspect import signature

from nyhavn.bots.protocol import Bot
from nyhavn.bots.roster import find_bot, make_bot

ITERATIONS = 6


def quick_bot(name: str, seed: int) -> Bot:
    """A new bot; one that searches does so for a few iterations."""
    maker = find_bot(name)
    if "iterations" in signature(maker).parameters:
        return maker(seed, iterations=ITERATIONS)
    return make_bot(name, seed)
