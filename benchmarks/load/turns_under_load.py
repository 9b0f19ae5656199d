"""The commands that measure turns: how many there can be, and how soon everybody has them."""

import asyncio
from typing import Annotated, Any

import typer
from load_report import DocsFolder, Setups, report
from load_servers import Setup, servers
from playing_load import Load, Played, play_load

HALF_LOAD = 150.0
Tables = Annotated[int, typer.Option(min=1, help="How many tables play at once.")]
Viewers = Annotated[int, typer.Option(min=2, help="How many look at each table.")]
Seconds = Annotated[float, typer.Option(min=0.1, help="How long to measure each set-up.")]
LeastTurns = Annotated[int, typer.Option(min=1, help="Go on after that until there are so many turns.")]
WarmUp = Annotated[float, typer.Option(min=0, help="How long to play before measuring.")]


def throughput(
    setup: Setups = None,
    tables: Tables = 40,
    viewers: Viewers = 4,
    seconds: Seconds = 20.0,
    warm_up: WarmUp = 3.0,
    least_turns: LeastTurns = 1,
    docs: DocsFolder = None,
) -> None:
    """Measure how many turns are stored durably and told to all viewers, as fast as it goes."""
    load = Load(tables, viewers, seconds, warm_up, least_turns=least_turns)
    title = f"{tables} tables with {viewers} viewers each, as fast as it goes"
    report("throughput", title, "served by", _measured(setup, load), docs)


def latency(
    setup: Setups = None,
    tables: Tables = 150,
    viewers: Viewers = 4,
    seconds: Seconds = 20.0,
    warm_up: WarmUp = 3.0,
    pace: Annotated[float, typer.Option(min=0.1, help="Turns per second.")] = HALF_LOAD,
    docs: DocsFolder = None,
) -> None:
    """Measure the time from a commit to the last viewer's receipt, at a given pace."""
    load = Load(tables, viewers, seconds, warm_up, pace)
    title = f"{tables} tables with {viewers} viewers each, {pace:g} turns a second"
    report("latency", title, "served by", _measured(setup, load), docs)


def _measured(setups: list[Setup] | None, load: Load) -> dict[str, dict[str, Any]]:
    found = {}
    for setup in setups or list(Setup):
        with servers(setup) as processes:
            found[setup.words] = figures(asyncio.run(play_load(processes, load)))
    return found


def figures(played: Played) -> dict[str, Any]:
    """The figures of one set-up; what a core could do follows from the processor time of a turn."""
    processor = played.processor / played.turns
    return {
        "turns": played.turns,
        "turns/s": round(played.turns / played.seconds, 1),
        "p50 ms": round(1000 * played.wait(0.5), 2),
        "p99 ms": round(1000 * played.wait(0.99), 2),
        "CPU ms per turn": round(1000 * processor, 3),
        "turns/s by CPU": round(1 / processor, 1),
    }
