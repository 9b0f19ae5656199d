"""Games played on by the heuristic, and what the seats may hope for afterwards."""

from math import exp

import pytest

from nyhavn.bots.heuristic.evaluation import HeuristicEvaluation
from nyhavn.bots.heuristic.heuristic_bot import HeuristicBot
from nyhavn.bots.heuristic.weights import TEMPO, WEIGHTS
from nyhavn.bots.monte_carlo.rollouts import Rollouts
from nyhavn.bots.planning import QUICK_LOOK
from nyhavn.bots.playing import play_bot_turn
from nyhavn.rules import Chance, Game, Outcomes, Phase, first_deck

NEVER = float("inf")
any_players = pytest.mark.parametrize("players", [2, 3, 4])


def new_game(players: int) -> Game:
    return Game.start(players, first_deck(players, Chance(8)))


@any_players
def test_the_heuristic_s_turns_are_played_for_so_many_rounds(players: int) -> None:
    game, expected = new_game(players), new_game(players)
    Rollouts(HeuristicEvaluation(WEIGHTS), 3).run(game, Chance(1), NEVER)
    for _ in range(3 * players):
        play_bot_turn(expected, HeuristicBot())
        expected.fill_harbour(Chance(1))
    assert game == expected


def test_of_a_turn_with_very_many_outcomes_only_the_first_are_looked_at() -> None:
    every_ability = {"owned": (31, 31), "active": (31, 31), "hands": ((2, 1, 1, 1, 1), (1, 1, 1, 1, 1))}
    game = Game.from_facts(new_game(2).facts() | every_ability)
    walk, evaluation = Outcomes(game), HeuristicEvaluation(WEIGHTS)
    evaluation.begin(game)
    worths = []
    while walk.advance():
        worths.append(evaluation.worth(walk.game))
    assert max(worths) > max(worths[:QUICK_LOOK])
    expected = game.copy()
    for decision in evaluation.search(Outcomes(game), QUICK_LOOK):
        expected.apply(decision)
    Rollouts(evaluation, 1).run(game, Chance(1), NEVER)
    for fact in ("laid", "hands", "active"):
        assert game.facts()[fact][0] == expected.facts()[fact][0]


@any_players
def test_unfinished_games_are_shared_by_how_the_seats_stand_and_who_moves_next(players: int) -> None:
    game, evaluation = new_game(players), HeuristicEvaluation(WEIGHTS)
    rollouts = Rollouts(evaluation, 2)
    rollouts.run(game, Chance(1), NEVER)
    parts = [exp(evaluation.standing(game, seat) + TEMPO * (seat == game.seat)) for seat in range(players)]
    assert rollouts.shares[:players] == pytest.approx([part / sum(parts) for part in parts])
    assert len(set(rollouts.shares[:players])) > 1


@any_players
def test_finished_games_are_shared_by_their_result(players: int) -> None:
    game = new_game(players)
    rollouts = Rollouts(HeuristicEvaluation(WEIGHTS), 100)
    rollouts.run(game, Chance(1), NEVER)
    assert game.phase == Phase.OVER
    result = game.result()
    assert result is not None
    assert rollouts.shares[:players] == [float(result.share(seat)) for seat in range(players)]


def test_when_the_time_is_up_no_turn_is_played() -> None:
    game = new_game(2)
    Rollouts(HeuristicEvaluation(WEIGHTS), 3).run(game, Chance(1), 0.0)
    assert game == new_game(2)
