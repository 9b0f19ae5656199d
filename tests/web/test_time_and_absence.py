"""Clocks that run out, stand-ins, votes, coming back; and trying things while others play."""

import re

from playwright.sync_api import Page, expect

from support.browsers import People
from support.playing import Player, sit_down, start_against_bots


def open_table(page: Page, seats: list[dict[str, str]], **wishes: object) -> str:
    """Open a table as the page would, the first seat to begin; the link that invites to it."""
    page.locator(".start:not(:disabled)").wait_for()
    opened = page.evaluate(
        """async table => (await fetch("/api/tables", {
            method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(table),
        })).json()""",
        {"seats": seats, "starter": 0, **wishes},
    )
    page.goto(page.url.partition("/t/")[0].rstrip("/") + f"/t/{opened['table']['id']}")
    return str(opened["links"]["invite"])


def two_people(people: People) -> tuple[Page, Page]:
    """Ana, who begins, and Bo."""
    ana = people.open()
    link = open_table(ana, [{"kind": "here", "name": "Ana"}, {"kind": "open"}])
    bo = people.open(f"/join#{link}")
    sit_down(bo, "Bo")
    for page in (ana, bo):
        page.locator(".board").wait_for()
    return ana, bo


def test_a_clock_runs_out_a_bot_stands_in_and_the_seat_is_taken_back(people: People) -> None:
    page = people.open()
    open_table(page, [{"kind": "here", "name": "Ana"}, {"kind": "bot", "bot": "cabin-girl"}], turnSeconds=10)
    expect(page.locator(".clock")).to_contain_text("0:0")
    page.locator(".clock.short").wait_for()
    page.get_by_role("button", name="Play again yourself").click()
    page.locator(".log li", has_text="You ran out of time").wait_for()
    page.locator(".log li", has_text="You are back").wait_for()
    page.locator(".guide.mine").wait_for()
    expect(page.get_by_role("button", name="Play again yourself")).to_have_count(0)


def test_the_table_votes_for_a_stand_in_when_somebody_is_gone(people: People) -> None:
    ana, bo = two_people(people)
    expect(bo.get_by_role("button", name="Let a bot play meanwhile")).to_have_count(0)
    ana.close()
    bo.get_by_role("button", name="Let a bot play meanwhile").click()
    bo.locator(".log li", has_text="The table has voted").wait_for()
    Player(bo).wait()
    Player(bo).play_turn()


def test_of_somebody_who_is_gone_it_is_said_that_they_are_away_and_not_that_they_play(people: People) -> None:
    ana, bo = two_people(people)
    expect(bo.locator(".guide")).to_have_text("Ana is playing.")
    expect(bo.locator(".rival.moving .who")).to_have_text("here")
    ana.close()
    expect(bo.locator(".guide")).to_have_text("Ana is away.")
    expect(bo.locator(".rival.moving .who")).to_have_text("away")


def test_tiles_are_tried_while_others_play_and_nothing_fires(people: People) -> None:
    ana, bo = two_people(people)
    for _ in range(2):
        for page in (ana, bo):
            page.locator(".guide.mine").wait_for()
            Player(page).take()
            page.locator(".actions .main.ready").click()
    ana.locator(".guide.mine").wait_for()
    bo.locator(".offer.open").first.click()
    bo.locator(".confirm").click()
    bo.locator("#own-house .tile.laid").first.wait_for()
    expect(bo.locator(".prompt")).to_contain_text("Only to try")
    expect(bo.locator(".actions .main")).to_be_disabled()
    expect(ana.locator(".rival .tile.laid")).to_have_count(0)
    Player(ana).play_turn()
    bo.locator(".guide.mine").wait_for()
    expect(bo.locator("#own-house .tile.laid")).to_have_count(0)


def test_with_the_preference_a_turn_ends_by_itself(people: People) -> None:
    ana, bo = two_people(people)
    ana.get_by_role("button", name="Menu").click()
    ana.get_by_label("End the turn by itself").check()
    ana.keyboard.press("Escape")
    Player(ana).take()
    bo.locator(".guide.mine").wait_for()


def test_title_and_icon_tell_whose_turn_it_is_and_a_notification_does_when_nobody_looks(
    people: People,
) -> None:
    ana, bo = two_people(people)
    expect(ana).to_have_title(re.compile("^Your turn"))
    expect(bo).to_have_title(re.compile("^Ana "))
    expect(ana.locator('link[rel="icon"]')).to_have_attribute("href", "/icon-turn.svg")
    expect(bo.locator('link[rel="icon"]')).to_have_attribute("href", "/icon.svg")
    bo.context.grant_permissions(["notifications"])
    bo.get_by_role("button", name="Menu").click()
    bo.get_by_label("Notify me").check()
    bo.keyboard.press("Escape")
    bo.evaluate(
        """() => {
            Object.defineProperty(document, "hidden", { get: () => true });
            window.told = [];
            window.Notification = class extends Notification {
                constructor(title, options) { super(title, options); told.push(title); }
            };
        }"""
    )
    Player(ana).take()
    ana.locator(".actions .main.ready").click()
    expect(bo).to_have_title(re.compile("^Your turn"))
    bo.wait_for_function("() => told.length === 1 && told[0].startsWith('Your turn')")
    expect(ana).to_have_title(re.compile("^Bo "))


def test_two_taps_in_one_place_do_not_give_a_game_up(people: People) -> None:
    page = people.open(size="phone")
    start_against_bots(page)
    page.get_by_role("button", name="Menu").click()
    asked = page.get_by_role("button", name="Give up").bounding_box()
    assert asked is not None
    page.mouse.dblclick(asked["x"] + asked["width"] / 2, asked["y"] + asked["height"] / 2)
    page.get_by_role("button", name="Give up", exact=True).click()
    page.get_by_role("button", name="Keep playing").click()
    expect(page.locator("section.over")).to_have_count(0)
    page.get_by_role("button", name="Give up", exact=True).click()
    page.get_by_role("button", name="Really give up").click()
    page.locator("section.over").wait_for()
