"""Replays, records from disk, and people who watch."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from support.browsers import SIZES, People
from support.playing import Player, after_a_round, start_against_bots


def test_a_finished_game_is_looked_at_again(people: People) -> None:
    page = people.open()
    start_against_bots(page)
    Player(page).play_to_the_end()
    page.get_by_role("link", name="Watch it again").click()
    page.locator(".controls").wait_for()
    page.get_by_role("button", name="To the end").click()
    turns = page.locator(".turns li").count()
    page.wait_for_url(f"**?turn={turns}")
    page.get_by_role("button", name="One turn back").click()
    before_last = re.compile(rf"^{turns - 1}\.")
    expect(page.locator('.turns [aria-current="true"]')).to_have_text(before_last)
    page.get_by_role("button", name="Link to this moment").click()
    link = page.locator("#link-address").input_value()
    page.keyboard.press("Escape")
    friend = people.open("/join" + link.partition("/join")[2])
    friend.locator(".controls").wait_for()
    expect(friend.locator('.turns [aria-current="true"]')).to_have_text(before_last)
    expect(friend.get_by_label("Hands").locator("option").first).to_have_text("all open")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert Path(download.value.path()).read_text(encoding="utf-8").startswith('[Format "nyhavn 1"]')


def test_a_record_from_disk_is_opened_and_a_broken_one_refused(
    people: People, golden: Path, tmp_path: Path
) -> None:
    page = people.open("/replay")
    page.set_input_files("input[type=file]", golden / "3p-01.nyh")
    page.locator(".controls").wait_for()
    expect(page.locator("article")).to_have_count(3)
    page.goto(page.url.partition("?")[0])
    broken = tmp_path / "broken.nyh"
    broken.write_text('[Format "nothing"]', encoding="utf-8")
    page.set_input_files("input[type=file]", broken)
    page.locator("p.bad").wait_for()


@pytest.mark.parametrize(
    ("game", "width", "height"),
    [
        ("2p-01", 1366, 650),
        ("3p-01", 1366, 650),
        ("4p-01", 1366, 650),
        ("4p-01", 1280, 640),
        ("2p-01", 1440, 900),
        ("3p-01", 2560, 1440),
        ("4p-01", 2560, 1440),
    ],
)
def test_houses_controls_and_turns_are_seen_together(
    people: People, golden: Path, game: str, width: int, height: int
) -> None:
    page = people.open("/replay")
    page.set_viewport_size({"width": width, "height": height})
    page.set_input_files("input[type=file]", golden / f"{game}.nyh")
    for button in ("To the end", "What would the Harbour Master have played?"):
        page.get_by_role("button", name=button).click()
    page.get_by_role("region", name="Played").wait_for()
    parts = (".controls", ".piers", "article .front", "article .facts", ".turns [aria-current=true]")
    for part in parts:
        for one in page.locator(part).all():
            box = one.bounding_box()
            assert box is not None
            assert box["x"] >= 0, part
            assert box["y"] >= 0, part
            assert box["x"] + box["width"] <= width, part
            assert box["y"] + box["height"] <= height, part
    for house in page.locator("article").all():
        front, facts = (house.locator(part).bounding_box() for part in (".front", ".facts"))
        assert front is not None
        assert facts is not None
        assert front["y"] + front["height"] <= facts["y"] + 1
    assert page.evaluate("document.documentElement.scrollHeight") <= height


def test_on_a_phone_the_controls_stay_while_the_houses_are_looked_at(people: People, golden: Path) -> None:
    page = people.open("/replay", size="phone")
    page.set_input_files("input[type=file]", golden / "4p-01.nyh")
    page.locator("article").last.scroll_into_view_if_needed()
    scrolled = page.evaluate("scrollY")
    assert scrolled > 0
    for turn in range(1, 6):
        page.get_by_role("button", name="One turn on").click()
        page.locator(f'.turns li:nth-child({turn}) [aria-current="true"]').wait_for()
    assert page.evaluate("scrollY") == scrolled
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES["phone"][0]


def test_ones_own_seat_is_called_you_and_no_line_is_in_notation(people: People) -> None:
    page = after_a_round(people.open())
    page.goto(page.url.replace("/t/", "/replay/"))
    page.get_by_role("article", name="You").get_by_role("img", name="Your house").wait_for()
    page.get_by_role("button", name="To the end").click()
    turns = page.locator(".turns").inner_text()
    assert "You" in turns
    assert "Guest" not in turns
    assert "@" not in turns
    word = page.locator(".now code")
    assert not word.is_visible()
    page.get_by_text("Notation").click()
    expect(word).to_have_text(re.compile("^[TB]"))


def test_a_game_plays_on_by_itself_at_the_chosen_speed(people: People, golden: Path) -> None:
    page = people.open("/replay")
    page.clock.install(time=0)
    page.reload()
    page.set_input_files("input[type=file]", golden / "2p-01.nyh")
    page.locator(".controls").wait_for()
    page.clock.pause_at(600)
    for speed, turns in (("fast", 10), ("normal", 4), ("slow", 2)):
        page.locator(".turns li:first-child button").click()
        page.get_by_label("Speed").select_option(label=speed)
        page.get_by_role("button", name="Play", exact=True).click()
        page.clock.run_for(6_100)
        page.wait_for_url(f"**?turn={1 + turns}")
        page.get_by_role("button", name="Pause").click()


def test_by_keys_one_goes_through_a_game(people: People, golden: Path) -> None:
    page = people.open("/replay")
    page.set_input_files("input[type=file]", golden / "2p-01.nyh")
    page.locator(".controls").wait_for()
    last = page.locator(".turns li").count()
    for key, turn in (("End", last), ("ArrowLeft", last - 1), ("Home", 0), ("ArrowRight", 1)):
        page.keyboard.press(key)
        page.wait_for_url(f"**?turn={turn}")


def test_the_bots_of_a_record_have_the_name_and_face_of_their_level(
    people: People, golden: Path, tmp_path: Path
) -> None:
    record = tmp_path / "bots.nyh"
    text = (golden / "2p-01.nyh").read_text(encoding="utf-8")
    record.write_text(text.replace("[Deck ", '[Bots "level-1" "deckhand"]\n[Deck ', 1), encoding="utf-8")
    page = people.open("/replay", locale="de")
    page.set_input_files("input[type=file]", record)
    page.get_by_role("heading", name="Emil").locator('use[href="#face-deckhand"]').wait_for(state="attached")
    page.locator('h2 use[href="#face-carpenter"], h3 use[href="#face-carpenter"]').wait_for(state="attached")


def test_stepping_through_a_game_on_a_phone_moves_neither_the_page_nor_the_button(
    people: People, golden: Path
) -> None:
    page = people.open("/replay", size="phone")
    page.set_input_files("input[type=file]", golden / "2p-01.nyh")
    page.locator("article").first.scroll_into_view_if_needed()
    button = page.get_by_role("button", name="One turn on")
    # A button gives way a little while it is pressed, what it stands on does not.
    controls = page.locator(".controls")
    before = (page.evaluate("scrollY"), controls.bounding_box())
    for _ in range(12):
        button.tap()
    page.locator('.turns li:nth-child(12) [aria-current="true"]').wait_for()
    assert (page.evaluate("scrollY"), controls.bounding_box()) == before


def test_somebody_watches_and_sees_no_hand(people: People) -> None:
    page = people.open()
    start_against_bots(page)
    Player(page).wait()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Link for watching").click()
    link = page.locator("#link-address").input_value()
    watcher = people.open("/join" + link.partition("/join")[2])
    watcher.locator(".board").wait_for()
    expect(watcher.locator(".hand .slots")).to_have_count(0)
    expect(watcher.get_by_text("You are watching")).to_have_count(1)


def test_a_game_that_goes_on_is_looked_at_again_as_a_watcher_sees_it(people: People) -> None:
    page = after_a_round(people.open())
    page.goto(page.url.replace("/t/", "/replay/"))
    page.locator(".controls").wait_for()
    expect(page.get_by_label("Hands").locator("option")).to_have_text(["You are watching"])
    expect(page.locator(".turns li").nth(1)).to_be_attached()


def test_a_table_that_is_not_there_is_told_once_and_for_good(people: People) -> None:
    page = people.open()
    asked: list[str] = []
    page.on("websocket", lambda socket: asked.append(socket.url))
    page.clock.install()
    page.goto(page.url + "t/nowhere")
    page.get_by_text("There is no such table").first.wait_for()
    page.clock.run_for(60_000)
    page.evaluate("fetch('/api/me')")
    assert len(asked) == 1
