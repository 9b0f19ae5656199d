"""Public tables, and the tables of one's own."""

from nyhavn.bots.levels import LEVELS
from nyhavn.server.tables.repository import TableRepository
from nyhavn.server.wire.errors import RefusedError
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
    infos = [await _info(repository, table_id) for table_id in await repository.store.listed(stage, limit)]
    return tuple(info for info in infos if info is not None and info.stage == stage)


async def _info(repository: TableRepository, table_id: str) -> TableInfo | None:
    try:
        return (await repository.table(table_id)).info
    except RefusedError:
        # It was deleted a moment ago.
        return None


async def own_tables(repository: TableRepository, device: str) -> Own:
    """Where this device sits or watches, those where it is to move first."""
    tables = []
    for table_id in await repository.store.tables_of(device, MOST_LISTED):
        info = await _info(repository, table_id)
        seats = await repository.store.seats_of(table_id, device)
        if info is not None and seats is not None:
            to_move = info.to_move
            waits = to_move is not None and to_move in seats and not info.seats[to_move].stand_in
            tables.append(OwnTable(info, tuple(sorted(seats)), waits))
    return Own(tuple(sorted(tables, key=lambda own: not own.your_turn)), repository.clock())
