"""How much one visitor may ask for."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from nyhavn.server.refusals import TOO_MANY, RefusedError

FORGET_ABOVE = 10_000


class Allowance:
    """Something that is used up and grows back: a burst, and so many per second in the long run."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = now

    def use(self, now: float) -> bool:
        """Use one, if one is left."""
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def is_full(self, now: float) -> bool:
        return self._left + (now - self._at) * self._rate >= self._burst


class Allowances:
    """One allowance for each visitor; those that are full again are forgotten. A rate of 0 is no limit."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._of: dict[str, Allowance] = {}

    def new(self) -> Allowance:
        """An allowance that nobody else uses."""
        return Allowance(self._rate, self._burst, self._clock())

    def check(self, who: str) -> None:
        """Use one, or refuse."""
        if not self._rate:
            return
        now = self._clock()
        if len(self._of) > FORGET_ABOVE:
            self._of = {key: allowance for key, allowance in self._of.items() if not allowance.is_full(now)}
        if not self._of.setdefault(who, Allowance(self._rate, self._burst, now)).use(now):
            raise RefusedError("too-many-requests", status=TOO_MANY)


class SocketLimit:
    """How many sockets may be open, in all and from one address. 0 is no limit."""

    def __init__(self, in_all: int, per_address: int) -> None:
        self._in_all = in_all
        self._per_address = per_address
        self._open: Counter[str] = Counter()

    @contextmanager
    def counted(self, address: str) -> Iterator[None]:
        """Count a socket while it is open, or refuse it."""
        if self._in_all and self._open.total() >= self._in_all:
            raise RefusedError("too-many-sockets", status=TOO_MANY)
        if self._per_address and self._open[address] >= self._per_address:
            raise RefusedError("too-many-sockets", status=TOO_MANY)
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]
