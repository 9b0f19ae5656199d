"""Whatever no game can be is refused when it is loaded."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nyhavn.rules import (
    STATE_FORMAT,
    Chance,
    IllegalError,
    MalformedError,
    NyhavnError,
    Phase,
    read_state,
    write_state,
)
from support.random_games import new_game, step
from support.states import ANY_STATE, BEGINNING, MID_TURN, assert_loads_back, state_in, won_by_points


def edited(text: str, changes: dict[str, Any]) -> str:
    """The state with other values at these paths; a function makes the new value of the old one."""
    values = json.loads(text)
    for path, change in changes.items():
        *parents, last = [int(key) if key.isdigit() else key for key in re.findall(r"\w+", path)]
        part = values
        for key in parents:
            part = part[key]
        part[last] = change(part[last]) if callable(change) else change
    return json.dumps(values)


def refusal(text: str) -> NyhavnError:
    with pytest.raises((MalformedError, IllegalError)) as caught:
        read_state(text)
    assert all(str(value).isascii() for value in caught.value.values.values())
    return caught.value


def recoloured(cards: str) -> str:
    return cards.replace(cards[0], "r" if cards[0] != "r" else "y", 1)


def without_end_card(deck: str) -> str:
    return deck.replace("*", "")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        "17",
        '"nyhavn state 1"',
        "{}",
        '{"format": "nyhavn state 2"}',
        '{"format": 1}',
        "[" * 10**5,
    ],
)
def test_what_is_no_state_of_this_version_is_malformed(text: str) -> None:
    error = refusal(text)
    assert isinstance(error, MalformedError)
    assert error.code in ("state-format", "state-malformed")


def test_a_state_of_another_version_is_refused_by_its_format() -> None:
    error = refusal(BEGINNING.replace(STATE_FORMAT, "nyhavn state 0"))
    assert (error.code, error.values["found"]) == ("state-format", '"nyhavn state 0"')


MALFORMED: list[tuple[str, Any]] = [
    ("players", 1),
    ("players", 5),
    ("players", 2.0),
    ("players", True),
    ("players", "2"),
    ("seat", -1),
    ("seat", 4),
    ("phase", "waiting"),
    ("phase", 0),
    ("turns", -1),
    ("turns", 10**6),
    ("turns", 10**1000),
    ("deck", "rygbpw"),
    ("deck", ["r"]),
    ("reshuffled", 0),
    ("discard", "*"),
    ("discard", None),
    ("piers", "rygbpr"),
    ("piers", "rygbpryg"),
    ("piers", "rygbpr*"),
    ("seats", {}),
    ("seats", []),
    ("seats[0]", []),
    ("seats[0].hand", "yr"),
    ("seats[0].hand", "r y"),
    ("seats[1].known", 3),
    ("seats[0].abilities", ""),
    ("seats[0].abilities", "nn"),
    ("seats[0].active", "xn"),
    ("seats[0].tiles", "r2@a1:b1"),
    ("seats[0].tiles", ["*a1"] * 27),
    ("seats[0].tiles[0]", "w1@a1:b1"),
    ("seats[0].tiles[0]", "r2@f1:a1"),
    ("seats[0].tiles[0]", "r2@a1"),
    ("seats[0].scored[0]", "10"),
    ("seats[0].scored[0]", 1),
    ("turn", None),
    ("turn.piers", [1]),
    ("turn.piers", [2, 1]),
    ("turn.piers", [1, 1]),
    ("turn.piers", [1, 2, 3]),
    ("turn.piers[0]", 0),
    ("turn.additional", 8),
    ("turn.discount", "no"),
    ("turn.change", "rg"),
    ("turn.placement", 12),
    ("turn.price", 6),
    ("turn.paid", "w"),
    ("turn.coatsOpen", 8),
    ("turn.coats", ["*-"] * 8),
    ("turn.coats[0]", "*+z"),
    ("turn.coats[0]", [[[]]]),
]


@pytest.mark.parametrize(("path", "value"), MALFORMED, ids=lambda part: str(part)[:20])
def test_what_has_not_the_form_is_refused_with_its_path(path: str, value: Any) -> None:
    error = refusal(edited(MID_TURN, {path: value}))
    assert isinstance(error, MalformedError)
    assert (error.code, error.values["path"]) == ("state-malformed", path)


def test_there_is_one_seat_for_each_player() -> None:
    error = refusal(edited(MID_TURN, {"players": 2}))
    assert (error.code, error.values["path"]) == ("state-malformed", "seats")


@pytest.mark.parametrize("part", ["", "turn", "seats[0]"])
@pytest.mark.parametrize("extra", [{"colour": "red"}, {}])
def test_every_key_has_to_be_there_and_no_other(part: str, extra: dict[str, str]) -> None:
    def spoilt(values: dict[str, Any]) -> dict[str, Any]:
        return values | extra if extra else dict(list(values.items())[:-1])

    text = edited(MID_TURN, {part: spoilt}) if part else json.dumps(spoilt(json.loads(MID_TURN)))
    error = refusal(text)
    assert (error.code, error.values["path"]) == ("state-malformed", part or ".")


def plus(tile: str) -> Callable[[list[str]], list[str]]:
    return lambda tiles: [*tiles, tile]


TOO_MANY_CARDS = {
    "seats[0].hand": "rrrrryyy",
    "deck": lambda deck: deck.replace("r", "", 4).replace("y", "", 2),
}
TAKEN_FAR_APART = {"piers": ".y.ybgb", "seats[0].hand": "rybp", "seats[0].known": "bp", "turn.piers": [1, 3]}
IMPOSSIBLE: list[tuple[str, dict[str, Any], str, str]] = [
    # The cards.
    (BEGINNING, {"seats[0].hand": "ryy"}, "card-count", ""),
    (BEGINNING, {"deck": recoloured}, "card-count", ""),
    (MID_TURN, {"discard": ""}, "card-count", ""),
    (BEGINNING, {"deck": without_end_card}, "end-card-count", ""),
    (MID_TURN, {"deck": without_end_card}, "end-card-count", ""),
    (BEGINNING, {"deck": lambda deck: f"*{deck}"}, "end-card-count", ""),
    (BEGINNING, {"deck": lambda deck: f"*{without_end_card(deck)}"}, "end-card-place", ""),
    (MID_TURN, {"reshuffled": False}, "end-card-too-early", ""),
    (BEGINNING, {"reshuffled": True}, "state-impossible", "reshuffled"),
    (BEGINNING, {"piers": "pybybg.", "deck": lambda deck: f"b{deck}"}, "state-impossible", "piers"),
    (BEGINNING, TOO_MANY_CARDS, "state-impossible", "seats[0].hand"),
    (BEGINNING, {"seats[0].known": "g"}, "state-differs", "seats[0].known"),
    (MID_TURN, {"seats[0].known": ""}, "state-impossible", "seats[0].known"),
    # Turn order.
    (BEGINNING, {"seat": 1}, "state-differs", "seat"),
    (MID_TURN, {"turns": 56}, "state-differs", "seat"),
    (MID_TURN, {"turns": 199}, "state-impossible", "turns"),
    (MID_TURN, {"turns": 1}, "state-impossible", "turns"),
    (BEGINNING, {"phase": "refill", "seat": 1}, "state-impossible", "turns"),
    # Houses and abilities.
    (BEGINNING, {"seats[0].tiles": ["*a1"]}, "state-impossible", "seats[0].tiles"),
    (BEGINNING, {"seats[0].abilities": "nx"}, "state-impossible", "seats[0].abilities"),
    (BEGINNING, {"seats[0].active": "nx"}, "state-differs", "seats[0].active"),
    (BEGINNING, {"seats[0].scored": ["1"]}, "state-differs", "seats[0].scored"),
    (MID_TURN, {"seats[1].scored": ["2", "3", "4"]}, "state-differs", "seats[1].scored"),
    (MID_TURN, {"seats[1].scored": ["2"]}, "state-differs", "seats[1].scored"),
    (MID_TURN, {"seats[2].tiles": plus("y2@b5:a5")}, "tile-not-in-supply", ""),
    (MID_TURN, {"seats[2].tiles": plus("b5@a9:b9c9c8d9")}, "tile-shape", ""),
    (MID_TURN, {"seats[2].tiles": plus("p5@a9:b9c9d9e9")}, "unsupported", ""),
    (MID_TURN, {"seats[2].tiles": plus("p5@a1:b1c1d1e1")}, "space-covered", ""),
    (MID_TURN, {"seats[2].tiles": plus("*a5")}, "state-impossible", "seats[2].abilities"),
    (MID_TURN, {"seats[2].tiles[3]": "g3@e2:d2c2"}, "state-differs", "seats[2].tiles[3]"),
    # The begun turn.
    (BEGINNING, {"turn.piers": [1, 2]}, "state-impossible", "piers"),
    (BEGINNING, {"turn.additional": 1}, "state-impossible", "piers"),
    (BEGINNING, {**TAKEN_FAR_APART, "phase": "taken"}, "state-differs", "seats[0].active"),
    (BEGINNING, {**TAKEN_FAR_APART, "phase": "taking", "seats[0].active": ""}, "state-differs", "phase"),
    (BEGINNING, {**TAKEN_FAR_APART, "phase": "taken", "seats[0].known": ""}, "state-impossible", "piers"),
    (BEGINNING, {"turn.discarded": "r"}, "card-count", ""),
    (BEGINNING, {"turn.discount": True, "phase": "building"}, "ability-not-owned", ""),
    (BEGINNING, {"turn.change": "r>y", "phase": "building"}, "ability-not-owned", ""),
    (BEGINNING, {"turn.change": "r>r", "phase": "building"}, "change-into-itself", ""),
    (BEGINNING, {"turn.placement": True}, "state-differs", "turn.placement"),
    (BEGINNING, {"turn.price": 1}, "state-differs", "turn.price"),
    (BEGINNING, {"turn.paid": "r"}, "card-count", ""),
    (BEGINNING, {"turn.coatsOpen": 1}, "state-differs", "turn.coatsOpen"),
    (BEGINNING, {"turn.coats": ["*c3"]}, "no-coat-open", ""),
    (BEGINNING, {"turn.coats": ["*-"]}, "state-differs", "turn.coats"),
    (MID_TURN, {"turn.piers": []}, "state-impossible", "piers"),
    (MID_TURN, {"turn.placement": False}, "no-coat-open", ""),
    (MID_TURN, {"turn.discount": True}, "state-differs", "discard"),
    (MID_TURN, {"turn.price": 4}, "state-differs", "turn.price"),
    (MID_TURN, {"turn.paid": "ggb"}, "cards-missing", ""),
    (MID_TURN, {"turn.coatsOpen": 2}, "state-differs", "turn.coatsOpen"),
    (MID_TURN, {"turn.coats": ["*+x", "*-"]}, "state-differs", "turn.coats"),
    (MID_TURN, {"turn.coats": ["*+h"]}, "state-impossible", "seats[1].abilities"),
    (MID_TURN, {"phase": "choose"}, "state-differs", "phase"),
    (MID_TURN, {"phase": "done"}, "state-differs", "phase"),
]


@pytest.mark.parametrize(
    ("text", "changes", "code", "path"),
    IMPOSSIBLE,
    ids=lambda part: "" if part in (BEGINNING, MID_TURN) else None,
)
def test_a_state_that_no_game_can_have_is_refused(
    text: str, changes: dict[str, Any], code: str, path: str
) -> None:
    error = refusal(edited(text, changes))
    assert isinstance(error, IllegalError)
    assert (error.code, error.values.get("path", "")) == (code, path)


@pytest.mark.parametrize(("phase", "players"), ANY_STATE)
def test_a_state_fits_no_other_phase(phase: Phase, players: int) -> None:
    for other in set(Phase) - {phase}:
        assert isinstance(
            refusal(edited(state_in(phase, players), {"phase": other.name.lower()})), IllegalError
        )


@pytest.mark.parametrize("players", [3, 4])
def test_the_deck_does_not_stay_empty(players: int) -> None:
    text = write_state(new_game(players, Chance(1)))
    deck = json.loads(text)["deck"]
    error = refusal(edited(text, {"deck": "", "discard": "".join(sorted(deck, key="rygbp".index))}))
    assert (error.code, error.values["path"]) == ("state-impossible", "deck")


def test_nobody_plays_on_after_someone_has_won() -> None:
    won = json.loads(won_by_points())
    next_seat = won["turns"] % won["players"]
    changes = {"phase": "choose", "seat": next_seat, "turn": json.loads(BEGINNING)["turn"]}
    error = refusal(edited(won_by_points(), changes))
    assert (error.code, error.values["path"]) == ("state-impossible", f"seats[{won['seat']}].tiles")


def test_the_end_card_is_gone_from_the_deck_just_when_it_ended_the_game() -> None:
    turned_up = edited(state_in(Phase.OVER, 2), {"deck": lambda deck: f"*{deck}"})
    assert refusal(turned_up).code == "state-differs"
    assert "*" in json.loads(won_by_points())["deck"]
    assert refusal(edited(won_by_points(), {"deck": without_end_card})).code in (
        "state-differs",
        "end-card-place",
    )


# Whatever the text is, it is refused or loads into a game that can be played on.


def paths_in(part: Any, path: str = "") -> Iterator[tuple[str, bool]]:
    """The paths of all values, and whether they hold other ones."""
    items = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    for key, value in items:
        yield f"{path}.{key}", isinstance(value, dict | list)
        yield from paths_in(value, f"{path}.{key}")


ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda values: st.lists(values, max_size=3) | st.dictionaries(st.text(max_size=3), values, max_size=3),
    max_leaves=4,
)
CARD_PLACES = ["deck", "discard", "piers", "seats.0.hand", "seats.1.hand", "seats.0.known", "turn.paid"]


def in_order(cards: str) -> str:
    return "".join(sorted(cards, key="rygbp*.".index))


def other_value(data: st.DataObject, value: Any) -> Any:
    """A value that resembles this one, or any at all."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return data.draw(st.integers(-1, 9) | st.just(value + 1) | st.just(value - 1))
    if isinstance(value, str) and value:
        place = data.draw(st.integers(0, len(value) - 1))
        letter = data.draw(st.sampled_from("rygbpnxdhoabcde123456789*.+-~@:"))
        return (
            value[:place]
            + data.draw(st.sampled_from(["", letter, value[place] + letter]))
            + value[place + 1 :]
        )
    if isinstance(value, list) and value:
        place = data.draw(st.integers(0, len(value) - 1))
        return data.draw(st.sampled_from([value[:-1], value[1:], value[::-1], [*value, value[place]]]))
    return data.draw(ANY_JSON)


