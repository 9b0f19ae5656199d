"""Each feature of the heuristic measures what its name says, worked out here by hand."""

from typing import Any

import pytest

from nyhavn.bots.heuristic.evaluation import HeuristicEvaluation, progress_of
from nyhavn.bots.heuristic.features import FEATURES
from nyhavn.bots.heuristic.weights import WEIGHTS
from nyhavn.rules import (
    NOTHING,
    TILE_OF_NAME,
    Chance,
    Game,
    LaySpecial,
    Outcomes,
    Phase,
    Place,
    Placement,
    first_deck,
)
from nyhavn.rules.constants import END_CARD
from nyhavn.rules.decisions import number_of

RED, YELLOW, GREEN, BLUE, PURPLE = range(5)
ANY, ADDITIONAL, DISCOUNT, CHANGE, BOTH = (1 << ability for ability in range(5))


def tile(name: str, brick: str, *windows: str) -> int:
    return number_of(Place(Placement(TILE_OF_NAME[name], brick, windows)))


# From the bottom: a brick and two windows; a brick in column c; an overhang from c over the empty b2.
HOUSE = (tile("r2", "a1", "b1"), tile("b2", "c2", "c1"), tile("g2", "c3", "b3"))
MEASURES = {
    "points": 9,
    "points above 5": 4,
    "points above 8": 1,
    "covered spaces": 6,
    "empty spaces under covered ones": 1,
    # 1, 2, 3, 0 and 0 spaces of the columns are covered.
    "steps between columns": 5,
    "rows with bricks lacking 2": 1,
    "rows with bricks lacking 3": 1,
    "rows with bricks lacking 4": 1,
    "columns of windows lacking 7": 1,
    "columns with bricks lacking 6": 1,
    "columns with bricks lacking 8": 1,
    "coats of arms on open spaces": 3,
    "coat-of-arms rows lacking 4": 1,
    "colours with a place beside their own": 3,
    "cards": 6,
    "colours with 2 cards": 1,
    "colours with 3 cards": 1,
    "cards beyond 5": 1,
    # r3 and g3 beside their own; r4 apart; r5 apart.
    "largest tile lacking no card": 3,
    "largest tile lacking 1 card": 4,
    "largest tile lacking 2 cards": 5,
    # Row 1 lacks d1 and e1, where b2 costs one card.
    "points lacking no card": 1,
    "points lacking 1 card": 1,
    "points lacking 2 cards": 1,
    # r5 can lie on c4 and reach e5.
    "coats of arms lacking 2 cards": 1,
    # Both actions: one red, one green, two blue cards wait at the piers.
    "largest tile with abilities": 4,
    "points with abilities": 1,
    "colours that can pay a tile": 3,
    "construction discount": 1,
    "both actions": 1,
    "any cards, active": 1,
    "both actions, active": 1,
    "best pair left for oneself": 5,
    "best pair left for the next player": 3,
}


def position(**changes: Any) -> Game:
    """The second seat of two is to move; it has built a little, the first has nothing but its cards."""
    facts = Game.start(2, first_deck(2, Chance(1))).facts() | {
        "seat": 1,
        "laid": ((), HOUSE),
        "piers": (RED, GREEN, NOTHING, NOTHING, BLUE, BLUE, PURPLE),
        "hands": ((0, 1, 0, 1, 2), (3, 0, 2, 1, 0)),
        "known": ((0, 0, 0, 1, 2), (0, 0, 0, 0, 0)),
        "unknown": (1, 6),
        "owned": (ANY, ANY | DISCOUNT | BOTH),
        "active": (ANY, ANY | BOTH),
        "points": (0, 9),
    }
    return Game.from_facts(facts | changes)


def measured(game: Game) -> dict[str, float]:
    """The features that are not 0."""
    evaluation = HeuristicEvaluation({})
    evaluation.begin(game)
    values = zip(FEATURES, evaluation.measure(game), strict=True)
    return {name: value for name, value in values if value}


