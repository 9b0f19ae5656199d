"""What one hostile address can do to everybody else: floods on loopback, bounded in time and number.

`python benchmarks/abuse/floods.py` starts a real server with its default settings for each flood, lets an
honest player at another address go on meanwhile, and prints what that player and the server's memory and log
felt. `--seconds` says how long each flood lasts, names choose among the floods. It needs Linux.
"""

import asyncio
import json
import multiprocessing
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any

PROJECT = Path(__file__).parents[2]
sys.path += [str(PROJECT / "benchmarks" / "load"), str(PROJECT / "tests")]

import httpx  # noqa: E402
import typer  # noqa: E402
from load_servers import memory_in_use  # noqa: E402
from rich.console import Console  # noqa: E402
from rich.table import Table  # noqa: E402

from support.running import Person, Process, free_port  # noqa: E402
from support.waiting import until  # noqa: E402

MALLORY = "127.0.0.2"
HONEST_PAUSE = 0.05
DEFAULTS = {
    "NYHAVN_REQUESTS_PER_SECOND": "20",
    "NYHAVN_TABLES_PER_HOUR": "120",
    "NYHAVN_BOT_SECONDS": "3",
    "NYHAVN_STAND_IN_SECONDS": "3",
    "NYHAVN_BUSY_SECONDS": "0.5",
    "NYHAVN_CONNECTIONS_PER_ADDRESS": "200",
}
RECORD = (PROJECT / "tests" / "golden" / "legal" / "4p-01.nyh").read_text(encoding="utf-8")
Attack = Callable[["Flood", str], Awaitable[None]]


