"""The bots that play by a network that comes with Nyhavn, whatever the number of players at their table."""

from collections.abc import Callable, Sequence

from nyhavn.bots.network.search_bot import CONTENDERS, SearchBot
from nyhavn.bots.network.shipped import LAST, shipped_weights
from nyhavn.bots.network.value_bot import ValueBot
from nyhavn.bots.network.weights import Weights
from nyhavn.bots.protocol import Bot
from nyhavn.rules import Decision, View

LOOKS = 40
"""How often the champion looks ahead in a turn when nobody says how long it may think."""


class ShippedBot:
    """Takes up the network for the number of players when it first sees the table."""

    def __init__(self, kind: str, make: Callable[[Weights], Bot]) -> None:
        self._kind = kind
        self._make = make
        self._players = 0

    def choose(self, view: View, choices: Sequence[Decision]) -> Decision:
        if view.players != self._players:
            self._players = view.players
            self._bot = self._make(shipped_weights(self._kind, view.players))
        return self._bot.choose(view, choices)


class NetworkBot(ShippedBot):
    """The last network, at one ply."""

    def __init__(self, kind: str = LAST) -> None:
        super().__init__(kind, ValueBot)


class ChampionBot(ShippedBot):
    """The last network, or another, with search: as long as it may, or a fixed number of looks ahead."""

    def __init__(
        self,
        seed: int,
        seconds: float | None = None,
        iterations: int | None = None,
        contenders: int = CONTENDERS,
        kind: str = LAST,
    ) -> None:
        if seconds is None and iterations is None:
            iterations = LOOKS
        super().__init__(kind, lambda weights: SearchBot(weights, seed, seconds, iterations, contenders))