def test_every_feature_measures_what_it_is_called() -> None:
    assert measured(position()) == MEASURES


def test_every_weight_belongs_to_a_feature() -> None:
    assert set(WEIGHTS) <= set(FEATURES)
    with pytest.raises(ValueError, match="not in tuple"):
        HeuristicEvaluation({"good looks": (1.0, 1.0)})


def test_a_space_between_covered_ones_waits_for_a_special_tile() -> None:
    seen = measured(position(laid=((), (*HOUSE, number_of(LaySpecial("a2"))))))
    assert seen["spaces that only a special tile fits"] == 1


def test_lines_of_windows_are_told_from_lines_with_bricks() -> None:
    windows = tuple(number_of(LaySpecial(space)) for space in ("a1", "b1", "c1", "d1"))
    seen = measured(position(laid=((), windows)))
    assert seen["rows of windows lacking 1"] == 1
    assert seen["columns of windows lacking 8"] == 4
    assert seen["points lacking no card"] == 2
    assert "rows with bricks lacking 1" not in seen


def test_coats_of_arms_are_near_where_their_space_is_supported() -> None:
    column = [number_of(LaySpecial(f"c{row}")) for row in (1, 2)]
    assert measured(position(laid=((), column)))["coats of arms on supported spaces"] == 1
    assert measured(position(laid=((), column[:1])))["coats of arms just above supported spaces"] == 1
    assert measured(position(laid=((), column)))["coats of arms lacking no card"] == 1
    assert measured(position(laid=((), column)))["inactive abilities before a coat of arms"] == 1


@pytest.mark.parametrize(
    ("active", "size"),
    [
        (0, 3),
        (ANY | ADDITIONAL, 3),
        # r4 apart, for three red cards.
        (DISCOUNT, 4),
        # The two green ones count as red, for r5 apart.
        (CHANGE, 5),
    ],
)
def test_active_abilities_help_to_pay(active: int, size: int) -> None:
    seen = measured(position(owned=(ANY, ANY | active), active=(ANY, active)))
    assert seen["largest tile with abilities"] == size
    assert seen["largest tile lacking no card"] == 3


def test_twelve_points_are_within_reach_where_one_tile_scores_the_rest() -> None:
    assert measured(position(points=(0, 11)))["12 points within reach"] == 1
    assert "12 points within reach" not in measured(position(points=(0, 10)))


@pytest.mark.parametrize(
    ("left", "points", "expected"),
    [(8, (0, 9), 2 / 8), (8, (10, 9), -2 / 8), (11, (0, 9), 1 / 10), (12, (0, 9), None), (8, (9, 9), 2 / 8)],
)
def test_the_chance_of_the_end_counts_for_the_leader(
    left: int, points: tuple[int, int], expected: float | None
) -> None:
    """Two piers are filled; the end-of-game card is among the last ten. More covered spaces win a tie."""
    seen = measured(position(deck=(*[RED] * (left - 1), END_CARD), points=points))
    assert seen.get("chance that the game ends, ahead or behind") == expected


@pytest.mark.parametrize(
    ("name", "laid_before", "cards", "taken"),
    [("p3", 1, 2, 3), ("p3", 1, 1, 0), ("p3", 0, 2, 0), ("p5", 0, 2, 0), ("p5", 0, 4, 5)],
)
def test_the_last_tile_of_a_kind_is_taken_from_a_rival_who_lacks_at_most_one_card(
    name: str, laid_before: int, cards: int, taken: int
) -> None:
    """With two players there are two of p3 and one of p5."""
    hands = (0, 0, 0, 0, cards), (0, 0, 0, 0, 7)
    laid = (*HOUSE, *[tile("p3", "e1", "e2", "e3")] * laid_before)
    game = position(hands=hands, known=hands, laid=((), laid))
    evaluation = HeuristicEvaluation({})
    evaluation.begin(game)
    windows = [f"d{row}" for row in range(2, TILE_OF_NAME[name].size + 1)]
    game.apply(Place(Placement(TILE_OF_NAME[name], "d1", tuple(windows))))
    assert evaluation.measure(game)[FEATURES.index("last tiles taken from rivals")] == taken


