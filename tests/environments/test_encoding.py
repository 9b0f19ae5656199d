"""The one encoding of moves and positions: every index has a name, and nothing hidden is in it."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest

from nyhavn.environments.encoding import observe
from nyhavn.environments.layout import (
    ACTIONS,
    action_names,
    house_planes,
    observation_blocks,
    observation_high,
    observation_names,
    observation_size,
)
from nyhavn.rules import DECISIONS, Chance, Game, Phase, View, first_deck, write_state

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def positions(players: int, seed: int) -> Any:
    """A random game, decision by decision."""
    chance = Chance(seed)
    game = Game.start(players, first_deck(players, chance))
    while game.phase != Phase.OVER:
        yield game
        choices = game.choices()
        game.apply(choices[chance.below(len(choices))])
        game.fill_harbour(chance)
    yield game


def observed(game: Game, seat: int) -> Any:
    row = np.empty(observation_size(game.players), np.int8)
    observe(game, seat, row)
    return row


def test_every_action_has_a_name_of_its_own() -> None:
    assert len(set(action_names())) == len(DECISIONS) == ACTIONS
    assert action_names()[0] == "T12"


@PLAYERS
def test_every_index_of_an_observation_has_a_name_of_its_own(players: int) -> None:
    names = observation_names(players)
    assert len(set(names)) == observation_size(players) == len(observation_high(players))
    for block, place in observation_blocks(players).items():
        assert all(name.startswith(block + ".") for name in names[place])


@PLAYERS
def test_every_value_lies_within_its_bounds_and_some_reach_them(players: int) -> None:
    high = observation_high(players)
    most = np.zeros_like(high)
    for seed in range(12):
        for game in positions(players, seed):
            row = observed(game, game.seat)
            assert (row >= 0).all()
            assert (row <= high).all()
            most = np.maximum(most, row)
    assert (most[high == 1] == 1).mean() > 0.5


@PLAYERS
def test_an_observation_says_what_the_view_says(players: int) -> None:
    blocks = observation_blocks(players)
    for game in positions(players, 3):
        for seat in range(players):
            row, view = observed(game, seat), View(game, seat)
            assert tuple(row[blocks["hand"]]) == view.hand(seat).known
            assert tuple(row[blocks["discard"]]) == view.discard
            assert tuple(row[blocks["deck"]]) == (view.deck or (0,) * 5)
            assert row[blocks["deck_left"]] == view.deck_left
            assert row[blocks["phase"]].argmax() == view.phase
            for distance in range(players):
                other = (seat + distance) % players
                openly = view.openly_known(other)
                assert tuple(row[blocks[f"seat+{distance}.known"]]) == openly.known
                assert row[blocks[f"seat+{distance}.unknown"]] == openly.unknown
                assert row[blocks[f"seat+{distance}.points"]] == view.points(other)
                assert 45 - row[blocks[f"seat+{distance}.filled"]].sum() == view.empty_spaces(other)


def test_what_is_hidden_changes_nothing_in_an_observation() -> None:
    for number, game in enumerate(positions(3, 5)):
        if number % 7 == 0 and game.phase != Phase.OVER:
            other = View(game, 1).sample(Chance(number))
            assert (observed(other, 1) == observed(game, 1)).all()


def test_houses_can_be_read_as_pictures() -> None:
    *_, game = positions(2, 1)
    planes = house_planes(observed(game, 0), 2)
    assert planes.shape == (2, 7, 9, 5)
    assert planes[0, 0].sum() == game.filled[0].bit_count()


def test_a_row_of_the_wrong_length_is_refused() -> None:
    game = next(positions(2, 1))
    with pytest.raises(ValueError, match="numbers, not 3"):
        observe(game, 0, np.zeros(3, np.int8))


def test_games_can_be_copied_and_pickled() -> None:
    for number, game in enumerate(positions(3, 8)):
        for twin in (copy.copy(game), copy.deepcopy([game])[0]):
            assert twin == game
            assert twin is not game
        if number % 10 == 0:
            assert write_state(pickle.loads(pickle.dumps(game))) == write_state(game)  # noqa: S301
