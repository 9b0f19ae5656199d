"""What the README says works."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from support.waiting import PATIENCE

PROJECT = Path(__file__).parent.parent
README = (PROJECT / "README.md").read_text()


def test_the_example_of_the_readme_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    told = subprocess.run(
        [sys.executable, "-c", example], check=True, capture_output=True, text=True, timeout=PATIENCE
    )
    assert "TakePair" in told.stdout
    assert "Hand(" in told.stdout


@pytest.mark.parametrize("command", re.findall(r"\| `nyhavn (\w+)", README))
def test_every_command_of_the_readme_has_help(command: str) -> None:
    words = [sys.executable, "-m", "nyhavn.cli", command, "--help"]
    told = subprocess.run(words, check=True, capture_output=True, text=True, timeout=PATIENCE)
    assert command in told.stdout


def test_every_page_that_the_readme_names_exists() -> None:
    pages = re.findall(r"\]\(([^)]+)\)", README)
    assert pages
    assert [page for page in pages if not (PROJECT / page).exists()] == []


def test_the_make_targets_of_the_readme_exist() -> None:
    makefile = (PROJECT / "Makefile").read_text()
    targets = re.findall(r"^make (\w+)", README, re.MULTILINE)
    assert targets == ["play", "test"]
    assert all(re.search(rf"^{target}:", makefile, re.MULTILINE) for target in targets)
