"""Arena and training come to the same on Ray as in this process."""

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from nyhavn.bots.arena.matches import ArenaSettings, play_pairings
from nyhavn.bots.extras import extra_package
from nyhavn.bots.network.course import Course
from nyhavn.bots.workers import Workers, open_workers

pytestmark = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not made for this system")


@pytest.fixture(scope="module")
def ray_workers() -> Iterator[Workers]:
    with open_workers(1, ray=True) as workers:
        yield workers


@pytest.mark.usefixtures("ray_workers")
def test_a_local_cluster_keeps_to_this_machine() -> None:
    nodes = extra_package("ray").nodes()
    assert [node["NodeManagerAddress"] for node in nodes] == ["127.0.0.1"]


def test_an_arena_plays_the_same_games(ray_workers: Workers) -> None:
    settings = ArenaSettings(("random", "greedy"), players=2, games=6, seed=3)
    with open_workers(1) as workers:
        here = list(play_pairings(settings, 0, workers))
    assert list(play_pairings(settings, 0, ray_workers)) == here


def test_training_makes_the_same_network(ray_workers: Workers, tmp_path: Path) -> None:
    courses = [Course(tmp_path / name, players=2, seed=4, every=4) for name in ("here", "ray")]
    with open_workers(1) as workers:
        courses[0].train(4, workers, lambda _: None, lambda _: None)
    courses[1].train(4, ray_workers, lambda _: None, lambda _: None)
    assert np.array_equal(courses[0].weights.first, courses[1].weights.first)
