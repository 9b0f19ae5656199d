"""The command that trains the value network."""

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from nyhavn.bots.network import course
from nyhavn.bots.network.curve import CurveWords, draw_curves, read_curve
from nyhavn.bots.network.training import TrainingSettings
from nyhavn.bots.workers import open_workers
from nyhavn.cli.arena import OnRay, Workers
from nyhavn.cli.progress import progress_bar
from nyhavn.cli.record_files import make_folder
from nyhavn.cli.refusing import say_why, tell
from nyhavn.cli.simulate import Players
from nyhavn.cli.speaking import say
from nyhavn.rules import MAX_PLAYERS, MIN_PLAYERS, IllegalError

CURVE_PLOT = "curve.svg"


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
    halving: Annotated[
        int, typer.Option(min=1, metavar="N", help="Halve the learning rate every N games.")
    ] = TrainingSettings().halving,
    seed: Annotated[int, typer.Option(min=0, metavar="S", help="The same seed trains the same network.")] = 1,
    workers: Workers = None,
    ray: OnRay = False,
) -> None:
    """Train the value network by games against itself.

    Stop it at any time with Ctrl-C; the same command goes on from the last network kept. Every network is
    measured against greedy bots and against the network of half as many games; curve.svg shows how it went.
    """
    make_folder(out)
    training = course.Course(
        out, players, seed, every, TrainingSettings(halving=halving, measured_deals=deals)
    )
    reporter = Reporter(out, players)
    with progress_bar() as bar:
        task = bar.add_task(say("training"), total=games, completed=training.games)
        with open_workers(workers or os.cpu_count() or 1, ray) as ready:
            training.train(
                games,
                ready,
                report=reporter.report,
                tick=lambda played: bar.update(task, completed=played),
            )


class Reporter:
    """Tells what was measured whenever a network is kept, and draws the learning curve where it can."""

    def __init__(self, folder: Path, players: int) -> None:
        self._folder = folder
        self._players = players
        self._lines = Console(highlight=False)
        self._draws = True

    def report(self, progress: course.Progress) -> None:
        self._lines.print(progress_line(progress))
        if not self._draws:
            return
        try:
            curves = {self._players: read_curve(self._folder)}
            draw_curves(curves, self._folder / CURVE_PLOT, curve_words())
        except IllegalError as refusal:
            # Training goes on without the picture, and says so only once.
            self._draws = False
            tell(say("training-no-curve", why=say_why(refusal)))


def curve_words() -> CurveWords:
    return CurveWords(
        games=say("curve-games"),
        greedy=say("curve-greedy"),
        older=say("curve-older"),
        loss=say("curve-loss"),
        fair=say("curve-fair"),
        players={n: say("curve-players", players=n) for n in range(MIN_PLAYERS, MAX_PLAYERS + 1)},
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
