"""docs/rules.md §2: how a game is set up, with every figure for 2, 3 and 4 players."""

from collections import Counter
from itertools import permutations

import pytest

from nyhavn.rules import TILES, Chance, Game, NyhavnError, first_cards, first_deck, shuffled, with_end_card
from support.looking import active, deck, hand, left_in_supply, owned, piers
from support.random_games import PLAYERS
from support.rehearsal import dealt, play

# By players: tiles of each colour in sizes 2, 3, 4, 5, and how many that are in all.
TILES_IN_PLAY = {2: ((2, 2, 2, 1), 35), 3: ((2, 3, 2, 1), 40), 4: ((3, 3, 3, 1), 50)}
CARDS_IN_PLAY = {2: 70, 3: 60, 4: 70}
FIRST_HANDS = {2: (2, 3), 3: (2, 3, 3), 4: (2, 3, 3, 4)}
TWO_PLAYERS = first_cards(2) + "*"


def code_of_start(players: int, cards: str) -> str:
    with pytest.raises(NyhavnError) as caught:
        Game.start(players, cards)
    return caught.value.code


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("colour", "rygbp")
def test_some_tiles_go_back_to_the_box_with_fewer_players(players: int, colour: str) -> None:
    game = dealt(players)
    copies = tuple(left_in_supply(game, f"{colour}{size}") for size in (2, 3, 4, 5))
    assert copies == TILES_IN_PLAY[players][0]


@pytest.mark.parametrize(("players", "returned"), [(2, 15), (3, 10), (4, 0)])
def test_15_tiles_go_back_with_two_players_10_with_three_none_with_four(players: int, returned: int) -> None:
    in_play = sum(left_in_supply(dealt(players), tile.name) for tile in TILES)
    assert in_play == TILES_IN_PLAY[players][1] == 50 - returned


@pytest.mark.parametrize("players", PLAYERS)
def test_all_twelve_special_tiles_are_in_play(players: int) -> None:
    assert dealt(players).specials == 12


@pytest.mark.parametrize(("players", "of_each"), [(2, 14), (3, 12), (4, 14)])
def test_two_cards_of_each_colour_go_back_with_three_players(players: int, of_each: int) -> None:
    assert Counter(first_cards(players)) == dict.fromkeys("rygbp", of_each)
    assert len(first_cards(players)) == CARDS_IN_PLAY[players]


def test_the_cards_are_shuffled_so_that_every_order_is_as_likely() -> None:
    orders = Counter(shuffled("ryg", Chance(seed)) for seed in range(1200))
    assert set(orders) == {"".join(order) for order in permutations("ryg")}
    assert all(150 < count < 250 for count in orders.values())


@pytest.mark.parametrize("players", PLAYERS)
def test_shuffling_changes_the_order_and_keeps_the_cards(players: int) -> None:
    decks = {first_deck(players, Chance(seed)) for seed in range(50)}
    assert len(decks) == 50
    assert {"".join(sorted(cards)).strip("*") for cards in decks} == {"".join(sorted(first_cards(players)))}


@pytest.mark.parametrize("players", PLAYERS)
def test_seven_cards_lie_face_up_at_the_piers_in_order(players: int) -> None:
    assert piers(dealt(players, "rygbpry")) == "rygbpry"


def test_with_two_players_the_end_card_is_among_the_last_ten_cards() -> None:
    places = Counter(first_deck(2, Chance(seed)).index("*") for seed in range(1000))
    assert sorted(places) == list(range(61, 71))
    assert all(60 < count < 140 for count in places.values())


def test_the_end_card_is_shuffled_with_nine_cards_and_these_ten_lie_under_the_deck() -> None:
    mixed = with_end_card("r" * 20 + "yyyygggbb", Chance(1))
    assert len(mixed) == 30
    assert mixed[:20] == "r" * 20
    assert Counter(mixed[20:]) == Counter("yyyygggbb*")


