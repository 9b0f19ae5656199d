"""Someone who looks at a table through a socket, and what is sent to them."""

import asyncio
from collections import deque

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketException
from msgspec import Raw

from nyhavn.server.messages import Event
from nyhavn.server.shelf import Shelf
from nyhavn.server.socket_messages import News, Told
from nyhavn.server.table import Table

MOST_WAITING = 100
"""Answers that may wait for a slow client before it is let go."""
TOO_SLOW = 4408


class _EncodedNews(Told, frozen=True, tag="news"):
    """News, with the parts that many viewers share encoded once."""

    number: int
    now: float
    seats: tuple[int, ...]
    host: bool
    hints: bool
    events: tuple[Event, ...]
    table: Raw
    view: Raw


def encoded_news(
    table: Table, seats: set[int], device: str, seat: int | None, last: int, now: float
) -> bytes:
    """What a viewer is told who has all events up to ``last`` and looks from ``seat``."""
    return msgspec.json.encode(
        _EncodedNews(
            number=table.last,
            now=now,
            seats=tuple(sorted(seats)),
            host=table.row.host == device,
            hints=table.gives_hints(seats),
            events=table.events_after(last),
            table=Raw(table.encoded_info()),
            view=Raw(table.encoded_view(seat)),
        )
    )


assert _EncodedNews.__struct_fields__ == News.__struct_fields__


class Viewer:
    """One socket. What it is to be told is sent by one task, so that a slow client holds up nobody else.

    News are made at the moment they are sent: a client that could not take several of them gets them as one.
    """

    def __init__(self, socket: WebSocket, table_id: str, device: str, shelf: Shelf) -> None:  # type: ignore[type-arg]
        self.table_id = table_id
        self.device = device
        self.seats: set[int] = set()
        self.seat: int | None = None
        self.last = 0
        self.greeted = False
        self.seats_doubtful = False
        """Somebody has left a seat: whether it was this device is to be looked up."""
        self._socket = socket
        self._shelf = shelf
        self._metrics = shelf.metrics
        self._wants_news = False
        self._waiting: deque[bytes] = deque()
        self._wake = asyncio.Event()

    def tell(self, message: Told) -> None:
        """Send a message as soon as the client takes it."""
        self._waiting.append(msgspec.json.encode(message))
        self._wake.set()

    def tell_news(self) -> None:
        """Send the news since the last event that the client has, and the view."""
        if self.greeted:
            self._wants_news = True
            self._wake.set()

    def heard_of(self, table: Table) -> None:
        """The table has changed, unless the client knows it already."""
        if table.last > self.last:
            self.tell_news()

    async def look_up_seats(self) -> None:
        self.seats_doubtful = False
        self.seats = await self._shelf.store.seats_of(self.table_id, self.device) or set()
        if self.seat not in self.seats:
            self.seat = None

    async def send_all(self) -> None:
        """Send what there is to send, until the socket closes."""
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                if len(self._waiting) > MOST_WAITING:
                    await self._socket.close(TOO_SLOW, "too slow")
                    return
                while self._waiting:
                    await self._send(self._waiting.popleft())
                if self._wants_news:
                    self._wants_news = False
                    await self._send_news()
        except (WebSocketException, RuntimeError, OSError):
            # The client is gone; whoever reads from the socket notices too.
            return

    async def _send_news(self) -> None:
        if self.seats_doubtful:
            await self.look_up_seats()
        table = self._shelf.at_hand(self.table_id) or await self._shelf.table(self.table_id)
        now = self._shelf.clock()
        text = encoded_news(table, self.seats, self.device, self.seat, self.last, now)
        self.last = table.last
        await self._send(text)

    async def _send(self, text: bytes) -> None:
        self._metrics.messages.add()
        await self._socket.send_data(text.decode())
