"""Commits, news, resuming and presence, over sockets."""

import time
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from support.running import Json, Person, Server, running, settings_in


def two_people(ana: Person, bo: Person) -> str:
    opened = ana.open_table("here", "open")
    bo.follow(opened["links"]["invite"])
    return str(opened["table"]["id"])


def numbers(news: Json) -> list[int]:
    return [event["number"] for event in news["events"]]


def test_a_turn_is_acknowledged_and_reaches_every_viewer(server: Server) -> None:
    with Person(server, "Ana") as ana, Person(server, "Bo") as bo:
        table = two_people(ana, bo)
        with ana.socket(table, 0) as first, bo.socket(table, 1) as second:
            start = first.news()
            second.news()
            done = first.commit(0, 1, "T12", "commit-1")
            assert (done["turn"], done["number"]) == (1, start["number"] + 1)
            news = second.news(2)
            assert numbers(news) == [done["number"]]
            event = news["events"][0]["what"]
            assert (event["kind"], event["seat"], event["word"], event["byBot"]) == ("turn", 0, "T12", False)
            assert event["actions"]["take"]["cards"] == "".join(start["view"]["piers"][:2])
            assert [pier for pier, _ in event["refilled"]] == [1, 2]
            assert news["view"]["piers"][:2] == [card for _, card in event["refilled"]]


def test_the_same_commit_again_gets_the_same_answer_and_plays_once(server: Server) -> None:
    with Person(server, "Ana") as ana, Person(server, "Bo") as bo:
        table = two_people(ana, bo)
        with ana.socket(table, 0) as socket:
            socket.news()
            first = socket.commit(0, 1, "T12", "commit-1")
            bo.commit(table, 1, 2, "T23")
            assert socket.commit(0, 1, "T12", "commit-1") == first
            assert ana.commit(table, 0, 1, "T12", "commit-1") == first
        assert ana.view(table)["table"]["turn"] == 3


def test_a_stale_commit_gets_the_current_view(server: Server) -> None:
    with Person(server, "Ana") as ana, Person(server, "Bo") as bo:
        table = two_people(ana, bo)
        with ana.socket(table, 0) as socket:
            socket.news()
            socket.commit(0, 1, "T12", "commit-1")
            number = socket.news(2)["number"]
            socket.say(type="commit", id="commit-x", seat=0, turn=1, word="T23")
            refused = socket.hear("refused")
            assert (refused["id"], refused["error"]["code"]) == ("commit-x", "turn-stale")
            assert refused["error"]["values"] == {"turn": 1, "due": 2}
            news = socket.hear("news")
            assert (news["number"], news["table"]["turn"], news["view"]["viewer"]) == (number, 2, 0)


def test_a_stale_commit_over_http_is_refused_together_with_the_current_view(server: Server) -> None:
    with Person(server, "Ana") as ana, Person(server, "Bo") as bo:
        table = two_people(ana, bo)
        ana.commit(table, 0, 1, "T12")
        bo.commit(table, 1, 2, "T12")
        for turn, status, code in ((1, 409, "turn-stale"), (9, 400, "turn-ahead")):
            body = {"id": "commit-x", "seat": 0, "turn": turn, "word": "T23"}
            answer = ana.http.post(f"/api/tables/{table}/turns", json=body)
            assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
            news, now = answer.json()["news"], ana.view(table, 0)
            assert {**news, "now": 0} == {**now, "now": 0}
        assert news["view"]["viewer"] == 0


