"""Every reason for a turn is true where it is given, and not given where it is not true."""

import re
from pathlib import Path

import pytest

import nyhavn
from nyhavn.bots.explanation.reasons import MOST_REASONS, Reason, reasons_for
from nyhavn.i18n import message
from nyhavn.rules import Game, View, decisions_of, read_turn
from support.composed_positions import composed

CATALOG = Path(nyhavn.__file__).parent / "i18n" / "locales" / "en" / "reasons.ftl"
Values = dict[str, str | int]


def found_for(game: Game, word: str, begun: int = 0) -> tuple[Reason, ...]:
    """The reasons for a turn of the seat to move, of which some steps have been made before anyone asks."""
    start, outcome = game.copy(), game.copy()
    decisions = decisions_of(read_turn(word))
    for decision in decisions[:begun]:
        start.apply(decision)
    for decision in decisions:
        outcome.apply(decision)
    seat = game.seat
    return reasons_for(View(start, seat).seen, View(outcome, seat).seen)


def reasons_of(game: Game, word: str, begun: int = 0) -> dict[str, Values]:
    """The same by code."""
    return {reason.code: reason.values for reason in found_for(game, word, begun)}


def tile(colour: str, size: int) -> Values:
    return {"colour": colour, "size": size}


EMPTY = ("", "")
FOUR_PAIRS = ("p2@a2:a1 g2@b2:b1 b2@c2:c1 y2@d2:d1", "")
COLUMN = ("p5@a1:a2a3a4a5", "")
SEVEN_WHITE = ("*a1 *a2 *a3 *a4 *a5 *a6 *a7", "")
UNDER_THE_COAT = ("*c1 *c2", "")
NO_LARGE_RED = ("", "r4@a1:b1a2b2 r4@c1:d1c2d2 r5@a3:b3c3b4c4")

P5, P4, P2 = "Bp5@a1:b1c1d1e1=ppppp", "Bp4@a1:b1c1d1=pppp", "Bp2@a1:b1=pp"
G5 = "Bg5@a2:b1b2c2b3=ggggg"
ABILITY, WHITE, AGAIN = "Br2@c3:c4=rr*+d", "Br2@c3:c4=rr*a1", "Br2@c3:c4=rr*~"

