"""Who plays the games of an arena: this process, several processes, or the machines of a Ray cluster.

The pairings are played in small chunks and come back in their order, whoever plays them. Every pairing
depends on the settings and its number alone, so the number of workers changes nothing.
"""

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from threading import Thread
from typing import Any, TypeVar

from nyhavn.bots.arena.extras import extra_package
from nyhavn.bots.arena.matches import Pairing, Settings, play_pairing
from nyhavn.rules.errors import IllegalError, NyhavnError

MOST_IN_CHUNK = 16
CHUNKS_PER_WORKER = 20
WAITING_PER_WORKER = 4
Handle = TypeVar("Handle")


def play_here(settings: Settings, start: int) -> Generator[Pairing, None, None]:
    """Play the pairings from a number on in this process, where a debugger can follow."""
    for pairing in range(start, settings.pairings):
        yield play_pairing(settings, pairing)


def play_in_processes(settings: Settings, start: int, workers: int) -> Generator[Pairing, None, None]:
    """Play the pairings from a number on in several processes."""
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), initializer=_begin_work)

    def hand_out(chunk: range) -> Future[list[Pairing]]:
        return pool.submit(play_chunk, settings, chunk)

    try:
        yield from _in_order(hand_out, Future.result, chunks(settings, start, workers), workers)
        pool.shutdown()
    except BrokenProcessPool as fault:
        raise IllegalError("arena-worker-died") from fault
    finally:
        # After an interrupt or an error nobody waits for the games that are under way.
        pool.shutdown(wait=False, cancel_futures=True)
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()


def play_on_ray(settings: Settings, start: int) -> Generator[Pairing, None, None]:
    """Play the pairings from a number on with Ray: on the cluster of RAY_ADDRESS, or on this machine."""
    ray = extra_package("ray")
    begun_here = not ray.is_initialized()
    if begun_here:
        try:
            ray.init(log_to_driver=False, logging_level="error")
        except (ConnectionError, RuntimeError, ValueError) as fault:
            raise IllegalError("ray-unreachable", {"why": str(fault)}) from fault
    play = ray.remote(_chunk_or_refusal)
    workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
    try:
        yield from _in_order(
            partial(play.remote, settings), partial(_taken, ray), chunks(settings, start, workers), workers
        )
    finally:
        if begun_here:
            ray.shutdown()


def chunks(settings: Settings, start: int, workers: int) -> Iterator[range]:
    """The pairings from a number on, in pieces that take little time, so that progress shows."""
    left = settings.pairings - start
    size = 1 if settings.seconds else max(1, min(MOST_IN_CHUNK, left // (workers * CHUNKS_PER_WORKER)))
    for first in range(start, settings.pairings, size):
        yield range(first, min(first + size, settings.pairings))


def play_chunk(settings: Settings, chunk: range) -> list[Pairing]:
    return [play_pairing(settings, pairing) for pairing in chunk]


def _in_order(
    hand_out: Callable[[range], Handle],
    take: Callable[[Handle], list[Pairing]],
    pieces: Iterator[range],
    workers: int,
) -> Iterator[Pairing]:
    """Keep all workers busy, and take what they have played in the order it was handed out."""
    waiting: deque[Handle] = deque()
    for chunk in pieces:
        waiting.append(hand_out(chunk))
        if len(waiting) >= workers * WAITING_PER_WORKER:
            yield from take(waiting.popleft())
    while waiting:
        yield from take(waiting.popleft())


def _begin_work() -> None:
    """Leave an interrupt to the process that hands out the work, and end when that one is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _chunk_or_refusal(settings: Settings, chunk: range) -> list[Pairing] | NyhavnError:
    """Ray wraps what is raised in an error of its own, so a refusal is handed back instead."""
    try:
        return play_chunk(settings, chunk)
    except NyhavnError as refusal:
        return refusal


def _taken(ray: Any, handle: Any) -> list[Pairing]:
    answer = ray.get(handle)
    if isinstance(answer, NyhavnError):
        raise answer
    return answer  # type: ignore[no-any-return]
