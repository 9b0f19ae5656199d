"""Pub/sub between processes that serve the same tables.

Only numbers travel: how far the log of a table has come, and who is connected. Each process reads from the
store what happened, and makes for each viewer what that viewer may see.
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

from nyhavn.rules import MalformedError
from nyhavn.server.refusals import ServerRefusal
from nyhavn.server.settings import MEMORY

LOG = logging.getLogger("nyhavn.server")
CHANNEL = "nyhavn_notices"
MOST_TABLES = 60
"""Tables in one message: PostgreSQL carries at most 8,000 bytes."""


class ProcessMessage(Struct, frozen=True):
    """What one process publishes to the others."""

    process: str
    news: dict[str, int] = {}
    """Tables and the number their logs have come to."""
    present: dict[str, tuple[list[int], int]] = {}
    """Tables, the seats that are connected, and how many watch."""
    asking: list[str] = []
    """Tables of which the process wants to know who is connected elsewhere."""


class PubSub:
    """Publishes messages one after the other; what comes in meanwhile goes together into the next."""

    def __init__(self, url: str, receive: Callable[[ProcessMessage], None]) -> None:
        self.process = secrets.token_hex(8)
        self._channels = ChannelsPlugin(channels_backend(url), channels=[CHANNEL])
        self._receive = receive
        self._news: dict[str, int] = {}
        self._present: dict[str, tuple[list[int], int]] = {}
        self._asking: set[str] = set()
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._subscriber: Subscriber | None = None

    async def open(self) -> None:
        await self._channels.__aenter__()
        self._subscriber = await self._channels.subscribe([CHANNEL])
        self._tasks = [
            asyncio.create_task(self._publish()),
            asyncio.create_task(self._listen(self._subscriber)),
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        if self._subscriber is not None:
            await self._channels.unsubscribe(self._subscriber)
        await self._channels.__aexit__(None, None, None)

    def publish_news(self, table: str, number: int) -> None:
        self._news[table] = number
        self._wake.set()

    def publish_presence(self, table: str, seats: list[int], watchers: int) -> None:
        self._present[table] = (seats, watchers)
        self._wake.set()

    def request_presence(self, table: str) -> None:
        self._asking.add(table)
        self._wake.set()

    async def _publish(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._news or self._present or self._asking:
                message = self._next()
                try:
                    await self._channels.wait_published(msgspec.json.encode(message), CHANNEL)
                except Exception:
                    # Whoever misses a message finds out at the next look into the store.
                    LOG.exception("a message could not be published to the other processes")

    def _next(self) -> ProcessMessage:
        news, present, asking = {}, {}, []
        for _ in range(MOST_TABLES):
            if self._news:
                table, number = self._news.popitem()
                news[table] = number
            if self._present:
                table, who = self._present.popitem()
                present[table] = who
            if self._asking:
                asking.append(self._asking.pop())
        return ProcessMessage(self.process, news, present, asking)

    async def _listen(self, subscriber: Subscriber) -> None:
        async for text in subscriber.iter_events():
            message = msgspec.json.decode(text, type=ProcessMessage)
            if message.process != self.process:
                self._receive(message)


def channels_backend(url: str) -> ChannelsBackend:
    """The transport: the memory of this process, Redis, or PostgreSQL."""
    try:
        if url == MEMORY:
            return MemoryChannelsBackend()
        if url.startswith(("redis://", "rediss://")):
            return _redis_backend(url)
        if url.startswith(("postgresql://", "postgres://")):
            from litestar.channels.backends.psycopg import PsycoPgChannelsBackend

            return PsycoPgChannelsBackend(url)
    except ImportError as fault:
        raise MalformedError(ServerRefusal.DRIVER_MISSING, {"url": url.partition(":")[0]}) from fault
    raise MalformedError(ServerRefusal.LIVE_ADDRESS, {"kinds": "memory, redis://…, postgresql://…"})


def _redis_backend(url: str) -> ChannelsBackend:
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend
    from redis.asyncio import Redis

    return RedisChannelsPubSubBackend(redis=Redis.from_url(url))
