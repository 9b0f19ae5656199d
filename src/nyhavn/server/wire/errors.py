"""What the server refuses, with the status that HTTP has for it."""

from collections.abc import Mapping
from enum import Enum

from nyhavn import i18n
from nyhavn.rules import MalformedError, NyhavnError
from nyhavn.server.refusals import ServerRefusal
from nyhavn.server.wire.values import Refusal

BAD_REQUEST, FORBIDDEN, NOT_FOUND, CONFLICT, TOO_LARGE, TOO_MANY = 400, 403, 404, 409, 413, 429
SERVER_FAULT, UNAVAILABLE = 500, 503


class RefusedError(NyhavnError):
    """Something that this server does not do now, or not for this device."""

    def __init__(
        self,
        code: Enum,
        values: Mapping[str, str | int] | None = None,
        status: int = CONFLICT,
        retry_after: int | None = None,
    ) -> None:
        """``retry_after``: in how many seconds it is worth asking again, where that is known."""
        super().__init__(code, values)
        self.status = status
        self.retry_after = retry_after


class UnknownTableError(RefusedError):
    """A table that does not exist or that this device may not see: the answer is the same."""


def unknown_table() -> UnknownTableError:
    return UnknownTableError(ServerRefusal.TABLE_UNKNOWN, status=NOT_FOUND)


def status_of(refusal: NyhavnError) -> int:
    if isinstance(refusal, RefusedError):
        return refusal.status
    return BAD_REQUEST if isinstance(refusal, MalformedError) else CONFLICT


def refusal_message(refusal: NyhavnError) -> Refusal:
    """The refusal as it is sent: the code and values to translate, and an English message."""
    reason = getattr(refusal, "reason", refusal)
    values = {key: shortened(value) for key, value in refusal.values.items()}
    return Refusal(reason.code, values, i18n.message(reason.code, values))


def shortened(value: str | int) -> str | int:
    """What was sent is quoted back, but never more than a line of it."""
    return value[:80] if isinstance(value, str) else value
