"""Running the programs of benchmarks/strength on a copy of the docs."""

import shutil
import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).parents[2]
PROGRAMS = PROJECT / "benchmarks" / "strength"


def copy_of_docs(folder: Path) -> Path:
    """The docs as they are, to be written into."""
    return Path(shutil.copytree(PROJECT / "docs", folder / "docs"))


def run_program(*words: str | Path) -> subprocess.CompletedProcess[str]:
    """Run one of the programs as a person would."""
    command = [sys.executable, str(PROGRAMS), *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, check=False, encoding="utf-8")


def all_files(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def cut_off(file: Path, lines: int) -> None:
    """Leave a file as a stop in the middle of writing would: some whole lines, and half of the next."""
    kept = file.read_bytes().splitlines(keepends=True)
    assert len(kept) > lines
    file.write_bytes(b"".join(kept[:lines]) + kept[lines][:20])
