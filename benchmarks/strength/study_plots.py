"""Pictures of what a study has shown."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from study_figures import ABILITIES, TableFigures

from nyhavn.bots.arena.pictures import COLOURS, DOT, MARKERS, in_percent, reaches, svg_picture
from nyhavn.bots.arena.ratings import Estimate
from nyhavn.rules import FIRST_HANDS

WIDTH = 10
PALE_BLUE, PALE_ORANGE = "#9ecae1", "#fdbe85"
FAIR = {"color": "grey", "linestyle": "--", "linewidth": 1}


@dataclass(frozen=True, slots=True)
class Part:
    """A part of bars that are made of several, and how it looks."""

    key: str
    label: str
    colour: str
    ink: str


ENDS = (Part("points", "12 points", DOT, "white"), Part("card", "end-of-game card", PALE_ORANGE, "black"))
# Rows blue, columns orange; the darker shade is all windows.
KINDS = (
    Part("rows", "rows", PALE_BLUE, "black"),
    Part("window rows", "rows of windows", DOT, "white"),
    Part("columns", "columns", PALE_ORANGE, "black"),
    Part("window columns", "columns of windows", COLOURS[1], "white"),
)


def draw_seats(tables: Sequence[TableFigures], file: Path) -> None:
    """How often each seat wins, with the cards it starts with."""
    with svg_picture(file, WIDTH, 3.6) as figure:
        panels = figure.subplots(1, len(tables), sharey=True, width_ratios=[t.players for t in tables])
        for axes, table in zip(panels, tables, strict=True):
            seats = range(table.players)
            rates = [seat.value for seat in table.seats]
            axes.axhline(table.fair, **FAIR)
            axes.errorbar(seats, rates, yerr=reaches(table.seats), fmt="o", capsize=5, color=DOT)
            axes.set_xticks(seats, [f"seat {seat + 1}\n{FIRST_HANDS[seat]} cards" for seat in seats])
            axes.set_xlim(-0.5, table.players - 0.5)
            axes.set_title(_players(table), fontsize=10)
            axes.grid(axis="y", alpha=0.3)
        panels[0].annotate("fair", (0.02, tables[0].fair), xycoords=("axes fraction", "data"), va="bottom")
        panels[0].set_ylabel("win rate, with 95 % intervals")
        panels[0].set_ylim(bottom=0)
        in_percent(panels[0].yaxis)


def draw_games(tables: Sequence[TableFigures], file: Path) -> None:
    """How long games are, and how they end."""
    with svg_picture(file, WIDTH, 4.2) as figure:
        lengths, endings = figure.subfigures(1, 2, width_ratios=(1.6, 1))
        panels = lengths.subplots(len(tables), 1, sharex=True)
        for place, (axes, table) in enumerate(zip(panels, tables, strict=True)):
            shares = [table.turns[turns] / table.games for turns in sorted(table.turns)]
            axes.bar(sorted(table.turns), shares, width=0.9, color=COLOURS[place])
            axes.set_ylabel(_players(table))
            in_percent(axes.yaxis)
            axes.grid(axis="y", alpha=0.3)
        lengths.supxlabel("turns in a game", fontsize=10)
        axes = endings.subplots()
        bars = [{end: count / table.games for end, count in table.ends.items()} for table in tables]
        _draw_parts(axes, [_players(table) for table in tables], bars, ENDS, "{:.0%}", room=0.1)
        axes.set_xlim(0, 1)
        in_percent(axes.xaxis)
        axes.set_xlabel("games that end by")
        endings.legend(loc="outside upper center", ncols=len(ENDS), fontsize=9)


def draw_points(tables: Sequence[TableFigures], file: Path) -> None:
    """From which lines winners and others have their points."""
    names, bars = [], []
    for table in tables:
        names += [f"{_players(table)}: winners", "others"]
        bars += [table.winner_points, table.other_points]
    with svg_picture(file, WIDTH, 3.8) as figure:
        axes = figure.subplots()
        _draw_parts(axes, names, bars, KINDS, "{:.1f}", room=0.35)
        axes.set_xlabel("points at the end, on average")
        figure.legend(loc="outside upper center", ncols=len(KINDS), fontsize=9)


def _draw_parts(
    axes: Any,
    names: Sequence[str],
    bars: Sequence[Mapping[str, float]],
    parts: Sequence[Part],
    form: str,
    room: float,
) -> None:
    """One bar for each name, made of parts, with a number on each part that has room for it."""
    ends = [0.0] * len(bars)
    for part in parts:
        values = [bar.get(part.key, 0) for bar in bars]
        axes.barh(range(len(bars)), values, left=ends, color=part.colour, label=part.label, height=0.75)
        for place, value in enumerate(values):
            words = form.format(value) if value >= room else ""
            axes.text(ends[place] + value / 2, place, words, ha="center", va="center", color=part.ink)
        ends = [end + value for end, value in zip(ends, values, strict=True)]
    axes.set_yticks(range(len(bars)), names)
    axes.invert_yaxis()
    axes.grid(axis="x", alpha=0.3)
    axes.set_axisbelow(True)


def draw_abilities(tables: Sequence[TableFigures], file: Path) -> None:
    """Which ability players take first, and how one fares who must take it, compared with a fair share."""
    with svg_picture(file, WIDTH, 4.2) as figure:
        firsts, wins = figure.subplots(1, 2, sharey=True)
        for number, table in enumerate(tables):
            offset = 0.22 * (number - (len(tables) - 1) / 2)
            style = {"color": COLOURS[number], "fmt": MARKERS[number], "capsize": 3, "markersize": 5}
            first = [table.abilities[ability].first for ability in ABILITIES]
            _draw_estimates(firsts, first, offset, style | {"label": _players(table)})
            rates = [table.abilities[ability].forced for ability in ABILITIES]
            leads = [_lead(rate, table.fair) if rate is not None else None for rate in rates]
            _draw_estimates(wins, leads, offset, style)
        firsts.set_yticks(range(len(ABILITIES)), [ability.replace("-", " ") for ability in ABILITIES])
        firsts.invert_yaxis()
        firsts.set_xlim(left=-0.02)
        firsts.set_xlabel("players who take it first of their own will")
        wins.axvline(0, **FAIR)
        wins.set_xlabel("wins above a fair share, where it must be taken first")
        for axes in (firsts, wins):
            in_percent(axes.xaxis)
            axes.grid(axis="x", alpha=0.3)
        figure.legend(loc="outside upper center", ncols=len(tables), fontsize=9)


def _draw_estimates(
    axes: Any, estimates: Sequence[Estimate | None], offset: float, style: dict[str, Any]
) -> None:
    """A dot with its interval in each row that has one."""
    found = [(place, estimate) for place, estimate in enumerate(estimates) if estimate is not None]
    values = [estimate.value for _, estimate in found]
    rows = [place + offset for place, _ in found]
    axes.errorbar(values, rows, xerr=reaches([estimate for _, estimate in found]), **style)


def _lead(rate: Estimate, fair: float) -> Estimate:
    return Estimate(rate.value - fair, rate.low - fair, rate.high - fair)


def _players(table: TableFigures) -> str:
    return f"{table.players} players"
