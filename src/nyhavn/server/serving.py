"""Running the server until it is told to stop."""

import os
import sys
from contextlib import suppress
from importlib.util import find_spec

import uvicorn
from litestar import Litestar

from nyhavn.server.app import create_app
from nyhavn.server.log import set_up_log
from nyhavn.server.settings import Settings, environment_of, read_settings
from nyhavn.server.storage.exclusive import hold_file
from nyhavn.server.storage.migrating import migrate

APP = "nyhavn.server.serving:worker_app"
GUARDED = {
    "http": "nyhavn.server.http.connections:GuardedHttp",
    "ws": "nyhavn.server.http.connections:GuardedWebSocket",
}


def serve(settings: Settings) -> None:
    """Serve until interrupted; what was begun is finished and stored, and clients are told to reconnect."""
    set_up_log(settings)
    raise_file_limit()
    if not settings.shared and (held := hold_file(settings.database_url)) is not None:
        # Refused here it is told in a line; the application holds the file itself.
        held.close()
    options = uvicorn_options(settings)
    if settings.workers == 1:
        uvicorn.run(create_app(settings), **options)  # type: ignore[arg-type]
        return
    migrate(settings.database_url)
    os.environ |= environment_of(settings)
    uvicorn.run(APP, factory=True, workers=settings.workers, **options)  # type: ignore[arg-type]


def worker_app() -> Litestar:
    """The application in one of several processes, which finds its settings in the environment."""
    settings = read_settings(os.environ)
    set_up_log(settings)
    return create_app(settings)


def raise_file_limit() -> None:
    """Every connection is a file: allow as many as the system lets this user have."""
    if sys.platform == "win32":
        return
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def uvicorn_options(settings: Settings) -> dict[str, object]:
    """How the web server under the application is set up.

    It closes sockets with code 1012 when it stops: that tells clients to reconnect. Its log of requests is
    off, and compression of messages costs more memory for each socket than it saves.
    """
    return {
        # Without httptools it is h11, which bounds headers itself but not connections.
        **(GUARDED if find_spec("httptools") else {}),
        "host": settings.host,
        "port": settings.port,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "date_header": False,
        "ws_max_size": settings.request_bytes,
        "ws_per_message_deflate": False,
        "timeout_graceful_shutdown": settings.shutdown_seconds,
        "proxy_headers": bool(settings.trusted_proxies),
        "forwarded_allow_ips": settings.trusted_proxies or None,
    }
