"""The matches that show how strong the bots are, each with its target."""

from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path

import typer

from nyhavn.bots.arena.matches import ArenaSettings
from nyhavn.bots.levels import LEVELS

LAST, HALF = "last network", "network of half its games"
NETWORKS = "networks"
"""What the folder of all training courses is called in the docs, wherever it is."""

BEST_NAIVE = "row-finisher"
STEPS = (("", 0.75, 0.88, 2), ("-of-3", 0.5, 1.0, 3), ("-of-4", 0.4, 1.0, 4))
"""How often a level should win against the one below, alone among its like at three and four players."""


@dataclass(frozen=True, slots=True)
class Match:
    """One bot among copies of another, and how often it should win."""

    name: str
    first: str
    second: str
    games: int
    least: float
    """The win rate that is wanted at least …"""
    most: float = 1.0
    """… and at most."""
    players: int = 2
    seconds: float | None = None
    """For each turn; without it every bot thinks as long as it is made to."""

    def settings(self, seed: int, scale: float) -> ArenaSettings:
        games = max(self.players, round(self.games * scale))
        return ArenaSettings((self.first, self.second), self.players, games, seed, self.seconds)


MATCHES = (
    Match("random", "champion", "random", 1000, 0.995, seconds=0.1),
    Match("greedy", "champion", "greedy", 1000, 0.995, seconds=0.1),
    Match("heuristic", "champion", "heuristic", 1000, 0.98, seconds=0.1),
    Match("monte-carlo", "champion", "monte-carlo", 200, 0.97, seconds=0.25),
    Match("mcts", "champion", "mcts", 200, 0.97, seconds=0.25),
    Match("one-ply", "champion", "network", 200, 0.8, seconds=1.0),
    Match("half-trained", LAST, HALF, 1000, 0.55),
    Match("three-players", "champion", "heuristic", 400, 0.85, players=3, seconds=0.1),
    Match("four-players", "champion", "heuristic", 400, 0.8, players=4, seconds=0.1),
    Match("best-naive-collector", BEST_NAIVE, "collector", 400, 0.5),
    Match("best-naive-hoarder", BEST_NAIVE, "hoarder", 400, 0.5),
    Match("best-naive-big-builder", BEST_NAIVE, "big-builder", 400, 0.5),
    Match("naive-1", LEVELS[0].bot, BEST_NAIVE, 400, 0.2, 0.4),
    Match("naive-2", LEVELS[1].bot, BEST_NAIVE, 400, 0.5),
    *(
        Match(f"level-{above.number}{suffix}", above.bot, below.bot, 400, least, most, players)
        for suffix, least, most, players in STEPS
        for below, above in pairwise(LEVELS)
    ),
)


def chosen_matches(only: str | None, networks: Path | None) -> list[Match]:
    """The matches asked for by name, or all that can be played."""
    names = [match.name for match in MATCHES] if only is None else only.split(",")
    unknown = [name for name in names if name not in {match.name for match in MATCHES}]
    if unknown:
        known = ", ".join(match.name for match in MATCHES)
        raise typer.BadParameter(f"There is no match “{unknown[0]}”. The matches are: {known}.")
    chosen = [match for match in MATCHES if match.name in names]
    if networks is not None:
        return [_with_networks(match, networks) if match.first == LAST else match for match in chosen]
    if only is not None and any(match.first == LAST for match in chosen):
        raise typer.BadParameter("The match of two networks needs the folder of the training: --networks DIR")
    return [match for match in chosen if match.first != LAST]


def _with_networks(match: Match, networks: Path) -> Match:
    """The match of the last network that training has kept and the one with half its games, or the next."""
    folder = networks / str(match.players)
    kept = {int(file.stem.rpartition("-")[2]): str(file) for file in sorted(folder.glob("network-*.npz"))}
    if len(kept) < 2:
        raise typer.BadParameter(f"{folder} does not hold two networks of `nyhavn train`.")
    last = max(kept)
    half = min((games for games in kept if games < last), key=lambda games: abs(2 * games - last))
    return replace(match, first=kept[last], second=kept[half])
