"""The tables that are in use, each rebuilt from its log and changed only by adding to it.

A change is decided on the table as it stands, made durable, and only then followed and told to the listeners.
The number of an entry is unique in the store, so of two processes that change a table at once one has to
decide again.
"""

import asyncio
import re
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from sqlalchemy import Executable, insert

from nyhavn.server.entries import AnyEntry
from nyhavn.server.messages import Stage
from nyhavn.server.metrics import Metrics
from nyhavn.server.refusals import RefusedError, unknown_table
from nyhavn.server.settings import Settings
from nyhavn.server.storage.models import ID_LENGTH, EntryRow, TableRow
from nyhavn.server.storage.store import Append, LogEntry, NumberTakenError, Store, entry_values
from nyhavn.server.table import Table

Clock = Callable[[], float]
Listener = Callable[[Table], None]
ATTEMPTS = 10
_TABLE_ID = re.compile(rf"[A-Za-z0-9_-]{{1,{ID_LENGTH}}}")
BOT_LATE_SECONDS = 5.0
"""How long after its thinking time a bot is waited for, before another process looks after it."""


@dataclass(frozen=True, slots=True)
class Change:
    """Entries to be added to a log, and what has to be written together with them."""

    entries: Sequence[AnyEntry]
    before: Sequence[Executable] = ()


Decide = Callable[[Table], Change | None]
"""What to add to a table as it stands; nothing where all is done already. It may refuse."""


@dataclass(slots=True)
class _Kept:
    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class Shelf:
    """Where tables are found and changed."""

    def __init__(self, store: Store, settings: Settings, clock: Clock, metrics: Metrics) -> None:
        self.store = store
        self.settings = settings
        self.clock = clock
        self.metrics = metrics
        self.listeners: list[Listener] = []
        self._kept: OrderedDict[str, _Kept] = OrderedDict()

    async def table(self, table_id: str) -> Table:
        """A table as it stands, with all that other processes have done."""
        kept = await self._find(table_id)
        if self.settings.shared:
            async with kept.lock:
                await self._catch_up(kept)
        return kept.table

    def at_hand(self, table_id: str) -> Table | None:
        """A table as this process last saw it."""
        kept = self._kept.get(table_id)
        return None if kept is None else kept.table

    async def change(self, table_id: str, decide: Decide) -> Table:
        """Add to a table what is decided on it as it stands; durable when this returns."""
        kept = await self._find(table_id)
        async with kept.lock:
            for _ in range(ATTEMPTS):
                change = decide(kept.table)
                if change is None:
                    return kept.table
                log = self._numbered(kept.table, change.entries)
                after = kept.table.after(log)
                try:
                    await self.store.append(self._append(after, log, change.before))
                except NumberTakenError:
                    await self._catch_up(kept)
                else:
                    self.metrics.turns.add(len(after.turns) - len(kept.table.turns))
                    self._set(kept, after)
                    return after
        raise RefusedError("table-busy")

    async def open(self, row: TableRow, entries: Sequence[AnyEntry], more: Sequence[Executable]) -> Table:
        """Put a new table on the shelf."""
        table, statements = self.new(row, entries)
        await self.store.execute(row.id, *statements, *more)
        self._keep(row.id, _Kept(table))
        self._tell(table)
        return table

    def new(self, row: TableRow, entries: Sequence[AnyEntry]) -> tuple[Table, list[Executable]]:
        """A new table, and the statements that store it."""
        opened = Table.opened(row, self.settings.vote_grace)
        log = self._numbered(opened, entries)
        table = opened.after(log)
        row.stage, row.last, row.due_at = table.stage, table.last, self._due_at(table)
        columns = {column.name: getattr(row, column.name) for column in TableRow.__table__.columns}
        statements: list[Executable] = [insert(TableRow).values(**columns)]
        if log:
            statements.append(insert(EntryRow).values(entry_values(row.id, log)))
        return table, statements

    async def look_after(self, table_id: str) -> None:
        """Tell the listeners of a table that nobody here has looked at lately."""
        self._tell(await self.table(table_id))

    async def prune(self, stage: Stage, changed_before: float) -> None:
        """Forget the tables of a stage that nothing has happened at for long."""
        await self.store.delete_unchanged(stage, changed_before)
        self._kept = OrderedDict(
            (table_id, kept)
            for table_id, kept in self._kept.items()
            if kept.table.stage != stage or kept.table.changed_at >= changed_before
        )

    async def catch_up(self, ahead: Mapping[str, int]) -> None:
        """Follow what other processes have done at tables whose logs have come to these numbers."""
        behind = {
            table_id: kept
            for table_id, number in ahead.items()
            if (kept := self._kept.get(table_id)) is not None and kept.table.last < number
        }
        if not behind:
            return
        logs = await self.store.logs({table_id: kept.table.last for table_id, kept in behind.items()})
        for table_id, kept in behind.items():
            async with kept.lock:
                self._follow(kept, logs[table_id])

    def _numbered(self, table: Table, entries: Sequence[AnyEntry]) -> list[LogEntry]:
        now = self.clock()
        return [LogEntry(table.last + place, now, entry) for place, entry in enumerate(entries, start=1)]

    def _append(self, after: Table, log: Sequence[LogEntry], before: Sequence[Executable]) -> Append:
        return Append(after.id, log, after.stage, self._due_at(after), before)

    def _due_at(self, table: Table) -> float | None:
        if table.bot_to_move:
            pause = self.settings.stand_in_seconds + self.settings.bot_seconds
            return table.changed_at + pause + BOT_LATE_SECONDS
        return table.deadline

    async def _find(self, table_id: str) -> _Kept:
        kept = self._kept.get(table_id)
        if kept is None:
            # What cannot be an id is not looked for: not every database takes every text.
            row = await self.store.table(table_id) if _TABLE_ID.fullmatch(table_id) else None
            if row is None:
                raise unknown_table()
            log = await self.store.log(table_id)
            # Somebody else may have put it here while the store was read.
            kept = self._kept.get(table_id) or _Kept(Table.opened(row, self.settings.vote_grace).after(log))
        self._keep(table_id, kept)
        return kept

    def _keep(self, table_id: str, kept: _Kept) -> None:
        self._kept[table_id] = kept
        self._kept.move_to_end(table_id)
        if len(self._kept) > self.settings.cached_tables:
            self._kept.popitem(last=False)

    async def _catch_up(self, kept: _Kept) -> None:
        self._follow(kept, await self.store.log(kept.table.id, kept.table.last))

    def _follow(self, kept: _Kept, log: Sequence[LogEntry]) -> None:
        new = [logged for logged in log if logged.number > kept.table.last]
        if new:
            self._set(kept, kept.table.after(new))

    def _set(self, kept: _Kept, table: Table) -> None:
        kept.table = table
        self._tell(table)

    def _tell(self, table: Table) -> None:
        for listener in self.listeners:
            listener(table)
