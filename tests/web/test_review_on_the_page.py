"""The review of a game on the page: by mouse, by touch and by keyboard, and for whoever cannot see it."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from test_everyone import violations

from nyhavn.cli.dealing import Deal
from nyhavn.cli.simulate import played_record
from nyhavn.records import write_record
from support.browsers import People


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("games") / "game.nyh"
    path.write_text(write_record(played_record(Deal(6, 1), ["network", "greedy"])), encoding="utf-8")
    return path


def reviewed(people: People, record: Path, **options: str) -> Page:
    """The page of a review that is finished."""
    page = people.open("/replay", **options)
    page.locator("input[type=file]").first.set_input_files(record)
    page.locator(".ways .button").first.click()
    page.locator("section.skill").wait_for()
    return page


def shown(page: Page) -> int:
    return int(page.url.rpartition("turn=")[2] or 0) if "turn=" in page.url else 0


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_a_record_is_reviewed_and_a_moment_is_seen_on_the_board(
    people: People, record: Path, size: str
) -> None:
    page = reviewed(people, record, size=size)
    for heading in ("Chance of winning", "Points", "Skill and luck", "What decided it"):
        expect(page.get_by_role("heading", name=heading)).to_be_visible()
    expect(page.locator(".legend li")).to_have_count(6)
    moment = page.locator(".moments button").first
    if size == "phone":
        moment.tap()
    else:
        moment.click()
    expect(moment).to_have_attribute("aria-pressed", "true")
    assert f"turn {shown(page)}, " in moment.inner_text()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_touching_the_curve_shows_that_turn(people: People, record: Path) -> None:
    page = reviewed(people, record, size="phone")
    curve = page.locator(".curve")
    curve.scroll_into_view_if_needed()
    box = curve.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_url("**turn=*")
    assert shown(page) > 1
    expect(page.locator(".stripe")).to_have_count(1)


def test_keys_move_through_the_review(people: People, record: Path) -> None:
    page = reviewed(people, record)
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**turn=1")
    page.keyboard.press("End")
    page.wait_for_function("Number(new URLSearchParams(location.search).get('turn')) > 10")
    moments = page.locator(".moments button")
    moments.last.focus()
    page.keyboard.press("Enter")
    expect(moments.last).to_have_attribute("aria-pressed", "true")


def test_the_curve_has_a_text_form(people: People, record: Path) -> None:
    page = reviewed(people, record)
    table = page.get_by_role("table", name="Chance of winning")
    turns = record.read_text(encoding="utf-8").count("@") + 1
    assert table.get_by_role("row").count() > turns / 2
    expect(table.get_by_role("rowheader").first).to_contain_text("turn 1, ")


@pytest.mark.parametrize("language", ["en", "es", "fr", "de", "nl"])
def test_every_language_fits(people: People, record: Path, language: str) -> None:
    page = reviewed(people, record, locale=language, size="phone")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert "review-" not in page.locator("main").inner_text()
    if os.environ.get("REVIEW_PICTURES"):
        page.screenshot(path=f"{os.environ['REVIEW_PICTURES']}/{language}.png", full_page=True)
