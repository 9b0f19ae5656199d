"""docs/rules.md §5: what is hidden, and what a careful player knows."""

import pytest

from nyhavn.rules import Chance, Phase, View
from support.looking import hand, letters_of, piers
from support.random_games import PLAYERS, steps
from support.rehearsal import dealt, play, rehearsed


def known(view: View, seat: int) -> tuple[str, int]:
    """What a viewer knows of a hand, and how many cards more there are."""
    cards = view.hand(seat)
    return letters_of(list(cards.known)), cards.unknown


@pytest.mark.parametrize("players", PLAYERS)
def test_the_starting_cards_of_others_are_hidden(players: int) -> None:
    view = View(dealt(players), 0)
    for seat, count in list(enumerate((2, 3, 3, 4)))[1:players]:
        assert known(view, seat) == ("", count)


@pytest.mark.parametrize("players", PLAYERS)
def test_ones_own_hand_is_seen(players: int) -> None:
    game = dealt(players)
    for seat in range(players):
        assert known(View(game, seat), seat) == (hand(game, seat), 0)


def test_everything_taken_from_the_piers_is_seen_by_all() -> None:
    game = dealt(2, "rygbpry" + "bb")
    play(game, "T12")
    assert known(View(game, 1), 0) == ("ry", 2)


def test_everything_discarded_is_seen_by_all() -> None:
    game = rehearsed(cards="rrryygg", harbour="bp")
    seat = game.seat
    play(game, "T12-bp")
    before = View(game, 1 - seat).hand(seat)
    assert sum(before.known) + before.unknown == 7
    assert letters_of(list(View(game, 1 - seat).discard)) == game.discard_pile()


def test_a_card_that_was_taken_openly_is_known_until_it_is_spent() -> None:
    game = dealt(2, "rrryggb" + "rb" + "ppp")
    play(game, "T12", "T67", "Br2@a1:a2=rr")
    assert known(View(game, 1), 0) == ("", 2)


def test_spending_an_unseen_card_leaves_one_unknown_card_less() -> None:
    game = dealt(2, "rrryggb" + "rb" + "ppp")
    play(game, "T12", "T67", "Br3@a1:a2b2=rrr")
    assert known(View(game, 1), 0) == ("", 1)


@pytest.mark.parametrize("players", PLAYERS)
def test_only_the_unspent_starting_cards_of_another_are_unknown(players: int) -> None:
    for game, _ in steps(players, seed=7):
        for seat in range(players):
            assert game.unknown[seat] <= (2, 3, 3, 4)[seat]
            assert sum(game.known[seat]) + game.unknown[seat] == sum(game.hands[seat])
            pairs = zip(game.known[seat], game.hands[seat], strict=True)
            assert all(openly <= held for openly, held in pairs)


@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_hidden_leaves_no_trace_in_a_view(players: int) -> None:
    chance = Chance(players)
    changed = 0
    for number, (game, _) in enumerate(steps(players, seed=11)):
        if number % 5 or game.phase == Phase.OVER:
            continue
        for viewer in [None, *range(players)]:
            view = View(game, viewer)
            other = view.sample(chance)
            changed += other != game
            assert View(other, viewer).as_text() == view.as_text()
            assert piers(other) == piers(game)
    assert changed > 50
