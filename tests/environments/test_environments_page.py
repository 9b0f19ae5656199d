"""The page of the environments is true: its examples run."""

import doctest
import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def test_the_examples_of_the_page_run() -> None:
    pytest.importorskip("pyspiel")
    examples = "\n".join(re.findall(r"```pycon\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL))
    page = doctest.DocTestParser().get_doctest(examples, {}, PAGE.name, str(PAGE), 0)
    outcome = doctest.DocTestRunner().run(page)
    assert outcome.attempted > 20
    assert outcome.failed == 0
