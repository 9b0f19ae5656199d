"""Games as they were played: replays, records and figures.

Of a running game a replay shows what the viewer may see, turn by turn; when it is over, everything is open.
"""

from datetime import UTC, datetime
from itertools import zip_longest

from nyhavn.records import Record, Replay, Step, read_record, write_record
from nyhavn.rules import Game, Refusal, SeatStatistics, ability_word, read_turn, seat_statistics
from nyhavn.server.refusals import ServerRefusal
from nyhavn.server.storage.entries import AnyEntry, Played, SeatTaken, Started
from nyhavn.server.tables.seats import check_held
from nyhavn.server.tables.table import Table
from nyhavn.server.tables.turns import check_running
from nyhavn.server.wire.errors import RefusedError
from nyhavn.server.wire.events import Event, TurnPlayed
from nyhavn.server.wire.http import ReplayData, ReplayStep, SeatStatisticsInfo, Statistics
from nyhavn.server.wire.views import game_view, open_hands


def record_of(table: Table) -> Record:
    """The game so far, with everything that is hidden while it runs."""
    record = Record.start([seat.name for seat in table.seats], table.row.deck)
    decks = [turn.reshuffle for turn in table.turns if turn.reshuffle is not None]
    if decks:
        record = record.with_header("Deck2", decks[0])
    record = Record(record.headers, tuple(read_turn(turn.word) for turn in table.turns))
    record = record.with_header("Commitment", table.row.commitment)
    return record.with_header("Date", datetime.fromtimestamp(table.row.created_at, UTC).date().isoformat())


def record_text(table: Table) -> str:
    """The record of a finished game with the seed that proves its shuffle."""
    check_finished(table)
    record = record_of(table)
    result = Replay(record).result
    if result is not None:
        record = record.with_result(result)
    else:
        resigned = [str(number) for number, seat in enumerate(table.seats, start=1) if seat.resigned]
        record = record.with_header("Resigned", " ".join(resigned))
    bots = [seat.bot or "-" for seat in table.seats]
    return write_record(record.with_header("Bots", *bots).with_header("Seed", table.row.seed))


def replay_of(table: Table, seats: set[int], seat: int | None, open_all: bool) -> ReplayData:
    """A game from the start as a seat or a spectator sees it."""
    check_running(table)
    if table.stage != "finished":
        check_held(seats, seat)
        if open_all:
            raise RefusedError(ServerRefusal.GAME_NOT_FINISHED)
    return _replay(table, Replay(record_of(table)), seats, seat, open_all)


def replay_of_record(text: str, seat: int | None, open_all: bool) -> ReplayData:
    """The game of somebody's own record, which hides nothing from them."""
    replay = Replay(read_record(text))
    return _replay(_table_of(replay), replay, set(), seat, open_all)


def _table_of(replay: Replay) -> Table:
    """A table at which the game of a record would have been played, in memory only."""
    record = replay.record
    bots = [None if bot == "-" else bot for bot in record.header("Bots") or ()]
    seated = enumerate(zip_longest(record.players, bots[: len(record.players)]))
    entries: list[AnyEntry] = [SeatTaken(seat, name, bot) for seat, (name, bot) in seated]
    entries.append(Started())
    entries += [
        Played(step.number, step.turn.word, record.deck2 if step.reshuffled else None) for step in replay
    ]
    return Table.in_memory(len(record.players), record.deck, entries)


def _replay(table: Table, replay: Replay, seats: set[int], seat: int | None, open_all: bool) -> ReplayData:
    if seat is not None and seat >= table.row.players:
        raise RefusedError(Refusal.SEAT_UNKNOWN, {"seat": seat + 1, "players": table.row.players})
    events = [event for event in table.events if isinstance(event.what, TurnPlayed)]
    return ReplayData(
        table=table.info,
        seats=tuple(sorted(seats)),
        start=game_view(replay.start, seat),
        hands=_hands(replay.start, open_all),
        steps=tuple(_step(step, event, seat, open_all) for step, event in zip(replay, events, strict=True)),
    )


def _step(step: Step, event: Event, seat: int | None, open_all: bool) -> ReplayStep:
    return ReplayStep(event, game_view(step.filled, seat), _hands(step.filled, open_all))


def _hands(game: Game, open_all: bool) -> tuple[str, ...] | None:
    return open_hands(game) if open_all else None


def statistics_of(table: Table) -> Statistics:
    """The figures of a finished game."""
    check_finished(table)
    result = table.result
    assert table.game is not None
    assert result is not None
    figures = seat_statistics([read_turn(turn.word) for turn in table.turns], table.game)
    return Statistics(len(table.turns), result.end, tuple(_statistics_info(seat) for seat in figures))


def _statistics_info(seat: SeatStatistics) -> SeatStatisticsInfo:
    plain = {
        name: getattr(seat, name)
        for name in SeatStatisticsInfo.__struct_fields__
        if name not in ("tiles", "coats", "abilities")
    }
    abilities = {ability_word(ability): count for ability, count in seat.abilities.items()}
    return SeatStatisticsInfo(**plain, tiles=dict(seat.tiles), coats=dict(seat.coats), abilities=abilities)


def check_finished(table: Table) -> None:
    """Refuse what has to wait for the end."""
    if table.stage != "finished":
        raise RefusedError(ServerRefusal.GAME_NOT_FINISHED)
