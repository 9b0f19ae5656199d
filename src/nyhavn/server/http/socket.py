"""The WebSocket of one viewer."""

from litestar import WebSocket, websocket
from litestar.params import FromPath

from nyhavn.server.http.dependencies import InjectedServices, policy_of
from nyhavn.server.http.security import client_address
from nyhavn.server.wire.errors import RefusedError


@websocket("/api/tables/{table_id:str}/live")
async def open_socket(socket: WebSocket, table_id: FromPath[str], services: InjectedServices) -> None:  # type: ignore[type-arg]
    """Serve a viewer until the socket closes."""
    policy = policy_of(socket)
    policy.check_origin(socket)
    await socket.accept()
    address = client_address(socket)
    try:
        with services.socket_limit.counted(address):
            await services.hub.serve(socket, table_id, policy.device(socket), address)
    except RefusedError as refusal:
        await services.hub.refuse(socket, refusal)
