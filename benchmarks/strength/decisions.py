"""The command that tells what each bot loses by its decisions."""

import sys
from collections.abc import Sequence
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Annotated

import typer
from decision_positions import Decision, Judge, make_decision, read_decisions, write_decisions
from pages import DOCS, STRENGTH, DocsFolder, markdown_table, open_docs, print_table
from rich.progress import Progress

from nyhavn.bots.roster import make_bot, short_name
from nyhavn.bots.workers import open_workers
from nyhavn.rules import MAX_PLAYERS, MIN_PLAYERS

KEPT = Path(__file__).parent / "decisions"
PLAYERS = range(MIN_PLAYERS, MAX_PLAYERS + 1)
HEADS = ("bot", *(f"{players} players" for players in PLAYERS))
FIGURES = "decisions"
SAVE_EVERY = 10
SURE = 1.96
Losses = dict[int, list[float]]


def decisions(
    bots: Annotated[
        str, typer.Option(metavar="NAMES", help="The bots to judge.")
    ] = "champion,network,heuristic,greedy",
    positions: Annotated[
        int, typer.Option(min=1, help="How many positions for each number of players; missing ones are made.")
    ] = 40,
    seconds: Annotated[float | None, typer.Option("--time", min=0, help="Seconds a turn.")] = None,
    workers: Annotated[int, typer.Option(min=1, help="Processes that make positions.")] = 1,
    kept: Annotated[Path, typer.Option(metavar="DIR", help="Keeps the positions.")] = KEPT,
    docs: DocsFolder = None,
) -> None:
    """Tell what each bot loses by a decision, in positions whose leading turns have been played on."""
    kept.mkdir(parents=True, exist_ok=True)
    names = bots.split(",")
    found: dict[str, Losses] = {name: {} for name in names}
    for players in PLAYERS:
        file = kept / f"{players}.jsonl"
        at_hand = complete(file, players, positions, workers)
        judge = Judge(players)
        for name in names:
            # A bot that starts anew for each position depends on no other.
            judged = [judge.judge(at, make_bot(name, at.number, seconds)) for at in at_hand[:positions]]
            found[name][players] = judged
            write_decisions(file, at_hand)
    rows = [[short_name(name), *(loss_words(losses[n]) for n in PLAYERS)] for name, losses in found.items()]
    pages = open_docs(docs or DOCS)
    pages.keep_figures(FIGURES, figures(found, seconds))
    pages.fill_in(STRENGTH, "decisions", markdown_table(HEADS, rows))
    print_table("Mean loss per decision, in hundredths of a victory", HEADS, rows)


def complete(file: Path, players: int, count: int, workers: int) -> list[Decision]:
    """The positions that are kept, and new ones up to a number; what is made survives any stop."""
    at_hand = read_decisions(file)
    missing = sorted(set(range(count)) - {decision.number for decision in at_hand})
    with open_workers(workers) as ready, Progress(transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(f"{players} players", total=len(missing))
        for number, made in enumerate(ready.run(partial(make_decision, players), missing), 1):
            at_hand.append(made)
            bar.advance(task)
            if number % SAVE_EVERY == 0 or number == len(missing):
                write_decisions(file, at_hand)
    return sorted(at_hand, key=lambda decision: decision.number)


def bounds(losses: Sequence[float]) -> tuple[float, float]:
    """The mean loss, and how far the 95 % interval goes on either side."""
    return mean(losses), SURE * stdev(losses) / sqrt(len(losses)) if len(losses) > 1 else 0.0


def loss_words(losses: Sequence[float]) -> str:
    value, margin = bounds(losses)
    return f"{100 * value:.2f} ± {100 * margin:.2f}"


def figures(found: dict[str, Losses], seconds: float | None) -> dict[str, object]:
    """All values, for a file."""
    bots = {
        short_name(name): {
            str(players): {
                "positions": len(losses),
                "loss": round(bounds(losses)[0], 5),
                "margin": round(bounds(losses)[1], 5),
            }
            for players, losses in by_players.items()
        }
        for name, by_players in found.items()
    }
    return {"seconds": seconds, "bots": bots}
