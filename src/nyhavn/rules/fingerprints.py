"""A set of pairs of 64-bit numbers that is quick to ask and to empty.

Plain Python that Cython also compiles, with the C types of ``fingerprints.pxd``.
"""

from array import array

SPREAD = 0x9E3779B97F4A7C15
ALL_64 = 0xFFFFFFFFFFFFFFFF


class Fingerprints:
    """A hash table with open places; each place is stamped with the round in which it was taken."""

    def __init__(self) -> None:
        self.round = 1
        self.count = 0
        self.make_room(1024)

    def make_room(self, places: int) -> None:
        self.places = places
        self.firsts = array("Q", bytes(8 * places))
        self.seconds = array("Q", bytes(8 * places))
        self.stamps = array("Q", bytes(8 * places))

    def clear(self) -> None:
        self.round += 1
        self.count = 0

    def add(self, first: int, second: int) -> bool:
        """Put a pair in; whether it was not there before."""
        if 2 * self.count >= self.places:
            self.grow()
        place = self.place_of(first, second)
        if self.stamps[place] == self.round:
            return False
        self.firsts[place] = first
        self.seconds[place] = second
        self.stamps[place] = self.round
        self.count += 1
        return True

    def place_of(self, first: int, second: int) -> int:
        """Where the pair is, or where it would be put."""
        mixed = ((first ^ second << 7) * SPREAD) & ALL_64
        mixed = ((mixed ^ mixed >> 29 ^ second) * SPREAD) & ALL_64
        place = mixed >> 32 & self.places - 1
        while self.stamps[place] == self.round and (
            self.firsts[place] != first or self.seconds[place] != second
        ):
            place = place + 1 & self.places - 1
        return place

    def grow(self) -> None:
        firsts, seconds, stamps = self.firsts, self.seconds, self.stamps
        places = self.places
        self.make_room(2 * places)
        self.count = 0
        for old in range(places):
            if stamps[old] == self.round:
                self.add(firsts[old], seconds[old])
