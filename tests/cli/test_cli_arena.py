"""`nyhavn arena` tells who is stronger, repeats itself, and goes on after a stop."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from support.command_line import run, start
from support.waiting import PATIENCE, until
from support.waiting_bot import PAIRINGS, STOP_AT, pairings_in

HERE = Path(__file__).parents[2]
EXAMPLE = f"{HERE / 'examples' / 'my_bot.py'}:MyBot"
PAGE = HERE / "docs" / "bots.md"
QUICK = ("arena", "--bots", "greedy,random", "--games", "4", "--seed", "1", "--workers", "1")
WAITING = f"{HERE / 'tests' / 'support' / 'waiting_bot.py'}:WaitingBot"
LONG = ("arena", "--bots", f"greedy,{WAITING}", "--games", "60", "--seed", "3", "--workers", "2")
KEPT = ("pairings.jsonl", "result.json")


def start_and_wait(folder: Path) -> subprocess.Popen[str]:
    """Start an arena and wait until some pairings are kept; it stops there by itself."""
    journal = folder / "pairings.jsonl"
    process = start(*LONG, "--out", folder, **{STOP_AT: str(journal)})
    while pairings_in(journal) < PAIRINGS:
        time.sleep(0.02)
        assert process.poll() is None
    return process


def children(process: int) -> list[int]:
    listed = Path(f"/proc/{process}/task/{process}/children")
    if not listed.exists():
        pytest.skip("this system does not list the children of a process")
    return [int(child) for child in listed.read_text(encoding="ascii").split()]


def has_ended(process: int) -> bool:
    """Whether a process is gone, or has only its parent still to look at it."""
    try:
        state = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return True
    return state == "Z"


def wait_for_ends(processes: list[int]) -> None:
    until(lambda: all(has_ended(process) for process in processes))


# What is told.


def test_tables_tell_strength_wins_points_ends_and_seats_and_how_to_repeat_them() -> None:
    result = run(*QUICK)
    assert result.exit_code == 0
    for words in (
        "Strength",
        "Wins of the first",
        "how they ended",
        "Win rate from each seat",
        "greedy : random",
    ):
        assert words in result.stdout
    assert (
        result.stdout.splitlines()[-1] == "nyhavn arena --bots greedy,random --players 2 --games 4 --seed 1"
    )
    assert max(len(line) for line in result.stdout.splitlines()) <= 80
    assert "\x1b" not in result.stdout


def test_tables_of_four_players_and_long_names_fit_into_80_columns(tmp_path: Path) -> None:
    name = "MyVeryOwnBotWithAnUncommonlyLongName"
    file = tmp_path / "long.py"
    file.write_text(f"from nyhavn.bots.simple.random_bot import RandomBot as {name}\n", encoding="utf-8")
    result = run(
        "arena", "--bots", f"{file}:{name},{file}:{name}", "--players", "4", "--games", "1", "--workers", "1"
    )
    assert result.exit_code == 0
    assert "alone against 3 of the second (fair: 25.0%)" in " ".join(result.stdout.split())
    *tables, command = result.stdout.splitlines()
    assert max(len(line) for line in tables) <= 80
    assert command.endswith(f"--players 4 --games 1 --seed {command.split()[-1]}")


def test_json_holds_the_same_result_and_nothing_else() -> None:
    result = run(*QUICK, "--json")
    values = json.loads(result.stdout)
    assert [bot["name"] for bot in values["bots"]] == ["greedy", "random"]
    (match,) = values["matches"]
    assert match["games"] == 4
    assert match["rate"]["low"] <= match["rate"]["value"] == match["wins"] / 4 <= match["rate"]["high"]
    assert sum(match["ends"].values()) == 4
    assert len(match["seats"]) == len(values["seats"]) == 2


def test_games_are_rounded_up_to_whole_pairings() -> None:
    result = run("arena", "--players", "3", "--games", "4", "--seed", "1", "--workers", "1", "--json")
    assert json.loads(result.stdout)["matches"][0]["games"] == 6


def test_the_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    outputs = set()
    for workers in ("1", "2", "3"):
        folder = tmp_path / workers
        result = run("arena", "--bots", f"{EXAMPLE},random", "--games", "6", "--seed", "5",
                     "--workers", workers, "--out", folder, "--json")  # fmt: skip
        assert result.exit_code == 0
        outputs.add((result.stdout, *((folder / name).read_bytes() for name in KEPT)))
    assert len(outputs) == 1
    assert outputs.pop()[0] == (folder / "result.json").read_text(encoding="utf-8")


def test_without_matplotlib_the_result_is_kept_and_the_missing_plot_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    result = run(*QUICK, "--out", tmp_path)
    assert result.exit_code == 0
    assert "pip install 'nyhavn[plots]'" in result.stderr
    assert sorted(file.name for file in tmp_path.iterdir()) == sorted(KEPT)


def test_with_matplotlib_the_plot_is_drawn_and_repeats_to_the_byte(tmp_path: Path) -> None:
    for folder in (tmp_path / "one", tmp_path / "two"):
        assert run(*QUICK, "--out", folder).exit_code == 0
    one, two = ((tmp_path / name / "result.svg").read_bytes() for name in ("one", "two"))
    assert one == two
    for words in (b"greedy : random", b"nyhavn arena --bots greedy,random"):
        assert words in one


def test_without_ray_its_use_is_refused_with_the_way_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = run(*QUICK, "--ray")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "pip install 'nyhavn[ray]'" in result.stderr
    assert "[extra-missing]" in result.stderr


# Stopping and going on.


@pytest.fixture(scope="module")
def uninterrupted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("uninterrupted")
    assert run(*LONG, "--out", folder).exit_code == 0
    return folder


def finish(folder: Path, uninterrupted: Path) -> None:
    """Run the same command again, and find the same bytes as without a stop."""
    kept = (folder / "pairings.jsonl").read_bytes()
    assert (uninterrupted / "pairings.jsonl").read_bytes().startswith(kept[: kept.rindex(b"\n") + 1])
    again = run(*LONG, "--out", folder)
    assert again.exit_code == 0
    assert "games were played before" in again.stderr
    for name in KEPT:
        assert (folder / name).read_bytes() == (uninterrupted / name).read_bytes()


def test_an_arena_that_was_killed_leaves_nobody_behind_and_goes_on(
    tmp_path: Path, uninterrupted: Path
) -> None:
    process = start_and_wait(tmp_path)
    workers = children(process.pid)
    os.kill(process.pid, signal.SIGKILL)
    process.communicate(timeout=PATIENCE)
    assert process.returncode == -signal.SIGKILL
    assert len(workers) >= 2
    wait_for_ends(workers)
    assert not (tmp_path / "result.json").exists()
    finish(tmp_path, uninterrupted)


def test_an_interrupt_ends_quietly_and_the_arena_goes_on(tmp_path: Path, uninterrupted: Path) -> None:
    process = start_and_wait(tmp_path)
    workers = children(process.pid)
    process.send_signal(signal.SIGINT)
    output, errors = process.communicate(timeout=PATIENCE)
    assert (process.returncode, output) == (130, "")
    assert errors.startswith("Stopped after ")
    assert errors.count("\n") == 1
    wait_for_ends(workers)
    finish(tmp_path, uninterrupted)


def test_a_folder_with_another_arena_is_refused(tmp_path: Path) -> None:
    assert run(*QUICK, "--out", tmp_path).exit_code == 0
    before = (tmp_path / "pairings.jsonl").read_bytes()
    result = run("arena", "--games", "4", "--seed", "2", "--workers", "1", "--out", tmp_path)
    assert result.exit_code == 2
    assert "it differs in seed" in result.stderr
    assert "[arena-differs]" in result.stderr
    assert (tmp_path / "pairings.jsonl").read_bytes() == before


# What is refused.


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (("--bots", "greedy"), "[arena-too-few-bots]"),
        (("--bots", "greedy,"), "[bot-unknown]"),
        (("--bots", "greedy,nobody"), "[bot-unknown]"),
        (("--bots", "greedy,nowhere.py:MyBot"), "[bot-file-missing]"),
        (("--bots", "greedy,nowhere.py"), "[bot-file-name]"),
        (("--players", "5"), "--players"),
        (("--games", "0"), "--games"),
        (("--seed", "-1"), "--seed"),
        (("--time", "0"), "--time"),
        (("--workers", "0"), "--workers"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_what_cannot_be_played_is_wrong_usage(tmp_path: Path, wrong: tuple[str, str], words: str) -> None:
    result = run(*QUICK, "--out", tmp_path / "out", *wrong)
    assert (result.exit_code, result.stdout) == (2, "")
    assert words in result.stderr
    assert not (tmp_path / "out").exists()


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "[file-unwritable]" in run(*QUICK, "--out", tmp_path / "file" / "out").stderr
    (tmp_path / "pairings.jsonl").mkdir()
    result = run(*QUICK, "--out", tmp_path)
    assert result.exit_code == 2
    assert "[file-unwritable]" in result.stderr


# Bots of one's own.


def test_the_example_bot_passes_the_test_for_all_bots_and_beats_the_random_one() -> None:
    checked = run("arena", "--check", EXAMPLE)
    assert checked.exit_code == 0
    assert "is a good bot" in checked.stdout
    result = run("arena", "--bots", f"{EXAMPLE},random", "--games", "20", "--seed", "1", "--json")
    assert json.loads(result.stdout)["matches"][0]["rate"]["low"] > 0.5


def test_the_example_bot_is_short() -> None:
    assert len(Path(EXAMPLE.rpartition(":")[0]).read_text(encoding="utf-8").splitlines()) < 40


def test_a_bot_that_fails_the_test_for_all_bots_is_told_why(tmp_path: Path) -> None:
    file = tmp_path / "bad.py"
    file.write_text(
        "class Bad:\n    def choose(self, view, choices):\n        return None\n", encoding="utf-8"
    )
    result = run("arena", "--check", f"{file}:Bad")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "chose what was not offered: None" in result.stderr


def test_the_page_about_bots_shows_what_the_arena_really_prints(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(HERE)
    shown = PAGE.read_text(encoding="utf-8").partition("```text\n$ ")[2].partition("```")[0]
    command, _, output = shown.partition("\n")
    result = run(*command.split()[1:])
    assert [line.rstrip() for line in result.stdout.splitlines()] == output.splitlines()
