"""Opening a table, sitting down, leaving before the start, and a rematch."""

import secrets

from sqlalchemy import Executable

from nyhavn.bots.failures import BotFault
from nyhavn.bots.levels import LEVELS, level_named
from nyhavn.records import commitment, proven_first_deck
from nyhavn.records.fairness import SEED_BYTES
from nyhavn.server.refusals import ServerRefusal
from nyhavn.server.storage.entries import AnyEntry, Rematched, SeatLeft, SeatTaken, Started, StoodIn
from nyhavn.server.storage.models import WATCHER, TableRow
from nyhavn.server.storage.store import (
    new_link,
    new_member,
    watchers_of,
    without_holders,
    without_watcher,
)
from nyhavn.server.tables.names import checked_name
from nyhavn.server.tables.repository import Change, TableRepository
from nyhavn.server.tables.seats import digest, new_secret
from nyhavn.server.tables.table import Table
from nyhavn.server.wire.errors import BAD_REQUEST, FORBIDDEN, TOO_MANY, RefusedError
from nyhavn.server.wire.http import Links, NewSeat, NewTable, OpenedTable
from nyhavn.server.wire.values import TableInfo

ID_BYTES = 12


def new_row(
    device: str, players: int, turn_seconds: int | None, watchable: bool, listed: bool, now: float,
    previous: str | None = None,
) -> TableRow:  # fmt: skip
    """A table with a shuffle of its own, fixed before anybody sits down."""
    seed = secrets.token_bytes(SEED_BYTES)
    return TableRow(
        id=secrets.token_urlsafe(ID_BYTES),
        host=device,
        players=players,
        turn_seconds=turn_seconds,
        watchable=watchable,
        listed=listed,
        seed=seed.hex(),
        commitment=commitment(seed),
        deck=proven_first_deck(seed, players),
        previous=previous,
        created_at=now,
        changed_at=now,
    )


async def open_table(repository: TableRepository, device: str, wanted: NewTable) -> OpenedTable:
    """Open a table; where no seat is left open the game starts at once.

    The seat that begins becomes the first one, and the others follow in their order round the table.
    """
    async with repository.opening(device):
        await _check_number_of_tables(repository, device, all(seat.kind == "bot" for seat in wanted.seats))
        return await _open_table(repository, device, wanted)


async def _open_table(repository: TableRepository, device: str, wanted: NewTable) -> OpenedTable:
    players = len(wanted.seats)
    if wanted.starter is not None and wanted.starter >= players:
        raise RefusedError(ServerRefusal.STARTER_UNKNOWN, {"players": players}, BAD_REQUEST)
    starter = secrets.randbelow(players) if wanted.starter is None else wanted.starter
    seats = [*wanted.seats[starter:], *wanted.seats[:starter]]
    row = new_row(device, players, wanted.turn_seconds, wanted.watchable, wanted.listed, repository.clock())
    entries = [entry for number, seat in enumerate(seats) for entry in _first_entries(number, seat)]
    here = [number for number, seat in enumerate(seats) if seat.kind == "here"]
    more: list[Executable] = [new_member(row.id, device, seat) for seat in here or [WATCHER]]
    links = Links(
        new_secret() if len(entries) < players else None,
        new_secret() if wanted.watchable else None,
        {str(seat): new_secret() for seat in here},
    )
    more += _link_rows(row.id, links)
    table = await repository.open(row, [*entries, *_start_if_full(players - len(entries))], more)
    return OpenedTable(table.info, tuple(here), links)


async def _check_number_of_tables(repository: TableRepository, device: str, bots_only: bool) -> None:
    settings = repository.settings
    tables, of_bots = await repository.store.unfinished_of(device)
    if tables >= settings.tables_per_device:
        raise RefusedError(ServerRefusal.TABLES_TOO_MANY, {"most": settings.tables_per_device}, TOO_MANY)
    if bots_only and of_bots >= settings.bot_tables_per_device:
        most = settings.bot_tables_per_device
        raise RefusedError(ServerRefusal.BOT_TABLES_TOO_MANY, {"most": most}, TOO_MANY)


def _first_entries(number: int, seat: NewSeat) -> list[AnyEntry]:
    if seat.kind == "here":
        return [SeatTaken(number, checked_name(seat.name))]
    if seat.kind == "bot":
        _check_bot(seat.bot)
        return [SeatTaken(number, seat.bot, seat.bot)]
    return []


def _check_bot(name: str) -> None:
    """Refuse all but the levels: others may think for long, and a visitor's choice must never be a file."""
    if level_named(name) is None:
        bots = ", ".join(level.bot for level in LEVELS)
        raise RefusedError(BotFault.BOT_UNKNOWN, {"bot": name, "bots": bots}, BAD_REQUEST)


def _start_if_full(free: int) -> list[AnyEntry]:
    return [Started()] if free == 0 else []


def _link_rows(table: str, links: Links) -> list[Executable]:
    rows = [
        new_link(digest("link", secret), table, "seat", int(seat)) for seat, secret in links.seats.items()
    ]
    if links.invite is not None:
        rows.append(new_link(digest("link", links.invite), table, "invite"))
    if links.watch is not None:
        rows.append(new_link(digest("link", links.watch), table, "watch"))
    return rows


