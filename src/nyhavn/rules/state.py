"""A whole game as text, at any moment of a turn, and the game that such a text describes.

The text is JSON in game words; ``docs/state.md`` describes it. Reading trusts nothing: the turn in progress
is taken back, the position in which it began is checked, and the turn is played again by the rules. So a game
that was read has been changed by legal decisions only, and all that the text says must be what came of them.
"""

import json
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from nyhavn.rules import constants, decisions, pieces
from nyhavn.rules.constants import CARD_LETTERS, NOTHING
from nyhavn.rules.decisions import Decision, LaySpecial, Place, Reactivate, TakeAbility
from nyhavn.rules.deck import check_first_deck, check_second_deck, first_cards
from nyhavn.rules.errors import IllegalError, MalformedError, Refusal
from nyhavn.rules.game import Game, coats_between, line_points
from nyhavn.rules.offers import line_name
from nyhavn.rules.phases import Phase
from nyhavn.rules.pieces import ABILITY_LETTERS, COLOUR_LETTERS, COLOUR_OF_LETTER, END_CARD_LETTER
from nyhavn.rules.placements import PLACEMENT_NUMBER, Placement, spaces_mask
from nyhavn.rules.playing import turn_played
from nyhavn.rules.position import has_end_card
from nyhavn.rules.turns import Lapse, coat_word, letters
from nyhavn.rules.view import tile_word

STATE_FORMAT = "nyhavn state 1"

Values = dict[str, Any]
"""A state, or a part of one, as JSON values."""
Shape = str | tuple["Shape", int] | dict[str, "Shape"]
"""A pattern for the JSON text of a value; a list's items and how many there may be; or an object's keys."""

EMPTY_PIER = "."
COATS: dict[str, Decision] = {
    coat_word(decision): decision
    for decision in decisions.DECISIONS
    if isinstance(decision, LaySpecial | TakeAbility | Reactivate)
}
LAPSE, REACTIVATE = coat_word(Lapse()), coat_word(Reactivate())

ANY_CARDS = '"r*y*g*b*p*"'
YES_OR_NO = "true|false"
SEAT: Shape = {
    "hand": ANY_CARDS,
    "known": ANY_CARDS,
    "abilities": '"nx?d?h?o?"',
    "active": '"n?x?d?h?o?"',
    "tiles": (r'"(\*[a-e][1-9]|[rygbp][2-5]@[a-e][1-9]:([a-e][1-9]){1,4})"', constants.MOST_TILES_IN_HOUSE),
    "scored": ('"[1-9a-e]"', constants.LINES),
}
TURN: Shape = {
    "piers": ("[1-7]", 2),
    "additional": "null|[1-7]",
    "discarded": ANY_CARDS,
    "discount": YES_OR_NO,
    "change": 'null|"[rygbp]>[rygbp]"',
    "placement": YES_OR_NO,
    "price": "[0-5]",
    "paid": ANY_CARDS,
    "coatsOpen": "[0-7]",
    "coats": (r'"\*([a-e][1-9]|\+[nxdho]|~|-)"', constants.COAT_COUNT),
}
STATE: Shape = {
    "format": f'"{STATE_FORMAT}"',
    "players": "[2-4]",
    "seat": "[0-3]",
    "phase": f'"({"|".join(phase.name.lower() for phase in Phase)})"',
    "turns": "0|[1-9][0-9]{0,2}",
    "deck": '"[rygbp*]*"',
    "reshuffled": YES_OR_NO,
    "discard": ANY_CARDS,
    "piers": '"[rygbp.]{7}"',
    "seats": (SEAT, pieces.MAX_PLAYERS),
    "turn": TURN,
}


def write_state(game: Game) -> str:
    """The game as text: equal games give equal texts."""
    if game.veiled:
        raise IllegalError(Refusal.DECK_HIDDEN)
    return json.dumps(_values(game), separators=(",", ":"))


def read_state(text: str) -> Game:
    """The game that a text describes; any other text is refused as malformed or as impossible."""
    values = _parsed(text)
    before = _turn_taken_back(values)
    _check_cards(before)
    _check_turns(before)
    game = Game.from_facts(_facts(before))
    for decision in _steps(game, values):
        game.apply(decision)
    if _phase(values) in (Phase.RESHUFFLE, Phase.OVER) and game.phase == Phase.REFILL:
        game.refill()
    _compare(values, _values(game), "")
    return game


