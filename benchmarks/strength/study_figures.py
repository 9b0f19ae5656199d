"""What the games of a study add up to."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Any, Self

from first_ability import FIRST
from pages import rounded
from study_games import StudyGame

from nyhavn.bots.arena.ratings import Estimate, wilson
from nyhavn.rules import LINE_POINTS, ROWS, Result, ability_word

ROW, COLUMN = LINE_POINTS[0], LINE_POINTS[ROWS]
POINTS = {"rows": ROW, "window rows": 2 * ROW, "columns": COLUMN, "window columns": 2 * COLUMN}
"""What a completed line of each kind is worth."""
ABILITIES = tuple(ability_word(ability) for ability in FIRST)


@dataclass(frozen=True, slots=True)
class AbilityFigures:
    """What became of an ability."""

    first: Estimate
    """The share of players who took it as their first ability …"""
    wins: Estimate | None
    """… and how often those won."""
    taken: Estimate
    """The share of players who took it at any time."""
    forced: Estimate | None = None
    """How often one wins who must take it first, among others who choose freely."""


@dataclass(frozen=True, slots=True)
class TableFigures:
    """All games of one number of players."""

    players: int
    games: int
    seats: list[Estimate]
    """How often each seat won."""
    turns: Counter[int]
    """How many games had so many turns."""
    ends: Counter[str]
    shared: int
    """Games with more than one winner."""
    winner_points: dict[str, float]
    """Of a winner on average, by the kind of line."""
    other_points: dict[str, float]
    abilities: dict[str, AbilityFigures]

    @property
    def fair(self) -> float:
        return 1 / self.players

    def as_values(self) -> dict[str, Any]:
        return {
            "players": self.players,
            "games": self.games,
            "seats": [rounded(seat) for seat in self.seats],
            "turns": {str(turns): self.turns[turns] for turns in sorted(self.turns)},
            "ends": dict(sorted(self.ends.items())),
            "shared": self.shared,
            "winner_points": {kind: round(points, 4) for kind, points in self.winner_points.items()},
            "other_points": {kind: round(points, 4) for kind, points in self.other_points.items()},
            "abilities": {
                name: {
                    "first": rounded(ability.first),
                    "wins": None if ability.wins is None else rounded(ability.wins),
                    "taken": rounded(ability.taken),
                    "forced": None if ability.forced is None else rounded(ability.forced),
                }
                for name, ability in self.abilities.items()
            },
        }

    def with_forced(self, forced: Mapping[str, Estimate]) -> Self:
        """The same, with how often those won who had to take an ability first."""
        abilities = {name: replace(figures, forced=forced[name]) for name, figures in self.abilities.items()}
        return replace(self, abilities=abilities)


@dataclass(frozen=True, slots=True)
class SeatGame:
    """One player's part in one game."""

    seat: int
    share: float
    """Of the victory."""
    lines: dict[str, int]
    abilities: list[str]


def table_figures(players: int, games: Iterable[StudyGame]) -> TableFigures:
    """Add up the games of one number of players."""
    games = list(games)
    parts = [part for game in games for part in _parts(game)]
    return TableFigures(
        players=players,
        games=len(games),
        seats=[_win_rate([part for part in parts if part.seat == seat]) for seat in range(players)],
        turns=Counter(game["turns"] for game in games),
        ends=Counter(game["end"] for game in games),
        shared=sum(len(game["winners"]) > 1 for game in games),
        winner_points=_points([part for part in parts if part.share]),
        other_points=_points([part for part in parts if not part.share]),
        abilities={ability: _ability_figures(ability, parts) for ability in ABILITIES},
    )


def _parts(game: StudyGame) -> list[SeatGame]:
    result = Result(tuple(game["points"]), tuple(game["winners"]), game["end"])
    seats = enumerate(zip(game["lines"], game["abilities"], strict=True))
    return [SeatGame(seat, float(result.share(seat)), *figures) for seat, figures in seats]


def _win_rate(parts: Sequence[SeatGame]) -> Estimate:
    return wilson(sum(part.share for part in parts), len(parts))


def _points(parts: Sequence[SeatGame]) -> dict[str, float]:
    """The points of a player on average, by the kind of line; without players there are none."""
    lines = {kind: fmean([part.lines[kind] for part in parts] or [0]) for kind in POINTS}
    return {kind: worth * lines[kind] for kind, worth in POINTS.items()}


def _ability_figures(ability: str, parts: Sequence[SeatGame]) -> AbilityFigures:
    first = [part for part in parts if part.abilities[:1] == [ability]]
    taken = sum(ability in part.abilities for part in parts)
    return AbilityFigures(
        first=wilson(len(first), len(parts)),
        wins=_win_rate(first) if first else None,
        taken=wilson(taken, len(parts)),
    )
