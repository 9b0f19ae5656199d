"""Reading and writing tables."""

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Executable, Row, and_, delete, event, func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from nyhavn.server.storage.entries import AnyEntry, Played, read_entry, write_entry
from nyhavn.server.storage.models import WATCHER, EntryRow, LinkRow, MemberRow, TableRow
from nyhavn.server.storage.writer import NumberTakenError, Write, Writer


@dataclass(frozen=True, slots=True)
class LogEntry:
    """An entry with its number and the time it was written."""

    number: int
    at: float
    entry: AnyEntry


@dataclass(frozen=True, slots=True)
class Append:
    """Entries to be added to a table's log, and how the table stands after them."""

    table: str
    entries: Sequence[LogEntry]
    stage: str
    due_at: float | None
    statements: Sequence[Executable] = ()
    """What has to be written together with them."""


class Store:
    """The database. Reads are their own; writes go through one writer, in groups."""

    def __init__(self, url: str) -> None:
        self._engine = _engine(url)
        self._writer = Writer(self._engine)
        # A single statement needs no transaction of its own, which would be two more round trips.
        self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._reads: set[asyncio.Task[Sequence[Row[Any]]]] = set()

    async def open(self) -> None:
        self._writer.start()

    async def close(self) -> None:
        await self._writer.stop()
        await asyncio.gather(*self._reads, return_exceptions=True)
        await self._engine.dispose()

    async def check(self) -> None:
        """Raise an error where the database does not answer."""
        await self._rows(select(1))

    async def _named(self, statement: Executable) -> Sequence[Mapping[str, Any]]:
        return [dict(row._mapping) for row in await self._rows(statement)]  # noqa: SLF001

    async def _rows(self, statement: Executable) -> Sequence[Any]:
        """Read to the end, even if nobody waits any more: a connection left in the middle would be lost."""
        task = asyncio.create_task(self._read(statement))
        self._reads.add(task)
        task.add_done_callback(self._reads.discard)
        return await asyncio.shield(task)

    async def _read(self, statement: Executable) -> Sequence[Row[Any]]:
        async with self._reading.connect() as connection:
            return (await connection.execute(statement)).all()

    # Writing.

    async def append(self, append: Append) -> None:
        """Add to a log, durably; ``NumberTakenError`` where another process was first."""
        entries = entry_values(append.table, append.entries)
        progress = {
            "table": append.table,
            "new_stage": append.stage,
            "new_last": append.entries[-1].number,
            "new_due_at": append.due_at,
            "new_changed_at": append.entries[-1].at,
        }
        await self._writer.write(Write(append.table, append.statements, entries, progress))

    async def execute(self, table: str, *statements: Executable) -> None:
        """Write something else, durably."""
        await self._writer.write(Write(table, statements))

    async def add_member(self, table: str, device: str, seat: int = WATCHER) -> None:
        """Let a device hold a seat, or watch; one that does already just goes on."""
        with suppress(NumberTakenError):
            await self.execute(table, new_member(table, device, seat))

    async def delete_unchanged(self, stage: str, changed_before: float) -> None:
        """Delete tables of a stage that nothing has happened at."""
        old = delete(TableRow).where(TableRow.stage == stage, TableRow.changed_at < changed_before)
        await self._writer.write(Write("", (old,)))

    # Reading.

    async def table(self, table: str) -> TableRow | None:
        rows = await self._named(select(TableRow.__table__).where(TableRow.id == table))
        return TableRow(**rows[0]) if rows else None

    async def log(self, table: str, after: int = 0) -> list[LogEntry]:
        """The entries of a table after a number."""
        return (await self.logs({table: after}))[table]

    async def logs(self, after: Mapping[str, int]) -> dict[str, list[LogEntry]]:
        """The entries of several tables, of each after a number."""
        newer = [
            and_(EntryRow.table_id == table, EntryRow.number > number) for table, number in after.items()
        ]
        statement = (
            select(EntryRow.table_id, EntryRow.number, EntryRow.at, EntryRow.body)
            .where(or_(*newer))
            .order_by(EntryRow.number)
        )
        found: dict[str, list[LogEntry]] = {table: [] for table in after}
        for table, number, at, body in await self._rows(statement):
            found[table].append(LogEntry(number, at, read_entry(body)))
        return found

    async def seats_of(self, table: str, device: str) -> set[int] | None:
        """The seats that a device holds: an empty set for a watcher, ``None`` for a stranger."""
        statement = select(MemberRow.seat).where(MemberRow.table_id == table, MemberRow.device == device)
        seats = {seat for (seat,) in await self._rows(statement)}
        return seats - {WATCHER} if seats else None

    async def members(self, table: str) -> list[tuple[str, int]]:
        statement = select(MemberRow.device, MemberRow.seat).where(MemberRow.table_id == table)
        return [(device, seat) for device, seat in await self._rows(statement)]

    async def tables_of(self, device: str, limit: int) -> list[str]:
        """The tables at which a device sits or watches, the latest first."""
        statement = (
            select(TableRow.id)
            .where(TableRow.id.in_(select(MemberRow.table_id).where(MemberRow.device == device)))
            .order_by(TableRow.changed_at.desc())
            .limit(limit)
        )
        return [table for (table,) in await self._rows(statement)]

    async def unfinished_of(self, device: str) -> int:
        """How many tables that are not finished a device has opened."""
        statement = select(func.count()).where(TableRow.host == device, TableRow.stage != "finished")
        return int((await self._rows(statement))[0][0])

    async def listed(self, stage: str, limit: int) -> list[str]:
        """Public tables of a stage, the latest first; running and finished ones where watching is allowed."""
        statement = (
            select(TableRow.id)
            .where(
                TableRow.listed, TableRow.stage == stage, or_(TableRow.watchable, TableRow.stage == "open")
            )
            .order_by(TableRow.changed_at.desc())
            .limit(limit)
        )
        return [table for (table,) in await self._rows(statement)]

    async def due(self, now: float, limit: int) -> list[str]:
        """Tables with a clock that has run out or a bot that is late."""
        statement = select(TableRow.id).where(TableRow.due_at <= now).order_by(TableRow.due_at).limit(limit)
        return [table for (table,) in await self._rows(statement)]

    async def ahead(self, tables: Sequence[str]) -> dict[str, int]:
        """How far the logs of these tables have come."""
        statement = select(TableRow.id, TableRow.last).where(TableRow.id.in_(tables))
        return dict(await self._rows(statement))

    async def link(self, digest: str) -> LinkRow | None:
        rows = await self._named(select(LinkRow.__table__).where(LinkRow.hash == digest))
        return LinkRow(**rows[0]) if rows else None

    async def links(self, table: str) -> int:
        """How many links to a table there are."""
        rows = await self._rows(select(func.count()).where(LinkRow.table_id == table))
        return int(rows[0][0])

    async def stages(self) -> dict[str, int]:
        """How many tables there are at each stage."""
        statement = select(TableRow.stage, func.count()).group_by(TableRow.stage)
        return dict(await self._rows(statement))


