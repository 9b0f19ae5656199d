"""Games played on greedily, and what the seats may hope for afterwards."""

from math import exp

import pytest

from nyhavn.bots.appraisal import Appraisal
from nyhavn.bots.greedy_bot import WEIGHTS, GreedyBot
from nyhavn.bots.playing import play_bot_turn, settle_chance
from nyhavn.bots.rollouts import Rollouts
from nyhavn.rules.chance import Chance
from nyhavn.rules.deck import first_deck
from nyhavn.rules.game import Game
from nyhavn.rules.phases import Phase
from nyhavn.rules.result import result_of

NEVER = float("inf")
any_players = pytest.mark.parametrize("players", [2, 3, 4])


def new_game(players: int) -> Game:
    return Game.start(players, first_deck(players, Chance(8)))


@any_players
def test_the_greedy_bot_s_turns_are_played_for_so_many_rounds(players: int) -> None:
    game, expected = new_game(players), new_game(players)
    Rollouts(Appraisal(WEIGHTS), 3, 15.0).run(game, Chance(1), NEVER)
    for _ in range(3 * players):
        play_bot_turn(expected, GreedyBot(0))
        settle_chance(expected, Chance(1))
    assert game == expected


@any_players
def test_unfinished_games_are_shared_by_how_the_seats_stand(players: int) -> None:
    game = new_game(players)
    appraisal = Appraisal(WEIGHTS)
    rollouts = Rollouts(appraisal, 2, 15.0)
    rollouts.run(game, Chance(1), NEVER)
    parts = [exp(appraisal.worth(game, seat) / 15.0) for seat in range(players)]
    assert rollouts.shares[:players] == pytest.approx([part / sum(parts) for part in parts])
    assert len(set(rollouts.shares[:players])) > 1


@any_players
def test_finished_games_are_shared_by_their_result(players: int) -> None:
    game = new_game(players)
    rollouts = Rollouts(Appraisal(WEIGHTS), 100, 15.0)
    rollouts.run(game, Chance(1), NEVER)
    assert game.phase == Phase.OVER
    result = result_of(game)
    assert result is not None
    assert rollouts.shares[:players] == [float(result.share(seat)) for seat in range(players)]


def test_when_the_time_is_up_no_turn_is_played() -> None:
    game = new_game(2)
    Rollouts(Appraisal(WEIGHTS), 3, 15.0).run(game, Chance(1), 0.0)
    assert game == new_game(2)
