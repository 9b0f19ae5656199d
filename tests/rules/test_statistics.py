"""The figures after a game are what one counts by hand from its record and the houses."""

import re
from collections import Counter
from functools import cache

import pytest

from nyhavn.rules import Ability, Game, SeatStatistics, read_turn, seat_statistics
from support.golden_games import GoldenGame, golden_game, golden_games
from support.referee import ABILITIES, COLUMNS, ROWS, SPACES, House, Referee
from support.rehearsal import dealt, play

GOLDEN_GAMES = golden_games()
each_golden_game = pytest.mark.parametrize("golden", GOLDEN_GAMES, ids=lambda golden: golden.name)


def words_of(golden: GoldenGame, seat: int) -> list[str]:
    return golden.words[seat :: golden.players]


def figures(golden: GoldenGame) -> list[SeatStatistics]:
    return seat_statistics((read_turn(word) for word in golden.words), golden.end())


@cache
def refereed(name: str) -> Referee:
    """A golden game played over by the plain referee."""
    golden = golden_game(name)
    game = Referee(golden.players, golden.deck)
    for word in golden.words:
        game.play(word, golden.second_deck if game.needs_new_deck(word) else None)
    return game


@each_golden_game
def test_turns_and_tiles_are_counted(golden: GoldenGame) -> None:
    for seat, counted in enumerate(figures(golden)):
        words = words_of(golden, seat)
        assert counted.turns == len(words)
        assert counted.tiles == Counter(re.findall(r"B(..)@", " ".join(words)))


@each_golden_game
def test_cards_drawn_discarded_and_paid_are_counted(golden: GoldenGame) -> None:
    for seat, counted in enumerate(figures(golden)):
        words = " ".join(words_of(golden, seat))
        taken = re.findall(r"T(\d)(\d)(?:\+(\d))?", words)
        assert counted.cards_drawn == (2, 3, 3, 4)[seat] + len("".join(map("".join, taken)))
        assert counted.cards_discarded == len("".join(re.findall(r"-([rygbp]+)", words)))
        assert counted.cards_paid == len("".join(re.findall(r"=([rygbp]+)", words)))


@each_golden_game
def test_the_cards_that_came_and_did_not_go_are_in_hand_at_the_end(golden: GoldenGame) -> None:
    game = golden.end()
    for seat, counted in enumerate(figures(golden)):
        left = counted.cards_drawn - counted.cards_discarded - counted.cards_paid
        assert left == sum(game.hands[seat])


COAT_MARKS = {"special": r"\*[a-e]\d", "ability": r"\*\+", "reactivate": r"\*~", "lapsed": r"\*-"}


@each_golden_game
def test_coats_of_arms_are_counted_by_their_use(golden: GoldenGame) -> None:
    for seat, counted in enumerate(figures(golden)):
        words = " ".join(words_of(golden, seat))
        for use, mark in COAT_MARKS.items():
            assert counted.coats[use] == len(re.findall(mark, words))
        assert counted.coats.keys() <= COAT_MARKS.keys()


def uses(word: str) -> Counter[Ability]:
    """The abilities whose marks stand in a word of the notation."""
    pair = re.match(r"T(\d)(\d)", word)
    used = Counter[Ability]()
    used[Ability.ANY_CARDS] += pair is not None and int(pair[2]) - int(pair[1]) > 1
    used[Ability.ADDITIONAL_CARD] += re.match(r"T\d\d\+", word) is not None
    used[Ability.CONSTRUCTION_DISCOUNT] += "%" in word
    used[Ability.CHANGE_OF_COLOURS] += ">" in word
    used[Ability.BOTH_ACTIONS] += "&" in word
    return used


@each_golden_game
def test_uses_of_abilities_are_counted(golden: GoldenGame) -> None:
    for seat, counted in enumerate(figures(golden)):
        expected = Counter[Ability]()
        for word in words_of(golden, seat):
            expected += uses(word)
        assert counted.abilities == expected


@each_golden_game
def test_no_ability_is_used_that_the_player_never_had(golden: GoldenGame) -> None:
    owned = refereed(golden.name).owned
    for seat, counted in enumerate(figures(golden)):
        assert {ABILITIES[ability] for ability in counted.abilities} <= owned[seat]


def completed(house: House, lines: list[set[str]]) -> tuple[int, int]:
    """How many lines are covered, and how many of them with windows only."""
    covered = [line for line in lines if line.issubset(house)]
    return len(covered), sum(all(house[space][1] for space in line) for line in covered)


@each_golden_game
def test_lines_spaces_and_points_are_those_of_the_houses_at_the_end(golden: GoldenGame) -> None:
    game = refereed(golden.name)
    for seat, counted in enumerate(figures(golden)):
        house = game.houses[seat]
        rows, window_rows = completed(house, ROWS)
        columns, window_columns = completed(house, COLUMNS)
        assert (counted.rows, counted.window_rows) == (rows, window_rows)
        assert (counted.columns, counted.window_columns) == (columns, window_columns)
        assert counted.row_points == rows + window_rows
        assert counted.column_points == 2 * columns + 2 * window_columns
        assert counted.points == game.points[seat] == counted.row_points + counted.column_points
        assert counted.spaces_covered == len(house)
        assert counted.empty_spaces == len(SPACES) - len(house)


def test_the_golden_games_show_every_figure() -> None:
    """A figure that never differs from zero would not have been tested."""
    seats = [counted for golden in GOLDEN_GAMES for counted in figures(golden)]
    for name in SeatStatistics.__slots__:
        assert any(getattr(counted, name) for counted in seats), name
    assert {use for counted in seats for use in counted.coats} == COAT_MARKS.keys()
    assert {ability for counted in seats for ability in counted.abilities} == set(Ability)


def played(*words: str, start: str) -> tuple[list[SeatStatistics], Game]:
    game = dealt(2, start)
    play(game, *words)
    return seat_statistics([read_turn(word) for word in words], game), game


def test_the_figures_of_a_short_game_counted_by_hand() -> None:
    words = ("Br2@a1:b1=rr", "T14", "T12", "T67", "T12", "T67-gp")
    (first, second), game = played(*words, start="ygbprrr" + "rr" + "ggp")
    assert game.turns == 6
    assert first == SeatStatistics(
        turns=3,
        cards_drawn=2 + 4,
        cards_paid=2,
        tiles=Counter({"r2": 1}),
        spaces_covered=2,
        empty_spaces=43,
    )
    assert second == SeatStatistics(
        turns=3,
        cards_drawn=3 + 6,
        cards_discarded=2,
        abilities=Counter({Ability.ANY_CARDS: 1}),
        empty_spaces=45,
    )


def test_before_the_first_turn_only_the_first_cards_are_counted() -> None:
    figures = seat_statistics([], dealt(4))
    assert [counted.cards_drawn for counted in figures] == [2, 3, 3, 4]
    assert all(counted.turns == counted.points == 0 for counted in figures)
