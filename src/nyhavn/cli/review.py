"""The command that reviews whole games: luck and skill apart, and the turns that decided them."""

import json
import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from nyhavn.bots.review.accounting import GameReview, check_reviewable, review_of
from nyhavn.bots.review.report import as_values
from nyhavn.bots.review.valuing import FEWEST_LOOKS, LOOKS, MOST_LOOKS, TurnJob, turn_jobs, value_turn
from nyhavn.bots.workers import open_workers
from nyhavn.cli.progress import progress_bar
from nyhavn.cli.record_files import found_files, read_file, write_text
from nyhavn.cli.refusing import ExitCode, record_line, refusal_line, tell
from nyhavn.cli.review_page import page_of
from nyhavn.cli.review_tables import print_review
from nyhavn.cli.speaking import printable, say
from nyhavn.records import RecordError, Replay
from nyhavn.rules import IllegalError

Files = Annotated[
    list[Path],
    typer.Argument(
        metavar="FILE...", help="Records of finished games, or folders of them.", show_default=False
    ),
]
Looks = Annotated[
    int,
    typer.Option(min=FEWEST_LOOKS, max=MOST_LOOKS, metavar="N", help="Looks ahead after each turn compared."),
]
Workers = Annotated[
    int | None,
    typer.Option(min=1, help="Processes that think. [default: one for each core]", show_default=False),
]


def review(
    files: Files,
    looks: Looks = LOOKS,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object for each game.")] = False,
    html: Annotated[
        Path | None,
        typer.Option(metavar="OUT", help="Also write a page that stands alone.", show_default=False),
    ] = None,
    workers: Workers = None,
) -> None:
    """Review games: every seat's chance turn by turn, luck and skill apart, what decided them.

    A decision is what a turn changed against the best one, luck is what the refill changed. Start, decisions
    and luck add up to the result.
    """
    replays = list(_replays(files))
    pages = []
    for replay, found in zip(replays, _reviews(replays, looks, workers), strict=True):
        if as_json:
            typer.echo(json.dumps(as_values(found, replay.record, looks)))
        else:
            print_review(Console(highlight=False), replay, found, looks)
        pages.append((replay, found))
    if html is not None:
        write_text(html, page_of(pages))
        if not as_json:
            typer.echo(say("review-wrote", file=printable(str(html))))


def _replays(files: list[Path]) -> Iterator[Replay]:
    """The games of all files; one that cannot be reviewed ends the command before it begins."""
    for file in found_files(files):
        try:
            yield check_reviewable(read_file(file))
        except RecordError as refusal:
            tell(record_line(str(file), refusal))
            raise typer.Exit(ExitCode.BAD) from refusal
        except IllegalError as refusal:
            tell(f"{printable(str(file))}: {refusal_line(refusal)}")
            raise typer.Exit(ExitCode.BAD) from refusal


def _reviews(replays: list[Replay], looks: int, workers: int | None) -> Iterator[GameReview]:
    """The games in their order, each as soon as it is done."""

    def jobs() -> Iterator[TurnJob]:
        for replay in replays:
            yield from turn_jobs(replay, looks)

    with open_workers(workers or os.cpu_count() or 1) as crew, progress_bar() as bar:
        task = bar.add_task(say("reviewing"), total=sum(map(len, replays)))
        values = crew.run(value_turn, jobs())
        for replay in replays:
            done = []
            for value in islice(values, len(replay)):
                done.append(value)
                bar.advance(task)
            yield review_of(replay, done)
