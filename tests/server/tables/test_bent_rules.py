"""Rules of a table that could be bent: rematches, clocks, votes, watching, links."""

import sqlite3
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from nyhavn.rules import NyhavnError
from nyhavn.server.addresses import Networks, limited_address
from nyhavn.server.settings import read_settings
from nyhavn.server.tables.names import checked_name
from nyhavn.server.wire.errors import RefusedError
from support.running import PROGRAM, Person, Process, Server, Socket, free_port, running, settings_in
from support.waiting import PATIENCE, until


def started(ana: Person, *others: Person, **wishes: object) -> str:
    opened = ana.open_table("here", *["open"] * len(others), **wishes)
    for other in others:
        other.follow(opened["links"]["invite"])
    return str(opened["table"]["id"])


def closing_code(socket: Socket) -> int | None:
    """Hear everything until the server closes the socket, and with which code it does."""
    with suppress(ConnectionClosed):
        while socket.connection.recv(timeout=PATIENCE):
            pass
    return socket.connection.close_code


def test_a_rematch_waits_for_the_others_and_counts_as_a_table(tmp_path: Path) -> None:
    with (
        running(settings_in(tmp_path, tables_per_device=2)) as server,
        Person(server, "Ana") as ana,
        Person(server, "Bo") as bo,
        Person(server, "Cy") as cy,
    ):
        table = started(ana, bo, listed=True)
        ana.post(f"/api/tables/{table}/resign", {"seat": 0})
        again = ana.post(f"/api/tables/{table}/rematch")
        assert again["stage"] == "open"
        assert bo.view(again["id"])["seats"] == []
        # Nobody else takes the seat that waits for Bo.
        assert cy.refused(f"/api/tables/{again['id']}/seats", {"name": "Cy"}) == (403, "invitation-needed")
        assert bo.post(f"/api/tables/{table}/rematch")["stage"] == "playing"
        assert bo.view(again["id"])["seats"] == [0]
        ana.post(f"/api/tables/{again['id']}/resign", {"seat": 1})
        ana.open_table("here", "open")
        ana.open_table("here", "open")
        assert ana.refused(f"/api/tables/{again['id']}/rematch", {}) == (429, "tables-too-many")


def test_rematches_are_charged_like_tables(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, tables_per_hour=2)) as server, Person(server, "Ana") as ana:
        table = ana.open_table("here", "level-1")["table"]["id"]
        ana.post(f"/api/tables/{table}/resign", {"seat": 0})
        table = ana.post(f"/api/tables/{table}/rematch")["id"]
        ana.post(f"/api/tables/{table}/resign", {"seat": 1})
        assert ana.refused(f"/api/tables/{table}/rematch", {}) == (429, "too-many-requests")


def test_running_games_stay_on_ones_list_however_many_are_over(server: Server) -> None:
    with Person(server, "Ana") as ana:
        running_game = ana.open_table("here", "here")["table"]["id"]
        for _ in range(51):
            table = ana.open_table("here", "here")["table"]["id"]
            ana.post(f"/api/tables/{table}/resign", {"seat": 0})
        assert ana.get("/api/me")["tables"][0]["table"]["id"] == running_game


def test_leaving_and_coming_back_gives_no_more_time(tmp_path: Path) -> None:
    ahead = [0.0]
    settings = settings_in(tmp_path, sweep_seconds=0.02, stand_in_seconds=60.0)

    def clock() -> float:
        return time.time() + ahead[0]

    with running(settings, clock) as server, Person(server, "Ana") as ana, Person(server, "Bo") as bo:
        table = started(ana, bo, turnSeconds=60)
        deadline = ana.view(table)["table"]["deadline"]
        for _ in range(3):
            ahead[0] += 15
            ana.post(f"/api/tables/{table}/leave")
            info = ana.post(f"/api/tables/{table}/take-back", {"seat": 0})
            assert info["deadline"] == deadline
        ahead[0] += 30
        until(lambda: bool(bo.view(table)["table"]["seats"][0]["standIn"]))
        # Once there is a moment to play after the time is over, and not again.
        late = ana.post(f"/api/tables/{table}/take-back", {"seat": 0})["deadline"]
        assert late <= clock() + 30
        ahead[0] += 31
        until(lambda: bool(bo.view(table)["table"]["seats"][0]["standIn"]))
        assert ana.post(f"/api/tables/{table}/take-back", {"seat": 0})["deadline"] == late


