"""Who goes next among those who wait for the processes of the bots."""

import pytest

from nyhavn.server.bots.queue import MOST_WAITING_OF_OWNER, Demand, JobQueue, Priority
from nyhavn.server.wire.errors import RefusedError


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def queue(clock: Clock) -> JobQueue[str]:
    return JobQueue(clock)


def put(queue: JobQueue[str], priority: Priority, owner: str, job: str) -> None:
    queue.put(Demand(priority, owner, seconds=1.0), job)


def test_turns_that_somebody_waits_for_go_before_hints_reviews_and_unseen_turns(queue: JobQueue[str]) -> None:
    for priority in reversed(Priority):
        put(queue, priority, "ana", priority.word)
    assert [queue.take() for _ in Priority] == ["turn", "hint", "review", "unseen-turn"]
    assert queue.take() is None


def test_a_flood_of_one_owner_holds_up_another_for_one_job_at_most(queue: JobQueue[str]) -> None:
    for number in range(100):
        put(queue, Priority.TURN, "mallory", f"flood {number}")
    assert queue.take() == "flood 0"
    put(queue, Priority.TURN, "ana", "honest")
    queue.charge("mallory", 1.0)
    assert queue.take() == "honest"
    assert queue.take() == "flood 1"


def test_the_turns_of_one_owner_do_not_keep_the_reviews_of_another_waiting_for_ever(
    queue: JobQueue[str], clock: Clock
) -> None:
    put(queue, Priority.REVIEW, "ana", "review")
    taken: list[str | None] = []
    while "review" not in taken:
        assert len(taken) < 10
        put(queue, Priority.TURN, "mallory", "turn")
        taken.append(queue.take())
        clock.now += 1.0
        queue.charge("mallory", 1.0)
    assert len(taken) > 2


def test_what_was_used_is_forgotten(queue: JobQueue[str], clock: Clock) -> None:
    queue.charge("ana", 8.0)
    clock.now += 10.0
    assert queue.used("ana") == pytest.approx(4.0)
    clock.now += 300.0
    assert queue.used("ana") == pytest.approx(0.0, abs=1e-6)


def test_hints_beyond_what_may_wait_are_refused_with_a_time_to_ask_again(queue: JobQueue[str]) -> None:
    for number in range(MOST_WAITING_OF_OWNER):
        put(queue, Priority.HINT, "mallory", str(number))
    with pytest.raises(RefusedError) as refused:
        put(queue, Priority.REVIEW, "mallory", "one more")
    assert (refused.value.code, refused.value.status) == ("server-busy", 503)
    assert refused.value.retry_after
    put(queue, Priority.HINT, "ana", "honest")
    put(queue, Priority.TURN, "mallory", "a turn is never refused")
