"""A picture of an arena's result: strengths and win rates with their intervals."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from textwrap import fill
from typing import Any

from nyhavn.bots.arena.ratings import Estimate
from nyhavn.bots.arena.results import ArenaResult
from nyhavn.bots.extras import extra_package

WIDTH = 11
HEIGHT_PER_ROW = 0.45
DOT = "#1f4e79"
# Without these the same result would give other bytes each time.
REPEATABLE = {"svg.hashsalt": "nyhavn", "svg.fonttype": "none"}


@dataclass(frozen=True, slots=True)
class PlotWords:
    """What is written on the picture."""

    elo: str
    rate: str
    fair: str


def draw_result(result: ArenaResult, file: Path, words: PlotWords) -> None:
    """Draw the Elo of every bot and the win rate of every match as an SVG file."""
    matplotlib = extra_package("matplotlib")
    figures = extra_package("matplotlib.figure")
    bots = sorted(result.bots, key=lambda bot: bot.elo.value)
    matches = list(reversed(result.matches))
    with matplotlib.rc_context(REPEATABLE):
        height = 2 + HEIGHT_PER_ROW * max(len(bots), len(matches))
        figure = figures.Figure(figsize=(WIDTH, height), layout="constrained")
        strengths, rates = figure.subplots(1, 2)
        _draw_rows(strengths, [bot.label for bot in bots], [bot.elo for bot in bots], words.elo)
        names = [f"{match.first} : {match.second}" for match in matches]
        _draw_rows(rates, names, [match.rate for match in matches], words.rate)
        fair = 1 / result.players
        rates.axvline(fair, color="grey", linestyle="--", linewidth=1)
        rates.annotate(words.fair, (fair, 1), xycoords=("data", "axes fraction"), va="bottom", ha="center")
        rates.set_xlim(-0.02, 1.02)
        rates.xaxis.set_major_formatter(extra_package("matplotlib.ticker").PercentFormatter(1))
        figure.supxlabel(fill(result.command, 120), fontsize=8, family="monospace", parse_math=False)
        figure.savefig(file, format="svg", metadata={"Date": None})


def _draw_rows(axes: Any, names: Sequence[str], estimates: Sequence[Estimate], title: str) -> None:
    """One row for each name: a dot, and the line of its interval."""
    places = range(len(names))
    values = [estimate.value for estimate in estimates]
    below = [estimate.value - estimate.low for estimate in estimates]
    above = [estimate.high - estimate.value for estimate in estimates]
    axes.errorbar(values, places, xerr=[below, above], fmt="o", capsize=4, color=DOT)
    axes.set_yticks(places, names)
    axes.set_ylim(-0.6, len(names) - 0.4)
    axes.set_xlabel(title)
    axes.grid(axis="x", alpha=0.3)