def test_nobody_votes_before_the_time_that_was_agreed(server: Server) -> None:
    with Person(server, "Ana") as ana, Person(server, "Bo") as bo:
        table = started(ana, bo, turnSeconds=3 * 24 * 3600)
        assert bo.refused(f"/api/tables/{table}/vote", {"seat": 0}) == (409, "vote-too-early")
        info = bo.view(table)["table"]
        assert info["voteFrom"] == info["deadline"]


def test_the_seats_of_one_device_have_one_vote(server: Server) -> None:
    with ExitStack() as stack:
        ana, bo, cy = (stack.enter_context(Person(server, name)) for name in ("Ana", "Bo", "Cy"))
        opened = ana.open_table("open", "here", "here", "open")
        table = opened["table"]["id"]
        bo.follow(opened["links"]["invite"])
        cy.follow(opened["links"]["invite"])
        path = f"/api/tables/{table}/vote"
        assert ana.post(path, {"seat": 0})["votes"] == [1]
        assert not ana.post(path, {"seat": 0})["seats"][0]["standIn"]
        assert cy.post(path, {"seat": 0})["seats"][0]["standIn"]


def test_a_socket_that_may_not_watch_is_closed_when_the_game_starts(server: Server) -> None:
    with Person(server, "Ana") as ana, Person(server, "Bo") as bo, Person(server, "Wim") as wim:
        table = ana.open_table("here", "open", watchable=False, listed=True)["table"]["id"]
        with wim.socket(table) as socket:
            socket.news()
            bo.post(f"/api/tables/{table}/seats", {"name": "Bo"})
            assert closing_code(socket) == 4404


def test_a_watcher_who_left_hears_no_more(server: Server) -> None:
    with Person(server, "Ana") as ana, Person(server, "Wim") as wim:
        opened = ana.open_table("here", "here")
        wim.follow(opened["links"]["watch"])
        with wim.socket(opened["table"]["id"]) as socket:
            socket.news()
            wim.post(f"/api/tables/{opened['table']['id']}/leave")
            assert closing_code(socket) == 4404


def test_a_new_link_to_a_seat_voids_the_old_and_other_devices_can_be_ended(server: Server) -> None:
    with Person(server, "Ana") as ana, Person(server, "Phone") as phone, Person(server, "Bo") as bo:
        opened = ana.open_table("here", "here")
        table = opened["table"]["id"]
        first = opened["links"]["seats"]["0"]
        new = ana.post(f"/api/tables/{table}/links", {"kind": "seat", "seat": 0})["seats"]["0"]
        assert bo.refused("/api/links/open", {"secret": first}) == (404, "link-unknown")
        phone.follow(new)
        path = f"/api/tables/{table}/seats/0"
        assert ana.get(f"{path}/devices") == {"devices": 2}
        with phone.socket(table, 0) as socket:
            socket.news()
            assert ana.post(f"{path}/alone") == {"devices": 1}
            assert closing_code(socket) == 4404
        assert bo.refused("/api/links/open", {"secret": new}) == (404, "link-unknown")
        assert phone.refused(f"{path}/devices")[0] == 404


def test_one_player_cannot_use_up_the_links_of_the_others(server: Server) -> None:
    with Person(server, "Ana") as ana, Person(server, "Bo") as bo:
        table = started(ana, bo)
        path = f"/api/tables/{table}/links"
        for _ in range(10):
            bo.post(path, {"kind": "watch"})
        assert bo.refused(path, {"kind": "watch"}) == (409, "links-too-many")
        assert ana.post(path, {"kind": "watch"})["watch"]


