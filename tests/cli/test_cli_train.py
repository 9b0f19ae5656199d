"""`nyhavn train`: networks in a folder, and going on from there."""

import json
import sys
from pathlib import Path

import pytest

from support.command_line import run

FEW = ("--players", "2", "--every", "1", "--deals", "1", "--seed", "3")


def test_training_keeps_networks_and_a_curve_and_tells_each(tmp_path: Path) -> None:
    result = run("train", "--out", tmp_path, "--games", "2", *FEW)
    assert result.exit_code == 0
    assert [line.split()[0] for line in result.stdout.splitlines()] == ["1", "2"]
    assert sorted(file.name for file in tmp_path.glob("network-*.npz")) == [
        "network-0000001.npz",
        "network-0000002.npz",
    ]
    lines = (tmp_path / "curve.jsonl").read_text().splitlines()
    assert [json.loads(line)["games"] for line in lines] == [1, 2]


def test_the_same_command_with_more_games_goes_on(tmp_path: Path) -> None:
    run("train", "--out", tmp_path, "--games", "1", *FEW)
    result = run("train", "--out", tmp_path, "--games", "2", *FEW)
    assert result.exit_code == 0
    assert [line.split()[0] for line in result.stdout.splitlines()] == ["2"]


def test_a_folder_with_networks_for_other_tables_is_wrong_usage(tmp_path: Path) -> None:
    run("train", "--out", tmp_path, "--games", "1", *FEW)
    result = run("train", "--out", tmp_path, "--games", "1", "--players", "3")
    assert result.exit_code == 2
    assert "[network-players]" in result.stderr


def test_a_checkpoint_that_is_something_else_is_wrong_usage(tmp_path: Path) -> None:
    (tmp_path / "checkpoint.npz").write_bytes(b"something else")
    result = run("train", "--out", tmp_path, "--games", "1", *FEW)
    assert result.exit_code == 2
    assert "[network-file]" in result.stderr


def test_a_trained_network_plays_by_the_name_of_its_file(tmp_path: Path) -> None:
    run("train", "--out", tmp_path / "networks", "--games", "1", *FEW)
    bots = f"{tmp_path / 'networks' / 'network-0000001.npz'},random"
    result = run("simulate", "--out", tmp_path / "games", "--bots", bots, "--seed", "1")
    assert result.exit_code == 0
    assert run("check", tmp_path / "games").stdout.startswith("ok: 1 games")


def test_without_matplotlib_training_goes_on_and_says_once_that_no_curve_is_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    result = run("train", "--out", tmp_path, "--games", "2", *FEW)
    assert (result.exit_code, len(result.stdout.splitlines())) == (0, 2)
    assert result.stderr.count("No learning curve is drawn.") == 1
    assert "pip install 'nyhavn[plots]'" in result.stderr
    assert not (tmp_path / "curve.svg").exists()


def test_with_matplotlib_the_curve_is_drawn_anew_with_each_network(tmp_path: Path) -> None:
    run("train", "--out", tmp_path, "--games", "1", *FEW)
    first = (tmp_path / "curve.svg").read_bytes()
    result = run("train", "--out", tmp_path, "--games", "2", *FEW)
    assert (result.exit_code, result.stderr) == (0, "")
    assert (tmp_path / "curve.svg").read_bytes() != first


def test_a_broken_curve_stops_the_drawing_and_not_the_training(tmp_path: Path) -> None:
    (tmp_path / "curve.jsonl").write_text("something else\n", encoding="utf-8")
    result = run("train", "--out", tmp_path, "--games", "1", *FEW)
    assert result.exit_code == 0
    assert "cannot be read as a learning curve" in " ".join(result.stderr.split())
    assert (tmp_path / "network-0000001.npz").exists()
