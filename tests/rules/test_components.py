"""docs/rules.md §1: what is in the box."""

from collections import Counter

import pytest

from nyhavn.rules import (
    COAT_ROWS,
    COAT_SPACES,
    PIERS,
    SIZES,
    SPACES,
    TILE_PICTURES,
    TILES,
    Ability,
    Colour,
    Placement,
    first_cards,
)
from nyhavn.rules.pieces import CARDS_PER_COLOUR, SPECIAL_TILES, TILES_PER_SIZE
from nyhavn.rules.placements import PLACEMENTS
from support.looking import covered, deck, is_legal, owned, windows
from support.rehearsal import dealt, play, rehearsed

# The table of the rules: by size, in the order red, yellow, green, blue, purple.
SHAPES = {
    2: ("BW", "BW", "BW", "BW", "BW"),
    3: ("WW/B.", "WW/B.", "BWW", "WW/B.", "BWW"),
    4: ("WW/BW", ".WW/WB.", "WWW/.B.", "..W/BWW", "BWWW"),
    5: (".WW/BWW", "W../WWW/..B", ".W./BWW/.W.", "..W/BWW/..W", "BWWWW"),
}
# How many of the eight ways of turning a tile differ, in the same order.
ORIENTATIONS = {2: (4, 4, 4, 4, 4), 3: (8, 8, 4, 8, 4), 4: (4, 8, 4, 8, 4), 5: (8, 8, 4, 4, 4)}
BY_NAME = [f"{colour}{size}" for size in SIZES for colour in "rygbp"]


def test_there_are_five_facade_colours() -> None:
    names = [colour.name for colour in Colour]
    assert names == ["RED", "YELLOW", "GREEN", "BLUE", "PURPLE"]


@pytest.mark.parametrize("colour", "rygbp")
def test_a_facade_colour_is_nobodys_own_and_anyone_uses_any_of_them(colour: str) -> None:
    other = "r" if colour != "r" else "g"
    game = dealt(2, other * 7 + colour * 5)
    play(game, f"B{colour}2@a1:b1={colour * 2}", f"B{colour}2@a1:b1={colour * 2}")
    assert covered(game, 0) == covered(game, 1) == ["a1", "b1"]


def test_there_are_70_facade_cards_14_of_each_colour() -> None:
    assert Counter(first_cards(4)) == dict.fromkeys("rygbp", 14)
    assert CARDS_PER_COLOUR * len(Colour) == 70


def test_there_is_one_end_of_game_card() -> None:
    assert deck(dealt(2)).count("*") == 1


def test_there_are_62_facade_tiles() -> None:
    assert TILES_PER_SIZE == {2: 3, 3: 3, 4: 3, 5: 1}
    coloured = len(Colour) * sum(TILES_PER_SIZE.values())
    assert (coloured, SPECIAL_TILES, coloured + SPECIAL_TILES) == (50, 12, 62)


def test_a_tile_is_named_by_colour_and_size() -> None:
    assert sorted(tile.name for tile in TILES) == sorted(BY_NAME)
    assert len(TILES) == len(set(TILES)) == 20


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("colour", Colour)
def test_each_colour_has_one_shape_per_size(colour: Colour, size: int) -> None:
    assert "/".join(TILE_PICTURES[f"{colour.letter}{size}"]) == SHAPES[size][colour]


@pytest.mark.parametrize("name", BY_NAME)
def test_every_coloured_tile_has_exactly_one_brickwork_space(name: str) -> None:
    assert "".join(TILE_PICTURES[name]).count("B") == 1
    assert "".join(TILE_PICTURES[name]).count("W") == int(name[1]) - 1


def test_the_special_tile_is_one_window() -> None:
    game = rehearsed(cards="ggg")
    seat = game.seat
    play(game, "Bg3@c1:c2c3=ggg*d1")
    assert covered(game, seat) == ["c1", "d1", "c2", "c3"]
    assert windows(game, seat) == ["d1", "c2", "c3"]


def test_there_are_five_kinds_of_ability_and_four_tiles_of_each() -> None:
    assert len(Ability) == 5
    for ability in "xdho":
        game = dealt(4, "pprrrrr" + "pp" + "ggg" + "ggg" + "gggg")
        play(game, "T12", *["Bg3@c1:c2c3=ggg*+" + ability] * 3, "Bp3@c1:c2c3=ppp*+" + ability)
        assert [owned(game, seat) for seat in range(4)] == ["n" + ability] * 4