# Writing.


def _values(game: Game) -> Values:
    return {
        "format": STATE_FORMAT,
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
    laid = [decisions.DECISIONS[number] for number in game.laid[seat][: game.laid_count[seat]]]
    return {
        "hand": _cards(game.hands[seat]),
        "known": _cards(game.known[seat]),
        "abilities": _abilities(game.owned[seat]),
        "active": _abilities(game.active[seat]),
        "tiles": [tile_word(tile) for tile in laid if isinstance(tile, Place | LaySpecial)],
        "scored": [line_name(line) for line in range(constants.LINES) if game.scored[seat] & 1 << line],
    }


def _turn_values(game: Game) -> Values:
    turn = turn_played(game)
    take, build = turn.take, turn.build
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
        raise _malformed("", "JSON", text) from fault
    found = values.get("format") if isinstance(values, dict) else None
    if found != STATE_FORMAT:
        raise MalformedError(
            Refusal.STATE_FORMAT, {"found": _shown(found), "expected": json.dumps(STATE_FORMAT)}
        )
    _check_shape(STATE, values, "")
    players, piers = values["players"], values["turn"]["piers"]
    if len(values["seats"]) != players:
        raise _malformed("seats", f"[.{{{players}}}]", values["seats"])
    if piers and tuple(pier - 1 for pier in piers) not in decisions.PAIRS:
        raise _malformed("turn.piers", "[1,2]|...|[6,7]", piers)
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
            raise _malformed(path, _shown(shape), value)
        for key, part in shape.items():
            _check_shape(part, value[key], f"{path}.{key}".removeprefix("."))


def _malformed(path: str, expected: str, found: object) -> MalformedError:
    values = {"path": path or ".", "expected": expected, "found": _shown(found)}
    return MalformedError(Refusal.STATE_MALFORMED, values)


def _shown(found: object) -> str:
    """What was found, short enough for a message; of what may be deeply nested only the keys."""
    if isinstance(found, dict):
        return json.dumps(list(found))[:120]
    return "[...]" if isinstance(found, list) else json.dumps(found)[:120]


# Reading: the position in which the turn began, written as a state.


def _turn_taken_back(values: Values) -> Values:
    """The state in which the turn began.

    Which cards were taken is not written. Any that all know of will do: played again, they come back.
    """
    players, turn, phase = values["players"], values["turn"], _phase(values)
    turns = values["turns"] - (phase >= Phase.REFILL)
    seat = turns % players
    _compare(values["seat"], seat, "seat")
    mine = values["seats"][seat]
    spent = turn["discarded"] + turn["paid"]
    emptied = sorted({*turn["piers"], turn["additional"]} - {None})
    taken = (mine["known"] + spent)[: len(emptied)].ljust(len(emptied), EMPTY_PIER)
    piers, drawn = list(values["piers"]), ""
    for pier, card in zip(emptied, taken, strict=True):
        # After the turn the harbour may have been filled, in part or up to the end-of-game card.
        drawn += piers[pier - 1].strip(EMPTY_PIER)
        piers[pier - 1] = card
    ends = has_end_card(players, values["reshuffled"])
    if phase == Phase.OVER and ends and END_CARD_LETTER not in values["deck"]:
        drawn += END_CARD_LETTER
    before = mine | _abilities_before(mine, turn)
    before["hand"] = _without(mine["hand"] + spent, taken)
    before["known"] = _without(mine["known"] + spent, taken)
    before["tiles"] = mine["tiles"][: _place_of_bought(mine["tiles"], turn)]
    return values | {
        "turns": turns,
        "deck": drawn + values["deck"],
        "discard": _without(values["discard"], spent),
        "piers": "".join(piers),
        "seats": [*values["seats"][:seat], before, *values["seats"][seat + 1 :]],
    }


def _phase(values: Values) -> Phase:
    return Phase[values["phase"].upper()]


def _without(cards: str, gone: str) -> str:
    left = Counter(cards) - Counter(gone)
    return "".join(letter * left[letter] for letter in COLOUR_LETTERS)


def _place_of_bought(tiles: list[str], turn: Values) -> int:
    """Where in the list the tile bought in this turn is; past the end where there is none."""
    coloured = [index for index, word in enumerate(tiles) if word not in COATS]
    return coloured[-1] if turn["placement"] and coloured else len(tiles)


def _abilities_before(mine: Values, turn: Values) -> Values:
    """What was used was active; after a reactivation everything else may have been inactive."""
    gained = {coat[-1] for coat in turn["coats"] if coat.startswith("*+")}
    owned = [letter for letter in mine["abilities"] if letter not in gained]
    used = {
        "n": turn["piers"] and turn["piers"][1] - turn["piers"][0] > 1,
        "x": turn["additional"],
        "d": turn["placement"] and turn["discount"],
        "h": turn["placement"] and turn["change"],
        "o": turn["placement"] and turn["piers"],
    }
    others = "" if REACTIVATE in turn["coats"] else mine["active"]
    active = [letter for letter in owned if letter in others or used[letter]]
    return {"abilities": "".join(owned), "active": "".join(active)}


def _check_cards(state: Values) -> None:
    """Every card of the game is in one place, and hands and harbour are as they are between turns."""
    players, deck, seats = state["players"], state["deck"], state["seats"]
    if EMPTY_PIER in state["piers"]:
        raise _impossible("piers", state["piers"])
    if not deck:
        raise _impossible("deck", deck)
    if state["reshuffled"] and players == pieces.MIN_PLAYERS:
        raise _impossible("reshuffled", True)
    # With the cards that have left it laid back on top, the deck is one that could have been shuffled.
    drawn = state["discard"] + state["piers"] + "".join(seat["hand"] for seat in seats)
    if state["reshuffled"]:
        check_second_deck(first_cards(players), drawn + deck)
    else:
        check_first_deck(players, drawn + deck)
    for index, seat in enumerate(seats):
        if len(seat["hand"]) > pieces.HAND_LIMIT:
            raise _impossible(f"seats[{index}].hand", seat["hand"])
        if len(_without(seat["hand"], seat["known"])) > pieces.FIRST_HANDS[index]:
            raise _impossible(f"seats[{index}].known", seat["known"])


def _check_turns(state: Values) -> None:
    """In every turn two or three cards are taken, or a tile is bought, or both."""
    players, cards = state["players"], len(first_cards(state["players"]))
    drawn = cards - pieces.PIERS - sum(pieces.FIRST_HANDS[:players])
    if not state["reshuffled"]:
        drawn -= len(state["deck"].replace(END_CARD_LETTER, ""))
    bought = [sum(word not in COATS for word in seat["tiles"]) for seat in state["seats"]]
    fewest = max(players * (count - 1) + seat + 1 if count else 0 for seat, count in enumerate(bought))
    most = sum(bought) + (drawn + cards * state["reshuffled"]) // 2
    if not max(fewest, drawn / 3) <= state["turns"] <= most:
        raise _impossible("turns", state["turns"])


def _facts(state: Values) -> Values:
    """The facts of a game at the beginning of a turn.

    A known card that is not in hand and an active ability that is not owned are left out, and so stand out
    when all is compared; what is scored follows from the tiles.
    """
    seats = state["seats"]
    hands = [_counts(seat["hand"]) for seat in seats]
    known = [list(map(min, hand, _counts(seat["known"]))) for hand, seat in zip(hands, seats, strict=True)]
    owned = [_kinds(seat["abilities"]) for seat in seats]
    lines = [_points_by_line(seat, f"seats[{index}]") for index, seat in enumerate(seats)]
    return Game().facts() | {
        **{key: state[key] for key in ("players", "seat", "turns", "reshuffled")},
        "deck": [CARD_LETTERS.index(letter) for letter in state["deck"]],
        "discard": _counts(state["discard"]),
        "piers": [COLOUR_LETTERS.index(letter) for letter in state["piers"]],
        "hands": hands,
        "known": known,
        "unknown": [sum(hand) - sum(seen) for hand, seen in zip(hands, known, strict=True)],
        "owned": owned,
        "active": [_kinds(seat["active"]) & kinds for seat, kinds in zip(seats, owned, strict=True)],
        "laid": [[decisions.number_of(_tile(word)) for word in seat["tiles"]] for seat in seats],
        "scored": [sum(1 << line for line, points in enumerate(scores) if points) for scores in lines],
        "points": [sum(scores) for scores in lines],
    }


def _counts(cards: str) -> list[int]:
    return [cards.count(letter) for letter in COLOUR_LETTERS]


def _kinds(abilities: str) -> int:
    return sum(1 << ABILITY_LETTERS.index(letter) for letter in abilities)


def _points_by_line(seat: Values, path: str) -> list[int]:
    """What a house has scored; its special tiles and abilities were earned, and it has not won yet."""
    filled = windows = used = 0
    for word in seat["tiles"]:
        tile = _tile(word)
        used += isinstance(tile, LaySpecial)
        if used > coats_between(0, filled):
            raise _impossible(f"{path}.tiles", word)
        filled |= spaces_mask(tile.placement.spaces if isinstance(tile, Place) else (tile.space,))
        windows |= spaces_mask(tile.placement.windows if isinstance(tile, Place) else (tile.space,))
    if used + len(seat["abilities"]) - 1 > coats_between(0, filled):
        raise _impossible(f"{path}.abilities", seat["abilities"])
    points = [line_points(line, filled, windows) for line in range(constants.LINES)]
    if sum(points) >= pieces.POINTS_TO_WIN:
        raise _impossible(f"{path}.tiles", sum(points))
    return points


def _tile(word: str) -> Place | LaySpecial:
    if word in COATS:
        return LaySpecial(word[1:])
    name, brick, *windows = re.findall("[a-z][1-9]", word)
    in_order = sorted(windows, key=pieces.SPACE_INDEX.__getitem__)
    placement = Placement(pieces.TILE_OF_NAME[name], brick, tuple(in_order))
    if placement not in PLACEMENT_NUMBER:
        raise IllegalError(Refusal.TILE_SHAPE, {"tile": name, "spaces": " ".join((brick, *windows))})
    return Place(placement)


def _impossible(path: str, found: object) -> IllegalError:
    return IllegalError(Refusal.STATE_IMPOSSIBLE, {"path": path, "found": _shown(found)})


# Reading: the turn.


def _steps(game: Game, values: Values) -> Iterator[Decision]:
    """The decisions of the turn up to now, in an order in which they are legal if they are in any."""
    turn, tiles = values["turn"], values["seats"][game.seat]["tiles"]
    if turn["piers"]:
        yield decisions.TakePair(*turn["piers"])
    if turn["additional"]:
        yield decisions.TakeAdditional(turn["additional"])
    yield from [decisions.Discard(COLOUR_OF_LETTER[letter]) for letter in turn["discarded"]]
    if turn["discount"]:
        yield decisions.UseDiscount()
    if turn["change"]:
        source, target = turn["change"].split(">")
        yield decisions.ChangeColours(COLOUR_OF_LETTER[source], COLOUR_OF_LETTER[target])
    yield from [_tile(word) for word in tiles[_place_of_bought(tiles, turn) :][:1]]
    if game.phase == Phase.PAYING and turn["change"][0] in turn["paid"]:
        yield decisions.Pay(turn["paid"].count(turn["change"][0]))
    yield from [COATS[word] for word in turn["coats"] if word != LAPSE]
    if _phase(values) >= Phase.REFILL:
        yield decisions.EndTurn()


def _compare(found: Any, expected: Any, path: str) -> None:
    """What was written must be what the rules have come to."""
    if isinstance(expected, dict):
        for key, value in expected.items():
            _compare(found[key], value, f"{path}.{key}".removeprefix("."))
    elif isinstance(expected, list) and len(found) == len(expected):
        for index, value in enumerate(expected):
            _compare(found[index], value, f"{path}[{index}]")
    elif found != expected:
        values = {"path": path, "found": json.dumps(found), "expected": json.dumps(expected)}
        raise IllegalError(Refusal.STATE_DIFFERS, values)
