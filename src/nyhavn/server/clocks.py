"""What has to happen without anybody asking: clocks that run out, bots that were forgotten, old tables."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from nyhavn.server.absence import stand_in
from nyhavn.server.bot_seats import BotSeats
from nyhavn.server.live import Live
from nyhavn.server.messages import Stage
from nyhavn.server.settings import DAY
from nyhavn.server.shelf import Shelf

LOG = logging.getLogger("nyhavn.server")
AT_ONCE = 200
"""How many tables are looked after in one round."""
MISSED_NEWS_SECONDS = 2.0
PRUNING_SECONDS = 60 * 60.0


class Clocks:
    """Looks after the tables, again and again."""

    def __init__(self, shelf: Shelf, live: Live, bots: BotSeats) -> None:
        self._shelf = shelf
        self._live = live
        self._bots = bots
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        settings = self._shelf.settings
        rounds = [
            (self.look_after_due_tables, settings.sweep_seconds),
            (self.prune, PRUNING_SECONDS),
            (self._beat, settings.beat_seconds),
        ]
        if settings.shared:
            rounds.append((self.find_missed_news, MISSED_NEWS_SECONDS))
        self._tasks = [asyncio.create_task(_again_and_again(look, seconds)) for look, seconds in rounds]
        # What was to move when the server stopped goes on at once.
        self._tasks.append(asyncio.create_task(self._resume()))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def _resume(self) -> None:
        seconds = self._shelf.settings.bot_seconds
        for table_id in await self._shelf.store.due(self._shelf.clock() + seconds + 60, AT_ONCE):
            table = await self._shelf.table(table_id)
            self._bots.attend(table)

    async def look_after_due_tables(self) -> None:
        """Bots that are late, and clocks that have run out."""
        for table_id in await self._shelf.store.due(self._shelf.clock(), AT_ONCE):
            table = await self._shelf.table(table_id)
            if table.bot_to_move:
                self._bots.attend(table)
            elif table.to_move is not None:
                await stand_in(self._shelf, table_id, table.to_move, len(table.turns) + 1, "time")

    async def find_missed_news(self) -> None:
        """Notices between processes can get lost; the store knows."""
        tables = self._live.tables
        for start in range(0, len(tables), AT_ONCE):
            await self._shelf.catch_up(await self._shelf.store.ahead(tables[start : start + AT_ONCE]))

    async def prune(self) -> None:
        """Forget old tables, as the settings say."""
        settings = self._shelf.settings
        kept: dict[Stage, int] = {
            "open": settings.open_days,
            "playing": settings.playing_days,
            "finished": settings.finished_days,
        }
        for stage, days in kept.items():
            if days:
                await self._shelf.prune(stage, self._shelf.clock() - days * DAY)

    async def _beat(self) -> None:
        self._live.beat()


async def _again_and_again(look: Callable[[], Awaitable[None]], seconds: float) -> None:
    while True:
        try:
            await look()
        except Exception:
            LOG.exception("looking after the tables failed, and is tried again")
        await asyncio.sleep(seconds)
