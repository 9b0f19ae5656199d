"""Bringing a database to the form that this version of the program knows."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, make_url

SYNCHRONOUS = {"sqlite+aiosqlite": "sqlite", "postgresql+psycopg": "postgresql+psycopg"}
# Any number will do, as long as all processes that migrate the database use the same one.
MIGRATION_LOCK = 8_302_026


def migrate(database_url: str, revision: str = "head") -> None:
    """Bring a database up to a revision; processes that start at the same time wait for each other."""
    url = make_url(database_url)
    if url.get_backend_name() == "sqlite" and url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url.set(drivername=SYNCHRONOUS[url.drivername]))
    try:
        with engine.begin() as connection:
            _wait_for_others(connection)
            config = Config()
            config.set_main_option("script_location", "nyhavn.server.storage:migrations")
            config.attributes["connection"] = connection
            command.upgrade(config, revision)
    finally:
        engine.dispose()


def _wait_for_others(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
    else:
        connection.exec_driver_sql("PRAGMA journal_mode=WAL")
        connection.exec_driver_sql("BEGIN IMMEDIATE")
