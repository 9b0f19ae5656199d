"""Reading and writing tables."""

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import (
    Executable,
    Row,
    and_,
    case,
    delete,
    event,
    exists,
    func,
    insert,
    literal,
    not_,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from nyhavn.server.storage.entries import AnyEntry, Played, read_entry, write_entry
from nyhavn.server.storage.models import WATCHER, EntryRow, LinkRow, MemberRow, ReviewRow, TableRow
from nyhavn.server.storage.writer import NumberTakenError, Write, Writer

MOST_LISTED_OF_HOST = 5


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
        """Raise an error where the database does not answer, or lately could not be written to."""
        await self._rows(select(1))
        if self._writer.fails:
            raise OSError

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

    async def keep_review(self, table: str, version: int, body: str) -> None:
        """Keep the review of a game, in place of one that may be there."""
        old = delete(ReviewRow).where(ReviewRow.table_id == table)
        new = insert(ReviewRow).values(table_id=table, version=version, body=body)
        await self.execute(table, old, new)

    async def delete_unchanged(self, stage: str, changed_before: float) -> None:
        """Delete tables of a stage that nothing has happened at."""
        old = delete(TableRow).where(TableRow.stage == stage, TableRow.changed_at < changed_before)
        await self._writer.write(Write("", (old,)))

    # Reading.

    async def tables(self, tables: Sequence[str]) -> dict[str, TableRow]:
        """The rows of those of these tables that there are."""
        rows = await self._named(select(TableRow.__table__).where(TableRow.id.in_(tables)))
        return {row["id"]: TableRow(**row) for row in rows}

    async def log(self, table: str, after: int = 0) -> list[LogEntry]:
        """The entries of a table after a number; ``KeyError`` where they cannot be read."""
        return (await self.logs({table: after}))[table]

    async def set_aside(self, table: str) -> None:
        """Look after a table no more."""
        await self.execute(table, update(TableRow).where(TableRow.id == table).values(due_at=None))

    async def logs(self, after: Mapping[str, int]) -> dict[str, list[LogEntry]]:
        """The entries of several tables, of each after a number; without tables that cannot be read."""
        newer = [
            and_(EntryRow.table_id == table, EntryRow.number > number) for table, number in after.items()
        ]
        statement = (
            select(EntryRow.table_id, EntryRow.number, EntryRow.at, EntryRow.body)
            .where(or_(*newer))
            .order_by(EntryRow.number)
        )
        found: dict[str, list[LogEntry]] = {table: [] for table in after}
        unreadable = set()
        for table, number, at, body in await self._rows(statement):
            try:
                found[table].append(LogEntry(number, at, read_entry(body)))
            except (msgspec.MsgspecError, ValueError, TypeError):
                unreadable.add(table)
        return {table: log for table, log in found.items() if table not in unreadable}

    async def seats_of(self, table: str, device: str) -> set[int] | None:
        """The seats that a device holds: an empty set for a watcher, ``None`` for a stranger."""
        statement = select(MemberRow.seat).where(MemberRow.table_id == table, MemberRow.device == device)
        seats = {seat for (seat,) in await self._rows(statement)}
        return seats - {WATCHER} if seats else None

    async def review(self, table: str, version: int) -> str | None:
        """The review of a game, if there is one of this version."""
        statement = select(ReviewRow.body).where(ReviewRow.table_id == table, ReviewRow.version == version)
        rows = await self._rows(statement)
        return str(rows[0][0]) if rows else None

    async def members(self, table: str) -> list[tuple[str, int]]:
        statement = select(MemberRow.device, MemberRow.seat).where(MemberRow.table_id == table)
        return [(device, seat) for device, seat in await self._rows(statement)]

    async def tables_of(self, device: str, limit: int) -> dict[str, set[int]]:
        """The tables where a device sits or watches, with its seats: running ones first, then the latest."""
        latest = (
            select(TableRow.id)
            .where(TableRow.id.in_(select(MemberRow.table_id).where(MemberRow.device == device)))
            .order_by(TableRow.stage == "finished", TableRow.stage == "open", TableRow.changed_at.desc())
            .limit(limit)
        )
        found: dict[str, set[int]] = {table: set() for (table,) in await self._rows(latest)}
        held = select(MemberRow.table_id, MemberRow.seat).where(
            MemberRow.device == device, MemberRow.table_id.in_(found), MemberRow.seat != WATCHER
        )
        for table, seat in await self._rows(held):
            found[table].add(seat)
        return found

    async def watchers(self, table: str) -> int:
        """How many devices watch a table, or once did."""
        statement = select(func.count()).where(MemberRow.table_id == table, MemberRow.seat == WATCHER)
        return int((await self._rows(statement))[0][0])

    async def holders(self, table: str, seat: int) -> list[str]:
        """The devices that hold a seat."""
        statement = select(MemberRow.device).where(MemberRow.table_id == table, MemberRow.seat == seat)
        return [device for (device,) in await self._rows(statement)]

    async def hold_alone(self, table: str, seat: int, device: str) -> None:
        """Let one device alone hold a seat, and void the links to it."""
        others = delete(MemberRow).where(
            MemberRow.table_id == table, MemberRow.seat == seat, MemberRow.device != device
        )
        await self.execute(table, others, without_seat_links(table, seat))

    async def unfinished_of(self, device: str) -> tuple[int, int]:
        """How many tables that are not finished a device has opened; at how many it watches bots only."""
        here = MemberRow.table_id == TableRow.id
        watches = exists().where(here, MemberRow.device == device, MemberRow.seat == WATCHER)
        held = exists().where(here, MemberRow.seat != WATCHER)
        bots_only = and_(TableRow.stage == "playing", watches, not_(held))
        statement = select(func.count(), func.count(case((bots_only, 1)))).where(
            TableRow.host == device, TableRow.stage != "finished"
        )
        ((tables, of_bots),) = await self._rows(statement)
        return int(tables), int(of_bots)

    async def listed(self, stage: str, limit: int) -> list[str]:
        """Public tables of a stage, the latest first; running and finished ones where watching is allowed.

        One device's are only a few of them.
        """
        by_host = func.row_number().over(partition_by=TableRow.host, order_by=TableRow.changed_at.desc())
        listed = (
            select(TableRow.id, TableRow.changed_at, by_host.label("place"))
            .where(
                TableRow.listed, TableRow.stage == stage, or_(TableRow.watchable, TableRow.stage == "open")
            )
            .subquery()
        )
        statement = (
            select(listed.c.id)
            .where(listed.c.place <= MOST_LISTED_OF_HOST)
            .order_by(listed.c.changed_at.desc())
            .limit(limit)
        )
        return [table for (table,) in await self._rows(statement)]

    async def due(self, now: float, limit: int | None = None) -> list[str]:
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
        without_seat_links(table, seat),
    )


def without_seat_links(table: str, seat: int) -> Executable:
    """The links to a seat are void."""
    return delete(LinkRow).where(LinkRow.table_id == table, LinkRow.seat == seat)


def without_watcher(table: str, device: str) -> Executable:
    return delete(MemberRow).where(
        MemberRow.table_id == table, MemberRow.device == device, MemberRow.seat == WATCHER
    )


def watchers_of(table: str, new: str, besides: str) -> Executable:
    """All who belong to a table may look at a new one too, in one statement however many they are."""
    watching = select(literal(new), MemberRow.device, literal(WATCHER)).where(
        MemberRow.table_id == table, MemberRow.device != besides
    )
    return insert(MemberRow).from_select(["table_id", "device", "seat"], watching.distinct())


def _engine(url: str) -> AsyncEngine:
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_size=5, max_overflow=5, pool_pre_ping=True, hide_parameters=True)
    engine = create_async_engine(url, connect_args={"timeout": 30}, hide_parameters=True)

    @event.listens_for(engine.sync_engine, "connect")
    def _set_up(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        # Full: what is acknowledged outlives a power cut too.
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine
