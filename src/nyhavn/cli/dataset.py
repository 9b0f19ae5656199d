"""The command that writes games of bots as data for learning."""

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from nyhavn.bots.workers import open_workers
from nyhavn.cli.arena import OnRay, Workers
from nyhavn.cli.dealing import bot_names
from nyhavn.cli.progress import progress_bar
from nyhavn.cli.record_files import make_folder
from nyhavn.cli.simulate import KNOWN_BOTS, MOST_GAMES, Players
from nyhavn.cli.speaking import printable, say


def dataset(
    out: Annotated[
        Path, typer.Option(metavar="DIR", help="The folder to write to; the same command goes on.")
    ],
    bots: Annotated[
        str,
        typer.Option(metavar="A,B,...", help=f"One bot for each seat, or one for all: {KNOWN_BOTS}."),
    ] = "greedy",
    players: Players = 2,
    games: Annotated[
        int, typer.Option(min=1, max=MOST_GAMES, metavar="K", help="How many games to play.")
    ] = 1000,
    seed: Annotated[int, typer.Option(min=0, metavar="S", help="The same seed gives the same games.")] = 1,
    asks: Annotated[
        int,
        typer.Option(min=1, max=1000, metavar="N", help="How often each decision is asked, for its policy."),
    ] = 1,
    shard: Annotated[int, typer.Option(min=1, max=100_000, help="How many games a file holds.")] = 100,
    form: Annotated[str, typer.Option("--format", help="parquet or npz.")] = "parquet",
    workers: Workers = None,
    ray: OnRay = False,
) -> None:
    """Let bots play and write every position, choice and outcome as Parquet or NPZ.

    The columns are described in docs/dataset.md. What is there already is kept, so a command that was
    interrupted goes on, and one for more games adds to it.
    """
    # NumPy takes longer to load than most commands run.
    from nyhavn.environments.dataset import Plan, write_dataset

    plan = Plan(seed, players, tuple(bot_names(bots, players)), asks, shard, form)
    make_folder(out)
    with open_workers(workers or os.cpu_count() or 1, ray) as hands, progress_bar() as bar:
        task = bar.add_task(say("simulating"), total=games)
        for done in write_dataset(out, plan, games, hands):
            bar.advance(task, done)
    Console(highlight=False).print(say("dataset-written", games=games, path=printable(str(out))))
