"""The pool of processes in which bots think, so that nobody else has to wait for them."""

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar, TypeVarTuple

from nyhavn.bots.workers import begin_work

Arguments = TypeVarTuple("Arguments")
Result = TypeVar("Result")


class WorkerPool:
    """As many processes as may work at the same time; those that die are replaced."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool: ProcessPoolExecutor | None = None

    def open(self) -> None:
        """Start the processes, so that the first bot need not wait for them."""
        self._pool = self._new_pool()

    def close(self) -> None:
        """End the processes without waiting for results that nobody needs any more."""
        if self._pool is None:
            return
        processes = list((self._pool._processes or {}).values())  # noqa: SLF001
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()

    async def run(self, job: Callable[[*Arguments], Result], *arguments: *Arguments) -> Result:
        """Run a job in one of the processes."""
        pool = self._pool = self._pool or self._new_pool()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, job, *arguments)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise

    def _new_pool(self) -> ProcessPoolExecutor:
        pool = ProcessPoolExecutor(self._count, multiprocessing.get_context("spawn"), begin_work)
        pool.submit(os.getpid)
        return pool
