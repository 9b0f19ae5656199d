"""What can be set: each value also by an environment variable, ``NYHAVN_PORT`` for ``port``."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from nyhavn.rules import MalformedError
from nyhavn.server.addresses import Networks
from nyhavn.server.refusals import ServerRefusal

PREFIX = "NYHAVN_"
MEMORY = "memory"
DAY = 24 * 60 * 60
Seconds = Annotated[float, Meta(ge=0)]
Count = Annotated[int, Meta(ge=0)]


class Settings(Struct, frozen=True, kw_only=True):
    """How a server runs. The defaults serve one machine without any configuration."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8300
    database: str = ""
    """An address such as ``postgresql://…``; empty for an SQLite file in the user's home."""
    workers: Annotated[int, Meta(ge=1, le=64)] = 1
    live: str = ""
    """The pub/sub transport between processes: ``memory``, ``redis://…`` or ``postgresql://…``. Empty means
    the memory of this process with SQLite, and the database itself with PostgreSQL."""
    client: str = ""
    """A folder with the built browser client; empty for the one in the package."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    shutdown_seconds: Count = 10

    origins: str = ""
    """Addresses, with commas between, of other pages that may use this server."""
    secure: bool = False
    """The page is reached by HTTPS: cookies are marked secure, and browsers told to stay with HTTPS."""
    trusted_proxies: str = ""
    """Addresses or networks, with commas between, of proxies whose word is taken for a visitor's address."""

    bot_workers: Count = 0
    """Processes in the pool of the bots; 0 for one less than there are processors, and at least one."""
    bot_seconds: Seconds = 3.0
    """How long a bot may think about a turn."""
    bot_patience: Annotated[float, Meta(gt=0)] = 10.0
    """How much longer its work may take before a process of the bots is taken to hang, and replaced."""
    advice_seconds: Seconds = 2.0
    """How long the strongest bot may think about a hint or a review; more looks ahead make it surer."""
    review_looks: Annotated[int, Meta(ge=4, le=100_000)] = 100
    """How often the review of a game looks ahead after each of the turns it compares."""
    stand_in_bot: str = "architect"
    stand_in_seconds: Seconds = 3.0
    """How long a stand-in waits before each turn, so that the person who is away can come back in time."""
    vote_grace: Seconds = 60.0
    """How long a turn must have lasted before the table may vote for a stand-in."""
    sweep_seconds: Annotated[float, Meta(gt=0)] = 0.5
    """How often clocks and late bots are checked."""
    heartbeat_seconds: Annotated[float, Meta(gt=0)] = 15.0
    """How often a viewer gets a heartbeat."""

    busy_seconds: Seconds = 0.5
    """How late the server may be before it refuses expensive requests; 0 never refuses."""
    request_bytes: Count = 16 * 1024
    requests_per_second: Seconds = 20.0
    requests_burst: Count = 100
    tables_per_hour: Count = 120
    """How many tables one address may open within an hour; a burst of as many is allowed."""
    tables_per_device: Count = 50
    """How many tables that are not finished one device may have opened."""
    bot_tables_per_device: Count = 5
    """How many of them may be tables of bots only."""
    connections_per_address: Count = 200
    """How many connections one address may have open, sockets among them."""
    sockets_per_address: Count = 100
    sockets: Count = 5000
    cached_tables: Annotated[int, Meta(ge=1)] = 2000

    open_days: Count = 7
    """Tables that never started are deleted after so many days without a change."""
    playing_days: Count = 90
    """Games that nobody goes on with are deleted after so many days without a change."""
    finished_days: Count = 0
    """Finished games are deleted after so many days; 0 keeps them."""

    @property
    def database_url(self) -> str:
        """The address of the database with the driver that is used for it."""
        if not self.database:
            return f"sqlite+aiosqlite:///{Path.home() / '.nyhavn' / 'tables.sqlite'}"
        kind, _, rest = self.database.partition("://")
        drivers = {
            "sqlite": "sqlite+aiosqlite",
            "postgresql": "postgresql+psycopg",
            "postgres": "postgresql+psycopg",
        }
        if kind not in {*drivers, *drivers.values()} or not rest:
            raise MalformedError(ServerRefusal.DATABASE_ADDRESS, {"kinds": "sqlite:///FILE, postgresql://…"})
        return f"{drivers.get(kind, kind)}://{rest}"

    @property
    def live_url(self) -> str:
        """The pub/sub transport between the processes."""
        if self.live:
            return self.live
        if self.database_url.startswith("postgresql"):
            return self.database_url.replace("postgresql+psycopg", "postgresql", 1)
        return MEMORY

    @property
    def shared(self) -> bool:
        """Whether other processes may serve the same tables."""
        return self.live_url != MEMORY

    @property
    def bot_processes(self) -> int:
        return self.bot_workers or max(1, (os.cpu_count() or 1) - 1)


def read_settings(environment: Mapping[str, str], **given: object) -> Settings:
    """The settings from the environment; what is given explicitly goes first."""
    found: dict[str, object] = {}
    for name in Settings.__struct_fields__:
        value = environment.get(PREFIX + name.upper())
        if value is not None:
            found[name] = value
    found |= {name: value for name, value in given.items() if value is not None}
    try:
        settings = msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as fault:
        raise MalformedError(ServerRefusal.SETTING_MALFORMED, {"why": str(fault)}) from fault
    try:
        Networks(settings.trusted_proxies)
    except ValueError as fault:
        why = f"NYHAVN_TRUSTED_PROXIES: {fault}"
        raise MalformedError(ServerRefusal.SETTING_MALFORMED, {"why": why}) from fault
    if settings.workers > 1 and not settings.shared:
        raise MalformedError(ServerRefusal.WORKERS_NEED_LIVE, {"workers": settings.workers})
    return settings


def environment_of(settings: Settings) -> dict[str, str]:
    """The variables from which another process reads the same settings."""
    values = msgspec.to_builtins(settings)
    return {PREFIX + name.upper(): str(value) for name, value in values.items()}
