"""The networks that come with Nyhavn: for every number of players four, from one of few games to the last."""

from functools import cache
from pathlib import Path

from nyhavn.bots.network.weights import Weights

FIRST, SECOND, THIRD, LAST = "first", "second", "third", "last"


@cache
def shipped_weights(kind: str, players: int) -> Weights:
    """The network of a kind for a number of players."""
    return Weights.load(Path(__file__).parent / f"{kind}-{players}.npz")
