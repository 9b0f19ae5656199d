"""All parts of a running server, put together, opened and closed in the right order."""

import asyncio
import time

from nyhavn.server.bot_seats import BotSeats
from nyhavn.server.clocks import Clocks
from nyhavn.server.limits import Allowances, SocketLimit
from nyhavn.server.live import Live
from nyhavn.server.metrics import Metrics
from nyhavn.server.notices import Notice, Notices
from nyhavn.server.processes import ThinkingProcesses
from nyhavn.server.security import Gate
from nyhavn.server.settings import Settings
from nyhavn.server.shelf import Clock, Shelf
from nyhavn.server.storage.migrating import migrate
from nyhavn.server.storage.store import Store

HOUR = 3600.0
HINT_COST = 20
"""A hint counts as so many other requests."""
HINTS_AT_ONCE = 5


class House:
    """One process of the table server."""

    def __init__(self, settings: Settings, clock: Clock = time.time) -> None:
        self.settings = settings
        self.gate = Gate(settings)
        self.metrics = Metrics()
        self.allowances = Allowances(settings.requests_per_second, settings.requests_burst, clock)
        self.table_allowances = Allowances(settings.tables_per_hour / HOUR, settings.tables_per_hour, clock)
        self.hint_allowances = Allowances(settings.requests_per_second / HINT_COST, HINTS_AT_ONCE, clock)
        self.socket_limit = SocketLimit(settings.sockets, settings.sockets_per_address)
        self.store = Store(settings.database_url)
        self.shelf = Shelf(self.store, settings, clock, self.metrics)
        self.live = Live(self.shelf, self.allowances)
        self.processes = ThinkingProcesses(settings.thinking_processes)
        self.bots = BotSeats(self.shelf, self.processes)
        self._clocks = Clocks(self.shelf, self.live, self.bots)
        if settings.shared:
            self.live.notices = Notices(settings.live_url, self._hear)
        self._reading: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Bring the database up to date, and begin."""
        await asyncio.to_thread(migrate, self.settings.database_url)
        await self.store.open()
        self.shelf.listeners += [self.live.hear_change, self.bots.attend]
        if self.live.notices is not None:
            await self.live.notices.open()
        self.processes.open()
        self._clocks.start()

    async def close(self) -> None:
        """Stop what goes on by itself, then store what is waiting to be stored."""
        await self._clocks.close()
        await self.bots.close()
        self.processes.close()
        if self.live.notices is not None:
            await self.live.notices.close()
        await self.store.close()

    def _hear(self, notice: Notice) -> None:
        self.live.hear_presence(notice)
        if notice.news:
            task = asyncio.create_task(self.shelf.catch_up(notice.news))
            self._reading.add(task)
            task.add_done_callback(self._reading.discard)
