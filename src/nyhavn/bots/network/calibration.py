"""Chances as they come true: the network's own word is a little too sure at both ends.

`python benchmarks/strength calibration` compares what it says with how strong games went on, and keeps in
``shipped/calibration.json`` how much doubt has to be added for each number of players.
"""

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from nyhavn.bots.network import shipped

CALIBRATION_FILE = Path(shipped.__file__).parent / "calibration.json"


@cache
def doubt(players: int) -> float:
    """The part of a victory that nobody can be sure of, whatever the network says."""
    return float(json.loads(CALIBRATION_FILE.read_text(encoding="utf-8"))[str(players)]["doubt"])


def calibrated(chances: Sequence[float], unsure: float) -> tuple[float, ...]:
    """The chances of all seats with this part of the victory shared out evenly."""
    return tuple([(1 - unsure) * chance + unsure / len(chances) for chance in chances])
