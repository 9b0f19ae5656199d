"""The matches that show how strong the bots are: their tables are right, and a stop changes nothing."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
import typer
from match_list import MATCHES, Match, chosen_matches
from match_tables import HEADS, Played, in_order, match_row
from matches import without_folder
from pages import markdown_table

from nyhavn.bots.arena.ratings import wilson
from support.strength_programs import PROJECT, all_files, copy_of_docs, cut_off, run_program

LEVEL = next(match for match in MATCHES if match.name == "level-3")
QUICK = ("matches", "--only", "level-2", "--scale", "0.015", "--workers", "1")


def played(match: Match, wins: float, games: int) -> Played:
    return Played(match, games, wins, wilson(wins, games), "nyhavn arena …", "0123")


def networks_in(folder: Path, *games: int) -> Path:
    (folder / "2").mkdir(parents=True)
    for number in games:
        (folder / "2" / f"network-{number:07d}.npz").touch()
    return folder


def test_a_row_tells_wins_rate_interval_target_and_whether_it_is_met() -> None:
    row = match_row(LEVEL, played(LEVEL, 300.5, 400))
    assert row[:6] == ["fishwife : deckhand", "2", "its own", "400", "300.5", "75.1 %"]
    assert row[6:] == ["70.7 % … 79.1 %", "75 % … 88 %", "yes"]
    table = replace(LEVEL, players=4, seconds=0.25, least=0.995, most=1.0)
    assert match_row(table, None) == ["fishwife : 3 of deckhand", "4", "0.25 s", *"----", "≥ 99.5 %", "-"]


@pytest.mark.parametrize(
    ("wins", "games", "met"),
    [(300, 400, True), (299, 400, False), (352, 400, True), (353, 400, False), (300, 399, None)],
)
def test_a_target_is_met_from_its_least_to_its_most_once_all_games_are_played(
    wins: int, games: int, met: bool | None
) -> None:
    assert played(LEVEL, wins, games).met is met


def test_figures_are_the_same_after_they_were_kept() -> None:
    values = played(LEVEL, 300, 400).as_values()
    again = Played.from_values(json.loads(json.dumps(values)))
    assert again.as_values() == values
    assert values["rate"]["value"] == 0.75


def test_matches_keep_their_order_and_those_not_played_stay_empty() -> None:
    four, two = MATCHES[4], MATCHES[2]
    ordered = in_order([played(four, 1, 2), played(two, 1, 2)])
    assert [match for match, _ in ordered] == list(MATCHES)
    assert [match for match, one in ordered if one is not None] == [two, four]


def test_the_last_network_meets_the_one_with_half_its_games_or_the_next(tmp_path: Path) -> None:
    networks = networks_in(tmp_path, 1000, 4000, 7000, 9000)
    (match,) = chosen_matches("half-trained", networks)
    assert match.first == str(networks / "2" / "network-0009000.npz")
    assert match.second == str(networks / "2" / "network-0004000.npz")


def test_where_networks_lie_is_not_told(tmp_path: Path) -> None:
    networks = networks_in(tmp_path, 1000, 2000)
    (match,) = chosen_matches("half-trained", networks)
    one = replace(played(match, 1, 2), command=f"nyhavn arena --bots {match.first},{match.second}")
    told = json.dumps(without_folder(one, networks).as_values())
    assert str(tmp_path) not in told
    assert "networks/2/network-0002000.npz,networks/2/network-0001000.npz" in told


def test_without_networks_their_match_is_left_out_or_refused(tmp_path: Path) -> None:
    assert "half-trained" not in [match.name for match in chosen_matches(None, None)]
    for only, networks in (("half-trained", None), ("half-trained", tmp_path), ("no such match", None)):
        with pytest.raises(typer.BadParameter):
            chosen_matches(only, networks)


def test_a_stop_and_a_second_run_give_what_one_run_gives(tmp_path: Path) -> None:
    docs, out = copy_of_docs(tmp_path), tmp_path / "out"
    first = run_program(*QUICK, "--out", out, "--docs", docs)
    assert first.returncode == 0, first.stderr
    whole, games = all_files(docs), all_files(out)
    assert "| deckhand : cabin-girl | 2 | its own | 6 |" in whole["strength.md"].decode()
    cut_off(out / "level-2" / "pairings.jsonl", lines=2)
    second = run_program(*QUICK, "--out", out, "--docs", docs)
    assert "2 games were played before" in second.stderr
    assert (second.stdout, all_files(docs), all_files(out)) == (first.stdout, whole, games)
    assert (
        second.stdout.splitlines()[-1]
        == "nyhavn arena --bots deckhand,cabin-girl --players 2 --games 6 --seed 1"
    )


def test_the_page_shows_the_figures_that_are_kept() -> None:
    docs = PROJECT / "docs"
    figures = json.loads((docs / "figures" / "matches.json").read_text(encoding="utf-8"))
    rows = [match_row(match, one) for match, one in in_order([Played.from_values(one) for one in figures])]
    assert markdown_table(HEADS, rows) in (docs / "strength.md").read_text(encoding="utf-8")
