"""Public tables, and the tables of a device."""

from nyhavn.bots.levels import LEVELS
from nyhavn.server.tables.repository import TableRepository
from nyhavn.server.wire.http import BotInfo, Lobby, Own, OwnTable
from nyhavn.server.wire.values import TableInfo

MOST_LISTED = 50
MOST_FINISHED = 20


async def lobby(repository: TableRepository) -> Lobby:
    """Tables whose owners have listed them: others are never shown here."""
    return Lobby(
        open=await _infos(repository, "open", MOST_LISTED),
        playing=await _infos(repository, "playing", MOST_LISTED),
        finished=await _infos(repository, "finished", MOST_FINISHED),
        bots=tuple(BotInfo(level.bot) for level in LEVELS),
    )


async def _infos(repository: TableRepository, stage: str, limit: int) -> tuple[TableInfo, ...]:
    tables = await repository.tables(await repository.store.listed(stage, limit))
    return tuple(table.info for table in tables if table.stage == stage)


async def own_tables(repository: TableRepository, device: str) -> Own:
    """Where this device sits or watches, those where it is to move first."""
    held = await repository.store.tables_of(device, MOST_LISTED)
    tables = []
    for table in await repository.tables(list(held)):
        seats, to_move = held[table.id], table.to_move
        waits = to_move is not None and to_move in seats and not table.seats[to_move].stand_in
        tables.append(OwnTable(table.info, tuple(sorted(seats)), waits))
    return Own(tuple(sorted(tables, key=lambda own: not own.your_turn)), repository.clock())
