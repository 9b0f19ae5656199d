"""The networks that come with Nyhavn: five for every number of players, from one of few games to the last."""

from functools import cache
from pathlib import Path

from nyhavn.bots.network.weights import Weights

FIRST, SECOND, THIRD, FOURTH, LAST = "first", "second", "third", "fourth", "last"
"""All but the last stay as they are: levels play by them, and a level keeps its strength."""


@cache
def shipped_weights(kind: str, players: int) -> Weights:
    """The network of a kind for a number of players."""
    return Weights.load(Path(__file__).parent / f"{kind}-{players}.npz")
