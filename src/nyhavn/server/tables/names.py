"""What people and seats may be called."""

import re
import unicodedata

from nyhavn.server.refusals import ServerRefusal
from nyhavn.server.wire.errors import BAD_REQUEST, RefusedError
from nyhavn.server.wire.values import NAME_LENGTH

_SPACES = re.compile(r"[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+")
# Controls, marks of direction, tags, what is not assigned, and line breaks; joiners hold emoji together.
_UNSEEN_CATEGORIES = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_JOINERS = {"\u200c", "\u200d"}
# Letters and signs that are drawn as nothing; a record holds names between quotation marks.
_FORBIDDEN = set('"\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0')
_MARKS_ON_ONE_LETTER = 3


def checked_name(name: str) -> str:
    """The name without spaces around it, or a refusal of one that cannot be shown or written down."""
    name = _SPACES.sub(" ", name).strip()
    if not 1 <= len(name) <= NAME_LENGTH:
        raise RefusedError(ServerRefusal.NAME_LENGTH, {"most": NAME_LENGTH}, BAD_REQUEST)
    if not _is_showable(name):
        raise RefusedError(ServerRefusal.NAME_CHARACTERS, status=BAD_REQUEST)
    return name


def _is_showable(name: str) -> bool:
    marks, seen = 0, False
    for character in name:
        category = unicodedata.category(character)
        unseen = category in _UNSEEN_CATEGORIES and character not in _JOINERS
        if unseen or character in _FORBIDDEN:
            return False
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks > _MARKS_ON_ONE_LETTER:
            return False
        seen = seen or category[0] in "LNSP"
    return seen
