"""Features come in named blocks, and the order of the blocks is the order of the vector."""

import pytest

from nyhavn.bots.blocks import Blocks
from nyhavn.bots.heuristic.features import BLOCKS, FEATURE_COUNT, FEATURES, NAMES_OF_BLOCKS
from nyhavn.bots.heuristic.weights import WEIGHTS
from nyhavn.bots.network.encoding import ActiveFeatures, features_for, position_features
from nyhavn.bots.network.features import MOST_FEATURES
from nyhavn.bots.network.shipped import LAST, shipped_weights
from nyhavn.rules import Phase
from support.random_games import PLAYERS, moments


def test_each_block_begins_where_the_one_before_it_ends() -> None:
    blocks = Blocks(("windows", 3), ("bricks", 2), ("points", 4))
    assert [blocks[name] for name in ("windows", "bricks", "points")] == [0, 3, 5]
    assert blocks.size == 9


def test_a_block_has_its_name_alone() -> None:
    with pytest.raises(ValueError, match="windows"):
        Blocks(("windows", 3), ("windows", 2))


def test_the_blocks_of_the_heuristic_name_every_feature_once_and_each_has_a_weight() -> None:
    assert len(set(FEATURES)) == FEATURE_COUNT == BLOCKS.size
    assert tuple(WEIGHTS) == FEATURES
    for block, names in NAMES_OF_BLOCKS.items():
        assert FEATURES[BLOCKS[block] :][: len(names)] == names


@pytest.mark.parametrize("players", PLAYERS)
def test_the_shipped_networks_have_a_row_of_weights_for_each_feature(players: int) -> None:
    assert shipped_weights(LAST, players).first.shape[0] == features_for(players)


@pytest.mark.parametrize("players", PLAYERS)
def test_no_position_has_more_features_than_there_is_room_for(players: int) -> None:
    active = ActiveFeatures()
    for seed in range(3):
        for game in moments(players, seed):
            if game.phase == Phase.REFILL:
                position_features(active, game, game.seat)
                assert 0 < active.count <= MOST_FEATURES
