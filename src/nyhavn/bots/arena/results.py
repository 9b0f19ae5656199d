"""What the games of an arena came to."""

import shlex
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from fractions import Fraction
from typing import Any

from nyhavn.bots.arena.matches import ArenaSettings, Pairing, PlayedGame
from nyhavn.bots.arena.ratings import Estimate, Score, elo_ratings, wilson
from nyhavn.bots.roster import short_name

DIGITS = 4
"""Enough for every figure, and few enough to be the same on every machine."""


@dataclass(slots=True)
class MatchTally:
    """The games of a match, counted; wins and seats are those of its first bot."""

    players: int
    wins: list[Fraction] = field(init=False)
    """By seat; a shared victory counts its share."""
    seat_wins: list[Fraction] = field(init=False)
    """By seat, whoever sat there."""
    games: int = 0
    turns: int = 0
    points: int = 0
    rival_points: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    pairing_squares: Fraction = Fraction(0)
    """The squares of the wins of each pairing, summed up."""

    def __post_init__(self) -> None:
        self.wins = [Fraction(0)] * self.players
        self.seat_wins = [Fraction(0)] * self.players

    def add(self, pairing: Pairing) -> None:
        won = Fraction(0)
        for seat, game in enumerate(pairing):
            shares = _shares(game, self.players)
            won += shares[seat]
            self.wins[seat] += shares[seat]
            self.seat_wins = [total + share for total, share in zip(self.seat_wins, shares, strict=True)]
            self.games += 1
            self.turns += game.turns
            self.points += game.result.points[seat]
            self.rival_points += sum(game.result.points) - game.result.points[seat]
            self.ends[game.result.end] += 1
        self.pairing_squares += won**2

    @property
    def luck_ratio(self) -> float | None:
        """How much the wins of a pairing vary, compared with as many games of different deals.

        Below 1 the intervals, which take all games as independent, are wider than they need to be.
        """
        pairings, rate = self.games // self.players, sum(self.wins) / self.games
        if pairings < 2 or rate in (0, 1):
            return None
        mean = sum(self.wins) / pairings
        varies = (self.pairing_squares - pairings * mean**2) / (pairings - 1)
        return float(varies / (self.players * rate * (1 - rate)))


def _shares(game: PlayedGame, players: int) -> list[Fraction]:
    """Each seat's part of the victory."""
    return [game.result.share(seat) for seat in range(players)]


@dataclass(frozen=True, slots=True)
class BotResult:
    """One bot in all its matches."""

    name: str
    label: str
    """The name in short, different for each bot."""
    games: int
    elo: Estimate


@dataclass(frozen=True, slots=True)
class MatchResult:
    """One match, seen by its first bot, which played alone against copies of the second."""

    first: str
    second: str
    games: int
    wins: float
    rate: Estimate
    fair: float
    """The rate among equals."""
    points: float
    rival_points: float
    """Of each copy of the second bot."""
    turns: float
    ends: dict[str, int]
    seats: list[Estimate]
    """How often the first bot won from each seat."""
    luck_ratio: float | None


@dataclass(frozen=True, slots=True)
class ArenaResult:
    """The result of an arena."""

    command: str
    """The command that repeats it."""
    players: int
    bots: list[BotResult]
    matches: list[MatchResult]
    seats: list[Estimate]
    """How often each seat won, whoever sat there."""

    def as_values(self) -> dict[str, Any]:
        """The result as plain values, with figures rounded."""
        rounded: dict[str, Any] = _rounded(asdict(self))
        return rounded


def _rounded(value: Any) -> Any:
    match value:
        case float():
            return round(value, DIGITS)
        case dict():
            return {key: _rounded(part) for key, part in value.items()}
        case list():
            return [_rounded(part) for part in value]
    return value


class Tally:
    """Counts pairings as they come in, and sums them up."""

    def __init__(self, settings: ArenaSettings) -> None:
        self._settings = settings
        self._matches = [MatchTally(settings.players) for _ in settings.matches]
        self.pairings = 0

    def add(self, pairing: Pairing) -> None:
        """Count the next pairing."""
        _, match = self._settings.deal_and_match(self.pairings)
        self._matches[match].add(pairing)
        self.pairings += 1

    def result(self) -> ArenaResult:
        settings = self._settings
        names = labels(settings.bots)
        pairs = list(zip(settings.matches, self._matches, strict=True))
        games = [sum(tally.games for pair, tally in pairs if bot in pair) for bot in range(len(names))]
        scores = [
            Score(first, second, settings.players - 1, tally.games, float(sum(tally.wins)))
            for (first, second), tally in pairs
        ]
        ratings = elo_ratings(len(names), scores)
        bots = zip(settings.bots, names, games, ratings, strict=True)
        all_games = sum(tally.games for tally in self._matches)
        seat_wins = zip(*(tally.seat_wins for tally in self._matches), strict=True)
        return ArenaResult(
            command=repeating_command(settings),
            players=settings.players,
            bots=[BotResult(*figures) for figures in bots],
            matches=[_match_result(names[pair[0]], names[pair[1]], tally) for pair, tally in pairs],
            seats=[wilson(float(sum(wins)), all_games) for wins in seat_wins],
        )


def _match_result(first: str, second: str, tally: MatchTally) -> MatchResult:
    games, wins = tally.games, float(sum(tally.wins))
    return MatchResult(
        first=first,
        second=second,
        games=games,
        wins=wins,
        rate=wilson(wins, games),
        fair=1 / tally.players,
        points=tally.points / games,
        rival_points=tally.rival_points / games / (tally.players - 1),
        turns=tally.turns / games,
        ends={end: tally.ends[end] for end in ("points", "card")},
        seats=[wilson(float(won), games // tally.players) for won in tally.wins],
        luck_ratio=tally.luck_ratio,
    )


def labels(names: Sequence[str]) -> list[str]:
    """Short names for bots: of a bot in a file its class, of a network its file without the folder.

    Where two would be the same they are numbered.
    """
    short = [short_name(name) for name in names]
    return [
        label if short.count(label) == 1 else f"{label} {short[: index + 1].count(label)}"
        for index, label in enumerate(short)
    ]


def repeating_command(settings: ArenaSettings) -> str:
    words = ["nyhavn", "arena", "--bots", ",".join(settings.bots), "--players", str(settings.players)]
    words += ["--games", str(settings.games), "--seed", str(settings.seed)]
    if settings.seconds is not None:
        words += ["--time", f"{settings.seconds:g}"]
    return shlex.join(words)
