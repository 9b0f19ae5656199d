"""The numbers that training finds, and how they are kept in a file."""

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from nyhavn.bots.failures import BotFault
from nyhavn.bots.network import encoding
from nyhavn.bots.network.vectors import HIDDEN
from nyhavn.rules import MalformedError

FORMAT = "nyhavn network 1"
NOT_A_NETWORK = (OSError, EOFError, ValueError, KeyError, TypeError, BadZipFile)
"""What reading a file that is something else can raise."""
Floats = np.ndarray[Any, np.dtype[np.float32]]


@dataclass(slots=True)
class Weights:
    """A network of one hidden layer: rows for what is on the table in, a chance to win for each seat out."""

    players: int
    first: Floats
    bias: Floats
    second: Floats
    second_bias: Floats
    made: dict[str, Any] = field(default_factory=dict)
    """How the weights were made."""

    @staticmethod
    def fresh(players: int, seed: int) -> "Weights":
        """Small random weights to start from."""
        source = np.random.default_rng(seed)
        features = encoding.features_for(players)
        return Weights(
            players,
            source.normal(0.0, 0.05, (features, HIDDEN)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            source.normal(0.0, 0.1, (players, HIDDEN)).astype(np.float32),
            np.zeros(players, np.float32),
        )

    def save(self, path: Path) -> None:
        """Half precision is enough to play."""
        made = json.dumps({"format": FORMAT, "players": self.players, **self.made})
        half = {name: getattr(self, name).astype(np.float16) for name in ARRAYS}
        np.savez_compressed(path, made=np.array(made), **half)

    @staticmethod
    def load(path: Path) -> "Weights":
        # Opened here, so that it is closed even where NumPy finds it to be something else.
        with path.open("rb") as file, np.load(file, allow_pickle=False) as stored:
            made = json.loads(str(stored["made"]))
            if made.pop("format") != FORMAT:
                raise MalformedError(BotFault.NETWORK_FORMAT, {"path": path.name, "expected": FORMAT})
            players = made.pop("players")
            arrays = {name: np.ascontiguousarray(stored[name], np.float32) for name in ARRAYS}
        if arrays["first"].shape != (encoding.features_for(players), HIDDEN):
            raise MalformedError(BotFault.NETWORK_FORMAT, {"path": path.name, "expected": FORMAT})
        return Weights(players, **arrays, made=made)


ARRAYS = ("first", "bias", "second", "second_bias")
