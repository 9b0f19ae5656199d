"""Whole games in a browser, by mouse, by keyboard alone and by touch, to the end."""

from playwright.sync_api import expect

from support.browsers import People
from support.playing import (
    TURNS,
    KeyboardPlayer,
    Player,
    TouchPlayer,
    invite_friends,
    sit_down,
    start_against_bots,
)
from support.waiting import until


def test_a_game_against_a_bot_is_played_by_mouse_and_then_again(people: People) -> None:
    page = people.open()
    start_against_bots(page)
    Player(page).play_to_the_end()
    page.get_by_role("button", name="All figures").click()
    expect(page.locator("dialog[open] tbody tr").nth(12)).to_be_attached()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Rematch").click()
    page.locator(".pier").first.wait_for()
    expect(page.locator("section.over")).to_have_count(0)


def test_a_game_against_three_bots_is_played_by_keyboard_alone(people: People) -> None:
    page = people.open()
    start_against_bots(page, players=4)
    KeyboardPlayer(page).play_to_the_end()


def test_a_game_is_played_by_touch_on_a_phone(people: People) -> None:
    page = people.open(size="phone")
    start_against_bots(page, players=3)
    player = TouchPlayer(page)
    player.wait()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    player.play_to_the_end()


def test_four_people_in_four_browsers_play_to_the_end(people: People) -> None:
    host = people.open()
    link = invite_friends(host, "Ana", players=4)
    pages = [host]
    for name in ("Bo", "Cem", "Dora"):
        page = people.open(link)
        sit_down(page, name)
        pages.append(page)
    players = [Player(page) for page in pages]
    for page in pages:
        page.locator(".board").wait_for()
    for _ in range(4 * TURNS):
        until(lambda: any(player.is_to_move or player.is_over for player in players))
        if any(player.is_over for player in players):
            break
        next(player for player in players if player.is_to_move).play_turn()
    for page in pages:
        page.locator("section.over").wait_for()
    pages[2].get_by_role("button", name="Rematch").click()
    # It begins when everybody has asked for it.
    for page in (pages[1], pages[3], host):
        page.get_by_role("button", name="To the rematch").click()
    host.locator(".pier").first.wait_for()
