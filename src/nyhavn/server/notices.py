"""How processes that serve the same tables tell each other that something happened.

Only numbers travel: that a table has news up to some number, and who is connected. Each process reads from
the store what happened, and makes for each viewer what that viewer may see.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.subscriber import Subscriber
from msgspec import Struct

from nyhavn.rules.errors import MalformedError
from nyhavn.server.settings import MEMORY

LOG = logging.getLogger("nyhavn.server")
CHANNEL = "nyhavn_notices"
LARGEST_NOTICE = 60
"""Tables in one notice: PostgreSQL carries at most 8,000 bytes."""


class Notice(Struct, frozen=True):
    """What one process tells the others."""

    process: str
    news: dict[str, int] = {}
    """Tables and the number their logs have come to."""
    present: dict[str, tuple[list[int], int]] = {}
    """Tables, the seats that are connected, and how many watch."""
    asking: list[str] = []
    """Tables of which the process wants to know who is connected elsewhere."""


class Notices:
    """Sends notices one after the other; what comes in meanwhile goes together into the next."""

    def __init__(self, url: str, hear: Callable[[Notice], None]) -> None:
        self.process = secrets.token_hex(8)
        self._channels = ChannelsPlugin(channels_backend(url), channels=[CHANNEL])
        self._hear = hear
        self._news: dict[str, int] = {}
        self._present: dict[str, tuple[list[int], int]] = {}
        self._asking: set[str] = set()
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._subscriber: Subscriber | None = None

    async def open(self) -> None:
        await self._channels.__aenter__()
        self._subscriber = await self._channels.subscribe([CHANNEL])
        self._tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._listen(self._subscriber))]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        if self._subscriber is not None:
            await self._channels.unsubscribe(self._subscriber)
        await self._channels.__aexit__(None, None, None)

    def tell_news(self, table: str, number: int) -> None:
        self._news[table] = number
        self._wake.set()

    def tell_present(self, table: str, seats: list[int], watchers: int) -> None:
        self._present[table] = (seats, watchers)
        self._wake.set()

    def ask_present(self, table: str) -> None:
        self._asking.add(table)
        self._wake.set()

    async def _send(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._news or self._present or self._asking:
                notice = self._next()
                try:
                    await self._channels.wait_published(msgspec.json.encode(notice), CHANNEL)
                except Exception:
                    # Whoever misses a notice finds out at the next look into the store.
                    LOG.exception("a notice could not be sent to the other processes")

    def _next(self) -> Notice:
        news, present, asking = {}, {}, []
        for _ in range(LARGEST_NOTICE):
            if self._news:
                table, number = self._news.popitem()
                news[table] = number
            if self._present:
                table, who = self._present.popitem()
                present[table] = who
            if self._asking:
                asking.append(self._asking.pop())
        return Notice(self.process, news, present, asking)

    async def _listen(self, subscriber: Subscriber) -> None:
        async for text in subscriber.iter_events():
            notice = msgspec.json.decode(text, type=Notice)
            if notice.process != self.process:
                self._hear(notice)


def channels_backend(url: str) -> ChannelsBackend:
    """What carries notices: the memory of this process, Redis, or PostgreSQL."""
    try:
        if url == MEMORY:
            return MemoryChannelsBackend()
        if url.startswith(("redis://", "rediss://")):
            return _redis_backend(url)
        if url.startswith(("postgresql://", "postgres://")):
            from litestar.channels.backends.psycopg import PsycoPgChannelsBackend

            return PsycoPgChannelsBackend(url)
    except ImportError as fault:
        raise MalformedError("driver-missing", {"url": url.partition(":")[0]}) from fault
    raise MalformedError("live-address", {"kinds": "memory, redis://…, postgresql://…"})


def _redis_backend(url: str) -> ChannelsBackend:
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend
    from redis.asyncio import Redis

    return RedisChannelsPubSubBackend(redis=Redis.from_url(url))
