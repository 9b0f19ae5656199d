"""A whole game as text, at any moment of a turn, and the game that such a text describes.

The text is JSON in game words; ``docs/state.md`` describes it. Reading trusts nothing: the begun turn is taken back,
the position in which it began is checked, and the turn is played again by the rules. So a game that was read has
only ever been changed by legal decisions, and whatever the text says beside that must be what came of them.
"""

import json
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from nyhavn.rules.deck import check_first_deck, check_second_deck, first_cards
from nyhavn.rules.decisions import (
    DECISIONS,
    LAY_SPECIAL,
    PAIRS,
    PLACE,
    ChangeColours,
    Decision,
    Discard,
    EndTurn,
    LaySpecial,
    Pay,
    Place,
    Reactivate,
    TakeAbility,
    TakeAdditional,
    TakePair,
    UseDiscount,
    number_of,
)
from nyhavn.rules.errors import IllegalError, MalformedError, NyhavnError
from nyhavn.rules.game import Game, line_points
from nyhavn.rules.offers import line_name
from nyhavn.rules.phases import Phase
from nyhavn.rules.pieces import (
    ABILITY_LETTERS,
    COLOUR_LETTERS,
    COLOUR_OF_LETTER,
    END_CARD_LETTER,
    FIRST_HANDS,
    HAND_LIMIT,
    MIN_PLAYERS,
    PIERS,
    POINTS_TO_WIN,
    SPACE_INDEX,
    TILE_OF_NAME,
)
from nyhavn.rules.placements import PLACEMENT_NUMBER, PLACEMENT_SPACES, PLACEMENT_WINDOWS, Placement
from nyhavn.rules.playing import turn_played
from nyhavn.rules.tables import CARD_LETTERS, COAT_ROWS, COAT_SPACES, LAPSED, LINES, NOTHING, SPACE_BIT
from nyhavn.rules.turns import Lapse, coat_word, letters
from nyhavn.rules.view import tile_word

FORMAT = "nyhavn state 1"

Values = dict[str, Any]
"""A state, or a part of one, as JSON values."""
Shape = str | tuple["Shape", int] | dict[str, "Shape"]
"""A pattern for the JSON text of a value; the items of a list and how many it may have; or the keys of an object."""

EMPTY_PIER = "."
ANY_CARD_COUNTS = f'"{"*".join(COLOUR_LETTERS)}*"'
ANY_ABILITIES = f'"{"?".join(ABILITY_LETTERS)}?"'
YES_OR_NO = "true|false"
COATS: dict[str, Decision] = {
    coat_word(decision): decision
    for decision in DECISIONS
    if isinstance(decision, LaySpecial | TakeAbility | Reactivate)
}
LAPSE = coat_word(Lapse())
# The longest list of tiles is a full house: seven special tiles for its coats of arms, and 19 coloured ones.
SEAT: Shape = {
    "hand": ANY_CARD_COUNTS,
    "known": ANY_CARD_COUNTS,
    "abilities": ANY_ABILITIES.replace("?", "", 1),
    "active": ANY_ABILITIES,
    "tiles": (r'"(\*[a-e][1-9]|[rygbp][2-5]@[a-e][1-9]:([a-e][1-9]){1,4})"', 26),
    "scored": ('"[1-9a-e]"', LINES),
}
TURN: Shape = {
    "piers": ("[1-7]", 2),
    "additional": "null|[1-7]",
    "discarded": ANY_CARD_COUNTS,
    "discount": YES_OR_NO,
    "change": 'null|"[rygbp]>[rygbp]"',
    "placement": YES_OR_NO,
    "price": "[0-5]",
    "paid": ANY_CARD_COUNTS,
    "coatsOpen": "[0-7]",
    "coats": (r'"\*([a-e][1-9]|\+[nxdho]|~|-)"', len(COAT_SPACES) + len(COAT_ROWS)),
}
STATE: Shape = {
    "format": f'"{FORMAT}"',
    "players": "[2-4]",
    "seat": "[0-3]",
    "phase": f'"({"|".join(phase.name.lower() for phase in Phase)})"',
    "turns": "0|[1-9][0-9]{0,2}",
    "deck": '"[rygbp*]*"',
    "reshuffled": YES_OR_NO,
    "discard": ANY_CARD_COUNTS,
    "piers": '"[rygbp.]{7}"',
    "seats": (SEAT, len(FIRST_HANDS)),
    "turn": TURN,
}


def write_state(game: Game) -> str:
    """The game as text: equal games give equal texts."""
    return json.dumps(_values(game), separators=(",", ":"))


