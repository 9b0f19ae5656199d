"""Rate limits: how much one address may ask for. All run by a clock that nobody sets."""

import math
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from nyhavn.server.refusals import ServerRefusal
from nyhavn.server.wire.errors import TOO_MANY, RefusedError

FORGET_ABOVE = 10_000
SOCKET_RETRY_SECONDS = 10


class TokenBucket:
    """A burst of tokens that refills at so many per second."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = now

    def take(self, now: float, cost: float = 1.0) -> float:
        """Take tokens, if they are left: 0, or in how many seconds they will be.

        What costs more than the burst can be had when the bucket is full.
        """
        cost = min(cost, self._burst)
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < cost:
            return (cost - self._left) / self._rate
        self._left -= cost
        return 0.0

    def is_full(self, now: float) -> bool:
        return self._left + (now - self._at) * self._rate >= self._burst


class RateLimit:
    """One token bucket for each address; full ones are forgotten. A rate of 0 means no limit."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: dict[str, TokenBucket] = {}

    def take(self, address: str, cost: float = 1.0) -> float:
        """Take tokens of this address: 0, or in how many seconds there will be enough."""
        if not self._rate:
            return 0.0
        now = self._clock()
        if len(self._buckets) > FORGET_ABOVE:
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.is_full(now)}
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = TokenBucket(self._rate, self._burst, now)
        return bucket.take(now, cost)

    def check(self, address: str, cost: float = 1.0) -> None:
        """Take tokens of this address, or refuse and say when to ask again."""
        wait = self.take(address, cost)
        if wait:
            raise too_many_requests(wait)


def too_many_requests(wait: float) -> RefusedError:
    """The refusal of what can be asked again in so many seconds."""
    seconds = max(1, math.ceil(wait))
    return RefusedError(ServerRefusal.TOO_MANY_REQUESTS, {"seconds": seconds}, TOO_MANY, seconds)


class SocketLimit:
    """How many sockets may be open, in all and from one address. 0 means no limit."""

    def __init__(self, in_all: int, per_address: int) -> None:
        self._in_all = in_all
        self._per_address = per_address
        self._open: Counter[str] = Counter()
        self._sum = 0

    def check(self, address: str) -> None:
        """Refuse one more socket where there are too many."""
        if (self._in_all and self._sum >= self._in_all) or (
            self._per_address and self._open[address] >= self._per_address
        ):
            raise RefusedError(
                ServerRefusal.TOO_MANY_SOCKETS, status=TOO_MANY, retry_after=SOCKET_RETRY_SECONDS
            )

    @contextmanager
    def counted(self, address: str) -> Iterator[None]:
        """Count a socket while it is open, or refuse it."""
        self.check(address)
        self._open[address] += 1
        self._sum += 1
        try:
            yield
        finally:
            self._sum -= 1
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]
