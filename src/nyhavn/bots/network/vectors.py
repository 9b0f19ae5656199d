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


def copy(total: Any, other: Any) -> None:
    total[:] = other


def copy_row(total: Any, row: Any) -> None:
    total[:] = row


def add(total: Any, other: Any) -> None:
    total += other


def add_row(total: Any, weights: Any, row: int) -> None:
    total += weights[row]


def subtract_row(total: Any, weights: Any, row: int) -> None:
    total -= weights[row]


def activation(total: Any, weights: Any, output: int) -> float:
    """What an output unit sees: the positive part of each hidden unit, weighted."""
    return float(np.dot(np.maximum(total, 0.0), weights[output]))


exponential = math.exp
logarithm = math.log
root = math.sqrt