def moved_card(data: st.DataObject, text: str) -> str:
    """The state with one card in another place: the totals stay right."""
    start, end = data.draw(st.permutations(CARD_PLACES))[:2]
    moved = ""

    def take(cards: str) -> str:
        nonlocal moved
        place = data.draw(st.integers(0, max(0, len(cards) - 1)))
        moved = cards[place : place + 1]
        return cards[:place] + cards[place + 1 :]

    def give(cards: str) -> str:
        return moved + cards if end == "deck" else in_order(cards + moved)

    return edited(text, {start: take, end: give})


def assert_refused_or_playable(text: str, seed: int) -> None:
    try:
        game = read_state(text)
    except (MalformedError, IllegalError):
        return
    assert_loads_back(game)
    chance = Chance(seed)
    while game.phase != Phase.OVER:
        assert all(game.is_legal(choice) for choice in game.choices())
        step(game, chance)


@given(st.data(), st.sampled_from(ANY_STATE), st.integers(0, 1000))
@settings(max_examples=400, deadline=None)
def test_a_changed_state_is_refused_or_can_be_played_on(
    data: st.DataObject, state: tuple[Phase, int], seed: int
) -> None:
    text = state_in(*state)
    for _ in range(data.draw(st.integers(0, 3))):
        text = moved_card(data, text)
    paths = list(paths_in(json.loads(text)))
    holders = st.sampled_from([[path] for path, holds in paths if holds])
    others = st.lists(st.sampled_from([path for path, holds in paths if not holds]), max_size=3)
    for path in data.draw(holders | others):
        text = edited(text, {path: lambda value: other_value(data, value)})
    assert_refused_or_playable(text, seed)


@given(st.data(), st.sampled_from(ANY_STATE))
@settings(max_examples=100, deadline=None)
def test_hidden_cards_may_be_dealt_in_any_other_way(data: st.DataObject, state: tuple[Phase, int]) -> None:
    text = state_in(*state)
    values = json.loads(text)
    place = values["deck"].find("*")
    cards = data.draw(st.permutations(without_end_card(values["deck"])))
    deck = "".join(cards) if place < 0 else "".join([*cards[:place], "*", *cards[place:]])
    shuffled = read_state(edited(text, {"deck": deck}))
    assert json.loads(write_state(shuffled)) == values | {"deck": deck}


@given(st.text() | ANY_JSON.map(json.dumps))
@settings(max_examples=100, deadline=None)
def test_any_other_text_is_malformed(text: str) -> None:
    assert isinstance(refusal(text), MalformedError)


@given(st.integers(0, len(MID_TURN) - 3))
@settings(max_examples=50, deadline=None)
def test_a_text_that_breaks_off_is_malformed(length: int) -> None:
    assert isinstance(refusal(MID_TURN[:length]), MalformedError)
