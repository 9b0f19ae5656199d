"""Reviews of whole games: computed in the background, kept with the game."""

import asyncio
import hashlib
import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from nyhavn.bots.explanation.reasons import Reason
from nyhavn.bots.review.accounting import SeatReview, check_reviewable, review_of
from nyhavn.bots.review.marks import mark_of
from nyhavn.bots.review.moments import LUCK, Moment, turning_points
from nyhavn.bots.review.valuing import TurnJob, TurnValue, turn_jobs, value_turn
from nyhavn.records import Record, Replay, read_record, write_record
from nyhavn.rules import Colour, Game, read_turn
from nyhavn.server.bots.pool import WorkerPool
from nyhavn.server.bots.queue import Demand, Priority
from nyhavn.server.refusals import ServerRefusal
from nyhavn.server.storage.store import Store
from nyhavn.server.tables.games import check_finished, record_of
from nyhavn.server.tables.table import Table
from nyhavn.server.tables.turns import check_running
from nyhavn.server.wire.actions import actions_of
from nyhavn.server.wire.errors import TOO_MANY, RefusedError
from nyhavn.server.wire.http import ReasonInfo
from nyhavn.server.wire.reviews import GameReviewInfo, ReviewedSeat, ReviewedTurn, ReviewMoment

LOG = logging.getLogger("nyhavn.server")
VERSION = 1
"""Of what is stored: a review of another version is recomputed."""
MOST_RUNNING, MOST_OF_OWNER = 20, 2
MOST_KEPT = 50
"""Finished reviews of records that are kept in memory."""
AT_ONCE = 2
"""Turns of one game that are thought about at the same time."""
TURN_SECONDS = 60.0
RETRY_SECONDS = 2.0


@dataclass(slots=True, eq=False)
class _Running:
    owner: str
    replay: Replay
    values: dict[int, TurnValue] = field(default_factory=dict)
    task: asyncio.Task[None] | None = None


class Reviews:
    """The reviews of a process: those under way, those recently finished, and those that are stored."""

    def __init__(self, pool: WorkerPool, store: Store, looks: int) -> None:
        self._pool = pool
        self._store = store
        self._looks = looks
        self._running: dict[str, _Running] = {}
        self._kept: OrderedDict[str, GameReviewInfo] = OrderedDict()

    async def of_table(self, table: Table, owner: str, charge: Callable[[], None]) -> GameReviewInfo:
        """The review of a finished game as far as it has come; the first to ask begins it."""
        check_running(table)
        check_finished(table)
        if table.id not in self._running:
            stored = await self._store.review(table.id, VERSION)
            if stored is not None:
                return msgspec.json.decode(stored, type=GameReviewInfo)
        return self._ask(table.id, record_of(table), owner, charge, is_stored=True)

    def of_record(self, text: str, owner: str, charge: Callable[[], None]) -> GameReviewInfo:
        """The review of somebody's own record as far as it has come."""
        record = read_record(text)
        key = hashlib.sha256(write_record(record).encode()).hexdigest()
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        return self._ask(key, record, owner, charge, is_stored=False)

    async def close(self) -> None:
        """Stop: what was not finished is begun again when somebody asks."""
        tasks = [running.task for running in self._running.values() if running.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _ask(
        self, key: str, record: Record, owner: str, charge: Callable[[], None], is_stored: bool
    ) -> GameReviewInfo:
        running = self._running.get(key)
        if running is None:
            replay = check_reviewable(record)
            owned = sum(other.owner == owner for other in self._running.values())
            if owned >= MOST_OF_OWNER or len(self._running) >= MOST_RUNNING:
                raise RefusedError(ServerRefusal.REVIEWS_TOO_MANY, status=TOO_MANY)
            charge()
            running = self._running[key] = _Running(owner, replay)
            running.task = asyncio.create_task(self._run(key, running, is_stored))
            running.task.add_done_callback(lambda _: self._running.pop(key, None))
        return _so_far(running)

    async def _run(self, key: str, running: _Running, is_stored: bool) -> None:
        jobs = iter(list(turn_jobs(running.replay, self._looks)))

        async def work() -> None:
            for job in jobs:
                running.values[job.number] = await self._value(job, running.owner)

        try:
            async with asyncio.TaskGroup() as workers:
                for _ in range(AT_ONCE):
                    workers.create_task(work())
            found = _whole(running)
            if is_stored:
                await self._store.keep_review(key, VERSION, msgspec.json.encode(found).decode())
            else:
                self._kept[key] = found
                if len(self._kept) > MOST_KEPT:
                    self._kept.popitem(last=False)
        except Exception:
            LOG.exception("the review of a game failed")

    async def _value(self, job: TurnJob, owner: str) -> TurnValue:
        demand = Demand(Priority.REVIEW, owner, TURN_SECONDS)
        while True:
            try:
                return await self._pool.run(demand, value_turn, job)
            except RefusedError:
                # Too much waits already: a review has time.
                await asyncio.sleep(RETRY_SECONDS)


def _so_far(running: _Running) -> GameReviewInfo:
    steps = running.replay.steps
    done = [running.values[number] for number in sorted(running.values)]
    turns = tuple(_turn(value, steps[value.number - 1].before) for value in done)
    return GameReviewInfo(len(steps), turns, (), (), None)


def _whole(running: _Running) -> GameReviewInfo:
    replay = running.replay
    review = review_of(replay, [running.values[step.number] for step in replay])
    return GameReviewInfo(
        total=len(replay),
        turns=tuple(_turn(turn, replay.steps[turn.number - 1].before) for turn in review.turns),
        seats=tuple(_seat(seat) for seat in review.seats),
        moments=tuple(_moment(moment, replay) for moment in turning_points(review)),
        unlucky=review.unlucky,
    )


def _turn(turn: TurnValue, before: Game) -> ReviewedTurn:
    return ReviewedTurn(
        turn=turn.number,
        seat=turn.seat,
        mark=mark_of(turn).value,
        loss=turn.loss,
        before=turn.before,
        after=turn.after,
        errors=turn.after_errors,
        best=actions_of(read_turn(turn.best), before),
        best_reasons=_reasons(turn.best_reasons),
        played_reasons=_reasons(turn.played_reasons),
    )


def _reasons(reasons: tuple[Reason, ...]) -> tuple[ReasonInfo, ...]:
    return tuple(ReasonInfo(reason.code, reason.values) for reason in reasons)


def _seat(seat: SeatReview) -> ReviewedSeat:
    return ReviewedSeat(seat.result, seat.skill, seat.luck_sum, seat.adjusted, seat.error)


def _moment(moment: Moment, replay: Replay) -> ReviewMoment:
    cards = replay.steps[moment.turn - 1].new_cards if moment.kind == LUCK else ()
    letters = "".join(Colour(card).letter for card in cards)
    return ReviewMoment(moment.kind, moment.turn, moment.seat, moment.change, letters)
