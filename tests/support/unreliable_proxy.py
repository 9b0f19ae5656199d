"""A WebSocket proxy that drops, doubles, delays and swaps messages, and cuts connections."""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from websockets.asyncio.client import connect
from websockets.asyncio.connection import Connection
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

FAULTS = {"drop": 0.05, "double": 0.05, "delay": 0.08, "swap": 0.05, "cut": 0.01}
DELAY_SECONDS = 0.05


class UnreliableProxy:
    """Passes messages on between clients and a server, in both directions and not always well."""

    def __init__(self, server_port: int, seed: int) -> None:
        self._server_port = server_port
        self._random = random.Random(seed)  # noqa: S311
        self.done: Counter[str] = Counter()
        """How often it did what to a message."""

    @asynccontextmanager
    async def running(self) -> AsyncIterator[int]:
        """The port at which it listens."""
        async with serve(self._relay, "127.0.0.1", 0, compression=None) as listening:
            yield int(next(iter(listening.sockets)).getsockname()[1])

    async def _relay(self, client: ServerConnection) -> None:
        assert client.request is not None
        cookie = {"Cookie": client.request.headers.get("Cookie", "")}
        url = f"ws://127.0.0.1:{self._server_port}{client.request.path}"
        with suppress(ConnectionClosed, OSError):
            async with connect(url, additional_headers=cookie, compression=None) as server:
                ways = [
                    asyncio.create_task(self._pass_on(source, target))
                    for source, target in ((client, server), (server, client))
                ]
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                for way in ways:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)

    async def _pass_on(self, source: Connection, target: Connection) -> None:
        held: list[str | bytes] = []
        async for message in source:
            fault = self._fault()
            self.done[fault] += 1
            if fault == "cut":
                return
            if fault == "drop":
                continue
            if fault == "swap" and not held:
                held.append(message)
                continue
            if fault == "delay":
                await asyncio.sleep(self._random.random() * DELAY_SECONDS)
            for copy in [message, message] if fault == "double" else [message]:
                await target.send(copy)
            while held:
                await target.send(held.pop())

    def _fault(self) -> str:
        kinds = [*FAULTS, "pass"]
        return self._random.choices(kinds, [*FAULTS.values(), 1 - sum(FAULTS.values())])[0]
