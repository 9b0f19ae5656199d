"""What a screen reader says: all of what happens, in its order, and nothing twice."""

import re
from urllib.parse import urljoin

from browsers import People
from playing import Player, start_against_bots
from playwright.sync_api import Page, expect
from test_everyone import violations

# Whatever a region says that a screen reader listens to, also one that comes with a text in it.
LISTEN = """() => {
    const live = "[aria-live], [role=status], [role=alert], [role=log]";
    window.said = [];
    new MutationObserver((changes) => {
        for (const { target, addedNodes, type } of changes) {
            const around = (target.nodeType === 1 ? target : target.parentElement)?.closest(live);
            if (around && type === "characterData") said.push(target.data);
            for (const node of addedNodes) {
                const inside = node.nodeType === 1 ? [...node.querySelectorAll(live)] : [];
                const texts = around ? [node.textContent] : inside.map((region) => region.textContent);
                said.push(...texts.filter((text) => text.trim()));
            }
        }
    }).observe(document, { subtree: true, childList: true, characterData: true });
}"""
PAUSE = 600


def said(page: Page) -> str:
    """All that was said since the last time."""
    page.wait_for_timeout(PAUSE)
    return " ".join(page.evaluate("said.splice(0)"))


def hand(page: Page) -> str:
    page.locator('.board[aria-busy="false"]').wait_for()
    label = page.locator("section.hand").get_attribute("aria-label") or ""
    count, cards = re.fullmatch(r"Your hand, (\d) of 7 cards: (.+)", label).groups()  # type: ignore[union-attr]
    return f"In hand {count}: {cards}."


def new_cards(page: Page) -> str:
    """The cards that came to the piers, as the labels of the piers name them."""
    labels = page.locator(".pier.fresh").evaluate_all("piers => piers.map((pier) => pier.ariaLabel)")
    found = [re.fullmatch(r"Pier (\d): (\w+), new", label).groups() for label in labels]  # type: ignore[union-attr]
    cards = [f"{card} at {pier}" for pier, card in found]
    joined = " and ".join(cards) if len(cards) < 3 else ", ".join(cards[:-1]) + f", and {cards[-1]}"
    return f"New at the piers: {joined}." if cards else ""


def points(page: Page) -> str:
    label = page.locator(".race [role=img]").get_attribute("aria-label") or ""
    return label.removeprefix("Race to 12 points: ") + "."


def my_turn(page: Page) -> str:
    ahead = page.locator(".guide .ahead").all_inner_texts()
    parts = [new_cards(page), "Your turn: take two cards, or build.", *ahead, points(page)]
    return " ".join(filter(None, parts))


def test_two_turns_against_a_bot_are_told_in_order_and_nothing_twice(people: People) -> None:
    page = people.open()
    start_against_bots(page)
    Player(page).wait()
    page.wait_for_timeout(PAUSE)
    page.evaluate(LISTEN)
    for _ in range(2):
        before = hand(page)
        lines = page.locator(".log li").count()
        page.keyboard.press("3")
        # What has the focus says by itself that it is chosen.
        expect(page.get_by_role("button", name="Pier 3")).to_be_focused()
        assert said(page) == ""
        page.keyboard.press("4")
        page.locator(".pier .gap").first.wait_for()
        taken, after = said(page), hand(page)
        page.keyboard.press("u")
        page.locator(".pier .gap").first.wait_for(state="detached")
        undone = said(page)
        page.get_by_role("button", name="Pier 3").click()
        page.get_by_role("button", name="Pier 4").click()
        page.locator(".actions .ready").wait_for()
        assert said(page) == taken
        page.get_by_role("button", name="End turn").click()
        page.locator(f".log li:nth-child({lines + 2})").wait_for()
        page.locator('.guide.mine:has-text("take two cards")').wait_for()
        mine, rivals = page.locator(".log li").all_inner_texts()[lines:]
        assert mine.startswith("You took ")
        assert taken == f"{mine} {after} All done: end your turn."
        assert undone == f"Undone: {mine.removeprefix('You ')} {before} Your turn: take two cards, or build."
        assert said(page) == f"Your turn is over. {rivals} {my_turn(page)}"


