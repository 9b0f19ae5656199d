"""What is settled before a handler runs: who asks, and whether they may."""

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.params import FromPath

from nyhavn.server.http.security import API, SAFE_METHODS, SecurityPolicy
from nyhavn.server.services import Services
from nyhavn.server.tables.access import TableAccess, access_to

InjectedServices = NamedDependency[Services]
Device = NamedDependency[str]
Access = NamedDependency[TableAccess]


def services_of(connection: ASGIConnection) -> Services:  # type: ignore[type-arg]
    services: Services = connection.app.state.services
    return services


def policy_of(connection: ASGIConnection) -> SecurityPolicy:  # type: ignore[type-arg]
    policy: SecurityPolicy = connection.app.state.policy
    return policy


def device(request: ASGIConnection) -> str:  # type: ignore[type-arg]
    """The device that asks."""
    return policy_of(request).device(request)


async def table_access(services: InjectedServices, device: Device, table_id: FromPath[str]) -> TableAccess:
    """The table of the path with the seats that this device holds there, if it may see it."""
    return await access_to(services.repository, table_id, device)


async def before_request(request: Request) -> None:  # type: ignore[type-arg]
    """Refuse requests that pages from elsewhere make."""
    if request.url.path.startswith(API) and request.method not in SAFE_METHODS:
        policy_of(request).check_origin(request)