class Flood:
    """Where the flood goes, and as whom."""

    def __init__(self, port: int, cookie: str, table: str) -> None:
        self.port = port
        self.cookie = cookie
        self.table = table

    async def connect(self, address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(address, 0))

    def request(self, method: str, path: str, body: Any = None) -> bytes:
        content = b"" if body is None else json.dumps(body).encode()
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: x\r\nCookie: {self.cookie}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
        )
        return head.encode() + content

    def upgrade(self) -> bytes:
        return (
            f"GET /api/tables/{self.table}/live HTTP/1.1\r\nHost: x\r\nCookie: {self.cookie}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        ).encode()


def frame(opcode: int, payload: bytes) -> bytes:
    return bytes((0x80 | opcode, 0x80 | len(payload))) + b"\0" * 4 + payload


async def requests(flood: Flood, address: str, asked: bytes) -> None:
    """The same request again and again over one connection, each after the answer to the one before."""
    reader, writer = await flood.connect(address)
    try:
        while True:
            writer.write(asked)
            await writer.drain()
            if not await reader.read(65536):
                return
    finally:
        writer.close()


async def expensive(flood: Flood, address: str) -> None:
    await requests(flood, address, flood.request("POST", "/api/replay", {"record": RECORD}))


async def bot_tables(flood: Flood, address: str) -> None:
    seats = [{"kind": "here", "name": "M"}, *[{"kind": "bot", "bot": "level-5"}] * 3]
    await requests(flood, address, flood.request("POST", "/api/tables", {"seats": seats}))


async def rematches(flood: Flood, address: str) -> None:
    await requests(flood, address, flood.request("POST", f"/api/tables/{flood.table}/rematch", {}))


async def links(flood: Flood, address: str) -> None:
    await requests(
        flood, address, flood.request("POST", f"/api/tables/{flood.table}/links", {"kind": "watch"})
    )


async def sockets(flood: Flood, address: str) -> None:
    """Sockets that ask for choices as fast as they can."""
    reader, writer = await flood.connect(address)
    asked = frame(1, b'{"type":"choices","request":1,"seat":0,"turn":1}')
    try:
        writer.write(flood.upgrade() + frame(1, b'{"type":"hello","seat":0}'))
        while True:
            writer.write(asked * 20)
            await writer.drain()
            if not await reader.read(65536):
                return
    finally:
        writer.close()


async def unread_pings(flood: Flood, address: str) -> None:
    _, writer = await flood.connect(address)
    try:
        writer.write(flood.upgrade() + frame(1, b'{"type":"hello"}'))
        while True:
            writer.write(frame(9, b"x" * 100) * 200)
            await writer.drain()
    finally:
        writer.close()


async def headers(flood: Flood, address: str) -> None:
    reader, writer = await flood.connect(address)
    try:
        writer.write(b"GET /api/lobby HTTP/1.1\r\nX: ")
        while not reader.at_eof():
            writer.write(b"a" * 65536)
            await writer.drain()
            await asyncio.sleep(0)
    finally:
        writer.close()


async def half_requests(flood: Flood, address: str) -> None:
    reader, writer = await flood.connect(address)
    try:
        writer.write(b"GET /api/lobby HTTP/1.1\r\nHost: x\r\n")
        await reader.read()
    finally:
        writer.close()


ATTACKS: dict[str, tuple[Attack, int]] = {
    "bot tables": (bot_tables, 4),
    "sockets": (sockets, 100),
    "unread pings": (unread_pings, 20),
    "headers": (headers, 8),
    "half-sent requests": (half_requests, 1100),
    "expensive requests": (expensive, 20),
    "rematches": (rematches, 8),
    "links": (links, 8),
}


async def attack(flood: Flood, what: Attack, at_once: int, seconds: float, addresses: list[str]) -> None:
    """Keep so many of them going, for so long."""

    async def again(number: int) -> None:
        while True:
            with suppress(OSError, EOFError):
                await what(flood, addresses[number % len(addresses)])
            await asyncio.sleep(0.01)

    tasks = [asyncio.create_task(again(number)) for number in range(at_once)]
    with suppress(TimeoutError):
        await asyncio.wait_for(asyncio.gather(*tasks), seconds)


def flooding(flood: Flood, name: str, seconds: float, addresses: list[str]) -> None:
    """The flood, in a process of its own: what it takes must not be felt by the honest one."""
    asyncio.run(attack(flood, *ATTACKS[name], seconds, addresses))


async def honest(person: Person, table: str, times: list[float], stop: asyncio.Event) -> None:
    """One who looks at a table, from an address of their own."""
    transport = httpx.AsyncHTTPTransport(local_address=person.address)
    headers = {"Cookie": person.cookie}
    async with httpx.AsyncClient(
        base_url=person.server.url, headers=headers, transport=transport, timeout=60
    ) as client:
        while not stop.is_set():
            began = time.perf_counter()
            (await client.get(f"/api/tables/{table}")).raise_for_status()
            times.append(time.perf_counter() - began)
            await asyncio.sleep(HONEST_PAUSE)


async def bot_answers(person: Person, table: str) -> float:
    """How long a level-1 bot takes to answer a turn, from the commit on."""

    def play() -> float:
        with person.socket(table, 0) as live:
            turn = live.news()["table"]["turn"]
            word = live.ask(0, turn)["pairs"][0]["step"]
            began = time.perf_counter()
            live.commit(0, turn, word, f"commit-{turn:04}")
            live.news(turn + 2)
            return time.perf_counter() - began

    return await asyncio.to_thread(play)


async def measured(server: Process, name: str, seconds: float, addresses: list[str]) -> dict[str, Any]:
    what, _ = ATTACKS[name]
    with Person(server, "Ana") as ana, Person(server, "Mallory", MALLORY) as mallory:
        table = ana.open_table("here", "level-1")["table"]["id"]
        over = mallory.open_table("here", "here")["table"]["id"]
        if what is rematches:
            mallory.post(f"/api/tables/{over}/resign", {"seat": 0})
        alone = await bot_answers(ana, table)
        before, logged = memory_in_use([server]), server.log_bytes
        times: list[float] = []
        stop = asyncio.Event()
        looking = asyncio.create_task(honest(ana, table, times, stop))
        flood = Flood(server.port, mallory.cookie, over)
        other = multiprocessing.get_context("spawn").Process(
            target=flooding, args=(flood, name, seconds, addresses)
        )
        other.start()
        await asyncio.sleep(seconds / 2)
        bot = await bot_answers(ana, table)
        await asyncio.to_thread(other.join)
        stop.set()
        await looking
        peak = memory_in_use([server])
        logged = server.log_bytes - logged
        ended = time.monotonic()
        until(lambda: httpx.get(f"{server.url}/api/lobby").status_code == 200)
        healed = time.monotonic() - ended
    times.sort()
    return {
        "flood": name,
        "honest requests": len(times),
        "p50 ms": round(1000 * times[len(times) // 2], 1),
        "p99 ms": round(1000 * times[int(len(times) * 0.99)], 1),
        "bot alone s": round(alone, 2),
        "bot meanwhile s": round(bot, 2),
        "memory MB more": round(peak - before, 1),
        "log kB/s": round(logged / 1000 / seconds, 2),
        "healed after s": round(healed, 2),
    }


def main(
    names: Annotated[list[str] | None, typer.Argument(help="Which floods. [default: all]")] = None,
    seconds: Annotated[float, typer.Option(min=1, max=60, help="How long each lasts.")] = 10.0,
    addresses: Annotated[int, typer.Option(min=1, max=200, help="From so many addresses.")] = 1,
) -> None:
    """Flood a server of its own, and print what an honest player felt of it."""
    rows = []
    sources = [f"127.0.1.{number}" for number in range(1, addresses + 1)] if addresses > 1 else [MALLORY]
    for name in names or list(ATTACKS):
        with TemporaryDirectory() as folder:
            database = f"sqlite:///{Path(folder) / 'tables.sqlite'}"
            with Process(free_port(), database, **DEFAULTS) as server:
                rows.append(asyncio.run(measured(server, name, seconds, sources)))
    table = Table(*rows[0], title=f"floods of {seconds:g} s from {len(sources)} address(es)")
    for row in rows:
        table.add_row(*map(str, row.values()))
    Console(width=160).print(table)


if __name__ == "__main__":
    typer.run(main)