# The code, its values, a position with a turn for which it is given, and one for which it is not.
CASES: list[tuple[str, Values, tuple[Game, str], tuple[Game, str]]] = [
    (
        "reason-wins",
        {"points": 12},
        (composed(("ppppp", ""), points=(11, 0)), P5),
        (composed(("ppppp", ""), points=(10, 0)), P5),
    ),
    (
        "reason-stops",
        {"seat": 1, "points": 11},
        (composed(("ppppp", "ppppp"), points=(0, 11)), P5),
        (composed(("ppppp", "pppp"), points=(0, 11)), P5),
    ),
    (
        "reason-row",
        {"line": "1", "points": 1},
        (composed(("ppppp", "")), P5),
        (composed(("pppp", "")), P4),
    ),
    (
        "reason-row-of-windows",
        {"line": "1", "points": 2},
        (composed(("rr", ""), houses=FOUR_PAIRS), "Br2@e2:e1=rr*+d"),
        (composed(("rr", ""), houses=FOUR_PAIRS), "Br2@e1:e2=rr*+d"),
    ),
    (
        "reason-column",
        {"line": "a", "points": 2},
        (composed(("ppp", ""), houses=COLUMN), "Bp4@a6:a7a8a9=ppp"),
        (composed(("ppp", ""), houses=COLUMN), "Bp3@a6:a7a8=pp"),
    ),
    (
        "reason-column-of-windows",
        {"line": "a", "points": 4},
        (composed(("rrr", ""), houses=SEVEN_WHITE), "Br3@b8:a8a9=rrr"),
        (composed(("rrr", ""), houses=SEVEN_WHITE), "Br3@a9:a8b8=rrr"),
    ),
    (
        "reason-coat-ability",
        {"ability": "construction-discount"},
        (composed(("rr", ""), houses=UNDER_THE_COAT), ABILITY),
        (composed(("rr", ""), houses=UNDER_THE_COAT), WHITE),
    ),
    (
        "reason-coat-special",
        {"space": "a1"},
        (composed(("rr", ""), houses=UNDER_THE_COAT), WHITE),
        (composed(("rr", ""), houses=UNDER_THE_COAT), ABILITY),
    ),
    (
        "reason-coat-reactivate",
        {},
        (composed(("rr", ""), houses=UNDER_THE_COAT, inactive="n"), AGAIN),
        (composed(("rr", ""), houses=UNDER_THE_COAT, inactive="n"), ABILITY),
    ),
    (
        "reason-denies-tile",
        tile("green", 5) | {"seat": 1, "missing": 2},
        (composed(("ggggg", "ggg")), G5),
        (composed(("ggggg", "gg")), G5),
    ),
    (
        "reason-affords",
        tile("red", 3),
        (composed(("rr", ""), harbour="rygbpgb"), "T12"),
        (composed(("r", ""), harbour="rygbpgb"), "T12"),
    ),
    (
        "reason-saves",
        tile("red", 5) | {"count": 4, "missing": 1},
        (composed(("rrr", ""), harbour="rygbpgb"), "T12"),
        (composed(("rrr", ""), harbour="rygbpgb"), "T23"),
    ),
    (
        "reason-denies-cards",
        tile("green", 5) | {"seat": 1},
        (composed(("", "ggg"), harbour="ggyrbyr"), "T12"),
        (composed(("", "ggg"), harbour="ggyrbyr"), "T45"),
    ),
    (
        "reason-row-near",
        {"line": "1", "missing": 1, "points": 1},
        (composed(("pppp", "")), P4),
        (composed(("pppp", "")), P2),
    ),
    (
        "reason-column-near",
        {"line": "a", "missing": 2, "points": 2},
        (composed(("p", ""), houses=COLUMN), "Bp2@a6:a7=p"),
        (composed(("p", ""), houses=COLUMN), "Bp2@b1:c1=p"),
    ),
    ("reason-uses", {"ability": "any-cards"}, (composed(EMPTY), "T13"), (composed(EMPTY), "T12")),
    (
        "reason-cheap",
        tile("purple", 2) | {"price": 1},
        (composed(("pp", ""), houses=COLUMN), "Bp2@b1:c1=p"),
        (composed(("pp", ""), houses=COLUMN), "Bp2@c1:d1=pp"),
    ),
    (
        "reason-discards",
        {"count": 2},
        (composed(("rrryyyg", "")), "T12-rr"),
        (composed(("rrryy", "")), "T12"),
    ),
    (
        "reason-avoids-discard",
        {"hand": 6},
        (composed(("pprrgg", "")), P2),
        (composed(("pprrg", "")), P2),
    ),
    (
        "reason-collects",
        {"colour": "red", "count": 2},
        (composed(("r", ""), houses=NO_LARGE_RED), "T12"),
        (composed(("", ""), houses=NO_LARGE_RED), "T12"),
    ),
    (
        "reason-keeps",
        {"ability": "any-cards"},
        (composed(EMPTY), "T12"),
        (composed(EMPTY, inactive="n"), "T12"),
    ),
    ("reason-covers", {"count": 2}, (composed(("pp", "")), P2), (composed(("pppp", "")), P4)),
    ("reason-hand", {"count": 2}, (composed(EMPTY, inactive="n"), "T12"), (composed(EMPTY), "T12")),
]


@pytest.mark.parametrize(("code", "values", "given", "not_given"), CASES, ids=[case[0] for case in CASES])
def test_a_reason_is_given_where_it_is_true_and_only_there(
    code: str, values: Values, given: tuple[Game, str], not_given: tuple[Game, str]
) -> None:
    assert reasons_of(*given).get(code) == values
    found = reasons_of(*not_given)
    assert found
    assert code not in found


