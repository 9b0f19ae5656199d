"""`kill -9` again and again while people and bots play: nothing that was acknowledged may be lost.

`python benchmarks/abuse/kills.py 100` kills a server on SQLite a hundred times; `--postgresql` two processes
with PostgreSQL and Redis, each in turn. After every kill the database is compared with what the players were
told: no acknowledged turn lost, none twice, every game goes on, every record legal and its shuffle proved.
Runs add up: a thousand kills can be done in parts, each with a seed of its own. It needs Linux.
"""

import asyncio
import random
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any

PROJECT = Path(__file__).parents[2]
sys.path += [str(PROJECT / "benchmarks" / "load"), str(PROJECT / "tests")]

import sqlalchemy  # noqa: E402
import typer  # noqa: E402

from nyhavn.records import read_record, verify_record  # noqa: E402
from nyhavn.rules import Chance  # noqa: E402
from nyhavn.server.storage.entries import Played, read_entry  # noqa: E402
from support.databases import running_postgresql, running_redis  # noqa: E402
from support.resuming import ResumingClient  # noqa: E402
from support.running import Person, Process, free_port  # noqa: E402

TABLES = 4
KILLS_PER_ROUND = 10
MORE_TURNS = 2


class Ledger:
    """The turns as they lie in the database, whatever the servers may think."""

    def __init__(self, url: str) -> None:
        self._engine = sqlalchemy.create_engine(url)

    def turns(self, table: str) -> list[Played]:
        statement = sqlalchemy.text("SELECT body FROM entries WHERE table_id = :table ORDER BY number")
        with self._engine.connect() as connection:
            entries = [read_entry(body) for (body,) in connection.execute(statement, {"table": table})]
        return [entry for entry in entries if isinstance(entry, Played)]

    def check(self, clients: Sequence[ResumingClient]) -> None:
        """Every turn that was acknowledged is there once, as it was committed."""
        for client in clients:
            stored = {turn.turn: turn for turn in self.turns(client.table)}
            assert sorted(stored) == list(range(1, len(stored) + 1)), "a turn twice, or a gap"
            for turn, word in client.acknowledged.items():
                assert stored[turn].word == word, "an acknowledged turn is lost"


def seated(person: Person, port: int, number: int) -> list[ResumingClient]:
    """A table of two people and a bot, who play through one process."""
    table = str(person.open_table("here", "here", "level-1")["table"]["id"])
    return [ResumingClient(port, person.cookie, table, seat, Chance(number)) for seat in (0, 1)]


async def one_round(
    servers: Sequence[Process], ledger: Ledger, person: Person, kills: int, chance: random.Random
) -> int:
    """Some tables, and a kill every moment; then all go on to the next turns, or to the end."""
    clients = [
        client
        for number in range(TABLES)
        for client in seated(person, servers[number % len(servers)].port, chance.getrandbits(30))
    ]
    games = [asyncio.create_task(client.play(turns=1000)) for client in clients]
    for kill in range(kills):
        await asyncio.sleep(0.2 + chance.random() * 0.5)
        server = servers[kill % len(servers)]
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(ledger.check, clients)
        await asyncio.to_thread(server.start)
    goals = {client.table: len(ledger.turns(client.table)) + MORE_TURNS for client in clients}
    for game in games:
        game.cancel()
    await asyncio.gather(*games, return_exceptions=True)
    # No game is stuck.
    async with asyncio.timeout(300):
        await asyncio.gather(*(client.play(goals[client.table]) for client in clients))
    ledger.check(clients)
    for table in {client.table for client in clients}:
        prove(person, table)
    return sum(len(client.acknowledged) for client in clients)


def prove(person: Person, table: str) -> None:
    """End a game, and check its record and the proof of its shuffle."""
    for seat in (0, 1, 2):
        if person.view(table)["table"]["stage"] == "playing" and seat in person.view(table)["seats"]:
            person.post(f"/api/tables/{table}/resign", {"seat": seat})
    verify_record(read_record(person.http.get(f"/api/tables/{table}/record").text))


def run(kills: int, seed: int, start: Callable[[], list[Process]], ledger: Ledger) -> dict[str, Any]:
    chance = random.Random(seed)  # noqa: S311
    servers = start()
    done = acknowledged = 0
    began = time.monotonic()
    try:
        with Person(servers[0], "Ana") as ana:
            while done < kills:
                now = min(KILLS_PER_ROUND, kills - done)
                acknowledged += asyncio.run(one_round(servers, ledger, ana, now, chance))
                done += now
                print(f"{done} kills, {acknowledged} acknowledged turns, none lost, none twice, none stuck")
    finally:
        for server in servers:
            server.kill()
    return {"kills": done, "acknowledged": acknowledged, "seconds": round(time.monotonic() - began)}


def main(
    kills: Annotated[int, typer.Argument(min=1, max=1000)] = 20,
    seed: int = 1,
    postgresql: Annotated[bool, typer.Option(help="Two processes with PostgreSQL and Redis.")] = False,
) -> None:
    """Kill servers while games are played, and check after each kill that nothing is lost."""
    with ExitStack() as stack:
        if postgresql:
            database = stack.enter_context(running_postgresql())
            live = ["--live", stack.enter_context(running_redis())]
            count, url = 2, database.replace("postgresql://", "postgresql+psycopg://")
        else:
            folder = Path(stack.enter_context(TemporaryDirectory()))
            database, live, count = f"sqlite:///{folder / 'tables.sqlite'}", [], 1
            url = database
        ports = [free_port() for _ in range(count)]
        print(run(kills, seed, lambda: [Process(port, database, *live) for port in ports], Ledger(url)))


if __name__ == "__main__":
    typer.run(main)
