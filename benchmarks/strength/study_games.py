"""The games of a study: a bot plays against itself, and of each game is kept what tells how it was played.

A file holds one game per line, in order, after a line that tells what decides them; so a study that was
stopped goes on where it was.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

import typer

from nyhavn.bots.arena.journal import arena_identity
from nyhavn.bots.arena.matches import ArenaSettings
from nyhavn.bots.playing import play_bot_game
from nyhavn.bots.roster import make_bot
from nyhavn.bots.workers import Workers
from nyhavn.rules import (
    Chance,
    Game,
    SeatStatistics,
    TakeAbility,
    Turn,
    ability_word,
    first_deck,
    seat_statistics,
)

GAMES_IN_JOB = 4
StudyGame = dict[str, Any]
"""The result of a game, its turns, and for each seat the lines it completed and the abilities it took."""


@dataclass(frozen=True, slots=True)
class Study:
    """What decides the games: the same bot on every seat."""

    bot: str
    players: int
    seed: int
    seconds: float | None

    def identity(self) -> dict[str, Any]:
        return arena_identity(ArenaSettings((self.bot,), self.players, 0, self.seed, self.seconds))


def play_study(study: Study, games: int, file: Path, workers: Workers) -> Iterator[StudyGame]:
    """The games of a study, those of the file first; what is missing is played and added to it."""
    kept = kept_games(study, file)
    yield from kept[:games]
    jobs = (range(first, min(first + GAMES_IN_JOB, games)) for first in range(len(kept), games, GAMES_IN_JOB))
    with file.open("a", encoding="utf-8") as journal:
        for played in workers.run(partial(play_games, study), jobs):
            for game in played:
                journal.write(json.dumps(game, separators=(",", ":")) + "\n")
                journal.flush()
                yield game


def kept_games(study: Study, file: Path) -> list[StudyGame]:
    """The games that a file holds; a last line that was cut off while it was written is taken away."""
    lines = file.read_bytes().splitlines(keepends=True) if file.exists() else []
    whole = [line for line in lines if line.endswith(b"\n")]
    if not whole:
        whole = [json.dumps(study.identity()).encode() + b"\n"]
    identity, *games = map(json.loads, whole)
    if identity != study.identity():
        raise typer.BadParameter(f"{file} holds other games. Choose another folder, or delete it.")
    file.write_bytes(b"".join(whole))
    return games


def play_games(study: Study, numbers: range) -> list[StudyGame]:
    """Some of the games, by their numbers: a job for a worker."""
    return [play_game(study, number) for number in numbers]


def play_game(study: Study, number: int) -> StudyGame:
    chance = Chance(_number(study, number, "cards"))
    game = Game.start(study.players, first_deck(study.players, chance))
    bots = [
        make_bot(study.bot, _number(study, number, f"seat {seat}"), study.seconds)
        for seat in range(study.players)
    ]
    turns, _ = play_bot_game(game, bots, chance)
    return studied(game, turns)


def studied(game: Game, turns: Sequence[Turn]) -> StudyGame:
    """What is kept of a game that is over."""
    result = game.result()
    assert result is not None
    seats = seat_statistics(turns, game)
    return {
        "points": list(result.points),
        "winners": list(result.winners),
        "end": result.end,
        "turns": len(turns),
        "lines": [_lines(seat) for seat in seats],
        "abilities": [_abilities(turns[seat :: game.players]) for seat in range(game.players)],
    }


def _lines(seat: SeatStatistics) -> dict[str, int]:
    """The completed lines of a house by kind."""
    return {
        "rows": seat.rows - seat.window_rows,
        "window rows": seat.window_rows,
        "columns": seat.columns - seat.window_columns,
        "window columns": seat.window_columns,
    }


def _abilities(turns: Sequence[Turn]) -> list[str]:
    """The abilities that a player took, in order."""
    coats = [coat for turn in turns if turn.build is not None for coat in turn.build.coats]
    return [ability_word(coat.ability) for coat in coats if isinstance(coat, TakeAbility)]


def _number(study: Study, game: int, purpose: str) -> int:
    """The seed of something that chance decides."""
    text = f"nyhavn study\nseed {study.seed}\nplayers {study.players}\ngame {game}\n{purpose}\n"
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big")
