"""Sums of rows of the first layer, each found again by its key.

Plain Python that Cython also compiles, with the C types of ``sums.pxd``.
"""

from array import array

import numpy as np

from nyhavn.bots.network.vectors import HIDDEN

SPREAD = 0x9E3779B97F4A7C15
ALL_64 = 0xFFFFFFFFFFFFFFFF


class Sums:
    """A hash table with open places; each place is stamped with the round in which it was taken."""

    def __init__(self) -> None:
        self.round = 1
        self.count = 0
        self.fresh = False
        self.values = np.zeros((256, HIDDEN), np.float32)
        self.fits = array("Q", bytes(8 * 256))
        self.make_places(1024)

    def make_places(self, places: int) -> None:
        self.places = places
        self.keys = array("Q", bytes(8 * places))
        self.stamps = array("Q", bytes(8 * places))
        self.slots = array("Q", bytes(8 * places))

    def clear(self) -> None:
        self.round += 1
        self.count = 0

    def slot(self, key: int) -> int:
        """Where the sum of a key is kept; ``fresh`` tells whether it is still to be worked out."""
        place = self.place_of(key)
        self.fresh = self.stamps[place] != self.round
        if self.fresh:
            self.keys[place] = key
            self.stamps[place] = self.round
            self.slots[place] = self.count
            self.count += 1
            if self.count == self.values.shape[0]:
                self.grow()
            return self.count - 1
        return self.slots[place]

    def place_of(self, key: int) -> int:
        """Where the key is, or where it would be put."""
        mixed = (key * SPREAD) & ALL_64
        mixed = ((mixed ^ mixed >> 29) * SPREAD) & ALL_64
        place = mixed >> 32 & self.places - 1
        while self.stamps[place] == self.round and self.keys[place] != key:
            place = place + 1 & self.places - 1
        return place

    def grow(self) -> None:
        """Twice the room, with all that is kept."""
        self.values = np.concatenate([self.values, np.zeros_like(self.values)])
        fits, keys, stamps, slots = self.fits, self.keys, self.stamps, self.slots
        self.fits = array("Q", bytes(8 * self.values.shape[0]))
        for slot in range(self.count):
            self.fits[slot] = fits[slot]
        places = self.places
        self.make_places(2 * places)
        for old in range(places):
            if stamps[old] == self.round:
                place = self.place_of(keys[old])
                self.keys[place] = keys[old]
                self.stamps[place] = self.round
                self.slots[place] = slots[old]
