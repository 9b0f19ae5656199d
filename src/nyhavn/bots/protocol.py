"""What a bot is: it gets a view and the choices, never the state."""

from collections.abc import Callable, Sequence
from typing import Protocol

from nyhavn.rules import Decision, View


class Bot(Protocol):
    """Decides for one seat. It is asked decision by decision until the turn ends."""

    def choose(self, view: View, choices: Sequence[Decision]) -> Decision:
        """One of the choices."""


BotMaker = Callable[..., Bot]
"""Makes bots. It gets what its parameters name: ``seed``, the seed of the bot's own chance, and
``seconds``, how long the bot may think about a turn. It may name both, one or none of them."""
