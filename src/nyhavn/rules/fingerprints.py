"""A set of pairs of 64-bit numbers that is quick to ask and to empty.

Plain Python that Cython also compiles, with the C types of ``fingerprints.pxd``.
"""

from array import array

SPREAD = 0x9E3779B97F4A7C15
ALL_64 = 0xFFFFFFFFFFFFFFFF
FEWEST = 1024
GROWTH = 4


class Fingerprints:
    """A hash table with open addressing."""

    def __init__(self) -> None:
        # A bucket is two numbers side by side; one of two zeros is empty.
        self.table = array("Q", bytes(8 * 2 * FEWEST))
        self.buckets = FEWEST
        self.clear()

    def clear(self) -> None:
        """Begin small again: what is close together is quick to ask."""
        for index in range(2 * self.buckets):
            self.table[index] = 0
        self.count = 0
        self.has_zeros = False
        self.buckets = FEWEST

    def add(self, first: int, second: int) -> bool:
        """Put a pair in; whether it was not there before."""
        if not first and not second:
            is_new = not self.has_zeros
            self.has_zeros = True
            self.count += is_new
            return is_new
        if 2 * self.count >= self.buckets:
            self.grow()
        bucket = self.bucket_of(first, second)
        if self.table[bucket] or self.table[bucket + 1]:
            return False
        self.table[bucket] = first
        self.table[bucket + 1] = second
        self.count += 1
        return True

    def bucket_of(self, first: int, second: int) -> int:
        """Where in the table the pair is, or where it would go."""
        mixed = ((first ^ second << 7) * SPREAD) & ALL_64
        mixed = ((mixed ^ mixed >> 29 ^ second) * SPREAD) & ALL_64
        bucket = 2 * (mixed >> 32 & self.buckets - 1)
        while (self.table[bucket] or self.table[bucket + 1]) and (
            self.table[bucket] != first or self.table[bucket + 1] != second
        ):
            bucket = bucket + 2 & 2 * self.buckets - 1
        return bucket

    def grow(self) -> None:
        """Spread all pairs over several times as many buckets."""
        old, buckets = self.table, self.buckets
        self.buckets *= GROWTH
        self.table = array("Q", bytes(8 * 2 * self.buckets))
        for index in range(0, 2 * buckets, 2):
            if old[index] or old[index + 1]:
                bucket = self.bucket_of(old[index], old[index + 1])
                self.table[bucket] = old[index]
                self.table[bucket + 1] = old[index + 1]
