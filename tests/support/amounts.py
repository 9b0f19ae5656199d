"""How much a test does: all of it compiled, a share interpreted, where it takes a hundred times as long."""

from nyhavn.rules import IS_COMPILED

FEWER = 1 if IS_COMPILED else 10
"""By how much the amounts of work are divided."""


def fewer(whole: int) -> int:
    """So many, or a share of it, but at least one."""
    return max(1, whole // FEWER)
