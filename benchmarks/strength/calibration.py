"""The command that compares the chances told with the games that followed, and mends what is too sure."""

import json
from dataclasses import asdict, dataclass
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import typer
from pages import (
    DOCS,
    NETWORK,
    DocsFolder,
    FirstSeed,
    OutFolder,
    markdown_table,
    open_docs,
    percent,
    print_table,
)

from nyhavn.bots.arena.pictures import COLOURS, MARKERS, in_percent, svg_picture
from nyhavn.bots.network.calibration import CALIBRATION_FILE
from nyhavn.bots.network.evaluation import NetworkEvaluation
from nyhavn.bots.network.shipped import LAST, shipped_weights
from nyhavn.bots.workers import open_workers
from nyhavn.rules import MAX_PLAYERS, MIN_PLAYERS, Chance, Game, Outcomes, Phase, first_deck

PLAYERS = range(MIN_PLAYERS, MAX_PLAYERS + 1)
EDGES = (0, 0.01, 0.03, 0.06, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.94, 0.97, 0.99, 1.001)
DOUBTS = np.linspace(0, 0.3, 301)
MOST_OUTCOMES = 20_000
GAMES_IN_JOB = 5
SURE = 1.96
WIDTH, HEIGHT = 11, 3.8
FIGURES = "calibration"
HEADS = ("players", "games", "doubt", "told under 3 %, seen", "after it", "log loss before", "log loss after")
Told = tuple[list[list[float]], list[list[float]]]
"""After every turn the chances of all seats, and what each seat got in the end."""


@dataclass(frozen=True, slots=True)
class Bin:
    """Chances that lie close together, and how often they came true."""

    told: float
    seen: float
    margin: float
    """How far the 95 % interval goes on either side; the turns of one game hang together."""
    chances: int


def calibration(
    out: OutFolder,
    games: Annotated[int, typer.Option(min=10, help="Games for each number of players.")] = 1000,
    workers: Annotated[int, typer.Option(min=1, help="Processes that play.")] = 1,
    seed: FirstSeed = 1,
    docs: DocsFolder = None,
) -> None:
    """Compare the network's chances with how its games end, and keep how much doubt they need."""
    out.mkdir(parents=True, exist_ok=True)
    pages = open_docs(docs or DOCS)
    found: dict[int, dict[str, Any]] = {}
    for players in PLAYERS:
        played = play(out / f"calibration-{players}.npz", players, games, workers, seed)
        found[players] = judge(*played)
    kept = {str(n): {"doubt": values["doubt"], "games": values["games"]} for n, values in found.items()}
    CALIBRATION_FILE.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8", newline="\n")
    pages.keep_figures(
        FIGURES, {n: values | {"bins": list(map(asdict, values["bins"]))} for n, values in found.items()}
    )
    rows = [row(players, values) for players, values in found.items()]
    pages.fill_in(NETWORK, "calibration", markdown_table(HEADS, rows))
    pages.draw("reliability", lambda file: draw({n: values["bins"] for n, values in found.items()}, file))
    print_table("Chances told and seen", HEADS, rows)


def play(file: Path, players: int, games: int, workers: int, seed: int) -> tuple[Any, Any, Any]:
    """The games kept, and new ones up to a number: chances told, shares seen, and the number of the game."""
    told, seen, numbers = [], [], []
    if file.exists():
        with np.load(file) as kept:
            told, seen, numbers = [list(kept[name]) for name in ("told", "seen", "game")]
    first = seed * 1_000_000
    begin = max(map(int, numbers), default=first - 1) + 1
    jobs = [range(n, min(n + GAMES_IN_JOB, first + games)) for n in range(begin, first + games, GAMES_IN_JOB)]
    with open_workers(workers) as ready:
        for job, games_told in zip(jobs, ready.run(partial(chances_of_games, players), jobs), strict=True):
            for number, (chances, shares) in zip(job, games_told, strict=True):
                told += chances
                seen += shares
                numbers += [number] * len(chances)
            np.savez_compressed(file, told=np.array(told), seen=np.array(seen), game=np.array(numbers))
    return np.array(told), np.array(seen), np.array(numbers)


