"""Someone who looks at a table through a socket, and what is sent to them."""

import asyncio
from collections import deque
from contextlib import suppress

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketException

from nyhavn.server.tables.access import TableAccess, access_to
from nyhavn.server.tables.repository import TableRepository
from nyhavn.server.tables.table import Table
from nyhavn.server.wire.errors import UnknownTableError, refusal_message
from nyhavn.server.wire.socket import Refused, ServerMessage

MOST_QUEUED = 100
"""Messages that may wait for a slow client before it is disconnected."""
ROOM_BELOW = 20
"""With more messages waiting than this a client is not listened to."""
TOO_SLOW, NOBODY_THERE = 4408, 4404


class Viewer:
    """One socket. One task writes to it what is queued, so that a slow client holds up nobody else.

    News are made at the moment they are written: a client that could not take several gets them as one.
    """

    def __init__(
        self,
        socket: WebSocket,  # type: ignore[type-arg]
        table_id: str,
        device: str,
        address: str,
        repository: TableRepository,
    ) -> None:
        self.table_id = table_id
        self.device = device
        self.address = address
        self.seats: set[int] = set()
        self.seat: int | None = None
        self.last = 0
        self.greeted = False
        self.seats_stale = False
        """Somebody has left a seat: whether it was this device is to be looked up."""
        self._socket = socket
        self._repository = repository
        self._metrics = repository.metrics
        self._wants_news = False
        self._too_slow = False
        self._queue: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._room = asyncio.Event()
        self._room.set()

    def send(self, message: ServerMessage) -> None:
        """Queue a message for the client."""
        if len(self._queue) >= MOST_QUEUED:
            # It is disconnected when it takes the next one, or does not for too long.
            self._too_slow = True
            return
        self._queue.append(msgspec.json.encode(message))
        if len(self._queue) > ROOM_BELOW:
            self._room.clear()
        self._wake.set()

    async def has_room(self) -> None:
        """Return when the client has taken most of what waited for it."""
        await self._room.wait()

    def send_news(self) -> None:
        """Queue the news since the last event that the client has, and the view."""
        if self.greeted:
            self._wants_news = True
            self._wake.set()

    def on_change(self, table: Table) -> None:
        """Queue news of a table that has changed, unless the client has them already."""
        if table.last > self.last:
            self.send_news()

    async def reload_seats(self) -> None:
        """Look up the seats of the device; a refusal where it may not even look any more."""
        self.seats_stale = False
        self.seats = (await access_to(self._repository, self.table_id, self.device)).seats
        if self.seat not in self.seats:
            self.seat = None

    async def send_queued(self) -> None:
        """Write what is queued to the socket, until it closes."""
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                while self._queue and not self._too_slow:
                    await self._write(self._queue.popleft())
                if self._too_slow:
                    await self._socket.close(TOO_SLOW, "too slow")
                    return
                self._room.set()
                if self._wants_news:
                    self._wants_news = False
                    await self._write_news()
        except UnknownTableError as refusal:
            # The table has been closed to this device while it looked.
            with suppress(WebSocketException, RuntimeError, OSError):
                await self._write(msgspec.json.encode(Refused(refusal_message(refusal))))
                await self._socket.close(NOBODY_THERE, refusal.code)
        except (WebSocketException, RuntimeError, OSError):
            # The client is gone; whoever reads from the socket finds out too.
            return
        finally:
            self._room.set()

    async def _write_news(self) -> None:
        if self.seats_stale:
            await self.reload_seats()
        table = await self._repository.recent(self.table_id)
        access = TableAccess(table, self.seats, self.device)
        news = access.news(self._repository.clock(), self.seat, self.last)
        self.last = table.last
        await self._write(msgspec.json.encode(news))

    async def _write(self, text: bytes) -> None:
        self._metrics.messages.add()
        await self._socket.send_data(text.decode())
