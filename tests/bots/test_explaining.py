"""A bot says what it expects of its best turns and why, from what its player sees alone."""

from functools import cache
from itertools import islice

import pytest

from nyhavn.bots.explanation.explaining import Advice, compare, explain
from nyhavn.bots.network.calibration import calibrated, doubt
from nyhavn.bots.network.search_bot import SearchBot
from nyhavn.bots.network.shipped import LAST, shipped_weights
from nyhavn.bots.playing import play_bot_turn
from nyhavn.bots.roster import make_bot
from nyhavn.rules import (
    Chance,
    Game,
    IllegalError,
    Phase,
    View,
    complete_turns,
    decisions_of,
    first_deck,
    read_turn,
    turn_played,
    why_not_turn,
)
from support.composed_positions import composed
from support.hidden_twins import twin_of

LOOKS = 24
any_players = pytest.mark.parametrize("players", [2, 3, 4])


@cache
def positions(players: int) -> list[Game]:
    """Now and then a position of a game between bots, from its beginning to its end."""
    chance, found = Chance(players), []
    game = Game.start(players, first_deck(players, chance))
    bots = [make_bot("network", seat) for seat in range(players)]
    while game.phase != Phase.OVER:
        if game.turns % 11 == 0:
            found.append(game.copy())
        play_bot_turn(game, bots[game.seat])
        game.fill_harbour(chance)
    return found


@cache
def explained(players: int) -> list[tuple[Game, list[Advice]]]:
    """The same positions with the best turns of each."""
    return [(game, explain(own_view(game), iterations=LOOKS)) for game in positions(players)]


def own_view(game: Game) -> View:
    return View(game, game.seat)


# The best turns.


@any_players
def test_the_chances_of_all_seats_add_up_to_one(players: int) -> None:
    for _, advised in explained(players):
        for advice in advised:
            assert len(advice.chances) == players
            assert min(advice.chances) >= 0
            assert sum(advice.chances) == pytest.approx(1)


@any_players
def test_the_turns_are_legal_different_and_the_best_comes_first(players: int) -> None:
    for game, advised in explained(players):
        worth = [advice.chances[game.seat] for advice in advised]
        assert worth == sorted(worth, reverse=True)
        assert len({advice.turn for advice in advised}) == len(advised) == 3
        assert [why_not_turn(game, advice.turn) for advice in advised] == [None, None, None]


@any_players
def test_each_turn_takes_other_cards_or_builds_elsewhere_than_the_others(players: int) -> None:
    for game, advised in explained(players):
        kinds = set()
        for turn in (advice.turn for advice in advised):
            piers = (*turn.take.piers, turn.take.additional) if turn.take else ()
            build = turn.build and (turn.build.tile, *sorted(turn.build.placement.spaces))
            kinds.add((tuple(sorted(game.piers[pier - 1] for pier in piers if pier)), build))
        assert len(kinds) == 3


@any_players
def test_every_turn_has_a_reason(players: int) -> None:
    for _, advised in explained(players):
        assert all(advice.reasons for advice in advised)


def test_as_many_turns_are_given_as_are_asked_for_and_there_are() -> None:
    game = positions(2)[0]
    assert len(explain(own_view(game), iterations=LOOKS, count=1)) == 1
    assert len(explain(own_view(game), iterations=LOOKS, count=5)) == 5
    play_from = game.copy()
    for decision in decisions_of(next(complete_turns(game)))[:-1]:
        play_from.apply(decision)
    assert len(explain(own_view(play_from), iterations=LOOKS)) == 1


@any_players
def test_a_begun_turn_is_gone_on_with(players: int) -> None:
    for game, advised in explained(players)[1::2]:
        begun = game.copy()
        for decision in decisions_of(advised[0].turn)[:-1]:
            begun.apply(decision)
            for advice in explain(own_view(begun), iterations=LOOKS):
                assert decision in decisions_of(advice.turn)
                assert why_not_turn(game, advice.turn) is None
                assert sum(advice.chances) == pytest.approx(1)


@any_players
def test_the_same_seed_gives_the_same_explanation(players: int) -> None:
    for game, advised in explained(players)[::2]:
        assert explain(own_view(game), iterations=LOOKS) == advised


@any_players
def test_what_is_hidden_changes_no_explanation(players: int) -> None:
    chance, different = Chance(7), 0
    for game, advised in explained(players):
        twin = twin_of(game, game.seat, chance)
        different += twin != game
        assert explain(own_view(twin), iterations=LOOKS) == advised
    # At the very end there may be nothing left to hide.
    assert different >= len(explained(players)) - 1


def test_the_view_stays_as_it_was() -> None:
    game = positions(3)[0]
    view = own_view(game)
    before = view.as_text()
    explain(view, iterations=LOOKS)
    assert view.as_text() == before


