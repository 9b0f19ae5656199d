"""Many games side by side, stepped by the numbers of their decisions, with the tensors of all of them.

Plain Python that Cython also compiles, with the C types of ``many.pxd``. The work runs without the lock.
"""

from typing import Any

import numpy as np

from nyhavn.environments import encoding
from nyhavn.environments.faults import EnvironmentFault
from nyhavn.environments.layout import ACTIONS, observation_size
from nyhavn.rules import position
from nyhavn.rules.batch import Batch
from nyhavn.rules.constants import NOTHING
from nyhavn.rules.errors import IllegalError, Refusal
from nyhavn.rules.game import Game

try:
    import cython
except ImportError:
    from nyhavn.rules import interpreted as cython


class ManyGames(Batch):
    """A batch with tensors: one row for each game, seen from the seat to move.

    ``observations`` and ``masks`` are what can be decided on now, ``seats`` says by whom. After a step
    ``ended`` marks the games that came to an end in it, with the ``rewards`` of all their seats and the last
    position in ``last_observations``, seen from the seat that had acted. ``observations`` are written in turn
    into two arrays, so that what a step gave is still there after the next one.
    """

    def __init__(self, players: int, count: int, seed: int) -> None:
        self.players = players
        self.size = observation_size(players)
        self.observations = np.zeros((count, self.size), np.int8)
        self.earlier_observations = np.zeros((count, self.size), np.int8)
        self.last_observations = np.zeros((count, self.size), np.int8)
        self.masks = np.zeros((count, ACTIONS), np.int8)
        self.rewards = np.zeros((count, players), np.float32)
        self.ended = np.zeros(count, np.int8)
        self.seats = np.zeros(count, np.intc)
        self.observation_row = self.observations.reshape(-1)
        self.last_row = self.last_observations.reshape(-1)
        self.mask_row = self.masks.reshape(-1)
        self.reward_row = self.rewards.reshape(-1)
        self.ended_row = self.ended
        self.seat_row = self.seats
        super().__init__(players, count, seed)

    def advance(self, numbers: Any) -> None:
        """Carry out one action in each game and write the tensors; none if one of them is illegal."""
        if len(numbers) != self.count:
            raise IllegalError(Refusal.BATCH_INDEXES, {"count": len(numbers), "expected": self.count})
        wrong = self.first_illegal(numbers)
        if wrong < self.count:
            raise IllegalError(
                EnvironmentFault.ACTION_ILLEGAL, {"game": wrong, "action": int(numbers[wrong])}
            )
        written = self.observations
        self.observations = self.earlier_observations
        self.earlier_observations = written
        self.observation_row = self.observations.reshape(-1)
        with cython.nogil:
            self.apply_numbers()
        self.list_choices()

    def first_illegal(self, numbers: Any) -> int:
        """The first game in which the action is not legal; up to it the actions are copied."""
        for index in range(self.count):
            number = numbers[index]
            if not 0 <= number < ACTIONS or not self.mask_row[index * ACTIONS + number]:
                return index
            self.chosen[index] = number
        return self.count

    def apply_numbers(self) -> None:
        for index in range(self.count):
            self.clear(index)
            self.apply_one(index, cython.cast(Game, self.game_at[index]), self.chosen[index])

    def clear(self, index: int) -> None:
        """Take back the marks of the last choices and the end of the last step."""
        row = index * ACTIONS
        for choice in range(self.starts[index], self.starts[index + 1]):
            self.mask_row[row + self.listed[choice]] = 0
        if self.ended_row[index]:
            self.ended_row[index] = 0
            for seat in range(self.players):
                self.reward_row[index * self.players + seat] = 0

    def note_choices(self, index: int, game: Game) -> None:
        """Write the tensors of a game."""
        self.seat_row[index] = game.seat
        row = index * ACTIONS
        for choice in range(self.scratch.count):
            self.mask_row[row + self.scratch.numbers[choice]] = 1
        encoding.write(game, game.seat, self.observation_row, index * self.size)

    def note_end(self, index: int, game: Game) -> None:
        """Keep the rewards and the last position of a game that is over."""
        self.ended_row[index] = 1
        encoding.write(game, self.seat_row[index], self.last_row, index * self.size)
        best = NOTHING
        winners = 0
        for seat in range(self.players):
            if position.standing(game, seat) > best:
                best = position.standing(game, seat)
                winners = 0
            if position.standing(game, seat) == best:
                winners += 1
        for seat in range(self.players):
            share = 1.0 / winners if position.standing(game, seat) == best else 0.0
            self.reward_row[index * self.players + seat] = reward(share, self.players)


def reward(share: float, players: int) -> float:
    """What a part of the victory is worth: 1 for all of it; what the seats get sums to zero."""
    return (players * share - 1) / (players - 1)
