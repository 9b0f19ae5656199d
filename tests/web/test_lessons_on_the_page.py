"""Learning by playing: the mistakes are made and refused, the right turns lead on, and all can be skipped."""

import pytest
from browsers import People
from playing import Player
from playwright.sync_api import Page, expect
from test_everyone import too_small, violations


def begin(people: People, **options: str) -> Page:
    page = people.open(**options)
    page.get_by_role("link", name="New here?").click()
    page.locator(".lesson h1").wait_for()
    return page


def end_turn(page: Page) -> None:
    page.locator(".actions .main.ready").click()
    page.locator(".lesson .learned").wait_for()


def tap(page: Page, *piers: int) -> None:
    for pier in piers:
        page.locator(".pier").nth(pier - 1).click(force=True)


def neighbours(page: Page) -> None:
    tap(page, 1, 7)
    expect(page.locator(".refused")).to_contain_text("“any cards” is inactive")
    expect(page.get_by_text("the two outer ones are not neighbours")).to_be_visible()
    tap(page, 6)
    end_turn(page)


def action(page: Page) -> None:
    tap(page, 1, 2)
    page.locator(".board[aria-busy=false] .gap").first.wait_for()
    page.locator('.offer[aria-label^="red 2"]').click(force=True)
    expect(page.locator(".refused")).to_contain_text("“both actions”")
    page.get_by_role("button", name="Undo").click()
    page.locator('.offer.open[aria-label^="red 3"]').click()
    page.locator(".confirm").click()
    end_turn(page)


def support(page: Page) -> None:
    page.locator('.offer.open[aria-label^="purple 3"]').click()
    ghost = page.locator(".tile.ghost .body").first.bounding_box()
    house = page.locator("#own-house svg.house").bounding_box()
    assert ghost is not None
    assert house is not None
    page.mouse.move(ghost["x"] + 10, ghost["y"] + 10)
    page.mouse.down()
    page.mouse.move(ghost["x"] + 10, house["y"] + house["height"] * 0.35, steps=4)
    expect(page.locator(".refused")).to_contain_text("Nothing holds")
    page.mouse.up()
    # Beside the point: flat on the ground.
    page.keyboard.press("Escape")
    page.locator('.offer.open[aria-label^="purple 3"]').click()
    page.locator(".confirm:not(:disabled)").click()
    page.locator(".actions .main.ready").click()
    page.get_by_text("not what this lesson is about").wait_for()
    page.get_by_role("button", name="Undo").click()
    page.locator('.offer.open[aria-label^="purple 3"]').click()
    cover(page, "b2 c2 d2")
    end_turn(page)


def abilities(page: Page) -> None:
    tap(page, 1, 7)
    page.get_by_role("button", name="Use it").click()
    page.locator(".board[aria-busy=false] .gap").first.wait_for()
    tap(page, 3)
    expect(page.locator(".refused")).to_contain_text("“additional card”")
    end_turn(page)


def columns(page: Page) -> None:
    page.locator('.offer.open[aria-label^="yellow 2"]').click()
    cover(page, "a8 a9")
    end_turn(page)
    expect(page.get_by_text("Points, and no coat of arms")).to_be_visible()


def coats(page: Page) -> None:
    page.locator('.offer.open[aria-label^="red 3"]').click()
    cover(page, "c3")
    page.locator(".coats .kind", has_text="additional card").click()
    end_turn(page)


def cover(page: Page, spaces: str) -> None:
    """Bring the tile in hand to the lowest of the spaces, and turn it there until it covers all of them."""
    told = page.locator(".bar [aria-live]")
    tap_space(page, spaces[:2])
    for _ in range(4):
        if spaces in told.inner_text():
            break
        page.locator("#own-house").focus()
        page.keyboard.press("r")
    assert spaces in told.inner_text()
    page.locator(".confirm").click()


def tap_space(page: Page, space: str) -> None:
    x, y = page.evaluate(
        """([column, row]) => {
            const svg = document.querySelector("#own-house svg.house");
            const at = new DOMPoint(("abcde".indexOf(column) + 0.5) * 100, (9.5 - row) * 100);
            const { x, y } = at.matrixTransform(svg.getScreenCTM());
            return [x, y];
        }""",
        list(space),
    )
    page.mouse.click(x, y)


def test_somebody_new_learns_all_that_people_get_wrong(people: People) -> None:
    page = begin(people)
    lessons = [neighbours, action, support, abilities, columns, coats]
    for number, lesson in enumerate(lessons, start=1):
        page.get_by_text(f"Lesson {number} of {len(lessons)}").wait_for()
        page.locator('.board[aria-busy="false"] .pier.usable').first.wait_for()
        lesson(page)
        page.locator(".lesson .learned .button.main").click()
    page.get_by_role("button", name="Play now").wait_for()
    assert page.get_by_role("link", name="New here?").count() == 0


def test_lessons_are_skipped_or_put_off(people: People) -> None:
    page = begin(people, size="phone")
    for _ in range(6):
        title = page.locator(".lesson h1").inner_text()
        page.get_by_role("link", name="Skip").click()
        page.wait_for_function(
            "title => document.querySelector('.lesson h1')?.innerText !== title", arg=title
        )
    page.get_by_role("link", name="Learn by playing").wait_for()
    other = people.open()
    other.get_by_role("button", name="Not now").click()
    other.reload()
    other.locator(".start:not(:disabled)").wait_for()
    assert other.get_by_role("button", name="Not now").count() == 0


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_a_lesson_is_open_to_everyone(people: People, size: str) -> None:
    page = begin(people, size=size)
    Player(page).page.locator(".pier.usable").first.wait_for()
    assert violations(page) == []
    assert too_small(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
