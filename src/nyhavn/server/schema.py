"""One description of everything that goes over the wire, from which the browser's types are made."""

from typing import Any

import msgspec

from nyhavn.server.app import create_app
from nyhavn.server.messages import SaidByViewer, ToldToViewer
from nyhavn.server.settings import Settings

PLACE = "#/components/schemas/{name}"


def whole_schema() -> dict[str, Any]:
    """The HTTP side as OpenAPI; among its types also those of the socket.

    ``SaidByViewer`` is what a client sends over the socket, ``ToldToViewer`` what it is sent.
    """
    whole: dict[str, Any] = create_app(Settings(database="sqlite:///:memory:")).openapi_schema.to_schema()
    (said, told), parts = msgspec.json.schema_components((SaidByViewer, ToldToViewer), ref_template=PLACE)
    whole["components"]["schemas"] |= parts | {"SaidByViewer": said, "ToldToViewer": told}
    return whole
