"""docs/rules.md §3.2.4: what rows and columns score."""

import pytest

from nyhavn.rules import TILE_OF_NAME, EndTurn, LaySpecial, Phase, Place, Placement, read_turn
from support.golden_games import golden_games
from support.rehearsal import play, rehearsed

# Row 1 but for e1, all windows; the bricks lie in row 2.
FOUR_WINDOWS = ("Br3@a2:a1b1=rrr", "By3@d2:c1d1=yyy")
# Column a but for the three top spaces, all windows; the bricks lie in column b.
SIX_WINDOWS = ("Bg4@b2:a1a2a3=gggg", "Bg4@b5:a4a5a6=ggg")
# Row 1 but for d1 and e1; column e but for e1.
ROW_AND_COLUMN = (
    "Bg3@a1:b1c1=ggg",
    "Bp3@c2:d2e2=ppp",
    "Bp5@e3:e4e5e6e7=pppp*+x",
    "Bp2@e8:e9=p",
)


def scored(*earlier: str, by: str) -> int:
    """The points that a turn brings to a player who has played these turns before."""
    word = read_turn(by)
    assert word.build is not None
    game = rehearsed(*earlier, cards="".join(colour.letter for colour in word.build.paid))
    seat, before = game.seat, game.points[game.seat]
    play(game, by)
    return game.points[seat] - before


def test_a_row_scores_1_point() -> None:
    assert scored(by="Bp5@a1:b1c1d1e1=ppppp") == 1


def test_a_row_of_windows_scores_2_points() -> None:
    assert scored(*FOUR_WINDOWS, by="Bg2@e2:e1=gg") == 2


def test_one_brick_makes_a_row_score_1_point() -> None:
    assert scored(*FOUR_WINDOWS, by="Bg2@e1:e2=gg") == 1


def test_a_column_scores_2_points() -> None:
    assert scored("Bp5@a1:a2a3a4a5=ppppp", by="Bp4@a6:a7a8a9=ppp") == 2


def test_a_column_of_windows_scores_4_points() -> None:
    assert scored(*SIX_WINDOWS, by="Bb5@c8:a7a8b8a9=bbbbb") == 4


def test_one_brick_makes_a_column_score_2_points() -> None:
    assert scored(*SIX_WINDOWS, by="Bp3@a7:a8a9=ppp") == 2


@pytest.mark.parametrize("by", ["Bp4@a1:b1c1d1=pppp", "Bp5@a1:a2a3a4a5=ppppp", "Bp5@c1:c2c3c4c5=ppppp*+x"])
def test_an_incomplete_row_or_column_scores_nothing(by: str) -> None:
    assert scored(by=by) == 0


def test_taking_cards_scores_nothing() -> None:
    game = rehearsed("Bp5@a1:b1c1d1e1=ppppp", cards="r")
    seat = game.seat
    play(game, "T12")
    assert game.points[seat] == 1


def test_white_tiles_count_as_windows() -> None:
    earlier = ("Br3@a2:a1b1=rrr", "Bg4@d2:c1c2c3=gggg*d1")
    assert scored(*earlier, by="Bb2@e2:e1=bb") == 2


def test_a_white_tile_completes_a_row_as_any_tile_does() -> None:
    earlier = ("Bb2@d2:d1=bb", "By3@a2:a1b1=yyy")
    assert scored(*earlier, by="Bp3@c3:c1c2=ppp*e1") == 2


def test_each_row_scores_once() -> None:
    assert scored("Bp5@a1:b1c1d1e1=ppppp", by="Bg2@a2:a3=gg") == 0


def test_each_column_scores_once() -> None:
    earlier = ("Bp5@a1:a2a3a4a5=ppppp", "Bp4@a6:a7a8a9=ppp")
    assert scored(*earlier, by="Bg2@b1:b2=gg") == 0


def test_everything_is_scored_after_all_coat_actions() -> None:
    game = rehearsed("Bb2@d2:d1=bb", "By3@a2:a1b1=yyy", cards="ppp")
    game.apply(Place(Placement(TILE_OF_NAME["p3"], "c3", ("c1", "c2"))))
    assert (game.phase, game.points[game.seat]) == (Phase.COATS, 0)
    game.apply(LaySpecial("e1"))
    assert (game.phase, game.points[game.seat]) == (Phase.DONE, 0)
    game.apply(EndTurn())
    assert game.points[game.seat] == 2


def test_the_rows_and_columns_of_one_turn_are_scored_together() -> None:
    assert scored(*ROW_AND_COLUMN, by="By2@d1:e1=yy") == 1 + 2


def test_only_the_player_of_the_turn_scores() -> None:
    game = rehearsed(cards="ppppp")
    seat = game.seat
    play(game, "Bp5@a1:b1c1d1e1=ppppp")
    assert game.points[1 - seat] == 0


def test_every_golden_game_scores_as_its_file_says() -> None:
    for golden in golden_games():
        game = golden.end()
        points = " ".join(str(points) for points in game.points[: game.players])
        assert points == golden.headers["Result"][0]
