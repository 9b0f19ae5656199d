"""A batch steps many games at once, and each of them as the rules step a single one."""

from array import array
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import cast

import numpy as np
import pytest

from nyhavn.rules import Batch, Chance, Decision, Discard, Game, IllegalError, Phase, TakePair
from nyhavn.rules.batch import CHOICES_PER_GAME, MOST_GAMES
from nyhavn.rules.decisions import DECISIONS
from support.random_games import PLAYERS

GAMES = 12
STEPS = 150
Pick = Callable[[int, list[Decision]], int]
"""Which of its choices a game of the batch goes on with."""


def listed(batch: Batch, index: int) -> list[Decision]:
    """What the arrays say can be decided in one of the games."""
    numbers = batch.numbers[batch.offsets[index] : batch.offsets[index + 1]]
    return [DECISIONS[number] for number in numbers]


def picked(batch: Batch, pick: Pick) -> "array[int]":
    return array("i", [pick(index, listed(batch, index)) for index in range(batch.count)])


def at_random(seed: int) -> Pick:
    chance = Chance(seed)
    return lambda _, choices: chance.below(len(choices))


def state(batch: Batch) -> tuple[object, ...]:
    """Everything that can be read from a batch."""
    games = [batch.game(index) for index in range(batch.count)]
    listed = batch.numbers[: batch.offsets[batch.count]]
    return games, list(batch.offsets), list(listed), batch.finished, batch.turns


def run(players: int, seed: int, steps: int = STEPS, count: int = GAMES) -> Batch:
    batch, pick = Batch(players, count, seed), at_random(seed)
    for _ in range(steps):
        batch.step(picked(batch, pick))
    return batch


@pytest.mark.parametrize("players", PLAYERS)
def test_the_listed_numbers_are_the_choices_of_each_game(players: int) -> None:
    batch, pick = Batch(players, GAMES, seed=players), at_random(players)
    for _ in range(STEPS):
        assert batch.offsets[0] == 0
        for index in range(GAMES):
            assert listed(batch, index) == batch.game(index).choices()
        batch.step(picked(batch, pick))


@pytest.mark.parametrize("players", PLAYERS)
def test_what_leaves_no_choice_is_done_by_itself(players: int) -> None:
    batch, pick = Batch(players, GAMES, seed=1), at_random(1)
    for _ in range(STEPS):
        assert all(len(listed(batch, index)) > 1 for index in range(GAMES))
        batch.step(picked(batch, pick))


def played_on(game: Game, decision: Decision) -> Game | None:
    """The game after a decision and all that follows by itself; None where chance or a new game comes in."""
    game.apply(decision)
    while game.phase < Phase.RESHUFFLE:
        choices = game.choices()
        if game.phase == Phase.REFILL:
            game.refill()
        elif len(choices) == 1:
            game.apply(choices[0])
        else:
            return game
    return None


@pytest.mark.parametrize("players", PLAYERS)
def test_each_game_goes_on_as_a_single_game_would(players: int) -> None:
    batch, pick = Batch(players, GAMES, seed=2), at_random(2)
    compared = 0
    for _ in range(STEPS):
        games, indexes = [batch.game(index) for index in range(GAMES)], picked(batch, pick)
        decisions = [listed(batch, index)[indexes[index]] for index in range(GAMES)]
        batch.step(indexes)
        for index, game in enumerate(games):
            expected = played_on(game, decisions[index])
            assert expected is None or batch.game(index) == expected
            compared += expected is not None
    assert compared > STEPS * GAMES // 2


@pytest.mark.parametrize("players", PLAYERS)
def test_finished_games_are_counted_with_their_turns_and_dealt_anew(players: int) -> None:
    batch, pick = Batch(players, GAMES, seed=3), at_random(3)
    finished = turns = 0
    while finished < 2 * GAMES:
        assert (batch.finished, batch.turns) == (finished, turns)
        games, indexes = [batch.game(index) for index in range(GAMES)], picked(batch, pick)
        decisions = [listed(batch, index)[indexes[index]] for index in range(GAMES)]
        batch.step(indexes)
        for index, game in enumerate(games):
            played_on(game, decisions[index])
            if game.phase == Phase.OVER:
                finished, turns = finished + 1, turns + game.turns
                assert batch.game(index).turns == 0
    assert (batch.finished, batch.turns) == (finished, turns)


def test_the_games_of_a_batch_are_dealt_differently() -> None:
    batch = Batch(4, 50, seed=1)
    assert len({batch.game(index) for index in range(50)}) == 50


def test_a_game_taken_out_of_a_batch_is_independent_of_it() -> None:
    batch = Batch(2, 3, seed=1)
    before = state(batch)
    batch.game(0).apply(TakePair(1, 2))
    assert state(batch) == before


@pytest.mark.parametrize("players", PLAYERS)
def test_the_same_seed_and_the_same_choices_give_the_same_games(players: int) -> None:
    assert state(run(players, seed=5)) == state(run(players, seed=5))
    assert state(run(players, seed=5, steps=0)) != state(run(players, seed=6, steps=0))


