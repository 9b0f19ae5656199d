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


def take(page: Page) -> None:
    tap(page, 3, 4)
    end_turn(page)
    expect(page.get_by_text("you may keep seven at most")).to_be_visible()


def build(page: Page) -> None:
    page.locator('.offer.open[aria-label^="yellow 2"]').click()
    cover(page, "e1 e2", brick="e2")
    end_turn(page)
    expect(page.get_by_text("or 2 if it has windows only")).to_be_visible()


def neighbours(page: Page) -> None:
    top = table_top(page)
    tap(page, 1, 7)
    expect(page.locator(".refused")).to_contain_text("“any cards” is inactive")
    expect(page.locator(".lesson .now")).to_contain_text("the two outer ones are not neighbours")
    assert table_top(page) == top
    tap(page, 6)
    expect(page.locator(".refused")).to_have_count(0)
    end_turn(page)
    assert table_top(page) == top


def table_top(page: Page) -> float:
    """Where the table begins below the text of the lesson."""
    box = page.locator("div.harbour").bounding_box()
    assert box is not None
    return box["y"]


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
    page.locator(".confirm").click()
    page.locator(".actions .main.ready").click()
    page.locator(".notices", has_text="not what this lesson is about").wait_for()
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
    expect(page.locator(".lesson .now")).to_contain_text("Points, and no coat of arms")


def coats(page: Page) -> None:
    page.locator('.offer.open[aria-label^="red 3"]').click()
    cover(page, "c3")
    page.locator(".coats .kind", has_text="additional card").click()
    end_turn(page)


def cover(page: Page, spaces: str, brick: str = "") -> None:
    """Bring the tile in hand to the lowest of the spaces, and turn it there until it covers all of them."""
    told = page.locator(".bar [data-told]")
    tap_space(page, spaces[:2])
    for _ in range(4):
        if spaces in told.inner_text():
            break
        page.locator("#own-house").focus()
        page.keyboard.press("r")
    assert spaces in told.inner_text()
    if brick not in told.inner_text().partition("brick on")[2]:
        page.keyboard.press("b")
        assert f"brick on {brick}" in told.inner_text()
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
    lessons = [take, build, coats, abilities, neighbours, action, support, columns]
    for number, lesson in enumerate(lessons, start=1):
        page.get_by_text(f"Lesson {number} of {len(lessons)}").wait_for()
        page.locator('.board[aria-busy="false"] .pier.usable').first.wait_for()
        lesson(page)
        page.locator(".lesson .learned .button.main").click()
    page.wait_for_url("**/t/*")
    page.locator(".rival", has_text="Deckhand").wait_for()


def test_the_mistake_about_support_is_made_and_mended_by_keyboard_alone(people: People) -> None:
    page = people.open("/learn/support")
    page.locator('.offer.open[aria-label^="purple 3"]').focus()
    page.keyboard.press("Enter")
    # First a place above the green tile, from which the purple one hangs over; then nothing holds it.
    page.keyboard.press("ArrowUp")
    expect(page.locator(".bar [data-told]")).to_contain_text("b2 c2 d2")
    page.keyboard.press("ArrowUp")
    expect(page.locator(".refused")).to_contain_text("Nothing holds b3 c3 d3 up")
    expect(page.locator(".tile.illegal")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("#own-house .tile.laid")).to_have_count(1)
    page.keyboard.press("ArrowDown")
    page.locator(".tile.ghost").wait_for()
    page.keyboard.press("Enter")
    expect(page.locator("#own-house .tile.laid")).to_have_count(2)
    page.locator(".actions .ready").wait_for()
    page.keyboard.press("e")
    page.locator(".lesson .learned").wait_for()


def test_lessons_are_skipped_or_put_off(people: People) -> None:
    page = begin(people, size="phone")
    for _ in range(8):
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
