"""Real processes that are killed, and messages that get lost: every viewer ends with what the store has."""

import asyncio
import random
import sqlite3
from collections.abc import Sequence
from pathlib import Path

from nyhavn.rules import Chance
from nyhavn.server.storage.entries import Played, read_entry
from support.resuming import ResumingClient
from support.running import Person, Process, free_port
from support.unreliable_proxy import FAULTS, UnreliableProxy

VIEWERS = (0, 1, None)


def database_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite'}"


def stored_turns(folder: Path, table: str) -> list[Played]:
    """The turns of a table as they lie in the database, whatever the server may think."""
    database = sqlite3.connect(folder / "tables.sqlite")
    bodies = database.execute(
        "SELECT body FROM entries WHERE table_id = ? ORDER BY number", (table,)
    ).fetchall()
    database.close()
    entries = [read_entry(body) for (body,) in bodies]
    return [entry for entry in entries if isinstance(entry, Played)]


def clients_at(person: Person, port: int, tables: int) -> list[ResumingClient]:
    """At each of several new tables two who play and one who watches."""
    found = [str(person.open_table("here", "here")["table"]["id"]) for _ in range(tables)]
    return [
        ResumingClient(port, person.cookie, table, seat, Chance(number))
        for number, table in enumerate(found)
        for seat in VIEWERS
    ]


def check_equal_to_the_store(folder: Path, person: Person, clients: Sequence[ResumingClient]) -> None:
    """Each viewer has all events, and the view of its seat, as the server rebuilds them from the store."""
    for client in clients:
        told = person.view(client.table, client.seat)
        assert client.events == told["events"]
        assert client.news["view"] == told["view"]
        assert client.news["table"] == told["table"]
        words = [event["what"]["word"] for event in client.events if event["what"]["kind"] == "turn"]
        assert words == [turn.word for turn in stored_turns(folder, client.table)]


def test_messages_dropped_doubled_delayed_and_swapped_leave_all_viewers_equal(tmp_path: Path) -> None:
    with Process(free_port(), database_in(tmp_path)) as server, Person(server, "Ana") as ana:
        proxy = UnreliableProxy(server.port, seed=1)

        async def play() -> list[ResumingClient]:
            async with proxy.running() as port:
                clients = clients_at(ana, port, tables=4)
                await asyncio.gather(*(client.play(turns=25) for client in clients))
                return clients

        clients = asyncio.run(play())
        assert all(client.turns == 25 for client in clients)
        assert set(FAULTS) <= set(proxy.done)
        assert max(client.connections for client in clients) > 1
        # Nothing that this process has in memory: all is read anew.
        server.kill()
        server.start()
        check_equal_to_the_store(tmp_path, ana, clients)


def test_a_server_killed_at_many_points_of_many_games_loses_nothing_that_it_acknowledged(
    tmp_path: Path,
) -> None:
    chance = random.Random(2)  # noqa: S311
    with Process(free_port(), database_in(tmp_path)) as server, Person(server, "Ana") as ana:

        async def play_until_a_blow(clients: Sequence[ResumingClient]) -> None:
            games = asyncio.gather(*(client.play(turns=1000) for client in clients))
            while not all(client.turns for client in clients):
                await asyncio.sleep(0.01)
            # Every game has begun. The blow comes at any moment of the next turns.
            await asyncio.sleep(chance.random() * 0.3)
            await asyncio.to_thread(server.kill)
            check_acknowledged(tmp_path, clients)
            await asyncio.to_thread(server.start)
            # Meanwhile they have gone on by themselves, or are about to.
            goals = {client.table: len(stored_turns(tmp_path, client.table)) + 4 for client in clients}
            games.cancel()
            await go_on(clients, goals)

        for _ in range(5):
            clients = clients_at(ana, server.port, tables=4)
            asyncio.run(play_until_a_blow(clients))
            check_acknowledged(tmp_path, clients)
            check_equal_to_the_store(tmp_path, ana, clients)


async def go_on(clients: Sequence[ResumingClient], goals: dict[str, int]) -> None:
    """No game is stuck: all go on to a goal, or to their end."""
    await asyncio.gather(*(client.play(goals[client.table]) for client in clients))


def check_acknowledged(folder: Path, clients: Sequence[ResumingClient]) -> None:
    """Every turn that was acknowledged is there, once, as it was committed."""
    for client in clients:
        stored = {turn.turn: turn for turn in stored_turns(folder, client.table)}
        assert sorted(stored) == list(range(1, len(stored) + 1))
        for turn, word in client.acknowledged.items():
            assert (stored[turn].word, stored[turn].commit) == (word, f"turn-{turn}-{client.seat}")
    assert any(client.acknowledged for client in clients)
