"""The first page: on a phone what one came for is seen at once."""

from browsers import SIZES, People
from playing import start_against_bots
from playwright.sync_api import Locator


def in_sight(element: Locator) -> bool:
    box = element.bounding_box()
    assert box is not None
    return box["y"] + box["height"] <= SIZES["phone"][1]


def test_a_phone_shows_how_to_begin_and_later_the_game_that_runs(people: People) -> None:
    page = people.open(size="phone")
    page.get_by_role("link", name="New here?").wait_for()
    assert in_sight(page.get_by_role("button", name="Play now"))
    start_against_bots(page)
    page.locator(".pier").first.wait_for()
    page.get_by_role("link", name="Home").click()
    running = page.get_by_role("link", name="Go on")
    running.wait_for()
    assert in_sight(running)
