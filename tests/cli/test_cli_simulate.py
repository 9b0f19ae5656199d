"""`nyhavn simulate` writes legal, provable and repeatable games."""

import signal
import time
from pathlib import Path

import pytest

from nyhavn.records import Record, read_record
from support.command_line import run, simulated, start
from support.waiting import PATIENCE


def records(folder: Path) -> list[Record]:
    return [read_record(file.read_bytes()) for file in sorted(folder.iterdir())]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_game_is_legal_and_tells_bots_result_and_proof(tmp_path: Path, players: int) -> None:
    files = simulated(tmp_path, players, games=2)
    assert [file.name for file in files] == ["game-00001.nyh", "game-00002.nyh"]
    assert run("check", tmp_path).exit_code == 0
    assert run("verify", tmp_path).exit_code == 0
    for record in records(tmp_path):
        assert len(record.players) == players
        assert record.header("Bots") == ("random",) * players
        assert record.result is not None


def test_the_same_seed_gives_the_same_bytes_and_another_seed_other_games(tmp_path: Path) -> None:
    one, same, other = tmp_path / "one", tmp_path / "same", tmp_path / "other"
    for folder, seed in ((one, "5"), (same, "5"), (other, "6")):
        result = run("simulate", "--out", folder, "--games", "3", "--seed", seed, "--bots", "greedy,random")
        assert result.exit_code == 0
    texts = [[file.read_bytes() for file in sorted(folder.iterdir())] for folder in (one, same, other)]
    assert texts[0] == texts[1]
    assert not set(texts[0]) & set(texts[2])


def test_a_set_of_games_can_be_added_to(tmp_path: Path) -> None:
    whole, added = tmp_path / "whole", tmp_path / "added"
    settings = ("--seed", "5", "--bots", "random")
    run("simulate", "--out", whole, "--games", "4", *settings)
    run("simulate", "--out", added, "--games", "2", *settings)
    run("simulate", "--out", added, "--games", "2", "--start", "3", *settings)
    assert [file.read_bytes() for file in sorted(whole.iterdir())] == [
        file.read_bytes() for file in sorted(added.iterdir())
    ]


def test_without_a_seed_games_differ_and_the_seed_is_told(tmp_path: Path) -> None:
    first = run("simulate", "--out", tmp_path / "first", "--bots", "random")
    run("simulate", "--out", tmp_path / "second", "--bots", "random")
    assert records(tmp_path / "first") != records(tmp_path / "second")
    assert "1 game with seed " in first.stdout


def test_the_summary_counts_wins_points_and_endings(tmp_path: Path) -> None:
    result = run("simulate", "--out", tmp_path, "--games", "4", "--seed", "2", "--bots", "greedy,random")
    assert result.exit_code == 0
    results = [record.result for record in records(tmp_path)]
    greedy_wins = sum(1 / len(result.winners) for result in results if result and 0 in result.winners)
    (row,) = [line for line in result.stdout.splitlines() if "greedy" in line]
    assert f"{greedy_wins:g}" in row
    assert "Ended by 12 points" in result.stdout


def test_files_are_not_written_over_unless_forced(tmp_path: Path) -> None:
    (file,) = simulated(tmp_path)
    before = file.read_bytes()
    again = ("simulate", "--out", tmp_path, "--seed", "8", "--bots", "random")
    refused = run(*again)
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert "[file-exists]" in refused.stderr
    assert file.read_bytes() == before
    assert run(*again, "--force").exit_code == 0
    assert file.read_bytes() != before


@pytest.mark.parametrize(
    "wrong",
    [
        ("--players", "1"),
        ("--players", "5"),
        ("--players", "two"),
        ("--games", "0"),
        ("--games", "-3"),
        ("--seed", "-1"),
        ("--seed", "1.5"),
        ("--bots", "nobody"),
        ("--bots", "random,random,random"),
        ("--bots", ""),
        ("--start", "0"),
    ],
    ids=" ".join,
)
def test_wrong_numbers_and_names_are_wrong_usage(tmp_path: Path, wrong: tuple[str, str]) -> None:
    result = run("simulate", "--out", tmp_path / "out", *wrong)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr
    assert not (tmp_path / "out").exists()


def test_a_folder_that_cannot_be_made_is_wrong_usage(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    result = run("simulate", "--out", tmp_path / "file" / "out")
    assert result.exit_code == 2
    assert "[file-unwritable]" in result.stderr


def test_an_interrupt_ends_quietly_and_leaves_only_whole_games(tmp_path: Path) -> None:
    process = start("simulate", "--out", tmp_path, "--games", "90000", "--bots", "random")
    while not list(tmp_path.glob("*.nyh")):
        time.sleep(0.05)
        assert process.poll() is None
    process.send_signal(signal.SIGINT)
    output, errors = process.communicate(timeout=PATIENCE)
    assert (process.returncode, output, errors) == (130, "", "")
    assert run("check", tmp_path).exit_code == 0