def read_state(text: str) -> Game:
    """The game that a text describes; any other text is refused as malformed or as impossible."""
    values = _parsed(text)
    game = Game.from_facts(_facts(_turn_taken_back(values)))
    _check_houses(game)
    _check_turns(game)
    _play_again(game, values)
    _compare(values, _values(game), "")
    return game


# Writing.


def _values(game: Game) -> Values:
    return {
        "format": FORMAT,
        "players": game.players,
        "seat": game.seat,
        "phase": Phase(game.phase).name.lower(),
        "turns": game.turns,
        "deck": "".join(CARD_LETTERS[card] for card in game.deck[game.drawn : game.deck_size]),
        "reshuffled": bool(game.reshuffled),
        "discard": game.discard_pile(),
        "piers": "".join(EMPTY_PIER if card == NOTHING else CARD_LETTERS[card] for card in game.piers),
        "seats": [_seat_values(game, seat) for seat in range(game.players)],
        "turn": _turn_values(game),
    }


def _seat_values(game: Game, seat: int) -> Values:
    laid = [DECISIONS[number] for number in game.laid[seat][: game.laid_count[seat]]]
    return {
        "hand": _cards(game.hands[seat]),
        "known": _cards(game.known[seat]),
        "abilities": _abilities(game.owned[seat]),
        "active": _abilities(game.active[seat]),
        "tiles": [tile_word(tile) for tile in laid if isinstance(tile, Place | LaySpecial)],
        "scored": [line_name(line) for line in range(LINES) if game.scored[seat] & 1 << line],
    }


def _turn_values(game: Game) -> Values:
    take, build = turn_played(game).take, turn_played(game).build
    changes = game.change_to != NOTHING
    return {
        "piers": list(take.piers) if take else [],
        "additional": take.additional if take else None,
        "discarded": letters(take.discards) if take else "",
        "discount": bool(game.discount),
        "change": f"{CARD_LETTERS[game.change_from]}>{CARD_LETTERS[game.change_to]}" if changes else None,
        "placement": build is not None,
        "price": game.price,
        "paid": letters(build.paid) if build else "",
        "coatsOpen": game.coats_open,
        "coats": [coat_word(coat) for coat in build.coats] if build else [],
    }


def _cards(counts: list[int]) -> str:
    return "".join(letter * count for letter, count in zip(COLOUR_LETTERS, counts, strict=True))


def _abilities(kinds: int) -> str:
    return "".join(letter for kind, letter in enumerate(ABILITY_LETTERS) if kinds & 1 << kind)


# Reading: the form.


def _parsed(text: str) -> Values:
    try:
        values = json.loads(text)
    except (ValueError, RecursionError) as fault:
        raise MalformedError("state-not-json") from fault
    found = values.get("format") if isinstance(values, dict) else None
    if found != FORMAT:
        raise MalformedError("state-format", {"found": _shown(found), "expected": FORMAT})
    _check_shape(STATE, values, "")
    if len(values["seats"]) != values["players"]:
        raise _malformed("seats", f".{{{values['players']}}}", values["seats"])
    piers = values["turn"]["piers"]
    if piers and tuple(pier - 1 for pier in piers) not in PAIRS:
        raise _malformed("turn.piers", "[1,2]|...|[6,7]", json.dumps(piers))
    return dict(values)


def _check_shape(shape: Shape, value: object, path: str) -> None:
    if isinstance(shape, str):
        if isinstance(value, dict | list) or not re.fullmatch(shape, json.dumps(value)):
            raise _malformed(path, shape, value)
    elif isinstance(shape, tuple):
        item, most = shape
        if not isinstance(value, list) or len(value) > most:
            raise _malformed(path, f"[.{{0,{most}}}]", value)
        for index, found in enumerate(value):
            _check_shape(item, found, f"{path}[{index}]")
    else:
        if not isinstance(value, dict) or value.keys() != shape.keys():
            raise _malformed(path, f"{{{','.join(shape)}}}", value)
        for key, part in shape.items():
            _check_shape(part, value[key], f"{path}.{key}".removeprefix("."))


def _malformed(path: str, expected: str, found: object) -> MalformedError:
    return MalformedError("state-malformed", {"path": path or ".", "expected": expected, "found": _shown(found)})


def _shown(found: object) -> str:
    """What was found, short enough for a message; what may be nested deeply is only hinted at."""
    if isinstance(found, dict):
        return f"{{{','.join(found)}}}"[:80]
    return "[...]" if isinstance(found, list) else json.dumps(found)[:80]
