"""What stands in for the ``cython`` module where a module that needs it runs interpreted without Cython."""

from contextlib import nullcontext
from typing import Any

compiled = False
nogil = nullcontext()
PyObject = Any


def pointer(kind: Any) -> Any:
    return kind


def cast(_kind: Any, value: Any) -> Any:
    """Interpreted, everything is an object already."""
    return value
