"""The tables that are in use, each rebuilt from its log and changed only by adding to it.

A change is decided on the table as it stands, made durable, and only then shown to the listeners.
The number of an entry is unique in the store, so of two processes that change a table at once one has to
decide again.
"""

import asyncio
import logging
import re
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from sqlalchemy import Executable, insert

from nyhavn.server.metrics import Metrics
from nyhavn.server.refusals import ServerRefusal
from nyhavn.server.settings import Settings
from nyhavn.server.storage.entries import AnyEntry
from nyhavn.server.storage.models import ID_LENGTH, EntryRow, TableRow
from nyhavn.server.storage.store import Append, LogEntry, Store, entry_values
from nyhavn.server.storage.writer import NumberTakenError
from nyhavn.server.tables.outcome import TurnOutcome
from nyhavn.server.tables.table import Table
from nyhavn.server.wire.errors import SERVER_FAULT, RefusedError, unknown_table
from nyhavn.server.wire.values import Stage

LOG = logging.getLogger("nyhavn.server")
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
    statements: Sequence[Executable] = ()
    outcome: TurnOutcome | None = None
    """Of the turn among the entries."""


Decide = Callable[[Table], Change | None]
"""What to add to a table as it stands; ``None`` where that is already done. It may refuse."""


@dataclass(slots=True)
class _Cached:
    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    links: Counter[str] = field(default_factory=Counter)
    """Links by the devices that made them."""


