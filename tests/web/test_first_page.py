"""The first page, joining and waiting: what one came for is seen at once."""

import pytest
from playwright.sync_api import Locator, Page, expect
from test_everyone import too_small, violations

from support.browsers import SIZES, People
from support.fitting import FRAMES
from support.playing import invite_friends, sit_down, start_against_bots

LAPTOPS = [(1280, 640), (1366, 650), (1440, 900), (2560, 1440)]
PHONES = [(390, 844), (360, 640), (844, 390)]


def in_sight(element: Locator, height: int = SIZES["phone"][1]) -> bool:
    box = element.bounding_box()
    assert box is not None
    return box["y"] >= 0 and box["y"] + box["height"] <= height


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_a_phone_shows_how_to_begin_and_later_the_game_that_runs(people: People) -> None:
    page = people.open(size="phone")
    page.get_by_role("link", name="New here?").wait_for()
    assert in_sight(page.get_by_role("button", name="Play now"))
    start_against_bots(page)
    page.locator(".pier").first.wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Home").click()
    running = page.get_by_role("link", name="Go on")
    running.wait_for()
    assert in_sight(running)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_on_every_screen_the_game_begins_above_the_fold(people: People, language: str) -> None:
    page = people.open(locale=language)
    page.locator(".start:not(:disabled)").wait_for()
    page.locator(".picture .house").first.wait_for()
    page.locator(".steps li").first.wait_for()
    for width, height in LAPTOPS + PHONES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(FRAMES)
        sign = page.locator(".start svg").bounding_box()
        assert sign is not None
        assert sign["height"] < 60, (width, height)
        assert fits(page), (width, height)
        assert in_sight(page.locator(".start"), height), (width, height)
        if (width, height) in LAPTOPS:
            assert in_sight(page.locator(".picture svg.house"), height), (width, height)
            assert in_sight(page.locator(".steps"), height), (width, height)


def test_what_is_chosen_is_said_beside_the_button_and_kept(people: People) -> None:
    page = people.open()
    whom = page.locator(".whom")
    expect(whom).to_contain_text("You and the Cabin Girl")
    expect(whom).to_contain_text("2 players, about 10 minutes")
    page.get_by_role("button", name="Change players or level").click()
    expect(page.locator(".levels label", has_text="Cabin Girl")).to_contain_text("good for a first game")
    page.get_by_role("radio", name="Mason").check()
    page.get_by_role("radio", name="3", exact=True).check()
    page.keyboard.press("Escape")
    expect(whom).to_contain_text("You and 2 Masons")
    page.reload()
    expect(whom).to_contain_text("You and 2 Masons")
    page.locator(".start").click()
    page.locator(".board").wait_for()
    expect(page.locator(".rival")).to_have_count(2)


def test_an_invitation_says_who_invites_and_leads_to_lesson_and_rules(people: People) -> None:
    host = people.open()
    link = invite_friends(host, "Freja", players=3)
    guest = people.open(link, size="phone")
    guest.get_by_role("heading", name="Freja invites you to Nyhavn").wait_for()
    assert fits(guest)
    expect(guest.get_by_role("link", name="Learn first")).to_have_attribute("href", "/learn")
    expect(guest.get_by_role("link", name="Rules")).to_have_attribute("href", "/rules")
    sit_down(guest, "Ida")
    guest.get_by_role("heading", name="Waiting for players").wait_for()
    assert fits(guest)
    plate = host.locator(".plate", has_text="Ida")
    expect(plate).to_contain_text("here")
    guest.close()
    expect(plate).to_contain_text("away")
    host.get_by_role("button", name="Put the bot Mason here").click()
    host.locator(".board").wait_for()


def test_the_waiting_room_invites_first(people: People) -> None:
    host = people.open(size="phone")
    invite_friends(host, "Freja", players=4)
    boxes = [host.locator(part).first.bounding_box() for part in ("#link-address", ".seats", ".bots")]
    heights = [box["y"] for box in boxes if box]
    assert len(heights) == 3
    assert heights == sorted(heights)


def test_a_link_that_leads_nowhere_says_so(people: People) -> None:
    page = people.open("/join#nowhere")
    page.get_by_role("heading", name="This link does not work").wait_for()
    expect(page.locator(".join")).to_contain_text("it is wrong, or its table is gone")
    page.get_by_role("link", name="Home").first.click()
    page.locator(".start:not(:disabled)").wait_for()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_choosing_joining_and_waiting_are_open_to_everyone(people: People, size: str, scheme: str) -> None:
    page = people.open(size=size, color_scheme=scheme)
    for opener in ("Change players or level", "Same screen", "Invite friends"):
        page.get_by_role("button", name=opener).click()
        page.locator("dialog[open] .button.main").wait_for()
        assert violations(page) == []
        assert too_small(page) == []
        page.keyboard.press("Escape")
    guest = people.open(invite_friends(page, "Ana", players=3), size=size, color_scheme=scheme)
    guest.get_by_label("Your name").wait_for()
    page.locator(".bots button").first.wait_for()
    for shown in (page, guest):
        assert violations(shown) == []
        assert too_small(shown) == []
