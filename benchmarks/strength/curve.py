"""The command that shows how training went."""

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from statistics import mean, median
from typing import Annotated

import typer
from pages import DOCS, NOTHING, STRENGTH, DocsFolder, markdown_table, open_docs, percent, print_table

from nyhavn.bots.network.course import Progress
from nyhavn.bots.network.curve import CURVE, draw_curves, read_curve
from nyhavn.cli.train import curve_words
from nyhavn.rules import MAX_PLAYERS, MIN_PLAYERS

LATEST = 10
"""A single measurement is of few games, so the table gives the mean of the latest ones."""
HEADS = ("players", "games", "games/s", "turns a game", "loss", "wins among greedy bots", "against half")
FIGURES = "curve"


def curve(
    networks: Annotated[Path, typer.Argument(help="The folder of all training, with folders 2, 3 and 4.")],
    docs: DocsFolder = None,
) -> None:
    """Draw the learning curves of `nyhavn train`."""
    folders = {players: networks / str(players) for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)}
    curves = {n: read_curve(folder) for n, folder in folders.items() if (folder / CURVE).exists()}
    if not curves:
        raise typer.BadParameter(f"{networks} holds no learning curve of `nyhavn train`.")
    pages = open_docs(docs or DOCS)
    rows = [curve_row(players, steps) for players, steps in curves.items()]
    pages.keep_figures(FIGURES, {players: list(map(asdict, steps)) for players, steps in curves.items()})
    pages.fill_in(STRENGTH, "curve", markdown_table(HEADS, rows))
    pages.draw("curve", lambda file: draw_curves(curves, file, curve_words()))
    print_table("Training", HEADS, rows)


def curve_row(players: int, steps: Sequence[Progress]) -> list[str]:
    """How far a course is."""
    latest, last = steps[-LATEST:], steps[-1]
    older = [step.against_older for step in latest if step.against_older is not None]
    return [
        str(players),
        f"{last.games:,}",
        f"{median(step.games_per_second for step in steps):.1f}",
        f"{last.turns:.1f}",
        f"{last.loss:.4f}",
        percent(mean(step.against_greedy for step in latest)),
        percent(mean(older)) if older else NOTHING,
    ]
