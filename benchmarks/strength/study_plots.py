"""Pictures of what a study has shown."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from study_figures import ABILITIES, POINTS, TableFigures

from nyhavn.bots.arena.ratings import Estimate
from nyhavn.bots.pictures import COLOURS, DOT, MARKERS, in_percent, reaches, svg_picture
from nyhavn.rules.pieces import FIRST_HANDS

WIDTH = 10
ENDS = {"points": "12 points", "card": "end-of-game card"}
KIND_COLOURS = dict(zip(POINTS, ("#9ecae1", "#1f4e79", "#fdbe85", "#d55e00"), strict=True))
"""Rows blue, columns orange; the darker shade is all windows."""
FAIR = {"color": "grey", "linestyle": "--", "linewidth": 1}


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
        for place, table in enumerate(tables):
            left = 0.0
            for end, colour in zip(ENDS, (DOT, "#fdbe85"), strict=True):
                share = table.ends[end] / table.games
                axes.barh(place, share, left=left, color=colour, label=ENDS[end] if place == 0 else None)
                left += share
        axes.set_yticks(range(len(tables)), [_players(table) for table in tables])
        axes.invert_yaxis()
        in_percent(axes.xaxis)
        axes.set_xlabel("games that end by")
        endings.legend(loc="outside upper center", ncols=2, fontsize=9)


def draw_points(tables: Sequence[TableFigures], file: Path) -> None:
    """From which lines winners and others have their points."""
    names, bars = [], []
    for table in tables:
        names += [f"{_players(table)}: winners", "others"]
        bars += [table.winner_points, table.other_points]
    with svg_picture(file, WIDTH, 3.8) as figure:
        axes = figure.subplots()
        left = [0.0] * len(bars)
        for kind, colour in KIND_COLOURS.items():
            points = [bar[kind] for bar in bars]
            axes.barh(range(len(bars)), points, left=left, color=colour, label=_kind(kind), height=0.75)
            ink = "white" if kind.startswith("window") else "black"
            for place, value in enumerate(points):
                # A number that is wider than its part of the bar would cover the next one.
                words = f"{value:.1f}" if value >= 0.35 else ""
                axes.text(left[place] + value / 2, place, words, ha="center", va="center", color=ink)
            left = [sum(pair) for pair in zip(left, points, strict=True)]
        axes.set_yticks(range(len(bars)), names)
        axes.invert_yaxis()
        axes.set_xlabel("points at the end, on average")
        axes.grid(axis="x", alpha=0.3)
        axes.set_axisbelow(True)
        figure.legend(loc="outside upper center", ncols=4, fontsize=9)


def draw_abilities(tables: Sequence[TableFigures], file: Path) -> None:
    """Which ability players take first, and how often those win, compared with a fair share."""
    with svg_picture(file, WIDTH, 4.2) as figure:
        firsts, wins = figure.subplots(1, 2, sharey=True)
        for number, table in enumerate(tables):
            offset = 0.22 * (number - (len(tables) - 1) / 2)
            style = {"color": COLOURS[number], "fmt": MARKERS[number], "capsize": 3, "markersize": 5}
            first = [table.abilities[ability].first for ability in ABILITIES]
            _draw_estimates(firsts, first, offset, style | {"label": _players(table)})
            rates = [table.abilities[ability].wins for ability in ABILITIES]
            leads = [_lead(rate, table.fair) if rate is not None else None for rate in rates]
            _draw_estimates(wins, leads, offset, style)
        firsts.set_yticks(range(len(ABILITIES)), [ability.replace("-", " ") for ability in ABILITIES])
        firsts.invert_yaxis()
        firsts.set_xlim(left=0)
        firsts.set_xlabel("players who take it first")
        wins.axvline(0, **FAIR)
        wins.set_xlabel("how much more than a fair share those win, with 95 % intervals")
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


def _kind(kind: str) -> str:
    """A kind of line as the legend names it."""
    return f"{kind.removeprefix('window ')}, all windows" if kind.startswith("window") else kind
