"""A set of pairs of 64-bit numbers that is quick to ask and to empty.

Plain Python that Cython also compiles, with the C types of ``fingerprints.pxd``.
"""

from array import array

SPREAD = 0x9E3779B97F4A7C15
ALL_64 = 0xFFFFFFFFFFFFFFFF
FEWEST = 1024


class Fingerprints:
    """A hash table with open places; each place is stamped with the round in which it was taken."""

    def __init__(self) -> None:
        # A place is three numbers side by side: its stamp and the pair.
        self.table = array("Q", bytes(8 * 3 * FEWEST))
        self.round = 0
        self.clear()

    def clear(self) -> None:
        """Begin small again: what is close together is quick to ask."""
        self.round += 1
        self.count = 0
        self.places = FEWEST

    def add(self, first: int, second: int) -> bool:
        """Put a pair in; whether it was not there before."""
        if 2 * self.count >= self.places:
            self.grow()
        place = self.place_of(first, second)
        if self.table[place] == self.round:
            return False
        self.table[place] = self.round
        self.table[place + 1] = first
        self.table[place + 2] = second
        self.count += 1
        return True

    def place_of(self, first: int, second: int) -> int:
        """Where in the table the pair is, or where it would be put."""
        mixed = ((first ^ second << 7) * SPREAD) & ALL_64
        mixed = ((mixed ^ mixed >> 29 ^ second) * SPREAD) & ALL_64
        place = 3 * (mixed >> 32 & self.places - 1)
        while self.table[place] == self.round and (
            self.table[place + 1] != first or self.table[place + 2] != second
        ):
            place = place + 3 if place + 3 < 3 * self.places else 0
        return place

    def grow(self) -> None:
        """Spread all pairs over twice as many places."""
        pairs = array("Q", bytes(8 * 2 * self.count))
        pair = 0
        for place in range(0, 3 * self.places, 3):
            if self.table[place] == self.round:
                pairs[pair] = self.table[place + 1]
                pairs[pair + 1] = self.table[place + 2]
                pair += 2
        self.places *= 2
        if len(self.table) < 3 * self.places:
            self.table = array("Q", bytes(8 * 3 * self.places))
        self.round += 1
        self.count = 0
        for place in range(0, pair, 2):
            self.add(pairs[place], pairs[place + 1])
