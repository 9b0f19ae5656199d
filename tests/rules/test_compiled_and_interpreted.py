"""The compiled rules and the interpreted ones are the same game."""

import json
import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import nyhavn
from nyhavn.rules import game, playouts

SCRIPT = Path(__file__).parent / "digest_of_games.py"
COMPILED = tuple(EXTENSION_SUFFIXES)


def is_compiled(file: str | None) -> bool:
    return file is not None and file.endswith(COMPILED)


def run_games(path: str) -> dict[str, str]:
    """Play the games of the digest with the package found first on this path."""
    finished = subprocess.run(
        [sys.executable, str(SCRIPT)],
        env=os.environ | {"PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    answer: dict[str, str] = json.loads(finished.stdout)
    return answer


def interpreted_copy(folder: Path) -> Path:
    """The package without its compiled modules."""
    assert nyhavn.__file__ is not None
    without = shutil.ignore_patterns("__pycache__", "*.c", *(f"*{end}" for end in COMPILED))
    shutil.copytree(Path(nyhavn.__file__).parent, folder / "nyhavn", ignore=without)
    return folder


def test_the_same_seeds_play_the_same_games_compiled_and_interpreted(tmp_path: Path) -> None:
    if not is_compiled(game.__file__):
        pytest.skip("the rules are installed without a C compiler: there is nothing to compare")
    assert is_compiled(playouts.__file__)
    compiled = run_games(str(Path(nyhavn.__file__ or "").parent.parent))
    interpreted = run_games(str(interpreted_copy(tmp_path)))
    assert is_compiled(compiled["rules"])
    assert interpreted["rules"] == str(tmp_path / "nyhavn" / "rules" / "game.py")
    assert compiled["digest"] == interpreted["digest"]
