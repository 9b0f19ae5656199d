"""The command that lets many tables wait for bots: how long each level thinks, and whether all get on."""

import re
import time
from collections.abc import Sequence
from contextlib import ExitStack
from typing import Annotated, Any

import httpx
import typer
from load_report import DocsFolder, report
from load_servers import Setup, servers
from websockets.sync.client import connect

from nyhavn.bots.levels import LEVELS
from support.running import Process
from support.waiting import until

BUCKET = re.compile(r'nyhavn_bot_thinking_seconds_bucket\{bot="(.+)",le="(.+)"\} (\d+)')
SUM = re.compile(r'nyhavn_bot_thinking_seconds_sum\{bot="(.+)"\} (\S+)')
MOST = 0.99
BOT_SECONDS = "3"


def bots(
    level: Annotated[
        list[int] | None, typer.Option(help="The levels that play. [default: all but the last]")
    ] = None,
    tables: Annotated[int, typer.Option(min=1, help="How many tables wait, all levels together.")] = 20,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long they play.")] = 30.0,
    docs: DocsFolder = None,
) -> None:
    """Measure how long bots think while many tables wait for them."""
    names = [one.bot for one in LEVELS[:-1] if level is None or one.number in level]
    with servers(Setup.SQLITE, pin=False, NYHAVN_BOT_SECONDS=BOT_SECONDS) as processes:
        rows = measured(processes[0], names, tables, seconds)
    report("bots", f"{tables} tables of bots for {seconds:g} seconds", "bots", rows, docs)


def measured(server: Process, names: Sequence[str], tables: int, seconds: float) -> dict[str, dict[str, Any]]:
    """The turns of each level's tables, and how long the bots thought about them."""
    address = server.url.replace("http", "ws", 1)
    with httpx.Client(base_url=server.url, timeout=60) as client, ExitStack() as sockets:
        opened = {names[number % len(names)]: list[str]() for number in range(tables)}
        for number in range(tables):
            bot = names[number % len(names)]
            seat = {"kind": "bot", "bot": bot}
            answer = client.post("/api/tables", json={"seats": [seat, seat], "listed": True})
            table = answer.raise_for_status().json()["table"]["id"]
            opened[bot].append(table)
            # Bots alone play only while somebody looks at them.
            live = sockets.enter_context(connect(f"{address}/api/tables/{table}/live", compression=None))
            live.send('{"type": "hello"}')
        # The processes in which they think start with the server, and take a moment.
        until(lambda: {bot for bot, _ in SUM.findall(client.get("/metrics").text)} == set(opened))
        time.sleep(seconds)
        played = {
            bot: [client.get(f"/api/tables/{table}").json()["table"]["turn"] - 1 for table in ids]
            for bot, ids in opened.items()
        }
        text = client.get("/metrics").text
    return {bot: _figures(bot, turns, text) for bot, turns in played.items()}


def _figures(bot: str, turns: list[int], metrics: str) -> dict[str, Any]:
    buckets = [(bound, int(count)) for name, bound, count in BUCKET.findall(metrics) if name == bot]
    thought = buckets[-1][1]
    whole = sum(float(total) for name, total in SUM.findall(metrics) if name == bot)
    within = next(float(bound) for bound, count in buckets if count >= MOST * thought)
    return {
        "tables": len(turns),
        "turns": sum(turns),
        "fewest at a table": min(turns),
        "mean ms of thinking": round(1000 * whole / thought, 2),
        "99 % within ms": 1000 * within,
    }
