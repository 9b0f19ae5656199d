"""What the matches came to: tables and a plot, from the figures that are kept."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Self

from match_list import MATCHES, Match
from pages import NOTHING, interval, percent, rounded

from nyhavn.bots.arena.pictures import DOT, draw_rows, in_percent, svg_picture
from nyhavn.bots.arena.ratings import Estimate
from nyhavn.bots.roster import short_name

HEADS = ("match", "players", "time a turn", "games", "wins", "win rate", "95 % interval", "target", "met")
VERDICTS = {True: "yes", False: "no", None: "too few games"}
WIDTH, HEIGHT_PER_ROW = 9, 0.42
TARGET = "#d55e00"


@dataclass(frozen=True, slots=True)
class Played:
    """The figures of a match that has been played."""

    match: Match
    games: int
    wins: float
    rate: Estimate
    command: str
    """The command that repeats it."""
    program: str
    """A digest of the rules, the bots and the networks that played."""

    @property
    def met(self) -> bool | None:
        """Whether the win rate is what it should be; a match that was played in part does not tell."""
        if self.games < self.match.games:
            return None
        return self.match.least <= self.rate.value <= self.match.most

    def as_values(self) -> dict[str, Any]:
        return asdict(self) | {"rate": rounded(self.rate), "met": self.met}

    @classmethod
    def from_values(cls, values: dict[str, Any]) -> Self:
        match, rate = Match(**values["match"]), Estimate(**values["rate"])
        return cls(match, values["games"], values["wins"], rate, values["command"], values["program"])


def in_order(played: Sequence[Played]) -> list[tuple[Match, Played | None]]:
    """All matches, and what they came to as far as they have been played."""
    found = {one.match.name: one for one in played}
    return [
        (found[match.name].match if match.name in found else match, found.get(match.name))
        for match in MATCHES
    ]


def match_row(match: Match, played: Played | None) -> list[str]:
    """The cells of a match, which may not have been played yet."""
    time = "its own" if match.seconds is None else f"{match.seconds:g} s"
    what = [match_title(match), str(match.players), time]
    if played is None:
        return [*what, *[NOTHING] * 4, target_words(match), NOTHING]
    rate = played.rate
    came_to = [f"{played.games:,}", f"{played.wins:,.6g}", percent(rate.value), interval(rate)]
    return [*what, *came_to, target_words(match), VERDICTS[played.met]]


def match_title(match: Match) -> str:
    first, second = short_name(match.first), short_name(match.second)
    return f"{first} : {second}" if match.players == 2 else f"{first} : {match.players - 1} of {second}"


def target_words(match: Match) -> str:
    least = f"{100 * match.least:g} %"
    return f"≥ {least}" if match.most == 1 else f"{least} … {100 * match.most:g} %"


def draw_matches(played: Sequence[Played], file: Path) -> None:
    """The win rate of every match with its interval, and the target as a band behind it."""
    found = [(match, one) for match, one in reversed(in_order(played)) if one is not None]
    with svg_picture(file, WIDTH, 1.4 + HEIGHT_PER_ROW * len(found)) as figure:
        axes = figure.subplots()
        for place, (match, _) in enumerate(found):
            band = axes.barh(place, match.most - match.least, left=match.least, height=0.6)
            band[0].set(color=TARGET, alpha=0.3, label="target" if place == 0 else None)
        titles = [match_title(match) for match, _ in found]
        draw_rows(axes, titles, [one.rate for _, one in found], "win rate of the first, with 95 % intervals")
        for place, (_, one) in enumerate(found):
            words = percent(one.rate.value)
            axes.annotate(words, (1.01, place), xycoords=("axes fraction", "data"), va="center", color=DOT)
        lowest = min([0.5, *(one.rate.low for _, one in found)])
        axes.set_xlim(lowest - 0.02, 1.005)
        in_percent(axes.xaxis)
        figure.legend(loc="outside upper right", fontsize=9)
