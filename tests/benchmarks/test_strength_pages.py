"""Turn times and learning curves as the docs show them."""

import json
from dataclasses import asdict
from pathlib import Path

import pytest
import typer
from curve import curve_row
from pages import Docs
from turn_times import speed_table, times_table

from nyhavn.bots.levels import LEVELS
from nyhavn.bots.network.course import Progress
from support.strength_programs import copy_of_docs, run_program

STEPS = [Progress(10, 1.0, 0.1, 40.0, 0.2, None), Progress(20, 3.0, 0.05, 41.0, 0.4, 0.75)]


def test_text_goes_between_the_marks_of_a_page_and_nowhere_else(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("before\n<!-- it -->\nold\n<!-- end of it -->\nafter\n", encoding="utf-8")
    docs = Docs(tmp_path, plots=False)
    for _ in range(2):
        docs.fill_in("page.md", "it", "new")
    text = page.read_text(encoding="utf-8")
    assert text == "before\n<!-- it -->\n\nnew\n\n<!-- end of it -->\nafter\n"
    with pytest.raises(typer.BadParameter):
        docs.fill_in("page.md", "that", "new")
    assert page.read_text(encoding="utf-8") == text


def test_times_are_told_in_milliseconds_by_level_players_and_form() -> None:
    time = {"median": 0.0012345, "p95": 1.5}
    heads, rows = times_table({"turns": {"carpenter 3 interpreted": time}, "self_play": {}})
    assert heads[5] == "interpreted, 3 players"
    assert rows[3] == ["carpenter", "-", "-", "-", "-", "1.2 / 1,500", "-"]


def test_self_play_is_told_in_games_per_second() -> None:
    assert speed_table({"self_play": {"2": 12.34}})[1] == [["2", "12.3"]]


def test_every_level_is_measured_in_both_forms(tmp_path: Path) -> None:
    docs = copy_of_docs(tmp_path)
    result = run_program("turn-times", "--positions", "1", "--seconds", "0", "--docs", docs)
    assert result.returncode == 0, result.stderr
    figures = json.loads((docs / "figures" / "turn_times.json").read_text(encoding="utf-8"))
    forms = {key.split()[2] for key in figures["turns"]}
    assert "interpreted" in forms
    assert len(figures["turns"]) == len(forms) * 3 * len(LEVELS)
    assert {key.split()[0] for key in figures["turns"]} == {level.bot for level in LEVELS}
    assert all(0 < time["median"] <= time["p95"] for time in figures["turns"].values())


def test_a_course_is_told_by_its_last_step_and_the_mean_of_the_latest() -> None:
    assert curve_row(2, STEPS) == ["2", "20", "2.0", "41.0", "0.0500", "30.0 %", "75.0 %"]
    assert curve_row(2, STEPS[:1])[-1] == "-"


def test_the_curves_of_all_courses_are_written_into_the_docs(tmp_path: Path) -> None:
    docs = copy_of_docs(tmp_path)
    for players in ("2", "4"):
        folder = tmp_path / "networks" / players
        folder.mkdir(parents=True)
        lines = "".join(json.dumps(asdict(step)) + "\n" for step in STEPS)
        (folder / "curve.jsonl").write_text(lines, encoding="utf-8")
    result = run_program("curve", tmp_path / "networks", "--docs", docs)
    assert result.returncode == 0, result.stderr
    assert "| 4 | 20 | 2.0 |" in (docs / "strength.md").read_text(encoding="utf-8")
    figures = json.loads((docs / "figures" / "curve.json").read_text(encoding="utf-8"))
    assert figures == {players: [asdict(step) for step in STEPS] for players in ("2", "4")}
    assert run_program("curve", docs, "--docs", docs).returncode == 2