def test_a_tile_is_told_where_it_lies_what_it_costs_and_what_pays_for_it(people: People) -> None:
    page = people.open("/learn/columns")
    page.locator('.offer.open[aria-label^="yellow 2"]').wait_for()
    label = page.locator('.offer[aria-label^="yellow 2"]').get_attribute("aria-label") or ""
    assert label.endswith(". line, 2 wide, 1 high.")
    page.evaluate(LISTEN)
    page.locator('.offer[aria-label^="yellow 2"]').click()
    assert said(page) == page.locator(".bar [data-told]").inner_text()
    page.locator(".confirm").click()
    page.locator(".actions .ready").wait_for()
    assert re.fullmatch(
        r"You built yellow 2 on \w\d \w\d with the brick on \w\d; paid 2 yellow\. In hand 1: blue\.",
        said(page),
    )


def test_a_lesson_is_told_with_its_mistake_and_its_success(people: People) -> None:
    page = people.open("/learn/abilities")
    page.get_by_role("link", name="Skip").wait_for()
    page.evaluate(LISTEN)
    page.get_by_role("link", name="Skip").click()
    page.locator('.board[aria-busy="false"] .pier.usable').first.wait_for()
    assert said(page) == (
        "Cards are taken in neighbouring pairs. Your “any cards” is used up. "
        "Try it anyway: choose the red cards at piers 1 and 7, one after the other."
    )
    page.get_by_role("button", name="Pier 1").click()
    page.get_by_role("button", name="Pier 7").click()
    page.locator(".refused").wait_for()
    assert said(page) == (
        "The ability “any cards” is inactive: it was used, and not reactivated since. "
        "The row of piers is no ring: the two outer ones are not neighbours. "
        "Take two cards that lie side by side, and end your turn."
    )
    page.get_by_role("button", name="Pier 6").click()
    page.locator(".actions .ready").wait_for()
    assert said(page) == (
        "You took yellow and red from piers 6 and 7. In hand 6: 3 red, yellow, green, and blue."
    )
    page.get_by_role("button", name="End turn").click()
    page.locator(".lesson .learned").wait_for()
    assert said(page) == "Two cards side by side. The empty piers were filled when your turn ended."


def test_in_a_dialog_it_is_heard_that_somebody_played_and_that_a_link_was_copied(people: People) -> None:
    host = people.open(permissions=["clipboard-read", "clipboard-write"])
    host.locator(".start:not(:disabled)").wait_for()
    host.get_by_role("radio", name="Invite friends").check()
    host.get_by_label("Your name").fill("Ana")
    host.get_by_role("button", name="Open the table").click()
    guest = people.open("/join" + host.locator("#link-address").input_value().partition("/join")[2])
    host.evaluate(LISTEN)
    guest.get_by_label("Your name").fill("Bo")
    guest.get_by_role("button", name="Sit down").click()
    for page in (host, guest):
        page.locator(".board").wait_for()
    begins = host.locator(".guide.mine").count() > 0
    turn = f"Your turn: take two cards, or build. {points(host)}" if begins else "Bo is playing."
    assert said(host) == f"Bo sat down. The game begins. {turn}"
    if begins:
        Player(host).play_turn()
    guest.locator(".guide.mine").wait_for()
    said(host)
    host.get_by_role("button", name="Show the house of Bo").click()
    Player(guest).play_turn()
    host.locator(".guide.mine").wait_for()
    last = host.locator(".log li").last.inner_text()
    assert said(host) == f"{last} {my_turn(host)}"
    assert last in host.locator("dialog[open] [aria-live]").inner_text()
    assert violations(host) == []
    host.keyboard.press("Escape")
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Link for watching").click()
    host.get_by_role("button", name="Copy").click()
    assert said(host) == "Copied."
    assert host.locator("dialog[open] .notices p").inner_text() == "Copied."
    assert violations(host) == []


def test_a_switch_of_the_language_speaks_to_the_player_in_it(people: People) -> None:
    page = people.open()
    start_against_bots(page)
    Player(page).wait()
    for language, sits in (
        ("es", "Te has sentado."),
        ("fr", "Vous prenez place."),
        ("de", "Du sitzt am Tisch."),
        ("nl", "Je bent aangeschoven."),
    ):
        page.locator("header .button.bare").last.click()
        page.locator("dialog[open] select").first.select_option(language)
        page.keyboard.press("Escape")
        page.locator(".log li", has_text=sits).wait_for()


def test_every_page_has_a_title_of_its_own(people: People) -> None:
    page = people.open()
    for path, title in (
        ("/rules", "The rules"),
        ("/replay", "Replay"),
        ("/learn/action", "One action a turn"),
    ):
        page.goto(urljoin(page.url, path))
        page.wait_for_function("title => document.title.startsWith(title)", arg=title)
