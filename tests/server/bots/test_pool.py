"""Bots that hang, floods of bots, and bots that nobody waits for: with real servers."""

import multiprocessing
import os
import signal
import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path

import httpx
import pytest

from support.running import Person, Server, running, settings_in
from support.waiting import until


def figure(server: Server, name: str) -> float:
    lines = httpx.get(f"{server.url}/metrics").text.splitlines()
    return float(next(line.split()[-1] for line in lines if line.startswith(f"{name} ")))


def bots_processes(others: set[int]) -> list[int]:
    return [child.pid for child in multiprocessing.active_children() if child.pid and child.pid not in others]


@pytest.mark.parametrize("bot", ["champion", "mcts", "monte-carlo", "random", "bot.py:Bot"])
def test_a_table_of_people_takes_levels_only(server: Server, bot: str) -> None:
    with Person(server, "Ana") as ana:
        seats = [{"kind": "here", "name": "Ana"}, {"kind": "bot", "bot": bot}]
        assert ana.refused("/api/tables", {"seats": seats}) == (400, "bot-unknown")
        table = ana.open_table("here", "open")["table"]["id"]
        assert ana.refused(f"/api/tables/{table}/seats/1/bot", {"bot": bot}) == (400, "bot-unknown")


def test_bots_alone_rest_until_somebody_looks_at_them(server: Server) -> None:
    with Person(server, "Ana") as ana, Person(server, "Bo") as bo:
        alone = ana.open_table("level-1", "level-1", listed=True)["table"]["id"]
        played = ana.open_table("here", "level-1")["table"]["id"]
        ana.commit(played, 0, 1, "T12")
        until(lambda: ana.view(played)["table"]["turn"] == 3)
        assert ana.view(alone)["table"]["turn"] == 1
        with bo.socket(alone) as socket:
            assert socket.news(turn=4)["table"]["turn"] >= 4


def test_bots_rest_where_all_people_have_left(server: Server) -> None:
    with Person(server, "Ana") as ana:
        left = ana.open_table("here", "level-1")["table"]["id"]
        ana.post(f"/api/tables/{left}/leave")
        played = ana.open_table("here", "level-1")["table"]["id"]
        ana.commit(played, 0, 1, "T12")
        until(lambda: ana.view(played)["table"]["turn"] == 3)
        assert ana.view(left)["table"]["turn"] == 1


def test_games_of_bots_alone_are_few_for_each_device_until_it_leaves_one(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, bot_tables_per_device=2)) as server, Person(server, "Ana") as ana:
        bots = [{"kind": "bot", "bot": "level-1"}] * 2
        tables = [ana.open_table("level-1", "level-1")["table"]["id"] for _ in range(2)]
        assert ana.refused("/api/tables", {"seats": bots}) == (429, "bot-tables-too-many")
        assert ana.open_table("here", "level-1")
        ana.post(f"/api/tables/{tables[0]}/leave")
        assert ana.post("/api/tables", {"seats": bots})


def test_a_bot_moves_soon_while_another_address_floods_the_pool(tmp_path: Path) -> None:
    """The flood is many tables of the strongest bots, all of them watched."""
    settings = settings_in(tmp_path, bot_workers=1, bot_seconds=1.0)
    with (
        running(settings) as server,
        Person(server, "Ana") as ana,
        Person(server, "Mallory", "127.0.0.2") as mallory,
        ExitStack() as sockets,
    ):
        for _ in range(20):
            table = mallory.open_table("here", "level-5", "level-5", "level-5")["table"]["id"]
            mallory.post(f"/api/tables/{table}/leave")
            sockets.enter_context(mallory.socket(table))
        until(lambda: figure(server, "nyhavn_pool_waiting") >= 15)
        table = ana.open_table("here", "level-1")["table"]["id"]
        with ana.socket(table, seat=0) as socket:
            socket.commit(0, 1, "T12", "commit-1")
            socket.news(turn=3)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        own = "select min(at) as began, max(at) as answered from entries where table_id = ? and turn"
        moved = f"select count(*) from entries, ({own}) where turn and at > began and at < answered"  # noqa: S608
        (flooded,) = database.execute(moved, [table]).fetchone()
    # First come, first served, all twenty would have moved before.
    assert flooded <= 4


def test_a_process_of_the_bots_that_hangs_is_replaced_and_its_work_repeated(tmp_path: Path) -> None:
    others = set(bots_processes(set()))
    settings = settings_in(tmp_path, bot_workers=1, bot_patience=2.0)
    with running(settings) as server, Person(server, "Ana") as ana:
        table = ana.open_table("here", "level-1")["table"]["id"]
        ana.commit(table, 0, 1, "T12")
        until(lambda: ana.view(table)["table"]["turn"] == 3)
        (hung,) = bots_processes(others)
        os.kill(hung, signal.SIGSTOP)
        word = ana.choices(table, 0, 3)["pairs"][0]["step"]
        ana.commit(table, 0, 3, word)
        until(lambda: ana.view(table)["table"]["turn"] == 5)
        assert figure(server, "nyhavn_bot_processes_replaced_total") == 1
        assert ana.post(f"/api/tables/{table}/hint", {"seat": 0, "turn": 5})["turns"]
        assert hung not in bots_processes(others)
