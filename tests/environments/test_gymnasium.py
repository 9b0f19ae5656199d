"""The Gymnasium environments pass Gymnasium's own checks."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from nyhavn.environments.single_agent import ENVIRONMENT, SingleAgent
from nyhavn.environments.vector import ManySeats
from nyhavn.rules import IllegalError


def made(**options: Any) -> Any:
    return gymnasium.make(ENVIRONMENT, **options).unwrapped


@pytest.mark.parametrize("players", [2, 4])
def test_it_passes_the_check(players: int) -> None:
    check_env(made(players=players, illegal="penalty"))


def play(env: Any, seed: int) -> tuple[float, int]:
    """A whole game by random legal actions: the sum of rewards, and how many there were."""
    random = np.random.default_rng(seed)
    env.reset(seed=seed)
    total, steps, ended = 0.0, 0, False
    while not ended:
        observation, reward, ended, _, info = env.step(random.choice(np.flatnonzero(env.action_masks())))
        assert env.observation_space.contains(observation)
        assert (info["action_mask"].astype(bool) == env.action_masks()).all()
        total += float(reward)
        steps += 1
    return total, steps


@pytest.mark.parametrize("opponents", ["random", "greedy", "level-1"])
def test_whole_games_against_a_bot_of_the_roster(opponents: str) -> None:
    results = {play(SingleAgent(opponents), seed)[0] for seed in range(4)}
    assert results <= {-1.0, 0.0, 1.0}


def test_the_same_seed_plays_the_same_game() -> None:
    env = SingleAgent("greedy", players=3)
    assert play(env, 5) == play(env, 5)


def test_points_can_be_rewarded_on_the_way() -> None:
    env = SingleAgent("greedy", reward="points")
    random = np.random.default_rng(1)
    env.reset(seed=1)
    rewards, ended = [], False
    while not ended:
        _, reward, ended, _, _ = env.step(random.choice(np.flatnonzero(env.action_masks())))
        rewards.append(float(reward))
    assert sum(reward != 0 for reward in rewards) > 1


def test_an_illegal_action_is_an_error_or_costs_something() -> None:
    env = SingleAgent(seat=0)
    env.reset(seed=1)
    with pytest.raises(IllegalError):
        env.step(22)
    lenient = SingleAgent(seat=0, illegal="penalty", penalty=0.25)
    before, _ = lenient.reset(seed=1)
    after, reward, ended, _, info = lenient.step(22)
    assert (after == before).all()
    assert (reward, ended, info["illegal"]) == (-0.25, False, True)


def test_what_does_not_fit_the_table_is_refused() -> None:
    with pytest.raises(IllegalError, match="opponents-count"):
        SingleAgent(["greedy"], players=3)
    with pytest.raises(IllegalError, match="seat-not-at-table"):
        SingleAgent(seat=2)
    with pytest.raises(IllegalError, match="bot-unknown"):
        SingleAgent("nobody")
    with pytest.raises(ValueError, match="illegal is one of"):
        SingleAgent(illegal="shrug")
    with pytest.raises(ValueError, match="reward is one of"):
        SingleAgent(reward="gold")


def random_actions(info: dict[str, Any], random: np.random.Generator) -> Any:
    counts = np.diff(info["offsets"])
    return info["actions"][info["offsets"][:-1] + (random.random(len(counts)) * counts).astype(int)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_many_games_are_stepped_together(players: int) -> None:
    env = ManySeats(64, players)
    random = np.random.default_rng(1)
    observations, info = env.reset(seed=3)
    ends = won = 0
    for _ in range(150):
        assert env.observation_space.contains(observations)
        actions = random_actions(info, random)
        assert info["action_mask"][np.arange(64), actions].all()
        assert (info["action_mask"].sum(axis=1) == np.diff(info["offsets"])).all()
        acted = info["seat"].copy()
        earlier = observations.copy()
        kept = observations
        observations, rewards, ended, truncated, info = env.step(actions)
        assert (kept == earlier).all()
        ends += ended.sum()
        assert not truncated.any()
        assert (rewards[~ended] == 0).all()
        assert info["returns"].sum(axis=1) == pytest.approx(0, abs=1e-5)
        assert (rewards == info["returns"][np.arange(64), acted]).all()
        won += (info["returns"][ended].max(axis=1) > 0).sum()
    assert ends > 30
    # A victory can be shared by all.
    assert won >= 0.8 * ends


def test_an_illegal_action_in_one_of_many_games_changes_none() -> None:
    env = ManySeats(4)
    observations, info = env.reset(seed=1)
    before = observations.copy()
    with pytest.raises(IllegalError, match=r"action-illegal \(game=2"):
        env.step(np.array([0, 0, 22, 0]))
    assert (observations == before).all()
    assert env.action_masks().sum() == info["offsets"][-1]


def test_one_seed_deals_all_games() -> None:
    first, _ = ManySeats(16).reset(seed=9)
    second, _ = ManySeats(16).reset(seed=9)
    assert (first == second).all()
    assert len(np.unique(first, axis=0)) > 8


def test_the_vector_environment_is_found_by_its_name() -> None:
    env = gymnasium.make_vec(ENVIRONMENT, num_envs=8, vectorization_mode="vector_entry_point")
    assert env.num_envs == 8
