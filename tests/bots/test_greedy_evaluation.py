"""Each feature of a position measures what its name says, worked out here by hand."""

import pytest

from nyhavn.bots.simple.evaluation import FEATURES, GreedyEvaluation
from nyhavn.bots.simple.greedy_bot import WEIGHTS
from nyhavn.rules import TILE_OF_NAME, Chance, Game, Place, Placement, first_deck
from nyhavn.rules.decisions import number_of

# From the bottom: a brick and two windows; a brick in column c; an overhang from c over the empty b2.
HOUSE = (
    Placement(TILE_OF_NAME["r2"], "a1", ("b1",)),
    Placement(TILE_OF_NAME["b2"], "c2", ("c1",)),
    Placement(TILE_OF_NAME["g2"], "c3", ("b3",)),
)
MEASURES = {
    "points": 5,
    "covered spaces": 6,
    "windows": 3,
    "empty spaces under covered ones": 1,
    "abilities": 3,
    "active abilities": 2,
    "cards": 6,
    # Three, one and two of five spaces; each row has a brick and can score 1.
    "progress of rows": (3 / 5) ** 2 + (1 / 5) ** 2 + (2 / 5) ** 2,
    # One, two and three of nine spaces; column b shows windows only and can score 4.
    "progress of columns": 2 * (1 / 9) ** 2 + 4 * (2 / 9) ** 2 + 2 * (3 / 9) ** 2,
    "red cards, squared": 9,
    "yellow cards, squared": 0,
    "green cards, squared": 4,
    "blue cards, squared": 1,
    "purple cards, squared": 0,
}


def position() -> Game:
    """The second seat has built a little; the first has nothing but its cards."""
    facts = Game.start(2, first_deck(2, Chance(1))).facts()
    laid = (), tuple(number_of(Place(placement)) for placement in HOUSE)
    hands = (0, 1, 0, 0, 1), (3, 0, 2, 1, 0)
    owned, active = (0b00001, 0b10101), (0b00001, 0b10001)
    changed = {"laid": laid, "hands": hands, "owned": owned, "active": active, "points": (0, 5)}
    return Game.from_facts(facts | changed)


def test_every_feature_is_measured_here() -> None:
    assert tuple(MEASURES) == FEATURES


@pytest.mark.parametrize("feature", FEATURES)
def test_a_feature_measures_what_it_is_called(feature: str) -> None:
    assert GreedyEvaluation({feature: 1.0}).worth(position(), 1) == pytest.approx(MEASURES[feature])


@pytest.mark.parametrize("feature", FEATURES)
def test_a_feature_is_measured_for_the_seat_that_is_asked_about(feature: str) -> None:
    first = {"abilities": 1, "active abilities": 1, "cards": 2}
    first |= {"yellow cards, squared": 1, "purple cards, squared": 1}
    assert GreedyEvaluation({feature: 1.0}).worth(position(), 0) == first.get(feature, 0)


def test_the_worth_is_the_weighted_sum() -> None:
    worth = sum(WEIGHTS[feature] * measure for feature, measure in MEASURES.items())
    assert GreedyEvaluation(WEIGHTS).worth(position(), 1) == pytest.approx(worth)
    assert GreedyEvaluation({"points": 2.0, "cards": -0.5}).worth(position(), 1) == pytest.approx(7)


def test_a_feature_without_a_weight_counts_nothing() -> None:
    assert GreedyEvaluation({}).worth(position(), 1) == 0
