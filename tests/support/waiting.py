"""Waiting for conditions, never for a fixed time, so that tests hold on a busy machine."""

import time
from collections.abc import Callable

PATIENCE = 120.0
"""In seconds: only what never comes takes so long."""


def until(look: Callable[[], bool]) -> bool:
    """Look again and again until there is something."""
    patience = time.monotonic() + PATIENCE
    while not (found := look()):
        assert time.monotonic() < patience, "waited in vain"
        time.sleep(0.01)
    return found
