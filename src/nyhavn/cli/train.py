"""The command that trains the value network."""

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from nyhavn.bots.network import course
from nyhavn.bots.network.training import Settings
from nyhavn.bots.workers import open_workers
from nyhavn.cli.arena import OnRay, Workers
from nyhavn.cli.progress import progress_bar
from nyhavn.cli.record_files import make_folder
from nyhavn.cli.simulate import Players
from nyhavn.cli.speaking import say


def train(
    out: Annotated[
        Path,
        typer.Option(metavar="DIR", help="The folder of the networks; training goes on from what is there."),
    ],
    players: Players = 2,
    games: Annotated[
        int, typer.Option(min=1, metavar="K", help="How many games to have played in all.")
    ] = 100_000,
    every: Annotated[
        int, typer.Option(min=1, metavar="N", help="Measure and keep a network every N games.")
    ] = 2_000,
    deals: Annotated[
        int, typer.Option(min=1, metavar="N", help="On how many deals each network is measured.")
    ] = 20,
    seed: Annotated[int, typer.Option(min=0, metavar="S", help="The same seed trains the same network.")] = 1,
    workers: Workers = None,
    ray: OnRay = False,
) -> None:
    """Train the value network by games against itself.

    Stop it at any time with Ctrl-C; the same command goes on from the last network kept. Every network is
    measured against greedy bots and against the network of half as many games.
    """
    make_folder(out)
    training = course.Course(out, players, seed, every, Settings(measured_deals=deals))
    lines = Console(highlight=False)
    with progress_bar() as bar:
        task = bar.add_task(say("training"), total=games, completed=training.games)
        with open_workers(workers or os.cpu_count() or 1, ray) as ready:
            training.train(
                games,
                ready,
                report=lambda progress: lines.print(progress_line(progress)),
                tick=lambda played: bar.update(task, completed=played),
            )


def progress_line(progress: course.Progress) -> str:
    """One line of figures for people."""
    line = say(
        "training-progress",
        games=progress.games,
        speed=f"{progress.games_per_second:.1f}",
        loss=f"{progress.loss:.4f}",
        turns=f"{progress.turns:.1f}",
        greedy=f"{progress.against_greedy:.0%}",
    )
    if progress.against_older is None:
        return line
    return line + say("training-older", share=f"{progress.against_older:.0%}")
