"""The game as a PettingZoo environment, in which the agents act in turn (AEC).

An agent acts several times in a turn, decision by decision; what leaves no choice is done by itself. At the
end each seat gets 1 for the victory, what it loses otherwise, or its part of a shared one; all sum to zero.
"""

from functools import cache
from typing import Any

import numpy as np

from nyhavn.environments.packages import need

need("pettingzoo", "pettingzoo")

from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.env_registry.registration import register
from pettingzoo.utils import wrappers

from nyhavn.environments.episode import Episode
from nyhavn.environments.layout import ACTIONS, VERSION, observation_high, observation_size
from nyhavn.environments.many import reward
from nyhavn.environments.rendering import MODES, check_mode, render
from nyhavn.environments.seeding import Seeds
from nyhavn.rules import check_players

ENVIRONMENT = f"nyhavn/Copenhagen-v{VERSION}"


def env(**options: Any) -> Any:
    """The environment with PettingZoo's wrappers: an illegal action ends the game and is punished."""
    wrapped: Any = raw_env(**options)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class Copenhagen(AECEnv, EzPickle):  # type: ignore[misc]
    """A game of 2 to 4 agents, ``player_0`` first."""

    metadata = {  # noqa: RUF012
        "render_modes": list(MODES),
        "name": f"copenhagen_v{VERSION}",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(self, players: int = 2, render_mode: str | None = None) -> None:
        EzPickle.__init__(self, players, render_mode)
        super().__init__()
        check_players(players)
        check_mode(render_mode)
        self.players = players
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._size = observation_size(players)
        self._seeds = Seeds()
        self._episode = Episode(players, self._seeds.next())

    @cache  # noqa: B019
    def observation_space(self, agent: str) -> spaces.Space[Any]:  # noqa: ARG002
        return spaces.Dict(
            {
                "observation": spaces.Box(
                    np.zeros(self._size, np.int8), observation_high(self.players), dtype=np.int8
                ),
                "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
            }
        )

    @cache  # noqa: B019
    def action_space(self, agent: str) -> spaces.Space[Any]:  # noqa: ARG002
        return spaces.Discrete(ACTIONS)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal a game; the same seed deals the same one."""
        self._seeds.begin(seed)
        self._episode = Episode(self.players, self._seeds.next())
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._episode.game.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows, and the actions it has: none while others decide."""
        observation = np.empty(self._size, np.int8)
        mask = np.zeros(ACTIONS, np.int8)
        self._episode.observe(self._seats[agent], observation)
        if agent == self.agent_selection:
            self._episode.mark(mask)
        return {"observation": observation, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._episode.step(int(action))  # type: ignore[arg-type]
        game = self._episode.game
        self._cumulative_rewards[agent] = 0.0
        result = game.result()
        if result is None:
            self.agent_selection = self.possible_agents[game.seat]
        else:
            for seat, name in enumerate(self.possible_agents):
                self.rewards[name] = reward(float(result.share(seat)), self.players)
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The table as all see it, by the mode that was chosen."""
        return render(self._episode.game, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


raw_env = Copenhagen
register("aec", ENVIRONMENT, entry_point="nyhavn.environments.aec:env")
