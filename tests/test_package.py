"""The package that an install makes, with and without a C compiler."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from nyhavn.rules import game

PROJECT = Path(__file__).parent.parent
PARTS = ("src", "pyproject.toml", "setup.py", "README.md", "LICENSE")
PLAY = """
import nyhavn.rules.game as game
from nyhavn.rules.chance import Chance
from nyhavn.rules.playouts import play_many
print(game.__file__)
print(play_many(2, 20, Chance(7)), play_many(3, 20, Chance(8)), play_many(4, 20, Chance(9)))
"""


def unpacked_wheel(place: Path, **environment: str) -> Path:
    """Build a wheel in a copy of the project and unpack it."""
    source = place / "source"
    source.mkdir(parents=True)
    for name in PARTS:
        if (PROJECT / name).is_dir():
            leftovers = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info")
            shutil.copytree(PROJECT / name, source / name, ignore=leftovers)
        else:
            shutil.copy(PROJECT / name, source / name)
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    command += ["--disable-pip-version-check", "--wheel-dir", str(place), str(source)]
    subprocess.run(command, check=True, env={**os.environ, **environment}, timeout=600)
    (wheel,) = place.glob("nyhavn-*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(place / "unpacked")
    return place / "unpacked"


def games_of(package: Path) -> tuple[str, str]:
    """Where the rules of an unpacked package come from, and the figures of some games."""
    told = subprocess.run(
        [sys.executable, "-c", PLAY],
        check=True,
        capture_output=True,
        text=True,
        cwd=package,
        env={**os.environ, "PYTHONPATH": str(package)},
        timeout=600,
    )
    where, figures = told.stdout.splitlines()
    return where, figures


def test_a_package_built_without_a_compiler_plays_the_same_games_interpreted(tmp_path: Path) -> None:
    if str(game.__file__).endswith(".py"):
        pytest.skip("the package was installed without a C compiler: there is nothing to compare with")
    without, interpreted = games_of(unpacked_wheel(tmp_path / "without", CC="no-such-compiler"))
    with_one, compiled = games_of(unpacked_wheel(tmp_path / "with"))
    assert without.endswith("game.py")
    assert not with_one.endswith("game.py")
    assert interpreted == compiled


def test_a_package_carries_its_types_and_its_messages(tmp_path: Path) -> None:
    package = unpacked_wheel(tmp_path, NYHAVN_INTERPRETED="1") / "nyhavn"
    assert (package / "py.typed").exists()
    assert list(package.rglob("*.ftl"))
