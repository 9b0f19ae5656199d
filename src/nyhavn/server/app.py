"""The application: handlers, services and error handlers put together."""

import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from nyhavn.server.addresses import Networks
from nyhavn.server.http import api, connections, dependencies, errors, operation, security, socket, static
from nyhavn.server.http.gate import Gate
from nyhavn.server.services import Services
from nyhavn.server.settings import Settings, read_settings
from nyhavn.server.tables.repository import Clock


class TableServer(Litestar):
    """The application behind its gate."""

    gate: Gate
    connections: connections.Connections

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            scope["state"][connections.STATE] = self.connections
        elif not await self.gate.lets_through(scope, receive, send):
            return
        await super().__call__(scope, receive, send)


def create_app(settings: Settings | None = None, clock: Clock = time.time) -> TableServer:
    """The server; without settings, those of the environment."""
    settings = read_settings(os.environ) if settings is None else settings
    services = Services(settings, clock)
    policy = security.SecurityPolicy(settings)
    files = static.read_client(settings.client)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await services.open()
        try:
            yield
        finally:
            await services.close()

    app = TableServer(
        [*api.HANDLERS, *operation.HANDLERS, socket.open_socket, static.read_file],
        before_request=dependencies.before_request,
        before_send=[policy.before_send],
        dependencies={
            "services": Provide(lambda: services, sync_to_thread=False),
            "device": Provide(dependencies.device, sync_to_thread=False),
            "access": Provide(dependencies.table_access),
            "client_files": Provide(lambda: files, sync_to_thread=False),
        },
        exception_handlers=errors.HANDLERS,
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Nyhavn", version="1", path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=settings.request_bytes,
        state=State({"services": services, "policy": policy}),
        logging_config=None,
    )
    app.gate = Gate(services)
    app.connections = connections.Connections(
        settings.connections_per_address, Networks(settings.trusted_proxies)
    )
    return app
