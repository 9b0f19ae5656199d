"""Real servers on loopback ports, and people who use them as a browser would."""

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from nyhavn.rules import Chance
from nyhavn.server.app import create_app
from nyhavn.server.serving import uvicorn_options
from nyhavn.server.settings import Settings
from support.waiting import PATIENCE, until

Json = dict[str, Any]
PROGRAM = [sys.executable, "-c", "from nyhavn.cli.main import app; app()", "serve"]
GENEROUS: Json = {
    "requests_per_second": 0,
    "tables_per_hour": 0,
    "vote_grace": 0.0,
    "bot_seconds": 0.2,
    "stand_in_seconds": 0.0,
    "busy_seconds": 0.0,
    "connections_per_address": 0,
}
"""Settings under which no test has to wait for limits."""


def settings_in(folder: Path, **changes: Any) -> Settings:
    return Settings(**{"database": f"sqlite:///{folder / 'tables.sqlite'}", "port": 0, **GENEROUS, **changes})


class Server:
    """Where a server listens."""

    def __init__(self, port: int) -> None:
        self.port = port

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@contextmanager
def running(settings: Settings, clock: Callable[[], float] = time.time) -> Iterator[Server]:
    """A server in a thread of this process."""
    listening = socket.create_server(("127.0.0.1", settings.port))
    config = uvicorn.Config(create_app(settings, clock), **uvicorn_options(settings))  # type: ignore[arg-type]
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive()
            time.sleep(0.01)
        yield Server(listening.getsockname()[1])
    finally:
        server.should_exit = True
        thread.join()
        listening.close()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