def test_a_commit_after_the_end_gets_the_end(server: Server) -> None:
    with Person(server, "Ana") as ana, Person(server, "Bo") as bo:
        table = two_people(ana, bo)
        with bo.socket(table, 1) as socket:
            socket.news()
            ana.post(f"/api/tables/{table}/resign", {"seat": 0})
            assert socket.news()["table"]["stage"] == "finished"
            socket.say(type="commit", id="commit-x", seat=1, turn=1, word="T12")
            assert socket.hear("refused")["error"]["code"] == "table-finished"
            assert socket.hear("news")["table"]["stage"] == "finished"


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ({"seat": 0, "turn": 1, "word": "T12", "id": "short"}, "message-malformed"),
        ({"seat": 0, "turn": 1, "word": "X" * 121, "id": "commit-1"}, "message-malformed"),
        ({"seat": 0, "turn": 1, "word": "T12", "id": "commit-1", "more": 1}, "message-malformed"),
        ({"seat": 0, "turn": 1, "word": "hello", "id": "commit-1"}, "turn-malformed"),
        ({"seat": 0, "turn": 1, "word": "T12+3", "id": "commit-1"}, "ability-not-owned"),
        ({"seat": 0, "turn": 1, "word": "Br5@a1:b1c1d1e1=rrrrr", "id": "commit-1"}, "tile-shape"),
        ({"seat": 0, "turn": 2, "word": "T12", "id": "commit-1"}, "turn-ahead"),
        ({"seat": 1, "turn": 1, "word": "T12", "id": "commit-1"}, "seat-not-yours"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_code_and_changes_nothing(
    server: Server, said: Json, code: str
) -> None:
    with Person(server, "Ana") as ana, Person(server, "Bo") as bo:
        table = two_people(ana, bo)
        with ana.socket(table, 0) as socket:
            before = socket.news()
            socket.say(type="commit", **said)
            error = socket.hear("refused")["error"]
            assert error["code"] == code
            assert error["message"] not in ("", code)
        after = ana.view(table, 0)
        assert (after["number"], after["view"]) == (before["number"], before["view"])


def test_nobody_plays_out_of_turn(server: Server) -> None:
    with Person(server, "Ana") as ana, Person(server, "Bo") as bo:
        table = two_people(ana, bo)
        turn = {"id": "commit-1", "seat": 1, "turn": 1, "word": "T12"}
        assert bo.refused(f"/api/tables/{table}/turns", turn) == (409, "not-your-turn")


def test_who_reconnects_gets_just_what_was_missed(server: Server) -> None:
    with Person(server, "Ana") as ana, Person(server, "Bo") as bo:
        table = two_people(ana, bo)
        with bo.socket(table, 1) as socket:
            last = socket.news()["number"]
        ana.commit(table, 0, 1, "T12")
        bo.commit(table, 1, 2, "T12")
        with bo.socket(table, 1, last) as socket:
            news = socket.hear("news")
            assert numbers(news) == [last + 1, last + 2]
            assert news["view"] == bo.view(table, 1)["view"]
        with bo.socket(table, 1, news["number"]) as socket:
            assert numbers(socket.hear("news")) == []
        # Somebody who has more than there is has something else, and gets everything.
        with bo.socket(table, 1, 1000) as socket:
            assert numbers(socket.hear("news")) == list(range(1, last + 3))


def test_who_has_lost_the_thread_can_ask_for_everything_again(server: Server) -> None:
    with Person(server, "Ana") as ana:
        table = ana.open_table("here", "here")["table"]["id"]
        with ana.socket(table, 0) as socket:
            everything = socket.news()["events"]
            socket.say(type="hello", last=2)
            assert socket.hear("news")["events"] == everything[2:]


def test_presence_tells_who_is_here_and_who_is_away(server: Server) -> None:
    with Person(server, "Ana") as ana, Person(server, "Bo") as bo, Person(server, "Wim") as wim:
        opened = ana.open_table("here", "open")
        table = opened["table"]["id"]
        bo.follow(opened["links"]["invite"])
        wim.follow(opened["links"]["watch"])
        with ana.socket(table, 0) as socket:
            taken = next(
                event["at"] for event in socket.news()["events"] if event["what"].get("name") == "Bo"
            )
            # Nobody has seen Bo yet: the last that is known of him is that he sat down.
            alone = {"seats": [True, False], "awaySince": [None, taken], "watchers": 0}
            assert socket.hear("presence")["presence"] == alone
            both = {"seats": [True, True], "awaySince": [None, None], "watchers": 1}
            with bo.socket(table, 1), wim.socket(table):
                while socket.hear("presence")["presence"] != both:
                    pass
                left = time.time()
            while (told := socket.hear("presence")["presence"])["seats"] != [True, False] or told["watchers"]:
                pass
            assert told["awaySince"][0] is None
            assert left <= told["awaySince"][1] <= time.time()


def test_it_is_not_said_of_bots_and_open_seats_that_they_are_away(server: Server) -> None:
    with Person(server, "Ana") as ana:
        table = ana.open_table("here", "level-1", "open")["table"]["id"]
        with ana.socket(table, 0) as socket:
            assert socket.hear("presence")["presence"]["awaySince"] == [None, None, None]


def test_a_connection_is_heard_from_again_and_again(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, heartbeat_seconds=0.05)
    with running(settings) as server, Person(server, "Ana") as ana:
        table = ana.open_table("here", "here")["table"]["id"]
        with ana.socket(table, 0) as socket:
            first, second = socket.hear("heartbeat"), socket.hear("heartbeat")
            assert second["now"] >= first["now"]


def test_a_ping_is_answered(server: Server) -> None:
    with Person(server, "Ana") as ana:
        table = ana.open_table("here", "here")["table"]["id"]
        with ana.socket(table, 0) as socket:
            socket.say(type="ping")
            socket.hear("heartbeat")


def test_a_socket_begins_with_a_hello_and_leads_only_to_tables_one_may_see(server: Server) -> None:
    with Person(server, "Ana") as ana, Person(server, "Bo") as bo:
        table = ana.open_table("here", "level-1")["table"]["id"]
        refused: list[tuple[Person, Json, str]] = [
            (ana, {"type": "ping"}, "hello-missing"),
            (ana, {"type": "hello", "seat": 1}, "seat-not-yours"),
            (bo, {"type": "hello"}, "table-unknown"),
        ]
        for person, hello, code in refused:
            with person.silent_socket(table) as socket:
                with suppress(ConnectionClosed):
                    socket.say(**hello)
                assert socket.hear("refused")["error"]["code"] == code
                with pytest.raises(ConnectionClosed):
                    socket.hear("news")


def test_messages_that_make_no_sense_are_refused_and_the_socket_stays(server: Server) -> None:
    with Person(server, "Ana") as ana:
        table = ana.open_table("here", "here")["table"]["id"]
        with ana.socket(table, 0) as socket:
            socket.news()
            for text in ("", "{", "[]", '{"type": "nothing"}', '{"type": "look", "seat": 9}', "\x00"):
                socket.connection.send(text)
                assert socket.hear("refused")["error"]["code"] == "message-malformed"
            socket.connection.send(b"\xff\xfe")
            assert socket.hear("refused")["error"]["code"] == "message-malformed"
            socket.say(type="ping")
            socket.hear("heartbeat")
