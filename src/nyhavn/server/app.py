"""The application: everything above the parts, and nothing of what they do."""

import logging
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Request, Response, WebSocket, websocket
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath

from nyhavn.rules.errors import MalformedError, NyhavnError
from nyhavn.server import api, operation, web_client
from nyhavn.server.asking import Fault
from nyhavn.server.house import House
from nyhavn.server.refusals import (
    BAD_REQUEST,
    NOT_FOUND,
    TOO_LARGE,
    RefusedError,
    refusal_message,
    status_of,
)
from nyhavn.server.security import API, SAFE_METHODS, visitor_of
from nyhavn.server.settings import Settings, read_settings
from nyhavn.server.shelf import Clock

LOG = logging.getLogger("nyhavn.server")
METHOD_NOT_ALLOWED, SERVER_FAULT = 405, 500


def create_app(settings: Settings | None = None, clock: Clock = time.time) -> Litestar:
    """The server; without settings, those of the environment."""
    settings = read_settings(os.environ) if settings is None else settings
    house = House(settings, clock)
    client = web_client.read_client(settings.client)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    return Litestar(
        [*api.HANDLERS, *operation.HANDLERS, look_live, web_client.read_file],
        before_request=before_request,
        before_send=[house.gate.before_send],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "device": Provide(device, sync_to_thread=False),
            "client": Provide(lambda: client, sync_to_thread=False),
        },
        exception_handlers={NyhavnError: tell_refusal, HTTPException: tell_http_fault, Exception: tell_fault},
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Nyhavn", version="1", path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=settings.request_bytes,
        state=State({"house": house}),
        logging_config=None,
    )


def device(request: ASGIConnection) -> str:  # type: ignore[type-arg]
    """Who asks."""
    house: House = request.app.state.house
    return house.gate.device(request)


async def before_request(request: Request) -> None:  # type: ignore[type-arg]
    """Refuse what comes from other pages, and whoever asks too much."""
    house: House = request.app.state.house
    if request.url.path.startswith(API):
        house.allowances.check(visitor_of(request))
        if request.method not in SAFE_METHODS:
            house.gate.check_origin(request)


@websocket("/api/tables/{table_id:str}/live")
async def look_live(socket: WebSocket, table_id: FromPath[str], house: NamedDependency[House]) -> None:  # type: ignore[type-arg]
    """The socket of one viewer."""
    house.gate.check_origin(socket)
    await socket.accept()
    try:
        with house.socket_limit.counted(visitor_of(socket)):
            await house.live.attend(socket, table_id, house.gate.device(socket))
    except RefusedError as refusal:
        await house.live.turn_away(socket, refusal)


def _answer(request: Request, refusal: NyhavnError, status: int) -> Response[Fault]:  # type: ignore[type-arg]
    house: House = request.app.state.house
    house.metrics.refused.add()
    return Response(Fault(refusal_message(refusal)), status_code=status, media_type="application/json")


def tell_refusal(request: Request, refusal: NyhavnError) -> Response[Fault]:  # type: ignore[type-arg]
    """What the rules or the server refuse."""
    return _answer(request, refusal, status_of(refusal))


def tell_http_fault(request: Request, fault: HTTPException) -> Response[Fault]:  # type: ignore[type-arg]
    """What does not even reach a handler: paths, methods, bodies that are malformed or too large."""
    status = fault.status_code
    if status >= SERVER_FAULT:
        return tell_fault(request, fault)
    if status == NOT_FOUND:
        return _answer(request, RefusedError("path-unknown"), status)
    if status == METHOD_NOT_ALLOWED:
        return _answer(request, RefusedError("method-not-allowed"), status)
    if status == TOO_LARGE:
        most = request.app.state.house.settings.request_bytes
        return _answer(request, RefusedError("request-too-large", {"most": most}), status)
    return _answer(request, MalformedError("request-malformed", {"why": _why(fault)}), BAD_REQUEST)


def _why(fault: HTTPException) -> str:
    """What is wrong with a request, without the path of it, which Litestar puts in."""
    if isinstance(fault.extra, list) and fault.extra and isinstance(fault.extra[0], dict):
        first = fault.extra[0]
        return f"{first.get('key', '')}: {first.get('message', '')}"
    return fault.detail.rpartition(": ")[2] if isinstance(fault.detail, str) else ""


def tell_fault(request: Request, fault: Exception) -> Response[Fault]:  # type: ignore[type-arg]
    """An error of the server itself: written to the log, and told without any detail."""
    house: House = request.app.state.house
    house.metrics.faults.add()
    LOG.error("%s %s failed", request.scope.get("method", "socket"), request.scope["path"], exc_info=fault)
    return _answer(request, RefusedError("server-fault"), SERVER_FAULT)
