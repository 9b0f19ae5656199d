"""The command that finds out which bot is stronger."""

import json
import os
from collections.abc import Callable, Generator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from nyhavn.bots.arena.journal import Journal
from nyhavn.bots.arena.matches import ArenaSettings, Pairing, play_pairings
from nyhavn.bots.arena.plotting import PlotWords, draw_result
from nyhavn.bots.arena.results import ArenaResult, Tally
from nyhavn.bots.conformance import check_bot
from nyhavn.bots.roster import make_bot
from nyhavn.bots.workers import open_workers
from nyhavn.cli.arena_tables import print_result
from nyhavn.cli.dealing import any_seed
from nyhavn.cli.progress import progress_bar
from nyhavn.cli.record_files import make_folder
from nyhavn.cli.refusing import ExitCode, UsageError, UsageFault, refusal_line, say_why, tell
from nyhavn.cli.simulate import MOST_GAMES, Players, Seed
from nyhavn.cli.speaking import printable, say
from nyhavn.rules import IllegalError, NyhavnError

PAIRINGS, RESULT, PLOT = "pairings.jsonl", "result.json", "result.svg"
Play = Callable[[int], Generator[Pairing, None, None]]
"""Plays the pairings from a number on."""

Bots = Annotated[
    str, typer.Option(metavar="A,B,...", help="Two bots or more: names, or path/to/file.py:MyBot.")
]
Games = Annotated[
    int, typer.Option(min=1, max=MOST_GAMES, help="Games in each match, rounded up to whole pairings.")
]
Time = Annotated[
    float | None,
    typer.Option(
        "--time", min=0.001, metavar="T", help="Seconds a bot may think about a turn.", show_default=False
    ),
]
Workers = Annotated[
    int | None,
    typer.Option(min=1, help="Processes that play. [default: one for each core]", show_default=False),
]
OnRay = Annotated[
    bool, typer.Option("--ray", help="Play on Ray: the cluster of RAY_ADDRESS, or a local one.")
]
Out = Annotated[
    Path | None,
    typer.Option(
        metavar="DIR",
        help="Keep games, result and plot here; the same command goes on after a stop.",
        show_default=False,
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]
Check = Annotated[
    str | None,
    typer.Option(
        metavar="BOT", help="Only test whether a bot keeps to what bots have to do.", show_default=False
    ),
]


def arena(
    bots: Bots = "greedy,random",
    players: Players = 2,
    games: Games = 100,
    seed: Seed = None,
    time: Time = None,
    workers: Workers = None,
    ray: OnRay = False,
    out: Out = None,
    as_json: AsJson = False,
    check: Check = None,
) -> None:
    """Let bots play against each other and say who is stronger.

    Every two bots play a match. Each deal of the cards is played once for each seat: the first bot sits
    there, and copies of the second everywhere else. The same seed gives the same result, however many
    processes play.
    """
    if check is not None:
        check_conformance(check)
        return
    names = tuple(name.strip() for name in bots.split(","))
    settings = ArenaSettings(names, players, games, any_seed() if seed is None else seed, time)
    check_bots(settings)
    try:
        with open_workers(workers or os.cpu_count() or 1, ray) as ready:
            result = play_all(settings, partial(play_pairings, settings, workers=ready), out).result()
        if out is not None:
            keep_result(result, out)
    except OSError as fault:
        values = {"file": printable(str(fault.filename or out)), "why": fault.strerror or str(fault)}
        raise UsageError(UsageFault.FILE_UNWRITABLE, values) from fault
    if as_json:
        typer.echo(json_text(result))
    else:
        print_result(Console(highlight=False), result)


def check_conformance(name: str) -> None:
    """Say whether a bot passes the test for all bots."""
    try:
        check_bot(partial(make_bot, name))
    except NyhavnError as refusal:
        tell(refusal_line(refusal))
        raise typer.Exit(ExitCode.BAD) from refusal
    typer.echo(say("bot-fine", bot=name))


def check_bots(settings: ArenaSettings) -> None:
    """Refuse bots that cannot be made before the first game is played."""
    if len(settings.bots) < 2:
        raise UsageError(UsageFault.ARENA_TOO_FEW_BOTS)
    for name in settings.bots:
        make_bot(name, 0, settings.seconds)


def play_all(settings: ArenaSettings, play: Play, out: Path | None) -> Tally:
    """Play what has not been played yet, and count all of it."""
    tally = Tally(settings)
    try:
        if out is None:
            count(settings, play(0), tally)
        else:
            make_folder(out)
            with Journal(out / PAIRINGS, settings) as journal:
                go_on(settings, play, tally, journal)
    except KeyboardInterrupt:
        values = {"games": tally.pairings * settings.players, "all": settings.pairings * settings.players}
        tell(say("arena-stopped", **values) if out is None else say("arena-stopped-kept", **values))
        raise
    return tally


def go_on(settings: ArenaSettings, play: Play, tally: Tally, journal: Journal) -> None:
    """Count the pairings that the journal holds, then play the others and write them to it."""
    for pairing in journal.read():
        if tally.pairings < settings.pairings:
            tally.add(pairing)
    if tally.pairings:
        tell(say("arena-goes-on", games=tally.pairings * settings.players))
    count(settings, play(tally.pairings), tally, journal)


def count(
    settings: ArenaSettings,
    pairings: Generator[Pairing, None, None],
    tally: Tally,
    journal: Journal | None = None,
) -> None:
    """Count the pairings that are being played, with a bar that shows how far it is."""
    total, done = settings.pairings * settings.players, tally.pairings * settings.players
    with closing(pairings), progress_bar() as bar:
        task = bar.add_task(say("arena-playing"), total=total, completed=done)
        for pairing in pairings:
            if journal is not None:
                journal.add(pairing)
            tally.add(pairing)
            bar.advance(task, settings.players)


def json_text(result: ArenaResult) -> str:
    return json.dumps(result.as_values(), indent=2, ensure_ascii=False)


def keep_result(result: ArenaResult, out: Path) -> None:
    """Write the result to the folder, and draw it if that is possible."""
    (out / RESULT).write_text(json_text(result) + "\n", encoding="utf-8", newline="\n")
    words = PlotWords(say("arena-plot-elo"), say("arena-plot-rate"), say("arena-plot-fair"))
    try:
        draw_result(result, out / PLOT, words)
    except IllegalError as refusal:
        tell(say("arena-no-plot", why=say_why(refusal)))
    tell(say("arena-written", folder=printable(str(out))))
