"""The application: handlers, services and error handlers put together."""

import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from nyhavn.server.http import api, dependencies, errors, operation, security, socket, static
from nyhavn.server.services import Services
from nyhavn.server.settings import Settings, read_settings
from nyhavn.server.tables.repository import Clock


def create_app(settings: Settings | None = None, clock: Clock = time.time) -> Litestar:
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

    return Litestar(
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