def test_weights_go_from_the_opening_to_the_end() -> None:
    """One of two has 9 of 12 points: three quarters of the game are over."""
    evaluation = HeuristicEvaluation({"cards": (0.0, 4.0), "points": (4.0, 0.0)})
    evaluation.begin(position())
    assert evaluation.worth(position()) == pytest.approx(6 * 3 + 9 * 1)


def test_progress_is_told_by_the_cards_drawn_or_the_points_of_the_leader() -> None:
    assert progress_of(position(points=(1, 0))) == pytest.approx(12 / 71)
    assert progress_of(position(points=(3, 6))) == pytest.approx(1 / 2)
    assert progress_of(position(points=(13, 6))) == 1
    three = Game.start(3, first_deck(3, Chance(1)))
    assert progress_of(three) == pytest.approx(15 / 120)
    assert progress_of(Game.from_facts(three.facts() | {"reshuffled": 1})) == pytest.approx(75 / 120)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_worth_of_every_outcome_is_the_weighted_sum_of_its_features(players: int) -> None:
    """Whatever was kept from the outcomes before it."""
    chance = Chance(players)
    game = Game.start(players, first_deck(players, chance))
    evaluation = HeuristicEvaluation(WEIGHTS)
    compared = 0
    while game.phase != Phase.OVER:
        progress = progress_of(game)
        weights = [WEIGHTS.get(name, (0.0, 0.0)) for name in FEATURES]
        mixed = [(1 - progress) * opening + progress * end for opening, end in weights]
        evaluation.begin(game)
        walk = Outcomes(game)
        while walk.advance():
            compared += 1
            if compared % 7 == 0 and walk.game.phase != Phase.OVER:
                worth = evaluation.worth(walk.game)
                values = zip(evaluation.measure(walk.game), mixed, strict=True)
                assert worth == pytest.approx(sum(value * weight for value, weight in values))
        for decision in evaluation.search(Outcomes(game), 1000):
            game.apply(decision)
        game.fill_harbour(chance)
    assert compared > 500


def test_how_a_seat_stands_is_told_without_the_table_whoever_is_to_move() -> None:
    """The first seat has 4 cards and nothing else, the second 9 points and 6 cards; pairs count nothing."""
    weights = {"cards": (0.0, 4.0), "points": (4.0, 0.0), "best pair left for oneself": (100.0, 100.0)}
    for to_move in range(2):
        game = position(seat=to_move)
        stands = [HeuristicEvaluation(weights).standing(game, seat) for seat in range(2)]
        assert stands == pytest.approx([4 * 3, 6 * 3 + 9 * 1])


def test_the_search_leads_to_an_outcome_that_none_is_worth_more_than() -> None:
    evaluation = HeuristicEvaluation(WEIGHTS)
    game = position()
    evaluation.begin(game)
    walk = Outcomes(game)
    worths = []
    while walk.advance():
        worths.append(evaluation.worth(walk.game))
    for decision in evaluation.search(Outcomes(game), len(worths)):
        game.apply(decision)
    assert evaluation.worth(game) == max(worths) > min(worths)


def test_the_first_of_equally_good_outcomes_is_taken() -> None:
    evaluation = HeuristicEvaluation({})
    evaluation.begin(position())
    walk = Outcomes(position())
    walk.advance()
    assert evaluation.search(Outcomes(position()), 1000) == walk.decisions()


def test_a_turn_that_wins_is_worth_more_than_any_other() -> None:
    """Row 1 brings the twelfth point, whatever the weights say of points."""
    evaluation = HeuristicEvaluation({"points": (-100.0, -100.0)})
    game = position(points=(0, 11))
    evaluation.begin(game)
    for decision in evaluation.search(Outcomes(game), 1000):
        game.apply(decision)
    assert game.phase == Phase.OVER
