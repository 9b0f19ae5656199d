"""Cookies, origins, headers, limits: what protects people from each other."""

import sqlite3
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from support.running import Person, Server, running, settings_in
from support.waiting import until

JSON_HEADERS = {"Content-Type": "application/json"}


def test_every_answer_carries_the_strict_headers(server: Server) -> None:
    for path in ("/api/lobby", "/api/nowhere", "/nowhere", "/health", "/schema/openapi.json"):
        headers = httpx.get(server.url + path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "server" not in headers
    assert httpx.get(f"{server.url}/api/me").headers["cache-control"] == "no-store"


def test_the_cookie_of_a_device_is_out_of_reach_of_scripts_and_other_pages(server: Server) -> None:
    first = httpx.get(f"{server.url}/api/me")
    cookie = first.headers["set-cookie"]
    assert {"HttpOnly", "SameSite=Strict", "Path=/"} <= set(cookie.split("; "))
    again = httpx.get(f"{server.url}/api/me", headers={"Cookie": cookie.partition(";")[0]})
    assert "set-cookie" not in again.headers


def test_behind_https_the_cookie_is_secure_and_bound_to_the_host(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, secure=True)) as server:
        headers = httpx.get(f"{server.url}/api/me").headers
        assert headers["set-cookie"].startswith("__Host-nyhavn=")
        assert "; Secure" in headers["set-cookie"]
        assert "max-age" in headers["strict-transport-security"]


def test_a_forged_cookie_is_nobody(server: Server) -> None:
    with Person(server, "Ana") as ana:
        table = ana.open_table("here", "level-1")["table"]["id"]
        for forged in ("", "x", "x" * 32, "../" * 10, "\N{SNOWMAN}".encode().hex()):
            answer = httpx.get(f"{server.url}/api/tables/{table}", headers={"Cookie": f"nyhavn={forged}"})
            assert answer.status_code == 404


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://elsewhere.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_other_pages_cannot_ask_in_somebodys_name(server: Server, headers: dict[str, str]) -> None:
    with Person(server, "Ana") as ana:
        body = {"seats": [{"kind": "here", "name": "Ana"}, {"kind": "open"}]}
        answer = ana.http.post("/api/tables", json=body, headers=headers)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "origin-refused")
        assert ana.get("/api/me")["tables"] == []


def test_the_own_page_and_named_ones_can_ask(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, origins="https://play.example")
    with running(settings) as server, Person(server, "Ana") as ana:
        for origin in (server.url, "https://play.example"):
            body = {"seats": [{"kind": "here", "name": "Ana"}, {"kind": "open"}]}
            assert ana.http.post("/api/tables", json=body, headers={"Origin": origin}).status_code == 201


def test_other_pages_cannot_open_a_socket(server: Server) -> None:
    with Person(server, "Ana") as ana:
        table = ana.open_table("here", "level-1")["table"]["id"]
        with (
            pytest.raises(InvalidStatus) as refused,
            ana.silent_socket(table, Origin="https://elsewhere.example"),
        ):
            pass
        assert refused.value.response.status_code == 403
        with ana.silent_socket(table, Origin=server.url) as socket:
            socket.say(type="hello")
            socket.news()


def test_a_form_of_another_page_is_not_taken_for_a_request(server: Server) -> None:
    with Person(server, "Ana") as ana:
        text = '{"seats": [{"kind": "here", "name": "Ana"}, {"kind": "open"}]}'
        headers = {"Content-Type": "text/plain", "Sec-Fetch-Site": "cross-site"}
        assert ana.http.post("/api/tables", content=text, headers=headers).status_code == 403


def test_no_secret_is_stored_as_it_is(tmp_path: Path) -> None:
    with running(settings_in(tmp_path)) as server, Person(server, "Ana") as ana, Person(server, "Bo") as bo:
        opened = ana.open_table("here", "open")
        joined = bo.follow(opened["links"]["invite"])
        secrets = [ana.http.cookies["nyhavn"], bo.http.cookies["nyhavn"]]
        secrets += [opened["links"]["invite"], opened["links"]["watch"], *opened["links"]["seats"].values()]
        secrets += joined["links"]["seats"].values()
        assert all(len(secret) == 32 for secret in secrets)
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        stored = "\n".join(database.iterdump())
    database.close()
    assert not [secret for secret in secrets if secret in stored]


