"""What can be wrong, with stable codes that are also the keys of the message catalogs."""

from collections.abc import Mapping
from enum import Enum, IntEnum, auto


def code_of(member: Enum) -> str:
    """The stable code of a member of an enumeration: its name in kebab-case."""
    return member.name.lower().replace("_", "-")


class NyhavnError(Exception):
    """Something a person or a program asked for and cannot have.

    ``code`` is stable; ``values`` fill the message of that code. The text for people comes from the
    message catalogs: this class never prints.
    """

    def __init__(self, code: str | Enum, values: Mapping[str, str | int] | None = None) -> None:
        text = code_of(code) if isinstance(code, Enum) else code
        super().__init__(text, dict(values or {}))
        self.code = text
        self.values: dict[str, str | int] = dict(values or {})

    def __str__(self) -> str:
        details = ", ".join(f"{key}={value}" for key, value in self.values.items())
        return f"{self.code} ({details})" if details else self.code


class MalformedError(NyhavnError):
    """The input is not of the form that it should have."""


class IllegalError(NyhavnError):
    """The input is well formed, and the rules do not allow it here."""


class Refusal(IntEnum):
    """Every code with which the rules refuse something; 0 means that it is allowed.

    The compiled rules answer with the numbers of the first part, why a decision is not legal now. Everybody
    else uses the ``code``, which is also the key in the message catalogs.
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
    # From here on, what is refused otherwise: turns, decks, states and calls.
    ABILITY_UNKNOWN = auto()
    ADDITIONAL_TWICE = auto()
    BATCH_INDEX = auto()
    BATCH_INDEXES = auto()
    BATCH_SIZE = auto()
    BUILD_BEFORE_TAKE = auto()
    BUILD_MALFORMED = auto()
    CARD_COUNT = auto()
    CARD_UNKNOWN = auto()
    CARDS_ORDER = auto()
    COAT_AFTER_LAPSE = auto()
    COAT_MALFORMED = auto()
    COAT_USABLE = auto()
    DECISION_UNKNOWN = auto()
    DECK_HIDDEN = auto()
    END_CARD_COUNT = auto()
    END_CARD_PLACE = auto()
    END_CARD_TOO_EARLY = auto()
    FACTS_WITHOUT_ROOM = auto()
    LAPSES_COUNT = auto()
    NOTHING_TO_TAKE_BACK = auto()
    OUTSIDE_THE_HOUSE = auto()
    PAID_NOT_THE_PRICE = auto()
    PAID_OTHER_COLOUR = auto()
    PIER_UNKNOWN = auto()
    PIERS_ORDER = auto()
    PLAYERS_COUNT = auto()
    REFILL_NOT_DUE = auto()
    RESHUFFLE_NOT_DUE = auto()
    SEAT_UNKNOWN = auto()
    STATE_DIFFERS = auto()
    STATE_FORMAT = auto()
    STATE_IMPOSSIBLE = auto()
    STATE_MALFORMED = auto()
    TAKE_MALFORMED = auto()
    TAKE_TWO_CARDS = auto()
    TILE_SHAPE = auto()
    TILE_UNKNOWN = auto()
    TURN_MALFORMED = auto()
    TWO_BUILDS = auto()
    TWO_TAKES = auto()
    WHITE_TILE_BOUGHT = auto()
    WINDOWS_ORDER = auto()

    @property
    def code(self) -> str:
        return code_of(self)