def test_there_are_four_houses_with_a_score_each() -> None:
    game = dealt(4)
    assert game.filled == game.points == [0, 0, 0, 0]


def test_the_harbour_has_seven_piers_in_a_row() -> None:
    assert PIERS == 7
    assert len(dealt(2).piers) == 7


def lying(tile: str, brick: str, *spaces: str) -> bool:
    """Whether this is one of the ways the tile can lie."""
    return Placement(TILES[index_of(tile)], brick, spaces) in PLACEMENTS


def index_of(name: str) -> int:
    return [tile.name for tile in TILES].index(name)


@pytest.mark.parametrize(
    ("tile", "brick", "spaces"),
    [
        ("r2", "a1", "b1"),
        ("r3", "a1", "a2 b2"),
        ("g3", "a1", "b1 c1"),
        ("r4", "a1", "b1 a2 b2"),
        ("y4", "b1", "a1 b2 c2"),
        ("g4", "b1", "a2 b2 c2"),
        ("b4", "a1", "b1 c1 c2"),
        ("p4", "a1", "b1 c1 d1"),
        ("r5", "a1", "b1 c1 b2 c2"),
        ("y5", "c1", "a2 b2 c2 a3"),
        ("g5", "a2", "b1 b2 c2 b3"),
        ("b5", "a2", "c1 b2 c2 c3"),
        ("p5", "a1", "b1 c1 d1 e1"),
    ],
)
def test_a_tile_lies_as_its_picture_shows_it_from_the_front(tile: str, brick: str, spaces: str) -> None:
    assert lying(tile, brick, *spaces.split())


def test_a_tile_may_be_turned_by_quarter_turns() -> None:
    quarter_turns = [("a1", "b1", "c1", "c2"), ("b1", "b2", "a3", "b3")]
    quarter_turns += [("c2", "a1", "a2", "b2"), ("a3", "a1", "b1", "a2")]
    assert all(lying("b4", *spaces) for spaces in quarter_turns)


def test_a_tile_may_be_turned_over() -> None:
    turned_over = [("c1", "a1", "b1", "a2"), ("a1", "a2", "a3", "b3")]
    turned_over += [("a2", "c1", "b2", "c2"), ("b3", "a1", "b1", "b2")]
    assert all(lying("b4", *spaces) for spaces in turned_over)


def orientation(placement: Placement) -> tuple[tuple[int, int], ...]:
    """The distances of the windows from the brick."""
    column, row = ord(placement.brick[0]), int(placement.brick[1])
    return tuple((ord(space[0]) - column, int(space[1]) - row) for space in placement.windows)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("colour", Colour)
def test_a_tile_has_up_to_eight_orientations(colour: Colour, size: int) -> None:
    found = {orientation(p) for p in PLACEMENTS if p.tile == (colour, size)}
    assert len(found) == ORIENTATIONS[size][colour] <= 8


def test_the_same_spaces_with_the_brick_in_another_place_are_another_orientation() -> None:
    left, right = dealt(2, "yyyyyyy" + "rr"), dealt(2, "yyyyyyy" + "rr")
    play(left, "Br2@a1:b1=rr")
    play(right, "Br2@b1:a1=rr")
    assert covered(left, 0) == covered(right, 0)
    assert (windows(left, 0), windows(right, 0)) == (["b1"], ["a1"])


def test_the_house_has_9_rows_and_5_columns_and_45_spaces() -> None:
    assert len(SPACES) == len(set(SPACES)) == 45
    assert {space[0] for space in SPACES} == set("abcde")
    assert {space[1] for space in SPACES} == set("123456789")


def test_row_1_is_at_the_bottom_and_column_1_at_the_left() -> None:
    game = dealt(2, "yyyyyyy" + "rr")
    assert is_legal(game, "Br2@a1:b1=rr")
    assert not is_legal(game, "Br2@a9:b9=rr")


def test_four_coats_of_arms_lie_on_spaces() -> None:
    assert set(COAT_SPACES) == {"c3", "e5", "b7", "d9"}


def test_three_coats_of_arms_mark_whole_rows() -> None:
    assert COAT_ROWS == (2, 4, 6)
