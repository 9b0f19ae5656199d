"""A bot that plays by chance, and stops in the middle of an arena so that a test can end it there."""

import os
import time
from collections.abc import Sequence
from pathlib import Path

from nyhavn.bots.simple.random_bot import RandomBot
from nyhavn.rules import Decision, View

STOP_AT = "NYHAVN_TEST_STOP_AT"
"""The journal at which to look; where it is not set, nobody waits."""
PAIRINGS = 4


class WaitingBot(RandomBot):
    """Waits for good once so many pairings are in the journal."""

    def choose(self, view: View, choices: Sequence[Decision]) -> Decision:
        while STOP_AT in os.environ and pairings_in(Path(os.environ[STOP_AT])) >= PAIRINGS:
            time.sleep(0.05)
        return super().choose(view, choices)


def pairings_in(journal: Path) -> int:
    return journal.read_bytes().count(b"\n") if journal.exists() else 0
