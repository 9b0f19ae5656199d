"""Hints for whoever plays against bots, and what the strongest bot says to games that are over."""

from nyhavn.bots.explanation.explaining import Advice
from nyhavn.records import RecordFault, Replay, Step, read_record
from nyhavn.rules import BegunTurn, EndTurn, Game, IllegalError, decisions_of, write_state
from nyhavn.server.bots.jobs import advise, review
from nyhavn.server.bots.pool import WorkerPool
from nyhavn.server.bots.queue import Demand, Priority
from nyhavn.server.refusals import ServerRefusal
from nyhavn.server.tables.games import check_finished, record_of
from nyhavn.server.tables.seats import check_held
from nyhavn.server.tables.table import Table
from nyhavn.server.tables.turns import check_running, check_turn
from nyhavn.server.wire.actions import actions_of
from nyhavn.server.wire.errors import FORBIDDEN, RefusedError
from nyhavn.server.wire.http import AdviceInfo, Hint, HintRequest, ReasonInfo, Review
from nyhavn.server.wire.steps import read_step, step_word


async def hint(
    pool: WorkerPool, owner: str, table: Table, seats: set[int], request: HintRequest, seconds: float
) -> Hint:
    """The best turns of one's own seat, where everyone else is a bot or shares the screen.

    The thinking is charged to the owner, as that of reviews.
    """
    check_held(seats, request.seat)
    check_running(table)
    check_turn(table, request.seat, request.turn)
    if not table.gives_hints(seats):
        raise RefusedError(ServerRefusal.HINT_AGAINST_PEOPLE, status=FORBIDDEN)
    assert table.game is not None
    before = table.game
    turn = BegunTurn(before)
    for word in request.begun:
        turn.decide(read_step(word))
    demand = Demand(Priority.HINT, owner, seconds)
    best = await pool.run(demand, advise, write_state(turn.game), seconds)
    return Hint(tuple(_info(advice, before) for advice in best))


async def review_turn(pool: WorkerPool, owner: str, table: Table, turn: int, seconds: float) -> Review:
    """A turn of a finished game, beside the best one."""
    check_running(table)
    check_finished(table)
    return await _review(pool, owner, Replay(record_of(table)), turn, seconds)


async def review_record(pool: WorkerPool, owner: str, record: str, turn: int, seconds: float) -> Review:
    """A turn of somebody's own record, beside the best one."""
    return await _review(pool, owner, Replay(read_record(record)), turn, seconds)


async def _review(pool: WorkerPool, owner: str, replay: Replay, turn: int, seconds: float) -> Review:
    if not 1 <= turn <= len(replay):
        raise IllegalError(RecordFault.NO_SUCH_TURN, {"turn": turn, "turns": len(replay)})
    step: Step = replay.steps[turn - 1]
    demand = Demand(Priority.REVIEW, owner, seconds)
    found = await pool.run(demand, review, write_state(step.before), step.turn.word, seconds)
    played, best = (_info(advice, step.before) for advice in (found.played, found.best))
    return Review(played, best, found.loss, found.is_clear)


def _info(advice: Advice, before: Game) -> AdviceInfo:
    decisions = [decision for decision in decisions_of(advice.turn) if not isinstance(decision, EndTurn)]
    return AdviceInfo(
        word=advice.turn.word,
        steps=tuple(step_word(decision) for decision in decisions),
        actions=actions_of(advice.turn, before),
        chances=advice.chances,
        uncertainty=advice.uncertainty,
        reasons=tuple(ReasonInfo(reason.code, reason.values) for reason in advice.reasons),
    )
