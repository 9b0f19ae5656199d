"""Sums of the rows of a weight matrix.

Interpreted, these functions work on NumPy arrays; compiled modules use the ones of ``vectors.pxd``.
"""

import math
from typing import Any

import numpy as np

HIDDEN = 128
"""How many units the hidden layer has."""


def zeros() -> Any:
    return np.zeros(HIDDEN, np.float32)


def copy_row(total: Any, row: Any) -> None:
    total[:] = row


def add_row(total: Any, weights: Any, row: int) -> None:
    total += weights[row]


def clear_sum(sums: Any, slot: int) -> None:
    sums[slot] = 0


def copy_to_sum(sums: Any, slot: int, other: Any) -> None:
    sums[slot] = other


def add_row_to_sum(sums: Any, slot: int, weights: Any, row: int) -> None:
    sums[slot] += weights[row]


def subtract_row_from_sum(sums: Any, slot: int, weights: Any, row: int) -> None:
    sums[slot] -= weights[row]


def margins_of_parts(margins: Any, sums: Any, slots: Any, weights: Any) -> None:
    """What each output sees in the sum of eight sums: the positive part of each hidden unit, weighted."""
    for output, weight in enumerate(weights):
        margins[output] = float(np.dot(np.maximum(sums[slots].sum(0), 0.0), weight))


exponential = math.exp
logarithm = math.log
root = math.sqrt