def entry_values(table: str, log: Sequence[LogEntry]) -> list[dict[str, Any]]:
    """The rows of these entries."""
    return [
        {
            "table_id": table,
            "number": logged.number,
            "turn": logged.entry.turn if isinstance(logged.entry, Played) else None,
            "at": logged.at,
            "body": write_entry(logged.entry),
        }
        for logged in log
    ]


def new_member(table: str, device: str, seat: int = WATCHER) -> Executable:
    return insert(MemberRow).values(table_id=table, device=device, seat=seat)


def new_link(digest: str, table: str, kind: str, seat: int | None = None) -> Executable:
    return insert(LinkRow).values(hash=digest, table_id=table, kind=kind, seat=seat)


def without_holders(table: str, seat: int) -> tuple[Executable, Executable]:
    """Nobody holds this seat any more, and its links are void."""
    return (
        delete(MemberRow).where(MemberRow.table_id == table, MemberRow.seat == seat),
        delete(LinkRow).where(LinkRow.table_id == table, LinkRow.seat == seat),
    )


def without_watcher(table: str, device: str) -> Executable:
    return delete(MemberRow).where(
        MemberRow.table_id == table, MemberRow.device == device, MemberRow.seat == WATCHER
    )


def _engine(url: str) -> AsyncEngine:
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_size=5, max_overflow=5, pool_pre_ping=True)
    engine = create_async_engine(url, connect_args={"timeout": 30})

    @event.listens_for(engine.sync_engine, "connect")
    def _set_up(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        # Full: what is acknowledged outlives a power cut too.
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine
