"""docs/rules.md §3.2.3: the coats of arms."""

import pytest

from nyhavn.rules import (
    TILE_OF_NAME,
    Ability,
    EndTurn,
    Game,
    Lapse,
    LaySpecial,
    Phase,
    Place,
    Placement,
    Reactivate,
    TakeAbility,
    TakeAdditional,
    TakePair,
    UseDiscount,
    read_turn,
    turn_played,
)
from nyhavn.rules.decisions import DECISIONS
from support.golden_games import before
from support.looking import (
    active,
    colour_at,
    covered,
    is_legal,
    owned,
    refusal,
    refused_decision,
    spaces_of,
)
from support.rehearsal import altered, dealt, play, rehearsed

# A tile that covers c3, and what was played before one that earns each of the seven coats of arms.
ON_C3 = "Bg3@c1:c2c3=ggg"
SEVEN_COATS = {
    "c3": ([], "Bg3@c1:c2c3=ggg"),
    "e5": ([], "Bp5@e1:e2e3e4e5=ppppp"),
    "b7": (["Bp5@b1:b2b3b4b5=ppppp"], "Bg2@b6:b7=gg"),
    "d9": (["Bp5@d1:d2d3d4d5=ppppp"], "Bp4@d6:d7d8d9=ppp"),
    "row 2": (["By2@a1:b1=yy"], "Bp5@a2:b2c2d2e2=ppppp"),
    "row 4": (["Bp3@a1:a2a3=ppp"], "Bp5@a4:b4c4d4e4=pppp"),
    "row 6": (["Bp3@a1:a2a3=ppp", "Bg2@a4:a5=gg"], "Bp5@a6:b6c6d6e6=ppppp"),
}
# Left and right of column c; the tile in the middle then completes row 2 and covers c3.
BOTH_SIDES = ("Br4@a1:b1a2b2=rrrr", "Br4@d1:e1d2e2=rrrr")
ALL_FIVE = (
    "Bg3@c1:c2c3=ggg*+x",
    "Bp5@e1:e2e3e4e5=ppppp*+d",
    "Br4@a1:b1a2b2=rrrr",
    "By2@d1:d2=yy*+h",
    "Bp4@a4:b4c4d4=ppp*+o",
)


def coat_open(game: Game, word: str) -> Game:
    """The game at the first coat action that this build earns."""
    game = game.copy()
    build = read_turn(word).build
    assert build is not None
    game.apply(Place(Placement(TILE_OF_NAME[build.tile.name], build.brick, build.windows)))
    assert game.phase == Phase.COATS
    return game


def paid_by(word: str) -> str:
    return word.split("=")[1]


@pytest.mark.parametrize("coat", SEVEN_COATS)
def test_each_coat_of_arms_space_covered_and_row_completed_earns_one_coat_action(coat: str) -> None:
    earlier, word = SEVEN_COATS[coat]
    game = rehearsed(*earlier, cards=paid_by(word))
    assert refusal(game, word) == "coat-open"
    assert is_legal(game, word + "*+x")
    assert refusal(game, word + "*+x*+d") == "no-coat-open"


@pytest.mark.parametrize("word", ["Bp5@a1:b1c1d1e1=ppppp", "Bp5@a1:a2a3a4a5=ppppp"])
def test_other_spaces_and_other_rows_earn_nothing(word: str) -> None:
    game = rehearsed(cards="ppppp")
    assert is_legal(game, word)
    assert refusal(game, word + "*+x") == "no-coat-open"


def test_a_coat_of_arms_is_earned_once() -> None:
    game = rehearsed("Bg3@c1:c2c3=ggg*+x", cards="rr")
    assert is_legal(game, "Br2@c4:d4=rr")
    assert refusal(game, "Br2@c4:d4=rr*+d") == "no-coat-open"


def test_a_tile_that_earns_two_coats_of_arms_gives_two_coat_actions() -> None:
    game = rehearsed(*BOTH_SIDES, cards="ggg")
    seat = game.seat
    assert refusal(game, ON_C3 + "*+x") == "coat-open"
    play(game, ON_C3 + "*+x*+d")
    assert owned(game, seat) == "nxd"


def test_coat_actions_are_taken_in_any_order() -> None:
    game = rehearsed(*BOTH_SIDES, cards="ggg")
    assert is_legal(game, ON_C3 + "*+x*a3")
    assert is_legal(game, ON_C3 + "*a3*+x")
    assert is_legal(game, ON_C3 + "*a3*b3")


def test_each_coat_action_is_one_of_three() -> None:
    game = coat_open(rehearsed("T14", cards="rggg"), ON_C3)
    assert {type(choice) for choice in game.choices()} == {LaySpecial, TakeAbility, Reactivate}


def test_a_special_tile_comes_from_the_supply() -> None:
    game = rehearsed(cards="ggg")
    seat = game.seat
    play(game, ON_C3 + "*a1")
    assert game.specials == 11
    assert colour_at(game, seat, "a1") == "w"


@pytest.mark.parametrize(
    ("space", "code"), [("c2", "space-covered"), ("a2", "unsupported"), ("d3", "unsupported")]
)
def test_a_special_tile_is_laid_by_the_same_laying_rules(space: str, code: str) -> None:
    game = rehearsed(cards="ggg")
    assert refusal(game, f"{ON_C3}*{space}") == code


def test_a_special_tile_may_lie_on_each_supported_empty_space() -> None:
    game = coat_open(rehearsed(cards="ggg"), ON_C3)
    specials = [choice.space for choice in game.choices() if isinstance(choice, LaySpecial)]
    assert specials == ["a1", "b1", "d1", "e1", "c4"]


def test_a_special_tile_supports_what_is_laid_later() -> None:
    game = rehearsed("Bg3@c1:c2c3=ggg*a1", cards="rr")
    assert is_legal(game, "Br2@a2:a3=rr")
    assert refusal(game, "Br2@b2:b3=rr") == "unsupported"


def test_a_special_tile_lies_inside_the_house() -> None:
    assert refusal(rehearsed(cards="ggg"), ON_C3 + "*f1") == "outside-the-house"


def test_a_special_tile_on_a_coat_of_arms_earns_a_further_coat_action() -> None:
    game = rehearsed("By2@c1:c2=yy", cards="ppppp")
    word = "Bp5@e1:e2e3e4e5=ppppp"
    assert refusal(game, word + "*c3") == "coat-open"
    assert is_legal(game, word + "*c3*+x")


def test_a_special_tile_that_completes_a_coat_of_arms_row_earns_a_further_coat_action() -> None:
    game = rehearsed("Br4@a1:b1a2b2=rrrr", "By3@d2:d1e1=yyy", cards="ggg")
    assert refusal(game, ON_C3 + "*e2") == "coat-open"
    assert is_legal(game, ON_C3 + "*e2*+x")


def test_an_ability_is_taken_active() -> None:
    game = rehearsed(cards="ggg")
    seat = game.seat
    play(game, ON_C3 + "*+h")
    assert owned(game, seat) == active(game, seat) == "nh"


@pytest.mark.parametrize("ability", "xdho")
def test_one_takes_any_kind_that_one_does_not_own(ability: str) -> None:
    assert is_legal(rehearsed(cards="ggg"), f"{ON_C3}*+{ability}")


def test_nobody_owns_two_of_a_kind() -> None:
    assert refusal(rehearsed(cards="ggg"), ON_C3 + "*+n") == "ability-owned"
    game = rehearsed("Bg3@c1:c2c3=ggg*+x", cards="ppppp")
    assert refusal(game, "Bp5@e1:e2e3e4e5=ppppp*+x") == "ability-owned"


def test_an_inactive_ability_is_owned_all_the_same() -> None:
    assert refusal(rehearsed("T14", cards="rggg"), ON_C3 + "*+n") == "ability-owned"


