"""Who is here: which seats have somebody connected, in this process and in the others."""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Protocol

from nyhavn.server.wire.values import Presence

FORGET_SECONDS = 45.0
"""How long another process is believed without hearing of it again."""


class Present(Protocol):
    """Someone connected."""

    seats: set[int]


class PresenceTracker:
    """The presence at all tables. Local viewers are counted; other processes publish theirs."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._elsewhere: defaultdict[str, dict[str, tuple[frozenset[int], int, float]]] = defaultdict(dict)
        self._seen: defaultdict[str, dict[int, float | None]] = defaultdict(dict)
        """The seats where somebody was seen, and when they went; none while they are here."""

    def here(self, viewers: Iterable[Present]) -> tuple[frozenset[int], int]:
        """The seats with somebody connected to this process, and how many watch."""
        seats: set[int] = set()
        watchers = 0
        for viewer in viewers:
            seats |= viewer.seats
            watchers += not viewer.seats
        return frozenset(seats), watchers

    def update(self, table: str, process: str, seats: Iterable[int], watchers: int) -> None:
        """Another process has published who is connected to it."""
        here = frozenset(seats)
        if here or watchers:
            self._elsewhere[table][process] = (here, watchers, self._clock())
        else:
            self._elsewhere[table].pop(process, None)

    def at(self, table: str, acted: Sequence[float | None], viewers: Iterable[Present]) -> Presence:
        """Who is here, all processes together. ``acted``: when the person of each seat last did something."""
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
        seen = self._seen[table]
        seen.update(dict.fromkeys(seats))
        for seat, went in seen.items():
            if seat not in seats and went is None:
                seen[seat] = now
        # For somebody who left before anybody looked, only their last action is known.
        since = tuple(None if at is None else seen.get(seat, at) for seat, at in enumerate(acted))
        return Presence(tuple(seat in seats for seat in range(len(acted))), since, watchers)

    def keep(self, tables: Collection[str]) -> None:
        """Forget all tables but these."""
        for tracked in (self._elsewhere, self._seen):
            for table in [table for table in tracked if table not in tables]:
                del tracked[table]
