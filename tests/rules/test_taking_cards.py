"""docs/rules.md §3, §3.1: choosing an action, and taking cards."""

from itertools import combinations

import pytest

from nyhavn.rules import Colour, Discard, EndTurn, Phase, Place, TakeAdditional, TakePair
from support.looking import active, deck, hand, is_legal, piers, refusal, refused_decision
from support.random_games import PLAYERS, steps
from support.rehearsal import dealt, play, rehearsed

# Covers the coat of arms on c3.
ADDITIONAL_CARD = "Bg3@c1:c2c3=ggg*+x"
BOTH_ACTIONS = "Bg3@c1:c2c3=ggg*+o"
# Uses up `any cards`.
FAR_APART = "T14"


def test_a_turn_is_taking_cards_or_building() -> None:
    game = dealt(2, "yyyyyyy" + "rr")
    assert {type(choice) for choice in game.choices()} == {TakePair, Place}
    assert is_legal(game, "T12")
    assert is_legal(game, "Br2@a1:b1=rr")


def test_after_taking_cards_one_does_not_build_in_the_same_turn() -> None:
    assert refusal(dealt(2, "yyyyyyy" + "rr"), "T12&Br2@a1:b1=rr") == "ability-not-owned"


def test_after_building_one_does_not_take_cards_in_the_same_turn() -> None:
    game = dealt(2, "yyyyyyy" + "rr")
    build = next(choice for choice in game.choices() if isinstance(choice, Place))
    game.apply(build)
    assert refused_decision(game, TakePair(1, 2)) == "already-built"


def test_with_both_actions_one_takes_cards_and_then_builds() -> None:
    game = rehearsed(BOTH_ACTIONS, cards="r", harbour="rr")
    seat = game.seat
    play(game, "T12&Br3@a1:b1b2=rrr")
    assert hand(game, seat) == ""


def test_with_both_actions_one_does_not_build_first() -> None:
    game = rehearsed(BOTH_ACTIONS, cards="rrr")
    assert refusal(game, "Br3@a1:b1b2=rrr&T12") == "build-before-take"


def test_there_is_no_passing() -> None:
    assert refused_decision(dealt(2), EndTurn()) == "no-passing"


@pytest.mark.parametrize("players", PLAYERS)
def test_taking_cards_is_always_possible(players: int) -> None:
    turns = 0
    for seed in range(20):
        for game, _ in steps(players, seed):
            if game.phase == Phase.CHOOSE:
                turns += 1
                assert all(game.is_legal(TakePair(pier, pier + 1)) for pier in range(1, 7))
    assert turns > 500


@pytest.mark.parametrize("first", range(1, 7))
def test_two_cards_are_taken_from_neighbouring_piers(first: int) -> None:
    game = dealt(2, "rygbpry" + "bb")
    taken = piers(game)[first - 1 : first + 1]
    play(game, f"T{first}{first + 1}")
    assert sorted(hand(game, 0)) == sorted("bb" + taken)
    assert active(game, 0) == "n"


@pytest.mark.parametrize(("word", "code"), [("T1", "take-two-cards"), ("T123", "take-two-cards")])
def test_exactly_two_cards_are_taken(word: str, code: str) -> None:
    assert refusal(dealt(2), word) == code


def test_a_card_is_not_taken_twice() -> None:
    assert refusal(dealt(2), "T22") == "piers-order"


def test_nobody_takes_twice_in_a_turn() -> None:
    game = dealt(2)
    game.apply(TakePair(1, 2))
    assert refused_decision(game, TakePair(3, 4)) == "already-took"
    assert refusal(dealt(2), "T12&T34") == "two-takes"


def test_the_two_outer_piers_are_not_neighbours() -> None:
    game = rehearsed(FAR_APART, cards="rrrr")
    assert refusal(game, "T17") == "ability-inactive"
    fresh = dealt(2)
    play(fresh, "T17")
    assert active(fresh, 0) == ""


@pytest.mark.parametrize(("first", "second"), list(combinations(range(1, 8), 2)))
def test_any_cards_takes_from_any_two_piers(first: int, second: int) -> None:
    game = dealt(2, "rygbpry" + "bb")
    taken = piers(game)[first - 1] + piers(game)[second - 1]
    play(game, f"T{first}{second}")
    assert sorted(hand(game, 0)) == sorted("bb" + taken)


def test_without_any_cards_active_only_neighbouring_piers_are_offered() -> None:
    game = rehearsed(FAR_APART, cards="rrrr")
    pairs = [(c.first, c.second) for c in game.choices() if isinstance(c, TakePair)]
    assert sorted(pairs) == [(pier, pier + 1) for pier in range(1, 7)]
    assert refusal(game, "T13") == "ability-inactive"


@pytest.mark.parametrize("pier", range(3, 8))
def test_additional_card_takes_a_third_from_any_pier(pier: int) -> None:
    game = rehearsed(ADDITIONAL_CARD, cards="r", harbour="yygbpry")
    seat, third = game.seat, "yygbpry"[pier - 1]
    play(game, f"T12+{pier}")
    assert sorted(hand(game, seat)) == sorted("ryy" + third)
    assert active(game, seat) == "n"


