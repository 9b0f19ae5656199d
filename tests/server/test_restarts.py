"""A server that is killed or stopped in the middle of games: nothing that was acknowledged is lost."""

import subprocess
import sys
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from nyhavn.records import read_record, verify_record
from nyhavn.rules import Chance
from support.running import Json, Person, Player, Process, free_port
from support.waiting import until


def words(news: Json) -> list[str]:
    return [event["what"]["word"] for event in news["events"] if event["what"]["kind"] == "turn"]


def database(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite'}"


def test_a_game_with_bots_goes_on_after_the_server_is_killed_again_and_again(tmp_path: Path) -> None:
    port = free_port()
    with Process(port, database(tmp_path)) as server, Person(server, "Ana") as ana:
        table = ana.open_table("here", "level-1", "level-2")["table"]["id"]
        player = Player(ana, table, 0, Chance(5))
        played: list[str] = []
        for _ in range(4):
            turn = until_own_turn(ana, table)
            word = player.turn(turn)
            ana.commit(table, 0, turn, word)
            # At once, while a bot thinks: it will think again.
            server.kill()
            server.start()
            told = words(ana.view(table))
            assert told[turn - 1] == word
            assert told[: len(played)] == played
            played = told
        until_own_turn(ana, table)


def until_own_turn(person: Person, table: str) -> int:
    until(lambda: person.view(table)["table"]["toMove"] == 0)
    return int(person.view(table)["table"]["turn"])


def test_a_commit_that_was_stored_but_not_acknowledged_can_be_sent_again(tmp_path: Path) -> None:
    with Process(free_port(), database(tmp_path)) as server, Person(server, "Ana") as ana:
        table = ana.open_table("here", "here")["table"]["id"]
        with ana.socket(table, 0) as socket:
            socket.news()
            socket.say(type="commit", id="commit-1", seat=0, turn=1, word="T12")
            server.kill()
        server.start()
        again = ana.commit(table, 0, 1, "T12", "commit-1")
        assert (again["id"], again["turn"]) == ("commit-1", 1)
        assert words(ana.view(table)) == ["T12"]


def test_a_server_that_is_told_to_stop_tells_clients_to_reconnect_and_leaves_no_process(
    tmp_path: Path,
) -> None:
    with Process(free_port(), database(tmp_path)) as server, Person(server, "Ana") as ana:
        table = ana.open_table("here", "level-1")["table"]["id"]
        with ana.socket(table, 0) as socket:
            socket.news()
            ana.commit(table, 0, 1, "T12")
            said = server.stop()
            with pytest.raises(ConnectionClosed) as closed:
                socket.hear("nothing more")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        assert "Traceback" not in said
        server.start()
        assert words(ana.view(table))[0] == "T12"


def test_the_record_that_is_downloaded_verifies_by_the_command(tmp_path: Path) -> None:
    with Process(free_port(), database(tmp_path)) as server, Person(server, "Ana") as ana:
        table = ana.open_table("level-1", "level-1", "level-1")["table"]["id"]
        with ana.socket(table) as socket:
            while socket.news()["table"]["stage"] == "playing":
                pass
        text = ana.http.get(f"/api/tables/{table}/record").text
        info = ana.view(table)["table"]
    file = tmp_path / "game.nyh"
    file.write_text(text, encoding="utf-8")
    command = [sys.executable, "-c", "from nyhavn.cli.main import app; app()", "verify", str(file)]
    assert "ok: 1 games" in subprocess.run(command, check=True, capture_output=True, text=True).stdout
    record = read_record(text)
    verify_record(record)
    assert record.header("Seed") == (info["seed"],)
    assert record.result is not None
    assert tuple(info["result"]["points"]) == record.result.points
