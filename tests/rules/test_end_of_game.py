"""docs/rules.md §4: who has won."""

import pytest

from nyhavn.rules import Game, Phase, Result
from support.golden_games import golden_games
from support.rehearsal import altered, dealt, play, take_word

ROW_1 = "Bp5@a1:b1c1d1e1=ppppp"


def to_the_end_card(game: Game) -> Result:
    """Everybody takes cards until the end-of-game card is turned up."""
    while game.phase != Phase.OVER:
        play(game, take_word(game, "T12"))
    result = game.result()
    assert result is not None
    return result


def two_players(*turns: str) -> Game:
    """Two players with purple and red cards, after these turns."""
    game = dealt(2, "ppprrrr" + "pp" + "rrr" + "pprr")
    play(game, *turns)
    return game


def test_a_game_that_is_not_over_has_no_result() -> None:
    assert dealt(2).result() is None
    assert two_players("T12", "T34").result() is None


def test_whoever_has_12_or_more_points_wins() -> None:
    won = [golden for golden in golden_games() if golden.headers["End"] == ["points"]]
    assert {golden.players for golden in won} == {2, 3}
    for golden in won:
        game = golden.end()
        result = game.result()
        assert result is not None
        assert (result.end, result.winners) == ("points", (game.seat,))
        assert result.points[game.seat] >= 12


def test_at_the_end_card_most_points_win() -> None:
    game = two_players("T12", "T67", "T12", "T67")
    play(game, ROW_1)
    assert to_the_end_card(game) == Result((1, 0), (0,), "card")


def test_most_points_win_even_with_more_empty_spaces() -> None:
    game = dealt(2, "pppyyrr" + "pp" + "rrr" + "ppyy")
    play(game, "T12", "Br3@a1:a2b2=rrr", "T12", "T45", ROW_1, "T67", "T12", "By2@c1:c2=yy")
    play(game, "T12", "Br2@d1:d2=rr")
    assert [spaces.bit_count() for spaces in game.filled[:2]] == [5, 7]
    assert to_the_end_card(game) == Result((1, 0), (0,), "card")


def test_a_tie_goes_to_the_fewest_empty_spaces() -> None:
    assert to_the_end_card(two_players("T12", "Br3@a1:a2b2=rrr")) == Result((0, 0), (1,), "card")
    assert to_the_end_card(two_players("Bp2@a1:a2=pp", "T12")) == Result((0, 0), (0,), "card")


def test_still_tied_the_victory_is_shared() -> None:
    assert to_the_end_card(two_players()) == Result((0, 0), (0, 1), "card")
    assert to_the_end_card(dealt(4)) == Result((0, 0, 0, 0), (0, 1, 2, 3), "card")


def test_only_those_who_are_tied_at_the_top_share() -> None:
    game = dealt(3, "ppprrrr" + "pp" + "yyy" + "rrr")
    play(game, "T12", "By3@a1:a2b2=yyy", "Br3@a1:a2b2=rrr")
    assert to_the_end_card(game) == Result((0, 0, 0), (1, 2), "card")


@pytest.mark.parametrize("points", [(3, 3, 2), (0, 5, 5)])
def test_covered_spaces_break_a_tie_only_at_the_top(points: tuple[int, ...]) -> None:
    game = dealt(3, "ppprrrr" + "pp" + "yyy" + "rrr")
    play(game, "T12", "By3@a1:a2b2=yyy", "Br2@a1:a2=rr")
    result = to_the_end_card(altered(game, points=points))
    assert result.winners == (1,)


def test_every_golden_game_has_the_winners_of_its_file() -> None:
    for golden in golden_games():
        result = golden.end().result()
        assert result is not None
        winners = " ".join(str(seat + 1) for seat in result.winners)
        assert [winners, result.end] == [golden.headers["Result"][1], *golden.headers["End"]]


def test_the_golden_games_know_a_shared_victory_and_one_by_empty_spaces() -> None:
    results = [golden.end().result() for golden in golden_games()]
    ends = [result for result in results if result is not None and result.end == "card"]
    tied = [result for result in ends if result.tied]
    assert all(result.points.count(max(result.points)) > 1 for result in tied)
    assert not all(result.tied for result in ends)
    assert any(len(result.winners) > 1 for result in tied)
    assert any(len(result.winners) == 1 for result in tied)
