"""Connections before they are requests: how many, how large, how slow they may be.

The web server underneath bounds none of this. Its two protocols are extended here by a count of connections
for each address, a limit on headers, a deadline for whole requests, and an end for those who do not read.
"""

import asyncio
from asyncio.transports import BaseTransport
from collections import Counter
from contextlib import suppress
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from nyhavn.server.addresses import Networks, limited_address

MOST_HEADER_BYTES = 32 * 1024
REQUEST_SECONDS = 15.0
"""How long a request may take to come in: the largest has a few kilobytes."""
UNREAD_SECONDS = 10.0
"""How long a client may leave unread what was sent to it, before it is cut off."""
STATE = "connections"
"""Where the protocols find the count, in the state that the application gives them."""


class Connections:
    """How many connections each address has open."""

    def __init__(self, per_address: int, proxies: Networks) -> None:
        """Proxies speak for many visitors, and are not counted."""
        self._per_address = per_address
        self._proxies = proxies
        self._open: Counter[str] = Counter()

    def admit(self, host: str) -> bool:
        """Count a connection, unless the address has too many."""
        address = limited_address(host)
        full = self._per_address and self._open[address] >= self._per_address
        if full and host not in self._proxies:
            return False
        self._open[address] += 1
        return True

    def release(self, host: str) -> None:
        address = limited_address(host)
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]


class _Guarded:
    """What both protocols share: the count, and the end of those who do not read."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    app_state: dict[str, Any]
    client: tuple[str, int] | None
    admitted = False
    _unread: asyncio.TimerHandle | None = None

    @property
    def host(self) -> str:
        return self.client[0] if self.client else ""

    def admit(self) -> bool:
        connections: Connections | None = self.app_state.get(STATE)
        self.admitted = connections is None or connections.admit(self.host)
        return self.admitted

    def release(self) -> None:
        self.reads_again()
        connections: Connections | None = self.app_state.get(STATE)
        if self.admitted and connections is not None:
            connections.release(self.host)
        self.admitted = False

    def does_not_read(self) -> None:
        self._unread = self._unread or self.loop.call_later(UNREAD_SECONDS, self.transport.abort)

    def reads_again(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None


class GuardedHttp(_Guarded, HttpToolsProtocol):
    """A connection that carries requests."""

    _deadline: asyncio.TimerHandle | None = None
    _head_bytes = 0
    _in_head = True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.admit():
            self._begin()
        else:
            transport.abort()

    def _begin(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(REQUEST_SECONDS, self._too_late)

    def _end(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_late(self) -> None:
        self._deadline = None
        if self._in_head:
            self._refuse(b"408 Request Timeout")
        else:
            self.transport.abort()

    def _refuse(self, status: bytes) -> None:
        self.transport.write(b"HTTP/1.1 " + status + b"\r\nconnection: close\r\ncontent-length: 0\r\n\r\n")
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._begin()
        self._head_bytes += len(data)
        super().data_received(data)
        if self._in_head and self._head_bytes > MOST_HEADER_BYTES and not self.transport.is_closing():
            self._refuse(b"431 Request Header Fields Too Large")

    def on_message_begin(self) -> None:
        self._in_head = True
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        if not self._in_head:
            # Headers behind a body are of no use here, and nothing bounds them: the request is malformed.
            raise ValueError
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._head_bytes = 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._end()
        self._in_head = True
        self._head_bytes = 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._end()
        self.reads_again()
        # The connection goes on as a socket, and is released as one.
        self.admitted = False
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        self.does_not_read()
        super().pause_writing()

    def resume_writing(self) -> None:
        self.reads_again()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        self.release()
        super().connection_lost(exc)


class GuardedWebSocket(_Guarded, WebSocketsSansIOProtocol):
    """A connection that has become a socket: it is read no faster than it reads."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.admitted = True

    def pause_writing(self) -> None:
        super().pause_writing()
        self.does_not_read()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.reads_again()
        if not self.read_paused:
            with suppress(RuntimeError):
                self.transport.resume_reading()

    async def receive(self) -> Any:
        message = await super().receive()
        if not self.writable.is_set() and not self.transport.is_closing():
            self.transport.pause_reading()
        return message

    def connection_lost(self, exc: Exception | None) -> None:
        self.release()
        super().connection_lost(exc)
