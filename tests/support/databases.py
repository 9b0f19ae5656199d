"""Real PostgreSQL and Redis servers for the tests, started on loopback ports where they are installed."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
import redis

from support.running import free_port
from support.waiting import until

DEBIAN = Path("/usr/lib/postgresql")
UNPRIVILEGED = "postgres"


def program(name: str) -> str | None:
    """Where a program is; Debian keeps those of PostgreSQL by version."""
    versions = sorted(DEBIAN.glob(f"*/bin/{name}"), reverse=True)
    return shutil.which(name) or (str(versions[0]) if versions else None)


@contextmanager
def running_postgresql() -> Iterator[str]:
    """The address of an empty database."""
    initdb, postgres = program("initdb"), program("postgres")
    if initdb is None or postgres is None:
        pytest.skip("PostgreSQL is not installed")
    # It refuses to run for root, and needs a folder of its own outside those of the tests.
    user = UNPRIVILEGED if os.geteuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="nyhavn-postgresql-"))
    if user is not None:
        shutil.chown(folder, user)
    port = free_port()
    options = ["--auth=trust", "--username=nyhavn", "--no-sync", "--encoding=UTF8"]
    subprocess.run(
        [initdb, *options, f"--pgdata={folder}"], check=True, stdout=subprocess.DEVNULL, user=user, cwd="/"
    )
    process = subprocess.Popen(
        [
            postgres,
            "-D",
            folder,
            "-p",
            str(port),
            "-c",
            "listen_addresses=127.0.0.1",
            "-c",
            "unix_socket_directories=",
        ],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        user=user,
        cwd="/",
    )
    url = f"postgresql://nyhavn@127.0.0.1:{port}/postgres"
    try:
        until(lambda: _answers(url))
        yield url
    finally:
        process.terminate()
        process.wait()
        shutil.rmtree(folder, ignore_errors=True)


def _answers(url: str) -> bool:
    try:
        with psycopg.connect(url) as connection:
            return connection.execute("SELECT 1").fetchone() is not None
    except psycopg.OperationalError:
        return False


@contextmanager
def running_redis() -> Iterator[str]:
    """The address of an empty Redis."""
    server = program("redis-server")
    if server is None:
        pytest.skip("Redis is not installed")
    port = free_port()
    command = [server, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd="/")
    client = redis.Redis(port=port)
    try:
        until(lambda: _pings(client))
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        client.close()
        process.terminate()
        process.wait()


def _pings(client: redis.Redis) -> bool:
    try:
        return bool(client.ping())
    except redis.ConnectionError:
        return False
