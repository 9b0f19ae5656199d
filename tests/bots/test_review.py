"""The review of a game: start, decisions and luck add up to the result, and noise is no fault."""

from dataclasses import replace
from functools import cache
from math import fsum

import pytest

from nyhavn.bots.review.accounting import GameReview, check_reviewable, review_of
from nyhavn.bots.review.marks import CLEAR, Mark, mark_of
from nyhavn.bots.review.moments import turning_points
from nyhavn.bots.review.report import VERSION, as_values
from nyhavn.bots.review.valuing import TurnValue, turn_jobs, value_turn
from nyhavn.cli.dealing import Deal
from nyhavn.cli.simulate import played_record
from nyhavn.records import Record, Replay
from nyhavn.rules import Chance, IllegalError, Result, View, read_state, write_state
from support.hidden_twins import twin_of

LOOKS = 4
any_players = pytest.mark.parametrize("players", [2, 3, 4])


@cache
def game(players: int, bot: str = "network") -> Replay:
    return Replay(played_record(Deal(3, 1), [bot] * players))


def result_of(players: int, bot: str = "network") -> Result:
    result = game(players, bot).result
    assert result is not None
    return result


@cache
def review(players: int, bot: str = "network") -> GameReview:
    replay = game(players, bot)
    return review_of(replay, [value_turn(job) for job in turn_jobs(replay, LOOKS)])


def valued(number: int) -> TurnValue:
    return review(2).turns[number - 1]


@any_players
def test_start_decisions_and_luck_add_up_to_the_result_of_every_seat(players: int) -> None:
    for number, seat in enumerate(review(players).seats):
        assert fsum([1 / players, *seat.luck, *seat.decisions]) == pytest.approx(seat.result, abs=1e-12)
        assert seat.result == float(result_of(players).share(number))
        assert len(seat.decisions) == len(game(players))
        # The deal and the refills between the turns; the last turn won.
        assert len(seat.luck) == len(game(players))


def test_a_game_that_the_card_ends_has_the_luck_of_its_last_refill() -> None:
    found = review(2, "random")
    assert result_of(2, "random").end == "card"
    for seat in found.seats:
        assert len(seat.luck) == len(found.turns) + 1
        assert fsum([1 / 2, *seat.luck, *seat.decisions]) == pytest.approx(seat.result, abs=1e-12)


@any_players
def test_what_one_seat_gains_the_others_lose(players: int) -> None:
    seats = review(players).seats
    for part in ("luck", "decisions"):
        for changes in zip(*(getattr(seat, part) for seat in seats), strict=True):
            assert fsum(changes) == pytest.approx(0, abs=1e-5)


def test_where_no_card_came_there_was_no_luck() -> None:
    found, replay = review(2), game(2)
    idle = [step.number for step in replay.steps[:-1] if tuple(step.played.piers) == tuple(step.filled.piers)]
    assert idle
    for number in idle:
        assert [seat.luck[number] for seat in found.seats] == [0, 0]


@any_players
def test_the_best_turn_costs_exactly_nothing(players: int) -> None:
    best = [turn for turn in review(players).turns if turn.is_best]
    assert best
    for turn in best:
        assert set(turn.decisions) == {0.0}
        assert mark_of(turn) in (Mark.BEST, Mark.GREAT, Mark.FORCED)


def test_the_chances_depend_only_on_what_the_player_saw() -> None:
    replay = game(3)
    job = next(job for job in turn_jobs(replay, LOOKS) if job.number == 8)
    state = read_state(job.state)
    twin = twin_of(state, state.seat, Chance(1))
    assert View(twin, twin.seat).as_text() == View(state, state.seat).as_text()
    assert value_turn(replace(job, state=write_state(twin))) == value_turn(job)


def test_the_same_game_gets_the_same_review() -> None:
    jobs = list(turn_jobs(game(2), LOOKS))
    assert value_turn(jobs[5]) == value_turn(jobs[5])
    assert len({job.seed for job in jobs}) == len(jobs)


@pytest.mark.parametrize(
    ("cost", "mark"),
    [
        (0.01, Mark.GOOD),
        (0.03, Mark.INACCURACY),
        (0.07, Mark.MISTAKE),
        (0.2, Mark.BLUNDER),
    ],
)
def test_a_turn_is_marked_by_the_chance_it_cost(cost: float, mark: Mark) -> None:
    turn = costing(cost, error=cost / 10)
    assert mark_of(turn) == mark


def test_what_may_be_noise_is_no_fault() -> None:
    assert mark_of(costing(0.2, error=0.2 / CLEAR)) == Mark.GOOD
    assert mark_of(costing(-0.2, error=0.01)) == Mark.GOOD


def test_a_forced_turn_counts_for_nobody() -> None:
    assert mark_of(replace(valued(1), is_forced=True)) == Mark.FORCED


def test_three_to_five_turning_points_stand_in_order() -> None:
    clear = [replace(turn, before_errors=(0.0, 0.0), after_errors=(0.0, 0.0)) for turn in review(2).turns]
    points = turning_points(GameReview(tuple(clear), review(2).result))
    assert 3 <= len(points) <= 5
    assert [point.turn for point in points] == sorted(point.turn for point in points)


def test_somebody_is_called_unlucky_only_beyond_the_uncertainty() -> None:
    result = review(2).result
    loser = result.index(0.0)
    faults = [costing(0.3, seat=1 - loser, error=0.01), costing(0.3, seat=1 - loser, error=0.01)]
    assert GameReview(tuple(faults), result).unlucky == loser
    unsure = [replace(turn, decision_errors=(0.5, 0.5)) for turn in faults]
    assert GameReview(tuple(unsure), result).unlucky is None


def test_a_game_that_is_not_over_is_not_reviewed() -> None:
    whole = game(2).record
    with pytest.raises(IllegalError) as refused:
        check_reviewable(Record.start(whole.players, whole.deck))
    assert refused.value.code == "game-unfinished"


def test_the_values_for_programs_name_version_seats_and_turns() -> None:
    found = as_values(review(3), game(3).record, LOOKS)
    assert found["version"] == VERSION
    assert [seat["name"] for seat in found["seats"]] == list(game(3).record.players)
    assert [turn["turn"] for turn in found["turns"]] == list(range(1, len(game(3)) + 1))


def costing(cost: float, error: float, seat: int = 0) -> TurnValue:
    """A turn that cost its player so much."""
    before = (0.5, 0.5)
    after = tuple(chance + (-cost if number == seat else cost) for number, chance in enumerate(before))
    return replace(
        valued(1),
        seat=seat,
        is_best=False,
        is_forced=False,
        before=before,
        after=after,
        decision_errors=(error, error),
    )
