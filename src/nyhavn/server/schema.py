"""One description of everything that goes over the wire, from which the browser's types are made."""

from typing import Any

import msgspec

from nyhavn.rules import pieces
from nyhavn.rules.refusals import ability_word
from nyhavn.server.app import create_app
from nyhavn.server.settings import Settings
from nyhavn.server.wire.socket import ClientMessage, ServerMessage

REFERENCE = "#/components/schemas/{name}"


def whole_schema() -> dict[str, Any]:
    """The HTTP side as OpenAPI; among its types also those of the socket.

    ``ClientMessage`` is what a client sends over the socket, ``ServerMessage`` what it gets. ``x-pieces`` is
    what is in the box, so that no client counts it again.
    """
    whole: dict[str, Any] = create_app(Settings(database="sqlite:///:memory:")).openapi_schema.to_schema()
    unions = (ClientMessage, ServerMessage)
    (client, server), parts = msgspec.json.schema_components(unions, ref_template=REFERENCE)
    whole["components"]["schemas"] |= parts | {"ClientMessage": client, "ServerMessage": server}
    return whole | {"x-pieces": _pieces()}


def _pieces() -> dict[str, Any]:
    """Colours, tiles, abilities and the house, as the notation and the catalogs name them."""
    return {
        "COLOURS": list(pieces.COLOUR_LETTERS),
        "COLOUR_NAMES": {colour.letter: colour.name.lower() for colour in pieces.Colour},
        "SIZES": pieces.SIZES,
        "TILE_PICTURES": pieces.TILE_PICTURES,
        "ABILITIES": list(pieces.ABILITY_LETTERS),
        "ABILITY_NAMES": {ability.letter: ability_word(ability) for ability in pieces.Ability},
        "COLUMN_LETTERS": "".join(sorted({space[0] for space in pieces.SPACES})),
        "COLUMNS": pieces.COLUMNS,
        "ROWS": pieces.ROWS,
        "COAT_SPACES": pieces.COAT_SPACES,
        "COAT_ROWS": pieces.COAT_ROWS,
        "MIN_PLAYERS": pieces.MIN_PLAYERS,
        "MAX_PLAYERS": pieces.MAX_PLAYERS,
        "PIERS": pieces.PIERS,
        "HAND_LIMIT": pieces.HAND_LIMIT,
        "POINTS_TO_WIN": pieces.POINTS_TO_WIN,
        "LAST_CARDS": pieces.LAST_CARDS,
    }