def chances_of_games(players: int, games: range) -> list[Told]:
    """Some games of the network against itself: a job for a worker."""
    evaluation, walk = NetworkEvaluation(shipped_weights(LAST, players)), Outcomes(Game())
    return [chances_of_game(evaluation, walk, Chance(number)) for number in games]


def chances_of_game(evaluation: NetworkEvaluation, walk: Outcomes, chance: Chance) -> Told:
    players = evaluation.players
    game = Game.start(players, first_deck(players, chance))
    told: list[list[float]] = []
    while game.phase != Phase.OVER:
        evaluation.begin(game)
        walk.begin(game)
        evaluation.search(walk, chance, 0.0, MOST_OUTCOMES)
        best = evaluation.best[0]
        if best.phase != Phase.OVER:
            evaluation.value(best)
            told.append(list(evaluation.chances)[:players])
        game.become(best)
        game.fill_harbour(chance)
    result = game.result()
    assert result is not None
    shares = [float(result.share(seat)) for seat in range(players)]
    return told, [shares] * len(told)


def judge(told: Any, seen: Any, numbers: Any) -> dict[str, Any]:
    """The doubt that makes the games most likely, found in half of them; all else in the other half."""
    fitted, held_out = numbers % 2 == 0, numbers % 2 == 1
    losses = [surprise(told[fitted], seen[fitted], doubt) for doubt in DOUBTS]
    doubt = round(float(DOUBTS[int(np.argmin(losses))]), 3)
    told, seen, numbers = told[held_out], seen[held_out], numbers[held_out]
    return {
        "games": 2 * len(set(numbers.tolist())),
        "doubt": doubt,
        "before": surprise(told, seen, 0.0),
        "after": surprise(told, seen, doubt),
        "bins": bins_of(told, seen, numbers),
    }


def surprise(told: Any, seen: Any, doubt: float) -> float:
    """The mean logarithmic loss, in nats."""
    chances = (1 - doubt) * told + doubt / told.shape[1]
    return round(float(-(seen * np.log(np.maximum(chances, 1e-6))).sum(1).mean()), 5)


def bins_of(told: Any, seen: Any, numbers: Any) -> list[Bin]:
    """How often chances came true, by how large they were; the margins count games, not turns."""
    found = []
    for low, high in pairwise(EDGES):
        inside = (told >= low) & (told < high)
        if not inside.any():
            continue
        errors = ((seen - seen[inside].mean()) * inside).sum(1)
        by_game = np.array([errors[numbers == number].sum() for number in set(numbers.tolist())])
        margin = SURE * float(np.sqrt((by_game**2).sum())) / inside.sum()
        values = [round(float(value), 4) for value in (told[inside].mean(), seen[inside].mean(), margin)]
        found.append(Bin(values[0], values[1], values[2], int(inside.sum())))
    return found


def row(players: int, values: dict[str, Any]) -> list[str]:
    ends = [found for found in values["bins"] if found.told < 0.03]
    told = sum(found.told * found.chances for found in ends) / max(1, sum(found.chances for found in ends))
    seen = sum(found.seen * found.chances for found in ends) / max(1, sum(found.chances for found in ends))
    after = (1 - values["doubt"]) * told + values["doubt"] / players
    return [
        str(players),
        f"{values['games']:,}",
        percent(values["doubt"]),
        f"{percent(told)}, {percent(seen)}",
        percent(after),
        f"{values['before']:.4f}",
        f"{values['after']:.4f}",
    ]


def draw(bins: dict[int, list[Bin]], file: Path) -> None:
    """The reliability diagram: what was told, and what was seen."""
    with svg_picture(file, WIDTH, HEIGHT) as figure:
        for axes, (players, found) in zip(
            figure.subplots(1, len(bins), sharey=True), bins.items(), strict=True
        ):
            style = {"color": COLOURS[players - 2], "marker": MARKERS[players - 2], "markersize": 4}
            axes.plot([0, 1], [0, 1], color="grey", linestyle="--", linewidth=1)
            axes.errorbar(
                [b.told for b in found],
                [b.seen for b in found],
                [b.margin for b in found],
                **style,
                linewidth=1.5,
            )
            axes.set_title(f"{players} players", fontsize=10)
            axes.grid(alpha=0.3)
            in_percent(axes.xaxis)
            in_percent(axes.yaxis)
        figure.supxlabel("chance told", fontsize=10)
        figure.supylabel("games won", fontsize=10)