def test_batches_in_two_threads_run_as_they_do_one_after_the_other() -> None:
    def played(seed: int) -> tuple[object, ...]:
        return state(run(3, seed, steps=40, count=300))

    seeds = [1, 2, 3, 4]
    one_by_one = [played(seed) for seed in seeds]
    with ThreadPoolExecutor(max_workers=2) as threads:
        side_by_side = list(threads.map(played, seeds))
    assert side_by_side == one_by_one


def test_numpy_arrays_of_c_ints_can_be_used() -> None:
    with_numpy, with_array, chance = Batch(2, GAMES, 4), Batch(2, GAMES, 4), Chance(4)
    for _ in range(STEPS):
        offsets, numbers = np.asarray(with_numpy.offsets), np.asarray(with_numpy.numbers)
        assert offsets.dtype == numbers.dtype == np.intc
        widths = np.diff(offsets)
        indexes = np.array([chance.below(int(width)) for width in widths], dtype=np.intc)
        with_array.step(array("i", indexes.tolist()))
        with_numpy.step(cast("Sequence[int]", indexes))
        assert state(with_numpy) == state(with_array)


def test_there_is_room_for_games_with_many_choices() -> None:
    """Players who only take cards, and of the hand put down what they have least of, can build very much."""

    def hoard(index: int, choices: list[Decision]) -> int:
        game = batch.game(index)
        puts = [choice for choice in choices if isinstance(choice, Discard)]
        if not puts:
            return 0
        return choices.index(min(puts, key=lambda put: game.hands[game.seat][put.colour]))

    batch = Batch(2, 40, seed=1)
    room = len(batch.numbers)
    most = 0
    for _ in range(60):
        batch.step(picked(batch, hoard))
        most = max(most, batch.offsets[batch.count])
        for index in range(batch.count):
            assert listed(batch, index) == batch.game(index).choices()
    assert most > batch.count * CHOICES_PER_GAME
    assert len(batch.numbers) > room


# What is refused, and then changes nothing.


def refused(batch: Batch, indexes: Sequence[int]) -> IllegalError:
    before = state(batch)
    with pytest.raises(IllegalError) as refusal:
        batch.step(indexes)
    assert state(batch) == before
    return refusal.value


@pytest.mark.parametrize("length", [0, GAMES - 1, GAMES + 1])
def test_there_has_to_be_one_index_for_each_game(length: int) -> None:
    refusal = refused(run(2, seed=1, steps=5), array("i", [0] * length))
    assert refusal.code == "batch-indexes"
    assert refusal.values == {"count": length, "expected": GAMES}


@pytest.mark.parametrize("game", [0, 5, GAMES - 1])
@pytest.mark.parametrize("past", [None, 0, 1000])
def test_an_index_that_names_no_choice_is_refused_and_no_game_goes_on(game: int, past: int | None) -> None:
    batch = run(2, seed=1, steps=20)
    indexes = array("i", [0] * GAMES)
    choices = len(listed(batch, game))
    indexes[game] = -1 if past is None else choices + past
    refusal = refused(batch, indexes)
    assert refusal.code == "batch-index"
    assert refusal.values == {"game": game, "index": indexes[game], "choices": choices}


@pytest.mark.parametrize("count", [-1, 0, MOST_GAMES + 1, 10**6])
def test_a_batch_has_from_one_to_4096_games(count: int) -> None:
    with pytest.raises(IllegalError) as refusal:
        Batch(2, count, seed=1)
    assert refusal.value.code == "batch-size"
    assert refusal.value.values == {"count": count, "most": 4096}


def test_the_largest_batch_can_be_stepped() -> None:
    batch = Batch(4, MOST_GAMES, seed=1)
    batch.step(array("i", [0] * MOST_GAMES))
    assert batch.game(MOST_GAMES - 1).choices() == listed(batch, MOST_GAMES - 1)


@pytest.mark.parametrize("players", [0, 1, 5])
def test_a_batch_is_for_two_to_four_players(players: int) -> None:
    with pytest.raises(IllegalError) as refusal:
        Batch(players, 1, seed=1)
    assert refusal.value.code == "players-count"


def test_there_is_no_game_beyond_the_last_one() -> None:
    with pytest.raises(IndexError):
        Batch(2, 3, seed=1).game(3)


def test_the_lists_of_a_batch_cannot_be_written() -> None:
    batch = Batch(2, 3, 1)
    with pytest.raises(TypeError):
        batch.numbers[0] = 30000
    with pytest.raises(TypeError):
        batch.offsets[0] = -1


def test_indexes_may_come_in_an_array_that_cannot_be_written() -> None:
    batch = Batch(2, 3, 1)
    indexes = np.zeros(3, np.intc)
    indexes.flags.writeable = False
    batch.step(indexes)
