"""The command that lets bots play many games."""

import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from nyhavn.bots.playing import play_bot_game
from nyhavn.bots.roster import BOTS, short_name
from nyhavn.cli.dealing import Deal, any_seed, bot_names
from nyhavn.cli.record_files import ENDING, check_free, make_folder, write_file
from nyhavn.cli.speaking import say
from nyhavn.records import ProvenSource, Record, Replay
from nyhavn.records.fairness import SECOND_DECK
from nyhavn.rules import MAX_PLAYERS, MIN_PLAYERS, Result

MOST_GAMES = 1_000_000
KNOWN_BOTS = f"{', '.join(BOTS)}, path/to/file.py:MyBot, or the file of a network"

Players = Annotated[
    int, typer.Option(min=MIN_PLAYERS, max=MAX_PLAYERS, metavar="N", help="How many sit at the table.")
]
Seed = Annotated[
    int | None,
    typer.Option(
        min=0,
        metavar="S",
        help="The same seed gives the same games. [default: a new one each time]",
        show_default=False,
    ),
]


def simulate(
    out: Annotated[
        Path, typer.Option(metavar="DIR", help="The folder to write to; made if it is not there.")
    ],
    players: Players = 2,
    games: Annotated[
        int, typer.Option(min=1, max=MOST_GAMES, metavar="K", help="How many games to play.")
    ] = 1,
    seed: Seed = None,
    bots: Annotated[
        str,
        typer.Option(
            metavar="A,B,...", help=f"One bot for each seat in turn order, or one for all: {KNOWN_BOTS}."
        ),
    ] = "greedy",
    start: Annotated[
        int, typer.Option(min=1, max=MOST_GAMES, metavar="N", help="The number of the first game.")
    ] = 1,
    force: Annotated[bool, typer.Option("--force", help="Write over files that are there already.")] = False,
) -> None:
    """Let bots play games and write their records.

    Each game is a file game-00001.nyh and so on, with its result and the proof of its shuffle. A game depends
    only on the seed, its number, the players and the bots: with --start a set can be added to.
    """
    names = bot_names(bots, players)
    seed = any_seed() if seed is None else seed
    numbers = range(start, start + games)
    check_free((_file(out, number) for number in numbers), force)
    make_folder(out)
    tally = GameCount([short_name(name) for name in names])
    quiet = not sys.stderr.isatty()
    for number in track(
        numbers, say("simulating"), console=Console(stderr=True), transient=True, disable=quiet
    ):
        record = played_record(Deal(seed, number), names)
        write_file(_file(out, number), record)
        tally.add(record)
    title = say("simulated", games=games, seed=str(seed))
    Console(highlight=False).print(tally.table(title), tally.summary())


def _file(folder: Path, number: int) -> Path:
    return folder / f"game-{number:05}{ENDING}"


def played_record(deal: Deal, bots: list[str]) -> Record:
    """A game that these bots have played to the end."""
    called = [short_name(bot) for bot in bots]
    names = [f"{name} {seat}" for seat, name in enumerate(called, start=1)]
    record = deal.record(names).with_header("Bots", *called).with_header("Seed", deal.secret.hex())
    game = Replay(record).start
    players = [deal.bot(bot, seat) for seat, bot in enumerate(bots)]
    turns, deck2 = play_bot_game(game, players, ProvenSource(deal.secret, SECOND_DECK))
    result = game.result()
    if deck2 is not None:
        record = record.with_header("Deck2", deck2)
    if result is not None:
        record = record.with_result(result)
    return replace(record, turns=tuple(turns))


class GameCount:
    """What many games came to."""

    def __init__(self, bots: list[str]) -> None:
        self._bots = bots
        self._results: list[Result] = []
        self._turns = 0

    def add(self, record: Record) -> None:
        if record.result is not None:
            self._results.append(record.result)
        self._turns += len(record.turns)

    def table(self, title: str) -> Table:
        """Seat by seat: how often it won, and its points on average; a shared victory counts in part."""
        table = Table(title=title, title_justify="left")
        table.add_column(say("tally-seat"), justify="right")
        table.add_column(say("tally-bot"))
        for key in ("tally-wins", "tally-share", "tally-points"):
            table.add_column(say(key), justify="right")
        games = len(self._results)
        for seat, bot in enumerate(self._bots):
            wins = float(sum(result.share(seat) for result in self._results))
            points = sum(result.points[seat] for result in self._results) / games
            table.add_row(str(seat + 1), bot, f"{wins:g}", f"{wins / games:.1%}", f"{points:.2f}")
        return table

    def summary(self) -> str:
        """How long the games were, and how they ended."""
        games, ends = len(self._results), Counter(result.end for result in self._results)
        turns = f"{self._turns / games:.1f}"
        return say("tally-ends", turns=turns, points=ends["points"], card=ends["card"])
