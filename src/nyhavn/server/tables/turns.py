"""Playing turns: checked by the rules, stored, and only then acknowledged."""

import time

from nyhavn.rules import MalformedError
from nyhavn.server.refusals import ServerRefusal
from nyhavn.server.storage.entries import AnyEntry, TakenBack
from nyhavn.server.tables.composing import choices_of
from nyhavn.server.tables.repository import Change, TableRepository
from nyhavn.server.tables.seats import check_held
from nyhavn.server.tables.table import Table
from nyhavn.server.wire.choices import Choices
from nyhavn.server.wire.errors import RefusedError
from nyhavn.server.wire.socket import ChoicesRequest, Commit, Committed

OUT_OF_DATE = {
    ServerRefusal.TURN_STALE.code,
    ServerRefusal.TURN_AHEAD.code,
    ServerRefusal.TABLE_FINISHED.code,
    ServerRefusal.NOT_YOUR_TURN.code,
}
"""With these a commit is refused of someone who does not know how the table stands."""


async def commit_turn(
    repository: TableRepository, table_id: str, seats: set[int], commit: Commit
) -> Committed:
    """Play a turn for one of the seats that a device holds.

    The same commit again gets the same answer. One that comes too late is refused as stale.
    """
    check_held(seats, commit.seat)

    def decide(table: Table) -> Change | None:
        check_running(table)
        if _is_played(table, commit):
            return None
        check_turn(table, commit.seat, commit.turn)
        entries: list[AnyEntry] = [TakenBack(commit.seat)] if table.seats[commit.seat].stand_in else []
        outcome = table.play(commit.word, commit.id)
        return Change([*entries, outcome.entry], outcome=outcome)

    began = time.monotonic()
    table = await repository.change(table_id, decide)
    repository.metrics.commit_seconds.observe(time.monotonic() - began)
    return Committed(commit.id, commit.turn, number_of_turn(table, commit.turn))


def _is_played(table: Table, commit: Commit) -> bool:
    """Whether this very commit was carried out before."""
    return commit.turn <= len(table.turns) and table.turns[commit.turn - 1].commit == commit.id


def check_running(table: Table) -> None:
    """Refuse what only a game that has started allows."""
    if table.game is None:
        raise RefusedError(ServerRefusal.GAME_NOT_STARTED)


def check_turn(table: Table, seat: int, turn: int) -> None:
    """Refuse a turn that is not the next one, or not this seat's."""
    due = len(table.turns) + 1
    if table.stage == "finished":
        raise RefusedError(ServerRefusal.TABLE_FINISHED)
    if turn < due:
        raise RefusedError(ServerRefusal.TURN_STALE, {"turn": turn, "due": due})
    if turn > due:
        raise MalformedError(ServerRefusal.TURN_AHEAD, {"turn": turn, "due": due})
    if table.seats[seat].resigned:
        raise RefusedError(ServerRefusal.SEAT_RESIGNED)
    if seat != table.to_move:
        raise RefusedError(ServerRefusal.NOT_YOUR_TURN, {"seat": (table.to_move or 0) + 1})


def number_of_turn(table: Table, turn: int) -> int:
    """The number of the event of a turn."""
    for event in reversed(table.events):
        if getattr(event.what, "turn", None) == turn:
            return event.number
    raise AssertionError(turn)


def ask_choices(table: Table, seats: set[int], request: ChoicesRequest) -> Choices:
    """How one's own turn can continue; when others are to move, to try things out."""
    check_held(seats, request.seat)
    check_running(table)
    if table.stage == "finished" or table.game is None:
        raise RefusedError(ServerRefusal.TABLE_FINISHED)
    due = len(table.turns) + 1
    if request.turn != due:
        raise RefusedError(ServerRefusal.TURN_STALE, {"turn": request.turn, "due": due})
    return choices_of(table.game, request.seat, request.begun)
