"""How strong bots are, worked out from their matches, and how sure that is."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt

import numpy as np
from numpy.typing import NDArray

SURE = 1.959963984540054
"""How many standard errors around a figure hold 95 % of a normal distribution."""
ELO_UNIT = 400 / log(10)
"""Ten times the chances are 400 points of Elo."""
MOST_ROUNDS = 200
LONGEST_STEP = 1.0
CLOSE_ENOUGH = 1e-12


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure and the ends of its 95 % interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Score:
    """How a match came out: the first bot played alone against copies of the second."""

    first: int
    second: int
    rivals: int
    games: int
    wins: float
    """Won by the first bot; a shared victory counts its share."""


def wilson(wins: float, games: int) -> Estimate:
    """The rate of wins with its Wilson interval."""
    rate, spread = wins / games, SURE**2 / games
    middle = (rate + spread / 2) / (1 + spread)
    reach = sqrt(rate * (1 - rate) * spread + spread**2 / 4) / (1 + spread)
    # Rounding could otherwise leave a rate of 0 or 1 just outside its own interval.
    return Estimate(rate, min(rate, max(0.0, middle - reach)), max(rate, min(1.0, middle + reach)))


def win_chance(lead: float, rivals: int) -> float:
    """The chance to win alone against equal rivals, with a lead in strength over each of them.

    It is the model of Bradley and Terry, in the form of Luce for several players: everybody wins in
    proportion to their strength.
    """
    return 1 / (1 + rivals * exp(-lead))


def elo_ratings(bots: int, scores: Sequence[Score]) -> list[Estimate]:
    """The Elo numbers that make the scores likeliest; their mean is 0.

    Each match counts as one game more, with a result as fair as among equals: without it a bot that won
    every game would have no finite number. The intervals come from the Fisher information.
    """
    strengths = np.zeros(bots)
    for _ in range(MOST_ROUNDS):
        slope, information = _slope_and_information(strengths, scores)
        step = _spread(information) @ slope
        strengths += step / max(1.0, float(np.abs(step).max()) / LONGEST_STEP)
        if np.abs(step).max() < CLOSE_ENOUGH:
            break
    strengths -= strengths.mean()
    _, information = _slope_and_information(strengths, scores)
    reach = SURE * np.sqrt(_spread(information).diagonal())
    return [
        Estimate(ELO_UNIT * value, ELO_UNIT * (value - wide), ELO_UNIT * (value + wide))
        for value, wide in zip(strengths.tolist(), reach.tolist(), strict=True)
    ]


def _slope_and_information(
    strengths: NDArray[np.float64], scores: Sequence[Score]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """How the likelihood of the scores changes with the strengths, and how sharply it bends."""
    slope, information = np.zeros(len(strengths)), np.zeros((len(strengths), len(strengths)))
    for score in scores:
        first, second = score.first, score.second
        games, wins = score.games + 1, score.wins + 1 / (score.rivals + 1)
        chance = win_chance(strengths[first] - strengths[second], score.rivals)
        slope[first] += wins - games * chance
        slope[second] -= wins - games * chance
        weight = games * chance * (1 - chance)
        information[[first, second], [first, second]] += weight
        information[[first, second], [second, first]] -= weight
    return slope, information


def _spread(information: NDArray[np.float64]) -> NDArray[np.float64]:
    """The covariances of the strengths around their mean.

    The information knows differences only, so it has no inverse; it gets one by fixing the mean, which
    is taken out again.
    """
    mean = np.ones_like(information)
    spread: NDArray[np.float64] = np.linalg.inv(information + mean) - mean / mean.size
    return spread
