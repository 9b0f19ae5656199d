"""What a screen reader says: all of what happens, in its order, and nothing twice."""

import re
from urllib.parse import urljoin

from playwright.sync_api import Page, expect
from test_everyone import violations

from support.browsers import People
from support.playing import Player, invite_friends, sit_down, start_against_bots

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
# What is drawn in a frame is said 300 ms later; a longer timer that is set after it ends after that.
PAUSE = """() => new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 400))))"""


def said(page: Page) -> str:
    """All that was said since the last time."""
    page.evaluate(PAUSE)
    return " ".join(page.evaluate("said.splice(0)"))


def said_first(page: Page) -> None:
    """Listen from now on, when all that comes with the page has been said."""
    page.evaluate(PAUSE)
    page.evaluate(LISTEN)


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
    ahead = page.locator(".prompt .note").all_inner_texts()
    parts = [new_cards(page), "Your turn: take two cards, or build.", *ahead, points(page)]
    return " ".join(filter(None, parts))


def test_two_turns_against_a_bot_are_told_in_order_and_nothing_twice(people: People) -> None:
    page = people.open()
    start_against_bots(page)
    Player(page).wait()
    page.evaluate(PAUSE)
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
        rivals, mine = page.locator(".log li .told").all_text_contents()[:2]
        assert mine.startswith("You took ")
        assert taken == f"{mine} {after} All done: end your turn."
        assert undone == f"Undone: {mine.removeprefix('You ')} {before} Your turn: take two cards, or build."
        assert said(page) == f"Your turn is over. {rivals} {my_turn(page)}"


def test_a_tile_is_told_where_it_lies_what_it_costs_and_what_pays_for_it(people: People) -> None:
    page = people.open("/learn/build")
    tile = page.locator('.offer.open[aria-label^="green 3"]')
    assert (tile.get_attribute("aria-label") or "").endswith(". line, 3 wide, 1 high.")
    page.locator(".lesson .sentence").wait_for()
    said_first(page)
    tile.click()
    told = page.locator(".bar [data-told]").inner_text()
    assert sorted(said(page).split(". ")) == sorted(f"{told} Drag it where you like, then tap ✓.".split(". "))
    page.locator(".confirm").click()
    page.locator(".actions .ready").wait_for()
    assert re.fullmatch(
        r"You built green 3 on \w\d \w\d \w\d with the brick on \w\d; paid 3 green\. In hand 1: blue\. "
        r"Your house grows! End your turn\.",
        said(page),
    )


def test_a_lesson_is_told_with_its_answers_and_its_success(people: People) -> None:
    page = people.open("/learn/abilities")
    page.locator('.board[aria-busy="false"] .pier.usable').first.wait_for()
    said_first(page)
    page.get_by_role("link", name="Home").click()
    page.get_by_role("link", name="Learn in a few minutes").click()
    page.locator('.board[aria-busy="false"] .pier.usable').first.wait_for()
    assert said(page) == "Lesson 1: Taking cards. Tap the card at pier 1."
    page.get_by_role("button", name="Pier 1").click()
    assert said(page) == "Now its neighbour: the card at pier 2."
    page.get_by_role("button", name="Pier 7").click()
    page.locator(".answer", has_text="1 and 7 are none").wait_for()
    # Which card is chosen now and why not the other one are told together, in either order.
    assert set(re.findall(r"[^.]+\.", said(page).replace(". ", "."))) == {
        "Pier 1, red: chosen.",
        "Only neighbours go together, and 1 and 7 are none.",
    }
    page.get_by_role("button", name="Pier 2").click()
    page.locator(".actions .ready").wait_for()
    assert said(page) == (
        "You took red and yellow from piers 1 and 2. In hand 6: red, yellow, 2 green, blue, and purple. "
        "You have your two cards: end your turn."
    )
    page.get_by_role("button", name="End turn").click()
    page.locator(".learned .sentence").wait_for()
    assert said(page) == "They are yours. Cards pay for tiles!"


def test_in_a_dialog_it_is_heard_that_somebody_played_and_that_a_link_was_copied(people: People) -> None:
    host = people.open(permissions=["clipboard-read", "clipboard-write"])
    guest = people.open(invite_friends(host, "Ana"))
    host.evaluate(LISTEN)
    sit_down(guest, "Bo")
    for page in (host, guest):
        page.locator(".board").wait_for()
    begins = host.locator(".guide.mine").count() > 0
    turn = f"Your turn: take two cards, or build. {points(host)}" if begins else "Bo is playing."
    assert said(host) == f"Bo sits down. The game begins. {turn}"
    if begins:
        Player(host).play_turn()
    guest.locator(".guide.mine").wait_for()
    said(host)
    host.get_by_role("button", name="Show the house of Bo").click()
    Player(guest).play_turn()
    host.locator(".guide.mine").wait_for()
    last = host.locator(".log li .told").all_text_contents()[0]
    assert said(host) == f"{last} {my_turn(host)}"
    expect(host.locator("dialog[open] [aria-live]")).to_contain_text(last)
    assert violations(host) == []
    host.keyboard.press("Escape")
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Link for watching").click()
    host.get_by_role("button", name="Copy").click()
    expect(host.locator("dialog[open] .notices p")).to_have_text("Copied.")
    assert said(host) == "Copied."
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
        page.locator("header [aria-haspopup]").click()
        page.locator("dialog[open] select").first.select_option(language)
        page.keyboard.press("Escape")
        page.locator(".log li", has_text=sits).wait_for()


def test_every_page_has_a_title_of_its_own(people: People) -> None:
    page = people.open()
    for path, title in (
        ("/rules", "The rules"),
        ("/replay", "Replay"),
        ("/learn/row", "A full row"),
    ):
        page.goto(urljoin(page.url, path))
        page.wait_for_function("title => document.title.startsWith(title)", arg=title)