def test_too_many_requests_are_refused_until_time_passes(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, requests_per_second=0.5, requests_burst=3)
    with running(settings) as server:
        path = f"{server.url}/api/lessons"
        assert httpx.get(path).status_code == 200
        until(lambda: httpx.get(path).status_code == 429)
        refused = httpx.get(path)
        assert refused.json()["error"]["code"] == "too-many-requests"
        assert refused.headers["Retry-After"] in ("1", "2")
        assert httpx.get(f"{server.url}/health").status_code == 200
        assert until(lambda: httpx.get(path).status_code == 200)


def test_limits_do_not_mind_a_clock_that_is_set_back(tmp_path: Path) -> None:
    now = [1_000_000.0]
    settings = settings_in(tmp_path, requests_per_second=1.0, requests_burst=50)
    with running(settings, lambda: now[0]) as server:
        httpx.get(f"{server.url}/api/lobby")
        now[0] -= 3600
        assert httpx.get(f"{server.url}/api/lobby").status_code == 200


def test_too_many_messages_over_a_socket_are_refused_and_then_it_is_closed(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, requests_per_second=0.001, requests_burst=20)
    with running(settings) as server, Person(server, "Ana") as ana:
        table = ana.open_table("here", "level-1")["table"]["id"]
        with ana.socket(table, 0) as socket:
            for _ in range(21):
                socket.say(type="ping")
            assert socket.hear("refused")["error"]["code"] == "too-many-requests"


def test_one_device_opens_only_so_many_tables(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, tables_per_device=2, tables_per_hour=4)
    with running(settings) as server, Person(server, "Ana") as ana, Person(server, "Bo") as bo:
        for _ in range(2):
            ana.open_table("here", "open")
        body = {"seats": [{"kind": "here", "name": "Ana"}, {"kind": "open"}]}
        assert ana.refused("/api/tables", body) == (429, "tables-too-many")
        bo.open_table("here", "open")
        assert bo.refused("/api/tables", body) == (429, "too-many-requests")


def test_only_so_many_sockets_from_one_address(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, sockets_per_address=2)
    with running(settings) as server, Person(server, "Ana") as ana:
        table = ana.open_table("here", "level-1")["table"]["id"]
        with ana.socket(table), ana.socket(table):
            with pytest.raises(InvalidStatus) as refused, ana.silent_socket(table):
                pass
            assert refused.value.response.status_code == 429
            assert b"too-many-sockets" in refused.value.response.body
        with ana.socket(table) as socket:
            socket.news()


def test_a_request_or_message_that_is_too_large_is_refused(server: Server) -> None:
    with Person(server, "Ana") as ana:
        answer = ana.http.post("/api/tables", content=b" " * 20_000, headers=JSON_HEADERS)
        assert (answer.status_code, answer.json()["error"]["code"]) == (413, "request-too-large")


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"null", b'{"seats": 1}', b"\xff", b'{"seats":[{"kind":"x"},{"kind":"open"}]}']
)
def test_what_is_malformed_is_told_without_any_inside_of_the_server(server: Server, body: bytes) -> None:
    answer = httpx.post(f"{server.url}/api/tables", content=body, headers=JSON_HEADERS)
    assert answer.status_code == 400
    error = answer.json()["error"]
    assert error["code"] == "request-malformed"
    assert "Traceback" not in answer.text
    assert "/src/" not in answer.text


def test_unknown_paths_and_methods_have_clear_answers(server: Server) -> None:
    assert httpx.get(f"{server.url}/api/nowhere").json()["error"]["code"] == "path-unknown"
    answer = httpx.delete(f"{server.url}/api/lobby")
    assert (answer.status_code, answer.json()["error"]["code"]) == (405, "method-not-allowed")
    for path in ("/api/tables/x", "/api/tables/x/replay", "/api/tables/..%2f..%2fetc/record"):
        assert httpx.get(server.url + path).status_code == 404


def test_it_tells_that_it_is_alive_and_ready_and_what_it_does(server: Server) -> None:
    with Person(server, "Ana") as ana:
        table = ana.open_table("here", "here")["table"]["id"]
        ana.commit(table, 0, 1, "T12")
        with ana.socket(table) as socket:
            socket.news()
            lines = httpx.get(f"{server.url}/metrics").text.splitlines()
        assert "nyhavn_turns_total 1" in lines
        assert "nyhavn_viewers 1" in lines
        assert 'nyhavn_tables{stage="playing"} 1' in lines
        assert "nyhavn_commit_seconds_count 1" in lines
        assert "nyhavn_faults_total 0" in lines
    assert httpx.get(f"{server.url}/health").text == "alive\n"
    assert httpx.get(f"{server.url}/ready").text == "ready\n"
