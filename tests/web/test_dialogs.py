"""Dialogs: how they are closed, and what the browser's Back does while one is open."""

from playwright.sync_api import Page, expect

from support.browsers import People
from support.playing import Player, start_against_bots

DIALOG = "dialog[open]"


def at_a_table(people: People, size: str = "laptop") -> Page:
    page = people.open(size=size)
    start_against_bots(page)
    Player(page).wait()
    return page


def open_menu(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.locator(DIALOG).wait_for()


def is_closed(page: Page) -> None:
    page.locator(DIALOG).wait_for(state="detached")


def test_back_closes_a_dialog_and_then_leaves_the_page(people: People) -> None:
    page = at_a_table(people, "phone")
    table = page.url
    open_menu(page)
    page.go_back()
    is_closed(page)
    expect(page).to_have_url(table)
    page.locator(".board").wait_for()
    page.go_back()
    page.locator(".start").wait_for()


def test_a_dialog_that_is_closed_otherwise_leaves_nothing_in_the_history(people: People) -> None:
    page = at_a_table(people)
    for _ in range(3):
        open_menu(page)
        page.keyboard.press("Escape")
        is_closed(page)
        open_menu(page)
        page.get_by_role("button", name="Close").click()
        is_closed(page)
    page.go_back()
    page.locator(".start").wait_for()


def test_forward_does_not_lead_to_a_dialog_that_was_closed(people: People) -> None:
    page = at_a_table(people)
    table = page.url
    open_menu(page)
    page.go_back()
    is_closed(page)
    page.go_forward()
    page.locator(".board").wait_for()
    expect(page.locator(DIALOG)).to_have_count(0)
    open_menu(page)
    page.go_back()
    is_closed(page)
    expect(page).to_have_url(table)


def test_one_dialog_that_follows_another_is_closed_by_one_step_back(people: People) -> None:
    page = at_a_table(people)
    table = page.url
    open_menu(page)
    page.get_by_role("button", name="Link for watching").click()
    page.locator("#link-address").wait_for()
    page.go_back()
    is_closed(page)
    expect(page).to_have_url(table)
    page.go_back()
    page.locator(".start").wait_for()


def test_leaving_by_a_dialog_leaves_the_dialog_behind(people: People) -> None:
    page = at_a_table(people)
    table = page.url
    open_menu(page)
    page.get_by_role("button", name="Leave: a bot plays on").click()
    page.get_by_role("button", name="Really leave").click()
    page.locator(".start").wait_for()
    expect(page.locator(DIALOG)).to_have_count(0)
    page.go_back()
    page.locator(".board").wait_for()
    expect(page).to_have_url(table)
    expect(page.locator(DIALOG)).to_have_count(0)
    page.go_back()
    page.locator(".start").wait_for()


def test_after_a_reload_nothing_is_left_of_a_dialog(people: People) -> None:
    page = at_a_table(people)
    open_menu(page)
    page.reload()
    page.locator(".board").wait_for()
    page.wait_for_function("history.state === null")
    page.go_back()
    page.locator(".start").wait_for()


def test_a_tap_beside_a_dialog_closes_it_and_the_focus_returns(people: People) -> None:
    page = at_a_table(people)
    open_menu(page)
    page.mouse.click(5, 300)
    is_closed(page)
    expect(page.get_by_role("button", name="Menu")).to_be_focused()
