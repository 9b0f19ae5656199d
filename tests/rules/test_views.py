"""A view shows one seat all that it may see and can work out, and nothing else."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations

import pytest

from nyhavn.rules import (
    COLOUR_LETTERS,
    FIRST_HANDS,
    NOTHING,
    TILES,
    Ability,
    Chance,
    Colour,
    Decision,
    Game,
    Hand,
    IllegalError,
    LaySpecial,
    Phase,
    Place,
    View,
    play_out,
    read_turn,
    write_state,
)
from nyhavn.rules.pieces import END_CARD_LETTER
from support.golden_games import GoldenGame, golden_games
from support.looking import deck, hand
from support.random_games import moments
from support.rehearsal import dealt, play
from support.twin_games import Viewer, viewers

SMALL_POOL = 16
GOLDEN_GAMES = golden_games()
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def counted(cards: str) -> tuple[int, ...]:
    """How many cards of each colour."""
    return tuple(cards.count(letter) for letter in COLOUR_LETTERS)


def hidden_cards(game: Game, viewer: Viewer) -> str:
    """The cards that the viewer has not seen, as the game holds them: in the deck and in others' hands."""
    return deck(game).replace(END_CARD_LETTER, "") + "".join(
        hidden_in_hand(game, seat) for seat in range(game.players) if seat != viewer
    )


def hidden_in_hand(game: Game, seat: int) -> str:
    cards = Counter(hand(game, seat))
    cards.subtract(Counter({letter: game.known[seat][c] for c, letter in enumerate(COLOUR_LETTERS)}))
    return "".join(cards.elements())


def after(start: str, *words: str) -> Game:
    """A game of two with these cards on top of the deck, after these turns."""
    game = dealt(2, start)
    play(game, *words)
    return game


@PLAYERS
def test_a_view_shows_what_lies_open_on_the_table(players: int) -> None:
    for game in moments(players, seed=1):
        for viewer in viewers(players):
            view = View(game, viewer)
            assert (view.players, view.to_move, view.phase) == (players, game.seat, game.phase)
            assert [NOTHING if card is None else card for card in view.piers] == list(game.piers)
            assert list(view.discard) == list(game.discard)
            assert view.supply == {tile.name: game.supply[i] for i, tile in enumerate(TILES)}
            assert (view.specials, view.turns) == (game.specials, game.turns)
            assert view.deck_left == len(deck(game))
            assert view.reshuffled == bool(game.reshuffled)
            for seat in range(players):
                assert view.points(seat) == game.points[seat]
                assert view.empty_spaces(seat) == 45 - game.filled[seat].bit_count()
                assert view.abilities(seat) == abilities(game, seat)


@PLAYERS
def test_the_end_of_game_card_is_announced_while_it_can_come_with_the_next_refill(players: int) -> None:
    announced = set()
    for game in moments(players, seed=1):
        view, cards = View(game, None), deck(game)
        if game.phase != Phase.OVER:
            assert view.end_card_in_deck == (END_CARD_LETTER in cards)
            assert view.end_card_near == (view.end_card_in_deck and len(cards) - 3 < 10)
            announced.add(view.end_card_near)
    assert announced == {False, True}


def abilities(game: Game, seat: int) -> dict[Ability, bool]:
    return {a: bool(game.active[seat] >> a & 1) for a in Ability if game.owned[seat] >> a & 1}


@pytest.mark.parametrize("golden", GOLDEN_GAMES, ids=lambda golden: golden.name)
def test_the_tiles_of_a_house_are_shown_in_the_order_they_were_laid(golden: GoldenGame) -> None:
    laid: list[list[Decision]] = [[] for _ in range(golden.players)]
    for game, word in golden.positions():
        for viewer in viewers(golden.players):
            assert [list(View(game, viewer).house(seat)) for seat in range(golden.players)] == laid
        build = read_turn(word).build
        if build:
            laid[game.seat].append(Place(build.placement))
            laid[game.seat] += [coat for coat in build.coats if isinstance(coat, LaySpecial)]
    assert all(laid)


@PLAYERS
def test_everyone_sees_all_of_the_own_hand_and_how_many_cards_the_others_hold(players: int) -> None:
    for game in moments(players, seed=2):
        for viewer in viewers(players):
            for seat in range(players):
                shown = View(game, viewer).hand(seat)
                if seat == viewer:
                    assert shown == Hand(counted(hand(game, seat)), 0, counted(hand(game, seat)))
                else:
                    assert sum(shown.known) + shown.unknown == len(hand(game, seat))


@PLAYERS
def test_at_the_start_nothing_is_known_of_the_other_hands(players: int) -> None:
    game = next(moments(players, seed=3))
    for viewer in viewers(players):
        for seat in range(players):
            if seat != viewer:
                nothing = (0, 0, 0, 0, 0)
                assert View(game, viewer).hand(seat) == Hand(nothing, FIRST_HANDS[seat], nothing)


