"""The pool of processes in which bots think, so that nobody else has to wait for them."""

import asyncio
import logging
import multiprocessing
import os
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, TypeVar, TypeVarTuple

from nyhavn.bots.workers import begin_work
from nyhavn.server.bots.queue import Demand, JobQueue
from nyhavn.server.metrics import Metrics

LOG = logging.getLogger("nyhavn.server")
START_SECONDS = 60.0
"""How long a new process may take before it does its first job."""
ATTEMPTS = 2
Arguments = TypeVarTuple("Arguments")
Result = TypeVar("Result")


@dataclass(slots=True, eq=False)
class _Job:
    demand: Demand
    work: Callable[..., Any]
    arguments: tuple[Any, ...]
    result: asyncio.Future[Any]
    since: float = field(default_factory=time.monotonic)


class WorkerPool:
    """As many processes as may work at the same time; those that die or hang are replaced.

    ``patience`` is how many seconds a job may take beyond those it is meant to.
    """

    def __init__(self, count: int, patience: float, metrics: Metrics) -> None:
        self._workers = [_Worker() for _ in range(count)]
        self._patience = patience
        self._metrics = metrics
        self._queue: JobQueue[_Job] = JobQueue(time.monotonic)
        self._jobs = asyncio.Semaphore(0)
        self._tasks: list[asyncio.Task[None]] = []

    def __len__(self) -> int:
        """How many jobs wait."""
        return len(self._queue)

    def open(self) -> None:
        """Start the processes, so that the first bot need not wait for them."""
        for worker in self._workers:
            worker.start()
        self._tasks = [asyncio.create_task(self._work(worker)) for worker in self._workers]

    async def close(self) -> None:
        """End the processes without waiting for results that nobody needs any more."""
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        for worker in self._workers:
            worker.end()

    async def run(
        self, demand: Demand, work: Callable[[*Arguments], Result], *arguments: *Arguments
    ) -> Result:
        """Run a job in one of the processes when its turn has come."""
        job = _Job(demand, work, arguments, asyncio.get_running_loop().create_future())
        self._queue.put(demand, job)
        self._jobs.release()
        result: Result = await job.result
        return result

    async def _work(self, worker: "_Worker") -> None:
        while True:
            await self._jobs.acquire()
            job = self._queue.take()
            # Whoever gives up waiting cancels the result.
            if job is None or job.result.done():
                continue
            began = time.monotonic()
            self._metrics.waiting_seconds.observe(job.demand.priority.word, began - job.since)
            try:
                result = await self._try(worker, job)
            except Exception as fault:
                if not job.result.done():
                    job.result.set_exception(fault)
            else:
                if not job.result.done():
                    job.result.set_result(result)
            self._queue.charge(job.demand.owner, time.monotonic() - began)

    async def _try(self, worker: "_Worker", job: _Job) -> Any:
        """Do a job, and once more where the process died or hung."""
        for attempt in range(1, ATTEMPTS + 1):
            try:
                return await worker.run(job.demand.seconds + self._patience, job.work, job.arguments)
            except (BrokenProcessPool, TimeoutError) as fault:
                LOG.error("a process of the bots %s, and is replaced", _what_happened(fault))
                self._metrics.replaced.add()
                worker.replace()
                if attempt == ATTEMPTS:
                    raise
        raise AssertionError(job)


def _what_happened(fault: Exception) -> str:
    return "did not answer in time" if isinstance(fault, TimeoutError) else "died"


class _Worker:
    """One process. Each has an executor of its own, so that it can be replaced alone."""

    def __init__(self) -> None:
        self._executor: ProcessPoolExecutor | None = None

    def start(self) -> None:
        self._executor = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), begin_work)
        self._ready = asyncio.wrap_future(self._executor.submit(os.getpid))
        self._ready.add_done_callback(lambda ready: ready.cancelled() or ready.exception())

    def replace(self) -> None:
        self.end()
        self.start()

    def end(self) -> None:
        """End the process at once: one that hangs takes no hint."""
        if self._executor is None:
            return
        processes = list((self._executor._processes or {}).values())  # noqa: SLF001
        self._executor.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()
        self._executor = None

    async def run(self, seconds: float, work: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        """Do a job within so many seconds, of which the start of the process is none."""
        assert self._executor is not None
        await asyncio.wait_for(asyncio.shield(self._ready), START_SECONDS)
        job = asyncio.get_running_loop().run_in_executor(self._executor, work, *arguments)
        return await asyncio.wait_for(job, seconds)
