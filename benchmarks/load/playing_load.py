"""Many tables that play at once, as fast as they can or at a given pace, and how long each turn took."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import httpx
from load_servers import processor_seconds
from load_table import LoadTable

from nyhavn.rules import Chance
from support.running import Process

OPENED_AT_ONCE = 20


@dataclass(frozen=True, slots=True)
class Load:
    """How much is asked of the servers."""

    tables: int
    viewers: int
    seconds: float
    warm_up: float
    pace: float | None = None
    """Turns per second over all tables; as many as there can be where there is none."""
    least_turns: int = 1
    """Where there are fewer when the time is up, it goes on until there are so many."""


@dataclass(slots=True)
class Played:
    """What was measured after the warm-up."""

    waits: list[float] = field(default_factory=list)
    """Seconds from each commit to the last viewer's receipt."""
    seconds: float = 0.0
    processor: float = 0.0

    @property
    def turns(self) -> int:
        return len(self.waits)

    def wait(self, share: float) -> float:
        """The time within which this share of the turns reached the last viewer."""
        return sorted(self.waits)[min(self.turns - 1, int(self.turns * share))]


@asynccontextmanager
async def device(processes: Sequence[Process]) -> AsyncIterator[httpx.AsyncClient]:
    """A device that has its cookie."""
    # Shorter than the server keeps a connection, so that it never closes one that is about to be used.
    limits = httpx.Limits(max_connections=OPENED_AT_ONCE, keepalive_expiry=1.0)
    async with httpx.AsyncClient(base_url=processes[0].url, timeout=120, limits=limits) as client:
        (await client.get("/api/me")).raise_for_status()
        yield client


async def play_load(processes: Sequence[Process], load: Load) -> Played:
    """Let all tables play for the time that was asked for; games that end are followed by new ones."""
    played = Played()
    ports = [process.port for process in processes]
    async with device(processes) as client:
        tables = [LoadTable(client, ports, load.viewers, Chance(number)) for number in range(load.tables)]
        for start in range(0, len(tables), OPENED_AT_ONCE):
            await asyncio.gather(*(table.open() for table in tables[start : start + OPENED_AT_ONCE]))
        begin = time.perf_counter() + load.warm_up
        plays = asyncio.gather(
            *(_play(table, number, load, begin, played) for number, table in enumerate(tables))
        )
        try:
            await asyncio.sleep(load.warm_up)
            used, began = processor_seconds(processes), time.perf_counter()
            await asyncio.sleep(load.seconds)
            while played.turns < load.least_turns and not plays.done():
                await asyncio.sleep(0.01)
            played.seconds = time.perf_counter() - began
            played.processor = processor_seconds(processes) - used
            await plays
        finally:
            plays.cancel()
            await asyncio.gather(*(table.close() for table in tables))
    return played


async def _play(table: LoadTable, number: int, load: Load, begin: float, played: Played) -> None:
    """Play at one table; with a pace its turns come at even times, and those of all tables in between."""
    end = begin + load.seconds
    between = 0.0 if load.pace is None else load.tables / load.pace
    due = begin - load.warm_up + between * number / load.tables
    while max(due, time.perf_counter()) < end or played.turns < load.least_turns:
        await asyncio.sleep(due - time.perf_counter() if between else 0)
        due += between
        wait = await table.play_turn()
        now = time.perf_counter()
        if begin <= now and (now < end or played.turns < load.least_turns):
            played.waits.append(wait)
        if table.finished:
            await table.close()
            await table.open()
