"""Opening tables, sitting down, watching, leaving, coming back, and playing again."""

import json
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from nyhavn.bots.levels import LEVELS
from support.running import Json, Person, Server, running, settings_in
from support.waiting import PATIENCE


def seat_kinds(info: Json) -> list[str]:
    return [seat["kind"] for seat in info["seats"]]


def test_the_seat_that_begins_becomes_the_first(server: Server) -> None:
    with Person(server, "Ana") as ana:
        seats = [{"kind": "open"}, {"kind": "bot", "bot": "level-2"}, {"kind": "here", "name": "Ana"}]
        opened = ana.post("/api/tables", {"seats": seats, "starter": 2})
        assert seat_kinds(opened["table"]) == ["person", "open", "bot"]
        assert opened["seats"] == [0]


def test_who_begins_is_drawn_where_nobody_is_named(server: Server) -> None:
    with Person(server, "Ana") as ana:
        first = {ana.open_table("here", "open", starter=None)["table"]["seats"][0]["kind"] for _ in range(30)}
        assert first == {"person", "open"}


def test_an_invitation_fills_the_open_seats_one_after_the_other_and_the_last_starts_the_game(
    server: Server,
) -> None:
    with Person(server, "Ana") as ana, Person(server, "Bo") as bo, Person(server, "Cy") as cy:
        opened = ana.open_table("here", "open", "open")
        assert opened["table"]["turn"] == 0
        assert bo.follow(opened["links"]["invite"])["table"]["stage"] == "open"
        assert cy.follow(opened["links"]["invite"])["table"]["stage"] == "playing"
        with Person(server, "Di") as di:
            invitation = {"secret": opened["links"]["invite"], "name": "Di"}
            assert di.refused("/api/links/open", invitation) == (409, "table-full")


def test_a_seat_link_gives_the_same_seat_to_another_device(server: Server) -> None:
    with Person(server, "Ana") as ana, Person(server, "Ana") as phone:
        opened = ana.open_table("here", "level-1")
        table = opened["table"]["id"]
        assert phone.refused(f"/api/tables/{table}") == (404, "table-unknown")
        assert phone.follow(opened["links"]["seats"]["0"])["seats"] == [0]
        assert phone.view(table, 0)["view"] == ana.view(table, 0)["view"]
        # Using it twice changes nothing.
        assert phone.follow(opened["links"]["seats"]["0"])["seats"] == [0]
        assert phone.commit(table, 0, 1, "T12")["turn"] == 1


def test_a_link_says_where_it_leads_before_it_is_used(server: Server) -> None:
    with Person(server, "Ana") as ana, Person(server, "Bo") as bo:
        opened = ana.open_table("here", "open")
        for kind in ("invite", "watch"):
            link = bo.post("/api/links/look", {"secret": opened["links"][kind]})
            assert (link["kind"], link["table"]["id"]) == (kind, opened["table"]["id"])
        assert bo.refused("/api/links/look", {"secret": "x" * 32}) == (404, "link-unknown")
        assert bo.refused(f"/api/tables/{opened['table']['id']}")[0] == 404


def test_a_watcher_sees_no_hand_and_cannot_play(server: Server) -> None:
    with Person(server, "Ana") as ana, Person(server, "Wim") as wim:
        opened = ana.open_table("here", "level-1")
        table = opened["table"]["id"]
        assert wim.follow(opened["links"]["watch"])["seats"] == []
        view = wim.view(table)["view"]
        assert [seat["hand"]["unknown"] for seat in view["seats"]] == [2, 3]
        assert wim.refused(f"/api/tables/{table}?seat=0") == (403, "seat-not-yours")
        turn = {"id": "12345678", "seat": 0, "turn": 1, "word": "T12"}
        assert wim.refused(f"/api/tables/{table}/turns", turn) == (403, "seat-not-yours")
        question = {"request": 1, "seat": 0, "turn": 1}
        assert wim.refused(f"/api/tables/{table}/choices", question) == (403, "seat-not-yours")
        assert wim.refused(f"/api/tables/{table}/replay?seat=0") == (403, "seat-not-yours")
        assert wim.refused(f"/api/tables/{table}/replay?open=true") == (409, "game-not-finished")
        assert wim.refused(f"/api/tables/{table}/record") == (409, "game-not-finished")
        assert wim.refused(f"/api/tables/{table}/links", {"kind": "invite"}) == (403, "players-only")


def test_a_table_can_be_closed_to_watchers(server: Server) -> None:
    with Person(server, "Ana") as ana, Person(server, "Wim") as wim:
        opened = ana.open_table("here", "level-1", watchable=False, listed=True)
        assert opened["links"]["watch"] is None
        assert ana.refused(f"/api/tables/{opened['table']['id']}/links", {"kind": "watch"}) == (
            403,
            "watching-closed",
        )
        assert wim.refused(f"/api/tables/{opened['table']['id']}") == (404, "table-unknown")
        assert wim.get("/api/lobby")["playing"] == []


