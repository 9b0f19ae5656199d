"""The OpenSpiel game passes OpenSpiel's own tests, and its algorithms play on it."""

import pickle
from collections import Counter
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

from nyhavn.environments.openspiel import NAME  # noqa: E402
from nyhavn.rules import IllegalError, write_state  # noqa: E402

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def states(players: int, seed: int) -> Any:
    """A random game, state by state."""
    random = np.random.RandomState(seed)
    state = pyspiel.load_game(NAME, {"players": players}).new_initial_state()
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            cards, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            state.apply_action(random.choice(cards, p=chances))
        else:
            state.apply_action(random.choice(state.legal_actions()))
    yield state


@PLAYERS
def test_it_passes_the_simulation_test(players: int) -> None:
    game = pyspiel.load_game(NAME, {"players": players})
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_a_playthrough_can_be_written_and_is_the_same_again() -> None:
    first = generate_playthrough.playthrough(NAME, None, seed=5)
    assert "GameType.short_name" in first
    assert generate_playthrough.playthrough(NAME, None, seed=5) == first


@PLAYERS
def test_every_card_is_a_chance_node(players: int) -> None:
    nodes = 0
    for state in states(players, 2):
        nodes += state.is_chance_node()
    game = state.progress.game
    assert sum(state.returns()) == pytest.approx(0)
    assert game.result() is not None
    cards = 5 * (12 if players == 3 else 14)
    if not game.reshuffled:
        # All but the cards that are still in the deck, and with two players the end-of-game card among them.
        assert nodes == cards + (players == 2) - (game.deck_size - game.drawn)


@PLAYERS
def test_clones_and_pickles_are_equal_and_independent(players: int) -> None:
    for number, state in enumerate(states(players, 3)):
        if number % 9 == 0 and not state.is_terminal() and not state.is_chance_node():
            clone = state.clone()
            again = pickle.loads(pickle.dumps(state))  # noqa: S301
            assert str(clone) == str(state) == str(again)
            assert write_state(clone.progress.game) == write_state(state.progress.game)
            before = str(state)
            clone.apply_action(clone.legal_actions()[0])
            assert str(state) == before


@PLAYERS
def test_a_resampled_state_looks_the_same_to_the_player_and_hides_other_cards(players: int) -> None:
    differ = 0
    for number, state in enumerate(states(players, 4)):
        if number % 5 == 0 and not state.is_terminal() and not state.is_chance_node():
            seat = state.current_player()
            other = state.resample_from_infostate(seat, np.random.RandomState(number).random_sample)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            assert other.legal_actions() == state.legal_actions()
            differ += other.information_state_string(1 - seat % 2) != state.information_state_string(
                1 - seat % 2
            )
    assert differ > 0


def test_observers_tell_public_from_private_information() -> None:
    game = pyspiel.load_game(NAME)
    kinds = [
        pyspiel.IIGObservationType(public_info=public, perfect_recall=recall, private_info=private)
        for public in (True, False)
        for recall in (True, False)
        for private in (
            pyspiel.PrivateInfoType.NONE,
            pyspiel.PrivateInfoType.SINGLE_PLAYER,
            pyspiel.PrivateInfoType.ALL_PLAYERS,
        )
    ]
    observers = [make_observation(game, kind) for kind in kinds]
    pieces = Counter(name for observer in observers for name in observer.dict)
    assert pieces == {"player": 12, "public": 6, "hand": 4, "first_hand": 2, "hands": 4, "history": 3}
    for number, state in enumerate(states(2, 6)):
        if number % 20 == 0:
            for observer in observers:
                observer.set_from(state, 0)
                assert observer.tensor.min() >= 0
                assert observer.string_from(state, 0)


def test_no_observation_of_a_hand_that_is_being_dealt() -> None:
    state = pyspiel.load_game(NAME).new_initial_state()
    for _ in range(9):
        state.apply_action(0)
    assert state.information_state_string(1) == "player 1 dealing rrrrrrr"


def test_its_tree_search_plays_on_it() -> None:
    random = np.random.RandomState(1)
    game = pyspiel.load_game(NAME)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, random), 1.4, 6, random_state=random)
    state = game.new_initial_state()
    decided = 0
    while decided < 8:
        if state.is_chance_node():
            cards, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choice(cards, p=chances))
        else:
            state.apply_action(bot.step(state))
            decided += 1


def test_a_card_that_cannot_come_is_refused() -> None:
    state = pyspiel.load_game(NAME).new_initial_state()
    with pytest.raises(IllegalError, match="chance-impossible"):
        state.progress.draw(5)
