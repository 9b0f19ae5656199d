"""The bots that play games on win when they can, keep to their budget, and repeat themselves."""

import pytest

from nyhavn.bots.budget import Budget
from nyhavn.bots.heuristic.evaluation import HeuristicEvaluation
from nyhavn.bots.heuristic.features import Weights
from nyhavn.bots.heuristic.weights import WEIGHTS
from nyhavn.bots.monte_carlo.candidates import Candidate, Candidates
from nyhavn.bots.monte_carlo.flat_monte_carlo import FlatMonteCarloBot
from nyhavn.bots.monte_carlo.information_set_mcts import InformationSetBot, Node
from nyhavn.bots.monte_carlo.rollout_bot import RolloutBot
from nyhavn.bots.playing import play_bot_game, play_bot_turn
from nyhavn.bots.protocol import Bot
from nyhavn.bots.simple.greedy_bot import GreedyBot
from nyhavn.rules import TILE_OF_NAME, Chance, Game, Phase, Place, Placement, View, first_deck
from nyhavn.rules.decisions import number_of

every_search = pytest.mark.parametrize("make", [FlatMonteCarloBot, InformationSetBot])
ROW_BEGUN = Placement(TILE_OF_NAME["g3"], "a1", ("b1", "c1"))


def new_game(players: int, seed: int) -> tuple[Game, Chance]:
    chance = Chance(seed)
    return Game.start(players, first_deck(players, chance)), chance


def one_row_from_victory() -> Game:
    """The first seat has 11 points, three spaces of its lowest row, and two red cards."""
    facts = new_game(2, seed=1)[0].facts()
    laid = (number_of(Place(ROW_BEGUN)),), ()
    changed = {"laid": laid, "hands": ((2, 0, 0, 0, 0), (0, 1, 1, 0, 1)), "points": (11, 0)}
    return Game.from_facts(facts | changed)


def some_turn() -> tuple[Game, list[Candidate]]:
    """A position after twelve turns, and the candidates for the next one."""
    game, chance = new_game(2, seed=3)
    for _ in range(12):
        play_bot_turn(game, GreedyBot(0))
        game.fill_harbour(chance)
    found = Candidates(HeuristicEvaluation(WEIGHTS), 8).find(View(game, game.seat).seen, float("inf"))
    assert len(found) > 4
    return game, found


@every_search
def test_it_finds_a_victory_in_one_turn_even_where_points_look_bad(make: type[RolloutBot]) -> None:
    averse: Weights = {"points": (-10.0, -10.0), "covered spaces": (-1.0, -1.0)}
    for weights in (WEIGHTS, averse):
        game = one_row_from_victory()
        play_bot_turn(game, make(1, iterations=1, weights=weights))
        assert game.phase == Phase.OVER
        assert game.points[0] >= 12


@every_search
@pytest.mark.parametrize("seconds", [0.0001, 0.02])
def test_it_answers_however_short_its_time_is(make: type[RolloutBot], seconds: float) -> None:
    game, _ = some_turn()
    play_bot_turn(game, make(1, seconds=seconds))
    assert game.phase == Phase.REFILL


@every_search
def test_other_seeds_sample_other_games(make: type[RolloutBot]) -> None:
    """In a first turn, where no choice is clearly the best."""
    game, _ = new_game(2, seed=1)
    turns = {play_bot_turn(game.copy(), make(seed, iterations=20)) for seed in range(8)}
    assert len(turns) > 1


@every_search
def test_searching_beats_playing_greedily(make: type[RolloutBot]) -> None:
    """Alone against a greedy bot, with little time to think, on the same deals from both seats."""
    won = 0.0
    for deal in range(3):
        for seat in range(2):
            game, chance = new_game(2, seed=deal)
            bots: list[Bot] = [GreedyBot(0), GreedyBot(0)]
            bots[seat] = make(deal, iterations=40)
            play_bot_game(game, bots, chance)
            result = game.result()
            assert result is not None
            won += float(result.share(seat))
    assert won == 6


@pytest.mark.parametrize("iterations", [1, 7, 100])
def test_flat_monte_carlo_tries_as_often_as_its_budget_allows(iterations: int) -> None:
    game, found = some_turn()
    arms = FlatMonteCarloBot(1).try_out(found, game.seat, Budget(None, iterations))
    assert sum(arm.trials for arm in arms) == iterations
    assert {arm.candidate for arm in arms} == set(found)


def test_flat_monte_carlo_gives_most_trials_to_the_best_turns() -> None:
    game, found = some_turn()
    arms = FlatMonteCarloBot(1).try_out(found, game.seat, Budget(None, 40 * len(found)))
    trials = [arm.trials for arm in arms]
    assert trials == sorted(trials, reverse=True)
    assert trials[0] > 3 * trials[-1] > 0
    assert arms[0].mean() >= arms[1].mean()


def size(node: Node) -> int:
    """How many nodes of a tree were visited."""
    return 1 + sum(size(after) for after in node.turns.values() if after.visits)


@pytest.mark.parametrize("iterations", [1, 7, 100])
def test_the_tree_grows_by_one_turn_an_iteration_at_most(iterations: int) -> None:
    game, found = some_turn()
    root = InformationSetBot(1).grow(found, game.seat, Budget(None, iterations))
    assert root.visits == iterations == sum(node.visits for node in root.turns.values())
    assert size(root) <= iterations + 1


def test_the_tree_looks_beyond_the_next_turn() -> None:
    game, found = some_turn()
    root = InformationSetBot(1).grow(found, game.seat, Budget(None, 400))
    favourite = max(root.turns.values(), key=lambda node: node.visits)
    reply = max(favourite.turns.values(), key=lambda node: node.visits)
    assert reply.turns
    assert all(node.visits <= node.available for node in (*root.turns.values(), *favourite.turns.values()))


def test_a_turn_that_is_seldom_possible_is_not_explored_more_for_that() -> None:
    """Of two turns with the same results, the one that could be chosen more often is due."""
    _, (seldom, often, *_) = some_turn()
    root = Node()
    for candidate, available in ((seldom, 10), (often, 1000)):
        node = root.turns[candidate.label] = Node()
        node.visits, node.total, node.available = 10, 5.0, available
    assert root.choose([seldom, often]) is often


def test_of_turns_never_tried_the_one_that_looks_best_at_once_is_tried_first() -> None:
    _, found = some_turn()
    assert found[0].worth > found[1].worth
    assert Node().choose(found) is found[0]


def test_a_turn_never_tried_is_due_before_one_that_brought_less_than_the_average() -> None:
    _, (good, bad, fresh, *_) = some_turn()
    root = Node()
    for candidate, total in ((good, 50.0), (bad, 5.0)):
        node = root.turns[candidate.label] = Node()
        node.visits = node.available = 100
        node.total = total
    assert root.choose([bad, fresh]) is fresh
    assert root.choose([good, bad, fresh]) is good


def test_a_budget_of_iterations_is_used_up_by_iterations_and_not_by_time() -> None:
    budget = Budget(None, 4)
    parts = []
    for _ in range(4):
        budget.spend()
        parts.append(budget.used())
    assert parts == [0.25, 0.5, 0.75, 1.0]
    assert budget.moment(0.5) == float("inf")


def test_a_budget_of_seconds_is_used_up_by_time_and_not_by_iterations() -> None:
    budget = Budget(1000.0)
    budget.spend()
    assert 0 < budget.used() < 0.5
    assert budget.moment(1) - budget.moment(0) == pytest.approx(1000)
