"""Nothing hidden reaches a viewer: games that differ only in what they cannot see send the same bytes."""

import shutil
import sqlite3
from contextlib import ExitStack
from pathlib import Path

import pytest

from nyhavn.rules import Game, Phase, turn_played
from nyhavn.rules.constants import CARD_LETTERS
from support.running import Person, Server, Socket, running, settings_in
from support.twin_games import Twins
from support.waiting import PATIENCE

NEVER_DRAWN = 25
NOW = 1_000_000_000.0


def deck_of(game: Game) -> str:
    """The whole deck of a game that has just been dealt."""
    return "".join(CARD_LETTERS[game.deck[place]] for place in range(game.deck_size))


def set_deck(folder: Path, deck: str) -> None:
    with sqlite3.connect(folder / "tables.sqlite") as database:
        database.execute("UPDATE tables SET deck = ?", (deck,))
    database.close()


class Side:
    """One of the two games: the viewer, and somebody who plays all other seats."""

    def __init__(self, server: Server, cookies: tuple[str, str]) -> None:
        self.viewer, self.rival = Person(server, "Ana"), Person(server, "Bo")
        for person, cookie in zip((self.viewer, self.rival), cookies, strict=True):
            person.http.cookies.set("nyhavn", cookie)
        self.bytes: list[bytes] = []

    def ask(self, method: str, path: str, **more: object) -> None:
        """Let the viewer ask for something, and keep all that comes back."""
        answer = self.viewer.http.request(method, path, **more)  # type: ignore[arg-type]
        headers = "\n".join(f"{name}: {value}" for name, value in answer.headers.items())
        self.bytes += [f"{answer.status_code}\n{headers}\n".encode(), answer.content]

    def hear(self, socket: Socket, number: int) -> None:
        """Keep what a socket says until the news with this number."""
        while True:
            text = socket.connection.recv(timeout=PATIENCE)
            # Who is connected has nothing to do with the game, and is told when it is convenient.
            if not str(text).startswith('{"type":"presence"'):
                self.bytes.append(text.encode() if isinstance(text, str) else text)
            if f'"number":{number},' in str(text)[:40]:
                return


def look_everywhere(side: Side, table: str, viewer: int | None, turn: int, steps: list[str]) -> None:
    """Everything that a viewer can ask about a table, what is refused too."""
    path = f"/api/tables/{table}"
    for seat in (None, 0, 1):
        query = {} if seat is None else {"seat": seat}
        side.ask("GET", path, params=query)
        side.ask("GET", f"{path}/replay", params=query)
        for begun in ([], *[[step] for step in steps]):
            question = {"request": 1, "seat": seat or 0, "turn": turn, "begun": begun}
            side.ask("POST", f"{path}/choices", json=question)
        for word in ("T17+3-rr", "Br3@a1:a2b2=rrr", "Bb2@a1:b1=bb", "nonsense"):
            body = {"id": "commit-wrong", "seat": seat or 0, "turn": turn, "word": word}
            if viewer is None or seat != viewer:
                side.ask("POST", f"{path}/turns", json=body)
    for part in ("record", "statistics", "replay?open=true"):
        side.ask("GET", f"{path}/{part}")
    for what in ("vote", "take-back"):
        side.ask("POST", f"{path}/{what}", json={"seat": viewer or 0})
    for public in ("/api/me", "/api/lobby", "/schema/openapi.json"):
        side.ask("GET", public)


def open_twin_tables(tmp_path: Path, players: int, viewer: int | None) -> tuple[str, tuple[str, str]]:
    """A table in one database; its id, and the cookies of the viewer and of who plays the other seats."""
    settings = settings_in(tmp_path / "one")
    with running(settings, lambda: NOW) as server, Person(server, "Ana") as ana, Person(server, "Bo") as bo:
        seats = ["open"] * players
        if viewer is not None:
            seats[viewer] = "here"
        opened = ana.open_table(*seats, listed=True)
        for _ in range(players - (viewer is not None)):
            bo.follow(opened["links"]["invite"])
        return opened["table"]["id"], (ana.http.cookies["nyhavn"], bo.http.cookies["nyhavn"])


@pytest.mark.parametrize(("players", "viewer"), [(2, None), (2, 0), (2, 1), (3, None), (3, 1), (4, 0)])
def test_every_byte_is_the_same_for_games_that_differ_only_in_what_is_hidden(
    tmp_path: Path, players: int, viewer: int | None
) -> None:
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
    table, cookies = open_twin_tables(tmp_path, players, viewer)
    shutil.copytree(tmp_path / "one", tmp_path / "other", dirs_exist_ok=True)
    twins = Twins(players, viewer, NEVER_DRAWN, seed=players * 10 + (viewer or 0))
    set_deck(tmp_path / "one", deck_of(twins.one))
    set_deck(tmp_path / "other", deck_of(twins.other))
    with ExitStack() as stack:
        servers = [
            # No heartbeats: when they come depends on how fast this machine is, not on the games.
            stack.enter_context(running(settings_in(tmp_path / name, heartbeat_seconds=1e6), lambda: NOW))
            for name in ("one", "other")
        ]
        sides = [Side(server, cookies) for server in servers]
        sockets = [stack.enter_context(side.viewer.socket(table, viewer)) for side in sides]
        number, turn, word = sides[0].viewer.view(table)["number"], 1, ""
        for side, socket in zip(sides, sockets, strict=True):
            side.hear(socket, number)
        assert sides[0].rival.view(table) == sides[1].rival.view(table) or viewer is not None
        for decision in twins.play():
            if twins.one.phase in (Phase.REFILL, Phase.OVER):
                word, seat = turn_played(twins.one).word, twins.one.seat
            if decision is not None or not word:
                continue
            number, turn = number + 1, turn + 1
            for side, socket in zip(sides, sockets, strict=True):
                person = side.viewer if seat == viewer else side.rival
                person.commit(table, seat, turn - 1, word)
                side.hear(socket, number)
                if turn % 4 == 0:
                    look_everywhere(side, table, viewer, turn, ["T12", "T26", "%", "r2@a1:b1", "b2@c1:d1"])
                    with side.viewer.socket(table, viewer, last=turn // 2) as again:
                        side.hear(again, number)
            word = ""
            if twins.one.reshuffled:
                break
        assert turn > 8
        assert sides[0].bytes == sides[1].bytes
        # The games do differ: whoever holds the other seats does not see the same.
        if viewer is not None or players == 2:
            rival = next(seat for seat in range(players) if seat != viewer)
            one, other = (side.rival.view(table, rival)["view"] for side in sides)
            assert one != other or deck_of(twins.one) != deck_of(twins.other)
        for side in sides:
            side.viewer.close()
            side.rival.close()
