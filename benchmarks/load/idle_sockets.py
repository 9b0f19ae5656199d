"""The command that measures memory: of a table, and of a socket that only waits."""

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from load_report import DocsFolder, Setups, report
from load_servers import Setup, memory_in_use, servers
from load_table import LoadTable
from playing_load import OPENED_AT_ONCE, device

from nyhavn.rules import Chance
from support.running import Process

SETTLED = 2.0
"""Seconds until everybody has been told who is here."""


def idle(
    setup: Setups = None,
    sockets: Annotated[int, typer.Option(min=4, help="How many sockets wait.")] = 2000,
    viewers: Annotated[int, typer.Option(min=1, help="How many of them at each table.")] = 4,
    docs: DocsFolder = None,
) -> None:
    """Measure the memory of tables and of sockets that only wait."""
    rows = {}
    for found in setup or list(Setup):
        with servers(found) as processes:
            rows[found.words] = asyncio.run(_measured(processes, sockets, viewers))
    report("idle", f"{sockets} idle sockets, {viewers} at each table", "served by", rows, docs)


async def _measured(processes: Sequence[Process], sockets: int, viewers: int) -> dict[str, Any]:
    ports = [process.port for process in processes]
    count = sockets // viewers
    async with device(processes) as client:
        at_first = memory_in_use(processes)
        unseen = [LoadTable(client, ports, 0, Chance(0)) for _ in range(count)]
        await _open(unseen)
        with_tables = memory_in_use(processes)
        tables = [LoadTable(client, ports, viewers, Chance(0)) for _ in range(count)]
        await _open(tables)
        await asyncio.sleep(SETTLED)
        with_sockets = memory_in_use(processes)
        await asyncio.gather(*(table.close() for table in tables))
    table = (with_tables - at_first) / count
    return {
        "MB at first": round(at_first, 1),
        "kB per table": round(1000 * table, 1),
        "kB per socket": round(1000 * (with_sockets - with_tables - table * count) / (count * viewers), 1),
        "MB with all sockets": round(with_sockets - table * count, 1),
    }


async def _open(tables: Sequence[LoadTable]) -> None:
    for start in range(0, len(tables), OPENED_AT_ONCE):
        await asyncio.gather(*(table.open() for table in tables[start : start + OPENED_AT_ONCE]))
