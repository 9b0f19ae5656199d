"""docs/rules.md §3.3: winning, filling the harbour, the reshuffle, the end-of-game card."""

from collections import Counter

import pytest

from nyhavn.rules import (
    Ability,
    Chance,
    EndTurn,
    Game,
    NyhavnError,
    Phase,
    Place,
    TakePair,
    first_cards,
    second_deck,
)
from nyhavn.rules.decisions import DECISIONS
from support.golden_games import GoldenGame, golden_games
from support.looking import deck, everything, hand, piers, refused_decision
from support.random_games import steps
from support.rehearsal import altered, dealt, fill_harbour, play, rehearsed, take_word


def won() -> list[GoldenGame]:
    return [golden for golden in golden_games() if golden.headers["End"] == ["points"]]


def before_the_last_turn(golden: GoldenGame) -> tuple[Game, str]:
    *_, (game, word) = ((game.copy(), word) for game, word in golden.positions())
    return game, word


def keep_taking(game: Game, until: Phase) -> None:
    """Everybody takes cards until the refill comes to this point."""
    while game.phase != until:
        fill_harbour(game)
        game.play(take_word(game, "T12"))
        game.refill()


def before_the_reshuffle(players: int) -> Game:
    """A game in which the next refill runs the deck out."""
    game = dealt(players)
    while True:
        game.play(take_word(game, "T12"))
        after = game.copy()
        after.refill()
        if after.phase == Phase.RESHUFFLE:
            return game
        fill_harbour(game)


def refused_reshuffle(game: Game, new_deck: str) -> str:
    before = everything(game)
    with pytest.raises(NyhavnError) as caught:
        game.reshuffle(new_deck)
    assert everything(game) == before
    return caught.value.code


def test_someone_who_has_12_or_more_points_after_scoring_wins_at_once() -> None:
    assert won()
    for golden in won():
        game, word = before_the_last_turn(golden)
        assert max(game.points) < 12
        game.play(word)
        assert game.points[game.seat] >= 12
        assert game.phase == Phase.OVER


def test_with_fewer_than_12_points_the_game_goes_on() -> None:
    most = 0
    for golden in golden_games():
        for game, _ in golden.positions():
            assert max(game.points) < 12
            most = max(most, *game.points)
    assert most == 11


def test_after_the_winning_turn_the_harbour_is_not_filled() -> None:
    game, word = before_the_last_turn(won()[0])
    both = 1 << Ability.BOTH_ACTIONS
    abilities = tuple(kinds | both for kinds in game.owned[: game.players])
    game = altered(game, owned=abilities, active=abilities)
    taking, left = take_word(game, "T12"), deck(game)
    discards_keep_the_price = not set(taking[3:]) & set(word.partition("=")[2].partition("*")[0])
    assert discards_keep_the_price
    game.play(f"{taking}&{word}")
    assert game.phase == Phase.OVER
    assert piers(game)[:2] == ".."
    assert deck(game) == left
    with pytest.raises(NyhavnError, match="refill-not-due"):
        game.refill()


def test_when_the_game_is_over_nothing_can_be_decided() -> None:
    for golden in won():
        game = golden.end()
        assert game.choices() == []
        assert {refused_decision(game, decision) for decision in DECISIONS[::97]} == {"game-over"}


def test_otherwise_the_empty_piers_are_filled() -> None:
    game = dealt(2, "rygbpry" + "gg" + "ggg" + "pb")
    play(game, "T34")
    assert piers(game) == "rypbpry"


def test_a_build_leaves_the_harbour_as_it_is() -> None:
    game = dealt(2, "rygbpry" + "rr")
    left = deck(game)
    play(game, "Br2@a1:b1=rr")
    assert (piers(game), deck(game)) == ("rygbpry", left)


def test_with_both_actions_the_harbour_is_filled_only_at_the_end_of_the_turn() -> None:
    game = rehearsed("Bg3@c1:c2c3=ggg*+o", cards="r", harbour="rry")
    left = deck(game)
    game.apply(TakePair(1, 2))
    assert piers(game)[:2] == ".."
    game.apply(next(choice for choice in game.choices() if isinstance(choice, Place)))
    assert (piers(game)[:2], deck(game)) == ("..", left)
    game.apply(EndTurn())
    assert (piers(game)[:2], deck(game)) == ("..", left)
    game.refill()
    assert piers(game)[:2] == left[:2]


def test_until_the_harbour_is_filled_nothing_can_be_decided() -> None:
    game = dealt(2)
    game.play("T12")
    assert game.choices() == []
    assert {refused_decision(game, decision) for decision in DECISIONS[::97]} == {"turn-over"}


def test_filling_the_harbour_does_all_that_chance_has_to_do_after_a_turn() -> None:
    game = before_the_reshuffle(3)
    given = game.copy()
    shuffled = game.fill_harbour(Chance(1))
    assert shuffled is not None
    assert game.phase == Phase.CHOOSE
    assert given.fill_harbour(shuffled) == shuffled
    assert given == game


def test_without_a_next_deck_the_game_waits_for_the_reshuffle() -> None:
    game = before_the_reshuffle(3)
    assert game.fill_harbour() is None
    assert game.phase == Phase.RESHUFFLE


def test_filling_the_harbour_does_nothing_where_nothing_is_due() -> None:
    game = dealt(2)
    before = game.copy()
    assert game.fill_harbour(Chance(1)) is None
    assert game == before