class TableRepository:
    """Finds tables, keeps those in use in memory, and is the only one to change them."""

    def __init__(self, store: Store, settings: Settings, clock: Clock, metrics: Metrics) -> None:
        self.store = store
        self.settings = settings
        self.clock = clock
        self.metrics = metrics
        self.listeners: list[Listener] = []
        self._cached: OrderedDict[str, _Cached] = OrderedDict()
        self._opening: dict[str, asyncio.Lock] = {}
        self._openings: Counter[str] = Counter()
        self._unreadable: set[str] = set()

    async def table(self, table_id: str) -> Table:
        """A table as it stands, with all that other processes have done."""
        cached = await self._find(table_id)
        if self.settings.shared:
            async with cached.lock:
                await self._catch_up(cached)
        return cached.table

    async def tables(self, table_ids: Sequence[str]) -> list[Table]:
        """Several tables as they stand, read together; without those that are gone or cannot be read."""
        missing = [table_id for table_id in table_ids if table_id not in self._cached]
        loaded = await self._load(missing) if missing else {}
        if self.settings.shared and len(missing) < len(table_ids):
            await self.catch_up(await self.store.ahead(table_ids))
        for table_id, cached in loaded.items():
            if cached is not None:
                self._remember(table_id, cached)
        found = [self._cached.get(table_id) or loaded.get(table_id) for table_id in table_ids]
        return [cached.table for cached in found if cached is not None]

    @asynccontextmanager
    async def opening(self, device: str) -> AsyncIterator[None]:
        """One after the other a device opens tables, so that each is counted before the next."""
        lock = self._opening.setdefault(device, asyncio.Lock())
        self._openings[device] += 1
        try:
            async with lock:
                yield
        finally:
            self._openings[device] -= 1
            if not self._openings[device]:
                del self._openings[device], self._opening[device]

    def count_link(self, table_id: str, device: str) -> int:
        """How many links a device has made to a table since it was read, this one among them."""
        cached = self._cached.get(table_id)
        if cached is None:
            return 1
        cached.links[device] += 1
        return cached.links[device]

    async def recent(self, table_id: str) -> Table:
        """A table as this process last saw it; read from the store only if it has not seen it yet."""
        return self.cached(table_id) or await self.table(table_id)

    def cached(self, table_id: str) -> Table | None:
        """A table as this process last saw it."""
        cached = self._cached.get(table_id)
        return None if cached is None else cached.table

    async def change(self, table_id: str, decide: Decide) -> Table:
        """Add to a table what is decided on it as it stands; durable when this returns."""
        cached = await self._find(table_id)
        async with cached.lock:
            for _ in range(ATTEMPTS):
                change = decide(cached.table)
                if change is None:
                    return cached.table
                log = self._numbered(cached.table, change.entries)
                after = cached.table.after(log, change.outcome)
                try:
                    await self.store.append(self._append(after, log, change.statements))
                except NumberTakenError:
                    await self._catch_up(cached)
                else:
                    self.metrics.turns.add(len(after.turns) - len(cached.table.turns))
                    self._set(cached, after)
                    return after
        raise RefusedError(ServerRefusal.TABLE_BUSY)

    async def open(self, row: TableRow, entries: Sequence[AnyEntry], more: Sequence[Executable]) -> Table:
        """Store a new table."""
        table, statements = self.new(row, entries)
        await self.store.execute(row.id, *statements, *more)
        self._remember(row.id, _Cached(table))
        self._notify(table)
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

    async def announce(self, table_id: str) -> None:
        """Tell the listeners of a table that this process may not have in memory."""
        self._notify(await self.table(table_id))

    async def prune(self, stage: Stage, changed_before: float) -> None:
        """Delete the tables of a stage that nothing has happened at for long."""
        await self.store.delete_unchanged(stage, changed_before)
        self._cached = OrderedDict(
            (table_id, cached)
            for table_id, cached in self._cached.items()
            if cached.table.stage != stage or cached.table.changed_at >= changed_before
        )

    async def catch_up(self, ahead: Mapping[str, int]) -> None:
        """Follow what other processes have done at tables whose logs have come to these numbers."""
        behind = {
            table_id: cached
            for table_id, number in ahead.items()
            if (cached := self._cached.get(table_id)) is not None and cached.table.last < number
        }
        if not behind:
            return
        logs = await self.store.logs({table_id: cached.table.last for table_id, cached in behind.items()})
        for table_id, cached in behind.items():
            async with cached.lock:
                self._follow(cached, logs.get(table_id, ()))

    def _numbered(self, table: Table, entries: Sequence[AnyEntry]) -> list[LogEntry]:
        now = self.clock()
        return [LogEntry(number, now, entry) for number, entry in enumerate(entries, start=table.last + 1)]

    def _append(self, after: Table, log: Sequence[LogEntry], statements: Sequence[Executable]) -> Append:
        return Append(after.id, log, after.stage, self._due_at(after), statements)

    def _due_at(self, table: Table) -> float | None:
        if table.bot_to_move and not table.has_people:
            # Nobody waits for these bots but who looks at them, and then this process knows.
            return None
        if table.bot_to_move:
            pause = self.settings.stand_in_seconds + self.settings.bot_seconds
            return table.changed_at + pause + BOT_LATE_SECONDS
        return table.deadline

    async def _find(self, table_id: str) -> _Cached:
        cached = self._cached.get(table_id)
        if cached is None:
            # What cannot be an id is not looked for: not every database takes every text.
            found = await self._load([table_id]) if _TABLE_ID.fullmatch(table_id) else {}
            if table_id not in found:
                raise unknown_table()
            cached = found[table_id]
            if cached is None:
                raise RefusedError(ServerRefusal.TABLE_UNREADABLE, status=SERVER_FAULT)
        self._remember(table_id, cached)
        return cached

    async def _load(self, table_ids: Sequence[str]) -> dict[str, "_Cached | None"]:
        """Rebuild tables from the store; ``None`` for one whose log cannot be read."""
        rows = await self.store.tables(table_ids)
        logs = await self.store.logs(dict.fromkeys(rows, 0)) if rows else {}
        found: dict[str, _Cached | None] = {}
        for table_id, row in rows.items():
            # Somebody else may have put it here while the store was read.
            found[table_id] = self._cached.get(table_id) or self._rebuilt(row, logs.get(table_id))
            if found[table_id] is None:
                await self._set_aside(table_id)
        return found

    def _rebuilt(self, row: TableRow, log: Sequence[LogEntry] | None) -> "_Cached | None":
        if log is None:
            return None
        try:
            return _Cached(Table.opened(row, self.settings.vote_grace).after(log))
        except Exception:
            # Whatever is wrong with one table must not keep anybody from the others.
            return None

    async def _set_aside(self, table_id: str) -> None:
        if table_id not in self._unreadable:
            self._unreadable.add(table_id)
            self.metrics.unreadable.add()
            LOG.error("the log of table %s cannot be read: the table is set aside", table_id)
            await self.store.set_aside(table_id)

    def _remember(self, table_id: str, cached: _Cached) -> None:
        self._cached[table_id] = cached
        self._cached.move_to_end(table_id)
        if len(self._cached) > self.settings.cached_tables:
            # A table that is being changed stays: who read it anew would miss the change.
            oldest = next((key for key, value in self._cached.items() if not value.lock.locked()), table_id)
            if oldest != table_id:
                del self._cached[oldest]

    async def _catch_up(self, cached: _Cached) -> None:
        self._follow(cached, await self.store.log(cached.table.id, cached.table.last))

    def _follow(self, cached: _Cached, log: Sequence[LogEntry]) -> None:
        new = [logged for logged in log if logged.number > cached.table.last]
        if new:
            self._set(cached, cached.table.after(new))

    def _set(self, cached: _Cached, table: Table) -> None:
        cached.table = table
        self._notify(table)

    def _notify(self, table: Table) -> None:
        for listener in self.listeners:
            listener(table)
