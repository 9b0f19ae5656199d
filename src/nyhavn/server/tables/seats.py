"""Who holds a seat: devices without accounts, and secret links.

A device is known by a random secret in a cookie, a link by a random secret in an address. Both are stored
only as digests: who reads the database can use neither.
"""

import hashlib
import hmac
import re
import secrets

from nyhavn.server.refusals import ServerRefusal
from nyhavn.server.storage.models import LinkRow
from nyhavn.server.storage.store import new_link, without_seat_links
from nyhavn.server.tables.access import TableAccess
from nyhavn.server.tables.repository import TableRepository
from nyhavn.server.wire.errors import FORBIDDEN, NOT_FOUND, RefusedError
from nyhavn.server.wire.values import LinkKind

SECRET_BYTES = 24
LINKS_PER_TABLE, LINKS_PER_DEVICE = 60, 10
_DEVICE_SECRET = re.compile(r"[A-Za-z0-9_-]{32}")


def new_secret() -> str:
    """A secret that nobody guesses: 192 random bits."""
    return secrets.token_urlsafe(SECRET_BYTES)


def digest(kind: str, secret: str) -> str:
    """What is stored of a secret. The kind keeps devices and links apart."""
    return hashlib.sha256(f"nyhavn {kind}\n{secret}".encode()).hexdigest()


def device_of(secret: str) -> str | None:
    """The device that a cookie's secret stands for; ``None`` where it does not look like one."""
    return digest("device", secret) if _DEVICE_SECRET.fullmatch(secret) else None


async def find_link(repository: TableRepository, secret: str) -> LinkRow:
    """Where a link leads."""
    wanted = digest("link", secret)
    link = await repository.store.link(wanted)
    if link is None or not hmac.compare_digest(link.hash, wanted):
        raise RefusedError(ServerRefusal.LINK_UNKNOWN, status=NOT_FOUND)
    return link


async def make_link(
    repository: TableRepository, access: TableAccess, kind: LinkKind, seat: int | None
) -> str:
    """A new link: to invite, to watch, or to sit at one's own seat from another device.

    A new link to a seat voids the ones before. Of the others each device makes a few.
    """
    table = access.table
    if kind == "seat" and seat not in access.seats:
        raise RefusedError(ServerRefusal.SEAT_NOT_YOURS, {"seat": (seat or 0) + 1}, FORBIDDEN)
    if kind == "watch" and not table.row.watchable:
        raise RefusedError(ServerRefusal.WATCHING_CLOSED, status=FORBIDDEN)
    secret = new_secret()
    link = new_link(digest("link", secret), table.id, kind, seat if kind == "seat" else None)
    if kind == "seat" and seat is not None:
        await repository.store.execute(table.id, without_seat_links(table.id, seat), link)
        return secret
    if repository.count_link(table.id, access.device) > LINKS_PER_DEVICE:
        raise RefusedError(ServerRefusal.LINKS_TOO_MANY, {"most": LINKS_PER_DEVICE})
    if await repository.store.links(table.id) >= LINKS_PER_TABLE:
        raise RefusedError(ServerRefusal.LINKS_TOO_MANY, {"most": LINKS_PER_TABLE})
    await repository.store.execute(table.id, link)
    return secret


def check_held(seats: set[int], seat: int | None) -> None:
    """Refuse a seat that is not among those a device holds. ``None`` is that of a watcher."""
    if seat is not None and seat not in seats:
        raise RefusedError(ServerRefusal.SEAT_NOT_YOURS, {"seat": seat + 1}, FORBIDDEN)