def test_one_device_has_only_a_few_places_in_the_lobby(server: Server) -> None:
    with Person(server, "Ana") as ana, Person(server, "Mallory") as mallory:
        mine = ana.open_table("here", "open", listed=True)["table"]["id"]
        for _ in range(7):
            mallory.open_table("here", "open", listed=True)
        listed = [table["id"] for table in ana.get("/api/lobby")["open"]]
        assert len(listed) == 6
        assert mine in listed


def test_tables_opened_at_once_are_all_counted(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, tables_per_device=5)) as server, Person(server, "Ana") as ana:
        seats = [{"kind": "here", "name": "Ana"}, {"kind": "open"}]
        headers = {"Cookie": ana.cookie}

        def open_one(_: int) -> int:
            return httpx.post(
                f"{server.url}/api/tables", json={"seats": seats}, headers=headers, timeout=60
            ).status_code

        with ThreadPoolExecutor(10) as many:
            answers = list(many.map(open_one, range(20)))
        assert answers.count(201) == 5


def test_one_unreadable_log_harms_nobody_else(tmp_path: Path) -> None:
    with running(settings_in(tmp_path)) as server, Person(server, "Ana") as ana:
        bad = ana.open_table("here", "open", listed=True)["table"]["id"]
        good = ana.open_table("here", "open", listed=True)["table"]["id"]
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        database.execute('UPDATE entries SET body = \'{"kind": "odd"}\' WHERE table_id = ?', (bad,))
        database.execute("UPDATE tables SET due_at = 1 WHERE id = ?", (bad,))
    database.close()
    with running(settings_in(tmp_path, sweep_seconds=0.05)) as server, Person(server, "Bo") as bo:
        bo.http.headers["Cookie"] = ana.cookie
        assert [table["id"] for table in bo.get("/api/lobby")["open"]] == [good]
        assert [own["table"]["id"] for own in bo.get("/api/me")["tables"]] == [good]
        assert bo.refused(f"/api/tables/{bad}") == (500, "table-unreadable")
        lines = httpx.get(f"{server.url}/metrics").text.splitlines()
        assert "nyhavn_unreadable_tables_total 1" in lines


def test_two_servers_do_not_share_one_file(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    command = [*PROGRAM, "--port", str(free_port()), "--database", database]
    with Process(free_port(), database):
        second = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert second.returncode != 0
    assert "Another server already uses tables.sqlite" in " ".join(second.stderr.split())
    assert "Traceback" not in second.stderr


@pytest.mark.parametrize(
    "name",
    [
        "\u061c",
        "\u3164",
        "\u2800\u2800",
        "A\U000e0041",
        "A\ufff9b",
        "a" + "\u0301" * 4,
        "\u200d",
        "\u0301",
        "…\u202e",
    ],
)
def test_names_that_cannot_be_seen_or_that_spill_over_are_refused(name: str) -> None:
    with pytest.raises(RefusedError) as refused:
        checked_name(name)
    assert refused.value.code == "name-characters"


@pytest.mark.parametrize("name", ["Ana", "José", "Zoë B.", "李雷", "नेहा", "👩‍🚀", "Nguyễn", "محمد"])
def test_names_of_all_the_world_are_welcome(name: str) -> None:
    assert checked_name(name) == name


def test_an_address_of_the_new_kind_is_a_whole_network() -> None:
    assert limited_address("2001:db8:1:2:3:4:5:6") == limited_address("2001:db8:1:2:ffff::1")
    assert limited_address("2001:db8:1:2::1") != limited_address("2001:db8:1:3::1")
    assert limited_address("::ffff:192.0.2.7") == "192.0.2.7"
    assert "10.1.2.3" in Networks("192.0.2.1, 10.0.0.0/8")


def test_not_every_address_can_be_a_trusted_proxy() -> None:
    with pytest.raises(NyhavnError) as refused:
        read_settings({"NYHAVN_TRUSTED_PROXIES": "*"})
    assert refused.value.code == "setting-malformed"