def test_links_can_be_made_anew_by_those_who_sit_there(server: Server) -> None:
    with Person(server, "Ana") as ana, Person(server, "Bo") as bo:
        table = ana.open_table("here", "open")["table"]["id"]
        links = ana.post(f"/api/tables/{table}/links", {"kind": "invite"})
        bo.follow(links["invite"])
        seat = bo.post(f"/api/tables/{table}/links", {"kind": "seat", "seat": 1})["seats"]["1"]
        with Person(server, "Bo") as phone:
            assert phone.follow(seat)["seats"] == [1]
        other = {"kind": "seat", "seat": 0}
        assert bo.refused(f"/api/tables/{table}/links", other) == (403, "seat-not-yours")


def test_an_open_seat_can_be_given_to_a_bot_by_the_host_only(server: Server) -> None:
    with Person(server, "Ana") as ana, Person(server, "Bo") as bo:
        opened = ana.open_table("here", "open", "open")
        table = opened["table"]["id"]
        bo.follow(opened["links"]["invite"])
        assert bo.refused(f"/api/tables/{table}/seats/2/bot", {"bot": "level-1"}) == (403, "host-only")
        path = "/etc/passwd.py:Bot"
        assert ana.refused(f"/api/tables/{table}/seats/2/bot", {"bot": path}) == (400, "bot-unknown")
        info = ana.post(f"/api/tables/{table}/seats/2/bot", {"bot": "level-1"})
        assert (info["stage"], info["seats"][2]["bot"]) == ("playing", "level-1")


def test_leaving_an_open_table_frees_the_seat_and_its_links(server: Server) -> None:
    with Person(server, "Ana") as ana, Person(server, "Bo") as bo, Person(server, "Cy") as cy:
        opened = ana.open_table("here", "open", "open")
        table = opened["table"]["id"]
        link = bo.follow(opened["links"]["invite"])["links"]["seats"]["1"]
        bo.post(f"/api/tables/{table}/leave")
        assert seat_kinds(ana.view(table)["table"]) == ["person", "open", "open"]
        assert bo.refused(f"/api/tables/{table}") == (404, "table-unknown")
        assert bo.refused("/api/links/open", {"secret": link, "name": "Bo"}) == (404, "link-unknown")
        assert cy.follow(opened["links"]["invite"])["seats"] == [1]


def test_whoever_leaves_while_connected_sees_nothing_of_the_one_who_comes_after(server: Server) -> None:
    with Person(server, "Ana") as ana, Person(server, "Bo") as bo, Person(server, "Cy") as cy:
        opened = ana.open_table("here", "open", "open")
        table = opened["table"]["id"]
        bo.follow(opened["links"]["invite"])
        with bo.socket(table, 1) as socket:
            socket.news()
            bo.post(f"/api/tables/{table}/leave")
            for person in (cy, ana):
                person.follow(opened["links"]["invite"])
            heard = []
            with suppress(ConnectionClosed):
                while True:
                    heard.append(json.loads(socket.connection.recv(timeout=PATIENCE)))
            assert all(news["table"]["stage"] == "open" for news in heard if news["type"] == "news")
            assert heard[-1]["error"]["code"] == "table-unknown"


def test_whoever_leaves_a_running_game_is_stood_in_for_and_can_come_back(server: Server) -> None:
    with Person(server, "Ana") as ana, Person(server, "Bo") as bo:
        opened = ana.open_table("here", "open")
        table = opened["table"]["id"]
        bo.follow(opened["links"]["invite"])
        with bo.socket(table, 1) as socket:
            ana.post(f"/api/tables/{table}/leave")
            assert socket.news(2)["table"]["seats"][0]["standIn"]
        assert not ana.post(f"/api/tables/{table}/take-back", {"seat": 0})["seats"][0]["standIn"]


