"""A seat learns nothing that it may not see: games that differ only in hidden cards are one game to it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import TypeVar

import pytest

from nyhavn.rules import (
    COLOUR_LETTERS,
    TILE_OF_NAME,
    Ability,
    Chance,
    ChangeColours,
    Colour,
    Decision,
    Game,
    NyhavnError,
    Phase,
    Place,
    Placement,
    Turn,
    View,
    offers_of,
    read_turn,
    why_not_turn,
)
from nyhavn.rules.decisions import DECISIONS
from nyhavn.rules.pieces import END_CARD_LETTER
from support.looking import FIELDS, deck
from support.random_games import moments, steps
from support.rehearsal import altered, dealt, play
from support.twin_games import Twins, Viewer, viewers

GOLDEN = Path(__file__).parent.parent / "golden"
SMALL_STEPS = [decision for decision in DECISIONS if not isinstance(decision, Place)]
PLACES = [decision for decision in DECISIONS if isinstance(decision, Place)]
UNKNOWN_STEP = Decision()
SEATS = [(players, viewer) for players in (2, 3, 4) for viewer in viewers(players)]
NEVER_DRAWN = (33, 20, 3)
T = TypeVar("T")


@cache
def golden_turns() -> list[Turn]:
    """Every turn that the golden games play, the legal and the illegal ones."""
    turns = []
    for path in sorted(GOLDEN.glob("*/*.nyh")):
        _, _, words = path.read_text(encoding="utf-8").partition("\n\n")
        for word in words.split():
            try:
                turns.append(read_turn(word))
            except NyhavnError:
                continue
    return turns


def part_of(things: Sequence[T], step: int, count: int) -> list[T]:
    """Some of the things, others at every step."""
    return [things[(step * count + place * 131) % len(things)] for place in range(count)]


def told(refusal: NyhavnError | None) -> object:
    if refusal is None:
        return None
    return type(refusal), refusal.code, refusal.values, list(refusal.values), str(refusal)


def seen(game: Game, viewer: Viewer) -> list[str]:
    """All that the viewer is shown, and all that the view carries inside."""
    view = View(game, viewer)
    inside = [getattr(view.seen, field) for field in FIELDS]
    return [view.as_text(), repr(view.choices()), repr(inside)]


def answered(game: Game, step: int) -> list[object]:
    """All that the seat to move is told when it asks: choices, offers, and reasons of refusals."""
    tried = [*SMALL_STEPS, *part_of(PLACES, step, 40), UNKNOWN_STEP]
    turns = part_of(golden_turns(), step, 10)
    return [
        repr(game.choices()),
        offers_of(game),
        [told(game.why_not(decision)) for decision in tried],
        [told(why_not_turn(game, turn)) for turn in turns],
    ]


def noticed(game: Game, viewer: Viewer, step: int) -> list[object]:
    """Everything by which the viewer could tell one game from another."""
    return [*seen(game, viewer), *(answered(game, step) if game.seat == viewer else [])]


@pytest.mark.parametrize(("players", "viewer"), SEATS)
@pytest.mark.parametrize("never_drawn", NEVER_DRAWN)
def test_games_dealt_differently_only_where_a_seat_cannot_see_are_the_same_to_it(
    players: int, viewer: Viewer, never_drawn: int
) -> None:
    twins = Twins(players, viewer, never_drawn, seed=never_drawn)
    for step, _ in enumerate(twins.play()):
        assert twins.one != twins.other
        assert noticed(twins.one, viewer, step) == noticed(twins.other, viewer, step)
    assert twins.one.turns > players


@pytest.mark.parametrize(("players", "viewer"), [(p, v) for p, v in SEATS if p > 2])
def test_two_rivals_who_hold_each_others_cards_are_not_told_apart_in_a_whole_game(
    players: int, viewer: Viewer
) -> None:
    twins = Twins(players, viewer, never_drawn=0, seed=7)
    for step, _ in enumerate(twins.play()):
        assert noticed(twins.one, viewer, step) == noticed(twins.other, viewer, step)
    assert twins.one.phase == twins.other.phase == Phase.OVER
    assert twins.one.turns == twins.other.turns


@pytest.mark.parametrize("viewer", viewers(2))
def test_with_two_players_the_cards_that_are_left_in_the_deck_stay_hidden_even_when_the_game_is_over(
    viewer: Viewer,
) -> None:
    ended = 0
    for seed in range(12):
        twins = Twins(2, viewer, never_drawn=2, seed=seed)
        for step, _ in enumerate(twins.play()):
            assert seen(twins.one, viewer) == seen(twins.other, viewer), step
        ended += twins.one.phase == Phase.OVER
    assert ended


@pytest.mark.parametrize(("players", "viewer"), SEATS)
def test_whoever_holds_the_cards_that_differ_does_see_the_difference(players: int, viewer: Viewer) -> None:
    twins = Twins(players, viewer, never_drawn=20, seed=3)
    for seat in range(players):
        differs = twins.one.hands[seat] != twins.other.hands[seat]
        assert (noticed(twins.one, seat, 0) != noticed(twins.other, seat, 0)) == differs
    assert twins.one.hands != twins.other.hands


def test_a_seat_that_holds_other_cards_gets_other_choices_offers_and_refusals() -> None:
    twins = Twins(2, 1, never_drawn=40, seed=1)
    differences = set[int]()
    for step, _ in enumerate(twins.play()):
        if twins.one.seat == 0:
            pairs = zip(answered(twins.one, step), answered(twins.other, step), strict=True)
            differences |= {place for place, (one, other) in enumerate(pairs) if one != other}
    assert differences == set(range(4))


def sampled_twins(players: int, seed: int) -> Iterator[tuple[int, Viewer, Game, Game]]:
    """Every moment of a random game with, for each viewer, a game that agrees with what is seen of it."""
    chance = Chance(seed)
    for step, game in enumerate(moments(players, seed)):
        if game.phase != Phase.OVER:
            for viewer in viewers(players):
                yield step, viewer, game, View(game, viewer).sample(chance)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_sampled_from_a_view_is_the_same_game_to_the_viewer(players: int) -> None:
    for step, viewer, game, sampled in sampled_twins(players, seed=5):
        assert noticed(game, viewer, step) == noticed(sampled, viewer, step)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sampled_games_differ_from_the_real_one_in_hands_and_deck(players: int) -> None:
    hands, decks = set[bool](), set[bool]()
    for _, _, game, sampled in sampled_twins(players, seed=2):
        hands.add(game.hands != sampled.hands)
        decks.add(deck(game) != deck(sampled))
    assert hands == decks == {True, False}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_turn_played_in_a_sampled_game_stays_the_same_to_the_one_who_plays_it(players: int) -> None:
    chance = Chance(players)
    for step, (game, decision) in enumerate(steps(players, seed=4)):
        if game.phase == Phase.CHOOSE:
            sampled = View(game, game.seat).sample(chance)
        assert noticed(sampled, game.seat, step) == noticed(game, game.seat, step)
        sampled.apply(decision)


def test_whether_a_rival_could_have_paid_with_other_cards_is_not_shown() -> None:
    """The first player holds red and green openly; in one game a third card, hidden, is red as well."""
    abilities = 1 << Ability.ANY_CARDS | 1 << Ability.CHANGE_OF_COLOURS, 1 << Ability.ANY_CARDS
    first_hands = ("rb", "bb")
    pair = [altered(dealt(2, "rgyyppb" + cards), owned=abilities, active=abilities) for cards in first_hands]
    for game in pair:
        play(game, "T12", "T67")
    built = [game.copy() for game in pair]
    for game in built:
        game.play("Bg2@a1:b1(r>g)=rg")
    assert seen(built[0], 1) == seen(built[1], 1)
    for game in pair:
        game.apply(ChangeColours(Colour.RED, Colour.GREEN))
        game.apply(Place(Placement(TILE_OF_NAME["g2"], "a1", ("b1",))))
    assert seen(pair[0], 1) == seen(pair[1], 1)


def composition(cards: str) -> tuple[int, ...]:
    counts = Counter(cards.replace(END_CARD_LETTER, ""))
    return tuple(counts[letter] for letter in COLOUR_LETTERS)


@pytest.mark.parametrize("players", [3, 4])
def test_after_the_reshuffle_everyone_knows_which_cards_the_deck_holds_and_which_the_hands(
    players: int,
) -> None:
    reshuffled = 0
    for game in moments(players, seed=11):
        for viewer in viewers(players):
            view = View(game, viewer)
            assert view.deck == (composition(deck(game)) if game.reshuffled else None)
            if view.deck is not None:
                reshuffled += 1
                in_hands = [unseen - left for unseen, left in zip(view.unseen, view.deck, strict=True)]
                assert in_hands == hidden_in_hands(game, viewer)
    assert reshuffled


@pytest.mark.parametrize("players", [3, 4])
def test_when_the_deck_has_run_out_all_unseen_cards_are_in_the_hands(players: int) -> None:
    (game,) = (game.copy() for game in moments(players, seed=11) if game.phase == Phase.RESHUFFLE)
    for viewer in viewers(players):
        assert list(View(game, viewer).unseen) == hidden_in_hands(game, viewer)


def hidden_in_hands(game: Game, viewer: Viewer) -> list[int]:
    """The first cards that others have not spent yet, by colour."""
    others = [seat for seat in range(game.players) if seat != viewer]
    return [sum(game.hands[seat][c] - game.known[seat][c] for seat in others) for c in Colour]
