"""The load tool: its bot plays whole legal games from messages alone, and its commands measure servers."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from bot_tables import measured as measured_bots
from load_bot import game_seen, turn_word
from load_servers import UNLIMITED
from playing_load import Played

from nyhavn.rules import Chance, Game, Phase, View, first_deck
from nyhavn.server.wire.views import game_view
from support.running import Process, free_port
from support.strength_programs import PROJECT, copy_of_docs


def measured(docs: Path, *words: str) -> dict[str, float]:
    """What a command of the tool keeps in the docs for one process on SQLite."""
    program = str(PROJECT / "benchmarks" / "load")
    command = [sys.executable, program, *words, "--setup", "sqlite", "--docs", str(docs)]
    printed = subprocess.run(command, capture_output=True, text=True, check=True, encoding="utf-8").stdout
    assert "one process, SQLite" in printed
    figures = json.loads((docs / "figures" / "load.json").read_text(encoding="utf-8"))
    assert "| one process, SQLite |" in (docs / "server.md").read_text(encoding="utf-8")
    return dict(figures[words[0]]["one process, SQLite"])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_its_bot_plays_whole_legal_games_and_builds(players: int) -> None:
    chance, deals = Chance(players), Chance(7)
    game = Game.start(players, first_deck(players, deals))
    while game.phase != Phase.OVER:
        view = game_view(game, game.seat)
        assert game_seen(view).choices() == View(game, game.seat).seen.choices()
        game.play(turn_word(view, chance))
        game.fill_harbour(deals)
    assert all(game.laid_count[seat] for seat in range(players))


def test_a_share_of_the_turns_has_arrived_within_the_time_that_is_told() -> None:
    played = Played(waits=[0.01 * number for number in range(100, 0, -1)])
    assert (played.wait(0.5), played.wait(0.99), played.wait(1.0)) == (0.51, 1.0, 1.0)


def test_it_counts_durable_turns_and_what_they_cost(tmp_path: Path) -> None:
    docs = copy_of_docs(tmp_path)
    words = ("--tables", "2", "--viewers", "3", "--seconds", "0.1", "--warm-up", "0", "--least-turns", "20")
    found = measured(docs, "throughput", *words)
    assert found["turns"] >= 20
    assert 0 < found["p50 ms"] <= found["p99 ms"]
    assert found["CPU ms per turn"] > 0


def test_at_a_given_pace_there_are_no_more_turns_than_asked_for(tmp_path: Path) -> None:
    docs = copy_of_docs(tmp_path)
    words = ("--tables", "4", "--viewers", "2", "--seconds", "2", "--warm-up", "0", "--pace", "10")
    assert 0 < measured(docs, "latency", *words)["turns"] <= 20


def test_it_tells_the_memory_of_tables_and_sockets(tmp_path: Path) -> None:
    found = measured(copy_of_docs(tmp_path), "idle", "--sockets", "40")
    assert found["MB at first"] > 10
    assert found["MB with all sockets"] > 10


def test_it_tells_how_long_each_level_thinks(tmp_path: Path) -> None:
    with Process(free_port(), f"sqlite:///{tmp_path / 'tables.sqlite'}", **UNLIMITED) as server:
        found = measured_bots(server, ["level-1", "level-3"], tables=3, seconds=0.5)
    assert [figures["tables"] for figures in found.values()] == [2, 1]
    assert all(figures["mean ms of thinking"] > 0 for figures in found.values())
