"""docs/rules.md §6: the points that the rulebooks leave open, row by row."""

from itertools import permutations

import pytest

from nyhavn.rules import (
    TILE_OF_NAME,
    ChangeColours,
    Colour,
    EndTurn,
    Game,
    Phase,
    Place,
    Placement,
    TakePair,
    UseDiscount,
    first_cards,
    read_turn,
)
from support.golden_games import golden_games
from support.looking import (
    active,
    covered,
    deck,
    hand,
    is_legal,
    piers,
    points_on_the_board,
    refusal,
    refused_decision,
)
from support.rehearsal import dealt, play, rehearsed, take_word

BOTH_ACTIONS = "Bg3@c1:c2c3=ggg*+o"
CHANGE = "Bb4@c1:c2c3d3=bbbb*+h"
DISCOUNT = "Bg3@c1:c2c3=ggg*+d"
BOTH_SIDES = ("Br4@a1:b1a2b2=rrrr", "Br4@d1:e1d2e2=rrrr")


@pytest.mark.parametrize("first", range(1, 7))
def test_any_cards_stays_active_on_two_neighbouring_piers(first: int) -> None:
    game = dealt(2)
    play(game, f"T{first}{first + 1}")
    assert active(game, 0) == "n"


def test_both_actions_is_spent_only_by_building() -> None:
    game = rehearsed(BOTH_ACTIONS, cards="rrr")
    seat = game.seat
    play(game, "T12")
    assert active(game, seat) == "no"


def test_after_taking_cards_with_both_actions_the_player_may_end_the_turn() -> None:
    game = rehearsed(BOTH_ACTIONS, cards="rrr")
    game.apply(TakePair(1, 2))
    assert any(isinstance(choice, Place) for choice in game.choices())
    assert game.is_legal(EndTurn())


def test_with_both_actions_and_no_build_possible_the_turn_ends_after_taking() -> None:
    game = rehearsed(BOTH_ACTIONS, cards="", harbour="rybygpr")
    game.apply(TakePair(1, 2))
    assert game.choices() == [EndTurn()]


def test_building_alone_does_not_spend_both_actions() -> None:
    game = rehearsed(BOTH_ACTIONS, cards="rrr")
    seat = game.seat
    play(game, "Br3@a1:b1b2=rrr")
    assert active(game, seat) == "no"


def test_with_both_actions_the_hand_limit_is_checked_after_taking_and_before_building() -> None:
    game = rehearsed(BOTH_ACTIONS, cards="rrryygg", harbour="bp")
    assert refusal(game, "T12&Br3@a1:b1b2=rrr") == "hand-over-limit"
    assert is_legal(game, "T12-bp&Br3@a1:b1b2=rrr")


def test_the_order_of_several_coat_actions_is_the_players() -> None:
    game = rehearsed("T14", *BOTH_SIDES, cards="ggg")
    for first, second in permutations(["*+x", "*a3", "*~"], 2):
        assert is_legal(game, f"Bg3@c1:c2c3=ggg{first}{second}")


def test_a_coat_earned_by_a_special_tile_joins_the_ones_still_open() -> None:
    game = rehearsed("Br4@a1:b1a2b2=rrrr", "Br4@c1:d1c2d2=rrr", cards="ppppp")
    word = "Bp5@e1:e2e3e4e5=ppppp"
    assert is_legal(game, word + "*+x*+d")
    assert refusal(game, word + "*c3*+x") == "coat-open"
    assert is_legal(game, word + "*c3*+x*+d")
    assert is_legal(game, word + "*+x*c3*+d")


def test_a_change_is_of_one_colour_into_one_other() -> None:
    game = rehearsed(CHANGE, cards="rrgpp")
    game.apply(ChangeColours(Colour.PURPLE, Colour.RED))
    assert refused_decision(game, ChangeColours(Colour.GREEN, Colour.RED)) == "already-declared"
    again = rehearsed(CHANGE, cards="rrgpp")
    assert refused_decision(again, ChangeColours(Colour.RED, Colour.RED)) == "change-into-itself"


def test_a_change_is_for_one_purchase() -> None:
    game = rehearsed(CHANGE, "Br2@a1:b1(p>r)=rp", cards="rp")
    assert refusal(game, "Br2@a2:b2(p>r)=p") == "ability-inactive"


def test_a_change_counts_only_if_at_least_one_changed_card_is_paid() -> None:
    game = rehearsed(CHANGE, cards="rrgpp")
    assert refusal(game, "Br2@a1:b1(p>r)=rr") == "change-unused"


def test_without_a_card_to_change_there_is_no_change() -> None:
    game = rehearsed(CHANGE, cards="rrgpp")
    assert refused_decision(game, ChangeColours(Colour.YELLOW, Colour.RED)) == "card-not-in-hand"


