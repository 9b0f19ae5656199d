"""Win rates, Elo numbers and their intervals, against values worked out by hand."""

from itertools import combinations
from math import log, log10, sqrt

import pytest

from nyhavn.bots.arena.ratings import ELO_UNIT, SURE, Score, elo_ratings, wilson, win_chance


def test_the_wilson_interval_is_the_one_of_the_textbooks() -> None:
    half = wilson(50, 100)
    assert (half.value, half.low, half.high) == pytest.approx((0.5, 0.40383, 0.59617), abs=1e-5)
    few = wilson(1, 10)
    assert (few.low, few.high) == pytest.approx((0.017876, 0.404150), abs=1e-6)


def test_the_interval_of_a_perfect_score_ends_at_one_and_is_not_empty() -> None:
    # With all n games won the lower end is n / (n + z²).
    perfect = wilson(20, 20)
    assert (perfect.value, perfect.high) == (1.0, 1.0)
    assert perfect.low == pytest.approx(20 / (20 + SURE**2))
    nothing = wilson(0, 20)
    assert (nothing.value, nothing.low) == (0.0, 0.0)
    assert nothing.high == pytest.approx(1 - perfect.low)


def test_a_shared_victory_counts_in_part() -> None:
    assert wilson(2.5, 10).value == 0.25
    assert wilson(2, 10).low < wilson(2.5, 10).low < wilson(3, 10).low


def test_equal_bots_win_their_fair_part() -> None:
    assert [win_chance(0, rivals) for rivals in (1, 2, 3)] == pytest.approx([1 / 2, 1 / 3, 1 / 4])
    assert win_chance(log(3), 3) == pytest.approx(1 / 2)


def test_two_bots_are_as_far_apart_as_their_odds_say() -> None:
    # One fair game is added: 75½ wins to 25½.
    first, second = elo_ratings(2, [Score(0, 1, 1, games=100, wins=75)])
    assert first.value - second.value == pytest.approx(400 * log10(75.5 / 25.5))
    assert first.value + second.value == pytest.approx(0)
    # The difference has the error 1 / √(n p (1 - p)), and each of the two is half a difference away from 0.
    error = 1 / sqrt(101 * (75.5 / 101) * (25.5 / 101))
    for rating in (first, second):
        assert rating.high - rating.value == pytest.approx(SURE * ELO_UNIT * error / 2)
        assert rating.value - rating.low == pytest.approx(SURE * ELO_UNIT * error / 2)


def test_even_matches_give_everyone_the_same_number() -> None:
    scores = [Score(*pair, rivals=1, games=60, wins=30) for pair in combinations(range(3), 2)]
    assert [rating.value for rating in elo_ratings(3, scores)] == pytest.approx([0, 0, 0], abs=1e-6)


@pytest.mark.parametrize("rivals", [2, 3])
def test_a_bot_that_wins_its_fair_part_against_several_is_no_stronger(rivals: int) -> None:
    games = 60
    ratings = elo_ratings(2, [Score(0, 1, rivals, games, wins=games / (rivals + 1))])
    assert [rating.value for rating in ratings] == pytest.approx([0, 0], abs=1e-6)


def test_a_bot_that_wins_half_against_three_has_three_times_their_strength() -> None:
    first, second = elo_ratings(2, [Score(0, 1, 3, games=100_000, wins=50_000)])
    assert first.value - second.value == pytest.approx(400 * log10(3), abs=0.1)


def test_strengths_that_fit_together_are_found_again() -> None:
    strengths = [0.7, 0.1, -0.3, -0.5]
    games = 1_000_000
    scores = [
        Score(a, b, 1, games, games * win_chance(strengths[a] - strengths[b], 1))
        for a, b in combinations(range(4), 2)
    ]
    found = [rating.value / ELO_UNIT for rating in elo_ratings(4, scores)]
    assert found == pytest.approx(strengths, abs=1e-5)


def test_a_bot_that_wins_everything_has_a_finite_number_with_a_wide_interval() -> None:
    first, second = elo_ratings(2, [Score(0, 1, 1, games=200, wins=200)])
    assert first.value - second.value == pytest.approx(400 * log10(200.5 / 0.5))
    assert first.high - first.low > 400
    more, _ = elo_ratings(2, [Score(0, 1, 1, games=2_000, wins=2_000)])
    assert more.value > first.value


def test_more_games_make_the_interval_narrower_with_the_square_root() -> None:
    few, _ = elo_ratings(2, [Score(0, 1, 1, games=100, wins=50)])
    many, _ = elo_ratings(2, [Score(0, 1, 1, games=10_000, wins=5_000)])
    assert (few.high - few.low) / (many.high - many.low) == pytest.approx(10, rel=0.01)


def test_bots_that_met_only_through_others_are_compared_all_the_same() -> None:
    scores = [Score(0, 1, 1, games=100, wins=75), Score(1, 2, 1, games=100, wins=75)]
    ratings = elo_ratings(3, scores)
    step = 400 * log10(75.5 / 25.5)
    assert [rating.value for rating in ratings] == pytest.approx([step, 0, -step], abs=1e-6)
    # The one in the middle is known best.
    widths = [rating.high - rating.low for rating in ratings]
    assert widths[1] < widths[0] == pytest.approx(widths[2])
