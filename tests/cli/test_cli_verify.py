"""`nyhavn verify` checks that the cards were fixed before the first turn."""

from pathlib import Path

from support.command_line import ILLEGAL, LEGAL, run, simulated


def test_simulated_games_prove_their_shuffle(tmp_path: Path) -> None:
    files = simulated(tmp_path, players=3, games=3)
    result = run("verify", *files)
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.startswith("ok: 3 games")


def test_a_game_without_a_seed_proves_nothing() -> None:
    result = run("verify", LEGAL / "2p-01.nyh")
    assert result.exit_code == 1
    assert "turn 0, seat 0, Seed: " in result.stdout
    assert "[seed-missing]" in result.stdout


def test_another_commitment_is_found_out(tmp_path: Path) -> None:
    (file,) = simulated(tmp_path)
    text = file.read_text(encoding="utf-8")
    start = text.index('[Commitment "') + len('[Commitment "')
    file.write_text(text[:start] + "0" * 64 + text[start + 64 :], encoding="utf-8")
    result = run("verify", file)
    assert result.exit_code == 1
    assert result.stdout.startswith(f"{file}: turn 0, seat 0, Commitment: ")
    assert "[commitment-differs]" in result.stdout


def test_an_illegal_game_is_told_as_by_check() -> None:
    file = ILLEGAL / "two-takes.nyh"
    assert run("verify", file).stdout == run("check", file).stdout


def test_a_missing_file_is_wrong_usage(tmp_path: Path) -> None:
    assert run("verify", tmp_path / "nowhere.nyh").exit_code == 2
