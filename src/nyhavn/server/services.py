"""The services of one server process, wired together, opened and closed in the right order."""

import asyncio
import time
from typing import IO

from nyhavn.server.background import BackgroundJobs
from nyhavn.server.bots.pool import WorkerPool
from nyhavn.server.bots.reviews import Reviews
from nyhavn.server.bots.seats import BotSeats
from nyhavn.server.lag import Lag
from nyhavn.server.live.hub import Hub
from nyhavn.server.live.pubsub import ProcessMessage, PubSub
from nyhavn.server.metrics import Metrics
from nyhavn.server.rate_limits import RateLimit, SocketLimit
from nyhavn.server.readings import Readings
from nyhavn.server.settings import Settings
from nyhavn.server.storage.exclusive import hold_file
from nyhavn.server.storage.migrating import migrate
from nyhavn.server.storage.store import Store
from nyhavn.server.tables.repository import Clock, TableRepository

HOUR = 3600.0
HINT_COST = 20
"""A hint counts as so many other requests."""
HINTS_AT_ONCE = 5


class Services:
    """Everything one process of the table server consists of."""

    def __init__(self, settings: Settings, clock: Clock = time.time) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.request_limit = RateLimit(settings.requests_per_second, settings.requests_burst)
        self.table_limit = RateLimit(settings.tables_per_hour / HOUR, settings.tables_per_hour)
        self.hint_limit = RateLimit(settings.requests_per_second / HINT_COST, HINTS_AT_ONCE)
        self.readings = Readings()
        self.lag = Lag()
        self.socket_limit = SocketLimit(settings.sockets, settings.sockets_per_address)
        self.store = Store(settings.database_url)
        self.repository = TableRepository(self.store, settings, clock, self.metrics)
        self.hub = Hub(self.repository, self.request_limit)
        self.pool = WorkerPool(settings.bot_processes, settings.bot_patience, self.metrics)
        self.reviews = Reviews(self.pool, self.store, settings.review_looks)
        self.bots = BotSeats(self.repository, self.pool, self.hub.audience)
        self._background = BackgroundJobs(self.repository, self.hub, self.bots)
        if settings.shared:
            self.hub.pubsub = PubSub(settings.live_url, self._receive)
        self._held: IO[str] | None = None
        self._catching_up: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Bring the database up to date, and start."""
        if not self.settings.shared:
            self._held = hold_file(self.settings.database_url)
        await asyncio.to_thread(migrate, self.settings.database_url)
        await self.store.open()
        self.repository.listeners += [self.hub.on_change, self.bots.on_change]
        self.hub.on_arrival = self.bots.on_arrival
        if self.hub.pubsub is not None:
            await self.hub.pubsub.open()
        self.pool.open()
        self._background.start()
        self._watching = asyncio.create_task(self.lag.watch())

    async def close(self) -> None:
        """Stop the background work, then store what is waiting to be stored."""
        self._watching.cancel()
        await self._background.close()
        await self.bots.close()
        await self.reviews.close()
        await self.pool.close()
        if self.hub.pubsub is not None:
            await self.hub.pubsub.close()
        await self.store.close()
        if self._held is not None:
            self._held.close()

    def _receive(self, message: ProcessMessage) -> None:
        self.hub.on_presence(message)
        if message.news:
            task = asyncio.create_task(self.repository.catch_up(message.news))
            self._catching_up.add(task)
            task.add_done_callback(self._catching_up.discard)
