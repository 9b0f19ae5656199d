"""docs/rules.md §3.2.1, §3.2.2: the price of a tile, and how it is laid."""

import pytest

from nyhavn.rules import TILE_OF_NAME, ChangeColours, Colour, EndTurn, Game, Pay, Phase, Place, Placement
from support.looking import active, colour_at, covered, hand, is_legal, left_in_supply, refusal, windows
from support.looking import refused_decision as refused
from support.random_games import PLAYERS, steps
from support.rehearsal import dealt, play, rehearsed

# Two tiles that cover the coat of arms on c3.
DISCOUNT = "Bg3@c1:c2c3=ggg*+d"
CHANGE = "Bb4@c1:c2c3d3=bbbb*+h"
UPRIGHT = {2: "a1:a2", 3: "a1:a2a3", 4: "a1:a2a3a4", 5: "a1:a2a3a4a5"}


@pytest.mark.parametrize("size", UPRIGHT)
def test_the_price_is_the_size_in_cards_of_the_colour(size: int) -> None:
    game = rehearsed(cards="p" * size)
    seat = game.seat
    play(game, f"Bp{size}@{UPRIGHT[size]}={'p' * size}")
    assert hand(game, seat) == ""
    assert game.discard_pile().count("p") >= size


def test_one_pays_in_the_colour_of_the_tile() -> None:
    game = rehearsed(cards="rrry")
    assert refusal(game, "Br3@a1:a2b2=rry") == "paid-other-colour"
    assert refusal(game, "By2@a1:a2=rr") == "cards-missing"


def test_one_pays_with_cards_that_one_holds() -> None:
    assert refusal(rehearsed(cards="rr"), "Br3@a1:a2b2=rrr") == "cards-missing"


@pytest.mark.parametrize("place", ["c1:c2d2", "b2:a2a3", "a2:a3b3"])
def test_a_tile_that_shares_an_edge_with_its_own_colour_costs_one_less(place: str) -> None:
    game = rehearsed("Br2@a1:b1=rr", cards="rrr")
    assert is_legal(game, f"Br3@{place}=rr")
    assert refusal(game, f"Br3@{place}=rrr") == "paid-not-the-price"


def test_a_shared_corner_is_not_enough() -> None:
    game = rehearsed("Br2@a1:b1=rr", "By2@c1:d1=yy", cards="rr")
    assert refusal(game, "Br2@c2:d2=r") == "paid-not-the-price"
    assert is_legal(game, "Br2@c2:d2=rr")


def test_an_edge_shared_with_another_colour_or_a_white_tile_lowers_nothing() -> None:
    game = rehearsed("Bg3@c1:c2c3=ggg*e1", cards="rr")
    assert refusal(game, "Br2@d1:d2=r") == "paid-not-the-price"
    assert is_legal(game, "Br2@d1:d2=rr")


def test_several_neighbours_of_the_same_colour_lower_the_price_once() -> None:
    game = rehearsed("Br2@a1:a2=rr", "Br2@c1:c2=rr", cards="rr")
    assert refusal(game, "Br3@b2:a3b3=r") == "paid-not-the-price"
    assert is_legal(game, "Br3@b2:a3b3=rr")


def test_the_tile_being_laid_is_not_its_own_neighbour() -> None:
    assert refusal(dealt(2, "yyyyyyy" + "rr"), "Br2@a1:b1=r") == "paid-not-the-price"


def test_a_colour_in_another_players_house_lowers_nothing() -> None:
    game = dealt(2, "yyyyyyy" + "rr" + "rrr")
    play(game, "Br2@a1:b1=rr")
    assert refusal(game, "Br3@c1:c2d2=rr") == "paid-not-the-price"


def test_the_construction_discount_lowers_the_price_by_one() -> None:
    game = rehearsed(DISCOUNT, cards="rr")
    seat = game.seat
    play(game, "Br3@a1:a2b2%=rr")
    assert hand(game, seat) == ""
    assert active(game, seat) == "n"


def test_the_discount_is_used_only_by_its_owner_while_it_is_active() -> None:
    assert refusal(rehearsed(cards="rr"), "Br3@a1:a2b2%=rr") == "ability-not-owned"
    game = rehearsed(DISCOUNT, "Br3@a1:a2b2%=rr", cards="yyy")
    assert refusal(game, "By4@d1:e1d2e2%=yyy") == "ability-inactive"


def test_the_discount_and_the_own_colour_add_up() -> None:
    game = rehearsed(DISCOUNT, cards="gg")
    assert is_legal(game, "Bg4@b2:a1a2a3%=gg")
    assert refusal(game, "Bg4@b2:a1a2a3=gg") == "cards-missing"


