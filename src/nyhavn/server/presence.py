"""Who is here: which seats have somebody connected, in this process and in the others."""

from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import Protocol

from nyhavn.server.messages import Presence

FORGET_SECONDS = 45.0
"""How long another process is believed without hearing of it again."""


class Present(Protocol):
    """Someone connected."""

    seats: set[int]


class PresenceBook:
    """The presence at all tables. Local viewers are counted, others are told by their processes."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._elsewhere: defaultdict[str, dict[str, tuple[frozenset[int], int, float]]] = defaultdict(dict)

    def here(self, viewers: Iterable[Present]) -> tuple[frozenset[int], int]:
        """The seats with somebody connected to this process, and how many watch."""
        seats: set[int] = set()
        watchers = 0
        for viewer in viewers:
            seats |= viewer.seats
            watchers += not viewer.seats
        return frozenset(seats), watchers

    def hear(self, table: str, process: str, seats: Iterable[int], watchers: int) -> None:
        """Another process tells who is connected to it."""
        told = (frozenset(seats), watchers, self._clock())
        if told[0] or told[1]:
            self._elsewhere[table][process] = told
        else:
            self._elsewhere[table].pop(process, None)

    def at(self, table: str, players: int, viewers: Iterable[Present]) -> Presence:
        """Who is here, all processes together."""
        seats, watchers = self.here(viewers)
        now = self._clock()
        for process, (others, more, heard) in list(self._elsewhere.get(table, {}).items()):
            if now - heard > FORGET_SECONDS:
                del self._elsewhere[table][process]
            else:
                seats |= others
                watchers += more
        if not self._elsewhere.get(table):
            self._elsewhere.pop(table, None)
        return Presence(tuple(seat in seats for seat in range(players)), watchers)
