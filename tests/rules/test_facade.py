"""The facade of the rules offers what its page says, compiled and interpreted alike."""

import json
from pathlib import Path
from typing import Any

import pytest

import nyhavn
from nyhavn import rules
from support.interpreted_package import interpreted_copy, run_with

PAGE = (Path(__file__).parents[2] / "docs" / "python.md").read_text(encoding="utf-8")


def offered(path: Path) -> dict[str, Any]:
    """What the package on this path offers of the page, and how its examples went."""
    answer: dict[str, Any] = json.loads(run_with(path, "stable_names", PAGE))
    return answer


def test_the_page_is_true_of_the_rules_as_they_are_installed() -> None:
    answer = offered(Path(nyhavn.__file__ or "").parent.parent)
    assert answer["attempted"] > 15
    assert answer["failed"] == 0
    assert set(answer["stable"]) == {"Game", "View", "BegunTurn", "Outcomes", "Batch", "Chance"}


def test_compiled_and_interpreted_rules_offer_the_same(tmp_path: Path) -> None:
    if not rules.IS_COMPILED:
        pytest.skip("the rules are installed without a C compiler: there is nothing to compare")
    compiled = offered(Path(nyhavn.__file__ or "").parent.parent)
    interpreted = offered(interpreted_copy(tmp_path))
    assert compiled.pop("compiled")
    assert not interpreted.pop("compiled")
    assert interpreted == compiled
