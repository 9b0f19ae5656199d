"""The server processes under load, each pinned to one processor, and what they use up."""

import os
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from enum import StrEnum
from pathlib import Path
from tempfile import TemporaryDirectory

from support.databases import running_postgresql, running_redis
from support.running import Process, free_port

UNLIMITED = {
    "NYHAVN_TABLES_PER_DEVICE": "1000000",
    "NYHAVN_BOT_TABLES_PER_DEVICE": "1000000",
    "NYHAVN_SOCKETS_PER_ADDRESS": "0",
    "NYHAVN_SOCKETS": "0",
    "NYHAVN_LOG_LEVEL": "warning",
}
SERVERS_CORE, LOAD_CORE = 0, 1


class Setup(StrEnum):
    """How the tables are served."""

    SQLITE = "sqlite"
    POSTGRESQL = "postgresql"
    REDIS = "postgresql-redis"

    @property
    def words(self) -> str:
        return {
            "sqlite": "one process, SQLite",
            "postgresql": "two processes, PostgreSQL",
            "postgresql-redis": "two processes, PostgreSQL and Redis",
        }[self.value]


@contextmanager
def servers(setup: Setup, pin: bool = True, **settings: str) -> Iterator[list[Process]]:
    """Serve until the block ends; all server processes share one core, this process has the other."""
    with ExitStack() as stack:
        live: list[str] = []
        if setup == Setup.SQLITE:
            folder = Path(stack.enter_context(TemporaryDirectory()))
            database, count = f"sqlite:///{folder / 'tables.sqlite'}", 1
        else:
            database, count = stack.enter_context(running_postgresql()), 2
        if setup == Setup.REDIS:
            live = ["--live", stack.enter_context(running_redis())]
        processes = []
        for _ in range(count):
            with on_core(SERVERS_CORE if pin else None):
                server = Process(free_port(), database, *live, **UNLIMITED, **settings)
            processes.append(stack.enter_context(server))
        with on_core(LOAD_CORE if pin else None):
            yield processes


@contextmanager
def on_core(core: int | None) -> Iterator[None]:
    """Keep this process, and those that it starts, on one core where the system can."""
    cores = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set[int]()
    if core is None or core not in cores or len(cores) < 2:
        yield
        return
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


def processor_seconds(processes: Sequence[Process]) -> float:
    """The processor time that these processes have used, without the processes of their bots."""
    ticks = 0
    for process in processes:
        fields = Path(f"/proc/{process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def memory_in_use(processes: Sequence[Process]) -> float:
    """The memory that these processes hold, in megabytes."""
    pages = 0
    for process in processes:
        pages += int(Path(f"/proc/{process.pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
