"""Who does the work of an arena or of training: this process, several processes, or a Ray cluster.

Work comes in small jobs, and what they yield comes back in the order of the jobs, whoever does them. A job
depends on nothing but what it is given, so the number of workers changes nothing.
"""

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager
from threading import Thread
from typing import Any, TypeVar

from nyhavn.bots.extras import extra_package
from nyhavn.bots.failures import BotFault
from nyhavn.rules import IllegalError, NyhavnError

WAITING_PER_WORKER = 4
Job = TypeVar("Job")
Yield = TypeVar("Yield")


class Workers:
    """Hands out jobs and takes what they yield."""

    def __init__(
        self, count: int, waiting: int, hand_out: Callable[[Any, Any], Any], take: Callable[[Any], Any]
    ) -> None:
        self.count = count
        self._waiting = waiting
        self._hand_out = hand_out
        self._take = take

    def run(self, work: Callable[[Job], Yield], jobs: Iterable[Job]) -> Iterator[Yield]:
        """Keep all workers busy, and take what they have done in the order it was handed out."""
        waiting: deque[Any] = deque()
        for job in jobs:
            waiting.append(self._hand_out(work, job))
            if len(waiting) >= self._waiting:
                yield self._take(waiting.popleft())
        while waiting:
            yield self._take(waiting.popleft())


def open_workers(count: int, ray: bool = False) -> AbstractContextManager[Workers]:
    """So many workers, or those of a Ray cluster; one of them works in this process."""
    if ray:
        return on_ray()
    return this_process() if count == 1 else processes(count)


@contextmanager
def this_process() -> Iterator[Workers]:
    """Work here, where a debugger can follow."""
    yield Workers(1, 1, lambda work, job: work(job), lambda done: done)


@contextmanager
def processes(count: int) -> Iterator[Workers]:
    """Work in several processes of this machine."""
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), initializer=begin_work)
    try:
        yield Workers(count, count * WAITING_PER_WORKER, pool.submit, Future.result)
        pool.shutdown()
    except BrokenProcessPool as fault:
        raise IllegalError(BotFault.WORKER_DIED) from fault
    finally:
        # After an interrupt or an error nobody waits for the jobs that are under way.
        pool.shutdown(wait=False, cancel_futures=True)
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()


@contextmanager
def on_ray() -> Iterator[Workers]:
    """Work with Ray: on the cluster of RAY_ADDRESS, or on one of this machine alone."""
    address = os.environ.get("RAY_ADDRESS") or "local"
    if address == "local":
        # The only way to keep Ray from opening its ports to all networks; its name tells where that is usual.
        os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
    ray = extra_package("ray")
    begun_here = not ray.is_initialized()
    if begun_here:
        try:
            ray.init(address, log_to_driver=False, logging_level="error")
        except (ConnectionError, RuntimeError, ValueError) as fault:
            raise IllegalError(BotFault.RAY_UNREACHABLE, {"why": str(fault)}) from fault
    remote = ray.remote(_yield_or_refusal)
    count = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def take(handle: Any) -> Any:
        answer = ray.get(handle)
        if isinstance(answer, NyhavnError):
            raise answer
        return answer

    try:
        yield Workers(count, count * WAITING_PER_WORKER, remote.remote, take)
    finally:
        if begun_here:
            ray.shutdown()


def begin_work() -> None:
    """Leave an interrupt to the process that hands out the work, and end when that one is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _yield_or_refusal(work: Callable[[Job], Yield], job: Job) -> Yield | NyhavnError:
    """Ray wraps what is raised in an error of its own, so a refusal is handed back instead."""
    try:
        return work(job)
    except NyhavnError as refusal:
        return refusal
