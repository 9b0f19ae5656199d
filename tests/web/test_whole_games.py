"""Whole games in a browser, by mouse, by keyboard alone and by touch, to the end."""

from support.browsers import People
from support.playing import KeyboardPlayer, Player, TouchPlayer, invite_friends, sit_down, start_against_bots


def test_a_game_against_a_bot_is_played_by_mouse_and_then_again(people: People) -> None:
    page = people.open()
    start_against_bots(page)
    Player(page).play_to_the_end()
    page.get_by_role("button", name="All figures").click()
    assert page.locator("dialog[open] tbody tr").count() >= 13
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Rematch").click()
    page.locator(".pier").first.wait_for()
    assert page.locator("section.over").count() == 0


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
    for _ in range(300):
        if all(player.is_over for player in players):
            break
        for player in players:
            if player.is_to_move:
                player.play_turn()
        host.wait_for_timeout(10)
    assert all(player.is_over for player in players)
    pages[2].get_by_role("button", name="Rematch").click()
    host.get_by_role("button", name="To the rematch").click()
    host.locator(".pier").first.wait_for()
