"""The package that an install makes, with and without a C compiler."""

import os
import shutil
import socket
import subprocess
import sys
import sysconfig
import time
import zipfile
from pathlib import Path

import httpx
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

STEP = """
import nyhavn
from nyhavn.environments import aec
env = aec.env()
env.reset(seed=1)
env.step(int(env.last()[0]["action_mask"].argmax()))
print(nyhavn.__file__)
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


def check_installed(place: Path) -> None:
    """Install a wheel into an environment of its own, in which only its dependencies are there already."""
    home = place / "environment"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(home)], check=True, timeout=600)
    (wheel,) = place.glob("nyhavn-*.whl")
    (packages,) = (home / "lib").glob("python*/site-packages")
    # The folder is on the path, but what its own .pth files add, among it this project, is not.
    (packages / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    command = [sys.executable, "-m", "pip", "--python", str(home / "bin" / "python"), "install", "--quiet"]
    command += ["--no-deps", "--disable-pip-version-check", str(wheel)]
    subprocess.run(command, check=True, timeout=600)
    program = str(home / "bin" / "nyhavn")
    settings = {**os.environ, "NYHAVN_DATABASE": f"sqlite:///{place / 'tables.sqlite'}"}
    settings.pop("PYTHONPATH", None)
    played = subprocess.run(
        [program, "play", "--seed", "3", "--seat", "1"],
        input="T34\n",
        capture_output=True,
        text=True,
        cwd=place,
        env=settings,
        timeout=600,
    )
    assert "You took 2 yellow from piers 3 and 4." in played.stdout
    stepped = subprocess.run(
        [str(home / "bin" / "python"), "-c", STEP],
        capture_output=True,
        text=True,
        check=True,
        cwd=place,
        env=settings,
        timeout=600,
    )
    assert str(home) in stepped.stdout
    serves_its_page(program, place, settings)


def serves_its_page(program: str, place: Path, settings: dict[str, str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
    server = subprocess.Popen([program, "serve", "--port", str(port)], cwd=place, env=settings)
    try:
        deadline = time.monotonic() + 300
        while True:
            try:
                answer = httpx.get(f"http://127.0.0.1:{port}/", timeout=60)
                break
            except httpx.TransportError:
                assert server.poll() is None
                assert time.monotonic() < deadline
                time.sleep(0.2)
        assert answer.status_code == 200
        assert "<html" in answer.text
    finally:
        server.terminate()
        server.wait(60)


def test_a_package_built_without_a_compiler_plays_the_same_games_interpreted(tmp_path: Path) -> None:
    if str(game.__file__).endswith(".py"):
        pytest.skip("the package was installed without a C compiler: there is nothing to compare with")
    without, interpreted = games_of(unpacked_wheel(tmp_path / "without", CC="no-such-compiler"))
    with_one, compiled = games_of(unpacked_wheel(tmp_path / "with"))
    assert without.endswith("game.py")
    assert not with_one.endswith("game.py")
    assert interpreted == compiled
    for wheel in (tmp_path / "without", tmp_path / "with"):
        check_installed(wheel)


def test_a_package_carries_its_types_and_its_messages(tmp_path: Path) -> None:
    package = unpacked_wheel(tmp_path, NYHAVN_INTERPRETED="1") / "nyhavn"
    assert (package / "py.typed").exists()
    assert list(package.rglob("*.ftl"))