def test_the_price_can_reach_0_with_size_2_and_both_reductions() -> None:
    game = rehearsed(DISCOUNT, cards="")
    seat = game.seat
    play(game, "Bg2@b1:a1%=0")
    assert covered(game, seat) == ["a1", "b1", "c1", "c2", "c3"]


@pytest.mark.parametrize("paid", ["r", "rr", "rrrr", "0"])
def test_exactly_the_price_is_paid(paid: str) -> None:
    assert refusal(rehearsed(cards="rrrr"), f"Br3@a1:a2b2={paid}") == "paid-not-the-price"


def test_a_reduction_lowers_what_is_paid_and_is_not_left_out() -> None:
    assert refusal(rehearsed(DISCOUNT, cards="rrr"), "Br3@a1:a2b2%=rrr") == "paid-not-the-price"


def test_one_tile_is_bought_per_turn() -> None:
    game = rehearsed(cards="rrrr")
    assert refusal(game, "Br2@a1:a2=rr&Br2@b1:b2=r") == "two-builds"
    red = TILE_OF_NAME["r2"]
    game.apply(Place(Placement(red, "a1", ("a2",))))
    assert refused(game, Place(Placement(red, "b1", ("b2",)))) == "already-built"


def test_a_tile_is_chosen_from_the_supply() -> None:
    game = rehearsed("Bp5@a1:a2a3a4a5=ppppp", cards="ppppp")
    assert left_in_supply(game, "p5") == 0
    assert refusal(game, "Bp5@b1:b2b3b4b5=pppp") == "tile-not-in-supply"


def test_a_bought_tile_leaves_the_supply_of_all() -> None:
    game = dealt(2, "yyyyyyy" + "rr")
    play(game, "Br2@a1:a2=rr")
    assert left_in_supply(game, "r2") == 1
    assert left_in_supply(game, "y2") == 2


def test_four_green_and_one_purple_pay_five_green_or_five_purple() -> None:
    game = rehearsed(CHANGE, cards="ggggp")
    assert is_legal(game, "Bg5@b5:c4c5d5c6(p>g)=ggggp")
    assert is_legal(game, "Bp5@a1:a2a3a4a5(g>p)=ggggp")


def test_with_the_change_of_colours_the_player_chooses_which_cards_go() -> None:
    game = rehearsed(CHANGE, cards="rrgpp")
    assert is_legal(game, "Br2@a1:b1=rr")
    assert is_legal(game, "Br2@a1:b1(p>r)=rp")
    assert is_legal(game, "Br2@a1:b1(p>r)=pp")
    assert is_legal(game, "Br2@a1:b1(g>r)=rg")
    assert refusal(game, "Br2@a1:b1(g>r)=gg") == "card-not-in-hand"


def test_the_cards_that_count_as_another_colour_leave_the_hand_as_what_they_are() -> None:
    game = rehearsed(CHANGE, cards="rrgpp")
    seat = game.seat
    play(game, "Br2@a1:b1(p>r)=rp")
    assert hand(game, seat) == "rgp"
    assert active(game, seat) == "n"


def test_only_cards_of_one_colour_are_changed() -> None:
    game = rehearsed(CHANGE, cards="rrygp")
    assert refusal(game, "Br3@a1:a2b2(p>r)=rgp") == "paid-other-colour"


def test_a_change_into_another_colour_than_the_tiles_is_refused() -> None:
    game = rehearsed(CHANGE, cards="rrgpp")
    assert refusal(game, "Br2@a1:b1(p>g)=rr") == "change-unused"


def test_the_change_is_used_only_by_its_owner_while_it_is_active() -> None:
    assert refusal(rehearsed(cards="rp"), "Br2@a1:b1(p>r)=rp") == "ability-not-owned"
    game = rehearsed(CHANGE, "Br2@a1:b1(p>r)=rp", cards="yp")
    assert refusal(game, "By2@a2:b2(p>y)=yp") == "ability-inactive"


def test_the_choice_of_cards_is_made_before_the_turn_goes_on() -> None:
    game = rehearsed(CHANGE, cards="rrgpp")
    game.apply(ChangeColours(Colour.PURPLE, Colour.RED))
    game.apply(Place(Placement(TILE_OF_NAME["r2"], "a1", ("b1",))))
    assert game.choices() == [Pay(1), Pay(2)]
    assert refused(game, EndTurn()) == "payment-open"
    assert refused(game, Pay(3)) == "payment-impossible"
    game.apply(Pay(2))
    assert hand(game, game.seat) == "rrg"


def test_white_tiles_cannot_be_bought() -> None:
    game = rehearsed(cards="rrr")
    assert refusal(game, "Bw1@a1:a2=r") == "white-tile-bought"
    assert not any(isinstance(c, Place) and c.placement.tile.size == 1 for c in game.choices())


