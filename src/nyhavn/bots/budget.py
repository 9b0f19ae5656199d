"""How long a bot may think about a turn: until its time is up, or for a number of iterations."""

from math import inf
from time import perf_counter


class Budget:
    """Counts from the moment it is made. Seconds, iterations, or what comes first of both end it."""

    def __init__(self, seconds: float | None = None, iterations: int | None = None) -> None:
        self._start = perf_counter()
        self._seconds = seconds
        self._iterations = iterations
        self._done = 0

    def spend(self) -> None:
        """One iteration more is done."""
        self._done += 1

    def used(self) -> float:
        """The part of the budget that is used up: 1 or more at its end."""
        by_count = 0.0 if self._iterations is None else self._done / self._iterations
        by_clock = 0.0 if self._seconds is None else (perf_counter() - self._start) / self._seconds
        return max(by_count, by_clock)

    def moment(self, part: float) -> float:
        """When the clock will have used up this part of the budget; never, where iterations decide."""
        return inf if self._seconds is None else self._start + part * self._seconds
