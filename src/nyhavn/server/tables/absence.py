"""When somebody is away: stand-ins, votes for one, coming back, and giving up."""

import math

from nyhavn.server.refusals import ServerRefusal
from nyhavn.server.storage.entries import AnyEntry, Resigned, StandInReason, StoodIn, TakenBack, Voted
from nyhavn.server.storage.models import WATCHER
from nyhavn.server.tables.repository import Change, TableRepository
from nyhavn.server.tables.seats import check_held
from nyhavn.server.tables.table import Table
from nyhavn.server.wire.errors import FORBIDDEN, RefusedError


async def vote(repository: TableRepository, table_id: str, seats: set[int], seat: int) -> Table:
    """Ask for a stand-in for the one to move; it comes when more than half of the other people ask.

    Seats that a device shares have one vote together, and none about one of them. People for whom a bot
    plays have no say. Where a time for each turn was agreed, nobody can vote before it is over.
    """
    people = _people(await repository.store.members(table_id))

    def decide(table: Table) -> Change | None:
        _check_playing(table)
        if seat != table.to_move or table.bot_to_move:
            raise RefusedError(ServerRefusal.VOTE_NOT_DUE, {"seat": seat + 1})
        playing = {number for number, other in enumerate(table.seats) if not other.played_by_bot}
        voters = [person & playing for person in people if seat not in person and person & playing]
        own = next((person for person in voters if person & seats), None)
        if own is None:
            raise RefusedError(ServerRefusal.PLAYERS_ONLY, status=FORBIDDEN)
        wait = (table.vote_from or 0.0) - repository.clock()
        if wait > 0:
            raise RefusedError(ServerRefusal.VOTE_TOO_EARLY, {"seconds": math.ceil(wait)})
        if own & table.votes:
            return None
        entries: list[AnyEntry] = [Voted(min(own & seats), seat)]
        if 2 * (1 + sum(bool(person & table.votes) for person in voters)) > len(voters):
            entries.append(StoodIn(seat, "vote"))
        return Change(entries)

    return await repository.change(table_id, decide)


def _people(members: list[tuple[str, int]]) -> list[set[int]]:
    """The seats by the people who hold them: those that one device holds are one person's."""
    of_device: dict[str, set[int]] = {}
    for device, seat in members:
        if seat != WATCHER:
            of_device.setdefault(device, set()).add(seat)
    people: list[set[int]] = []
    for seats in of_device.values():
        shared = [person for person in people if person & seats]
        people = [person for person in people if not person & seats]
        people.append(seats.union(*shared))
    return people


async def stand_in(
    repository: TableRepository, table_id: str, seat: int, turn: int, why: StandInReason
) -> Table:
    """Let a bot play the seat from this turn on, if it is still that seat's turn."""

    def decide(table: Table) -> Change | None:
        late = table.deadline is not None and repository.clock() >= table.deadline
        if table.to_move != seat or len(table.turns) + 1 != turn or table.bot_to_move or not late:
            return None
        return Change([StoodIn(seat, why)])

    return await repository.change(table_id, decide)


async def take_back(repository: TableRepository, table_id: str, seats: set[int], seat: int) -> Table:
    """A person plays again, at any moment."""

    def decide(table: Table) -> Change | None:
        check_held(seats, seat)
        _check_playing(table)
        if table.seats[seat].resigned:
            raise RefusedError(ServerRefusal.SEAT_RESIGNED)
        return Change([TakenBack(seat)]) if table.seats[seat].stand_in else None

    return await repository.change(table_id, decide)


async def resign(repository: TableRepository, table_id: str, seats: set[int], seat: int) -> Table:
    """Give the game up. A bot plays the seat on, unless only one seat or no person is left."""

    def decide(table: Table) -> Change | None:
        check_held(seats, seat)
        _check_playing(table)
        return None if table.seats[seat].resigned else Change([Resigned(seat)])

    return await repository.change(table_id, decide)


def _check_playing(table: Table) -> None:
    if table.stage == "open":
        raise RefusedError(ServerRefusal.GAME_NOT_STARTED)
    if table.stage == "finished":
        raise RefusedError(ServerRefusal.TABLE_FINISHED)
