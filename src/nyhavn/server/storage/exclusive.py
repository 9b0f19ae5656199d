"""One server for one SQLite file: two would not hear of each other's changes."""

import sys
from pathlib import Path
from typing import IO

from sqlalchemy import make_url

from nyhavn.rules import IllegalError
from nyhavn.server.refusals import ServerRefusal


def hold_file(database_url: str) -> IO[str] | None:
    """Keep other servers from the file of a database, until this one closes the answer or ends in any way."""
    url = make_url(database_url)
    if url.get_backend_name() != "sqlite" or not url.database or sys.platform == "win32":
        return None
    import fcntl

    Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    held = Path(f"{url.database}.lock").open("a", encoding="ascii")  # noqa: SIM115
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as fault:
        held.close()
        raise IllegalError(ServerRefusal.DATABASE_IN_USE, {"file": Path(url.database).name}) from fault
    return held
