"""A picture of an arena's result: strengths and win rates with their intervals."""

from dataclasses import dataclass
from pathlib import Path
from textwrap import fill

from nyhavn.bots.arena.pictures import draw_rows, in_percent, svg_picture
from nyhavn.bots.arena.results import ArenaResult

WIDTH = 11
HEIGHT_PER_ROW = 0.45


@dataclass(frozen=True, slots=True)
class PlotWords:
    """What is written on the picture."""

    elo: str
    rate: str
    fair: str


def draw_result(result: ArenaResult, file: Path, words: PlotWords) -> None:
    """Draw the Elo of every bot and the win rate of every match as an SVG file."""
    bots = sorted(result.bots, key=lambda bot: bot.elo.value)
    matches = list(reversed(result.matches))
    height = 2 + HEIGHT_PER_ROW * max(len(bots), len(matches))
    with svg_picture(file, WIDTH, height) as figure:
        strengths, rates = figure.subplots(1, 2)
        draw_rows(strengths, [bot.label for bot in bots], [bot.elo for bot in bots], words.elo)
        names = [f"{match.first} : {match.second}" for match in matches]
        draw_rows(rates, names, [match.rate for match in matches], words.rate)
        fair = 1 / result.players
        rates.axvline(fair, color="grey", linestyle="--", linewidth=1)
        rates.annotate(words.fair, (fair, 1), xycoords=("data", "axes fraction"), va="bottom", ha="center")
        rates.set_xlim(-0.02, 1.02)
        in_percent(rates.xaxis)
        figure.supxlabel(fill(result.command, 120), fontsize=8, family="monospace", parse_math=False)
