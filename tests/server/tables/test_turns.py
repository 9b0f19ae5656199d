"""A committed turn on its way into the log."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from nyhavn.server.metrics import Metrics
from nyhavn.server.storage.entries import SeatTaken, Started, Voted
from nyhavn.server.storage.migrating import migrate
from nyhavn.server.storage.store import Store
from nyhavn.server.tables import table
from nyhavn.server.tables.lifecycle import new_row
from nyhavn.server.tables.outcome import TurnOutcome, play_next, replay
from nyhavn.server.tables.repository import Change, TableRepository
from nyhavn.server.tables.turns import commit_turn
from nyhavn.server.wire.socket import Commit
from support.running import settings_in

BOTH = {0, 1}
COMMIT = Commit("commit-1", 0, 1, "T12")


@pytest.fixture
def plays(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The words of the turns that tables worked out, whether for the log or from it."""
    words: list[str] = []

    def counted(work_out: Callable[..., TurnOutcome]) -> Callable[..., TurnOutcome]:
        def counting(*arguments: Any) -> TurnOutcome:
            outcome = work_out(*arguments)
            words.append(outcome.turn.word)
            return outcome

        return counting

    monkeypatch.setattr(table, "play_next", counted(play_next))
    monkeypatch.setattr(table, "replay", counted(replay))
    return words


def at_a_table(folder: Path, act: Callable[[TableRepository, TableRepository, str], Awaitable[None]]) -> None:
    """Let something happen at a table of two people that two processes have in memory."""

    async def run() -> None:
        settings = settings_in(folder)
        migrate(settings.database_url)
        stores = [Store(settings.database_url) for _ in range(2)]
        one, other = (TableRepository(store, settings, lambda: 5.0, Metrics()) for store in stores)
        for store in stores:
            await store.open()
        row = new_row("x" * 64, 2, None, True, False, 5.0)
        await one.open(row, [SeatTaken(0, "Ana"), SeatTaken(1, "Bo"), Started()], [])
        await other.table(row.id)
        await act(one, other, row.id)
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_a_turn_is_played_once_on_its_way_into_the_log(tmp_path: Path, plays: list[str]) -> None:
    async def act(one: TableRepository, _: TableRepository, table_id: str) -> None:
        committed = await commit_turn(one, table_id, BOTH, COMMIT)
        again = await commit_turn(one, table_id, BOTH, COMMIT)
        after = await one.table(table_id)
        assert again == committed
        assert after.game is not None
        assert after.game.turns == len(after.turns) == 1
        assert plays == ["T12"]

    at_a_table(tmp_path, act)


def test_after_a_lost_race_a_turn_is_decided_and_played_again(tmp_path: Path, plays: list[str]) -> None:
    async def act(one: TableRepository, other: TableRepository, table_id: str) -> None:
        await other.change(table_id, lambda _: Change([Voted(1, 0)]))
        committed = await commit_turn(one, table_id, BOTH, COMMIT)
        assert committed.number == 5
        assert plays == ["T12", "T12"]

    at_a_table(tmp_path, act)


def test_a_stored_turn_leads_to_the_same_table_when_the_log_is_read(tmp_path: Path) -> None:
    async def act(one: TableRepository, other: TableRepository, table_id: str) -> None:
        await commit_turn(one, table_id, BOTH, COMMIT)
        await other.catch_up({table_id: 4})
        played, read = await one.table(table_id), await other.table(table_id)
        assert read.events == played.events
        assert read.info == played.info
        assert [read.encoded_view(seat) for seat in (0, 1, None)] == [
            played.encoded_view(seat) for seat in (0, 1, None)
        ]

    at_a_table(tmp_path, act)