def test_a_turn_that_wins_is_certain() -> None:
    game = composed(("ppppp", ""), points=(11, 0))
    best = explain(own_view(game), iterations=LOOKS)[0]
    assert best.chances == (1.0, 0.0)
    assert best.reasons[0].code == "reason-wins"


@pytest.mark.parametrize("seat", [None, 1])
def test_only_who_is_to_move_gets_advice(seat: int | None) -> None:
    with pytest.raises(IllegalError) as refusal:
        explain(View(positions(2)[0], seat), iterations=LOOKS)
    assert refusal.value.code == "nothing-to-explain"


@any_players
def test_all_the_turns_given_have_met_the_same_luck(players: int) -> None:
    bot = SearchBot(shipped_weights(LAST, players), 1, iterations=60)
    contenders = bot.contenders(own_view(positions(players)[1]), fewest=3)
    counts = [len(contender.samples) for contender in contenders]
    assert counts[0] == counts[1] == counts[2] > counts[-1] > 0


# The turn that was played.


@any_players
def test_the_best_turn_loses_nothing(players: int) -> None:
    for game in positions(players)[::2]:
        best = explain(own_view(game), iterations=LOOKS, count=1)[0]
        comparison = compare(own_view(game), best.turn, iterations=LOOKS)
        assert (comparison.loss, comparison.played, comparison.best) == (0, best, best)


@any_players
def test_any_turn_is_set_beside_the_best_one(players: int) -> None:
    losses = []
    for game in positions(players)[1::2]:
        for turn in islice(complete_turns(game), 0, 600, 200):
            comparison = compare(own_view(game), turn, iterations=LOOKS)
            played, best = (advice.chances[game.seat] for advice in (comparison.played, comparison.best))
            assert comparison.played.turn == turn
            assert comparison.loss == best - played >= 0
            assert sum(comparison.played.chances) == pytest.approx(1)
            losses.append(comparison.loss)
    assert max(losses) > 0.01


@any_players
def test_a_turn_that_somebody_wants_to_know_about_meets_the_same_luck_as_the_best(players: int) -> None:
    game = positions(players)[1]
    for turn in islice(complete_turns(game), 0, 6, 5):
        bot = SearchBot(shipped_weights(LAST, players), 1, iterations=60)
        outcome = own_view(game).seen.copy()
        outcome.play(turn)
        contenders = bot.contenders(own_view(game), also=[outcome])
        (wanted,) = (contender for contender in contenders if contender.is_wanted)
        assert turn_played(wanted.outcome) == turn
        assert len(wanted.samples) == len(contenders[0].samples) > 1


def test_a_win_that_was_missed_costs_all_that_it_would_have_brought() -> None:
    game = composed(("ppppp", ""), points=(11, 0))
    comparison = compare(own_view(game), read_turn("T12"), iterations=LOOKS)
    assert comparison.best.chances == (1.0, 0.0)
    assert comparison.loss == 1 - comparison.played.chances[0] > 0
    assert comparison.is_clear
    assert comparison.best.uncertainty == (0.0, 0.0)


@any_players
def test_more_looks_leave_less_uncertainty(players: int) -> None:
    view = own_view(positions(players)[1])
    few, many = (explain(view, iterations=looks, count=1)[0] for looks in (12, 240))
    for less, more in zip(many.uncertainty, few.uncertainty, strict=True):
        assert 0 < less < more < 0.5


@any_players
def test_from_few_looks_no_loss_is_clear(players: int) -> None:
    game = positions(players)[1]
    for turn in islice(complete_turns(game), 0, 600, 200):
        assert not compare(own_view(game), turn, iterations=24).is_clear
        comparison = compare(own_view(game), turn, iterations=300)
        assert not comparison.is_clear or comparison.loss > 0


def test_a_turn_that_is_not_legal_is_refused() -> None:
    with pytest.raises(IllegalError) as refusal:
        compare(own_view(positions(2)[0]), read_turn("Bp5@a9:b9c9d9e9=ppppp"), iterations=LOOKS)
    assert refusal.value.code == "unsupported"


def test_what_is_hidden_changes_no_comparison() -> None:
    game = positions(3)[0]
    turn = read_turn("T12")
    twin = twin_of(game, game.seat, Chance(5))
    assert compare(own_view(twin), turn, iterations=LOOKS) == compare(own_view(game), turn, iterations=LOOKS)


@any_players
def test_no_chance_that_is_told_is_surer_than_games_have_shown(players: int) -> None:
    unsure = doubt(players)
    assert 0 <= unsure < 0.3
    nearly_lost = calibrated([1.0] + [0.0] * (players - 1), unsure)
    assert sum(nearly_lost) == pytest.approx(1)
    assert nearly_lost[-1] == pytest.approx(unsure / players)
    even = calibrated([1 / players] * players, unsure)
    assert even == pytest.approx([1 / players] * players)
