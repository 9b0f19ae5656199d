"""The sockets: what viewers say, and who has to hear of what happens at a table."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from nyhavn.rules.errors import MalformedError, NyhavnError
from nyhavn.server.entries import SeatLeft
from nyhavn.server.limits import Allowances
from nyhavn.server.notices import Notice, Notices
from nyhavn.server.presence import PresenceBook
from nyhavn.server.refusals import FORBIDDEN, NOT_FOUND, TOO_MANY, RefusedError, refusal_message, status_of
from nyhavn.server.seats import check_looking, seats_at
from nyhavn.server.shelf import Shelf
from nyhavn.server.socket_messages import (
    AskChoices,
    Beat,
    ChoicesTold,
    Commit,
    Hello,
    Look,
    Ping,
    PresenceTold,
    Refused,
    SaidByViewer,
)
from nyhavn.server.table import Table
from nyhavn.server.turns import OUT_OF_DATE, ask_choices, commit_turn
from nyhavn.server.viewers import Viewer

LOG = logging.getLogger("nyhavn.server")
HELLO_SECONDS = 10.0
PRESENCE_SECONDS = 0.1
REFUSED, NOBODY_THERE, TOO_EAGER = 4400, 4404, 4429
MOST_IGNORED = 50
"""Messages over the limit that are refused one by one before the socket is closed."""
_SAID: msgspec.json.Decoder[SaidByViewer] = msgspec.json.Decoder(SaidByViewer)


class Live:
    """All viewers at this process."""

    def __init__(self, shelf: Shelf, allowances: Allowances) -> None:
        self._shelf = shelf
        self._metrics = shelf.metrics
        self._allowances = allowances
        self._viewers: defaultdict[str, set[Viewer]] = defaultdict(set)
        self._book = PresenceBook(shelf.clock)
        self._coming_and_going: set[str] = set()
        self.notices: Notices | None = None

    def __len__(self) -> int:
        return sum(len(viewers) for viewers in self._viewers.values())

    @property
    def tables(self) -> list[str]:
        """The tables that somebody looks at."""
        return list(self._viewers)

    # What happens at the tables.

    def hear_change(self, table: Table) -> None:
        """A table has changed: its viewers are told what each may know."""
        viewers = self._viewers.get(table.id)
        for viewer in viewers or ():
            if any(isinstance(event.what, SeatLeft) for event in table.events_after(viewer.last)):
                viewer.seats_doubtful = True
            viewer.heard_of(table)
        if self.notices is not None:
            self.notices.tell_news(table.id, table.last)

    def hear_presence(self, notice: Notice) -> None:
        """Another process tells who is connected to it, or wants to know who is here."""
        for table, (seats, watchers) in notice.present.items():
            if table in self._viewers:
                self._book.hear(table, notice.process, seats, watchers)
                self._presence_changed(table, here=False)
        for table in notice.asking:
            self.tell_others(table)

    def tell_others(self, table_id: str) -> None:
        """Tell the other processes who is connected to this one."""
        if self.notices is not None and table_id in self._viewers:
            seats, watchers = self._book.here(self._viewers[table_id])
            self.notices.tell_present(table_id, sorted(seats), watchers)

    def _presence_changed(self, table_id: str, here: bool = True) -> None:
        """Somebody came or went; many who come at once are told of together."""
        if table_id not in self._coming_and_going:
            self._coming_and_going.add(table_id)
            asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._tell_presence, table_id)
        if here:
            self.tell_others(table_id)

    def _tell_presence(self, table_id: str) -> None:
        self._coming_and_going.discard(table_id)
        table = self._shelf.at_hand(table_id)
        viewers = self._viewers.get(table_id)
        if table is not None and viewers:
            presence = PresenceTold(self._book.at(table_id, table.last_acts, viewers))
            for viewer in viewers:
                viewer.tell(presence)

    def beat(self) -> None:
        """Tell all viewers that the connection lives, and the other processes who is here."""
        self._book.keep(self._viewers)
        for table_id, viewers in self._viewers.items():
            self.tell_others(table_id)
            for viewer in viewers:
                viewer.tell(Beat(self._shelf.clock()))

    # One viewer.

    async def attend(self, socket: WebSocket, table_id: str, device: str) -> None:  # type: ignore[type-arg]
        """Serve one socket until it closes."""
        viewer = Viewer(socket, table_id, device, self._shelf)
        sender = asyncio.create_task(viewer.send_all())
        try:
            await self._welcome(socket, viewer)
            with self._present(viewer):
                await self._listen(socket, viewer)
        except NyhavnError as refusal:
            sender.cancel()
            await self.turn_away(socket, refusal)
        except WebSocketDisconnect:
            pass
        finally:
            sender.cancel()

    async def turn_away(self, socket: WebSocket, refusal: NyhavnError) -> None:  # type: ignore[type-arg]
        """Say why there is nothing to see here, and close."""
        self._metrics.refused.add()
        await socket.send_data(msgspec.json.encode(Refused(refusal_message(refusal))).decode())
        there = status_of(refusal) not in (FORBIDDEN, NOT_FOUND)
        await socket.close(REFUSED if there else NOBODY_THERE, refusal.code)

    async def _welcome(self, socket: WebSocket, viewer: Viewer) -> None:  # type: ignore[type-arg]
        """The first message says what the client has, and from which seat it looks."""
        table = await self._shelf.table(viewer.table_id)
        viewer.seats = await seats_at(self._shelf, table, viewer.device)
        try:
            hello = _read(await asyncio.wait_for(socket.receive_data("text"), HELLO_SECONDS))
        except TimeoutError:
            hello = None
        if not isinstance(hello, Hello):
            raise RefusedError("hello-missing")
        check_looking(viewer.seats, hello.seat)
        # A client that claims to have more than there is has something else, and gets all anew.
        viewer.last = hello.last if hello.last <= table.last else 0
        viewer.seat = hello.seat
        viewer.greeted = True
        viewer.tell_news()

    @contextmanager
    def _present(self, viewer: Viewer) -> Iterator[None]:
        table_id = viewer.table_id
        if table_id not in self._viewers and self.notices is not None:
            self.notices.ask_present(table_id)
        self._viewers[table_id].add(viewer)
        self._presence_changed(table_id)
        try:
            yield
        finally:
            self._viewers[table_id].discard(viewer)
            self._presence_changed(table_id)
            if not self._viewers[table_id]:
                del self._viewers[table_id]

    async def _listen(self, socket: WebSocket, viewer: Viewer) -> None:  # type: ignore[type-arg]
        allowance, ignored = self._allowances.new(), 0
        while True:
            text = await socket.receive_data("text")
            if not allowance.use(self._shelf.clock()) and self._shelf.settings.requests_per_second:
                ignored += 1
                if ignored > MOST_IGNORED:
                    await socket.close(TOO_EAGER, "too many messages")
                    return
                self._refuse(viewer, RefusedError("too-many-requests", status=TOO_MANY))
                continue
            said = None
            try:
                said = _read(text)
                await self._answer(viewer, said)
            except NyhavnError as refusal:
                self._refuse(viewer, refusal, said)

    async def _answer(self, viewer: Viewer, said: SaidByViewer) -> None:
        if viewer.seats_doubtful:
            await viewer.look_up_seats()
        match said:
            case Commit():
                viewer.tell(await commit_turn(self._shelf, viewer.table_id, viewer.seats, said))
            case AskChoices():
                table = self._shelf.at_hand(viewer.table_id) or await self._shelf.table(viewer.table_id)
                viewer.tell(ChoicesTold(said.request, ask_choices(table, viewer.seats, said)))
            case Look(seat):
                await viewer.look_up_seats()
                check_looking(viewer.seats, seat)
                viewer.seat = seat
                viewer.tell_news()
                self._presence_changed(viewer.table_id)
            case Hello(last):
                # Somebody who has lost the thread asks for everything after what they have.
                viewer.last = last if last <= viewer.last else 0
                viewer.tell_news()
            case Ping():
                viewer.tell(Beat(self._shelf.clock()))

    def _refuse(self, viewer: Viewer, refusal: NyhavnError, said: SaidByViewer | None = None) -> None:
        self._metrics.refused.add()
        error = refusal_message(refusal)
        match said:
            case Commit(id):
                viewer.tell(Refused(error, id=id))
                if refusal.code in OUT_OF_DATE:
                    viewer.tell_news()
            case AskChoices(request):
                viewer.tell(Refused(error, request=request))
            case _:
                viewer.tell(Refused(error))


def _read(text: str | bytes) -> SaidByViewer:
    try:
        return _SAID.decode(text)
    except (msgspec.MsgspecError, UnicodeError) as fault:
        raise MalformedError("message-malformed", {"why": str(fault)}) from fault
