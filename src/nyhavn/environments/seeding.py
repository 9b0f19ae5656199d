"""Seeds for one game after the other."""

from secrets import randbelow

from nyhavn.rules import Chance

MOST = 2**31 - 1


class Seeds:
    """After ``begin`` with a seed the same seeds follow; without one they go on, and start anywhere."""

    def __init__(self) -> None:
        self._chance = Chance(randbelow(MOST))

    def begin(self, seed: int | None) -> None:
        if seed is not None:
            self._chance = Chance(seed)

    def next(self) -> int:
        return self._chance.below(MOST)

    def below(self, bound: int) -> int:
        return self._chance.below(bound)
