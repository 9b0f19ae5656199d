"""By keys alone: the focus is never lost, groups are one stop, and the keys are told and can be off."""

import re

from playwright.sync_api import Locator, Page, expect
from test_everyone import violations

from support.browsers import People
from support.playing import (
    KeyboardPlayer,
    Player,
    after_a_round,
    assert_focus_kept,
    start_against_bots,
)
from support.waiting import until

STOPS = 12


def width(part: Locator) -> float:
    box = part.bounding_box()
    return box["width"] if box else 0


def at_the_table(people: People, path: str = "/") -> Page:
    page = people.open(path)
    if path == "/":
        page.locator(".start:not(:disabled)").wait_for()
        page.locator(".start").focus()
        page.keyboard.press("Enter")
    page.locator('.board[aria-busy="false"]').wait_for()
    Player(page).wait()
    return page


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)
        assert_focus_kept(page)


def focused(page: Page) -> str:
    """The class and the name of what has the focus."""
    found: str = page.evaluate(
        "(({className, ariaLabel, textContent}) => `${className} ${ariaLabel ?? textContent.trim()}`)"
        "(document.activeElement)"
    )
    return found


def test_a_line_of_the_log_tells_all_of_it_when_it_is_chosen(people: People) -> None:
    page = after_a_round(people.open())
    page.locator(".log .lines").focus()
    page.keyboard.press("Tab")
    line = page.locator(".log button").first
    expect(line).to_be_focused()
    assert width(line.locator(".told")) <= 1
    page.keyboard.press("Enter")
    expect(line).to_have_attribute("aria-expanded", "true")
    until(lambda: width(line.locator(".told")) > 100)
    expect(line.locator(".told")).to_contain_text(re.compile("from piers|with the brick on"))
    page.keyboard.press("ArrowDown")
    expect(page.locator(".log button").nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    assert violations(page) == []


def test_on_a_new_page_the_focus_is_at_its_heading(people: People) -> None:
    page = people.open()
    page.get_by_role("button", name="Not now").focus()
    press(page, "Enter")
    for link in ("Rules", "Learn in a few minutes", "Replay from a file"):
        page.get_by_role("link", name=link).focus()
        press(page, "Enter")
        if link == "Learn in a few minutes":
            # A lesson begins with what is to be touched.
            expect(page.locator('[data-pier="1"]')).to_be_focused()
        else:
            page.wait_for_function("() => document.activeElement.tagName === 'H1'")
        page.get_by_role("link", name="Home").focus()
        press(page, "Enter")
        page.get_by_role("button", name="Play now").wait_for()
        page.wait_for_function("() => document.activeElement.tagName === 'H1'")


def test_a_turn_leads_from_step_to_step(people: People) -> None:
    page = at_the_table(people)
    expect(page.locator(".guide")).to_be_focused()
    press(page, "3", "4")
    expect(page.locator(".actions .ready")).to_be_focused()
    press(page, "u")
    expect(page.locator(".actions .ready")).to_have_count(0)
    expect(page.locator(".pier").first).to_be_focused()
    press(page, "3")
    expect(page.locator(".pier.chosen")).to_be_focused()
    press(page, "Escape")
    expect(page.locator(".pier.chosen")).to_have_count(0)
    press(page, "3", "4")
    expect(page.locator(".actions .ready")).to_be_focused()
    press(page, "Enter")
    page.wait_for_function("() => document.querySelectorAll('.log li').length > 4")
    page.locator(".guide.mine").wait_for()
    expect(page.locator(".pier").first).to_be_focused()


def test_what_lies_over_the_table_takes_the_focus_and_gives_it_back(people: People) -> None:
    page = at_the_table(people)
    press(page, "1", "7")
    expect(page.get_by_role("button", name="Use it")).to_be_focused()
    press(page, "Escape")
    expect(page.get_by_role("button", name="Use it")).to_have_count(0)
    press(page, "7", "7")
    expect(page.locator(".actions .ready")).to_be_focused()
    press(page, "u")
    for name in ("What is this?", "Menu"):
        button = page.get_by_role("button", name=name, exact=True)
        button.focus()
        press(page, "Enter", "Tab", "Escape")
        expect(button).to_be_focused()
    page.get_by_role("button", name="Menu").focus()
    press(page, "Enter")
    page.get_by_role("button", name="Link for watching").focus()
    press(page, "Enter")
    page.locator("#link-address").wait_for()
    press(page, "Escape")
    expect(page.get_by_role("button", name="Menu")).to_be_focused()
    press(page, "h")
    hint = page.locator("section.hint")
    expect(hint).to_be_focused()
    hint.get_by_role("radio", checked=True).wait_for()
    press(page, "Escape")
    expect(page.get_by_role("button", name="Menu")).to_be_focused()
    press(page, "h")
    hint.locator(".good").focus()
    press(page, "Enter")
    expect(page.locator(".actions .ready")).to_be_focused()


def test_giving_up_and_leaving_are_asked_once_more(people: People) -> None:
    page = at_the_table(people)
    KeyboardPlayer(page).play_turn()
    page.get_by_role("button", name="Menu").focus()
    press(page, "Enter")
    page.get_by_role("button", name="Leave: a bot").focus()
    press(page, "Enter")
    expect(page.get_by_role("button", name="Keep playing")).to_be_focused()
    press(page, "Enter")
    page.get_by_role("button", name="Give up").focus()
    press(page, "Enter")
    expect(page.get_by_role("button", name="Keep playing")).to_be_focused()
    press(page, "Tab")
    expect(page.get_by_role("button", name="Really give up")).to_be_focused()
    press(page, "Enter")
    expect(page.locator("section.over")).to_be_focused()
    page.get_by_role("link", name="Watch it again").focus()
    press(page, "Enter")
    page.locator(".controls").wait_for()
    page.get_by_role("button", name="To the end").focus()
    press(page, "Enter")
    expect(page.get_by_role("button", name="To the end")).to_be_focused()
    page.get_by_role("button", name="What would the Harbour Master").focus()
    press(page, "Enter")
    expect(page.locator(".review section").first).to_be_focused()


def test_the_table_has_few_stops_and_the_arrows_go_on_within_them(people: People) -> None:
    page = at_the_table(people)
    stops = []
    for _ in range(2 * STOPS):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement === document.body"):
            break
        stops.append(focused(page))
    assert len(stops) <= STOPS, stops
    press(page, "s")
    until(lambda: focused(page).startswith("offer"))
    first = focused(page)
    press(page, "ArrowRight", "ArrowDown")
    until(lambda: "yellow 3" in focused(page))
    press(page, "ArrowLeft", "ArrowUp")
    until(lambda: focused(page) == first)
    press(page, "End")
    until(lambda: "purple 5" in focused(page))
    for key, part in {"c": "hand", "y": "own", "o": "house", "l": "lines"}.items():
        press(page, key)
        page.locator(f":focus[class^='{part}']").wait_for()


def test_a_tile_put_back_gives_the_focus_to_its_place_in_the_supply(people: People) -> None:
    page = at_the_table(people, "/learn/build")
    tile = page.locator('.offer[aria-label^="green 3"]')
    tile.focus()
    press(page, "Enter")
    house = page.locator("#own-house")
    expect(house).to_be_focused()
    expect(house).to_have_attribute("role", "application")
    described = page.locator(f"#{house.get_attribute('aria-describedby')}").inner_text()
    assert "R: turn it." in described
    places = set()
    for _ in range(100):
        press(page, "n")
        told = page.locator(".bar [data-told]").inner_text()
        if told in places:
            break
        places.add(told)
    assert len(places) > 8
    press(page, "Escape")
    expect(tile).to_be_focused()
    page.locator(".answer", has_text="Put back.").wait_for()
    press(page, "Enter")
    expect(house).to_be_focused()
    press(page, "Tab")
    expect(page.locator('[data-tool="back"]')).to_be_focused()
    press(page, "Enter")
    expect(tile).to_be_focused()


def test_the_turn_of_a_lesson_stays_on_the_table(people: People) -> None:
    page = at_the_table(people, "/learn/build")
    page.locator('.offer[aria-label^="green 3"]').focus()
    press(page, "Enter")
    expect(page.locator("#own-house")).to_be_focused()
    press(page, "Enter")
    expect(page.locator(".actions .ready")).to_be_focused()
    laid = page.locator("#own-house .tile.laid").count()
    cards = page.locator(".hand .slot").count()
    press(page, "Enter")
    page.locator(".learned .sentence").wait_for()
    expect(page.locator(".learned a.main")).to_be_focused()
    assert laid > 0
    expect(page.locator("#own-house .tile.laid")).to_have_count(laid)
    expect(page.locator(".hand .slot")).to_have_count(cards)
    assert "thinking" not in page.locator(".guide").inner_text()


def test_at_twice_the_size_the_tile_in_hand_stays_in_sight(people: People) -> None:
    page = people.open("/learn/build")
    page.set_viewport_size({"width": 720, "height": 450})
    page.locator('.offer.open[aria-label^="green 3"]').focus()
    press(page, "Enter")
    for key in ("ArrowRight", "r", "n", "n", "n", "ArrowUp", "f", "n"):
        press(page, key)
        for part in (".tile:is(.ghost, .illegal) .body", ".bar .buttons"):
            seen = page.locator(part).first.evaluate(
                "one => { const box = one.getBoundingClientRect();"
                "const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);"
                "return at !== null && (one.contains(at) || at.closest('#own-house') !== null); }"
            )
            assert seen, (key, part)
    page.keyboard.press("Escape")
    for name in ("red 5", "green 4", "purple 5"):
        tile = page.locator(f'.offer[aria-label^="{name}"]')
        tile.focus()
        # What is said in the lesson makes way.
        page.wait_for_function(
            "one => { const { x, y, width, height } = one.getBoundingClientRect();"
            "return one.contains(document.elementFromPoint(x + width / 2, y + height - 4)); }",
            arg=tile.element_handle(),
        )


def test_the_keys_are_listed_and_those_of_one_sign_can_be_switched_off(people: People) -> None:
    page = at_the_table(people)
    named = page.locator("[aria-keyshortcuts]").evaluate_all(
        "all => all.map(one => one.getAttribute('aria-keyshortcuts'))"
    )
    assert {"1", "7", "U", "E", "H"} <= set(named)
    page.keyboard.press("?")
    page.locator("dialog kbd").first.wait_for()
    listed = page.locator("dialog kbd").all_inner_texts()
    assert set(named) <= set(listed)
    assert {"R", "F", "B", "N", "P", "Enter", "Esc"} <= set(listed)
    press(page, "Escape")
    page.get_by_role("button", name="Menu").focus()
    press(page, "Enter")
    page.get_by_label("Keys of one letter").uncheck()
    press(page, "Escape")
    expect(page.locator("[aria-keyshortcuts]")).to_have_count(0)
    for key in ("3", "?", "s", "h"):
        page.keyboard.press(key)
    expect(page.locator(".pier.chosen, dialog[open]")).to_have_count(0)
    expect(page.get_by_role("button", name="Menu")).to_be_focused()


def test_a_card_to_put_down_shows_that_it_has_the_focus(people: People) -> None:
    page = people.open()
    start_against_bots(page)
    player = KeyboardPlayer(page)
    for _ in range(20):
        page.locator('.guide.mine:has-text("take two cards")').wait_for()
        page.locator('.board[aria-busy="false"] .pier.usable').first.wait_for()
        page.keyboard.press("3")
        page.keyboard.press("4")
        page.locator(".hand button.card, .actions .ready").first.wait_for()
        card = page.locator(".hand button.card").first
        if card.count():
            expect(card).to_be_focused()
            expect(card).to_have_css("outline-style", "solid")
            page.keyboard.press("3")
            page.locator(".notices p", has_text="Too many cards").wait_for()
            return
        player.play_turn()
    raise AssertionError("nobody ever had too many cards")


def test_each_group_of_choices_on_the_first_page_is_one_stop(people: People) -> None:
    page = people.open()
    page.get_by_role("button", name="Change players or level").focus()
    press(page, "Enter")
    page.get_by_role("radio", name="Cabin Girl").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Deckhand")).to_be_checked()
    page.keyboard.press("Tab")
    expect(page.get_by_role("radio", name="2", exact=True)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Change players or level")).to_be_focused()
    expect(page.locator(".whom")).to_contain_text("You and the Deckhand")
    page.get_by_role("button", name="Invite friends").focus()
    press(page, "Enter")
    page.get_by_label("Your name").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Put the bot Cabin Girl here").focus()
    press(page, "Enter")


def test_whoever_comes_takes_the_focus_from_nobody(people: People) -> None:
    host = people.open()
    host.get_by_role("button", name="Invite friends").focus()
    press(host, "Enter")
    host.get_by_role("button", name="Open the table").focus()
    press(host, "Enter")
    link = host.locator("#link-address").input_value()
    host.get_by_role("button", name="Put the bot Cabin Girl here").focus()
    guest = people.open("/join" + link.partition("/join")[2])
    guest.get_by_label("Your name").focus()
    press(guest, "Enter")
    for page in (host, guest):
        page.locator(".board").wait_for()
        assert_focus_kept(page)


def test_at_one_screen_the_next_one_begins_at_the_harbour(people: People) -> None:
    page = people.open()
    page.get_by_role("button", name="Same screen").focus()
    press(page, "Enter")
    page.get_by_label("Player 2").focus()
    press(page, "Enter")
    page.locator(".board").wait_for()
    for _ in range(2):
        page.locator("dialog[open] .button.main").wait_for()
        press(page, "Enter")
        page.locator('.board[aria-busy="false"] > .hand').wait_for()
        expect(page.locator(".pier").first).to_be_focused()
        press(page, "3", "4")
        expect(page.locator(".actions .main.ready")).to_be_focused()
        press(page, "Enter")