def test_the_tile_is_laid_at_once() -> None:
    game = dealt(2, "yyyyyyy" + "rr")
    game.apply(Place(Placement(TILE_OF_NAME["r2"], "a1", ("a2",))))
    assert covered(game, 0) == ["a1", "a2"]
    assert windows(game, 0) == ["a2"]


@pytest.mark.parametrize("place", ["a1:b1", "b1:a1", "a1:a2", "a2:a1"])
def test_a_tile_is_laid_in_any_orientation(place: str) -> None:
    assert is_legal(dealt(2, "yyyyyyy" + "rr"), f"Br2@{place}=rr")


def test_a_tile_keeps_its_shape() -> None:
    game = rehearsed(cards="rrrr")
    assert refusal(game, "Br3@a1:b1c1=rrr") == "tile-shape"
    assert refusal(game, "Br3@a1:b1a2=rrr") == "tile-shape"
    assert refusal(game, "Br3@a1:a2=rrr") == "tile-shape"


@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("Br2@e1:f1=rr", "outside-the-house"),
        ("Br2@a1:a0=rr", "outside-the-house"),
        ("Br2@a10:a9=rr", "outside-the-house"),
        ("Br2@e1:a2=rr", "tile-shape"),
    ],
)
def test_a_tile_lies_wholly_inside_the_grid(word: str, code: str) -> None:
    assert refusal(dealt(2, "yyyyyyy" + "rr"), word) == code


@pytest.mark.parametrize("place", ["b1:c1", "a1:a2", "b1:b2", "a1:b1"])
def test_a_tile_lies_on_empty_spaces(place: str) -> None:
    game = rehearsed("By2@a1:b1=yy", cards="rr")
    assert refusal(game, f"Br2@{place}=rr") == "space-covered"


@pytest.mark.parametrize("place", ["a2:b2", "c5:c6", "e9:d9"])
def test_a_tile_in_the_air_is_refused(place: str) -> None:
    assert refusal(dealt(2, "yyyyyyy" + "rr"), f"Br2@{place}=rr") == "unsupported"


def test_a_tile_does_not_support_itself() -> None:
    assert refusal(rehearsed(cards="ppp"), "Bp3@c4:c5c6=ppp") == "unsupported"


@pytest.mark.parametrize("place", ["a1:a2", "e2:e1", "b1:c1"])
def test_a_space_in_row_1_is_supported(place: str) -> None:
    assert is_legal(dealt(2, "yyyyyyy" + "rr"), f"Br2@{place}=rr")


def test_one_space_above_an_earlier_tile_is_enough_and_overhang_is_fine() -> None:
    game = rehearsed("By2@a1:b1=yy", cards="pppp")
    assert is_legal(game, "Bp4@b2:c2d2e2=pppp")
    assert is_legal(game, "Bp4@e2:b2c2d2=pppp")


def test_touching_sideways_is_not_support() -> None:
    game = rehearsed("By2@a1:a2=yy", cards="rr")
    assert refusal(game, "Br2@b2:c2=rr") == "unsupported"


def test_touching_from_below_is_not_support() -> None:
    game = rehearsed("By2@a1:a2=yy", "Bp2@a3:b3=pp", cards="rr")
    assert refusal(game, "Br2@b2:c2=rr") == "unsupported"


def test_windows_and_bricks_support_alike() -> None:
    game = rehearsed("By2@a1:b1=yy", cards="rr")
    assert is_legal(game, "Br2@a2:a3=rr")
    assert is_legal(game, "Br2@b2:b3=rr")


def test_a_tile_may_lie_under_an_overhang() -> None:
    game = rehearsed("By2@a1:a2=yy", "Bp2@a3:b3=pp", cards="rr")
    assert is_legal(game, "Br2@b1:b2=rr")


def houses(game: Game) -> dict[tuple[int, str], tuple[str, bool]]:
    """What lies on each covered space: the colour, and whether it is a window."""
    return {
        (seat, space): (colour_at(game, seat, space), space in windows(game, seat))
        for seat in range(game.players)
        for space in covered(game, seat)
    }


@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_laid_ever_moves(players: int) -> None:
    for seed in range(4):
        lying: dict[tuple[int, str], tuple[str, bool]] = {}
        for game, _ in steps(players, seed):
            if game.phase == Phase.CHOOSE:
                assert lying.items() <= houses(game).items()
                lying = houses(game)
        assert len(lying) > 20


def test_a_build_ends_the_turn() -> None:
    game = dealt(2, "yyyyyyy" + "rr")
    game.apply(Place(Placement(TILE_OF_NAME["r2"], "a1", ("a2",))))
    assert game.choices() == [EndTurn()]
    assert refused(game, Pay(1)) == "not-this-step"