def test_a_rematch_keeps_seats_and_watchers_and_lets_another_begin(server: Server) -> None:
    with Person(server, "Ana") as ana, Person(server, "Bo") as bo, Person(server, "Wim") as wim:
        opened = ana.open_table("here", "open", "level-1", turnSeconds=600)
        table = opened["table"]["id"]
        bo.follow(opened["links"]["invite"])
        wim.follow(opened["links"]["watch"])
        assert ana.refused(f"/api/tables/{table}/rematch", {}) == (409, "game-not-finished")
        ana.post(f"/api/tables/{table}/resign", {"seat": 0})
        bo.post(f"/api/tables/{table}/resign", {"seat": 1})
        assert wim.refused(f"/api/tables/{table}/rematch", {}) == (403, "players-only")
        again = bo.post(f"/api/tables/{table}/rematch")
        assert (again["stage"], again["seats"][2]["kind"]) == ("open", "open")
        # Both ask, and both get the same table, which begins with the second.
        first, again = again, ana.post(f"/api/tables/{table}/rematch")
        assert (again["id"], again["stage"]) == (first["id"], "playing")
        assert [seat["name"] for seat in again["seats"]] == ["Bo", "level-1", "Ana"]
        assert not any(seat["resigned"] for seat in again["seats"])
        assert (again["turnSeconds"], again["previous"]) == (600, table)
        assert again["commitment"] != opened["table"]["commitment"]
        assert ana.view(table)["table"]["rematch"] == again["id"]
        assert (ana.view(again["id"])["seats"], bo.view(again["id"])["seats"]) == ([2], [0])
        assert wim.view(again["id"])["seats"] == []


def test_a_device_finds_its_own_tables_with_your_turn_first(server: Server) -> None:
    with Person(server, "Ana") as ana, Person(server, "Bo") as bo:
        waiting = ana.open_table("here", "open")["table"]["id"]
        to_move = ana.open_table("here", "level-1")["table"]["id"]
        ana.open_table("open", "here")
        own = ana.get("/api/me")["tables"]
        assert (own[0]["table"]["id"], own[0]["yourTurn"]) == (to_move, True)
        assert [table["yourTurn"] for table in own[1:]] == [False, False]
        assert waiting in {table["table"]["id"] for table in own}
        assert bo.get("/api/me")["tables"] == []


def test_the_lobby_shows_only_listed_tables(server: Server) -> None:
    with Person(server, "Ana") as ana, Person(server, "Bo") as bo:
        ana.open_table("here", "open")
        listed = ana.open_table("here", "open", "open", listed=True)["table"]["id"]
        playing = ana.open_table("here", "level-1", listed=True)["table"]["id"]
        lobby = bo.get("/api/lobby")
        assert [table["id"] for table in lobby["open"]] == [listed]
        assert [table["id"] for table in lobby["playing"]] == [playing]
        assert [bot["name"] for bot in lobby["bots"]] == [level.bot for level in LEVELS]
        assert bo.view(playing)["view"]["viewer"] is None
        assert bo.post(f"/api/tables/{listed}/seats", {"name": "Bo", "seat": 2})["seats"] == [2]
        assert bo.refused(f"/api/tables/{listed}/seats", {"name": "Bo", "seat": 2}) == (409, "seat-taken")


def test_a_table_that_is_not_listed_cannot_be_joined_without_an_invitation(server: Server) -> None:
    with Person(server, "Ana") as ana, Person(server, "Wim") as wim:
        opened = ana.open_table("here", "open")
        wim.follow(opened["links"]["watch"])
        path = f"/api/tables/{opened['table']['id']}/seats"
        assert wim.refused(path, {"name": "Wim"}) == (403, "invitation-needed")


@pytest.mark.parametrize(
    ("name", "code"),
    [("", "name-length"), ("  ", "name-length"), ("x" * 25, "name-length"), ('A"B', "name-characters")]
    + [(name, "name-characters") for name in ("a\nb", "a\u202eb", "a\x00b")],
)
def test_names_that_cannot_be_shown_are_refused(server: Server, name: str, code: str) -> None:
    with Person(server, "Ana") as ana:
        seats = [{"kind": "here", "name": name}, {"kind": "open"}]
        assert ana.refused("/api/tables", {"seats": seats}) == (400, code)


def test_markup_in_a_name_is_only_text(server: Server) -> None:
    with Person(server, "<b>Ana</b>") as ana:
        opened = ana.open_table("here", "open")
        assert opened["table"]["seats"][0]["name"] == "<b>Ana</b>"


def test_old_tables_are_forgotten(tmp_path: Path) -> None:
    now = [1_000_000_000.0]
    settings = settings_in(tmp_path, open_days=7, playing_days=90)
    with running(settings, lambda: now[0]) as server, Person(server, "Ana") as ana:
        waiting = ana.open_table("here", "open")["table"]["id"]
        playing = ana.open_table("here", "level-1")["table"]["id"]
    now[0] += 8 * 24 * 3600
    # Pruning happens when a server starts, and every hour after that.
    with running(settings, lambda: now[0]) as server:
        again = Person(server, "Ana")
        again.http.cookies = ana.http.cookies
        while again.http.get(f"/api/tables/{waiting}").status_code != 404:
            pass
        assert again.view(playing)["table"]["stage"] == "playing"
        again.close()
