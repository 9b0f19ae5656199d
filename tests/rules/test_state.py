"""The text form of a whole game loads back at every step."""

import doctest
import json
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nyhavn.rules import Chance, Phase, read_state, write_state
from nyhavn.rules.playouts import deal_at_random, laid_out
from support.golden_games import golden_games
from support.random_games import PLAYERS, moments, step
from support.states import ANY_STATE, BEGINNING, MID_TURN, PAGE, assert_loads_back, state_in


@pytest.mark.parametrize("players", PLAYERS)
def test_a_game_loads_back_at_moments(players: int) -> None:
    for seed in range(4):
        for game in moments(players, seed):
            assert_loads_back(game)


@pytest.mark.parametrize(("phase", "players"), ANY_STATE)
def test_a_game_loads_back_in_every_phase(phase: Phase, players: int) -> None:
    text = state_in(phase, players)
    assert write_state(read_state(text)) == text


@pytest.mark.parametrize("golden", golden_games(), ids=lambda golden: golden.name)
def test_the_golden_games_load_back_before_and_after_every_turn(golden: Any) -> None:
    for game, word in golden.positions():
        assert_loads_back(game)
        after = game.copy()
        after.play(word)
        assert_loads_back(after)
    assert_loads_back(golden.end())


@given(players=st.sampled_from(PLAYERS), seed=st.integers(0, 2**32), depth=st.integers(0, 250))
@settings(max_examples=60, deadline=None)
def test_a_loaded_game_plays_on_identically(players: int, seed: int, depth: int) -> None:
    chance, game = Chance(seed), laid_out(players)
    deal_at_random(game, chance)
    for _ in range(depth):
        if game.phase != Phase.OVER:
            step(game, chance)
    loaded = read_state(write_state(game))
    one, other = Chance(seed + 1), Chance(seed + 1)
    while game.phase != Phase.OVER:
        assert loaded == game
        step(game, one)
        step(loaded, other)
    assert loaded == game


def test_equal_games_give_equal_texts_and_different_games_different_ones() -> None:
    games = {write_state(game): game.copy() for game in moments(3, 1)}
    assert len(games) == len(set(games.values()))


def test_a_text_may_be_set_out_in_any_way_that_json_allows() -> None:
    game = read_state(BEGINNING)
    values = json.loads(BEGINNING)
    assert read_state(json.dumps(values, indent=4)) == game
    assert read_state(json.dumps(dict(reversed(values.items())))) == game


# The page.


@pytest.mark.parametrize("text", [BEGINNING, MID_TURN])
def test_the_states_of_the_page_load(text: str) -> None:
    assert json.loads(write_state(read_state(text))) == json.loads(text)


def test_the_page_tells_every_key_and_every_phase() -> None:
    values = json.loads(MID_TURN)
    words = [*values, *values["seats"][0], *values["turn"], *(phase.name.lower() for phase in Phase)]
    assert all(f"| `{word}` |" in PAGE for word in words)


def test_the_examples_of_the_page_give_what_it_says() -> None:
    examples = "\n".join(re.findall(r"^```pycon\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE))
    test = doctest.DocTestParser().get_doctest(examples, {}, "state.md", None, None)
    outcome = doctest.DocTestRunner().run(test)
    assert (outcome.attempted, outcome.failed) == (4, 0)
