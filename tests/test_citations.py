"""Whoever cites a section of the rules or of the notation cites one that exists."""

import csv
import re
from pathlib import Path

import pytest

PROJECT = Path(__file__).parent.parent
PAGES = ("rules.md", "notation.md")
CITING = ("src/**/*.py", "tests/**/*.py", "benchmarks/**/*.py", "docs/*.md", "*.md")
CITATION = re.compile(r"docs/(rules|notation)\.md((?:,? (?:and )?§[0-9.]*[0-9])+)")
HEADING = re.compile(r"^#+ ([0-9.]+) (.*)$", re.MULTILINE)
# The golden games cite sections by number, name of the part and step: RULES 3, Build 1.
GOLDEN_CITATION = re.compile(r"(RULES|NOTATION)(?: ([0-9])(?:, ([A-Za-z ]*[a-z])(?: ([0-9]))?)?)?")


def sections(page: str) -> dict[str, str]:
    """The numbered headings of a page."""
    return dict(HEADING.findall((PROJECT / "docs" / page).read_text(encoding="utf-8")))


def citations() -> list[tuple[str, str, str]]:
    """File, page and section of everything cited in the project."""
    return [
        (str(file.relative_to(PROJECT)), f"{page}.md", section)
        for pattern in CITING
        for file in sorted(PROJECT.glob(pattern))
        for page, listed in CITATION.findall(file.read_text(encoding="utf-8"))
        for section in re.findall(r"[0-9][0-9.]*", listed)
    ]


@pytest.mark.parametrize("page", PAGES)
def test_sections_are_numbered_without_gaps(page: str) -> None:
    numbers = [tuple(map(int, number.split("."))) for number in sections(page)]
    assert numbers == sorted(set(numbers))
    for number in numbers:
        *parents, last = number
        assert last == 1 or (*parents, last - 1) in numbers
        assert not parents or tuple(parents) in numbers


def test_every_cited_section_exists() -> None:
    assert {page for _, page, _ in citations()} == set(PAGES)
    assert [cited for cited in citations() if cited[2] not in sections(cited[1])] == []


def test_the_tests_of_the_rules_cite_every_section_that_states_a_rule() -> None:
    cited = {
        section
        for file, page, section in citations()
        if page == "rules.md" and file.startswith("tests/rules/")
    }
    terms = "7"
    without_rules_of_their_own = {"1.1", "1.2", "1.3", "3.2", terms}
    assert set(sections("rules.md")) - cited == without_rules_of_their_own


def test_the_golden_games_cite_sections_that_exist() -> None:
    with (PROJECT / "tests/golden/illegal/MANIFEST.tsv").open(encoding="utf-8") as manifest:
        rules = [row[-1] for row in csv.reader(manifest, delimiter="\t")][1:]
    assert rules
    headings = sections("rules.md")
    for rule in rules:
        match = GOLDEN_CITATION.fullmatch(rule)
        assert match is not None, rule
        _, section, part, step = match.groups()
        assert section is None or section in headings, rule
        if part is not None:
            named = [
                number
                for number, title in headings.items()
                if number.startswith(f"{section}.") and part.lower() in title.lower()
            ]
            assert named, rule
            assert step is None or f"{named[0]}.{step}" in headings, rule
