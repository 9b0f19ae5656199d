"""How the network learns: samples of positions with the chances they led to, and steps of Adam.

Plain Python that Cython also compiles, with the C types of ``learning.pxd``; it is meant to be run compiled.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from nyhavn.bots.network import encoding, vectors
from nyhavn.bots.network.encoding import ActiveFeatures
from nyhavn.bots.network.features import MOST_FEATURES
from nyhavn.bots.network.vectors import HIDDEN
from nyhavn.bots.network.weights import Weights
from nyhavn.rules.chance import Chance
from nyhavn.rules.game import Game

DECAY_MEAN = 0.9
DECAY_SQUARE = 0.999
UNITS = HIDDEN


@dataclass(frozen=True, slots=True)
class Samples:
    """The turns of a game: the rows of each position, and the chances that its seats turned out to have."""

    counts: Any
    features: Any
    targets: Any

    def __len__(self) -> int:
        return len(self.counts)


class Memory:
    """The latest samples, as many as there is room for."""

    def __init__(self, players: int, capacity: int) -> None:
        self.players = players
        self.capacity = capacity
        self.size = 0
        self.next = 0
        self.counts = np.zeros(capacity, np.intc)
        self.features = np.zeros((capacity, MOST_FEATURES), np.int16)
        self.targets = np.zeros((capacity, players), np.float32)
        self.buffer = ActiveFeatures()

    def store(self, game: Game) -> int:
        """Keep the position as the seat that has just ended its turn sees it; where it is kept."""
        index = self.next
        encoding.position_features(self.buffer, game, game.seat)
        self.counts[index] = self.buffer.count
        for i in range(self.buffer.count):
            self.features[index, i] = self.buffer.numbers[i]
        self.advance()
        return index

    def aim(self, index: int, distance: int, chance: float) -> None:
        """What the chance of the seat at a distance should have been."""
        self.targets[index, distance] = chance

    def advance(self) -> None:
        self.next = (self.next + 1) % self.capacity
        self.size = min(self.size + 1, self.capacity)

    def take_out(self) -> Samples:
        """All samples; the memory is empty afterwards."""
        samples = Samples(
            np.asarray(self.counts)[: self.size].copy(),
            np.asarray(self.features)[: self.size].copy(),
            np.asarray(self.targets)[: self.size].copy(),
        )
        self.size = self.next = 0
        return samples

    def take_in(self, samples: Samples) -> None:
        """Keep samples that were taken out of another memory."""
        counts, features, targets = (
            np.asarray(self.counts),
            np.asarray(self.features),
            np.asarray(self.targets),
        )
        for i in range(len(samples)):
            counts[self.next] = samples.counts[i]
            features[self.next] = samples.features[i]
            targets[self.next] = samples.targets[i]
            self.advance()


class Learner:
    """Moves weights towards the targets of samples, by Adam on the rows that a batch touches."""

    def __init__(self, weights: Weights) -> None:
        self.players = weights.players
        self.first = weights.first
        self.bias = weights.bias
        self.second = weights.second
        self.second_bias = weights.second_bias
        self.steps = 0
        shape = weights.first.shape
        self.gradient = np.zeros(shape, np.float32)
        self.mean = np.zeros(shape, np.float32)
        self.square = np.zeros(shape, np.float32)
        self.touched = np.zeros(shape[0], np.intc)
        # The bias and the second layer as rows of one small matrix.
        small = (weights.players + 2, HIDDEN)
        self.small_gradient = np.zeros(small, np.float32)
        self.small_mean = np.zeros(small, np.float32)
        self.small_square = np.zeros(small, np.float32)
        self.sums = np.zeros(HIDDEN, np.float32)
        self.blame = np.zeros(HIDDEN, np.float32)
        self.chances = np.zeros(weights.players, np.float32)

    def state(self) -> dict[str, Any]:
        """What Adam remembers, to be kept with the weights."""
        return {
            "steps": np.array(self.steps),
            "mean": np.asarray(self.mean),
            "square": np.asarray(self.square),
            "small_mean": np.asarray(self.small_mean),
            "small_square": np.asarray(self.small_square),
        }

    def restore(self, state: Mapping[str, Any]) -> None:
        """Go on from what ``state`` gave."""
        self.steps = int(state["steps"])
        self.mean = state["mean"]
        self.square = state["square"]
        self.small_mean = state["small_mean"]
        self.small_square = state["small_square"]

    def learn(self, memory: Memory, size: int, rate: float, chance: Chance) -> float:
        """One step on a batch drawn at random; the mean loss."""
        loss = 0.0
        for _ in range(size):
            loss += self.add_sample(memory, chance.below(memory.size))
        self.steps += 1
        self.update(size, rate)
        return loss / size

    def add_sample(self, memory: Memory, index: int) -> float:
        """Add one sample to the gradient; its loss."""
        self.forward(memory, index)
        loss = 0.0
        for unit in range(UNITS):
            self.blame[unit] = 0
        for output in range(self.players):
            target = memory.targets[index, output]
            error = self.chances[output] - target
            loss += error * error
            self.small_gradient[self.players + 1, output] += error
            for unit in range(UNITS):
                if self.sums[unit] > 0:
                    self.small_gradient[1 + output, unit] += error * self.sums[unit]
                    self.blame[unit] += error * self.second[output, unit]
        for unit in range(UNITS):
            self.small_gradient[0, unit] += self.blame[unit]
        for i in range(memory.counts[index]):
            feature = memory.features[index, i]
            self.touched[feature] = 1
            for unit in range(UNITS):
                self.gradient[feature, unit] += self.blame[unit]
        return loss

    def forward(self, memory: Memory, index: int) -> None:
        """The chances that the network sees in a sample."""
        for unit in range(UNITS):
            self.sums[unit] = self.bias[unit]
        for i in range(memory.counts[index]):
            feature = memory.features[index, i]
            for unit in range(UNITS):
                self.sums[unit] += self.first[feature, unit]
        whole = 0.0
        for output in range(self.players):
            logit = 0.0
            for unit in range(UNITS):
                if self.sums[unit] > 0:
                    logit += self.sums[unit] * self.second[output, unit]
            # Logits beyond this are as good as certain, and their exponentials would overflow.
            logit = max(-30.0, min(30.0, logit + self.second_bias[output]))
            self.chances[output] = vectors.exponential(logit)
            whole += self.chances[output]
        for output in range(self.players):
            self.chances[output] /= whole

    def update(self, size: int, rate: float) -> None:
        """One step of Adam; the gradient is clean again afterwards."""
        step = rate * (1 - DECAY_SQUARE**self.steps) ** 0.5 / (1 - DECAY_MEAN**self.steps)
        for feature in range(self.first.shape[0]):
            if self.touched[feature]:
                self.touched[feature] = 0
                adam(
                    self.first[feature],
                    self.gradient[feature],
                    self.mean[feature],
                    self.square[feature],
                    size,
                    step,
                )
        small, mean, square = self.small_gradient, self.small_mean, self.small_square
        adam(self.bias, small[0], mean[0], square[0], size, step)
        for output in range(self.players):
            index = output + 1
            adam(self.second[output], small[index], mean[index], square[index], size, step)
        last = self.players + 1
        adam(self.second_bias, small[last], mean[last], square[last], size, step)


def adam(
    weights: Any,
    gradient: Any,
    mean: Any,
    square: Any,
    size: int,
    step: float,
) -> None:
    """Adam on one row of weights."""
    for i in range(weights.shape[0]):
        slope = gradient[i] / size
        gradient[i] = 0
        mean[i] += (slope - mean[i]) * (1 - DECAY_MEAN)
        square[i] += (slope * slope - square[i]) * (1 - DECAY_SQUARE)
        weights[i] -= step * mean[i] / (vectors.root(square[i]) + 1e-8)
