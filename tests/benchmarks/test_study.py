"""A study counts what happened in its games, and a stop changes nothing."""

from pathlib import Path
from typing import Any

import pytest
from first_ability import FIRST
from study import abilities_table, games_table, points_table, seats_table
from study_figures import POINTS, table_figures
from study_games import Study, play_game, studied
from study_plots import draw_abilities, draw_games, draw_points, draw_seats

from nyhavn.bots.arena.ratings import wilson
from nyhavn.bots.playing import play_bot_game
from nyhavn.bots.roster import make_bot
from nyhavn.rules import Ability, Chance, Game, ability_word, first_deck
from support.strength_programs import all_files, copy_of_docs, cut_off, run_program

LINES = dict.fromkeys(POINTS, 0)


def game(winners: list[int], end: str, turns: int, first: list[str], second: list[str]) -> dict[str, Any]:
    """A game of two in which only seat 1 completed lines."""
    lines = [LINES | {"rows": 2, "window columns": 1}, LINES]
    return {
        "points": [6, 0],
        "winners": winners,
        "end": end,
        "turns": turns,
        "lines": lines,
        "abilities": [first, second],
    }


GAMES = [
    game([0], "points", 30, ["both-actions", "additional-card"], ["additional-card"]),
    game([0], "points", 32, ["both-actions"], []),
    game([1], "card", 34, ["additional-card"], ["both-actions"]),
    game([0, 1], "card", 40, [], []),
]
TABLE = table_figures(2, GAMES)


def test_a_shared_victory_counts_half_for_each_seat() -> None:
    assert [seat.value for seat in TABLE.seats] == [2.5 / 4, 1.5 / 4]
    assert TABLE.shared == 1
    _, rows = seats_table([TABLE])
    assert rows[0][:4] == ["2", "1", "2", "62.5 %"]
    assert rows[0][-1] == "fair"


def test_a_seat_wins_more_only_where_its_interval_leaves_out_the_fair_share() -> None:
    _, rows = seats_table([table_figures(2, GAMES[:2] * 10)])
    assert [row[-1] for row in rows] == ["more", "less"]


def test_turns_and_ends_are_counted() -> None:
    _, ((_, mean, median, middle, points, card, shared),) = games_table([TABLE])
    assert (mean, median, middle) == ("34.0", "32", "30 … 34")
    assert (points, card, shared) == ("50.0 %", "50.0 %", "25.0 %")


def test_points_of_winners_and_others_are_told_apart_by_the_kind_of_line() -> None:
    _, (winners, others) = points_table([TABLE])
    # Three of five winners sat on seat 1, where two rows and a column of windows are.
    assert winners == ["2 players, winners", "1.20", "0.00", "0.00", "2.40", "3.60"]
    assert others == ["2 players, others", "0.67", "0.00", "0.00", "1.33", "2.00"]


def test_only_the_first_ability_of_a_player_counts_as_first() -> None:
    both, card = TABLE.abilities["both-actions"], TABLE.abilities["additional-card"]
    assert (both.first.value, both.taken.value) == (3 / 8, 3 / 8)
    assert (card.first.value, card.taken.value) == (2 / 8, 3 / 8)
    assert both.wins is not None
    assert both.wins.value == 1
    assert card.wins is not None
    assert card.wins.value == 0
    _, rows = abilities_table([TABLE])
    assert ["change of colours", "2", "0.0 %", "0.0 %", "-", "-"] in rows


def test_what_an_ability_is_worth_is_told_where_it_was_measured() -> None:
    forced = dict.fromkeys(TABLE.abilities, wilson(55, 100))
    _, rows = abilities_table([TABLE.with_forced(forced)])
    assert {row[-1] for row in rows} == {"55.0 % (45.2 % … 64.4 %)"}


@pytest.mark.parametrize("ability", FIRST)
def test_a_bot_that_must_take_an_ability_takes_it_before_all_others(ability: Ability) -> None:
    chance = Chance(5)
    table = Game.start(2, first_deck(2, chance))
    turns, _ = play_bot_game(table, [FIRST[ability](), make_bot("network", 1)], chance)
    taken = studied(table, turns)["abilities"][0]
    assert taken[0] == ability_word(ability)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_lines_of_a_played_game_make_up_its_points(players: int) -> None:
    played = play_game(Study("greedy", players, seed=1, seconds=None), 0)
    points = [sum(POINTS[kind] * count for kind, count in lines.items()) for lines in played["lines"]]
    assert points == played["points"]
    assert len(played["abilities"]) == players
    assert any(played["abilities"])


def test_the_pictures_are_drawn_and_repeat_to_the_byte(tmp_path: Path) -> None:
    for draw in (draw_seats, draw_games, draw_points, draw_abilities):
        for name in ("one.svg", "two.svg"):
            draw([TABLE, TABLE], tmp_path / name)
        picture = (tmp_path / "one.svg").read_bytes()
        assert picture == (tmp_path / "two.svg").read_bytes()
        assert b"2 players" in picture


def test_a_stop_and_other_workers_give_what_one_run_gives(tmp_path: Path) -> None:
    docs, out = copy_of_docs(tmp_path), tmp_path / "out"
    words = ("study", "--bot", "greedy", "--games", "3", "--forced", "1", "--out", out, "--docs", docs)
    first = run_program(*words, "--workers", "1")
    assert first.returncode == 0, first.stderr
    whole, games = all_files(docs), all_files(out)
    assert "3 games for each number of players" in whole["study.md"].decode()
    cut_off(out / "games-2.jsonl", lines=2)
    (out / "games-4.jsonl").unlink()
    (out / "additional-card-3" / "pairings.jsonl").unlink()
    second = run_program(*words, "--workers", "2")
    assert (second.stdout, all_files(docs), all_files(out)) == (first.stdout, whole, games)


def test_a_folder_with_other_games_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    docs, out = copy_of_docs(tmp_path), tmp_path / "out"
    words = ("study", "--games", "1", "--forced", "0", "--workers", "1", "--out", out, "--docs", docs)
    assert run_program(*words, "--bot", "greedy").returncode == 0
    games = all_files(out)
    result = run_program(*words, "--bot", "random")
    assert result.returncode == 2
    assert "holds other games" in " ".join(result.stderr.split())
    assert all_files(out) == games
