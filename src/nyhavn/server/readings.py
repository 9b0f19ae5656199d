"""Expensive reading, such as replays: one at a time beside the event loop, and only a few waiting."""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import TypeVar

from nyhavn.server.refusals import ServerRefusal
from nyhavn.server.wire.errors import UNAVAILABLE, RefusedError

MOST, MOST_OF_OWNER = 12, 3
"""Readings under way or waiting, in all and of one address."""
RETRY_SECONDS = 2
Result = TypeVar("Result")


def server_busy(retry_after: int = RETRY_SECONDS) -> RefusedError:
    """The refusal of what the server has no time for now."""
    return RefusedError(ServerRefusal.SERVER_BUSY, status=UNAVAILABLE, retry_after=retry_after)


class Readings:
    """Keeps long reading from holding up turns."""

    def __init__(self) -> None:
        self._one = asyncio.Semaphore(1)
        self._of: Counter[str] = Counter()

    async def run(self, owner: str, work: Callable[[], Result]) -> Result:
        """Do the work for an owner, or refuse it where too much waits."""
        if self._of.total() >= MOST or self._of[owner] >= MOST_OF_OWNER:
            raise server_busy()
        self._of[owner] += 1
        try:
            async with self._one:
                return await asyncio.to_thread(work)
        finally:
            self._of[owner] -= 1
            if not self._of[owner]:
                del self._of[owner]
