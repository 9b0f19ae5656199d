"""Sums of rows of the first layer, each found again by its key.

Plain Python that Cython also compiles, with the C types of ``sums.pxd``.
"""

from array import array

import numpy as np

from nyhavn.bots.network.vectors import HIDDEN

SPREAD = 0x9E3779B97F4A7C15
ALL_64 = 0xFFFFFFFFFFFFFFFF


class Sums:
    """A hash table with open addressing; each bucket is stamped with the round in which it was filled."""

    def __init__(self) -> None:
        self.round = 1
        self.count = 0
        self.fresh = False
        self.values = np.zeros((256, HIDDEN), np.float32)
        self.fits = array("Q", bytes(8 * 256))
        self.make_buckets(1024)

    def make_buckets(self, buckets: int) -> None:
        self.buckets = buckets
        self.keys = array("Q", bytes(8 * buckets))
        self.stamps = array("Q", bytes(8 * buckets))
        self.slots = array("Q", bytes(8 * buckets))

    def clear(self) -> None:
        self.round += 1
        self.count = 0

    def slot(self, key: int) -> int:
        """Where the sum of a key is kept; ``fresh`` tells whether it is still to be worked out."""
        bucket = self.bucket_of(key)
        self.fresh = self.stamps[bucket] != self.round
        if self.fresh:
            self.keys[bucket] = key
            self.stamps[bucket] = self.round
            self.slots[bucket] = self.count
            self.count += 1
            if self.count == self.values.shape[0]:
                self.grow()
            return self.count - 1
        return self.slots[bucket]

    def bucket_of(self, key: int) -> int:
        """Where the key is, or where it would be put."""
        mixed = (key * SPREAD) & ALL_64
        mixed = ((mixed ^ mixed >> 29) * SPREAD) & ALL_64
        bucket = mixed >> 32 & self.buckets - 1
        while self.stamps[bucket] == self.round and self.keys[bucket] != key:
            bucket = bucket + 1 & self.buckets - 1
        return bucket

    def grow(self) -> None:
        """Twice the room, with all that is kept."""
        self.values = np.concatenate([self.values, np.zeros_like(self.values)])
        fits, keys, stamps, slots = self.fits, self.keys, self.stamps, self.slots
        self.fits = array("Q", bytes(8 * self.values.shape[0]))
        for slot in range(self.count):
            self.fits[slot] = fits[slot]
        buckets = self.buckets
        self.make_buckets(2 * buckets)
        for old in range(buckets):
            if stamps[old] == self.round:
                bucket = self.bucket_of(keys[old])
                self.keys[bucket] = keys[old]
                self.stamps[bucket] = self.round
                self.slots[bucket] = slots[old]