async def sit_down(
    repository: TableRepository, table_id: str, device: str, name: str, seat: int | None
) -> OpenedTable:
    """Take an open seat; the last one starts the game."""
    name = checked_name(name)
    secret = new_secret()
    taken: list[int] = []

    def decide(table: Table) -> Change:
        taken[:] = [_free_seat(table, seat)]
        start = _start_if_full(len(table.free_seats) - 1)
        link = new_link(digest("link", secret), table_id, "seat", taken[0])
        return Change([SeatTaken(taken[0], name), *start], [new_member(table_id, device, taken[0]), link])

    table = await repository.change(table_id, decide)
    return OpenedTable(table.info, tuple(taken), Links(None, None, {str(taken[0]): secret}))


def _free_seat(table: Table, wanted: int | None) -> int:
    free = table.free_seats
    if table.stage != "open" or not free:
        raise RefusedError(ServerRefusal.TABLE_FULL)
    if wanted is None:
        return free[0]
    if wanted not in free:
        raise RefusedError(ServerRefusal.SEAT_TAKEN, {"seat": wanted + 1})
    return wanted


async def give_to_bot(
    repository: TableRepository, table_id: str, device: str, seat: int, bot: str
) -> TableInfo:
    """The one who opened the table gives an open seat to a bot."""
    _check_bot(bot)

    def decide(table: Table) -> Change:
        if table.row.host != device:
            raise RefusedError(ServerRefusal.HOST_ONLY, status=FORBIDDEN)
        taken = _free_seat(table, seat)
        return Change([SeatTaken(taken, bot, bot), *_start_if_full(len(table.free_seats) - 1)])

    return (await repository.change(table_id, decide)).info


async def leave(repository: TableRepository, table_id: str, device: str, seats: set[int]) -> None:
    """Leave a table: an open one frees the seats, at a running one bots stand in until one comes back."""

    def decide(table: Table) -> Change | None:
        if table.stage == "open" and seats:
            gone = [statement for seat in sorted(seats) for statement in without_holders(table_id, seat)]
            return Change([SeatLeft(seat) for seat in sorted(seats)], gone)
        left = [seat for seat in sorted(seats) if not table.seats[seat].played_by_bot]
        if table.stage == "playing" and left:
            return Change([StoodIn(seat, "left") for seat in left])
        return None

    table = await repository.change(table_id, decide)
    if table.stage == "open" and seats and table.row.host == device:
        # Whoever opened the table can still see it and give its seats away.
        await repository.store.add_member(table_id, device)
    elif not seats:
        await repository.store.execute(table_id, without_watcher(table_id, device))


async def rematch(repository: TableRepository, table_id: str, device: str, seats: set[int]) -> str:
    """Another game of the same people and watchers; all move up by one seat, so that another begins.

    Who asks first opens its table and sits there. It begins when all others have asked too.
    """
    if not seats:
        raise RefusedError(ServerRefusal.PLAYERS_ONLY, status=FORBIDDEN)
    old = await repository.table(table_id)
    if old.rematch is None:
        async with repository.opening(device):
            await _check_number_of_tables(repository, device, bots_only=False)
            old = await _open_rematch(repository, table_id, device, seats)
    assert old.rematch is not None
    await _sit_down_again(repository, old, device, seats)
    return old.rematch


def _moved(seat: int, players: int) -> int:
    return (seat - 1) % players


async def _open_rematch(repository: TableRepository, table_id: str, device: str, seats: set[int]) -> Table:
    def decide(table: Table) -> Change | None:
        if table.stage != "finished":
            raise RefusedError(ServerRefusal.GAME_NOT_FINISHED)
        if table.rematch is not None:
            return None
        old = table.row
        row = new_row(
            device, old.players, old.turn_seconds, old.watchable, old.listed, repository.clock(), table_id
        )
        entries: list[AnyEntry] = [
            SeatTaken(_moved(number, old.players), seat.name, seat.bot)
            for number, seat in enumerate(table.seats)
            if number in seats or seat.kind == "bot"
        ]
        _, statements = repository.new(row, [*entries, *_start_if_full(old.players - len(entries))])
        statements += [new_member(row.id, device, _moved(seat, old.players)) for seat in sorted(seats)]
        statements.append(watchers_of(table_id, row.id, device))
        return Change([Rematched(row.id)], statements)

    table = await repository.change(table_id, decide)
    assert table.rematch is not None
    await repository.announce(table.rematch)
    return table


async def _sit_down_again(repository: TableRepository, old: Table, device: str, seats: set[int]) -> None:
    """Take the seats at the rematch that a device had before, as far as they are free."""
    assert old.rematch is not None
    again = old.rematch
    names = {_moved(seat, old.row.players): old.seats[seat].name for seat in seats}

    def decide(table: Table) -> Change | None:
        mine = [seat for seat in sorted(names) if seat in table.free_seats]
        if table.stage != "open" or not mine:
            return None
        entries = [SeatTaken(seat, names[seat]) for seat in mine]
        start = _start_if_full(len(table.free_seats) - len(mine))
        return Change([*entries, *start], [new_member(again, device, seat) for seat in mine])

    await repository.change(again, decide)
