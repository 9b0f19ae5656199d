"""Bots at the table. They think in processes of their own, never in the one that serves people.

Whose turn it is follows from the log alone, so a turn that a bot had not finished is thought about again.
"""

import asyncio
import hashlib
import logging
import time

from nyhavn.rules.errors import NyhavnError
from nyhavn.rules.state import write_state
from nyhavn.server.processes import ThinkingProcesses
from nyhavn.server.refusals import UnknownTableError
from nyhavn.server.shelf import Change, Shelf
from nyhavn.server.table import Table
from nyhavn.server.thinking import think
from nyhavn.server.turns import played

LOG = logging.getLogger("nyhavn.server")
RETRY_SECONDS = 1.0


class BotSeats:
    """Lets bots play wherever one is to move."""

    def __init__(self, shelf: Shelf, processes: ThinkingProcesses) -> None:
        self._shelf = shelf
        self._processes = processes
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._closing = False

    def attend(self, table: Table) -> None:
        """Play for the table if a bot is to move there, unless that is being done."""
        if table.bot_to_move and table.id not in self._tasks and not self._closing:
            task = asyncio.create_task(self._play(table.id))
            self._tasks[table.id] = task
            task.add_done_callback(lambda _: self._done(table.id))

    def _done(self, table_id: str) -> None:
        del self._tasks[table_id]
        table = self._shelf.at_hand(table_id)
        if table is not None:
            self.attend(table)

    async def close(self) -> None:
        """Stop thinking: what was not played will be thought about again."""
        self._closing = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, table_id: str) -> None:
        while True:
            try:
                table = self._shelf.at_hand(table_id) or await self._shelf.table(table_id)
                if not table.bot_to_move:
                    return
                await self._play_turn(table)
            except UnknownTableError:
                return
            except Exception:
                LOG.exception("a bot's turn at table %s failed, and is tried again", table_id)
                await asyncio.sleep(RETRY_SECONDS)

    async def _play_turn(self, table: Table) -> None:
        turn = len(table.turns) + 1
        if table.to_move is not None and table.seats[table.to_move].stand_in:
            await asyncio.sleep(self._shelf.settings.stand_in_seconds)
        began = time.monotonic()
        word = await self._think(table, turn)
        self._shelf.metrics.bot_seconds.observe(time.monotonic() - began)

        def decide(now: Table) -> Change | None:
            # Meanwhile a person may have come back, or another process may have played.
            if len(now.turns) + 1 != turn or not now.bot_to_move:
                return None
            return Change([played(now, word, None)])

        await self._shelf.change(table.id, decide)

    async def _think(self, table: Table, turn: int) -> str:
        assert table.game is not None
        seat, settings = table.seats[table.game.seat], self._shelf.settings
        state = write_state(table.game)
        seed = _seed(table, turn)
        bot = seat.bot or settings.stand_in_bot
        try:
            return await self._ask(bot, seed, state)
        except NyhavnError as refusal:
            LOG.error("the bot %s failed: %s", bot, refusal)
            return await self._ask(settings.stand_in_bot, seed, state)

    async def _ask(self, bot: str, seed: int, state: str) -> str:
        word, seconds = await self._processes.run(think, bot, seed, self._shelf.settings.bot_seconds, state)
        self._shelf.metrics.thinking_seconds.observe(bot, seconds)
        return word


def _seed(table: Table, turn: int) -> int:
    """The seed of a bot's chance: the same for the same turn, and nobody's guess."""
    text = f"nyhavn bot\n{table.row.seed}\n{turn}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 1