def test_a_view_holds_these_facts_and_no_others() -> None:
    values = json.loads(View(next(moments(2, seed=1)), 0).as_text())
    table = "viewer players toMove phase turns turn deckLeft deck reshuffled piers discard unseen supply"
    seat = "known unknown certain openlyKnown openlyUnknown abilities house points"
    assert list(values) == [*table.split(), "specials", "seats"]
    assert [list(shown) for shown in values["seats"]] == [seat.split()] * 2


def test_the_text_of_a_view_is_its_values_as_json() -> None:
    for game in moments(3, seed=4):
        view = View(game, 1)
        values = json.loads(view.as_text())
        assert values["deckLeft"] == view.deck_left
        assert values["supply"] == view.supply
        hands = [view.hand(seat) for seat in range(3)]
        assert [seat["known"] for seat in values["seats"]] == [list(hand.known) for hand in hands]
        assert [seat["points"] for seat in values["seats"]] == [view.points(seat) for seat in range(3)]


def test_the_turn_that_has_just_ended_is_shown_until_the_next_one_begins() -> None:
    game = dealt(2)
    game.play("T36")
    assert json.loads(View(game, 1).as_text())["turn"] == "T36"
    game.refill()
    assert json.loads(View(game, 1).as_text())["turn"] == ""


def test_a_view_stays_as_it_was_when_the_game_goes_on() -> None:
    game = dealt(2)
    view = View(game, 0)
    before = view.as_text()
    game.play("T12")
    assert view.as_text() == before != View(game, 0).as_text()


def test_only_the_seat_to_move_has_choices() -> None:
    for game in moments(3, seed=5):
        for viewer in viewers(3):
            assert View(game, viewer).choices() == (game.choices() if viewer == game.seat else [])


@pytest.mark.parametrize("seat", [-1, 2, 3, 17])
def test_a_seat_that_is_not_at_the_table_has_no_view(seat: int) -> None:
    with pytest.raises(IllegalError) as refusal:
        View(dealt(2), seat)
    assert refusal.value.code == "seat-unknown"
    assert refusal.value.values == {"seat": seat, "players": 2}


# Known and unknown cards.


def test_cards_taken_from_the_piers_are_known_to_all() -> None:
    game = after("ryrygbp" + "bb" + "ggg", "T12")
    assert View(game, 1).hand(0) == Hand(counted("ry"), 2, counted("ry"))
    assert View(game, None).hand(0) == View(game, 1).hand(0)
    assert View(game, 0).openly_known(0) == View(game, 1).openly_known(0)


def test_paying_with_first_cards_that_nobody_saw_leaves_fewer_unknown_cards() -> None:
    game = after("ryrygbp" + "bb" + "ggg", "Bb2@a1:b1=bb")
    assert View(game, 1).hand(0) == Hand(counted(""), 0, counted(""))


def test_paying_with_a_card_taken_openly_leaves_the_unknown_cards_unknown() -> None:
    cards = "rrrygbp" + "rb" + "ggg"
    game = after(cards, "T12", "T67", "Br2@a1:b1=rr")
    assert View(game, 1).hand(0) == Hand(counted(""), 2, counted(""))
    game = after(cards, "T12", "T67", "Br3@a1:a2b2=rrr")
    assert View(game, 1).hand(0) == Hand(counted(""), 1, counted(""))


def test_a_discarded_card_is_one_that_was_known_if_its_colour_was() -> None:
    takes = ("T12", "T67", "T12", "T67")
    cards = "yyggppp" + "rb" + "bbb" + "yy" + "pp" + "yy" + "pp" + "gg"
    game = after(cards, *takes)
    assert View(game, 1).hand(0) == Hand(counted("yyyy"), 2, counted("yyyy"))
    known_spent, first_spent = game.copy(), game.copy()
    known_spent.play("T12-y")
    assert View(known_spent, 1).hand(0) == Hand(counted("yyyyy"), 2, counted("yyyyy"))
    first_spent.play("T12-r")
    assert View(first_spent, 1).hand(0) == Hand(counted("yyyyyy"), 1, counted("yyyyyy"))


def spent_and_taken(game: Game, word: str) -> tuple[Counter[Colour], Counter[Colour]]:
    """What a turn takes from the piers and what it lays on the discard pile."""
    turn = read_turn(word)
    taken, spent = Counter[Colour](), Counter[Colour]()
    if turn.take:
        piers = [*turn.take.piers, *([turn.take.additional] if turn.take.additional else [])]
        taken.update(Colour(game.piers[pier - 1]) for pier in piers)
        spent.update(turn.take.discards)
    if turn.build:
        spent.update(turn.build.paid)
    return taken, spent


