"""A set of pairs of 64-bit numbers that is quick to ask and to empty.

Plain Python that Cython also compiles, with the C types of ``fingerprints.pxd``.
"""

from array import array

SPREAD = 0x9E3779B97F4A7C15
ALL_64 = 0xFFFFFFFFFFFFFFFF
FEWEST = 1024


class Fingerprints:
    """A hash table with open addressing; each bucket is stamped with the round in which it was filled."""

    def __init__(self) -> None:
        # A bucket is three numbers side by side: its stamp and the pair.
        self.table = array("Q", bytes(8 * 3 * FEWEST))
        self.round = 0
        self.clear()

    def clear(self) -> None:
        """Begin small again: what is close together is quick to ask."""
        self.round += 1
        self.count = 0
        self.buckets = FEWEST

    def add(self, first: int, second: int) -> bool:
        """Put a pair in; whether it was not there before."""
        if 2 * self.count >= self.buckets:
            self.grow()
        bucket = self.bucket_of(first, second)
        if self.table[bucket] == self.round:
            return False
        self.table[bucket] = self.round
        self.table[bucket + 1] = first
        self.table[bucket + 2] = second
        self.count += 1
        return True

    def bucket_of(self, first: int, second: int) -> int:
        """Where in the table the pair is, or where it would go."""
        mixed = ((first ^ second << 7) * SPREAD) & ALL_64
        mixed = ((mixed ^ mixed >> 29 ^ second) * SPREAD) & ALL_64
        bucket = 3 * (mixed >> 32 & self.buckets - 1)
        while self.table[bucket] == self.round and (
            self.table[bucket + 1] != first or self.table[bucket + 2] != second
        ):
            bucket = bucket + 3 if bucket + 3 < 3 * self.buckets else 0
        return bucket

    def grow(self) -> None:
        """Spread all pairs over twice as many buckets."""
        pairs = array("Q", bytes(8 * 2 * self.count))
        pair = 0
        for bucket in range(0, 3 * self.buckets, 3):
            if self.table[bucket] == self.round:
                pairs[pair] = self.table[bucket + 1]
                pairs[pair + 1] = self.table[bucket + 2]
                pair += 2
        self.buckets *= 2
        if len(self.table) < 3 * self.buckets:
            self.table = array("Q", bytes(8 * 3 * self.buckets))
        self.round += 1
        self.count = 0
        for bucket in range(0, pair, 2):
            self.add(pairs[bucket], pairs[bucket + 1])
