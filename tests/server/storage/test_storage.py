"""The database: its history, its old logs, and writing in groups."""

import asyncio
import gc
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from nyhavn.server.metrics import Metrics
from nyhavn.server.refusals import ServerRefusal
from nyhavn.server.settings import Settings
from nyhavn.server.storage.entries import Played, SeatTaken, Started, read_entry, write_entry
from nyhavn.server.storage.migrating import migrate
from nyhavn.server.storage.models import Base
from nyhavn.server.storage.store import Append, LogEntry, Store
from nyhavn.server.storage.writer import NumberTakenError
from nyhavn.server.tables.lifecycle import new_row
from nyhavn.server.tables.repository import Change, TableRepository
from nyhavn.server.wire.errors import RefusedError

CORPUS = Path(__file__).parent / "stored_logs"


def url_in(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"


def test_migrations_lead_to_the_form_that_the_program_knows(tmp_path: Path) -> None:
    migrate(url_in(tmp_path))
    engine = create_engine(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []
    engine.dispose()


def test_migrating_twice_changes_nothing(tmp_path: Path) -> None:
    migrate(url_in(tmp_path))
    before = dump(tmp_path)
    migrate(url_in(tmp_path))
    assert dump(tmp_path) == before


def dump(folder: Path) -> list[str]:
    database = sqlite3.connect(folder / "tables.sqlite")
    lines = list(database.iterdump())
    database.close()
    return lines


def test_there_is_a_stored_database_of_every_revision() -> None:
    config = Config()
    config.set_main_option("script_location", "nyhavn.server.storage:migrations")
    revisions = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    stored = {}
    for path in CORPUS.glob("*.sql"):
        database = sqlite3.connect(":memory:")
        database.executescript(path.read_text(encoding="utf-8"))
        stored[path.stem] = database.execute("SELECT version_num FROM alembic_version").fetchone()[0]
        database.close()
    # A file is named by its revision; later ones of the same revision get a letter.
    assert all(name.startswith(revision) for name, revision in stored.items())
    assert set(stored.values()) == revisions


@pytest.mark.parametrize("revision", sorted(path.name for path in CORPUS.glob("*.sql")))
def test_a_database_of_every_earlier_revision_still_loads(tmp_path: Path, revision: str) -> None:
    database = sqlite3.connect(tmp_path / "tables.sqlite")
    database.executescript((CORPUS / revision).read_text(encoding="utf-8"))
    tables = dict(database.execute("SELECT id, stage FROM tables"))
    turns = dict(database.execute("SELECT table_id, count(turn) FROM entries GROUP BY table_id"))
    database.close()
    migrate(url_in(tmp_path))

    async def load() -> None:
        repository = await open_repository(tmp_path)
        for table_id, stage in tables.items():
            table = await repository.table(table_id)
            assert (table.stage, len(table.turns)) == (stage, turns[table_id])
        await repository.store.close()

    asyncio.run(load())


async def open_repository(folder: Path) -> TableRepository:
    migrate(url_in(folder))
    store = Store(url_in(folder))
    await store.open()
    return TableRepository(
        store, Settings(database=f"sqlite:///{folder / 'tables.sqlite'}"), lambda: 5.0, Metrics()
    )


def test_entries_are_read_as_they_were_written() -> None:
    for entry in (
        SeatTaken(1, "Ana"),
        SeatTaken(0, "greedy", "greedy"),
        Started(),
        Played(3, "T12", None, "id"),
    ):
        assert read_entry(write_entry(entry)) == entry
    assert read_entry('{"kind":"played","turn":1,"word":"T12","later":true}') == Played(1, "T12")


def test_of_two_entries_with_one_number_one_is_refused_and_the_others_of_its_group_are_stored(
    tmp_path: Path,
) -> None:
    async def write() -> list[object]:
        repository = await open_repository(tmp_path)
        rows = [new_row("x" * 64, 2, None, True, False, 5.0) for _ in range(3)]
        for row in rows:
            await repository.open(row, [SeatTaken(0, "Ana")], [])

        def append(table: str, name: str) -> Append:
            return Append(table, [LogEntry(2, 5.0, SeatTaken(1, name))], "open", None)

        names = [(rows[0].id, "Bo"), (rows[0].id, "Cy"), (rows[1].id, "Di"), (rows[2].id, "Ed")]
        results = await asyncio.gather(
            *(repository.store.append(append(table, name)) for table, name in names), return_exceptions=True
        )
        stored = [len(await repository.store.log(row.id)) for row in rows]
        await repository.store.close()
        return [sorted(type(result).__name__ for result in results), stored]

    refused, stored = asyncio.run(write())
    assert refused == ["NoneType", "NoneType", "NoneType", NumberTakenError.__name__]
    assert stored == [2, 2, 2]


def test_what_is_refused_or_cannot_be_stored_changes_nothing(tmp_path: Path) -> None:
    async def change() -> tuple[int, int]:
        repository = await open_repository(tmp_path)
        row = new_row("x" * 64, 2, None, True, False, 5.0)
        await repository.open(row, [SeatTaken(0, "Ana")], [])

        def refuse(_: object) -> Change:
            raise RefusedError(ServerRefusal.TABLE_FULL)

        with pytest.raises(RefusedError):
            await repository.change(row.id, refuse)
        before = (await repository.table(row.id)).last
        await repository.store.close()
        return before, len(dump(tmp_path))

    last, _ = asyncio.run(change())
    assert last == 1


def test_a_read_that_nobody_waits_for_any_more_leaves_no_connection_behind(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def give_up() -> None:
        store = Store(url_in(tmp_path))
        await store.open()
        for patience in range(30):
            reading = asyncio.create_task(store.check())
            for _ in range(patience):
                await asyncio.sleep(0)
            reading.cancel()
            await asyncio.wait([reading])
        await store.close()

    asyncio.run(give_up())
    gc.collect()
    assert caplog.text == ""
