"""Writing in groups: what comes in while one group is being made durable goes into the next."""

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Executable, bindparam, insert, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from nyhavn.server.storage.models import EntryRow, TableRow

LARGEST_GROUP = 200
FAILED_SECONDS = 10.0
"""How long a failed write is remembered, where none has succeeded since."""
_INSERT_ENTRY = insert(EntryRow.__table__)  # type: ignore[arg-type]
_UPDATE_TABLE = (
    update(TableRow.__table__)  # type: ignore[arg-type]
    .where(TableRow.__table__.c.id == bindparam("table"))
    .values(
        stage=bindparam("new_stage"),
        last=bindparam("new_last"),
        due_at=bindparam("new_due_at"),
        changed_at=bindparam("new_changed_at"),
    )
)


class NumberTakenError(Exception):
    """Another process has written an entry with this number, or this turn, before."""


@dataclass(frozen=True, slots=True)
class Write:
    """What has to become durable together: statements first, then entries and the progress of a table."""

    table: str
    statements: Sequence[Executable] = ()
    entries: Sequence[dict[str, Any]] = ()
    progress: dict[str, Any] | None = None


@dataclass(slots=True)
class _Waiting:
    write: Write
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    """The one who writes. Whoever asks waits until it is durable."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._queue: asyncio.Queue[_Waiting] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._failed_at: float | None = None

    @property
    def fails(self) -> bool:
        """Whether the last write failed, a moment ago, by no fault of what was written."""
        return self._failed_at is not None and time.monotonic() - self._failed_at < FAILED_SECONDS

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Finish what is waiting, then stop."""
        await self._queue.join()
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def write(self, write: Write) -> None:
        """Return when it is durable, or raise and leave nothing of it."""
        waiting = _Waiting(write)
        self._queue.put_nowait(waiting)
        await waiting.done

    async def _run(self) -> None:
        while True:
            group = [await self._queue.get()]
            while len(group) < LARGEST_GROUP and not self._queue.empty():
                group.append(self._queue.get_nowait())
            # In one order everywhere, so that two processes cannot wait for each other.
            await self._write_group(sorted(group, key=lambda waiting: waiting.write.table))
            for _ in group:
                self._queue.task_done()

    async def _write_group(self, group: list[_Waiting]) -> None:
        try:
            async with self._engine.begin() as connection:
                await _execute(connection, [waiting.write for waiting in group])
        except Exception as fault:
            if len(group) > 1:
                for waiting in group:
                    await self._write_group([waiting])
            else:
                if not isinstance(fault, IntegrityError):
                    self._failed_at = time.monotonic()
                _tell(group[0], fault)
        else:
            self._failed_at = None
            for waiting in group:
                _tell(waiting, None)


def _tell(waiting: _Waiting, fault: Exception | None) -> None:
    if waiting.done.done():
        return
    if fault is None:
        waiting.done.set_result(None)
    else:
        taken = isinstance(fault, IntegrityError) or "deadlock" in str(fault).lower()
        waiting.done.set_exception(NumberTakenError() if taken and isinstance(fault, DBAPIError) else fault)


async def _execute(connection: AsyncConnection, writes: list[Write]) -> None:
    for write in writes:
        for statement in write.statements:
            await connection.execute(statement)
    entries = [entry for write in writes for entry in write.entries]
    if entries:
        await connection.execute(_INSERT_ENTRY, entries)
    progress = [write.progress for write in writes if write.progress]
    if progress:
        await connection.execute(_UPDATE_TABLE, progress)