def test_the_harbour_is_filled_once_after_each_turn() -> None:
    game = dealt(2)
    with pytest.raises(NyhavnError, match="refill-not-due"):
        game.refill()
    play(game, "T12")
    with pytest.raises(NyhavnError, match="refill-not-due"):
        game.refill()


@pytest.mark.parametrize("players", [3, 4])
def test_the_reshuffle_comes_as_soon_as_the_last_card_has_been_drawn(players: int) -> None:
    game = dealt(players)
    keep_taking(game, Phase.RESHUFFLE)
    # An odd number of cards was left after the deal: the last one fills the first of two piers.
    assert deck(game) == ""
    assert piers(game)[1] == "."
    assert "." not in piers(game)[2:]
    assert {refused_decision(game, decision) for decision in DECISIONS[::97]} == {"turn-over"}


@pytest.mark.parametrize("players", [3, 4])
def test_the_discard_pile_becomes_the_new_deck_and_the_filling_goes_on(players: int) -> None:
    game = dealt(players)
    keep_taking(game, Phase.RESHUFFLE)
    pile, seat = game.discard_pile(), game.seat
    game.reshuffle(pile[:-3] + "*" + pile[-3:])
    assert piers(game)[1] == pile[0]
    assert deck(game) == pile[1:-3] + "*" + pile[-3:]
    assert game.discard_pile() == ""
    assert game.seat == (seat + 1) % players


@pytest.mark.parametrize("players", [3, 4])
def test_the_end_card_is_shuffled_with_nine_cards_and_laid_under_the_new_deck(players: int) -> None:
    game = dealt(players)
    keep_taking(game, Phase.RESHUFFLE)
    pile = game.discard_pile()
    places = set()
    for seed in range(200):
        new_deck = second_deck(pile, Chance(seed))
        assert Counter(new_deck) == Counter(pile + "*")
        places.add(len(new_deck) - new_deck.index("*"))
        game.copy().reshuffle(new_deck)
    assert places == set(range(1, 11))


@pytest.mark.parametrize("players", [3, 4])
def test_a_new_deck_that_the_reshuffle_cannot_make_is_refused(players: int) -> None:
    game = dealt(players)
    keep_taking(game, Phase.RESHUFFLE)
    pile = game.discard_pile()
    assert refused_reshuffle(game, pile) == "end-card-count"
    assert refused_reshuffle(game, pile + "**") == "end-card-count"
    assert refused_reshuffle(game, "*" + pile) == "end-card-place"
    assert refused_reshuffle(game, pile[:-10] + "*" + pile[-10:]) == "end-card-place"
    assert refused_reshuffle(game, pile[1:] + "*") == "card-count"
    assert refused_reshuffle(game, pile[1:] + "w*") == "card-unknown"


def test_there_is_no_reshuffle_before_the_deck_runs_out() -> None:
    assert refused_reshuffle(dealt(3), "*") == "reshuffle-not-due"


def test_the_hands_and_the_piers_are_not_reshuffled() -> None:
    game = dealt(3)
    keep_taking(game, Phase.RESHUFFLE)
    pile = Counter(game.discard_pile())
    held = Counter("".join(hand(game, seat) for seat in range(3)) + piers(game).replace(".", ""))
    assert pile + held == Counter(first_cards(3))


@pytest.mark.parametrize("players", [3, 4])
def test_the_deck_is_reshuffled_only_the_first_time(players: int) -> None:
    game = dealt(players)
    keep_taking(game, Phase.RESHUFFLE)
    game.reshuffle(game.discard_pile() + "*")
    keep_taking(game, Phase.OVER)
    assert game.reshuffled == 1


@pytest.mark.parametrize("seed", range(5))
def test_with_two_players_the_deck_is_played_through_once(seed: int) -> None:
    for game, _ in steps(2, seed):
        assert game.reshuffled == 0
    assert game.phase == Phase.OVER


def at_the_end_card(place: int) -> Game:
    """Two players take cards until the end card is turned up; it lies this far from the bottom."""
    cards = first_cards(2)
    game = Game.start(2, cards[: 71 - place] + "*" + cards[71 - place :])
    keep_taking(game, Phase.OVER)
    return game


@pytest.mark.parametrize("place", range(1, 11))
def test_when_the_end_card_is_turned_up_the_game_ends_at_once(place: int) -> None:
    game = at_the_end_card(place)
    assert len(deck(game)) == place - 1
    assert game.choices() == []


def test_the_end_card_takes_no_pier_and_the_piers_not_yet_filled_stay_empty() -> None:
    # 59 cards are left after the deal; two are drawn each turn.
    assert piers(at_the_end_card(10))[1] == "."
    assert piers(at_the_end_card(10))[0] != "."
    assert piers(at_the_end_card(9))[:2] == ".."
    assert "." not in piers(at_the_end_card(9))[2:]


def test_the_end_card_ends_a_game_of_three_or_four_too() -> None:
    ended = [golden for golden in golden_games() if golden.headers["End"] == ["card"]]
    assert {golden.players for golden in ended} == {2, 3, 4}
    for golden in ended:
        game = golden.end()
        assert game.phase == Phase.OVER
        assert "." in piers(game)
        assert "*" not in deck(game)
