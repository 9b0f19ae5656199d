"""The value network: exact, blind to what is hidden, reproducible, and able to learn."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from nyhavn.bots.explanation.hypotheses import on_turn
from nyhavn.bots.network.course import Course, Progress
from nyhavn.bots.network.evaluation import NetworkEvaluation, exact_value
from nyhavn.bots.network.learning import Learner, Memory
from nyhavn.bots.network.shipped import LAST, shipped_weights
from nyhavn.bots.network.training import TrainingSettings
from nyhavn.bots.network.value_bot import ValueBot
from nyhavn.bots.network.weights import Weights
from nyhavn.bots.playing import play_bot_turn
from nyhavn.bots.roster import make_bot
from nyhavn.bots.simple.random_bot import RandomBot
from nyhavn.bots.workers import open_workers
from nyhavn.rules import (
    TILES,
    Ability,
    Chance,
    Game,
    IllegalError,
    MalformedError,
    Outcomes,
    Phase,
    View,
    first_deck,
)
from nyhavn.rules.placements import PLACEMENTS

SMALL = TrainingSettings(memory=500, batch=16, measured_deals=1, round=4)


def turn_starts(players: int, seed: int) -> list[Game]:
    """Positions at the start of a turn of one random game."""
    chance = Chance(seed)
    game = Game.start(players, first_deck(players, chance))
    found = []
    while game.phase != Phase.OVER:
        found.append(game.copy())
        play_bot_turn(game, RandomBot(seed + len(found)))
        game.fill_harbour(chance)
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_parts_of_an_evaluation_add_up_to_the_whole(players: int) -> None:
    weights = Weights.fresh(players, 1)
    by_parts, at_once = NetworkEvaluation(weights), NetworkEvaluation(weights)
    compared = 0
    for game in turn_starts(players, 5)[::4]:
        by_parts.begin(game)
        walk = Outcomes(game)
        for _ in range(200):
            if not walk.advance():
                break
            if walk.game.phase != Phase.OVER:
                compared += 1
                difference = by_parts.value(walk.game) - exact_value(at_once, walk.game)
                assert abs(difference) < 1e-5
    assert compared > 500


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_turn_that_someone_else_began_is_valued_exactly_too(players: int) -> None:
    weights = Weights.fresh(players, 1)
    by_parts, at_once = NetworkEvaluation(weights), NetworkEvaluation(weights)
    chance = Chance(players)
    begun_with = set()
    for game in turn_starts(players, 6):
        while game.phase < Phase.REFILL:
            choices = game.choices()
            game.apply(choices[chance.below(len(choices))])
            if game.phase >= Phase.REFILL:
                break
            begun_with.add(game.phase)
            by_parts.begin(game)
            walk = Outcomes(game)
            for _ in range(5):
                if walk.advance() and walk.game.phase != Phase.OVER:
                    assert abs(by_parts.value(walk.game) - exact_value(at_once, walk.game)) < 1e-5
    assert {Phase.COATS, Phase.DONE, Phase.TAKEN} <= begun_with


def large_turns(players: int) -> list[Game]:
    """Turns in houses well built, with few cards but with abilities that leave thousands of outcomes."""
    gifts = Ability.ANY_CARDS, Ability.CHANGE_OF_COLOURS, Ability.BOTH_ACTIONS
    abilities = (sum(1 << gift for gift in gifts),) * players
    bot = ValueBot(shipped_weights(LAST, players))
    found: list[Game] = []
    for seed in range(5, 8):
        chance = Chance(seed)
        game = Game.start(players, first_deck(players, chance))
        while game.turns < 5 * players or not 1 <= sum(game.hands[game.seat]) <= 3:
            play_bot_turn(game, bot)
            game.fill_harbour(chance)
        found.append(on_turn(game, game.seat, owned=abilities, active=abilities))
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_narrow_search_finds_almost_the_best_in_far_fewer_outcomes(players: int) -> None:
    weights = shipped_weights(LAST, players)
    whole, narrow = NetworkEvaluation(weights), NetworkEvaluation(weights)
    walk, narrow_walk = Outcomes(Game()), Outcomes(Game(), by_pier=False)
    outcomes = narrow_outcomes = 0
    for game in large_turns(players):
        walk.begin(game)
        whole.begin(game)
        outcomes += whole.search(walk, Chance(0), 0.0, 1_000_000)
        narrow_walk.begin(game)
        narrow.begin(game)
        narrow.narrow(narrow_walk)
        narrow_outcomes += narrow.search(narrow_walk, Chance(0), 0.0, 1_000_000)
        assert whole.best_values[0] - narrow.best_values[0] < 0.02
        assert narrow.best[0].phase == whole.best[0].phase
        at_once = exact_value(whole, narrow.best[0])
        assert narrow.best_values[0] == pytest.approx(at_once, abs=1e-5)
    assert narrow_outcomes * 3 < outcomes


def builds(walk: Outcomes) -> set[tuple[int, int, bool]]:
    """Every tile that is laid, at which price, and whether it earns a coat of arms."""
    found = set()
    while walk.advance():
        game = walk.game
        if game.placement >= 0:
            tile = TILES.index(PLACEMENTS[game.placement].tile)
            found.add((tile, game.price, game.coats_taken > 0))
    return found


def test_a_narrow_walk_lays_every_tile_at_every_price_with_a_coat_and_without() -> None:
    evaluation = NetworkEvaluation(shipped_weights(LAST, 2))
    for game in large_turns(2)[:2]:
        whole, narrow = Outcomes(game), Outcomes(game)
        evaluation.begin(game)
        evaluation.narrow(narrow)
        assert builds(narrow) == builds(whole)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_chances_of_all_seats_add_up_to_one(players: int) -> None:
    game = turn_starts(players, 2)[10]
    evaluation = NetworkEvaluation(Weights.fresh(players, 3))
    evaluation.begin(game)
    walk = Outcomes(game)
    assert walk.advance()
    own = evaluation.value(walk.game)
    chances = list(evaluation.chances)[:players]
    assert sum(chances) == pytest.approx(1)
    assert own == chances[game.seat]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_network_reads_only_what_its_seat_sees(players: int) -> None:
    weights = Weights.fresh(players, 1)
    knowing, seeing = NetworkEvaluation(weights), NetworkEvaluation(weights)
    for game in turn_starts(players, 9)[::5]:
        seen = View(game, game.seat).seen
        knowing.begin(game)
        seeing.begin(seen)
        knowing_walk, seeing_walk = Outcomes(game), Outcomes(seen)
        for _ in range(50):
            if not knowing_walk.advance():
                break
            assert seeing_walk.advance()
            assert knowing.value(knowing_walk.game) == seeing.value(seeing_walk.game)


@pytest.mark.parametrize("players", [2, 3])
def test_the_same_seed_trains_the_same_network_whoever_plays(players: int, tmp_path: Path) -> None:
    trained = []
    for number, workers in enumerate((1, 1, 2)):
        course = Course(tmp_path / str(number), players, 4, every=6, settings=SMALL)
        with open_workers(workers) as ready:
            course.train(6, ready, lambda _: None, lambda _: None)
        trained.append(course.weights)
    assert np.array_equal(trained[0].first, trained[1].first)
    assert np.array_equal(trained[0].first, trained[2].first)
    assert not np.array_equal(trained[0].first, Weights.fresh(players, 4).first)


def test_learning_brings_the_network_closer_to_its_targets() -> None:
    weights = Weights.fresh(2, 1)
    memory, learner = Memory(2, 100), Learner(weights)
    for number, game in enumerate(turn_starts(2, 3)[:40]):
        play_bot_turn(game, RandomBot(number))
        place = memory.store(game)
        memory.aim(place, 0, number % 2)
        memory.aim(place, 1, 1 - number % 2)
    chance = Chance(1)
    losses = [learner.learn(memory, 32, 1e-3, chance) for _ in range(200)]
    assert losses[-1] < losses[0] / 10


def test_weights_come_back_from_a_file_with_how_they_were_made(tmp_path: Path) -> None:
    weights = Weights.fresh(3, 1)
    weights.made = {"games": 7}
    weights.save(tmp_path / "network.npz")
    loaded = Weights.load(tmp_path / "network.npz")
    assert loaded.players == 3
    assert loaded.made == {"games": 7}
    assert np.allclose(loaded.first, weights.first, atol=1e-3)


def test_a_network_for_other_tables_is_refused(tmp_path: Path) -> None:
    game = turn_starts(3, 1)[0]
    with pytest.raises(IllegalError) as refusal:
        ValueBot(Weights.fresh(2, 1)).plan(View(game, game.seat))
    assert refusal.value.code == "network-players"
    np.savez(tmp_path / "other.npz", made=np.array('{"format": "something else"}'))
    with pytest.raises(MalformedError) as malformed:
        Weights.load(tmp_path / "other.npz")
    assert malformed.value.code == "network-format"


def test_a_kept_network_is_a_bot_by_the_name_of_its_file(tmp_path: Path) -> None:
    Weights.fresh(2, 1).save(tmp_path / "network.npz")
    game = turn_starts(2, 1)[4]
    by_name = make_bot(str(tmp_path / "network.npz"), seed=1)
    turn = play_bot_turn(game.copy(), by_name)
    assert turn == play_bot_turn(game.copy(), ValueBot(Weights.load(tmp_path / "network.npz")))


@pytest.mark.parametrize("content", [b"", b"not a network", b"PK\x03\x04broken"])
def test_a_file_that_is_no_network_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "network.npz").write_bytes(content)
    for name in ("network.npz", "missing.npz"):
        with pytest.raises(IllegalError) as refusal:
            make_bot(str(tmp_path / name), seed=1)
        assert refusal.value.code == "network-file"


def test_a_course_goes_on_where_it_stopped(tmp_path: Path) -> None:
    reports: list[Progress] = []
    with open_workers(1) as workers:
        Course(tmp_path, 2, 1, every=2, settings=SMALL).train(2, workers, reports.append, lambda _: None)
        course = Course(tmp_path, 2, 1, every=2, settings=replace(SMALL, halving=1))
        assert course.games == 2
        course.train(4, workers, reports.append, lambda _: None)
    assert [progress.games for progress in reports] == [2, 4]
    assert reports[1].against_older is not None
    assert len((tmp_path / "curve.jsonl").read_text().splitlines()) == 2
    made = Weights.load(tmp_path / "network-0000004.npz").made
    assert made["games"] == 4
    stretches = [(stretch["from"], stretch["settings"]["halving"]) for stretch in made["stretches"]]
    assert stretches == [(0, SMALL.halving), (2, 1)]


def test_the_learning_rate_halves_until_it_is_the_last() -> None:
    settings = TrainingSettings(first_rate=8e-4, last_rate=1e-4, halving=10)
    assert [settings.rate_after(games) for games in (0, 10, 20, 30, 40)] == pytest.approx(
        [8e-4, 4e-4, 2e-4, 1e-4, 1e-4]
    )