class Onlooker:
    """Someone who notes what goes in and out of one hand, and so which first cards have come to light."""

    def __init__(self, first_cards: int) -> None:
        self.unknown = first_cards
        self.inside = Counter[Colour]()

    def see(self, taken: Counter[Colour], spent: Counter[Colour]) -> None:
        """Of a colour of which more goes out than came in, the rest were first cards."""
        self.inside.update(taken)
        self.inside.subtract(spent)
        for colour in Colour:
            self.unknown += min(0, self.inside[colour])
            self.inside[colour] = max(0, self.inside[colour])


@pytest.mark.parametrize("golden", GOLDEN_GAMES, ids=lambda golden: golden.name)
def test_whoever_notes_all_cards_going_in_and_out_knows_what_the_view_knows(golden: GoldenGame) -> None:
    onlookers = [Onlooker(first) for first in FIRST_HANDS[: golden.players]]
    for game, word in golden.positions():
        for seat, onlooker in enumerate(onlookers):
            shown = View(game, None).hand(seat)
            assert shown.unknown == onlooker.unknown
            assert shown.known == tuple(onlooker.inside[colour] for colour in Colour)
        onlookers[game.seat].see(*spent_and_taken(game, word))
    assert any(onlooker.unknown < first for onlooker, first in zip(onlookers, FIRST_HANDS, strict=False))


# What can be worked out.


@PLAYERS
def test_the_unseen_cards_are_those_in_the_deck_and_the_unknown_ones_in_the_hands(players: int) -> None:
    for game in moments(players, seed=6):
        for viewer in viewers(players):
            view = View(game, viewer)
            assert view.unseen == counted(hidden_cards(game, viewer))
            unknown = sum(view.hand(seat).unknown for seat in range(players))
            assert sum(view.unseen) == len(deck(game).replace(END_CARD_LETTER, "")) + unknown


def least(pool: str, unknown: int) -> tuple[int, ...]:
    """The fewest cards of each colour in any part of the pool that a hand could be dealt."""
    deals = {tuple(sorted(part)) for part in combinations(pool, unknown)}
    return tuple(min(part.count(letter) for part in deals) for letter in COLOUR_LETTERS)


def small_pools() -> Iterator[tuple[Game, Viewer, str]]:
    """Moments with few hidden cards left, and the cards that a hidden hand can have come from."""
    for players in (2, 3, 4):
        for seed in range(4):
            for game in moments(players, seed):
                for viewer in viewers(players):
                    pool = hidden_cards(game, viewer)
                    if game.reshuffled:
                        in_deck = Counter(deck(game))
                        pool = "".join((Counter(pool) - in_deck).elements())
                    if len(pool) <= SMALL_POOL:
                        yield game, viewer, pool


def test_what_a_hand_holds_for_certain_is_the_least_over_all_ways_to_deal_the_hidden_cards() -> None:
    worked_out = 0
    for game, viewer, pool in small_pools():
        for seat in range(game.players):
            shown = View(game, viewer).hand(seat)
            if seat != viewer:
                more = least(pool, shown.unknown)
                added = tuple(known + extra for known, extra in zip(shown.known, more, strict=True))
                assert shown.certain == added
                worked_out += sum(more) > 0
    assert worked_out > 100


@PLAYERS
def test_what_a_hand_holds_for_certain_is_really_there(players: int) -> None:
    for seed in range(3):
        for game in moments(players, seed):
            for viewer in viewers(players):
                for seat in range(players):
                    certain = View(game, viewer).hand(seat).certain
                    assert all(c <= has for c, has in zip(certain, game.hands[seat], strict=True))


@PLAYERS
def test_a_finished_game_can_still_be_viewed(players: int) -> None:
    *_, game = moments(players, seed=7)
    assert game.phase == Phase.OVER
    for viewer in viewers(players):
        assert json.loads(View(game, viewer).as_text())["phase"] == "over"
        assert View(game, viewer).choices() == []


def test_what_a_seat_sees_cannot_be_played_on_without_a_deck() -> None:
    game = next(iter(moments(2, 1)))
    seen = View(game, 0).seen.copy()
    attempts: list[Callable[[], object]] = [lambda: play_out(seen, Chance(1)), lambda: write_state(seen)]
    for attempt in attempts:
        with pytest.raises(IllegalError) as refusal:
            attempt()
        assert refusal.value.code == "deck-hidden"
    seen.play("T12")
    with pytest.raises(IllegalError) as refusal:
        seen.refill()
    assert refusal.value.code == "deck-hidden"


def test_a_seat_that_nobody_has_is_refused() -> None:
    view = View(next(iter(moments(2, 1))), 0)
    questions: list[Callable[[int], object]] = [view.hand, view.points, view.house, view.abilities]
    for ask in [*questions, view.openly_known, view.empty_spaces]:
        for seat in (-1, 2):
            with pytest.raises(IllegalError) as refusal:
                ask(seat)
            assert refusal.value.code == "seat-unknown"
