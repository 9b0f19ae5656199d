"""When somebody is away: stand-ins, votes for one, coming back, and giving up."""

from nyhavn.server.refusals import ServerRefusal
from nyhavn.server.storage.entries import AnyEntry, Resigned, StandInReason, StoodIn, TakenBack, Voted
from nyhavn.server.tables.repository import Change, TableRepository
from nyhavn.server.tables.seats import check_held
from nyhavn.server.tables.table import Table
from nyhavn.server.wire.errors import FORBIDDEN, RefusedError


async def vote(repository: TableRepository, table_id: str, seats: set[int], seat: int) -> Table:
    """Ask for a stand-in for the one to move; it comes when more than half of the other people ask.

    Each seat of the device votes once. People for whom a bot plays have no say.
    """

    def decide(table: Table) -> Change | None:
        _check_playing(table)
        if seat != table.to_move or table.bot_to_move:
            raise RefusedError(ServerRefusal.VOTE_NOT_DUE, {"seat": seat + 1})
        grace = repository.settings.vote_grace
        if repository.clock() < table.turn_began + grace:
            raise RefusedError(ServerRefusal.VOTE_TOO_EARLY, {"seconds": round(grace)})
        voters = [
            number for number, other in enumerate(table.seats) if number != seat and not other.played_by_bot
        ]
        own = [voter for voter in voters if voter in seats]
        if not own:
            raise RefusedError(ServerRefusal.PLAYERS_ONLY, status=FORBIDDEN)
        new = [voter for voter in own if voter not in table.votes]
        if not new:
            return None
        entries: list[AnyEntry] = [Voted(voter, seat) for voter in new]
        if 2 * len(table.votes | set(new)) > len(voters):
            entries.append(StoodIn(seat, "vote"))
        return Change(entries)

    return await repository.change(table_id, decide)


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
