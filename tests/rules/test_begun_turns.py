"""A turn is composed step by step, and every step can be taken back until it has ended."""

from functools import cache

import pytest

from nyhavn.rules import (
    Ability,
    BegunTurn,
    Chance,
    Decision,
    EndTurn,
    Game,
    IllegalError,
    Phase,
    TakeAbility,
    TakePair,
)
from support.looking import everything
from support.random_games import PLAYERS, chosen, moments, new_game
from support.rehearsal import dealt

SEEDS = range(6)


@cache
def beginnings(players: int) -> list[Game]:
    """Every beginning of a turn in some random games."""
    found = []
    for seed in SEEDS:
        chance = Chance(seed)
        game = new_game(players, chance)
        while game.phase != Phase.OVER:
            if game.phase == Phase.CHOOSE:
                found.append(game.copy())
            game.apply(chosen(game, chance))
            game.fill_harbour(chance)
    return found


def composed(begun: BegunTurn, chance: Chance) -> list[Game]:
    """Compose a random turn to its end; the game before each step, and at last after the turn."""
    games = [begun.game.copy()]
    while begun.game.phase < Phase.REFILL:
        begun.decide(chosen(begun.game, chance))
        games.append(begun.game.copy())
    return games


@pytest.mark.parametrize("players", PLAYERS)
def test_taking_back_step_by_step_restores_every_game_on_the_way(players: int) -> None:
    chance, longest = Chance(players), 0
    for start in beginnings(players):
        begun = BegunTurn(start)
        games = composed(begun, chance)
        decisions = list(begun.decisions)
        longest = max(longest, len(decisions))
        while decisions:
            assert begun.take_back() == decisions.pop()
            assert begun.decisions == decisions
            assert begun.game == games[len(decisions)]
            assert begun.game.facts() == games[len(decisions)].facts()
            assert everything(begun.game) == everything(games[len(decisions)])
        assert everything(begun.game) == everything(start)
    assert longest >= 4


@pytest.mark.parametrize("players", PLAYERS)
def test_after_taking_back_the_same_and_other_steps_can_be_decided(players: int) -> None:
    chance = Chance(players)
    for start in beginnings(players)[::3]:
        begun = BegunTurn(start)
        games = composed(begun, chance)
        undone = [begun.take_back() for _ in range(len(begun.decisions) // 2 + 1)]
        assert begun.choices() == games[len(begun.decisions)].choices()
        for decision in reversed(undone):
            begun.decide(decision)
        assert begun.game == games[-1]
        for _ in undone:
            begun.take_back()
        composed(begun, chance)
        assert replayed(start, begun.decisions) == begun.game


def replayed(start: Game, decisions: list[Decision]) -> Game:
    game = start.copy()
    for decision in decisions:
        game.apply(decision)
    return game


@pytest.mark.parametrize("players", PLAYERS)
def test_the_choices_of_a_begun_turn_are_those_of_its_game(players: int) -> None:
    for game in moments(players, seed=3):
        assert BegunTurn(game).choices() == game.choices()


@pytest.mark.parametrize("players", PLAYERS)
def test_the_game_itself_never_changes_while_a_turn_is_composed(players: int) -> None:
    chance = Chance(players)
    for game in beginnings(players)[::3]:
        before = everything(game)
        begun = BegunTurn(game)
        composed(begun, chance)
        assert everything(game) == before
        begun.take_back()
        assert everything(game) == before
        assert begun.game is not game


def test_a_begun_turn_goes_on_from_where_the_game_stood_when_it_began() -> None:
    game = dealt(2)
    begun = BegunTurn(game)
    game.apply(TakePair(1, 2))
    begun.decide(TakePair(3, 4))
    begun.take_back()
    assert begun.game == dealt(2)


def test_where_nothing_was_decided_nothing_can_be_taken_back() -> None:
    begun = BegunTurn(dealt(2))
    for _ in range(2):
        with pytest.raises(IllegalError) as refusal:
            begun.take_back()
        assert refusal.value.code == "nothing-to-take-back"
        assert begun.game == dealt(2)
        begun.decide(TakePair(1, 2))
        begun.take_back()


def test_what_was_done_before_the_turn_was_handed_over_cannot_be_taken_back() -> None:
    game = dealt(2)
    game.apply(TakePair(1, 2))
    begun = BegunTurn(game)
    begun.decide(EndTurn())
    assert begun.take_back() == EndTurn()
    with pytest.raises(IllegalError):
        begun.take_back()
    assert begun.game == game


def test_a_step_that_is_refused_changes_nothing_and_is_not_remembered() -> None:
    begun = BegunTurn(dealt(2))
    begun.decide(TakePair(1, 2))
    before = everything(begun.game)
    for decision in (TakePair(3, 4), TakeAbility(Ability.BOTH_ACTIONS)):
        with pytest.raises(IllegalError) as refusal:
            begun.decide(decision)
        assert refusal.value.code == {TakePair: "already-took", TakeAbility: "no-coat-open"}[type(decision)]
        assert everything(begun.game) == before
        assert begun.decisions == [TakePair(1, 2)]
    assert begun.take_back() == TakePair(1, 2)
    assert begun.game == dealt(2)
