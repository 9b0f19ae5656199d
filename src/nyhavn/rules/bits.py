"""Counting over sets of spaces held as the bits of an integer.

Interpreted, these functions are used as they are; compiled modules use the ones of ``bits.pxd``.
"""

from typing import Any

from nyhavn.rules.pieces import COLUMNS, ROWS


def lowest_space(spaces: int) -> int:
    """The first space of a set that is not empty."""
    return (spaces & -spaces).bit_length() - 1


def count_spaces(spaces: int) -> int:
    """How many spaces a set holds."""
    return spaces.bit_count()


def spread_spaces(spaces: int, out: Any, first: int) -> None:
    """Write a set as zeros and ones, one for each space, from this place on."""
    for space in range(ROWS * COLUMNS):
        out[first + space] = spaces >> space & 1
