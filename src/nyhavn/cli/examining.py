"""Looking through files of records and telling the good from the bad."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Annotated

import typer

from nyhavn.cli.record_files import found_files, read_file
from nyhavn.cli.refusing import ExitCode, UsageError, record_line, refusal_line, tell
from nyhavn.cli.speaking import say
from nyhavn.records import Record, RecordError

RecordFiles = Annotated[
    list[Path],
    typer.Argument(
        metavar="FILE", help="Records of games; a folder stands for all *.nyh in it.", show_default=False
    ),
]


def examine(files: Iterable[Path], proof: Callable[[Record], None]) -> tuple[int, int]:
    """How many games and turns there are, if all of them are legal and pass the proof.

    Otherwise the bad ones are printed, the good ones counted on the error stream, and the command ends. A
    file that cannot be read at all weighs more than a bad one.
    """
    games = turns = bad = unread = 0
    for path in found_files(files):
        try:
            record = read_file(path)
            proof(record)
        except RecordError as refusal:
            typer.echo(record_line(str(path), refusal))
            bad += 1
        except UsageError as refusal:
            tell(refusal_line(refusal))
            unread += 1
        else:
            games += 1
            turns += len(record.turns)
    if bad or unread:
        if games:
            tell(say("good-ones", games=games, turns=turns))
        raise typer.Exit(ExitCode.USAGE if unread else ExitCode.BAD)
    return games, turns
