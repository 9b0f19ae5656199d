"""What can be wrong, with stable codes that are also the keys of the message catalogs."""

from collections.abc import Mapping
from enum import IntEnum, auto


class NyhavnError(Exception):
    """Something a person or a program asked for and cannot have.

    ``code`` is stable; ``values`` fill the message of that code. The text for people comes from the
    message catalogs: this class never prints.
    """

    def __init__(self, code: str, values: Mapping[str, str | int] | None = None) -> None:
        super().__init__(code, dict(values or {}))
        self.code = code
        self.values: dict[str, str | int] = dict(values or {})

    def __str__(self) -> str:
        details = ", ".join(f"{key}={value}" for key, value in self.values.items())
        return f"{self.code} ({details})" if details else self.code


class MalformedError(NyhavnError):
    """The input is not of the form that it should have."""


class IllegalError(NyhavnError):
    """The input is well formed, and the rules do not allow it here."""


class Refusal(IntEnum):
    """Why a decision is not allowed; 0 means that it is.

    The compiled rules answer with these numbers; everybody else uses the ``code``.
    """

    LEGAL = 0
    GAME_OVER = auto()
    TURN_OVER = auto()
    NOT_THIS_STEP = auto()
    PIER_EMPTY = auto()
    ABILITY_NOT_OWNED = auto()
    ABILITY_INACTIVE = auto()
    ALREADY_TOOK = auto()
    ALREADY_BUILT = auto()
    HAND_OVER_LIMIT = auto()
    HAND_WITHIN_LIMIT = auto()
    CARD_NOT_IN_HAND = auto()
    NO_PASSING = auto()
    NOTHING_TO_BUILD = auto()
    ALREADY_DECLARED = auto()
    CHANGE_INTO_ITSELF = auto()
    CHANGE_UNUSED = auto()
    BUILD_DECLARED = auto()
    TILE_NOT_IN_SUPPLY = auto()
    SPACE_COVERED = auto()
    UNSUPPORTED = auto()
    CARDS_MISSING = auto()
    PAYMENT_OPEN = auto()
    PAYMENT_IMPOSSIBLE = auto()
    COAT_OPEN = auto()
    NO_COAT_OPEN = auto()
    NO_SPECIAL_TILE = auto()
    ABILITY_OWNED = auto()
    NOTHING_INACTIVE = auto()

    @property
    def code(self) -> str:
        return self.name.lower().replace("_", "-")
