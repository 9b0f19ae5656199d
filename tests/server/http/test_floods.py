"""Floods from one address: what they cost everybody else is bounded, and refusals say when to try again."""

import json
import logging
import socket as sockets
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from nyhavn.server.http import connections
from nyhavn.server.log import LINES_BURST, LogLimit
from support.running import Person, Server, running, settings_in
from support.waiting import until

GOLDEN = Path(__file__).parents[2] / "golden" / "legal"
MALLORY = "127.0.0.2"
FAR_TOO_MUCH = 60_000_000


@contextmanager
def raw(server: Server, address: str = MALLORY) -> Iterator[sockets.socket]:
    with sockets.create_connection(
        ("127.0.0.1", server.port), timeout=60, source_address=(address, 0)
    ) as connection:
        yield connection


def answer_of(connection: sockets.socket) -> bytes:
    """All that is sent until the other side closes."""
    found = b""
    try:
        while part := connection.recv(65536):
            found += part
    except ConnectionResetError:
        pass
    return found


def test_sockets_and_requests_of_one_address_share_one_allowance(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, requests_per_second=0.01, requests_burst=30)
    with (
        running(settings) as server,
        Person(server, "Ana") as ana,
        Person(server, "Mallory", MALLORY) as mallory,
    ):
        table = mallory.open_table("here", "here")["table"]["id"]
        with mallory.socket(table, 0) as first, mallory.socket(table, 1) as second:
            for number in range(20):
                (first, second)[number % 2].say(type="ping")
            # A socket more, a request more: what the sockets have used is gone for all.
            assert until(lambda: mallory.http.get("/api/me").status_code == 429)
            answer = mallory.http.get("/api/me")
            assert answer.json()["error"]["code"] == "too-many-requests"
            assert int(answer.headers["Retry-After"]) > 1
            with pytest.raises(InvalidStatus) as refused, mallory.socket(table, 0):
                pass
            assert refused.value.response.status_code == 429
            assert "Retry-After" in refused.value.response.headers
        assert ana.get("/api/lobby")["open"] == []


def test_expensive_requests_use_up_more_of_the_allowance(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, requests_per_second=0.01, requests_burst=20)
    record = (GOLDEN / "2p-01.nyh").read_text(encoding="utf-8")
    with running(settings) as server, httpx.Client(base_url=server.url) as client:
        answers = [client.post("/api/replay", json={"record": record}).status_code for _ in range(6)]
        assert answers == [200] * 4 + [429] * 2


def test_headers_without_end_are_refused_while_they_come_in(server: Server) -> None:
    with raw(server) as connection:
        connection.sendall(b"GET /api/lobby HTTP/1.1\r\nHost: x\r\nX-Long: ")
        sent = 0
        try:
            while sent < 5_000_000:
                connection.sendall(b"a" * 16384)
                sent += 16384
        except OSError:
            pass
        assert sent < 5_000_000
    with raw(server) as connection:
        connection.sendall(b"GET /api/lobby HTTP/1.1\r\nX-Long: " + b"a" * 40_000)
        assert b" 431 " in answer_of(connection)
    assert httpx.get(f"{server.url}/api/lobby").status_code == 200


def test_headers_behind_a_body_are_refused(server: Server) -> None:
    with raw(server) as connection:
        head = b"POST /api/replay HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
        connection.sendall(head + b"2\r\n{}\r\n0\r\n" + b"X-Late: a\r\n" * 3)
        connection.sendall(b"\r\n")
        assert b" 400 " in answer_of(connection)[:400]


