"""What the accounts of many games say: whether everything adds up, and whether luck has the mean zero.

python benchmarks/review/luck.py accounts.jsonl ...
"""

import json
import sys
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

Account = dict[str, Any]


def interval(values: list[float]) -> str:
    """The mean with its interval of 95 %."""
    return f"{fmean(values):+.4f} ± {1.96 * stdev(values) / sqrt(len(values)):.4f}, n = {len(values)}"


def refill_luck(games: list[Account], distance: int) -> list[float]:
    """The luck of every refill for the seat so far behind the one that moved before it."""
    found = []
    for game in games:
        players = len(game["result"])
        for number in range(1, len(game["luck"][0])):
            if game["refills"][number - 1]:
                seat = (game["movers"][number - 1] + distance) % players
                found.append(game["luck"][seat][number])
    return found


def luck_of(games: list[Account], bot: str) -> list[float]:
    return [
        sum(game["luck"][seat]) for game in games for seat, name in enumerate(game["bots"]) if name == bot
    ]


def summary(games: list[Account]) -> list[str]:
    seats = range(len(games[0]["result"]))
    bots = sorted({bot for game in games for bot in game["bots"]})
    return [
        f"{len(games)} games, farthest from adding up: {max(game['gap'] for game in games):.1e}",
        *(f"luck of seat {seat}: {interval([sum(game['luck'][seat]) for game in games])}" for seat in seats),
        *(f"the deal, seat {seat}: {interval([game['luck'][seat][0] for game in games])}" for seat in seats),
        *(f"a refill, {after} after the mover: {interval(refill_luck(games, after))}" for after in seats),
        *(f"luck of {bot}: {interval(luck_of(games, bot))}" for bot in bots),
    ]


if __name__ == "__main__":
    for name in sys.argv[1:]:
        games = [json.loads(line) for line in Path(name).read_text(encoding="utf-8").splitlines()]
        print(name, *summary(games), sep="\n  ")