@pytest.mark.parametrize("place", range(61, 71))
def test_the_end_card_may_have_each_of_the_last_ten_places(place: int) -> None:
    cards = first_cards(2)
    game = Game.start(2, cards[:place] + "*" + cards[place:])
    assert deck(game).index("*") == place - 7 - 5


@pytest.mark.parametrize("place", [0, 30, 60])
def test_a_deck_with_the_end_card_higher_up_is_refused(place: int) -> None:
    cards = first_cards(2)
    assert code_of_start(2, cards[:place] + "*" + cards[place:]) == "end-card-place"


@pytest.mark.parametrize("players", [3, 4])
def test_with_three_or_four_players_the_end_card_waits_beside_the_score_track(players: int) -> None:
    assert "*" not in first_deck(players, Chance(1))
    assert code_of_start(players, first_cards(players) + "*") == "end-card-too-early"


@pytest.mark.parametrize(
    ("players", "cards", "code"),
    [
        (2, first_cards(2), "end-card-count"),
        (2, first_cards(2) + "**", "end-card-count"),
        (2, TWO_PLAYERS.replace("r", "", 1), "card-count"),
        (2, TWO_PLAYERS.replace("r", "y", 1), "card-count"),
        (2, TWO_PLAYERS.replace("r", "rr", 1), "card-count"),
        (2, TWO_PLAYERS.replace("r", "w", 1), "card-unknown"),
        (2, "*", "card-count"),
        (3, first_cards(4), "card-count"),
        (4, first_cards(3), "card-count"),
        (4, "", "card-count"),
        (1, TWO_PLAYERS, "players-count"),
        (5, first_cards(4), "players-count"),
    ],
)
def test_a_deck_that_the_setup_cannot_make_is_refused(players: int, cards: str, code: str) -> None:
    assert code_of_start(players, cards) == code


@pytest.mark.parametrize("players", PLAYERS)
def test_each_ability_kind_has_a_tile_for_every_player(players: int) -> None:
    hands = "bb" + "ggg" + "ppp" + "pppp"
    builds = ["Bg3@c1:c2c3=ggg*+o", "Bp3@c1:c2c3=ppp*+o", "Bp4@c1:c2c3c4=pppp*+o"][: players - 1]
    game = dealt(players, "bbbrrrr" + hands[: sum(FIRST_HANDS[players])])
    play(game, "T12", *builds, "Bb4@c1:c2c3d3=bbbb*+o")
    assert [owned(game, seat) for seat in range(players)] == ["no"] * players


@pytest.mark.parametrize("players", PLAYERS)
def test_every_player_starts_with_any_cards_active(players: int) -> None:
    game = dealt(players)
    assert [owned(game, seat) for seat in range(players)] == ["n"] * players
    assert [active(game, seat) for seat in range(players)] == ["n"] * players


@pytest.mark.parametrize("players", PLAYERS)
def test_the_players_draw_2_3_3_and_4_cards_in_turn_order(players: int) -> None:
    hands = ["rr", "yyy", "ggg", "bbbb"][:players]
    game = dealt(players, "ppppppp" + "".join(hands))
    assert [hand(game, seat) for seat in range(players)] == hands
    assert tuple(len(cards) for cards in hands) == FIRST_HANDS[players]


@pytest.mark.parametrize(("players", "left"), [(2, 59), (3, 45), (4, 51)])
def test_the_rest_is_the_draw_deck(players: int, left: int) -> None:
    assert len(deck(dealt(players))) == left


@pytest.mark.parametrize("players", PLAYERS)
def test_the_starting_player_moves_first_and_the_others_follow_in_turn_order(players: int) -> None:
    game = dealt(players)
    seats = []
    for _ in range(players + 1):
        seats.append(game.seat)
        play(game, "T12")
    assert seats == [*range(players), 0]


@pytest.mark.parametrize("players", PLAYERS)
def test_houses_scores_and_the_discard_pile_start_empty(players: int) -> None:
    game = dealt(players)
    assert (game.filled, game.points, game.discard_pile()) == ([0] * 4, [0] * 4, "")
