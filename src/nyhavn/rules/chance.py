"""A fast random source that gives the same numbers from the same seed, compiled or not.

The generator is PCG-XSH-RR with 64 bits of state. It is for play and research; the provable shuffle of a
record has a source of its own.
"""

MULTIPLIER = 6364136223846793005
INCREMENT = 1442695040888963407
ALL_64 = 0xFFFFFFFFFFFFFFFF
ALL_32 = 0xFFFFFFFF


class Chance:
    """A source of random numbers, seeded."""

    def __init__(self, seed: int) -> None:
        self.state = (seed + INCREMENT) % 2**64
        self.draw()
        self.draw()

    def draw(self) -> int:
        """The next 32 random bits."""
        state = self.state
        self.state = (state * MULTIPLIER + INCREMENT) & ALL_64
        mixed = ((state >> 18 ^ state) >> 27) & ALL_32
        turn = state >> 59
        return (mixed >> turn | mixed << (32 - turn)) & ALL_32

    def below(self, bound: int) -> int:
        """A whole number from 0 to ``bound - 1``; for the small bounds of this game each is as likely."""
        return self.draw() * bound >> 32

    def part(self) -> float:
        """A number between 0 and 1, never quite either."""
        return (self.draw() + 0.5) / 4294967296.0
