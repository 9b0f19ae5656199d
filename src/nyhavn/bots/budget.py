"""How long a bot may think about a turn: until its time is up, or for a number of iterations."""

from math import inf
from time import perf_counter


class Budget:
    """Counts from the moment it is made. With ``seconds`` the clock decides, otherwise the iterations do."""

    def __init__(self, seconds: float | None, iterations: int) -> None:
        self._start = perf_counter()
        self._seconds = seconds
        self._iterations = iterations
        self._done = 0

    def spend(self) -> None:
        """One iteration more is done."""
        self._done += 1

    def used(self) -> float:
        """The part of the budget that is used up: 1 or more at its end."""
        if self._seconds is None:
            return self._done / self._iterations
        return (perf_counter() - self._start) / self._seconds

    def moment(self, part: float) -> float:
        """When the clock will have used up this part of the budget; never, where iterations decide."""
        return inf if self._seconds is None else self._start + part * self._seconds
