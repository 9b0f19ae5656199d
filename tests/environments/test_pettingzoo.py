"""The PettingZoo environment passes PettingZoo's own tests."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.env_registry.registration import make
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.render_test import render_test

from nyhavn.environments import aec
from nyhavn.rules import IllegalError

pytestmark = [
    # PettingZoo's own games with masks are told the same.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent"),
]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_passes_the_api_test(players: int) -> None:
    api_test(aec.env(players=players), num_cycles=200)


def test_it_passes_the_seed_test() -> None:
    seed_test(aec.env, num_cycles=60)


def test_it_passes_the_render_test(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(aec.env)
    assert "harbour" in capsys.readouterr().out


def play(env: Any, seed: int) -> tuple[dict[str, float], list[str]]:
    """A whole game by random legal actions: the rewards, and who acted."""
    random = np.random.default_rng(seed)
    env.reset(seed=seed)
    rewards, acted = {}, []
    for agent in env.agent_iter():
        observation, reward, ended, _, _ = env.last()
        if ended:
            rewards[agent] = reward
            env.step(None)
            continue
        assert env.observation_space(agent).contains(observation)
        legal = np.flatnonzero(observation["action_mask"])
        assert len(legal) > 1
        acted.append(agent)
        env.step(random.choice(legal))
    return rewards, acted


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_end_with_rewards_that_sum_to_zero(players: int) -> None:
    for seed in range(5):
        rewards, acted = play(aec.env(players=players), seed)
        assert sum(rewards.values()) == pytest.approx(0)
        assert set(rewards) == set(acted) == {f"player_{seat}" for seat in range(players)}


def test_it_is_found_by_its_name() -> None:
    env = make("aec", aec.ENVIRONMENT, players=3)
    env.reset(seed=1)
    assert env.num_agents == 3


def test_those_who_wait_have_no_actions() -> None:
    env = aec.raw_env()
    env.reset(seed=1)
    assert env.observe("player_0")["action_mask"].sum() > 1
    assert env.observe("player_1")["action_mask"].sum() == 0


def test_an_illegal_action_is_refused_without_the_wrappers() -> None:
    env = aec.raw_env()
    env.reset(seed=1)
    with pytest.raises(IllegalError, match="not-this-step"):
        env.step(21)
    with pytest.raises(IllegalError, match="action-unknown"):
        env.step(100_000)


def test_an_unknown_way_to_render_is_refused() -> None:
    with pytest.raises(ValueError, match="render_mode is one of"):
        aec.env(render_mode="opera")
