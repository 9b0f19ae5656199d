"""Data sets: what is in them, and that they can be interrupted."""

import json
from pathlib import Path

import numpy as np
import pytest
from pyarrow import parquet

from nyhavn.bots.workers import this_process
from nyhavn.environments.dataset import DESCRIPTION, Plan, write_dataset
from nyhavn.environments.layout import observation_size
from nyhavn.rules import IllegalError
from support.command_line import run

GREEDY = Plan(seed=3, players=2, bots=("greedy", "random"), asks=1, shard_games=2, format="npz")


def write(folder: Path, plan: Plan, games: int) -> None:
    with this_process() as workers:
        assert sum(write_dataset(folder, plan, games, workers)) == games


def test_every_row_is_a_legal_decision_with_its_outcome(tmp_path: Path) -> None:
    write(tmp_path, GREEDY, 4)
    data = np.load(tmp_path / "shard-00001.npz")
    rows = len(data["action"])
    assert rows > 40
    assert data["observation"].shape == (rows, observation_size(2))
    assert set(data["game"]) == {2, 3}
    for row in range(rows):
        place = slice(data["offsets"][row], data["offsets"][row + 1])
        assert data["action"][row] in data["legal"][place]
        assert data["policy"][place].sum() == pytest.approx(1)
    for game in (2, 3):
        mine = data["game"] == game
        values = {data["value"][mine & (data["seat"] == seat)][0] for seat in (0, 1)}
        assert sum(values) == pytest.approx(0)


def test_a_policy_is_made_of_several_answers(tmp_path: Path) -> None:
    write(tmp_path, Plan(3, 2, ("random", "random"), 4, 1, "npz"), 1)
    data = np.load(tmp_path / "shard-00000.npz")
    assert set(np.unique(data["policy"])) <= {0, 0.25, 0.5, 0.75, 1}
    assert (data["policy"] == 0.25).any()


def test_what_is_there_is_kept_and_what_is_missing_is_the_same_again(tmp_path: Path) -> None:
    write(tmp_path, GREEDY, 4)
    kept, lost = tmp_path / "shard-00000.npz", tmp_path / "shard-00001.npz"
    before = np.load(lost)["observation"]
    lost.unlink()
    stamp = kept.stat().st_mtime_ns
    write(tmp_path, GREEDY, 6)
    assert kept.stat().st_mtime_ns == stamp
    assert (np.load(lost)["observation"] == before).all()
    assert (tmp_path / "shard-00002.npz").exists()


def test_two_data_sets_are_not_mixed(tmp_path: Path) -> None:
    write(tmp_path, GREEDY, 2)
    other = Plan(4, 2, ("greedy", "random"), 1, 2, "npz")
    with pytest.raises(IllegalError, match="dataset-differs"):
        write(tmp_path, other, 2)


def test_the_command_writes_parquet(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    answer = run(
        "dataset", "--bots", "greedy", "--games", "3", "--shard", "2", "--workers", "1", "--out", str(folder)
    )
    assert answer.exit_code == 0
    assert "3 games" in answer.stdout
    table = parquet.read_table(folder / "shard-00001.parquet")
    assert table.column_names == ["game", "turn", "seat", "observation", "legal", "policy", "action", "value"]
    assert len(table["observation"][0]) == observation_size(2)
    assert json.loads((folder / DESCRIPTION).read_text())["encoding"] == 1


def test_an_unknown_format_is_refused(tmp_path: Path) -> None:
    answer = run("dataset", "--format", "csv", "--out", str(tmp_path / "data"))
    assert answer.exit_code == 2
    assert "parquet or npz" in answer.stderr