@pytest.mark.parametrize("pier", [1, 2])
def test_the_third_card_comes_from_a_pier_that_still_holds_one(pier: int) -> None:
    assert refusal(rehearsed(ADDITIONAL_CARD, cards="r"), f"T12+{pier}") == "pier-empty"


def test_without_additional_card_there_is_no_third_card() -> None:
    assert refusal(dealt(2), "T12+3") == "ability-not-owned"
    game = rehearsed(ADDITIONAL_CARD, "T12+3", cards="rrrr")
    assert refusal(game, "T12+3") == "ability-inactive"


def test_additional_card_gives_one_card_and_not_two() -> None:
    game = rehearsed(ADDITIONAL_CARD, cards="r")
    assert refusal(game, "T12+3+4") == "additional-twice"
    game.apply(TakePair(1, 2))
    game.apply(TakeAdditional(3))
    assert refused_decision(game, TakeAdditional(4)) == "already-took"


def test_additional_card_need_not_be_used() -> None:
    game = rehearsed(ADDITIONAL_CARD, cards="r")
    seat = game.seat
    play(game, "T12")
    assert active(game, seat) == "nx"


def test_any_cards_and_additional_card_may_be_used_together() -> None:
    game = rehearsed(ADDITIONAL_CARD, cards="r", harbour="yyggppy")
    seat = game.seat
    play(game, "T14+7")
    assert hand(game, seat) == "ryyg"
    assert active(game, seat) == ""


def test_over_seven_cards_one_discards_down_to_seven() -> None:
    game = rehearsed(cards="rrryygg", harbour="bp")
    seat = game.seat
    play(game, "T12-rb")
    assert hand(game, seat) == "rryyggp"
    assert game.discard_pile().count("b") == 1


def test_the_player_chooses_the_discards() -> None:
    game = rehearsed(cards="rrryygg", harbour="bp")
    options = ["rr", "ry", "rg", "rb", "rp", "yy", "yg", "yb", "yp", "gg", "gb", "gp", "bp"]
    assert all(is_legal(game, f"T12-{discards}") for discards in options)
    game.apply(TakePair(1, 2))
    assert game.choices() == [Discard(colour) for colour in Colour]


def test_one_does_not_end_the_turn_or_build_over_seven_cards() -> None:
    game = rehearsed(BOTH_ACTIONS, cards="rrryygg", harbour="bp")
    assert refusal(game, "T12") == "hand-over-limit"
    assert refusal(game, "T12-r") == "hand-over-limit"
    assert refusal(game, "T12&Br3@a1:b1b2=rrr") == "hand-over-limit"


def test_nobody_discards_further_than_to_seven() -> None:
    game = rehearsed(cards="rrryygg", harbour="bp")
    assert refusal(game, "T12-rrr") == "hand-within-limit"
    assert refusal(dealt(2, "rrrrrrr" + "rr"), "T12-r") == "hand-within-limit"


def test_one_discards_only_what_one_holds() -> None:
    assert refusal(rehearsed(cards="rrryygg", harbour="bb"), "T12-rp") == "card-not-in-hand"


def test_with_exactly_seven_cards_nothing_is_discarded() -> None:
    game = rehearsed(cards="rrryy", harbour="bp")
    seat = game.seat
    play(game, "T12")
    assert hand(game, seat) == "rrryybp"


def test_the_limit_is_checked_once_after_the_last_card_so_a_hand_may_touch_ten() -> None:
    game = rehearsed(ADDITIONAL_CARD, cards="rrryygg", harbour="bpb")
    game.apply(TakePair(1, 2))
    assert len(hand(game, game.seat)) == 9
    game.apply(TakeAdditional(3))
    assert len(hand(game, game.seat)) == 10
    for colour in (Colour.RED, Colour.RED, Colour.BLUE):
        assert refused_decision(game, EndTurn()) == "hand-over-limit"
        game.apply(Discard(colour))
    game.apply(EndTurn())
    assert hand(game, game.seat) == "ryyggbp"


def test_after_the_first_discard_no_further_card_is_taken() -> None:
    game = rehearsed(ADDITIONAL_CARD, cards="rrryygg")
    game.apply(TakePair(1, 2))
    game.apply(Discard(Colour.RED))
    assert refused_decision(game, TakeAdditional(3)) == "not-this-step"


@pytest.mark.parametrize(("word", "filled"), [("T12", "pbgbpry"), ("T25", "rpgbbry"), ("T67", "rygbppb")])
def test_empty_piers_are_filled_from_the_deck_in_pier_order(word: str, filled: str) -> None:
    game = dealt(2, "rygbpry" + "gg" + "ggg" + "pb")
    play(game, word)
    assert piers(game) == filled


def test_with_an_additional_card_three_piers_are_filled_in_pier_order() -> None:
    game = rehearsed(ADDITIONAL_CARD, cards="r", harbour="yyyyyyy", to_come="rgb")
    play(game, "T45+2")
    assert piers(game) == "yryg" + "byy"


def test_the_piers_stay_empty_until_the_end_of_the_turn() -> None:
    game = dealt(2, "rygbpry")
    left = deck(game)
    game.apply(TakePair(3, 4))
    assert piers(game) == "ry..pry"
    game.apply(EndTurn())
    assert (piers(game), deck(game)) == ("ry..pry", left)
    game.refill()
    assert piers(game) == "ry" + left[:2] + "pry"
