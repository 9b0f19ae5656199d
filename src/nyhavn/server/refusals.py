"""Why the server refuses something: one list of its codes."""

from enum import Enum, auto

from nyhavn.rules import code_of


class ServerRefusal(Enum):
    """Every code with which the server refuses something, beside those of rules, records and bots."""

    BOT_TABLES_TOO_MANY = auto()
    DATABASE_ADDRESS = auto()
    DATABASE_IN_USE = auto()
    DRIVER_MISSING = auto()
    GAME_NOT_FINISHED = auto()
    GAME_NOT_STARTED = auto()
    HELLO_MISSING = auto()
    HINT_AGAINST_PEOPLE = auto()
    HOST_ONLY = auto()
    INVITATION_NEEDED = auto()
    LESSON_MISSED = auto()
    LESSON_UNKNOWN = auto()
    LINK_UNKNOWN = auto()
    LINKS_TOO_MANY = auto()
    LIVE_ADDRESS = auto()
    MESSAGE_MALFORMED = auto()
    METHOD_NOT_ALLOWED = auto()
    NAME_CHARACTERS = auto()
    NAME_LENGTH = auto()
    NOT_YOUR_TURN = auto()
    ORIGIN_REFUSED = auto()
    PATH_UNKNOWN = auto()
    PLAYERS_ONLY = auto()
    REQUEST_MALFORMED = auto()
    REQUEST_TOO_LARGE = auto()
    REVIEWS_TOO_MANY = auto()
    SEAT_NOT_YOURS = auto()
    SEAT_RESIGNED = auto()
    SEAT_TAKEN = auto()
    SERVER_BUSY = auto()
    SERVER_FAULT = auto()
    SETTING_MALFORMED = auto()
    STARTER_UNKNOWN = auto()
    STEP_UNKNOWN = auto()
    TABLE_BUSY = auto()
    TABLE_FINISHED = auto()
    TABLE_FULL = auto()
    TABLE_UNKNOWN = auto()
    TABLE_UNREADABLE = auto()
    TABLES_TOO_MANY = auto()
    TOO_MANY_REQUESTS = auto()
    TOO_MANY_SOCKETS = auto()
    TURN_AHEAD = auto()
    TURN_STALE = auto()
    VOTE_NOT_DUE = auto()
    VOTE_TOO_EARLY = auto()
    WATCHERS_TOO_MANY = auto()
    WATCHING_CLOSED = auto()
    WORKERS_NEED_LIVE = auto()

    @property
    def code(self) -> str:
        return code_of(self)
