"""One description of everything that goes over the wire, from which the browser's types are made."""

from typing import Any

import msgspec

from nyhavn import rules
from nyhavn.bots.failures import BotFault
from nyhavn.records.errors import RecordFault
from nyhavn.server.app import create_app
from nyhavn.server.refusals import ServerRefusal
from nyhavn.server.settings import Settings
from nyhavn.server.wire.socket import ClientMessage, ServerMessage

REFERENCE = "#/components/schemas/{name}"
CODES = (rules.Refusal, RecordFault, BotFault, ServerRefusal)
"""The enumerations of the codes with which something can be refused over the wire."""


def whole_schema() -> dict[str, Any]:
    """The HTTP side as OpenAPI; among its types also those of the socket.

    ``ClientMessage`` is what a client sends over the socket, ``ServerMessage`` what it gets. The codes of
    refusals are listed, so that no client compares with one that does not exist. ``x-pieces`` is what is in
    the box, so that no client counts it again.
    """
    whole: dict[str, Any] = create_app(Settings(database="sqlite:///:memory:")).openapi_schema.to_schema()
    unions = (ClientMessage, ServerMessage)
    (client, server), parts = msgspec.json.schema_components(unions, ref_template=REFERENCE)
    parts["Refusal"]["properties"]["code"] = {"type": "string", "enum": _codes()}
    whole["components"]["schemas"] |= parts | {"ClientMessage": client, "ServerMessage": server}
    return whole | {"x-pieces": _pieces()}


def _codes() -> list[str]:
    return sorted(rules.code_of(member) for room in CODES for member in room)


def _pieces() -> dict[str, Any]:
    """Colours, tiles, abilities and the house, as the notation and the catalogs name them."""
    return {
        "COLOURS": list(rules.COLOUR_LETTERS),
        "COLOUR_NAMES": {colour.letter: colour.name.lower() for colour in rules.Colour},
        "SIZES": rules.SIZES,
        "TILE_PICTURES": rules.TILE_PICTURES,
        "ABILITIES": list(rules.ABILITY_LETTERS),
        "ABILITY_NAMES": {ability.letter: rules.ability_word(ability) for ability in rules.Ability},
        "COLUMN_LETTERS": "".join(sorted({space[0] for space in rules.SPACES})),
        "COLUMNS": rules.COLUMNS,
        "ROWS": rules.ROWS,
        "COAT_SPACES": rules.COAT_SPACES,
        "COAT_ROWS": rules.COAT_ROWS,
        "MIN_PLAYERS": rules.MIN_PLAYERS,
        "MAX_PLAYERS": rules.MAX_PLAYERS,
        "PIERS": rules.PIERS,
        "HAND_LIMIT": rules.HAND_LIMIT,
        "POINTS_TO_WIN": rules.POINTS_TO_WIN,
        "LAST_CARDS": rules.LAST_CARDS,
    }
