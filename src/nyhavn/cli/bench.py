"""The command that measures how fast the rules are."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import mean, median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

import nyhavn
from nyhavn.bots.playing import play_bot_turn
from nyhavn.bots.roster import make_bot
from nyhavn.bots.simple.evaluation import GreedyEvaluation
from nyhavn.bots.simple.greedy_bot import WEIGHTS
from nyhavn.cli.speaking import say
from nyhavn.rules import (
    IS_COMPILED,
    MAX_PLAYERS,
    MIN_PLAYERS,
    Batch,
    Chance,
    Game,
    Outcomes,
    Phase,
    first_deck,
    play_many,
)

Figures = dict[str, Any]
REPETITIONS = 5
BATCH_STEPS = 100
MICRO, MILLI = 1e6, 1e3
# Interpreted, about a hundredth of the work takes as long.
SLOWER = 100
COMPILED_FILES = ("*.so", "*.pyd", "*.c", "__pycache__")


def bench(
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    seed: Annotated[int, typer.Option(min=0, metavar="S", help="The same seed gives the same games.")] = 1,
) -> None:
    """Measure the speed of the rules, compiled and interpreted.

    Every figure is the median of several short runs, so it takes some seconds.
    """
    with Console(stderr=True).status(say("measuring")):
        figures = measure_all(seed)
    if as_json:
        typer.echo(json.dumps(figures, indent=2))
    else:
        print_figures(figures)


def measure_all(seed: int) -> Figures:
    positions = list(turn_starts(seed))
    return {
        "compiled": IS_COMPILED,
        "playouts": {
            "compiled": measure_playouts(seed) if IS_COMPILED else None,
            "interpreted": measure_interpreted(seed),
        },
        "decision": measure_decision(positions, seed),
        "turn": measure_outcomes(positions),
        "batch": {str(threads): measure_batch(threads, seed) for threads in (1, 2)},
    }


def median_seconds(work: Callable[[], object]) -> float:
    """How long some work takes: the median of several runs."""
    times = []
    for _ in range(REPETITIONS):
        start = perf_counter()
        work()
        times.append(perf_counter() - start)
    return median(times)


def bearable(work: int) -> int:
    """How much of some work to do so that it takes a bearable time."""
    return work if IS_COMPILED else max(1, work // SLOWER)


def measure_playouts(seed: int) -> Figures:
    """Uniform random games from the deal to the end, by number of players."""
    games = bearable(4000)
    figures: Figures = {}
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        decisions, _ = play_many(players, games, Chance(seed))
        seconds = median_seconds(lambda players=players: play_many(players, games, Chance(seed)))  # type: ignore[misc]
        figures[str(players)] = {
            "decisions_per_second": round(decisions / seconds),
            "games_per_second": round(games / seconds, 1),
        }
    return figures


def measure_interpreted(seed: int) -> Figures:
    """The same with a copy of the package that has no compiled files, in a Python of its own."""
    with TemporaryDirectory() as folder:
        interpreted_copy(Path(folder))
        program = f"from nyhavn.cli import bench; bench.print_playouts({seed})"
        answer = subprocess.run(  # noqa: S603
            [sys.executable, "-P", "-c", program],
            env=os.environ | {"PYTHONPATH": folder},
            cwd=folder,
            check=True,
            capture_output=True,
        )
    return dict(json.loads(answer.stdout))


def interpreted_copy(folder: Path) -> None:
    """Put a copy of the package into a folder, without its compiled files."""
    without = shutil.ignore_patterns(*COMPILED_FILES)
    shutil.copytree(Path(nyhavn.__file__).parent, folder / "nyhavn", ignore=without)


def print_playouts(seed: int) -> None:
    """For the interpreted copy: measure the random games and print the figures."""
    typer.echo(json.dumps(measure_playouts(seed)))


def turn_starts(seed: int) -> Iterator[Game]:
    """Every position at the start of a turn in one greedy game for each number of players."""
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        chance = Chance(seed)
        game = Game.start(players, first_deck(players, chance))
        bot = make_bot("greedy", seed)
        while game.phase != Phase.OVER:
            yield game.copy()
            play_bot_turn(game, bot)
            game.fill_harbour(chance)


def measure_decision(positions: list[Game], seed: int) -> Figures:
    """What one call from Python costs on average, in microseconds."""
    chance = Chance(seed)
    chosen = []
    for game in positions:
        choices = game.choices()
        chosen.append(choices[chance.below(len(choices))])
    copies = iter([[game.copy() for game in positions] for _ in range(REPETITIONS)])

    def apply_all() -> None:
        for game, decision in zip(next(copies), chosen, strict=True):
            game.apply(decision)

    scale = MICRO / len(positions)
    return {
        "copy_microseconds": scale * median_seconds(lambda: [game.copy() for game in positions]),
        "choices_microseconds": scale * median_seconds(lambda: [game.choices() for game in positions]),
        "apply_microseconds": scale * median_seconds(apply_all),
    }


def measure_outcomes(positions: list[Game]) -> Figures:
    """All distinct ends of a turn, each weighed by the greedy bot's evaluation."""
    evaluation = GreedyEvaluation(WEIGHTS)

    def weigh(game: Game) -> int:
        walk, found = Outcomes(game), 0
        while walk.advance():
            evaluation.worth(walk.game, game.seat)
            found += 1
        return found

    outcomes = mean(weigh(game) for game in positions)
    seconds = median_seconds(lambda: [weigh(game) for game in positions])
    return {"outcomes": outcomes, "milliseconds": MILLI * seconds / len(positions)}


