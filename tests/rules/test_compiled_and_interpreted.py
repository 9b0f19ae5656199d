"""The compiled rules and the interpreted ones are the same game."""

import json
from pathlib import Path

import pytest

import nyhavn
from nyhavn.rules import game, playouts
from support.interpreted_package import interpreted_copy, is_compiled, run_with


def run_games(path: Path) -> dict[str, str]:
    """Play the games of the digest with the package found first on this path."""
    answer: dict[str, str] = json.loads(run_with(path, "digest_of_games"))
    return answer


def test_the_same_seeds_play_the_same_games_compiled_and_interpreted(tmp_path: Path) -> None:
    if not is_compiled(game.__file__):
        pytest.skip("the rules are installed without a C compiler: there is nothing to compare")
    assert is_compiled(playouts.__file__)
    compiled = run_games(Path(nyhavn.__file__ or "").parent.parent)
    interpreted = run_games(interpreted_copy(tmp_path))
    assert is_compiled(compiled["rules"])
    assert interpreted["rules"] == str(tmp_path / "nyhavn" / "rules" / "game.py")
    assert compiled["digest"] == interpreted["digest"]