class Process(Server):
    """A server as its own process, started by the command."""

    def __init__(self, port: int, database: str, *options: str, **variables: str) -> None:
        super().__init__(port)
        self._command = [*PROGRAM, "--port", str(port), "--database", database, *options]
        generous = {f"NYHAVN_{name.upper()}": str(value) for name, value in GENEROUS.items()}
        self._environment = os.environ | generous | variables
        self._said = tempfile.TemporaryFile("w+")  # noqa: SIM115
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(
            self._command, env=self._environment, stdout=subprocess.DEVNULL, stderr=self._said, text=True
        )
        until(self._is_ready)

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def log_bytes(self) -> int:
        """How much it has said."""
        return os.fstat(self._said.fileno()).st_size

    def _is_ready(self) -> bool:
        if self._process.poll() is not None:
            raise AssertionError(self._told())
        try:
            return httpx.get(f"{self.url}/ready").status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """End it without any warning."""
        self._end(signal.SIGKILL)

    def stop(self) -> str:
        """Ask it to stop; what it said meanwhile."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> str:
        self._process.send_signal(how)
        self._process.wait(timeout=PATIENCE)
        return self._told()

    def _told(self) -> str:
        self._said.seek(0)
        return self._said.read()

    def __enter__(self) -> "Process":
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self.kill()
        self._said.close()


class Person:
    """A browser: its cookie, its requests and its sockets. All of 127.0.0.0/8 are addresses of its own."""

    def __init__(self, server: Server, name: str, address: str = "127.0.0.1") -> None:
        self.server = server
        self.name = name
        self.address = address
        transport = httpx.HTTPTransport(local_address=address)
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE, transport=transport)

    def close(self) -> None:
        self.http.close()

    def __enter__(self) -> "Person":
        self.get("/api/me")
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def get(self, path: str, **query: Any) -> Json:
        answer = self.http.get(path, params=query)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def post(self, path: str, body: Json | None = None) -> Json:
        answer = self.http.post(path, json=body or {})
        assert answer.is_success, answer.text
        return dict(answer.json()) if answer.content else {}

    def refused(self, path: str, body: Json | None = None) -> tuple[int, str]:
        """The status and the code with which a request is refused."""
        answer = self.http.get(path) if body is None else self.http.post(path, json=body)
        assert not answer.is_success, answer.text
        return answer.status_code, answer.json()["error"]["code"]

    def open_table(self, *seats: str, **wishes: Any) -> Json:
        """Open a table; seats are "here", "open" or the name of a bot, and the first one begins."""
        kinds = [self._seat(number, seat) for number, seat in enumerate(seats)]
        return self.post("/api/tables", {"seats": kinds, "starter": 0, **wishes})

    def _seat(self, number: int, seat: str) -> Json:
        if seat == "here":
            return {"kind": "here", "name": f"{self.name} {number}" if number else self.name}
        return {"kind": "open"} if seat == "open" else {"kind": "bot", "bot": seat}

    def follow(self, secret: str, **more: Any) -> Json:
        """Use a link."""
        return self.post("/api/links/open", {"secret": secret, "name": self.name, **more})

    def choices(self, table: str, seat: int, turn: int, *begun: str) -> Json:
        body = {"request": 1, "seat": seat, "turn": turn, "begun": list(begun)}
        return self.post(f"/api/tables/{table}/choices", body)

    def commit(self, table: str, seat: int, turn: int, word: str, commit: str | None = None) -> Json:
        body = {"id": commit or f"{table}-{turn}-{seat}", "seat": seat, "turn": turn, "word": word}
        return self.post(f"/api/tables/{table}/turns", body)

    def view(self, table: str, seat: int | None = None, last: int = 0) -> Json:
        return self.get(f"/api/tables/{table}", **({} if seat is None else {"seat": seat}), last=last)

    @contextmanager
    def silent_socket(self, table: str, **headers: str) -> Iterator["Socket"]:
        """A socket at a table that has not said anything yet."""
        url = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/live"
        here = socket.create_connection(("127.0.0.1", self.server.port), source_address=(self.address, 0))
        all_headers = {"Cookie": self.cookie} | headers
        with connect(url, sock=here, additional_headers=all_headers, compression=None) as connection:
            yield Socket(connection)

    @contextmanager
    def socket(self, table: str, seat: int | None = None, last: int = 0) -> Iterator["Socket"]:
        """A socket at a table, after the hello."""
        with self.silent_socket(table) as live:
            live.say(type="hello", seat=seat, last=last)
            yield live


class Socket:
    """One socket; what comes in is kept until somebody asks for it."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[Json] = []

    def say(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def hear(self, kind: str) -> Json:
        """The next message of a kind; others are passed over."""
        while True:
            message = json.loads(self.connection.recv(timeout=PATIENCE))
            self.heard.append(message)
            if message["type"] == kind:
                return dict(message)
            assert message["type"] != "refused", message

    def news(self, turn: int = 0) -> Json:
        """The next news, at the earliest when this turn is to be played or the game is over."""
        while True:
            news = self.hear("news")
            if news["table"]["turn"] >= turn or news["table"]["stage"] == "finished":
                return news

    def ask(self, seat: int, turn: int, *begun: str) -> Json:
        self.say(type="choices", request=7, seat=seat, turn=turn, begun=list(begun))
        return dict(self.hear("choices")["choices"])

    def commit(self, seat: int, turn: int, word: str, commit: str) -> Json:
        self.say(type="commit", id=commit, seat=seat, turn=turn, word=word)
        return self.hear("committed")


def composed(ask: Callable[[list[str]], Json], pick: Callable[[int], int]) -> str:
    """Compose a turn step by step from the choices that the server lists, until it can end; its word."""
    begun: list[str] = []
    while True:
        choices = ask(begun)
        end = choices["end"]
        steps = [choice["step"] for choice in listed(choices)]
        if end and (not steps or pick(2)):
            return str(end["word"])
        begun.append(steps[pick(len(steps))])


class Player:
    """Plays legal turns for a person over HTTP, by chance."""

    def __init__(self, person: Person, table: str, seat: int, chance: Chance) -> None:
        self._person = person
        self._table = table
        self._seat = seat
        self._chance = chance

    def turn(self, turn: int) -> str:
        """A legal turn, not committed yet."""

        def ask(begun: list[str]) -> Json:
            return self._person.choices(self._table, self._seat, turn, *begun)

        return composed(ask, self._chance.below)


def listed(choices: Json) -> list[Json]:
    """All next steps, of one kind that comes first: tiles rather than cards, so that games get on."""
    coats = choices["coats"] or {"specials": [], "abilities": []}
    abilities = [ability for ability in coats["abilities"] if ability["whyNot"] is None]
    for found in (coats["specials"] + abilities, choices["placements"], choices["payments"]):
        if found:
            return list(found)
    return list(choices["discards"] + choices["additional"] + choices["pairs"] + choices["changes"])
