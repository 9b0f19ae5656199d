"""Thousands of games as one Gymnasium vector environment, without a Python loop over the games.

Every row is a game that plays against itself: the observation is that of the seat to move, and the agent acts
for whichever seat that is. A game that ends is dealt anew in the same step.
"""

from typing import Any

import numpy as np

from nyhavn.environments.packages import need

need("gymnasium", "gymnasium")

from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv

from nyhavn.environments.layout import ACTIONS, observation_high, observation_size
from nyhavn.environments.many import ManyGames
from nyhavn.environments.seeding import Seeds

Array = np.ndarray[Any, np.dtype[Any]]


class ManySeats(VectorEnv[Array, Array, Array]):
    """Games stepped together for self-play.

    The reward of a row is that of the seat that acted; ``returns`` of the info has those of all seats where a
    game ended. The info also has the ``action_mask``, the ``seat`` to move, and the legal actions of all
    games one after the other (``actions``, those of game ``i`` from ``offsets[i]`` on). The arrays belong to
    the environment: observations are overwritten by the step after the next, everything else by the next.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(self, num_envs: int = 1024, players: int = 2) -> None:
        self.num_envs = num_envs
        self.players = players
        size = observation_size(players)
        self.single_observation_space = spaces.Box(
            np.zeros(size, np.int8), observation_high(players), dtype=np.int8
        )
        self.single_action_space = spaces.Discrete(ACTIONS)
        high = np.broadcast_to(observation_high(players), (num_envs, size))
        self.observation_space = spaces.Box(np.zeros((num_envs, size), np.int8), high, dtype=np.int8)
        self.action_space = spaces.MultiDiscrete(np.full(num_envs, ACTIONS))
        self._seeds = Seeds()
        self._rows = np.arange(num_envs)
        self._truncations = np.zeros(num_envs, np.bool_)
        self._games = ManyGames(players, num_envs, self._seeds.next())

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Deal all games anew; one seed deals them all."""
        first = seed[0] if isinstance(seed, list) else seed
        super().reset(seed=first, options=options)
        self._seeds.begin(first)
        self._games = ManyGames(self.players, self.num_envs, self._seeds.next())
        return self._games.observations, self._info()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """One decision in every game."""
        games = self._games
        acted = games.seats.copy()
        games.advance(np.ascontiguousarray(actions, np.int64))
        ended = games.ended.view(np.bool_)
        info = self._info()
        info |= {"returns": games.rewards, "_returns": ended}
        info |= {"final_obs": games.last_observations, "_final_obs": ended}
        return games.observations, games.rewards[self._rows, acted], ended, self._truncations, info

    def action_masks(self) -> Array:
        """Which actions are legal, by the name under which libraries with masked agents ask for it."""
        return self._games.masks.view(np.bool_)

    def _info(self) -> dict[str, Any]:
        games = self._games
        return {
            "action_mask": games.masks,
            "seat": games.seats,
            "offsets": np.asarray(games.offsets),
            "actions": np.asarray(games.numbers),
        }
