"""What every request and every socket passes before anything is done for it.

One allowance for each address covers requests and messages over sockets; each costs what it takes the server.
When the server cannot keep up, what is expensive is refused first and running tables last. Health checks and
files of the client pass always.
"""

import msgspec
from litestar.types import Receive, Scope, Send

from nyhavn.rules import NyhavnError
from nyhavn.server.addresses import limited_address
from nyhavn.server.http.security import API, HEADERS
from nyhavn.server.rate_limits import too_many_requests
from nyhavn.server.readings import server_busy
from nyhavn.server.services import Services
from nyhavn.server.wire.errors import RefusedError, refusal_message, status_of
from nyhavn.server.wire.http import Fault

TABLES = "/api/tables/"
EXPENSIVE = {
    "replay": 5,
    "record": 3,
    "statistics": 3,
    "review": 2,
    "hint": 2,
    "me": 2,
    "lobby": 2,
    "live": 2,
}
"""What a request costs whose path ends so; others cost 1."""
LATE, VERY_LATE = 1.0, 4.0
"""From how many times the bearable lag on expensive requests are refused, and all but those at tables."""


def cost_of(path: str) -> int:
    """How many of an address's tokens a request takes."""
    return EXPENSIVE.get(path.rpartition("/")[2], 1)


class Gate:
    """Lets requests and sockets through, or refuses them at little cost."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def lets_through(self, scope: Scope, receive: Receive, send: Send) -> bool:
        """Whether the application is to handle this; otherwise it is answered already."""
        if not scope["path"].startswith(API):
            return True
        try:
            self._check(scope)
        except RefusedError as refusal:
            self._services.metrics.refused.add()
            await _answer(refusal, _is_socket(scope), receive, send)
            return False
        return True

    def _check(self, scope: Scope) -> None:
        services, path = self._services, scope["path"]
        client = scope.get("client")
        address = limited_address(client[0]) if client else ""
        cost = cost_of(path)
        self._check_load(path, cost)
        wait = services.request_limit.take(address, cost)
        if wait:
            raise too_many_requests(wait)
        if _is_socket(scope):
            services.socket_limit.check(address)

    def _check_load(self, path: str, cost: int) -> None:
        bearable, lag = self._services.settings.busy_seconds, self._services.lag.seconds
        if not bearable or lag < LATE * bearable or path.endswith("/live"):
            return
        if cost > 1 or (lag >= VERY_LATE * bearable and not path.startswith(TABLES)):
            self._services.metrics.shed.add()
            raise server_busy()


def _is_socket(scope: Scope) -> bool:
    return str(scope["type"]) == "websocket"


async def _answer(refusal: NyhavnError, is_socket: bool, receive: Receive, send: Send) -> None:
    """Refuse a request, or a socket before it is accepted."""
    kind = "websocket.http.response" if is_socket else "http.response"
    headers = {**HEADERS, "Content-Type": "application/json", "Cache-Control": "no-store"}
    after = getattr(refusal, "retry_after", None)
    if after is not None:
        headers["Retry-After"] = str(after)
    body = msgspec.json.encode(Fault(refusal_message(refusal)))
    headers["Content-Length"] = str(len(body))
    if is_socket:
        await receive()
    encoded = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    await send({"type": f"{kind}.start", "status": status_of(refusal), "headers": encoded})  # type: ignore[arg-type,misc]
    await send({"type": f"{kind}.body", "body": body, "more_body": False})  # type: ignore[arg-type,misc]
