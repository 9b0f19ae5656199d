"""An offer says what a placement costs and earns, and that is what happens when it is taken."""

from collections.abc import Iterator
from functools import cache

import pytest

from nyhavn.rules import (
    HAND_LIMIT,
    LINES,
    POINTS_TO_WIN,
    SPACES,
    TILE_OF_NAME,
    Ability,
    Decision,
    Discard,
    EndTurn,
    Game,
    LaySpecial,
    Line,
    Offer,
    Pay,
    Phase,
    Place,
    Placement,
    Price,
    UseDiscount,
    cards_too_many,
    lines_completed,
    offer_of,
    offers_of,
    special_offer,
    would_win,
)
from nyhavn.rules.decisions import number_of
from support import referee
from support.random_games import PLAYERS, steps
from support.rehearsal import altered, dealt, play

MOST_OFFERS = 20


@cache
def positions() -> list[Game]:
    """Positions of random games in which something can be built, with and without abilities declared."""
    games = [steps(players, seed) for players in PLAYERS for seed in range(8)]
    return [game.copy() for moves in games for game, _ in moves if offers_of(game)]


def some_offers() -> Iterator[tuple[Game, Offer]]:
    """Offers from all over each list, the same number of every position."""
    for game in positions():
        listed = offers_of(game)
        for offer in listed[:: len(listed) // MOST_OFFERS + 1]:
            yield game, offer


def taken(game: Game, offer: Offer) -> Game:
    """The game after the placement is bought and paid; where cards can be chosen, any of them go."""
    after = game.copy()
    after.apply(Place(offer.placement))
    if after.phase == Phase.PAYING:
        after.apply(next(choice for choice in after.choices() if isinstance(choice, Pay)))
    return after


def ended_without_special_tiles(game: Game) -> Game | None:
    """The game after the turn, if the coats of arms can be used for something else than special tiles."""
    while game.phase == Phase.COATS:
        others = [choice for choice in game.choices() if not isinstance(choice, LaySpecial)]
        if not others:
            return None
        game.apply(others[0])
    game.apply(EndTurn())
    return game


def house_of(game: Game) -> referee.House:
    """The house of the seat to move as the plain referee keeps it."""
    house: referee.House = {}
    for place, space in enumerate(SPACES):
        if game.filled[game.seat] >> place & 1:
            colours = [c for c, spaces in enumerate(game.painted[game.seat]) if spaces >> place & 1]
            colour = referee.COLOURS[colours[0]] if colours else "w"
            house[space] = (colour, bool(game.windows[game.seat] >> place & 1))
    return house


def test_the_positions_tried_show_discounts_changes_points_and_coats() -> None:
    assert any(game.discount for game in positions())
    assert any(game.change_to >= 0 for game in positions())
    seen = [offer for _, offer in some_offers()]
    assert {(offer.price.touches_own_colour, offer.price.discount) for offer in seen} == {
        (touches, discount) for touches in (False, True) for discount in (False, True)
    }
    assert {line.points for offer in seen for line in offer.lines} >= {1, 2}
    assert {len(offer.coats) for offer in seen} >= {0, 1, 2}


def test_there_is_one_offer_for_each_placement_among_the_choices() -> None:
    for game in positions():
        places = [choice for choice in game.choices() if isinstance(choice, Place)]
        assert [Place(offer.placement) for offer in offers_of(game)] == places


def test_where_nothing_can_be_placed_nothing_is_offered() -> None:
    game = dealt(2, "rygbprr" + "yb")
    assert offers_of(game) == []
    game.apply(game.choices()[0])
    assert offers_of(game) == []


def test_the_price_on_offer_is_what_is_paid() -> None:
    for game, offer in some_offers():
        after = taken(game, offer)
        assert sum(after.paid) == offer.price.cards
        assert sum(game.hands[game.seat]) - sum(after.hands[game.seat]) == offer.price.cards


def test_the_price_names_the_size_the_touching_and_the_discount() -> None:
    for game, offer in some_offers():
        placement, price = offer.placement, offer.price
        touches = referee.touches_own_colour(house_of(game), placement.tile.colour.letter, placement.spaces)
        assert price == Price(placement.tile.size, touches, bool(game.discount))
        assert price.cards == price.size - touches - game.discount


def test_the_lines_on_offer_score_what_the_turn_scores() -> None:
    scoring = 0
    for game, offer in some_offers():
        after = ended_without_special_tiles(taken(game, offer))
        if after is not None:
            scored = sum(line.points for line in offer.lines)
            assert after.points[game.seat] - game.points[game.seat] == scored
            newly = after.scored[game.seat] & ~game.scored[game.seat]
            names = [*"123456789", *"abcde"]
            assert [line.name for line in offer.lines] == [
                names[line] for line in range(LINES) if newly >> line & 1
            ]
            scoring += scored > 0
    assert scoring > 50


def test_the_lines_on_offer_are_those_that_the_tile_completes() -> None:
    for game, offer in some_offers():
        before = house_of(game)
        after = house_of(taken(game, offer))
        for names, lines, worth in (("123456789", referee.ROWS, 1), ("abcde", referee.COLUMNS, 2)):
            expected = [
                Line(name, worth * (2 if all(after[space][1] for space in line) else 1))
                for name, line in zip(names, lines, strict=True)
                if line in referee.newly_covered(lines, before, after)
            ]
            assert [line for line in offer.lines if line.name in names] == expected


def test_the_coats_on_offer_are_those_that_the_tile_earns() -> None:
    for game, offer in some_offers():
        after = taken(game, offer)
        assert len(offer.coats) == after.coats_open + after.coats_taken
        names = ["c3", "e5", "b7", "d9", "2", "4", "6"]
        covered = referee.newly_covered(referee.COATS, house_of(game), house_of(after))
        assert set(offer.coats) == {
            name for name, coat in zip(names, referee.COATS, strict=True) if coat in covered
        }


def test_looking_at_offers_changes_nothing() -> None:
    for game in positions()[::10]:
        before = game.copy()
        offers_of(game)
        assert game == before


@pytest.mark.parametrize(
    ("declared", "expected"),
    [([], Price(3, True, False)), ([UseDiscount()], Price(3, True, True))],
    ids=["without the discount", "with the discount declared"],
)
def test_the_price_tag_of_a_tile_that_touches_its_colour(declared: list[Decision], expected: Price) -> None:
    game = dealt(2, "rrgybpy" + "rr" + "yyy")
    abilities = 1 << Ability.CONSTRUCTION_DISCOUNT, 0
    play(game, "Br2@a1:b1=rr", "T67", "T12", "T67")
    game = altered(game, owned=abilities, active=abilities)
    for decision in declared:
        game.apply(decision)
    offer = offer_of(game, Placement(TILE_OF_NAME["r3"], "c1", ("b2", "c2")))
    assert offer.price == expected
    assert offer.price.cards == 2 - len(declared)


def test_a_column_of_windows_is_offered_with_its_four_points() -> None:
    """Eight tiles of size 2 lie one upon the other, their windows in column a; the ninth completes both."""
    tower = [Placement(TILE_OF_NAME[f"{'rygb'[row % 4]}2"], f"b{row}", (f"a{row}",)) for row in range(1, 9)]
    laid = tuple(number_of(Place(placement)) for placement in tower), ()
    game = altered(dealt(2, "rygbprr" + "pp"), laid=laid)
    ninth = Placement(TILE_OF_NAME["p2"], "b9", ("a9",))
    assert offer_of(game, ninth).lines == (Line("a", 4), Line("b", 2))
    assert offer_of(game, Placement(TILE_OF_NAME["p2"], "a9", ("b9",))).lines == (Line("a", 2), Line("b", 2))
    after = ended_without_special_tiles(taken(game, offer_of(game, ninth)))
    assert after is not None
    assert after.points[0] == 6


def special_choices() -> Iterator[tuple[Game, LaySpecial]]:
    for players in PLAYERS:
        for seed in range(8):
            for game, _ in steps(players, seed):
                if game.phase == Phase.COATS:
                    yield from ((game, c) for c in game.choices() if isinstance(c, LaySpecial))


def test_a_white_tile_is_offered_with_what_it_earns() -> None:
    earning = 0
    for game, choice in special_choices():
        offer = special_offer(game, choice.space)
        after, seat = game.copy(), game.seat
        after.apply(choice)
        assert offer.lines == lines_completed(game.filled[seat], after.filled[seat], after.windows[seat])
        names = ["c3", "e5", "b7", "d9", "2", "4", "6"]
        covered = referee.newly_covered(referee.COATS, house_of(game), house_of(after))
        assert set(offer.coats) == {
            name for name, coat in zip(names, referee.COATS, strict=True) if coat in covered
        }
        earning += bool(offer.lines or offer.coats)
    assert earning > 5


def test_a_turn_wins_when_its_lines_lead_to_the_points_that_win() -> None:
    assert would_win(POINTS_TO_WIN - 3, (Line("1", 1), Line("a", 2)))
    assert not would_win(POINTS_TO_WIN - 3, (Line("1", 2),))


def test_cards_are_too_many_only_while_some_have_to_be_put_down() -> None:
    for players in PLAYERS:
        for game, decision in steps(players, 3):
            over = sum(game.hands[game.seat]) - HAND_LIMIT
            assert cards_too_many(game) == (over if game.phase == Phase.DISCARDING else 0)
            assert cards_too_many(game) == 0 or isinstance(decision, Discard)


def test_an_ability_can_be_called_on_while_it_is_owned_and_active() -> None:
    both = 1 << Ability.BOTH_ACTIONS
    game = dealt(2, "rrgybpy" + "rr" + "yyy")
    refusal = game.why_not_call_on(Ability.BOTH_ACTIONS)
    assert refusal is not None
    assert (refusal.code, refusal.values) == ("ability-not-owned", {"ability": "both-actions"})
    refusal = altered(game, owned=(both, 0), active=(0, 0)).why_not_call_on(Ability.BOTH_ACTIONS)
    assert refusal is not None
    assert refusal.code == "ability-inactive"
    assert altered(game, owned=(both, 0), active=(both, 0)).why_not_call_on(Ability.BOTH_ACTIONS) is None
