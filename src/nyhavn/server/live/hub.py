"""The hub of all sockets: what clients send, and which viewers hear of a change at a table."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from nyhavn.rules import MalformedError, NyhavnError
from nyhavn.server.live.presence import PresenceTracker
from nyhavn.server.live.pubsub import ProcessMessage, PubSub
from nyhavn.server.live.viewer import Viewer
from nyhavn.server.rate_limits import RateLimit, too_many_requests
from nyhavn.server.refusals import ServerRefusal
from nyhavn.server.storage.entries import SeatLeft, Started
from nyhavn.server.tables.access import access_to
from nyhavn.server.tables.repository import TableRepository
from nyhavn.server.tables.seats import check_held
from nyhavn.server.tables.table import Table
from nyhavn.server.tables.turns import OUT_OF_DATE, ask_choices, commit_turn
from nyhavn.server.wire.errors import (
    FORBIDDEN,
    NOT_FOUND,
    RefusedError,
    refusal_message,
    status_of,
)
from nyhavn.server.wire.socket import (
    ChoicesMessage,
    ChoicesRequest,
    ClientMessage,
    Commit,
    Heartbeat,
    Hello,
    Look,
    Ping,
    PresenceMessage,
    Refused,
)

HELLO_SECONDS = 10.0
PRESENCE_SECONDS = 0.1
REFUSED, NOBODY_THERE, TOO_EAGER = 4400, 4404, 4429
MOST_IGNORED = 50
"""Messages over the limit that are refused one by one before the socket is closed."""
_DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class Hub:
    """All viewers connected to this process."""

    def __init__(self, repository: TableRepository, request_limit: RateLimit) -> None:
        self._repository = repository
        self._metrics = repository.metrics
        self._request_limit = request_limit
        self._viewers: defaultdict[str, set[Viewer]] = defaultdict(set)
        self._presence = PresenceTracker(repository.clock)
        self._presence_due: set[str] = set()
        self.pubsub: PubSub | None = None
        self.on_arrival: Callable[[str], None] | None = None

    def __len__(self) -> int:
        return sum(len(viewers) for viewers in self._viewers.values())

    @property
    def tables(self) -> list[str]:
        """The tables that somebody looks at."""
        return list(self._viewers)

    def audience(self, table_id: str) -> str | None:
        """The address of somebody who looks at a table; of those who play there, where one of them does."""
        viewers = self._viewers.get(table_id)
        if not viewers:
            return None
        return min(viewers, key=lambda viewer: (not viewer.seats, viewer.address)).address

    # What happens at the tables.

    def on_change(self, table: Table) -> None:
        """Send its viewers the news of a table, each what they may know."""
        viewers = self._viewers.get(table.id)
        for viewer in viewers or ():
            if any(isinstance(event.what, SeatLeft | Started) for event in table.events_after(viewer.last)):
                viewer.seats_stale = True
            viewer.on_change(table)
        if self.pubsub is not None:
            self.pubsub.publish_news(table.id, table.last)

    def look_again(self, table_id: str) -> None:
        """Somebody may hold a seat no more, or watch no more: look up who may still look at a table."""
        for viewer in self._viewers.get(table_id, ()):
            viewer.seats_stale = True
            viewer.send_news()

    def on_presence(self, message: ProcessMessage) -> None:
        """Another process publishes who is connected to it, or asks who is connected here."""
        for table, (seats, watchers) in message.present.items():
            if table in self._viewers:
                self._presence.update(table, message.process, seats, watchers)
                self._schedule_presence(table)
        for table in message.asking:
            self._publish_presence(table)

    def _publish_presence(self, table_id: str) -> None:
        """Tell the other processes who is connected to this one."""
        if self.pubsub is not None and table_id in self._viewers:
            seats, watchers = self._presence.here(self._viewers[table_id])
            self.pubsub.publish_presence(table_id, sorted(seats), watchers)

    def _presence_changed(self, table_id: str) -> None:
        """Somebody connected to this process came or went."""
        self._schedule_presence(table_id)
        self._publish_presence(table_id)

    def _schedule_presence(self, table_id: str) -> None:
        """Tell the viewers soon: of many who come at once, only once."""
        if table_id not in self._presence_due:
            self._presence_due.add(table_id)
            asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._send_presence, table_id)

    def _send_presence(self, table_id: str) -> None:
        self._presence_due.discard(table_id)
        table = self._repository.cached(table_id)
        viewers = self._viewers.get(table_id)
        if table is not None and viewers:
            presence = PresenceMessage(self._presence.at(table_id, table.last_acts, viewers))
            for viewer in viewers:
                viewer.send(presence)

    def send_heartbeats(self) -> None:
        """Tell all viewers that the connection lives, and the other processes who is connected here."""
        self._presence.keep(self._viewers)
        for table_id, viewers in self._viewers.items():
            self._publish_presence(table_id)
            for viewer in viewers:
                viewer.send(Heartbeat(self._repository.clock()))

    # One viewer.

    async def serve(self, socket: WebSocket, table_id: str, device: str, address: str) -> None:  # type: ignore[type-arg]
        """Serve one socket until it closes."""
        viewer = Viewer(socket, table_id, device, address, self._repository)
        sender = asyncio.create_task(viewer.send_queued())
        try:
            await self._welcome(socket, viewer)
            with self._connected(viewer):
                await self._receive(socket, viewer)
        except NyhavnError as refusal:
            sender.cancel()
            await self.refuse(socket, refusal)
        except WebSocketDisconnect:
            pass
        finally:
            sender.cancel()

    async def refuse(self, socket: WebSocket, refusal: NyhavnError) -> None:  # type: ignore[type-arg]
        """Say why this socket is of no use, and close it."""
        self._metrics.refused.add()
        await socket.send_data(msgspec.json.encode(Refused(refusal_message(refusal))).decode())
        there = status_of(refusal) not in (FORBIDDEN, NOT_FOUND)
        await socket.close(REFUSED if there else NOBODY_THERE, refusal.code)

    async def _welcome(self, socket: WebSocket, viewer: Viewer) -> None:  # type: ignore[type-arg]
        """The first message says what the client has, and from which seat it looks."""
        access = await access_to(self._repository, viewer.table_id, viewer.device)
        viewer.seats = access.seats
        try:
            hello = _read(await asyncio.wait_for(socket.receive_data("text"), HELLO_SECONDS))
        except TimeoutError:
            hello = None
        if not isinstance(hello, Hello):
            raise RefusedError(ServerRefusal.HELLO_MISSING)
        check_held(viewer.seats, hello.seat)
        # A client that claims to have more than there is has something else, and gets everything again.
        viewer.last = hello.last if hello.last <= access.table.last else 0
        viewer.seat = hello.seat
        viewer.greeted = True
        viewer.send_news()

    @contextmanager
    def _connected(self, viewer: Viewer) -> Iterator[None]:
        table_id = viewer.table_id
        if table_id not in self._viewers and self.pubsub is not None:
            self.pubsub.request_presence(table_id)
        self._viewers[table_id].add(viewer)
        self._presence_changed(table_id)
        if self.on_arrival is not None:
            self.on_arrival(table_id)
        try:
            yield
        finally:
            self._viewers[table_id].discard(viewer)
            self._presence_changed(table_id)
            if not self._viewers[table_id]:
                del self._viewers[table_id]

    async def _receive(self, socket: WebSocket, viewer: Viewer) -> None:  # type: ignore[type-arg]
        ignored = 0
        while True:
            # Nobody is listened to who does not take what was answered before.
            await viewer.has_room()
            text = await socket.receive_data("text")
            # What others wait for goes between two answers.
            await asyncio.sleep(0)
            wait = self._request_limit.take(viewer.address)
            if wait:
                ignored += 1
                if ignored > MOST_IGNORED:
                    await socket.close(TOO_EAGER, "too many messages")
                    return
                self._send_refusal(viewer, too_many_requests(wait))
                continue
            message = None
            try:
                message = _read(text)
                await self._answer(viewer, message)
            except NyhavnError as refusal:
                self._send_refusal(viewer, refusal, message)

    async def _answer(self, viewer: Viewer, message: ClientMessage) -> None:
        if viewer.seats_stale:
            await viewer.reload_seats()
        match message:
            case Commit():
                viewer.send(await commit_turn(self._repository, viewer.table_id, viewer.seats, message))
            case ChoicesRequest():
                table = await self._repository.recent(viewer.table_id)
                viewer.send(ChoicesMessage(message.request, ask_choices(table, viewer.seats, message)))
            case Look(seat):
                await viewer.reload_seats()
                check_held(viewer.seats, seat)
                viewer.seat = seat
                viewer.send_news()
                self._presence_changed(viewer.table_id)
            case Hello(last):
                # A client that has lost track asks for everything after what it has.
                viewer.last = last if last <= viewer.last else 0
                viewer.send_news()
            case Ping():
                viewer.send(Heartbeat(self._repository.clock()))

    def _send_refusal(
        self, viewer: Viewer, refusal: NyhavnError, message: ClientMessage | None = None
    ) -> None:
        self._metrics.refused.add()
        error = refusal_message(refusal)
        match message:
            case Commit(id):
                viewer.send(Refused(error, id=id))
                if refusal.code in OUT_OF_DATE:
                    viewer.send_news()
            case ChoicesRequest(request):
                viewer.send(Refused(error, request=request))
            case _:
                viewer.send(Refused(error))


def _read(text: str | bytes) -> ClientMessage:
    try:
        return _DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeError) as fault:
        raise MalformedError(ServerRefusal.MESSAGE_MALFORMED, {"why": str(fault)}) from fault
