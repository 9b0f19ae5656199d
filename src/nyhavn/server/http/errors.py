"""How errors become answers: refusals with their codes, and faults of the server without any detail."""

import logging

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from nyhavn.rules import MalformedError, NyhavnError
from nyhavn.server.http.dependencies import services_of
from nyhavn.server.refusals import ServerRefusal
from nyhavn.server.wire.errors import (
    BAD_REQUEST,
    NOT_FOUND,
    TOO_LARGE,
    RefusedError,
    refusal_message,
    status_of,
)
from nyhavn.server.wire.http import Fault

LOG = logging.getLogger("nyhavn.server")
METHOD_NOT_ALLOWED, SERVER_FAULT = 405, 500
BROKEN_OFF = "client disconnected"
"""So Litestar calls a body that does not come to its end."""


def _answer(request: Request, refusal: NyhavnError, status: int) -> Response[Fault]:  # type: ignore[type-arg]
    services_of(request).metrics.refused.add()
    after = refusal.retry_after if isinstance(refusal, RefusedError) else None
    return Response(
        Fault(refusal_message(refusal)),
        status_code=status,
        media_type="application/json",
        headers=None if after is None else {"Retry-After": str(after)},
    )


def answer_refusal(request: Request, refusal: NyhavnError) -> Response[Fault]:  # type: ignore[type-arg]
    """What the rules or the server refuse."""
    return _answer(request, refusal, status_of(refusal))


def answer_http_error(request: Request, error: HTTPException) -> Response[Fault]:  # type: ignore[type-arg]
    """What does not even reach a handler: paths, methods, bodies that are malformed or too large."""
    status = error.status_code
    if status == SERVER_FAULT and BROKEN_OFF in str(error.detail):
        return answer_unreadable(request, error)
    if status >= SERVER_FAULT:
        return answer_fault(request, error)
    if status == NOT_FOUND:
        return _answer(request, RefusedError(ServerRefusal.PATH_UNKNOWN), status)
    if status == METHOD_NOT_ALLOWED:
        return _answer(request, RefusedError(ServerRefusal.METHOD_NOT_ALLOWED), status)
    if status == TOO_LARGE:
        most = services_of(request).settings.request_bytes
        return _answer(request, RefusedError(ServerRefusal.REQUEST_TOO_LARGE, {"most": most}), status)
    return _answer(
        request, MalformedError(ServerRefusal.REQUEST_MALFORMED, {"why": _why(error)}), BAD_REQUEST
    )


def _why(error: HTTPException) -> str:
    """What is wrong with a request, without its path, which Litestar puts in."""
    if isinstance(error.extra, list) and error.extra and isinstance(error.extra[0], dict):
        first = error.extra[0]
        return f"{first.get('key', '')}: {first.get('message', '')}"
    return error.detail.rpartition(": ")[2] if isinstance(error.detail, str) else ""


def answer_fault(request: Request, fault: Exception) -> Response[Fault]:  # type: ignore[type-arg]
    """An error of the server itself: logged, and answered without any detail."""
    services_of(request).metrics.faults.add()
    LOG.error("%s %s failed", request.scope.get("method", "socket"), request.scope["path"], exc_info=fault)
    return _answer(request, RefusedError(ServerRefusal.SERVER_FAULT), SERVER_FAULT)


def answer_unreadable(request: Request, fault: Exception) -> Response[Fault]:  # type: ignore[type-arg]
    """A body that no parser can follow, or that breaks off."""
    why = {"why": "broken off" if isinstance(fault, HTTPException) else "unreadable"}
    return _answer(request, MalformedError(ServerRefusal.REQUEST_MALFORMED, why), BAD_REQUEST)


HANDLERS: ExceptionHandlersMap = {
    NyhavnError: answer_refusal,
    RecursionError: answer_unreadable,
    UnicodeError: answer_unreadable,
    HTTPException: answer_http_error,
    Exception: answer_fault,
}