def test_others_may_own_the_same_kind() -> None:
    game = dealt(3, "rrrrrrr" + "bb" + "ggg" + "ppp")
    play(game, "T12", "Bg3@c1:c2c3=ggg*+x", "Bp3@c1:c2c3=ppp*+x")
    assert [owned(game, seat) for seat in range(3)] == ["n", "nx", "nx"]


def test_reactivation_turns_all_own_inactive_abilities_to_active() -> None:
    game = rehearsed("Bg3@c1:c2c3=ggg*+x", "T14+6", cards="ppppp")
    seat = game.seat
    assert active(game, seat) == ""
    play(game, "Bp5@e1:e2e3e4e5=ppppp*~")
    assert active(game, seat) == "nx"


def test_reactivation_leaves_the_abilities_of_others() -> None:
    game = rehearsed("T14", cards="rggg")
    seat = game.seat
    spent = altered(game, active=(0, 0))
    play(spent, ON_C3 + "*~")
    assert (active(spent, seat), active(spent, 1 - seat)) == ("n", "")


def test_reactivated_abilities_serve_from_the_players_next_turn_on() -> None:
    game = coat_open(rehearsed("T14", cards="rggg"), ON_C3)
    seat = game.seat
    game.apply(Reactivate())
    assert game.choices() == [EndTurn()]
    assert refused_decision(game, TakePair(1, 3)) == "already-built"
    game.apply(EndTurn())
    game.refill()
    play(game, "T67")
    assert game.seat == seat
    assert game.is_legal(TakePair(1, 3))


def test_reactivation_is_not_offered_without_an_inactive_ability() -> None:
    game = rehearsed(cards="ggg")
    assert refusal(game, ON_C3 + "*~") == "nothing-inactive"
    assert Reactivate() not in coat_open(game, ON_C3).choices()


def test_with_all_five_abilities_owned_none_is_offered() -> None:
    game = rehearsed(*ALL_FIVE, cards="ggg")
    assert owned(game, game.seat) == "nxdho"
    now = coat_open(game, "Bg3@b5:b6b7=ggg")
    assert {type(choice) for choice in now.choices()} == {LaySpecial}
    for ability in Ability:
        assert refused_decision(now, TakeAbility(ability)) == "ability-owned"


def lapses() -> list[tuple[Game, str]]:
    """Golden positions in which the next turn's only coat action lapses."""
    return [(game, word) for game, word in before("*-") if word.count("*") == 1]


def test_without_a_special_tile_in_the_supply_none_is_offered() -> None:
    found = [(game, word) for game, word in lapses() if game.specials == 0]
    assert found
    for game, word in found:
        for space in "abcde":
            assert refusal(game, word.replace("*-", f"*{space}9")) == "no-coat-open"
    game = altered(found[0][0], owned=owned_without_one(found[0][0]))
    now = coat_open(game, found[0][1])
    assert not any(isinstance(choice, LaySpecial) for choice in now.choices())
    free = next(space for space in ("a9", "b9", "c9", "e9") if space not in covered(now, now.seat))
    assert refused_decision(now, LaySpecial(free)) == "no-special-tile"


def owned_without_one(game: Game) -> tuple[int, ...]:
    """The abilities of all seats, the seat to move without `both actions`."""
    both = 1 << Ability.BOTH_ACTIONS
    return tuple(
        kinds & ~both if seat == game.seat else kinds for seat, kinds in enumerate(game.owned[: game.players])
    )


def test_a_coat_action_lapses_when_none_of_the_three_can_be_taken() -> None:
    assert len(lapses()) >= 4
    for game, word in lapses():
        assert owned(game, game.seat) == active(game, game.seat) == "nxdho"
        played = game.copy()
        played.play(word)
        build = turn_played(played).build
        assert build is not None
        assert build.coats == (Lapse(),)
        assert refusal(game, word.removesuffix("*-")) == "lapses-count"


