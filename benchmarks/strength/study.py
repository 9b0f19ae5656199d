"""The command that studies the game: strong bots play many games, and the figures tell what matters."""

import os
import shlex
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import Annotated

import first_ability
import typer
from first_ability import FIRST
from pages import (
    DOCS,
    NOTHING,
    STUDY,
    Docs,
    DocsFolder,
    FirstSeed,
    OutFolder,
    Rows,
    interval,
    markdown_table,
    open_docs,
    percent,
    print_table,
)
from rich.progress import Progress
from study_figures import ABILITIES, POINTS, TableFigures, table_figures
from study_games import Study, play_study
from study_plots import draw_abilities, draw_games, draw_points, draw_seats

from nyhavn.bots.arena.matches import ArenaSettings, play_pairings
from nyhavn.bots.arena.ratings import Estimate
from nyhavn.bots.roster import make_bot
from nyhavn.bots.workers import Workers, open_workers
from nyhavn.cli import arena
from nyhavn.cli.record_files import make_folder
from nyhavn.rules import FIRST_HANDS, MAX_PLAYERS, MIN_PLAYERS, ability_word

PLAYERS = range(MIN_PLAYERS, MAX_PLAYERS + 1)
FIGURES = "study"
BOTS_FILE = Path(first_ability.__file__)
Table = tuple[Sequence[str], Rows]


def study(
    out: OutFolder,
    games: Annotated[int, typer.Option(min=1, metavar="K", help="For each number of players.")] = 5000,
    bot: Annotated[str, typer.Option(help="Who plays, on every seat.")] = "network",
    time: arena.Time = None,
    forced: Annotated[
        int, typer.Option(min=0, metavar="K", help="Of one who must take an ability first, for each ability.")
    ] = 1000,
    seed: FirstSeed = 1,
    workers: arena.Workers = None,
    docs: DocsFolder = None,
) -> None:
    """Let strong bots play many games among themselves, and tell what matters in them."""
    make_bot(bot, 0, time)
    make_folder(out)
    pages = open_docs(docs or DOCS)
    with open_workers(workers or os.cpu_count() or 1) as ready:
        tables = [play_table(Study(bot, players, seed, time), games, out, ready) for players in PLAYERS]
        if forced:
            rates = [play_forced(players, forced, seed, out, ready) for players in PLAYERS]
            tables = [table.with_forced(rate) for table, rate in zip(tables, rates, strict=True)]
    words = ["python", "benchmarks/strength", "study", "--out", "DIR", "--bot", bot]
    words += ["--games", str(games), "--forced", str(forced), "--seed", str(seed)]
    words += [] if time is None else ["--time", f"{time:g}"]
    write_study(pages, tables, shlex.join(words))
    for title, table in all_tables(tables).items():
        print_table(title.capitalize(), *table)


def play_table(study: Study, games: int, out: Path, workers: Workers) -> TableFigures:
    """Play the games of one number of players, with a bar that shows how far it is."""
    played = play_study(study, games, out / f"games-{study.players}.jsonl", workers)
    with Progress(transient=True, disable=not sys.stderr.isatty()) as bar:
        seen = bar.track(played, total=games, description=f"{study.players} players")
        return table_figures(study.players, seen)


def play_forced(players: int, games: int, seed: int, out: Path, workers: Workers) -> dict[str, Estimate]:
    """How often the network wins when it must take an ability first, alone among others that need not."""
    rates = {}
    for ability, bot in FIRST.items():
        word = ability_word(ability)
        settings = ArenaSettings((f"{BOTS_FILE}:{bot.__name__}", "network"), players, games, seed)
        play = partial(play_pairings, settings, workers=workers)
        (match,) = arena.play_all(settings, play, out / f"{word}-{players}").result().matches
        rates[word] = match.rate
    return rates


def write_study(docs: Docs, tables: Sequence[TableFigures], command: str) -> None:
    """All figures, tables and pictures."""
    docs.keep_figures(FIGURES, {"command": command, "tables": [table.as_values() for table in tables]})
    games = f"{tables[0].games:,} games for each number of players:"
    docs.fill_in(STUDY, "command", f"{games}\n\n```\n{command}\n```")
    for mark, table in all_tables(tables).items():
        docs.fill_in(STUDY, mark, markdown_table(*table))
    docs.draw("study-seats", partial(draw_seats, tables))
    docs.draw("study-games", partial(draw_games, tables))
    docs.draw("study-points", partial(draw_points, tables))
    docs.draw("study-abilities", partial(draw_abilities, tables))


def all_tables(tables: Sequence[TableFigures]) -> dict[str, Table]:
    return {
        "seats": seats_table(tables),
        "games": games_table(tables),
        "points": points_table(tables),
        "abilities": abilities_table(tables),
    }


def seats_table(tables: Sequence[TableFigures]) -> Table:
    """How often each seat won, and whether that is more or less than chance explains."""
    rows = []
    for table in tables:
        for seat, rate in enumerate(table.seats):
            more, less = rate.low > table.fair, rate.high < table.fair
            words = "more" if more else "less" if less else "fair"
            cells = [percent(rate.value), interval(rate), percent(table.fair), words]
            rows.append([str(table.players), str(seat + 1), str(FIRST_HANDS[seat]), *cells])
    return ("players", "seat", "first cards", "win rate", "95 % interval", "fair share", "it wins"), rows


def games_table(tables: Sequence[TableFigures]) -> Table:
    """How long games were, and how they ended."""
    rows = []
    for table in tables:
        lengths = sorted(table.turns.elements())
        low, middle, high = (lengths[int(part * (len(lengths) - 1))] for part in (0.05, 0.5, 0.95))
        counts = (table.ends["points"], table.ends["card"], table.shared)
        ends = [percent(count / table.games) for count in counts]
        rows.append([str(table.players), f"{fmean(lengths):.1f}", str(middle), f"{low} … {high}", *ends])
    heads = ["players", "turns on average", "median", "90 % of games"]
    return [*heads, "end by 12 points", "end by the card", "shared victories"], rows


def points_table(tables: Sequence[TableFigures]) -> Table:
    """The points of a player on average, by the kind of line."""
    rows = []
    for table in tables:
        for who, points in (("winners", table.winner_points), ("others", table.other_points)):
            parts = [f"{points[kind]:.2f}" for kind in POINTS]
            rows.append([f"{table.players} players, {who}", *parts, f"{sum(points.values()):.2f}"])
    return ("", "rows", "rows of windows", "columns", "columns of windows", "all"), rows


def abilities_table(tables: Sequence[TableFigures]) -> Table:
    """Which ability was taken first, how often those players won, and how often it was taken at all."""
    rows = []
    for table in tables:
        for name in ABILITIES:
            ability = table.abilities[name]
            shares = [percent(ability.first.value), percent(ability.taken.value)]
            wins = [rate_words(ability.wins), rate_words(ability.forced)]
            rows.append([name.replace("-", " "), str(table.players), *shares, *wins])
    heads = ["ability", "players", "taken first", "taken at all"]
    return [*heads, "who takes it first wins", "who must take it first wins"], rows


def rate_words(rate: Estimate | None) -> str:
    return NOTHING if rate is None else f"{percent(rate.value)} ({interval(rate)})"
