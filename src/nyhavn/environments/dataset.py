"""Games of bots as data for learning: positions, choices, policies and what became of them.

A data set is a folder of shards, each with the decisions of some games, and a description beside them. A game
depends only on the seed, its number and the bots, so shards can be made anywhere and in any order, and
a data set that was interrupted goes on where it stopped.
"""

import io
import json
import os
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from nyhavn.bots.extras import extra_package
from nyhavn.bots.protocol import Bot
from nyhavn.bots.roster import make_bot
from nyhavn.bots.workers import Workers
from nyhavn.environments.encoding import observe
from nyhavn.environments.faults import EnvironmentFault
from nyhavn.environments.layout import VERSION, observation_size
from nyhavn.environments.many import reward
from nyhavn.rules import Chance, Game, IllegalError, Phase, View, first_deck
from nyhavn.rules.decisions import number_of

FORMATS = ("parquet", "npz")
DESCRIPTION = "dataset.json"
SCHEMA = 1
SEED_STEP = 1_000_003
"""Between the seeds of two games, so that neighbouring seeds share none."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What a data set is made of."""

    seed: int
    players: int
    bots: tuple[str, ...]
    asks: int
    shard_games: int
    format: str

    def described(self) -> dict[str, Any]:
        return asdict(self) | {"bots": list(self.bots), "schema": SCHEMA, "encoding": VERSION}


@dataclass(frozen=True, slots=True)
class Shard:
    """Some games of a data set."""

    plan: Plan
    number: int
    games: int


@dataclass(slots=True)
class Columns:
    """The decisions of a shard; each has one entry in every column."""

    game: list[int]
    turn: list[int]
    seat: list[int]
    observation: list[Any]
    legal: list[list[int]]
    policy: list[list[float]]
    action: list[int]
    value: list[float]


def write_dataset(folder: Path, plan: Plan, games: int, workers: Workers) -> Iterator[int]:
    """Write the shards that are missing; yields how many games each of them, old or new, has."""
    check_plan(folder, plan)
    shards = [
        Shard(plan, number, min(plan.shard_games, games - first))
        for number, first in enumerate(range(0, games, plan.shard_games))
    ]
    missing = [shard for shard in shards if not _file(folder, shard).exists()]
    yield from (shard.games for shard in shards if shard not in missing)
    for shard, content in zip(missing, workers.run(made_shard, missing), strict=True):
        half = _file(folder, shard).with_suffix(".part")
        half.write_bytes(content)
        os.replace(half, _file(folder, shard))
        yield shard.games


def check_plan(folder: Path, plan: Plan) -> None:
    """Describe a new data set, or refuse to mix two."""
    if plan.format not in FORMATS:
        raise IllegalError(EnvironmentFault.DATASET_FORMAT, {"format": plan.format})
    if plan.format == "parquet":
        extra_package("pyarrow")
    path = folder / DESCRIPTION
    described = plan.described()
    if path.exists():
        before = json.loads(path.read_text(encoding="utf-8"))
        for what, value in described.items():
            if before.get(what) != value:
                raise IllegalError(EnvironmentFault.DATASET_DIFFERS, {"path": str(folder), "what": what})
    else:
        path.write_text(json.dumps(described, indent=2) + "\n", encoding="utf-8")


def made_shard(shard: Shard) -> bytes:
    """Play the games of a shard; its file."""
    columns = Columns([], [], [], [], [], [], [], [])
    first = shard.number * shard.plan.shard_games
    for game in range(first, first + shard.games):
        play_into(columns, shard.plan, game)
    return _as_parquet(columns, shard.plan) if shard.plan.format == "parquet" else _as_npz(columns)


def play_into(columns: Columns, plan: Plan, number: int) -> None:
    """Play one game and add its decisions, those that leave a choice."""
    chance = Chance(plan.seed * SEED_STEP + number)
    game = Game.start(plan.players, first_deck(plan.players, chance))
    bots = [[make_bot(name, chance.below(2**31 - 1)) for _ in range(plan.asks)] for name in plan.bots]
    begun = len(columns.seat)
    while game.phase != Phase.OVER:
        choices = game.choices()
        chosen = choices[0]
        if len(choices) > 1:
            view = View(game, game.seat)
            answers = [bot.choose(view, choices) for bot in bots[game.seat]]
            chosen = answers[0]
            _add(
                columns,
                number,
                game,
                [number_of(choice) for choice in choices],
                [number_of(a) for a in answers],
            )
        else:
            _follow(bots[game.seat], game, choices)
        game.apply(chosen)
        game.fill_harbour(chance)
    result = game.result()
    assert result is not None
    for row in range(begun, len(columns.seat)):
        columns.value.append(reward(float(result.share(columns.seat[row])), plan.players))


def _follow(bots: list[Bot], game: Game, choices: list[Any]) -> None:
    """Bots that plan a whole turn are asked for what leaves no choice too."""
    for bot in bots:
        bot.choose(View(game, game.seat), choices)


def _add(columns: Columns, number: int, game: Game, legal: list[int], answers: list[int]) -> None:
    observation = np.empty(observation_size(game.players), np.int8)
    observe(game, game.seat, observation)
    columns.game.append(number)
    columns.turn.append(game.turns)
    columns.seat.append(game.seat)
    columns.observation.append(observation)
    columns.legal.append(legal)
    columns.policy.append([answers.count(choice) / len(answers) for choice in legal])
    columns.action.append(answers[0])


def _file(folder: Path, shard: Shard) -> Path:
    return folder / f"shard-{shard.number:05}.{shard.plan.format}"


def _as_npz(columns: Columns) -> bytes:
    """Lists of different lengths are kept one after the other, with the places where they begin."""
    offsets = np.cumsum([0, *(len(legal) for legal in columns.legal)])
    file = io.BytesIO()
    np.savez_compressed(
        file,
        game=np.array(columns.game, np.int32),
        turn=np.array(columns.turn, np.int16),
        seat=np.array(columns.seat, np.int8),
        observation=np.array(columns.observation, np.int8),
        legal=np.array([choice for legal in columns.legal for choice in legal], np.int16),
        policy=np.array([share for policy in columns.policy for share in policy], np.float32),
        offsets=offsets.astype(np.int64),
        action=np.array(columns.action, np.int16),
        value=np.array(columns.value, np.float32),
    )
    return file.getvalue()


def _as_parquet(columns: Columns, plan: Plan) -> bytes:
    import pyarrow as pa
    from pyarrow import parquet

    row = pa.list_(pa.int8(), observation_size(plan.players))
    flat = pa.array(np.concatenate(columns.observation)) if columns.observation else pa.array([], pa.int8())
    table = pa.table(
        {
            "game": pa.array(columns.game, pa.int32()),
            "turn": pa.array(columns.turn, pa.int16()),
            "seat": pa.array(columns.seat, pa.int8()),
            "observation": pa.FixedSizeListArray.from_arrays(flat, type=row),
            "legal": pa.array(columns.legal, pa.list_(pa.int16())),
            "policy": pa.array(columns.policy, pa.list_(pa.float32())),
            "action": pa.array(columns.action, pa.int16()),
            "value": pa.array(columns.value, pa.float32()),
        }
    ).replace_schema_metadata({"nyhavn": json.dumps(plan.described())})
    file = io.BytesIO()
    parquet.write_table(table, file, compression="zstd")
    return file.getvalue()