def test_a_free_tile_leaves_nothing_to_change() -> None:
    game = rehearsed(DISCOUNT, "Bp5@e1:e2e3e4e5=ppppp*+h", cards="r")
    assert is_legal(game, "Bg2@b1:a1%=0")
    assert refusal(game, "Bg2@b1:a1%(r>g)=0") == "change-unused"
    game.apply(UseDiscount())
    game.apply(ChangeColours(Colour.RED, Colour.GREEN))
    free = Place(Placement(TILE_OF_NAME["g2"], "b1", ("a1",)))
    assert refused_decision(game, free) == "change-unused"


def test_a_coat_action_is_not_declined_while_one_can_be_taken() -> None:
    game = rehearsed(cards="ggg")
    assert refusal(game, "Bg3@c1:c2c3=ggg") == "coat-open"
    assert refusal(game, "Bg3@c1:c2c3=ggg*-") == "coat-usable"


def test_nobody_pays_more_than_the_price() -> None:
    game = rehearsed("Br2@a1:b1=rr", cards="rrr")
    assert refusal(game, "Br3@c1:c2d2=rrr") == "paid-not-the-price"


def test_the_reduction_for_the_own_colour_is_not_left_out() -> None:
    game = rehearsed("Br2@a1:b1=rr", cards="rrr")
    game.apply(Place(Placement(TILE_OF_NAME["r3"], "c1", ("c2", "d2"))))
    assert hand(game, game.seat) == "r"


def winning_turns() -> list[tuple[Game, str, int]]:
    """Golden positions with a coat action open in a winning turn: the turn, and what the tile alone gives."""
    found = []
    for golden in golden_games():
        if golden.headers["End"] == ["points"] and "*" in golden.words[-1]:
            *_, (game, word) = ((game.copy(), word) for game, word in golden.positions())
            build = read_turn(word).build
            assert build is not None
            after_the_tile = game.copy()
            after_the_tile.apply(Place(build.placement))
            found.append((game, word, points_on_the_board(after_the_tile, game.seat)))
    return found


def test_coat_actions_are_taken_even_when_the_tile_has_brought_12_points() -> None:
    enough = [(game, word) for game, word, points in winning_turns() if points >= 12]
    assert enough
    for game, word in enough:
        assert refusal(game, word.partition("*")[0]) == "coat-open"
        game.play(word)
        assert game.phase == Phase.OVER


def test_what_the_coat_actions_complete_counts_for_the_12_points() -> None:
    too_few = [(game, word) for game, word, points in winning_turns() if points < 12]
    assert too_few
    for game, word in too_few:
        game.play(word)
        assert game.points[game.seat] >= 12
        assert game.phase == Phase.OVER


def test_all_rows_and_columns_of_the_turn_are_scored_together() -> None:
    game = rehearsed(
        "Bg3@a1:b1c1=ggg", "Bp3@c2:d2e2=ppp", "Bp5@e3:e4e5e6e7=pppp*+x", "Bp2@e8:e9=p", cards="yy"
    )
    seat = game.seat
    play(game, "By2@d1:e1=yy")
    assert game.points[seat] == 1 + 2


@pytest.mark.parametrize("last_take", ["T12", "T45", "T67"])
def test_a_deck_that_is_empty_exactly_as_the_refill_ends_is_reshuffled_at_once(
    last_take: str,
) -> None:
    game = rehearsed("Bg3@c1:c2c3=ggg*+x", "T12+3", players=3, cards="rrrr")
    while len(deck(game)) > 2:
        play(game, take_word(game, "T12"))
    assert len(deck(game)) == 2
    game.play(take_word(game, last_take))
    game.refill()
    assert "." not in piers(game)
    assert game.phase == Phase.RESHUFFLE
    seat = game.seat
    game.reshuffle(game.discard_pile() + "*")
    assert (game.phase, game.seat) == (Phase.CHOOSE, (seat + 1) % 3)


def test_building_with_price_0_needs_no_card() -> None:
    game = rehearsed(DISCOUNT, cards="")
    seat = game.seat
    assert game.is_legal(UseDiscount())
    play(game, "Bg2@b1:a1%=0")
    assert covered(game, seat) == ["a1", "b1", "c1", "c2", "c3"]
    assert active(game, seat) == "n"


@pytest.mark.parametrize("place", range(61, 71))
def test_with_two_players_the_end_card_is_never_drawn_into_a_hand(place: int) -> None:
    cards = first_cards(2)
    game = Game.start(2, cards[:place] + "*" + cards[place:])
    assert len(hand(game, 0) + hand(game, 1) + piers(game)) == 2 + 3 + 7
    while game.phase != Phase.OVER:
        play(game, take_word(game, "T12"))
    assert len(deck(game)) == 70 - place
