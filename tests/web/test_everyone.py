"""Every screen is open to everyone: axe finds nothing, targets are large, and languages change at once."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from support.browsers import People
from support.playing import Player, start_against_bots

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
PLAY_NOW = {"en": "Play now", "es": "Jugar ya", "fr": "Jouer", "de": "Jetzt spielen", "nl": "Nu spelen"}
LEAST = 44
TURNS_LOOKED_AT = 8
AA = 4.5


def violations(page: Page) -> list[str]:
    # The content policy forbids scripts in the page; this one is run from outside.
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['html'][:120]} {node['failureSummary'][:200]}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_axe_finds_nothing(people: People, size: str, scheme: str) -> None:
    page = people.open(size=size, color_scheme=scheme)
    page.locator(".start:not(:disabled)").wait_for()
    assert violations(page) == []
    start_against_bots(page, players=3)
    player = Player(page)
    player.wait()
    assert violations(page) == []
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog[open]").wait_for()
    assert violations(page) == []
    page.keyboard.press("Escape")
    player.play_to_the_end()
    assert violations(page) == []
    page.get_by_role("link", name="Watch it again").click()
    page.locator(".controls").wait_for()
    assert violations(page) == []
    page.goto(page.url.partition("/replay")[0] + "/rules")
    page.locator(".rules section").first.wait_for()
    assert violations(page) == []


def test_everything_that_is_tapped_on_a_phone_is_large_enough(people: People) -> None:
    page = people.open(size="phone")
    page.locator(".start:not(:disabled)").wait_for()
    assert too_small(page) == []
    start_against_bots(page, players=4)
    Player(page).wait()
    assert too_small(page) == []


def too_small(page: Page) -> list[str]:
    found: list[str] = page.evaluate(
        """least => [...document.querySelectorAll('button, a.button, select, label:has(input)')]
            .filter(one => one.offsetParent)
            .map(one => [one, one.getBoundingClientRect()])
            .filter(([, box]) => Math.round(box.width) < least || Math.round(box.height) < least)
            .map(([one, box]) => `${one.className} ${one.textContent} ${box.width}x${box.height}`)""",
        LEAST,
    )
    return found


@pytest.mark.parametrize("language", PLAY_NOW)
def test_the_language_of_the_browser_is_spoken(people: People, language: str) -> None:
    page = people.open(locale=language)
    page.get_by_role("button", name=PLAY_NOW[language], exact=True).wait_for()
    expect(page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("language", PLAY_NOW)
def test_on_a_phone_the_buttons_leave_the_whole_hand_in_sight(
    people: People, language: str, players: int
) -> None:
    page = people.open(size="phone", locale=language)
    start_against_bots(page, players)
    player = Player(page)
    for _ in range(TURNS_LOOKED_AT):
        player.wait()
        page.evaluate("scrollTo(0, 0)")
        page.locator('.board[aria-busy="false"]').wait_for()
        hand, buttons = (page.locator(f".board > .{part}").bounding_box() for part in ("hand", "actions"))
        assert hand is not None
        assert buttons is not None
        assert hand["y"] + hand["height"] <= buttons["y"]
        player.play_turn()


def test_the_language_changes_at_once_at_the_table(people: People) -> None:
    page = people.open()
    start_against_bots(page)
    Player(page).wait()
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Language").select_option("de")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Zug beenden").wait_for()


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_axe_finds_nothing_where_a_coat_of_arms_is_used_or_the_device_is_passed_on(
    people: People, size: str
) -> None:
    page = people.open("/learn/coats", size=size)
    page.locator('.offer.open[aria-label^="red 3"]').click()
    page.locator(".coats, .confirm").first.wait_for()
    page.locator("#own-house").focus()
    for key in ("ArrowUp", "ArrowRight", "ArrowUp", "r", "ArrowLeft", "ArrowUp", "ArrowRight") * 4:
        if "coat of arms" in page.locator(".bar [data-told]").inner_text():
            break
        page.keyboard.press(key)
    page.locator(".confirm").click()
    page.locator(".coats").wait_for()
    assert violations(page) == []
    assert too_small(page) == []
    page.goto(page.url.partition("/learn")[0])
    page.get_by_role("button", name="Same screen").click()
    page.get_by_role("button", name="Start the game").click()
    page.locator(".board").wait_for()
    page.locator("dialog[open]").wait_for()
    assert violations(page) == []


def colour(page: Page, name: str) -> tuple[float, ...]:
    """A colour of the page as shares of red, green and blue."""
    found = page.evaluate(
        """name => {
            const probe = document.body.appendChild(document.createElement("i"));
            probe.style.color = `var(--${name})`;
            const colour = getComputedStyle(probe).color;
            probe.remove();
            return colour.match(/[0-9]+/g).slice(0, 3).map(part => part / 255);
        }""",
        name,
    )
    return tuple(found)


def contrast(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    """As the guidelines for accessible pages measure it."""

    def light(colour: tuple[float, ...]) -> float:
        parts = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in colour)
        return sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), parts, strict=True))

    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("device", ["light", "dark"])
def test_colours_follow_the_device_until_they_are_set_and_all_seats_stand_out(
    people: People, device: str
) -> None:
    page = people.open(color_scheme=device)
    page.get_by_role("button", name="Settings").click()
    for setting in ("system", "light", "dark"):
        page.get_by_label("Colours").select_option(setting)
        dark = (device if setting == "system" else setting) == "dark"
        page.locator(f'html[data-scheme="{setting}"]').wait_for()
        assert (sum(colour(page, "paper")) < 1.5) is dark
        for seat in range(4):
            for ground in ("paper", "paper-2"):
                assert contrast(colour(page, f"seat{seat}-ink"), colour(page, ground)) >= AA


@pytest.mark.parametrize("path", ["/", "/learn/row", "/rules", "/replay"])
def test_zoomed_to_twice_the_size_no_page_is_cut_off(people: People, path: str) -> None:
    page = people.open(path)
    page.set_viewport_size({"width": 720, "height": 450})
    page.locator("h1").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 720


def test_nothing_moves_for_those_who_want_no_motion(people: People) -> None:
    for options in ({"reduced_motion": "reduce"}, {"reduced_motion": "no-preference"}):
        page = people.open(pace="fast", **options)
        start_against_bots(page)
        player = Player(page)
        player.wait()
        player.take()
        ready = page.locator(".actions .ready")
        ready.wait_for()
        if options["reduced_motion"] == "no-preference":
            expect(ready).not_to_have_css("animation-name", "none")
            page.get_by_role("button", name="Menu").click()
            page.get_by_label("Motion").select_option("off")
        expect(ready).to_have_css("animation-name", "none")
        expect(page.locator(".pier").first).to_have_css("transition-duration", "0s")


def test_zoomed_to_twice_the_size_nothing_is_cut_off(people: People) -> None:
    page = people.open()
    page.set_viewport_size({"width": 720, "height": 450})
    start_against_bots(page)
    Player(page).wait()
    assert page.evaluate("document.documentElement.scrollWidth") <= 720
    Player(page).play_turn()