def test_every_reason_of_the_catalog_has_its_positions_here() -> None:
    catalog = re.findall(r"^(reason-[a-z-]+) =", CATALOG.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(catalog) == sorted(case[0] for case in CASES)


@pytest.mark.parametrize(("code", "values"), [case[:2] for case in CASES], ids=[case[0] for case in CASES])
def test_a_reason_has_a_message_that_its_values_fill(code: str, values: Values) -> None:
    text = message(code, values | ({"name": "Bo"} if "seat" in values else {}))
    assert text != code
    assert "{" not in text
    assert "seat" not in values or "Bo" in text


@pytest.mark.parametrize(
    ("word", "ability", "hand"),
    [
        ("T13", "any-cards", ""),
        ("T12+7", "additional-card", ""),
        ("Bp2@a1:b1%=p", "construction-discount", "p"),
        ("Bp2@a1:b1(r>p)=rr", "change-of-colours", "rr"),
        ("T12&Bp2@a1:b1=pp", "both-actions", "pp"),
    ],
)
def test_the_use_of_each_ability_is_told(word: str, ability: str, hand: str) -> None:
    game = composed((hand, ""), abilities="nxdho")
    assert reasons_of(game, word)["reason-uses"] == {"ability": ability}


def test_a_discount_that_was_not_needed_is_kept() -> None:
    game = composed(("pp", ""), abilities="nd")
    assert reasons_of(game, P2)["reason-keeps"] == {"ability": "construction-discount"}


def test_cards_are_saved_for_the_five_while_something_else_is_built() -> None:
    game = composed(("rrrrp", ""), houses=COLUMN)
    assert reasons_of(game, "Bp2@b1:c1=p")["reason-saves"] == tile("red", 5) | {"count": 4, "missing": 1}
    spent = composed(("rrrrp", ""), houses=COLUMN)
    assert "reason-saves" not in reasons_of(spent, "Br3@b1:b2c2=rrr")


def test_of_several_rivals_the_one_who_needs_the_tile_most_is_named() -> None:
    game = composed(("ggggg", "ggg", "gggg", "g"))
    assert reasons_of(game, G5)["reason-denies-tile"] == tile("green", 5) | {"seat": 2, "missing": 1}


def test_a_tile_of_which_there_are_more_denies_nobody() -> None:
    game = composed(("pppp", "pppp"))
    assert "reason-denies-tile" not in reasons_of(game, P4)


def test_a_rival_who_can_still_win_is_not_stopped() -> None:
    game = composed(("ppppp", "ppppp"), points=(0, 11))
    assert "reason-stops" not in reasons_of(game, "T12")


def test_cards_for_what_a_rival_can_pay_already_are_not_denied() -> None:
    game = composed(("", "ggggg"), harbour="ggyrbyr")
    assert "reason-denies-cards" not in reasons_of(game, "T12")


def test_a_discount_alone_does_not_mean_that_a_tile_touches_its_colour() -> None:
    touching, apart = "Bp2@b1:c1%=0", "Bp2@c1:d1%=p"
    game = composed(("p", ""), houses=COLUMN, abilities="nd")
    assert reasons_of(game, touching)["reason-cheap"] == tile("purple", 2) | {"price": 0}
    assert "reason-cheap" not in reasons_of(game, apart)


def test_a_tile_that_could_be_paid_before_is_no_news() -> None:
    game = composed(("rrr", ""), houses=NO_LARGE_RED, harbour="rygbpgb")
    assert "reason-affords" not in reasons_of(game, "T12")


def test_what_fits_nowhere_is_not_denied_and_not_saved_for() -> None:
    # With the middle column full, the green five, which is three columns wide, fits nowhere.
    split = "p5@c1:c2c3c4c5 p4@c6:c7c8c9"
    assert "reason-denies-tile" in reasons_of(composed(("ggggg", "gggg")), G5)
    assert "reason-denies-tile" not in reasons_of(composed(("ggggg", "gggg"), houses=("", split)), G5)
    saving = composed(("gg", ""), houses=(split, ""), harbour="gyrbprb")
    assert reasons_of(saving, "T12")["reason-saves"] == tile("green", 4) | {"count": 3, "missing": 1}


def test_a_game_that_is_won_needs_no_plans() -> None:
    game = composed(("pppppgggg", "ppppp"), points=(11, 11))
    assert [reason.code for reason in found_for(game, P5)] == ["reason-wins", "reason-row"]


def test_the_most_telling_reasons_come_first() -> None:
    game = composed(("ppppp", "ppppp"), points=(0, 11))
    codes = [reason.code for reason in found_for(game, P5)]
    assert codes == ["reason-stops", "reason-row", "reason-denies-tile"]


def test_there_are_never_more_than_a_few_reasons() -> None:
    game = composed(("r", ""), houses=FOUR_PAIRS, abilities="nxdho")
    found = found_for(game, "T13+7&Br2@e2:e1%=r*~")
    assert [reason.code for reason in found] == [
        "reason-row-of-windows",
        "reason-row",
        "reason-coat-reactivate",
        "reason-uses",
    ]
    assert len(found) == MOST_REASONS


# Begun turns.


@pytest.mark.parametrize("begun", [1, 2])
def test_what_a_tile_laid_before_completes_is_told_while_its_coat_is_used(begun: int) -> None:
    game, word = composed(("rr", ""), houses=FOUR_PAIRS), "Br2@e2:e1=rr*+d"
    assert "reason-row-of-windows" in reasons_of(game, word)
    assert found_for(game, word, begun) == found_for(game, word)


def test_a_tile_laid_before_still_denies_it() -> None:
    game = composed(("ggggg", "ggg"))
    assert found_for(game, G5, begun=1) == found_for(game, G5)


@pytest.mark.parametrize("begun", [1, 2])
def test_a_build_that_was_declared_or_laid_is_explained_as_a_whole(begun: int) -> None:
    game, word = composed(("p", ""), abilities="nd"), "Bp2@a1:b1%=p"
    assert found_for(game, word, begun) == found_for(game, word)


def test_after_cards_were_taken_any_of_the_hand_may_be_among_them() -> None:
    game = composed(("rr", ""), harbour="rygbpgb")
    assert reasons_of(game, "T12", begun=1)["reason-affords"] == tile("red", 3)
