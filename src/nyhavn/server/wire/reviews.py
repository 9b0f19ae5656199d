"""The review of a whole game, as far as it has come."""

from nyhavn.server.wire.actions import Actions
from nyhavn.server.wire.http import ReasonInfo, RequestBody
from nyhavn.server.wire.values import Value


class RecordReviewRequest(RequestBody, frozen=True):
    """The record of a finished game that is to be reviewed."""

    record: str


class ReviewedTurn(Value, frozen=True):
    """A turn: every seat's chance with the best turn and with the one played, and what the best one does."""

    turn: int
    seat: int
    mark: str
    """``forced``, ``great``, ``best``, ``good``, ``inaccuracy``, ``mistake`` or ``blunder``."""
    loss: float
    """The chance that the turn cost its player."""
    before: tuple[float, ...]
    after: tuple[float, ...]
    errors: tuple[float, ...]
    """The standard errors of the chances after it."""
    best: Actions
    best_reasons: tuple[ReasonInfo, ...]
    played_reasons: tuple[ReasonInfo, ...]


class ReviewedSeat(Value, frozen=True):
    """The account of a seat, in parts of one victory."""

    result: float
    skill: float
    luck: float
    adjusted: float
    """The result without the luck."""
    error: float
    """The standard error of skill, luck and the adjusted result."""


class ReviewMoment(Value, frozen=True):
    """A turning point: a turn with its mark, or the luck of the refill after it."""

    kind: str
    turn: int
    seat: int
    change: float
    cards: str
    """The cards that came to the harbour, where it was luck."""


class GameReviewInfo(Value, frozen=True):
    """A review: the turns that are done, and when all are, the accounts and the turning points."""

    total: int
    turns: tuple[ReviewedTurn, ...]
    seats: tuple[ReviewedSeat, ...]
    """Empty until all turns are done."""
    moments: tuple[ReviewMoment, ...]
    unlucky: int | None
    """The seat that played better and was unlucky, where that is certain enough."""
