"""A game sampled from a view agrees with it, and every such game comes up as often as it should."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import permutations
from math import sqrt
from typing import TypeVar

import pytest

from nyhavn.rules import (
    COLOUR_LETTERS,
    LAST_CARDS,
    Ability,
    Chance,
    ChangeColours,
    Colour,
    Game,
    IllegalError,
    Phase,
    View,
    first_cards,
    play_out,
)
from nyhavn.rules.constants import CARD_LETTERS, END_CARD
from nyhavn.rules.deck import check_first_deck, check_second_deck
from nyhavn.rules.pieces import END_CARD_LETTER
from support.looking import deck, hand
from support.random_games import moments
from support.rehearsal import altered, dealt
from support.twin_games import Viewer, viewers

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
Outcome = TypeVar("Outcome")
Deal = tuple[str, ...]
"""Hands in the order of the colours, and the deck in the order it is drawn."""


def cards_on_the_table(game: Game) -> Counter[str]:
    cards = Counter(deck(game) + game.discard_pile())
    cards.update(COLOUR_LETTERS[card] for card in game.piers if card >= 0)
    for seat in range(game.players):
        cards.update(hand(game, seat))
    return cards


@PLAYERS
def test_a_sampled_game_holds_every_card_once_and_the_end_card_among_the_last_ten(players: int) -> None:
    chance = Chance(1)
    for game in moments(players, seed=1):
        if game.phase != Phase.OVER:
            for viewer in viewers(players):
                sampled = View(game, viewer).sample(chance)
                assert cards_on_the_table(sampled) == cards_on_the_table(game)
                assert END_CARD_LETTER not in deck(sampled)[:-LAST_CARDS]
                if viewer is not None:
                    assert hand(sampled, viewer) == hand(game, viewer)


@PLAYERS
def test_sampling_changes_neither_the_view_nor_the_game(players: int) -> None:
    for game in moments(players, seed=3):
        if game.phase == Phase.CHOOSE:
            before, view = game.copy(), View(game, game.seat)
            text = view.as_text()
            sampled = view.sample(Chance(game.turns))
            play_out(sampled, Chance(1))
            assert game == before
            assert view.as_text() == text


def test_the_same_seed_samples_the_same_game() -> None:
    view = View(dealt(4), 2)
    assert view.sample(Chance(5)) == view.sample(Chance(5)) != view.sample(Chance(6))


@PLAYERS
def test_a_sampled_game_can_be_played_to_its_end(players: int) -> None:
    chance = Chance(players)
    for game in moments(players, seed=4):
        if game.phase == Phase.CHOOSE:
            for viewer in viewers(players):
                sampled = View(game, viewer).sample(chance)
                play_out(sampled, chance)
                assert sampled.phase == Phase.OVER


def test_a_game_sampled_in_the_middle_of_a_rivals_turn_leaves_the_rival_a_choice() -> None:
    """Whoever counts red cards as green holds a red one: a game where the hand has none cannot be."""
    abilities = 1 << Ability.ANY_CARDS | 1 << Ability.CHANGE_OF_COLOURS, 1 << Ability.ANY_CARDS
    game = altered(dealt(2, "bbyyppb" + "rg"), owned=abilities, active=abilities)
    game.apply(ChangeColours(Colour.RED, Colour.GREEN))
    chance = Chance(1)
    sampled = [View(game, viewer).sample(chance) for viewer in (0, 1, None) for _ in range(50)]
    assert all(game.choices() for game in sampled)


@PLAYERS
def test_a_finished_game_is_not_sampled(players: int) -> None:
    *_, game = moments(players, seed=2)
    for viewer in viewers(players):
        with pytest.raises(IllegalError) as refusal:
            View(game, viewer).sample(Chance(1))
        assert refusal.value.code == "game-over"


# Every deal as likely as it should be, on tables with so few hidden cards that all deals can be written down.


def counts(cards: str) -> tuple[int, ...]:
    return tuple(cards.count(letter) for letter in COLOUR_LETTERS)


def small_table(players: int, hands: tuple[str, ...], cards: str, reshuffled: bool = False) -> Game:
    """A game near its end: these hands, none of it known, and this deck; all else is discarded."""
    game = dealt(players)
    rest = Counter(first_cards(players))
    rest.subtract(COLOUR_LETTERS[card] for card in game.piers)
    rest.subtract("".join(hands) + cards.replace(END_CARD_LETTER, ""))
    assert min(rest.values()) >= 0
    return altered(
        game,
        hands=tuple(counts(held) for held in hands),
        unknown=tuple(len(held) for held in hands),
        deck=tuple(CARD_LETTERS.index(card) for card in cards),
        discard=counts("".join(rest.elements())),
        reshuffled=int(reshuffled),
    )


def written(hands: Iterable[str], cards: str) -> Deal:
    return (*("".join(sorted(held, key=COLOUR_LETTERS.index)) for held in hands), cards)


def deal_of(game: Game) -> Deal:
    return written((hand(game, seat) for seat in range(game.players)), deck(game))


def with_end_card_anywhere(cards: str) -> Iterator[str]:
    """The deck with the end-of-game card at each of its last ten places."""
    for place in range(max(0, len(cards) + 1 - LAST_CARDS), len(cards) + 1):
        yield cards[:place] + END_CARD_LETTER + cards[place:]


def all_deals(game: Game, viewer: Viewer) -> Counter[Deal]:
    """Each deal that agrees with the view, counted once for every order of the hidden cards that makes it."""
    sizes = [0 if seat == viewer else sum(game.hands[seat]) for seat in range(game.players)]
    hidden = [hand(game, seat) for seat in range(game.players) if seat != viewer]
    cards = deck(game).replace(END_CARD_LETTER, "")
    if game.reshuffled:
        orders = [held + left for held in permuted("".join(hidden)) for left in permuted(cards)]
    else:
        orders = permuted("".join(hidden) + cards)
    deals = Counter[Deal]()
    for order in orders:
        hands, left = [], order
        for seat, size in enumerate(sizes):
            hands.append(left[:size] if seat != viewer else hand(game, seat))
            left = left[size:]
        ends = with_end_card_anywhere(left) if END_CARD_LETTER in deck(game) else [left]
        deals.update(written(hands, end) for end in ends)
    return deals


def permuted(cards: str) -> list[str]:
    return ["".join(order) for order in permutations(cards)]


def unlikeliness(found: Counter[Outcome], expected: Counter[Outcome]) -> float:
    """How many standard deviations the chi-square figure lies above what chance alone would give."""
    drawn, whole = found.total(), expected.total()
    assert found.keys() <= expected.keys()
    figure = sum(
        (found[outcome] - drawn * weight / whole) ** 2 / (drawn * weight / whole)
        for outcome, weight in expected.items()
    )
    freedom = len(expected) - 1
    return (figure - freedom) / sqrt(2 * freedom)


def sampled_deals(game: Game, viewer: Viewer, count: int = 12_000) -> Counter[Deal]:
    chance, view = Chance(1), View(game, viewer)
    return Counter(deal_of(view.sample(chance)) for _ in range(count))


SMALL_TABLES = {
    "the end card somewhere in the deck": small_table(2, ("rg", "rb"), "rry*"),
    "a rival with three cards": small_table(2, ("g", "rrg"), "rby*"),
    "no end card yet": small_table(3, ("y", "rr", "g"), "rgb"),
    "after the reshuffle": small_table(3, ("y", "rr", "g"), "rgb*", reshuffled=True),
    "after the reshuffle with four": small_table(4, ("y", "r", "g", "ry"), "r*gb", reshuffled=True),
}


@pytest.mark.parametrize("game", SMALL_TABLES.values(), ids=SMALL_TABLES.keys())
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_every_deal_that_agrees_with_the_view_is_as_likely(game: Game, viewer: Viewer) -> None:
    expected = all_deals(game, viewer)
    assert len(expected) > 10
    assert unlikeliness(sampled_deals(game, viewer), expected) < 4


BIASES: dict[str, Callable[[Deal], bool]] = {
    "the end card lies last a little too often": lambda deal: deal[-1][-1] == END_CARD_LETTER,
    "the rival holds red a little too often": lambda deal: "r" in deal[1],
}


@pytest.mark.parametrize("favoured", BIASES.values(), ids=BIASES.keys())
def test_samples_that_lean_a_little_are_noticed(favoured: Callable[[Deal], bool]) -> None:
    game = SMALL_TABLES["the end card somewhere in the deck"]
    fair = sampled_deals(game, 0)
    leaning = Counter({deal: round(n * 1.3) if favoured(deal) else n for deal, n in fair.items()})
    assert unlikeliness(leaning, all_deals(game, 0)) > 4


@pytest.mark.parametrize("left", [3, 10, 11, 30])
def test_the_end_card_is_as_likely_at_each_of_the_last_ten_places(left: int) -> None:
    game = small_table(2, ("rg", "rb"), ("rygbp" * 6)[: left - 1] + END_CARD_LETTER)
    chance, view = Chance(left), View(game, 0)
    places = Counter(view.sample(chance).deck[:left].index(END_CARD) - left for _ in range(5000))
    expected = Counter(range(-min(left, LAST_CARDS), 0))
    assert unlikeliness(places, expected) < 4


@pytest.mark.parametrize("reshuffled", [False, True])
def test_each_card_is_as_likely_at_each_place_of_a_long_deck(reshuffled: bool) -> None:
    """One red card among blue ones; whether it lies above the last ten cards or among them."""
    game = small_table(2, ("yy", ""), "r" + "b" * 12 + END_CARD_LETTER, reshuffled)
    chance, view = Chance(7), View(game, 0)
    decks = [deck(view.sample(chance)) for _ in range(6000)]
    places = Counter(cards.replace(END_CARD_LETTER, "").index("r") for cards in decks)
    assert unlikeliness(places, Counter(range(13))) < 4


def test_the_hidden_first_cards_are_as_likely_as_the_colours_that_are_left() -> None:
    game = dealt(4, "rrrrrry" + "rr" + "rry" + "ygb" + "bpgg")
    view, chance = View(game, 0), Chance(9)
    held = Counter[str]()
    for _ in range(4000):
        sampled = view.sample(chance)
        held.update("".join(hand(sampled, seat) for seat in (1, 2, 3)))
    expected = Counter(dict(zip(COLOUR_LETTERS, view.unseen, strict=True)))
    assert expected["r"] == 6
    assert unlikeliness(held, expected) < 4


@PLAYERS
def test_a_game_sampled_at_the_start_has_a_deck_that_the_setup_can_have_made(players: int) -> None:
    game = dealt(players)
    check_first_deck(players, all_cards_in_order(game))
    chance = Chance(players)
    for viewer in viewers(players):
        check_first_deck(players, all_cards_in_order(View(game, viewer).sample(chance)))


def all_cards_in_order(game: Game) -> str:
    openly = "".join(COLOUR_LETTERS[card] for card in game.piers)
    return openly + "".join(hand(game, seat) for seat in range(game.players)) + deck(game)


def test_a_deck_sampled_after_the_reshuffle_is_one_that_the_reshuffle_can_have_made() -> None:
    chance, tried = Chance(1), 0
    for game in moments(3, seed=9):
        if game.reshuffled and game.phase != Phase.OVER:
            tried += 1
            cards = deck(game).replace(END_CARD_LETTER, "")
            for viewer in viewers(3):
                check_second_deck(cards, deck(View(game, viewer).sample(chance)))
    assert tried
