"""Bots at the table. They think in processes of their own, never in the one that serves people.

Whose turn it is follows from the log alone, so a turn that a bot had not finished is thought about again.
"""

import asyncio
import hashlib
import logging
import time
from collections.abc import Callable

from sqlalchemy.exc import SQLAlchemyError

from nyhavn.rules import NyhavnError, write_state
from nyhavn.server.bots.jobs import choose_turn
from nyhavn.server.bots.pool import WorkerPool
from nyhavn.server.bots.queue import Demand, Priority
from nyhavn.server.tables.repository import Change, TableRepository
from nyhavn.server.tables.table import Table
from nyhavn.server.wire.errors import RefusedError, UnknownTableError

LOG = logging.getLogger("nyhavn.server")
RETRY_SECONDS, MOST_RETRY_SECONDS = 1.0, 30.0


class BotSeats:
    """Plays the turns of bots wherever one is to move and somebody waits for it.

    ``audience`` gives the address of somebody who looks at a table through a socket, if there is one.
    """

    def __init__(
        self, repository: TableRepository, pool: WorkerPool, audience: Callable[[str], str | None]
    ) -> None:
        self._repository = repository
        self._pool = pool
        self._audience = audience
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._closing = False

    def on_change(self, table: Table) -> None:
        """Start a bot's turn if one is to move here, unless that is already under way."""
        if self._is_due(table) and table.id not in self._tasks and not self._closing:
            task = asyncio.create_task(self._play(table.id))
            self._tasks[table.id] = task
            task.add_done_callback(lambda _: self._done(table.id))

    def _is_due(self, table: Table) -> bool:
        """Whether a bot is to move. Where bots play on alone they rest until somebody looks at them."""
        return table.bot_to_move and (table.has_people or self._audience(table.id) is not None)

    def on_arrival(self, table_id: str) -> None:
        """Somebody looks at a table, at which bots may have rested."""
        table = self._repository.cached(table_id)
        if table is not None:
            self.on_change(table)

    def _done(self, table_id: str) -> None:
        del self._tasks[table_id]
        table = self._repository.cached(table_id)
        if table is not None:
            self.on_change(table)

    async def close(self) -> None:
        """Stop thinking: what was not played will be thought about again."""
        self._closing = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, table_id: str) -> None:
        pause = RETRY_SECONDS
        while True:
            try:
                table = await self._repository.recent(table_id)
                if not self._is_due(table):
                    return
                await self._play_turn(table)
                pause = RETRY_SECONDS
            except UnknownTableError:
                return
            except RefusedError as refusal:
                LOG.error("a bot's turn at table %s failed: %s", table_id, refusal.code)
                return
            except SQLAlchemyError as fault:
                # A full disk, or a database that is gone, concerns all tables: a line for each is enough.
                LOG.error("a bot's turn at table %s could not be stored: %s", table_id, type(fault).__name__)
                await asyncio.sleep(pause)
                pause = min(2 * pause, MOST_RETRY_SECONDS)
            except Exception:
                LOG.exception("a bot's turn at table %s failed, and is tried again", table_id)
                await asyncio.sleep(pause)
                pause = min(2 * pause, MOST_RETRY_SECONDS)

    async def _play_turn(self, table: Table) -> None:
        turn = len(table.turns) + 1
        if table.to_move is not None and table.seats[table.to_move].stand_in:
            await asyncio.sleep(self._repository.settings.stand_in_seconds)
        began = time.monotonic()
        word = await self._think(table, turn)
        self._repository.metrics.bot_seconds.observe(time.monotonic() - began)

        def decide(now: Table) -> Change | None:
            # Meanwhile a person may have come back, or another process may have played.
            if len(now.turns) + 1 != turn or not now.bot_to_move:
                return None
            outcome = now.play(word)
            return Change([outcome.entry], outcome=outcome)

        await self._repository.change(table.id, decide)

    async def _think(self, table: Table, turn: int) -> str:
        assert table.game is not None
        seat, settings = table.seats[table.game.seat], self._repository.settings
        state = write_state(table.game)
        seed = _seed(table, turn)
        bot = seat.bot or settings.stand_in_bot
        try:
            return await self._ask(table, bot, seed, state)
        except NyhavnError as refusal:
            LOG.error("the bot %s failed: %s", bot, refusal)
            return await self._ask(table, settings.stand_in_bot, seed, state)

    async def _ask(self, table: Table, bot: str, seed: int, state: str) -> str:
        most = self._repository.settings.bot_seconds
        address = self._audience(table.id)
        # Who opened a table pays for what happens there while nobody looks.
        demand = (
            Demand(Priority.UNSEEN_TURN, table.row.host, most)
            if address is None
            else Demand(Priority.TURN, address, most)
        )
        word, seconds = await self._pool.run(demand, choose_turn, bot, seed, most, state)
        self._repository.metrics.thinking_seconds.observe(bot, seconds)
        return word


def _seed(table: Table, turn: int) -> int:
    """The seed of a bot's chance: the same for the same turn, and nobody's guess."""
    text = f"nyhavn bot\n{table.row.seed}\n{turn}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 1