def test_a_request_that_never_ends_is_cut_off(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 0.3)
    with raw(server) as in_head, raw(server) as in_body, raw(server) as silent:
        in_head.sendall(b"GET /api/lobby HTTP/1.1\r\nHost: x\r\n")
        in_body.sendall(b"POST /api/replay HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        assert b" 408 " in answer_of(in_head)
        answer_of(in_body)
        assert b" 408 " in answer_of(silent)


def test_one_address_has_only_so_many_connections_and_others_get_in(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, connections_per_address=3)
    with running(settings) as server, raw(server) as first, raw(server), raw(server):
        until(lambda: _is_refused(server))
        assert httpx.get(f"{server.url}/api/lobby").status_code == 200
        first.close()
        until(lambda: not _is_refused(server))


def _is_refused(server: Server) -> bool:
    with raw(server) as connection:
        try:
            connection.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        except OSError:
            return True
        return answer_of(connection) == b""


def frame(opcode: int, payload: bytes) -> bytes:
    """A short frame of a client; its mask of zeros changes nothing."""
    return bytes((0x80 | opcode, 0x80 | len(payload))) + b"\0" * 4 + payload


@pytest.mark.parametrize("opcode", [1, 9], ids=["messages", "control frames"])
def test_who_asks_and_never_reads_is_not_listened_to_and_then_cut_off(
    server: Server, monkeypatch: pytest.MonkeyPatch, opcode: int
) -> None:
    monkeypatch.setattr(connections, "UNREAD_SECONDS", 1.0)
    with Person(server, "Mallory", MALLORY) as mallory, raw(server) as connection:
        table = mallory.open_table("here", "here")["table"]["id"]
        connection.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: x\r\nCookie: {mallory.cookie}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        connection.sendall(frame(1, b'{"type":"hello"}'))
        flood = frame(opcode, b'{"type":"hello","last":0}') * 400
        sent = 0
        with suppress(OSError):
            while sent < FAR_TOO_MUCH:
                sent += connection.send(flood)
        # What the system buffers on the way is all that it took.
        assert sent < FAR_TOO_MUCH
        assert httpx.get(f"{server.url}/health").status_code == 200


def test_replays_beyond_what_may_wait_are_refused_and_health_checks_are_not(tmp_path: Path) -> None:
    record = (GOLDEN / "4p-01.nyh").read_text(encoding="utf-8")
    with running(settings_in(tmp_path)) as server:

        def ask(connection: sockets.socket) -> None:
            body = json.dumps({"record": record}).encode()
            head = (
                "POST /api/replay HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                f"Connection: close\r\nContent-Length: {len(body)}\r\n\r\n"
            )
            connection.sendall(head.encode() + body)

        with ExitStack() as stack:
            asking = [stack.enter_context(raw(server)) for _ in range(8)]
            for connection in asking:
                ask(connection)
            assert httpx.get(f"{server.url}/health").status_code == 200
            answers = [answer_of(connection) for connection in asking]
        busy = [answer for answer in answers if b" 503 " in answer[:20]]
        assert busy
        assert all(b"retry-after: " in answer.lower() and b"server-busy" in answer for answer in busy)
        assert sum(answer.startswith(b"HTTP/1.1 200") for answer in answers) >= 3


def test_a_flood_of_lines_leaves_a_short_log() -> None:
    limit = LogLimit()
    records = [logging.makeLogRecord({"msg": "line %d", "args": (number,)}) for number in range(1000)]
    began = time.monotonic()
    kept = sum(limit.filter(record) for record in records)
    assert kept <= LINES_BURST + 10 * (time.monotonic() - began) + 1


@pytest.mark.parametrize(
    "body",
    [
        b'{"seats": ' + b"[" * 8000 + b"]" * 8000 + b"}",
        b'{"seats": "\xff\xfe"}',
        b'{"record": "x", "seat": 1' + b"0" * 40 + b"}",
    ],
)
def test_what_no_parser_can_follow_is_malformed(server: Server, body: bytes) -> None:
    for path in ("/api/tables", "/api/replay"):
        answer = httpx.post(server.url + path, content=body, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, "request-malformed")
    metrics = httpx.get(f"{server.url}/metrics").text
    assert "nyhavn_faults_total 0" in metrics.splitlines()


def test_numbers_of_any_size_are_malformed_and_a_body_that_breaks_off_is_no_fault(server: Server) -> None:
    huge = 10**30
    with Person(server, "Ana") as ana:
        table = ana.open_table("here", "here")["table"]["id"]
        for path in (f"/api/tables/{table}?last={huge}", f"/api/tables/{table}/review?turn={huge}"):
            assert ana.refused(path) == (400, "request-malformed")
        body = {"id": "12345678", "seat": 0, "turn": huge, "word": "T12"}
        assert ana.refused(f"/api/tables/{table}/turns", body) == (400, "request-malformed")
        assert ana.refused(f"/api/tables/{table}/seats/{huge}/bot", {"bot": "level-1"})[0] in (400, 403, 409)
    with raw(server) as connection:
        connection.sendall(
            b"POST /api/replay HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            b"Content-Length: 100\r\n\r\n{"
        )
    until(lambda: httpx.get(f"{server.url}/health").status_code == 200)
    assert "nyhavn_faults_total 0" in httpx.get(f"{server.url}/metrics").text.splitlines()
