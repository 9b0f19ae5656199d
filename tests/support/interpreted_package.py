"""The package without its compiled modules, and programs that run with it."""

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import nyhavn

COMPILED = tuple(EXTENSION_SUFFIXES)
TESTS = Path(__file__).parents[1]


def is_compiled(file: str | None) -> bool:
    return file is not None and file.endswith(COMPILED)


def interpreted_copy(folder: Path) -> Path:
    """The package without its compiled modules."""
    assert nyhavn.__file__ is not None
    without = shutil.ignore_patterns("__pycache__", "*.c", "web", *(f"*{end}" for end in COMPILED))
    shutil.copytree(Path(nyhavn.__file__).parent, folder / "nyhavn", ignore=without)
    return folder


def run_with(path: Path, program: str, question: str = "") -> str:
    """What a program beside this one prints that finds the package on this path first."""
    finished = subprocess.run(
        [sys.executable, "-m", f"support.{program}"],
        env=os.environ | {"PYTHONPATH": f"{path}{os.pathsep}{TESTS}", "PYTHONDONTWRITEBYTECODE": "1"},
        input=question,
        capture_output=True,
        text=True,
        check=True,
    )
    return finished.stdout
