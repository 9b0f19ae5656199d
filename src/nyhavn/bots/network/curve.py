"""The learning curve of a course of training, read from its folder, and a picture of it."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from nyhavn.bots.arena.pictures import COLOURS, MARKERS, in_percent, svg_picture
from nyhavn.bots.failures import BotFault
from nyhavn.bots.network.course import Progress
from nyhavn.rules import IllegalError

CURVE = "curve.jsonl"
WIDTH, HEIGHT = 11, 3.8
MOST_MARKED = 40
"""A curve with more points than this is drawn without a mark at each."""

Curves = Mapping[int, Sequence[Progress]]
"""The curve of a course for each number of players."""


@dataclass(frozen=True, slots=True)
class CurveWords:
    """What is written on the picture."""

    games: str
    greedy: str
    older: str
    loss: str
    fair: str
    players: Mapping[int, str]


def read_curve(folder: Path) -> list[Progress]:
    """All that a course has measured so far."""
    try:
        lines = (folder / CURVE).read_text(encoding="utf-8").splitlines()
        return [Progress(**json.loads(line)) for line in lines]
    except (OSError, ValueError, TypeError) as fault:
        raise IllegalError(BotFault.CURVE_FILE, {"file": str(folder / CURVE)}) from fault


def draw_curves(curves: Curves, file: Path, words: CurveWords) -> None:
    """Draw wins against greedy bots, wins against the network of half as many games, and the loss."""
    with svg_picture(file, WIDTH, HEIGHT) as figure:
        greedy, older, loss = figure.subplots(1, 3, sharex=True)
        for players, curve in curves.items():
            style = _style(players, len(curve), words.players[players])
            for axes, field in ((greedy, "against_greedy"), (older, "against_older"), (loss, "loss")):
                measured = [step for step in curve if getattr(step, field) is not None]
                games = [step.games for step in measured]
                axes.plot(games, [getattr(step, field) for step in measured], **style)
            for axes in (greedy, older):
                axes.axhline(1 / players, color=style["color"], linestyle="--", linewidth=1, alpha=0.6)
        for axes, title in ((greedy, words.greedy), (older, words.older), (loss, words.loss)):
            axes.set_title(title, fontsize=10)
            axes.grid(alpha=0.3)
            axes.locator_params(axis="x", nbins=4)
            axes.xaxis.set_major_formatter("{x:,.0f}")
        for axes in (greedy, older):
            axes.set_ylim(-0.02, 1.02)
            in_percent(axes.yaxis)
        loss.set_ylim(bottom=0)
        loss.set_xlim(left=0)
        greedy.plot([], [], color="grey", linestyle="--", linewidth=1, label=words.fair)
        greedy.legend(fontsize=8)
        figure.supxlabel(words.games, fontsize=10)


def _style(players: int, points: int, label: str) -> dict[str, Any]:
    """The line of a number of players."""
    marker = MARKERS[players - 2] if points <= MOST_MARKED else None
    return {
        "color": COLOURS[players - 2],
        "marker": marker,
        "markersize": 4,
        "linewidth": 1.5,
        "label": label,
    }
