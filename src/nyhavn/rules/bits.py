"""Counting over sets of spaces held as the bits of an integer.

Interpreted, these functions are used as they are; compiled modules use the ones of ``bits.pxd``.
"""


def lowest_space(spaces: int) -> int:
    """The first space of a set that is not empty."""
    return (spaces & -spaces).bit_length() - 1


def count_spaces(spaces: int) -> int:
    """How many spaces a set holds."""
    return spaces.bit_count()
