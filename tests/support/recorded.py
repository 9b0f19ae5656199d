"""Tables at which a recorded game was broken off, so that a page can be opened at any turn of it."""

import itertools
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from urllib.parse import urljoin

from playwright.sync_api import BrowserContext, Page
from sqlalchemy import create_engine, insert

from nyhavn.records.notation import read_record
from nyhavn.records.replay import Replay, Step
from nyhavn.server.storage.entries import AnyEntry, Played, SeatTaken, Started
from nyhavn.server.storage.models import EntryRow, TableRow
from nyhavn.server.storage.store import LogEntry, entry_values, new_member
from nyhavn.server.tables.lifecycle import new_row
from nyhavn.server.tables.seats import device_of

GAMES = Path(__file__).parent.parent / "golden" / "legal"


def turns_of(game: str) -> list[Step]:
    return list(Replay(read_record((GAMES / f"{game}.nyh").read_bytes())))


class StoredTables:
    """Stores tables beside a running server, which finds them as if it had kept them itself."""

    def __init__(self, database: Path) -> None:
        self._engine = create_engine(f"sqlite:///{database}", connect_args={"timeout": 30})
        self._numbers = itertools.count(1)

    def close(self) -> None:
        self._engine.dispose()

    def store(self, game: str, turn: int, seats: Sequence[SeatTaken], holders: Mapping[int, str]) -> str:
        """Break a game off before a turn of it; which secret of a device holds which seat. The table's id."""
        record = read_record((GAMES / f"{game}.nyh").read_bytes())
        played = [
            Played(number, step.turn.word, record.deck2 if step.reshuffled else None)
            for number, step in enumerate(turns_of(game)[: turn - 1], start=1)
        ]
        log: list[AnyEntry] = [*seats, Started(), *played]
        table = f"{game}-{turn}-{next(self._numbers)}"
        row = new_row("", len(seats), None, watchable=True, listed=False, now=0.0)
        values = {column.name: getattr(row, column.name) for column in TableRow.__table__.columns}
        values |= {"id": table, "deck": record.deck, "stage": "playing", "last": len(log)}
        entries = [LogEntry(number, 0.0, entry) for number, entry in enumerate(log, start=1)]
        with self._engine.begin() as connection:
            connection.execute(insert(TableRow).values(**values))
            connection.execute(insert(EntryRow), entry_values(table, entries))
            for seat, secret in holders.items():
                device = device_of(secret)
                assert device is not None
                connection.execute(new_member(table, device, seat))
        return table


def secret_of(context: BrowserContext) -> str:
    """By which the server knows a browser again."""
    return next(cookie["value"] for cookie in context.cookies() if cookie["name"] == "nyhavn")


def go_to_table(page: Page, table: str, turn: int = 0, seat: int = 0, begun: Sequence[str] = ()) -> None:
    """Go to a table, with a turn begun as if the page had been loaded anew in the middle of it."""
    draft = json.dumps({"turn": turn, "seat": seat, "begun": [*begun], "pending": None})
    page.evaluate(
        "([table, draft]) => sessionStorage.setItem(`nyhavn-draft-${table}`, draft)", [table, draft]
    )
    page.goto(urljoin(page.url, f"/t/{table}"))
    page.locator('.board[aria-busy="false"]').wait_for()
