"""Rate limits: how much one address may ask for."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from nyhavn.server.refusals import ServerRefusal
from nyhavn.server.wire.errors import TOO_MANY, RefusedError

FORGET_ABOVE = 10_000


class TokenBucket:
    """A burst of tokens that refills at so many per second."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = now

    def take(self, now: float) -> bool:
        """Take a token, if one is left."""
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def is_full(self, now: float) -> bool:
        return self._left + (now - self._at) * self._rate >= self._burst


class RateLimit:
    """One token bucket for each address; full ones are forgotten. A rate of 0 means no limit."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: dict[str, TokenBucket] = {}

    def new_bucket(self) -> TokenBucket:
        """A bucket with the same limit that nobody else uses."""
        return TokenBucket(self._rate, self._burst, self._clock())

    def check(self, address: str) -> None:
        """Take a token of this address, or refuse."""
        if not self._rate:
            return
        now = self._clock()
        if len(self._buckets) > FORGET_ABOVE:
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.is_full(now)}
        if not self._buckets.setdefault(address, TokenBucket(self._rate, self._burst, now)).take(now):
            raise RefusedError(ServerRefusal.TOO_MANY_REQUESTS, status=TOO_MANY)


class SocketLimit:
    """How many sockets may be open, in all and from one address. 0 means no limit."""

    def __init__(self, in_all: int, per_address: int) -> None:
        self._in_all = in_all
        self._per_address = per_address
        self._open: Counter[str] = Counter()

    @contextmanager
    def counted(self, address: str) -> Iterator[None]:
        """Count a socket while it is open, or refuse it."""
        if self._in_all and self._open.total() >= self._in_all:
            raise RefusedError(ServerRefusal.TOO_MANY_SOCKETS, status=TOO_MANY)
        if self._per_address and self._open[address] >= self._per_address:
            raise RefusedError(ServerRefusal.TOO_MANY_SOCKETS, status=TOO_MANY)
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]