def test_in_a_full_house_no_special_tile_is_laid_and_the_coat_action_lapses() -> None:
    game = all_but_the_top_row()
    assert game.specials == 12
    play(game, "Bp5@a9:b9c9d9e9=pppp*-")
    assert len(covered(game, 0)) == 45
    assert game.points[0] == 8 + 1 + 5 * 2


def all_but_the_top_row() -> Game:
    """Four players; seat 0 has filled rows 1 to 8 and owns all abilities, active."""
    upright = "p4@a1 p4@a5 p4@b1 g2@b5 g2@b7 g3@c1 g3@c4 p2@c7 p3@d1 p3@d4 p2@d7 p3@e1 g3@e4 b2@e7"
    tiles = tuple(DECISIONS.index(standing(*tile.split("@"))) for tile in upright.split())
    game = dealt(4, "rrrrrrr" + "pp" + "yyy" + "yyy" + "yyyy")
    hands = ((0, 0, 0, 0, 4), *game.facts()["hands"][1:])
    return altered(
        game,
        laid=(tiles, (), (), ()),
        points=(8, 0, 0, 0),
        scored=(0b11111111, 0, 0, 0),
        owned=(0b11111, 1, 1, 1),
        active=(0b11111, 1, 1, 1),
        hands=hands,
        unknown=(4, 3, 3, 4),
    )


def standing(tile: str, brick: str) -> Place:
    """A straight tile that stands on its brick."""
    column, row = brick[0], int(brick[1])
    spaces = tuple(f"{column}{row + step}" for step in range(1, int(tile[1])))
    return Place(Placement(TILE_OF_NAME[tile], brick, spaces))


def test_the_lowest_empty_space_of_a_column_is_always_supported() -> None:
    game = coat_open(rehearsed(*BOTH_SIDES, cards="ggg"), ON_C3)
    empty = [space for space in spaces_of((1 << 45) - 1) if space not in covered(game, game.seat)]
    lowest = [min(space for space in empty if space[0] == column) for column in "abcde"]
    assert lowest == ["a3", "b3", "c4", "d3", "e3"]
    assert all(game.is_legal(LaySpecial(space)) for space in lowest)


def test_while_a_coat_action_can_be_taken_it_is_not_declined() -> None:
    game = rehearsed(cards="ggg")
    assert refusal(game, ON_C3) == "coat-open"
    assert refusal(game, ON_C3 + "*-") == "coat-usable"
    assert refused_decision(coat_open(game, ON_C3), EndTurn()) == "coat-open"


def test_used_abilities_turn_inactive_at_once() -> None:
    game = rehearsed("Bg3@c1:c2c3=ggg*+x", cards="r")
    game.apply(TakePair(1, 4))
    assert active(game, game.seat) == "x"


def test_a_reactivation_turns_back_what_the_same_turn_used() -> None:
    game = rehearsed("Bg3@c1:c2c3=ggg*+o", "Bp5@e1:e2e3e4e5=ppppp*+d", "Br4@a1:b1a2b2=rrrr", cards="y")
    seat = game.seat
    play(game, "T13&By2@d1:d2%=y*~")
    assert active(game, seat) == "ndo"


def test_any_number_of_active_abilities_may_be_used_in_a_turn() -> None:
    game = rehearsed(*ALL_FIVE, cards="rp", harbour="bbbbbbb")
    seat = game.seat
    assert active(game, seat) == "nxdho"
    play(game, "T13+6&Br4@b5:c5b6c6%(b>r)=rbb")
    assert active(game, seat) == ""
    assert owned(game, seat) == "nxdho"


def test_each_ability_is_used_as_its_action_allows() -> None:
    game = rehearsed(*ALL_FIVE, cards="rrr")
    assert refused_decision(game, TakeAdditional(3)) == "not-this-step"
    game.apply(UseDiscount())
    assert refused_decision(game, TakePair(1, 2)) == "build-declared"
    assert refused_decision(game, EndTurn()) == "build-declared"