def measure_batch(threads: int, seed: int) -> Figures:
    """Many games stepped together with random choices, one batch for each thread."""
    # Loading NumPy takes longer than most commands do, and no other one needs it.
    import numpy as np

    games = bearable(1024)

    batches = [Batch(MIN_PLAYERS, games, seed + thread) for thread in range(threads)]

    def step_many(batch: Batch) -> None:
        random = np.random.default_rng(seed)
        for _ in range(BATCH_STEPS):
            counts = np.diff(np.asarray(batch.offsets))
            indexes = (random.random(games) * counts).astype(np.intc)
            batch.step(indexes)

    with ThreadPoolExecutor(threads) as pool:
        seconds = median_seconds(lambda: list(pool.map(step_many, batches)))
    return {"decisions_per_second": round(threads * games * BATCH_STEPS / seconds)}


def print_figures(figures: Figures) -> None:
    """The figures as tables."""
    console = Console(highlight=False)
    table = Table(title=say("bench-playouts"), title_justify="left")
    for key in ("bench-players", "bench-form", "bench-decisions", "bench-games"):
        table.add_column(say(key), justify="left" if key == "bench-form" else "right")
    for form, name in (("compiled", say("bench-compiled")), ("interpreted", say("bench-interpreted"))):
        for players, speed in (figures["playouts"][form] or {}).items():
            decisions, games = speed["decisions_per_second"], speed["games_per_second"]
            table.add_row(players, name, f"{decisions:,}", f"{games:,.0f}")
    console.print(table)
    calls = Table(title=say("bench-calls"), title_justify="left", show_header=False)
    calls.add_column()
    calls.add_column(justify="right")
    for key, call in (("bench-copy", "copy"), ("bench-choices", "choices"), ("bench-apply", "apply")):
        calls.add_row(say(key), f"{figures['decision'][f'{call}_microseconds']:.2f} µs")
    turn = figures["turn"]
    calls.add_row(say("bench-outcomes"), f"{turn['outcomes']:.0f}")
    calls.add_row(say("bench-weighing"), f"{turn['milliseconds']:.2f} ms")
    for threads, speed in figures["batch"].items():
        calls.add_row(say("bench-batch", threads=int(threads)), f"{speed['decisions_per_second']:,}")
    console.print(calls)
