"""The command that reviews games."""

import json
from math import fsum
from pathlib import Path

import pytest

from nyhavn.cli.dealing import Deal
from nyhavn.cli.record_files import write_file
from nyhavn.cli.simulate import played_record
from nyhavn.records import Record
from support.command_line import run


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    played = played_record(Deal(4, 1), ["network", "greedy"])
    path = tmp_path_factory.mktemp("games") / "game.nyh"
    write_file(path, played.with_header("Players", "<b>Bo&Co</b>", "Ida"))
    return path


def test_one_object_for_each_game_adds_up(record: Path) -> None:
    done = run("review", record, record, "--looks", "4", "--json")
    assert done.exit_code == 0, done.stderr
    first, second = map(json.loads, done.stdout.splitlines())
    assert first == second
    for seat in first["seats"]:
        assert fsum([1 / 2, *seat["luck"], *seat["decisions"]]) == pytest.approx(seat["result"])


def test_a_page_stands_alone_and_escapes_names(record: Path, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    done = run("review", record, "--looks", "4", "--html", page, "--workers", "1")
    assert done.exit_code == 0, done.stderr
    assert "Skill and luck" in done.stdout
    text = page.read_text(encoding="utf-8")
    assert "<b>Bo" not in text
    assert "&lt;b&gt;Bo&amp;Co" in text
    for outside in ("http:", "https:", "<script", "src=", "@import", "url("):
        assert outside not in text


def test_a_game_that_is_not_over_is_refused_with_its_file(tmp_path: Path) -> None:
    played = played_record(Deal(4, 1), ["greedy", "greedy"])
    path = tmp_path / "begun.nyh"
    write_file(path, Record.start(played.players, played.deck))
    done = run("review", path, "--looks", "4")
    assert done.exit_code == 1
    assert "begun.nyh: " in done.stderr
    assert "[game-unfinished]" in done.stderr
