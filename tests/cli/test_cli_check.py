"""`nyhavn check` tells legal games from all others, and never stumbles over a file."""

import csv
import os
import re
import subprocess
from importlib.metadata import version
from pathlib import Path

import pytest

from support.command_line import ILLEGAL, LEGAL, PROGRAM, run, start
from support.waiting import PATIENCE

BAD_LINE = re.compile(
    r"(?P<file>\S+): turn (?P<turn>\d+), seat (?P<seat>\d), (?P<word>\S+): .+ \[[a-z0-9-]+\]"
)


def manifest() -> list[dict[str, str]]:
    with (ILLEGAL / "MANIFEST.tsv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t"))


def test_all_legal_games_are_counted() -> None:
    result = run("check", *sorted(LEGAL.glob("*.nyh")))
    assert (result.exit_code, result.stdout, result.stderr) == (0, "ok: 36 games, 2356 turns\n", "")


def test_a_folder_stands_for_all_records_in_it() -> None:
    assert run("check", LEGAL).stdout == "ok: 36 games, 2356 turns\n"


def test_every_illegal_game_is_told_by_turn_seat_word_and_code() -> None:
    result = run("check", ILLEGAL)
    assert (result.exit_code, result.stderr) == (1, "")
    lines = result.stdout.splitlines()
    faults = manifest()
    assert len(lines) == len(faults)
    for line, fault in zip(lines, faults, strict=True):
        match = BAD_LINE.fullmatch(line)
        assert match is not None, line
        assert Path(match["file"]).name == fault["file"]
        assert (match["turn"], match["seat"], match["word"]) == (fault["turn"], fault["seat"], fault["word"])


def test_a_refusal_says_what_is_wrong_and_what_would_be_right() -> None:
    line = run("check", ILLEGAL / "unsupported.nyh").stdout
    assert line == (
        f"{ILLEGAL / 'unsupported.nyh'}: turn 5, seat 1, Bg3@a4:a2a3=ggg*b1: Nothing holds a2 a3 a4 up: "
        "one space must be in row 1 or directly above a covered space. [unsupported]\n"
    )


def test_good_files_among_bad_ones_are_counted_on_the_error_stream() -> None:
    result = run("check", LEGAL / "2p-01.nyh", ILLEGAL / "two-takes.nyh")
    assert result.exit_code == 1
    assert len(result.stdout.splitlines()) == 1
    assert "The other game is fine" in result.stderr


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "header-missing"),
        (b"\xff\xfe\x00", "not-utf-8"),
        (bytes(range(256)) * 100, "not-utf-8"),
        (b"\x00" * 5000, "header-missing"),
        (b"[" * 5000, "header-malformed"),
        (b'[Format "nyhavn 1"]\n' * 2, "header-twice"),
        ("\x1b[2J Ünïcode \u202e".encode(), "header-missing"),
    ],
    ids=["empty", "not utf-8", "binary", "zeros", "brackets", "header twice", "control characters"],
)
def test_a_file_that_is_no_record_is_bad(tmp_path: Path, content: bytes, code: str) -> None:
    file = tmp_path / "game.nyh"
    file.write_bytes(content)
    result = run("check", file)
    assert result.exit_code == 1
    assert f"[{code}]" in result.stdout
    assert len(result.stdout.splitlines()) == 1


def test_control_characters_in_a_file_never_reach_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.nyh"
    text = (LEGAL / "2p-01.nyh").read_text(encoding="utf-8")
    file.write_text(text.replace("\n1. T", "\n1. \x1b[31mT\u202e"), encoding="utf-8")
    result = run("check", file)
    assert result.exit_code == 1
    assert result.stdout.strip().isprintable()
    assert r"\x1b[31m" in result.stdout


def test_an_endless_word_is_cut(tmp_path: Path) -> None:
    file = tmp_path / "game.nyh"
    text = (LEGAL / "2p-01.nyh").read_text(encoding="utf-8")
    file.write_text(text.replace("\n1. T", f"\n1. T{'1' * 100_000}"), encoding="utf-8")
    result = run("check", file)
    assert result.exit_code == 1
    assert len(result.stdout) < 1000


def test_what_cannot_be_read_is_wrong_usage_and_the_rest_is_still_checked(tmp_path: Path) -> None:
    huge = tmp_path / "huge.nyh"
    huge.write_bytes(b" " * 2_000_000)
    result = run("check", tmp_path / "nowhere.nyh", huge, LEGAL / "2p-01.nyh", ILLEGAL / "two-takes.nyh")
    assert result.exit_code == 2
    assert "[file-unreadable]" in result.stderr
    assert "[file-too-large]" in result.stderr
    assert "two-takes.nyh: turn 33, seat 1" in result.stdout


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_file_without_permission_is_wrong_usage(tmp_path: Path) -> None:
    file = tmp_path / "secret.nyh"
    file.touch(mode=0o000)
    result = run("check", file)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "[file-unreadable]" in result.stderr


def test_a_folder_without_records_is_wrong_usage(tmp_path: Path) -> None:
    result = run("check", tmp_path)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "[folder-without-records]" in result.stderr


def test_no_file_at_all_is_wrong_usage() -> None:
    assert run("check").exit_code == 2


def test_a_closed_pipe_ends_the_command_quietly() -> None:
    process = start("check", *[ILLEGAL] * 40)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.stderr.read() == ""
    assert process.wait(PATIENCE) in (0, 1)
    process.stderr.close()
    if process.stdin is not None:
        process.stdin.close()


def test_help_and_version_are_there() -> None:
    assert run("--version").stdout == f"nyhavn {version('nyhavn')}\n"
    for command in ("play", "check", "show", "simulate", "verify", "bench"):
        assert command in run("--help").stdout
        assert f"{command} [OPTIONS]" in run(command, "--help").stdout


def test_an_unknown_command_option_or_language_is_wrong_usage() -> None:
    assert run("chekc").exit_code == 2
    assert run("check", "--turn").exit_code == 2
    unknown = run("--language", "xx", "check", LEGAL)
    assert (unknown.exit_code, unknown.stdout) == (2, "")
    assert "[language-unknown]" in unknown.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no device that is always full")
def test_an_output_that_is_full_is_told_without_a_trace() -> None:
    with Path("/dev/full").open("w") as full:
        told = subprocess.run(
            [*PROGRAM, "check", str(LEGAL)], stdout=full, stderr=subprocess.PIPE, text=True, timeout=PATIENCE
        )
    assert told.returncode == 2
    assert told.stderr.startswith("The output cannot be written")
