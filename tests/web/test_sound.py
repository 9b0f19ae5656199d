"""What is heard: nothing is fetched before the first touch, then once, and with the sound off never."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from support.browsers import People
from support.playing import Player, start_against_bots

# Where some of the sounds begin in the file, in seconds.
CARD, BELL, LOST = 0.05, 7.95, 13.05
# Every sound that is started leaves its beginning here, and whether sounds can be heard yet is known too.
# Whatever a test asks a page counts as a touch in Chromium: here only real ones do.
LISTEN = """
    let touched = false;
    for (const kind of ["pointerdown", "keydown"])
        addEventListener(kind, () => { touched = true; }, { capture: true });
    const activation = { get hasBeenActive() { return touched; } };
    Object.defineProperty(navigator, "userActivation", { value: activation });
    window.heard = [];
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (when, offset, ...others) {
        window.heard.push(offset);
        return start.call(this, when, offset, ...others);
    };
    const decode = AudioContext.prototype.decodeAudioData;
    AudioContext.prototype.decodeAudioData = async function (file) {
        const sounds = await decode.call(this, file);
        window.ready = () => this.state === "running";
        return sounds;
    };
"""


def listening(page: Page) -> list[str]:
    """Listen to a page from its next loading on; every request for a sound is listed."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if is_sound(request.url) else None)
    page.add_init_script(LISTEN)
    return asked


def is_sound(url: str) -> bool:
    return url.endswith(".mp3")


def take_cards(page: Page) -> None:
    player = Player(page)
    player.wait()
    page.locator('.board[aria-busy="false"]').wait_for()
    player.take()
    page.locator(".actions .main.ready, .hand button.card").first.wait_for()


def test_sounds_are_fetched_once_and_not_before_the_first_touch(people: People) -> None:
    page = people.open()
    asked = listening(page)
    page.reload()
    page.locator(".start:not(:disabled)").wait_for()
    assert asked == []
    with page.expect_response(lambda response: is_sound(response.url)) as fetched:
        start_against_bots(page)
    assert fetched.value.ok
    assert fetched.value.headers["content-type"] == "audio/mpeg"
    Player(page).wait()
    Player(page).play_turn()
    assert len(asked) == 1


def test_a_table_that_nobody_has_touched_is_silent_and_then_cards_and_the_bell_are_heard(
    people: People,
) -> None:
    first = people.open()
    start_against_bots(first)
    page = first.context.new_page()
    asked = listening(page)
    page.goto(first.url)
    Player(page).wait()
    page.locator('.board[aria-busy="false"]').wait_for()
    assert asked == []
    page.locator(".pier.usable").first.click()
    page.wait_for_function("() => window.ready?.()")
    page.locator(".pier.near").first.click()
    page.wait_for_function("card => window.heard.filter((at) => at === card).length === 2", arg=CARD)
    # When the bot has played, the bell rings.
    Player(page).play_turn()
    page.wait_for_function("bell => window.heard.at(-1) === bell", arg=BELL)
    assert len(asked) == 1


def test_the_end_is_heard_when_it_comes_and_not_when_it_is_looked_at_later(people: People) -> None:
    page = people.open()
    listening(page)
    page.reload()
    start_against_bots(page)
    page.wait_for_function("() => window.ready?.()")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up", exact=True).click()
    page.get_by_role("button", name="Really give up").click()
    page.wait_for_function("lost => window.heard.includes(lost)", arg=LOST)
    page.get_by_role("link", name="Home").first.click()
    page.locator(".start:not(:disabled)").wait_for()
    page.go_back()
    page.locator("section.over").wait_for()
    assert page.evaluate("lost => window.heard.filter((at) => at === lost).length", LOST) == 1


def test_what_is_kept_on_the_device_at_first_holds_no_sound(people: People) -> None:
    page = people.open()
    kept = page.evaluate("fetch('/assets.json').then((answer) => answer.json())")
    assert any(asset.endswith(".js") for asset in kept)
    assert not any(is_sound(asset) for asset in kept)


def test_one_tap_switches_the_sound_off_for_good(people: People) -> None:
    page = people.open()
    asked = listening(page)
    page.reload()
    page.get_by_role("button", name="Settings").click()
    switch = page.get_by_role("button", name="Sound", pressed=True)
    volume = page.get_by_role("slider", name="Volume")
    expect(volume).to_have_attribute("aria-valuetext", "70%")
    switch.click()
    expect(volume).to_have_attribute("aria-valuetext", "off")
    page.reload()
    start_against_bots(page)
    take_cards(page)
    assert asked == []
    assert page.evaluate("window.heard") == []
    # And on again, as loud as it was.
    page.get_by_role("button", name="Menu").click()
    with page.expect_response(lambda response: is_sound(response.url)):
        page.get_by_role("dialog").get_by_role("button", name="Sound", pressed=False).click()
    expect(volume).to_have_attribute("aria-valuetext", "70%")


@pytest.mark.parametrize("answer", [{"status": 404}, {"body": "no sound at all"}])
def test_a_game_without_its_sounds_is_still_a_game(people: People, answer: dict[str, Any]) -> None:
    page = people.open(service_workers="block")
    asked = listening(page)
    page.reload()
    page.route("**/*.mp3", lambda route: route.fulfill(**answer))
    with page.expect_response(lambda response: is_sound(response.url)):
        start_against_bots(page)
    take_cards(page)
    assert len(asked) == 1
    assert page.evaluate("window.heard") == []


def test_sounds_that_were_off_before_there_was_a_volume_stay_off(people: People) -> None:
    page = people.open()
    page.evaluate("localStorage.setItem('nyhavn-settings', JSON.stringify({sounds: false}))")
    page.reload()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("slider", name="Volume")).to_have_attribute("aria-valuetext", "off")
