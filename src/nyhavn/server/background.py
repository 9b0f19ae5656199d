"""What happens without a request: clocks run out, late bots are restarted, old tables are deleted."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from nyhavn.server.bots.seats import BotSeats
from nyhavn.server.live.hub import Hub
from nyhavn.server.settings import DAY
from nyhavn.server.tables.absence import stand_in
from nyhavn.server.tables.repository import TableRepository
from nyhavn.server.wire.values import Stage

LOG = logging.getLogger("nyhavn.server")
BATCH = 200
"""How many tables are looked at in one run."""
MISSED_NEWS_SECONDS = 2.0
PRUNING_SECONDS = 60 * 60.0


class BackgroundJobs:
    """The periodic jobs of a server process."""

    def __init__(self, repository: TableRepository, hub: Hub, bots: BotSeats) -> None:
        self._repository = repository
        self._hub = hub
        self._bots = bots
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        settings = self._repository.settings
        jobs = [
            (self.handle_due_tables, settings.sweep_seconds),
            (self.prune, PRUNING_SECONDS),
            (self._heartbeat, settings.heartbeat_seconds),
        ]
        if settings.shared:
            jobs.append((self.find_missed_news, MISSED_NEWS_SECONDS))
        self._tasks = [asyncio.create_task(_repeat(job, seconds)) for job, seconds in jobs]
        # Bots that were to move when the server stopped go on at once.
        self._tasks.append(asyncio.create_task(self._resume()))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def _resume(self) -> None:
        seconds = self._repository.settings.bot_seconds
        due = await self._repository.store.due(self._repository.clock() + seconds + 60)
        for start in range(0, len(due), BATCH):
            for table in await self._repository.tables(due[start : start + BATCH]):
                self._bots.on_change(table)

    async def handle_due_tables(self) -> None:
        """Restart bots that are late, and put in a stand-in where a clock has run out."""
        due = await self._repository.store.due(self._repository.clock(), BATCH)
        for table in await self._repository.tables(due):
            if table.bot_to_move and not table.has_people:
                await self._repository.store.set_aside(table.id)
            elif table.bot_to_move:
                self._bots.on_change(table)
            elif table.to_move is not None:
                await stand_in(self._repository, table.id, table.to_move, len(table.turns) + 1, "time")

    async def find_missed_news(self) -> None:
        """Pub/sub messages can get lost; the store knows."""
        tables = self._hub.tables
        for start in range(0, len(tables), BATCH):
            ahead = await self._repository.store.ahead(tables[start : start + BATCH])
            await self._repository.catch_up(ahead)

    async def prune(self) -> None:
        """Delete old tables, as the settings say."""
        settings = self._repository.settings
        days_kept: dict[Stage, int] = {
            "open": settings.open_days,
            "playing": settings.playing_days,
            "finished": settings.finished_days,
        }
        for stage, days in days_kept.items():
            if days:
                await self._repository.prune(stage, self._repository.clock() - days * DAY)

    async def _heartbeat(self) -> None:
        self._hub.send_heartbeats()


async def _repeat(job: Callable[[], Awaitable[None]], seconds: float) -> None:
    while True:
        try:
            await job()
        except Exception:
            LOG.exception("a background job failed, and is tried again")
        await asyncio.sleep(seconds)
