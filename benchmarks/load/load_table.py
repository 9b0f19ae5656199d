"""One table of the load tool: two seats, as many viewers as wanted, and game after game."""

import asyncio
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress

import httpx
import msgspec
from load_bot import turn_word
from msgspec import Raw, Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from nyhavn.rules import Chance
from nyhavn.server.wire.views import GameView

TWO_SEATS = [{"kind": "here", "name": "Ana"}, {"kind": "here", "name": "Bo"}]
SEATS = len(TWO_SEATS)


class TableHeard(Struct):
    """What the load tool wants to know of a table."""

    id: str
    stage: str
    turn: int


class Heard(Struct):
    """A message of the server, as far as the load tool reads it."""

    type: str
    table: TableHeard | None = None
    view: Raw = Raw(b"null")
    error: Raw = Raw(b"")


_HEARD = msgspec.json.Decoder(Heard)
_VIEW = msgspec.json.Decoder(GameView)


class Viewer:
    """A socket that looks from a seat, or as a spectator; it notes the latest view that arrives."""

    def __init__(self, table: "LoadTable", seat: int | None) -> None:
        self.seat = seat
        self.view = Raw(b"null")
        self._table = table
        self._socket: ClientConnection | None = None
        self._listening: asyncio.Task[None] | None = None

    async def open(self, port: int, cookie: str, table_id: str) -> None:
        self._socket = await connect(
            f"ws://127.0.0.1:{port}/api/tables/{table_id}/live",
            additional_headers={"Cookie": cookie},
            compression=None,
            max_queue=None,
            ping_interval=None,
            open_timeout=60,
        )
        await self.say({"type": "hello", "seat": self.seat})
        self._listening = asyncio.create_task(self._listen(self._socket))

    async def say(self, message: Mapping[str, object]) -> None:
        assert self._socket is not None
        await self._socket.send(msgspec.json.encode(message).decode())

    async def _listen(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for text in socket:
                heard = _HEARD.decode(text)
                if heard.type == "refused":
                    self._table.fail(RuntimeError(bytes(heard.error).decode()))
                elif heard.table is not None:
                    self.view = heard.view
                    self._table.arrived(self, heard.table)

    async def close(self) -> None:
        if self._socket is not None and self._listening is not None:
            await self._socket.close()
            await self._listening


class LoadTable:
    """A table that is opened, looked at and played at over real connections."""

    def __init__(self, client: httpx.AsyncClient, ports: Sequence[int], viewers: int, chance: Chance) -> None:
        self._client = client
        self._ports = ports
        self._chance = chance
        self._viewers = [Viewer(self, seat if seat < SEATS else None) for seat in range(viewers)]
        self._behind: set[Viewer] = set()
        self._all_there: asyncio.Future[None] | None = None
        self._turn = 0
        self.finished = False

    async def open(self) -> None:
        """Open a new table; its viewers go to all server processes in turn."""
        answer = await self._client.post("/api/tables", json={"seats": TWO_SEATS, "starter": 0})
        answer.raise_for_status()
        table_id = answer.json()["table"]["id"]
        cookie = "; ".join(f"{name}={value}" for name, value in self._client.cookies.items())
        waiting = self._wait_for(1)
        for number, viewer in enumerate(self._viewers):
            await viewer.open(self._ports[number % len(self._ports)], cookie, table_id)
        if self._viewers:
            await waiting

    async def close(self) -> None:
        for viewer in self._viewers:
            await viewer.close()

    async def play_turn(self) -> float:
        """Play the next turn; the seconds from the commit to the last viewer's news of it."""
        mover = self._viewers[(self._turn - 1) % SEATS]
        word = turn_word(_VIEW.decode(mover.view), self._chance)
        commit = {"type": "commit", "id": f"commit-{self._turn}", "seat": mover.seat, "turn": self._turn}
        waiting = self._wait_for(self._turn + 1)
        began = time.perf_counter()
        await mover.say(commit | {"word": word})
        await waiting
        return time.perf_counter() - began

    def _wait_for(self, turn: int) -> asyncio.Future[None]:
        self._turn = turn
        self._behind = set(self._viewers)
        self._all_there = asyncio.get_running_loop().create_future()
        return self._all_there

    def arrived(self, viewer: Viewer, table: TableHeard) -> None:
        """A viewer has news; the last one who has the awaited turn ends the waiting."""
        if table.turn < self._turn:
            return
        self.finished = table.stage == "finished"
        self._behind.discard(viewer)
        if not self._behind and self._all_there is not None and not self._all_there.done():
            self._all_there.set_result(None)

    def fail(self, fault: Exception) -> None:
        if self._all_there is not None and not self._all_there.done():
            self._all_there.set_exception(fault)
