"""States to load, to change and to refuse."""

import re
from functools import cache
from pathlib import Path

from nyhavn.rules import Game, Phase, read_state, write_state
from support.golden_games import golden_games
from support.random_games import PLAYERS, moments

PAGE = (Path(__file__).parents[2] / "docs" / "state.md").read_text(encoding="utf-8")
BEGINNING, MID_TURN = re.findall(r"^```json\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


@cache
def state_in(phase: Phase, players: int) -> str:
    """A state of a random game in this phase."""
    games = (game for seed in range(1000) for game in moments(players, seed))
    return next(write_state(game) for game in games if game.phase == phase and game.turns > players)


@cache
def won_by_points() -> str:
    """A golden game that ended because someone reached 12 points."""
    games = (golden.end() for golden in golden_games())
    return next(write_state(game) for game in games if game.points[game.seat] >= 12)


def phases_of(players: int) -> list[Phase]:
    return [phase for phase in Phase if phase != Phase.RESHUFFLE or players > 2]


ANY_STATE = [(phase, players) for players in PLAYERS for phase in phases_of(players)]


def assert_loads_back(game: Game) -> None:
    text = write_state(game)
    loaded = read_state(text)
    assert loaded == game
    assert write_state(loaded) == text
