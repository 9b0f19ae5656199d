"""What people and seats may be called."""

import re

from nyhavn.server.refusals import ServerRefusal
from nyhavn.server.wire.errors import BAD_REQUEST, RefusedError
from nyhavn.server.wire.values import NAME_LENGTH

# A record holds names between quotation marks; marks that turn the direction of text could disguise a name.
_FORBIDDEN = re.compile(
    r"[\x00-\x1f\x7f-\x9f\"\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ud800-\udfff]"
)


def checked_name(name: str) -> str:
    """The name without spaces around it, or a refusal of one that cannot be shown or written down."""
    name = " ".join(name.split(" ")).strip()
    if not 1 <= len(name) <= NAME_LENGTH:
        raise RefusedError(ServerRefusal.NAME_LENGTH, {"most": NAME_LENGTH}, BAD_REQUEST)
    if _FORBIDDEN.search(name):
        raise RefusedError(ServerRefusal.NAME_CHARACTERS, status=BAD_REQUEST)
    return name
