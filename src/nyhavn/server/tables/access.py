"""Who may see a table, and what of it."""

from dataclasses import dataclass
from typing import cast

from nyhavn.server.tables.repository import TableRepository
from nyhavn.server.tables.table import Table
from nyhavn.server.wire.errors import unknown_table
from nyhavn.server.wire.socket import News
from nyhavn.server.wire.values import TableInfo
from nyhavn.server.wire.views import GameView


@dataclass(frozen=True, slots=True)
class TableAccess:
    """A table that a device may see, and the seats it holds there."""

    table: Table
    seats: set[int]
    device: str = ""

    def news(self, now: float, seat: int | None, last: int = 0) -> News:
        """What this device gets that has all events up to ``last`` and looks from ``seat``."""
        table = self.table
        return News(
            number=table.last,
            now=now,
            seats=tuple(sorted(self.seats)),
            host=table.row.host == self.device,
            hints=table.gives_hints(self.seats),
            events=table.events_after(last),
            # Many viewers get these two: they are encoded once, and go into the message as they are.
            table=cast("TableInfo", table.encoded_info()),
            view=cast("GameView | None", table.encoded_view(seat)),
        )


async def access_to(repository: TableRepository, table_id: str, device: str) -> TableAccess:
    """A table with the seats that a device holds there; a refusal where it may not even see the table.

    Public tables may be seen by everybody, while they can be joined and where they are open to watchers.
    """
    table = await repository.table(table_id)
    seats = await repository.store.seats_of(table.id, device)
    if seats is not None:
        return TableAccess(table, seats, device)
    if table.row.listed and (table.row.watchable or table.stage == "open"):
        return TableAccess(table, set(), device)
    raise unknown_table()
