"""Clocks, stand-ins, votes, coming back and giving up."""

import time
from contextlib import ExitStack
from pathlib import Path

from nyhavn.rules import Chance
from support.running import Person, Player, Server, running, settings_in
from support.waiting import until


def started(ana: Person, *others: Person, **wishes: object) -> str:
    """A game of these people in this order."""
    opened = ana.open_table("here", *["open"] * len(others), **wishes)
    for other in others:
        other.follow(opened["links"]["invite"])
    return str(opened["table"]["id"])


def test_when_the_time_runs_out_a_bot_plays_until_the_person_comes_back(tmp_path: Path) -> None:
    ahead = [0.0]
    settings = settings_in(tmp_path, sweep_seconds=0.02)
    clock = lambda: time.time() + ahead[0]  # noqa: E731
    with running(settings, clock) as server, Person(server, "Ana") as ana, Person(server, "Bo") as bo:
        table = started(ana, bo, turnSeconds=60)
        with bo.socket(table, 1) as socket:
            info = socket.news()["table"]
            assert info["deadline"] == info["turnBegan"] + 60
            ahead[0] += 61
            news = socket.news(2)
            kinds = [
                event["what"]["kind"] for m in socket.heard if m["type"] == "news" for event in m["events"]
            ]
            assert kinds[-2:] == ["stood-in", "turn"]
            assert news["table"]["seats"][0]["standIn"]
            bo.commit(table, 1, 2, "T12")
            # The seat is the bot's until the person says otherwise.
            socket.news(4)
            ana.post(f"/api/tables/{table}/take-back", {"seat": 0})
            turn = socket.news()["table"]["turn"]
            while turn % 2 == 0:
                bo.commit(table, 1, turn, "T12")
                turn = socket.news(turn + 1)["table"]["turn"]
            assert ana.view(table)["table"]["toMove"] == 0
            # The stand-in may have filled the hand, so that taking cards alone is not a whole turn.
            ana.commit(table, 0, turn, Player(ana, table, 0, Chance(1)).turn(turn))


def test_a_turn_that_is_committed_takes_the_seat_back(tmp_path: Path) -> None:
    with running(settings_in(tmp_path)) as server, Person(server, "Ana") as ana, Person(server, "Bo") as bo:
        table = started(ana, bo)
        # Bo leaves while Ana is to move, so that no bot is to play yet.
        bo.post(f"/api/tables/{table}/leave")
        assert bo.view(table)["table"]["seats"][1]["standIn"]
        bo.post(f"/api/tables/{table}/take-back", {"seat": 1})
        ana.commit(table, 0, 1, "T12")
        bo.commit(table, 1, 2, "T12")
        assert not bo.view(table)["table"]["seats"][1]["standIn"]


def test_a_table_where_a_bot_plays_for_somebody_does_not_wait_for_them(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, stand_in_seconds=60.0)
    with running(settings) as server, Person(server, "Ana") as ana, Person(server, "Bo") as bo:
        table = started(ana, bo)
        assert ana.get("/api/me")["tables"][0]["yourTurn"]
        ana.post(f"/api/tables/{table}/leave")
        assert not ana.get("/api/me")["tables"][0]["yourTurn"]


def test_more_than_half_of_the_others_can_vote_for_a_stand_in(server: Server) -> None:
    with ExitStack() as stack:
        ana, bo, cy, di = (stack.enter_context(Person(server, name)) for name in ("Ana", "Bo", "Cy", "Di"))
        table = started(ana, bo, cy, di)
        path = f"/api/tables/{table}/vote"
        assert bo.refused(path, {"seat": 2}) == (409, "vote-not-due")
        assert ana.refused(path, {"seat": 0}) == (403, "players-only")
        assert bo.post(path, {"seat": 0})["votes"] == [1]
        assert bo.post(path, {"seat": 0})["votes"] == [1]
        assert not bo.view(table)["table"]["seats"][0]["standIn"]
        assert cy.post(path, {"seat": 0})["seats"][0]["standIn"]
        assert until(lambda: di.view(table)["table"]["turn"] == 2)


def test_a_vote_has_to_wait_for_the_grace_time(tmp_path: Path) -> None:
    now = [1_000.0]
    settings = settings_in(tmp_path, vote_grace=90.0)
    with (
        running(settings, lambda: now[0]) as server,
        Person(server, "Ana") as ana,
        Person(server, "Bo") as bo,
    ):
        table = started(ana, bo)
        path = f"/api/tables/{table}/vote"
        assert bo.view(table)["table"]["voteFrom"] == 1_090.0
        assert bo.refused(path, {"seat": 0}) == (409, "vote-too-early")
        now[0] += 90
        assert bo.post(path, {"seat": 0})["seats"][0]["standIn"]


def test_a_watcher_has_no_vote_and_no_seat_to_take_back(server: Server) -> None:
    with Person(server, "Ana") as ana, Person(server, "Wim") as wim:
        opened = ana.open_table("here", "level-1")
        table = opened["table"]["id"]
        wim.follow(opened["links"]["watch"])
        assert wim.refused(f"/api/tables/{table}/vote", {"seat": 0}) == (403, "players-only")
        assert wim.refused(f"/api/tables/{table}/take-back", {"seat": 0}) == (403, "seat-not-yours")
        assert wim.refused(f"/api/tables/{table}/resign", {"seat": 0}) == (403, "seat-not-yours")


def test_of_two_players_the_one_who_resigns_loses(server: Server) -> None:
    with Person(server, "Ana") as ana, Person(server, "Bo") as bo:
        table = started(ana, bo)
        info = ana.post(f"/api/tables/{table}/resign", {"seat": 0})
        assert (info["stage"], info["result"]["end"], info["result"]["winners"]) == (
            "finished",
            "resigned",
            [1],
        )
        assert info["seed"] is not None
        turn = {"id": "commit-1", "seat": 0, "turn": 1, "word": "T12"}
        assert ana.refused(f"/api/tables/{table}/turns", turn) == (409, "table-finished")
        assert "[Resigned" in ana.http.get(f"/api/tables/{table}/record").text


def test_at_a_larger_table_a_bot_plays_on_for_whoever_resigns(server: Server) -> None:
    with Person(server, "Ana") as ana, Person(server, "Bo") as bo, Person(server, "Cy") as cy:
        table = started(ana, bo, cy)
        info = ana.post(f"/api/tables/{table}/resign", {"seat": 0})
        assert (info["stage"], info["seats"][0]["resigned"]) == ("playing", True)
        assert until(lambda: bo.view(table)["table"]["turn"] == 2)
        assert ana.refused(f"/api/tables/{table}/take-back", {"seat": 0}) == (409, "seat-resigned")


def test_a_game_against_bots_ends_when_the_only_person_resigns(server: Server) -> None:
    with Person(server, "Ana") as ana:
        table = ana.open_table("here", "level-1", "level-1")["table"]["id"]
        assert ana.post(f"/api/tables/{table}/resign", {"seat": 0})["stage"] == "finished"
