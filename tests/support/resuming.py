"""Clients that go on after whatever happens to their connection, as the page in the browser does."""

import asyncio
import json
from contextlib import suppress

from load_bot import turn_word
from msgspec import convert
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from nyhavn.rules import Chance
from nyhavn.server.wire.views import GameView
from support.running import Json

SILENCE_SECONDS = 1.0
LOST = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError)


class ResumingClient:
    """One viewer, who also plays when a seat is given. It knows the last number it has, and nothing twice."""

    def __init__(self, port: int, cookie: str, table: str, seat: int | None, chance: Chance) -> None:
        self.table = table
        self.seat = seat
        self.events: list[Json] = []
        self.news: Json = {}
        self.acknowledged: dict[int, str] = {}
        """The words of the turns of which the server has said that they are stored."""
        self.connections = 0
        self._words: dict[int, str] = {}
        self._chance = chance
        self._cookie = cookie
        self._url = f"ws://127.0.0.1:{port}/api/tables/{table}/live"

    @property
    def last(self) -> int:
        return int(self.events[-1]["number"]) if self.events else 0

    @property
    def turns(self) -> int:
        """How many turns it has heard of."""
        return sum(event["what"]["kind"] == "turn" for event in self.events)

    async def play(self, turns: int) -> None:
        """Play, or watch, until so many turns are played; reconnect after faults and silence."""
        while self.turns < turns and not self._over:
            with suppress(*LOST):
                headers = {"Cookie": self._cookie}
                async with connect(
                    self._url, additional_headers=headers, compression=None, open_timeout=5, close_timeout=1
                ) as socket:
                    self.connections += 1
                    await self._follow(socket, turns)
            await asyncio.sleep(0.02)

    @property
    def _over(self) -> bool:
        return bool(self.news) and self.news["table"]["stage"] == "finished"

    async def _follow(self, socket: ClientConnection, turns: int) -> None:
        await socket.send(json.dumps({"type": "hello", "seat": self.seat, "last": self.last}))
        while self.turns < turns and not self._over:
            message = json.loads(await asyncio.wait_for(socket.recv(), SILENCE_SECONDS))
            if message["type"] == "news":
                if not self._take(message):
                    return
                if self.turns < turns:
                    await self._commit(socket)
            elif message["type"] == "committed":
                self.acknowledged[message["turn"]] = self._words[message["turn"]]
            elif message["type"] == "refused":
                assert message["error"]["code"] in ("turn-stale", "hello-missing"), message

    def _take(self, news: Json) -> bool:
        """Take over what is new; not where something in between is missing."""
        new = [event for event in news["events"] if event["number"] > self.last]
        if new and new[0]["number"] != self.last + 1:
            return False
        self.events += new
        if news["number"] == self.last:
            self.news = news
        return True

    async def _commit(self, socket: ClientConnection) -> None:
        """Play a turn of one's own; the same turn always with the same word and id, however often."""
        turn = self.news["table"]["turn"]
        if self.seat is None or self.news["table"]["toMove"] != self.seat or turn != self.turns + 1:
            return
        if turn not in self._words:
            self._words[turn] = turn_word(convert(self.news["view"], GameView), self._chance)
        commit = {"type": "commit", "id": f"turn-{turn}-{self.seat}", "seat": self.seat, "turn": turn}
        await socket.send(json.dumps(commit | {"word": self._words[turn]}))
