"""The queue of the worker pool: what is urgent goes first, and nobody gets more than their share.

Each job is charged to whoever it is done for. Of the jobs that wait, the one with the least of two sums goes
next: the seconds that its owner has recently used, and a handicap by its priority. So a flood of one owner's
jobs holds up another's for one job at most, and what waits behind an owner's own jobs is that owner's.
"""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import Generic, TypeVar

from nyhavn.server.readings import server_busy

HALF_LIFE = 10.0
"""After so many seconds half of what an owner has used is forgotten."""
FORGOTTEN = 0.001
MOST_WAITING, MOST_WAITING_OF_OWNER = 64, 8
"""Hints and reviews that may wait, in all and of one owner: bots' turns are bounded by the tables."""
RETRY_SECONDS = 5
Job = TypeVar("Job")


class Priority(IntEnum):
    """What a job is for: first the turn of a bot at a table that somebody looks at."""

    TURN = 0
    HINT = 1
    REVIEW = 2
    UNSEEN_TURN = 3

    @property
    def word(self) -> str:
        return self.name.lower().replace("_", "-")


HANDICAPS = {Priority.TURN: 0.0, Priority.HINT: 2.0, Priority.REVIEW: 5.0, Priority.UNSEEN_TURN: 10.0}
"""In seconds of thinking: a review goes before the turns of somebody who has used five seconds more."""


@dataclass(frozen=True, slots=True)
class Demand:
    """How urgent a job is, to whom it is charged, and how many seconds it is meant to take at most."""

    priority: Priority
    owner: str
    seconds: float


class JobQueue(Generic[Job]):
    """Jobs that wait, and what their owners have used."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._waiting: dict[tuple[Priority, str], deque[Job]] = {}
        self._used: dict[str, tuple[float, float]] = {}
        """For each owner seconds of thinking, and when they were counted."""

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def put(self, demand: Demand, job: Job) -> None:
        """Let a job wait; a refusal where too many hints or reviews wait already."""
        if demand.priority in (Priority.HINT, Priority.REVIEW):
            self._check_room(demand.owner)
        self._waiting.setdefault((demand.priority, demand.owner), deque()).append(job)

    def _check_room(self, owner: str) -> None:
        counts = {
            key: len(jobs)
            for key, jobs in self._waiting.items()
            if key[0] in (Priority.HINT, Priority.REVIEW)
        }
        of_owner = sum(count for (_, other), count in counts.items() if other == owner)
        if of_owner >= MOST_WAITING_OF_OWNER or sum(counts.values()) >= MOST_WAITING:
            raise server_busy(RETRY_SECONDS)

    def take(self) -> Job | None:
        """The job that goes next, if one waits."""
        if not self._waiting:
            return None
        key = min(self._waiting, key=lambda key: self.used(key[1]) + HANDICAPS[key[0]])
        jobs = self._waiting[key]
        job = jobs.popleft()
        if not jobs:
            del self._waiting[key]
        return job

    def used(self, owner: str) -> float:
        """The seconds that an owner has recently used."""
        seconds, at = self._used.get(owner, (0.0, 0.0))
        return float(seconds * 0.5 ** ((self._clock() - at) / HALF_LIFE)) if seconds else 0.0

    def charge(self, owner: str, seconds: float) -> None:
        """Count what a job has used; owners who used nothing for long are forgotten."""
        self._used[owner] = (self.used(owner) + seconds, self._clock())
        if len(self._used) > MOST_WAITING:
            self._used = {key: value for key, value in self._used.items() if self.used(key) > FORGOTTEN}
