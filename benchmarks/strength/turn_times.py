"""The command that measures how long the levels think about a turn, compiled and interpreted."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any

import numpy as np
import typer
from pages import DOCS, NOTHING, STRENGTH, Docs, DocsFolder, FirstSeed, markdown_table, print_table
from rich.progress import Progress

import nyhavn
from nyhavn.bots.levels import LEVELS
from nyhavn.bots.playing import play_bot_turn
from nyhavn.bots.roster import make_bot
from nyhavn.cli.bench import interpreted_copy
from nyhavn.rules import IS_COMPILED, MAX_PLAYERS, MIN_PLAYERS, Chance, Game, Phase, first_deck, write_state

PROGRAM = Path(__file__).parent / "timing.py"
COMPILED, INTERPRETED = "compiled", "interpreted"
PLAYERS = range(MIN_PLAYERS, MAX_PLAYERS + 1)
POSITIONS_PER_GAME = 10
FIGURES = "turn_times"
Figures = dict[str, Any]


def turn_times(
    positions: Annotated[
        int, typer.Option(min=1, help="From how many positions each level plays, for each number of players.")
    ] = 100,
    seconds: Annotated[float, typer.Option(min=0, help="How long to measure each self-play.")] = 20.0,
    seed: FirstSeed = 1,
    docs: DocsFolder = None,
) -> None:
    """Measure how long each level thinks about a turn, and how fast training plays."""
    found = {players: positions_of_games(players, positions, seed) for players in PLAYERS}
    with TemporaryDirectory() as folder:
        interpreted_copy(Path(folder))
        forms = {COMPILED: Path(nyhavn.__file__).parent.parent} if IS_COMPILED else {}
        figures = measure_forms(forms | {INTERPRETED: Path(folder)}, found, seconds)
    write_figures(Docs(docs or DOCS, plots=False), figures)
    print_table("Time per turn in ms, median / p95", *times_table(figures))
    print_table("Self-play of training, one process", *speed_table(figures))


def positions_of_games(players: int, count: int, seed: int) -> list[str]:
    """Positions at the start of turns, spread evenly over some games of the network bot."""
    found = []
    for number in range(-(-count // POSITIONS_PER_GAME)):
        chance = Chance(seed * 1000 + number)
        game = Game.start(players, first_deck(players, chance))
        bot = make_bot("network", seed)
        while game.phase != Phase.OVER:
            found.append(write_state(game))
            play_bot_turn(game, bot)
            game.fill_harbour(chance)
    return [found[place * len(found) // count] for place in range(count)]


def measure_forms(forms: dict[str, Path], positions: dict[int, list[str]], seconds: float) -> Figures:
    """Run the measuring program with the package in each of its forms."""
    figures: Figures = {"positions": len(positions[MIN_PLAYERS]), "turns": {}, "self_play": {}}
    steps = len(PLAYERS) * (len(LEVELS) * len(forms) + (COMPILED in forms))
    with Progress(transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("Measuring", total=steps)
        for form, package in forms.items():
            # Interpreted, a single game of training takes minutes.
            wanted = {"positions": positions, "self_play_seconds": seconds if form == COMPILED else 0}
            for line in measure(package, wanted):
                if line["what"] == "turns":
                    median, high = np.percentile(line["seconds"], (50, 95))
                    key = f"{line['level']} {line['players']} {form}"
                    figures["turns"][key] = {"median": round(median, 6), "p95": round(high, 6)}
                else:
                    figures["self_play"][str(line["players"])] = round(line["games_per_second"], 2)
                bar.advance(task)
    return figures


def measure(package: Path, wanted: Figures) -> Iterator[Figures]:
    """What the program has measured with the package of a folder, as it comes."""
    command = [sys.executable, str(PROGRAM)]
    environment = os.environ | {"PYTHONPATH": str(package), "PYTHONDONTWRITEBYTECODE": "1"}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=environment, stdin=pipe, stdout=pipe, text=True) as process:  # noqa: S603
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(wanted))
        process.stdin.close()
        for line in process.stdout:
            yield json.loads(line)
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, command)


def write_figures(docs: Docs, figures: Figures) -> None:
    docs.keep_figures(FIGURES, figures)
    positions = f"From {figures['positions']} positions for each number of players:"
    docs.fill_in(STRENGTH, "turn times", f"{positions}\n\n{markdown_table(*times_table(figures))}")
    docs.fill_in(STRENGTH, "self-play", markdown_table(*speed_table(figures)))


def times_table(figures: Figures) -> tuple[list[str], list[list[str]]]:
    """Median and 95 % point by level, for each number of players in both forms."""
    forms = [(form, players) for form in (COMPILED, INTERPRETED) for players in PLAYERS]
    rows = []
    for level in LEVELS:
        times = [figures["turns"].get(f"{level.bot} {players} {form}") for form, players in forms]
        rows.append([level.bot, *(time_words(time) for time in times)])
    return ["level", *(f"{form}, {players} players" for form, players in forms)], rows


def time_words(time: dict[str, float] | None) -> str:
    if time is None:
        return NOTHING
    median, high = (1000 * time[key] for key in ("median", "p95"))
    return " / ".join(f"{number:,.0f}" if number >= 10 else f"{number:.2g}" for number in (median, high))


def speed_table(figures: Figures) -> tuple[list[str], list[list[str]]]:
    rows = [[players, f"{speed:.1f}"] for players, speed in figures["self_play"].items()]
    return ["players", "games/s of self-play"], rows
