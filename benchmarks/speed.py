"""The speed of the rules, and how it compares with a plain C program of the same game.

    python benchmarks/speed.py [--rounds N] [--games N]

Machines are noisy, so what counts are the ratios: in each round both programs play random games one right
after the other, and the median of the rounds is reported. A decision is a step with more than one choice, in
both programs.
"""

import argparse
import json
import shutil
import subprocess
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from rich.console import Console
from rich.table import Table

from nyhavn.cli.bench import measure_all, print_figures
from nyhavn.rules import IS_COMPILED, Chance, play_many

YARDSTICK = Path(__file__).parent / "plain_c" / "playouts.c"


def plain_c_speed(program: Path, players: int, games: int, seed: int) -> float:
    """Decisions per second of the C program."""
    command = [str(program), str(players), str(games), str(seed)]
    answer = subprocess.run(command, check=True, capture_output=True)  # noqa: S603
    return float(json.loads(answer.stdout)["decisions_per_second"])


def own_speed(players: int, games: int, seed: int) -> float:
    """Decisions per second of the rules."""
    start = perf_counter()
    decisions, _ = play_many(players, games, Chance(seed))
    return decisions / (perf_counter() - start)


def compare(console: Console, rounds: int, games: int) -> None:
    """Both programs in turn, for each number of players."""
    table = Table(title="Random games, in decisions per second", title_justify="left")
    for heading in ("Players", "Rules", "Plain C", "Rules / plain C"):
        table.add_column(heading, justify="right")
    with TemporaryDirectory() as folder:
        program = Path(folder) / "playouts"
        compiler = shutil.which("cc") or "cc"
        command = [compiler, "-O3", "-o", str(program), str(YARDSTICK)]
        subprocess.run(command, check=True)  # noqa: S603
        for players in (2, 3, 4):
            own, plain = [], []
            for seed in range(rounds):
                own.append(own_speed(players, games, seed))
                plain.append(plain_c_speed(program, players, games, seed))
            ratio = median(mine / theirs for mine, theirs in zip(own, plain, strict=True))
            table.add_row(str(players), f"{median(own):,.0f}", f"{median(plain):,.0f}", f"{ratio:.2f}")
    console.print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=9, help="how often the two programs take turns")
    parser.add_argument("--games", type=int, default=20_000, help="games in each round")
    wanted = parser.parse_args()
    console = Console(highlight=False)
    print_figures(measure_all(seed=1))
    if not IS_COMPILED or shutil.which("cc") is None:
        console.print("\nThere is no C compiler here, so nothing to compare with.")
        return
    console.print()
    compare(console, wanted.rounds, wanted.games)


if __name__ == "__main__":
    main()
