"""How plots are drawn: one look for all of them, and the same bytes for the same figures."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from nyhavn.bots.arena.ratings import Estimate
from nyhavn.bots.extras import extra_package

DOT = "#1f4e79"
COLOURS = (DOT, "#d55e00", "#009e73", "#e69f00", "#cc79a7")
"""Told apart by people who see colours differently, and by their lightness."""
MARKERS = ("o", "s", "^", "D", "v")
# Without these the same figures would give other bytes each time.
REPEATABLE = {"svg.hashsalt": "nyhavn", "svg.fonttype": "none"}


@contextmanager
def svg_picture(file: Path, width: float, height: float) -> Iterator[Any]:
    """An empty figure of matplotlib, in inches, that becomes an SVG file once it is drawn."""
    matplotlib = extra_package("matplotlib")
    figures = extra_package("matplotlib.figure")
    with matplotlib.rc_context(REPEATABLE):
        figure = figures.Figure(figsize=(width, height), layout="constrained")
        yield figure
        figure.savefig(file, format="svg", metadata={"Date": None})


def draw_rows(axes: Any, names: Sequence[str], estimates: Sequence[Estimate], title: str) -> None:
    """One row for each name: a dot, and the line of its interval."""
    heights = range(len(names))
    values = [estimate.value for estimate in estimates]
    axes.errorbar(values, heights, xerr=reaches(estimates), fmt="o", capsize=4, color=DOT)
    axes.set_yticks(heights, names)
    axes.set_ylim(-0.6, len(names) - 0.4)
    axes.set_xlabel(title)
    axes.grid(axis="x", alpha=0.3)


def reaches(estimates: Sequence[Estimate]) -> list[list[float]]:
    """How far the intervals reach below and above their figures."""
    below = [estimate.value - estimate.low for estimate in estimates]
    above = [estimate.high - estimate.value for estimate in estimates]
    return [below, above]


def in_percent(axis: Any) -> None:
    """Write the shares on an axis as percent."""
    axis.set_major_formatter(extra_package("matplotlib.ticker").PercentFormatter(1, decimals=0))
