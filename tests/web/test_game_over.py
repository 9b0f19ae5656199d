"""The end of a game: who won, what it was like, and what one takes along."""

import re
import struct
from base64 import b64encode
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from test_everyone import violations

from support.browsers import SIZES, People
from support.fitting import FRAMES
from support.running import Json, Person, Process

TURNS = 200
SIDE = 1200
COLOURS = 500
SMALLEST = {
    "low laptop": (1280, 640),
    "small phone": (360, 640),
    "phone on its side": (844, 390),
    "laptop at 200 %": (640, 320),
}


def at_the_page(page: Page, server: Process, name: str) -> Person:
    """The person whose browser this is, to play quickly."""
    person = Person(server, name)
    for cookie in page.context.cookies():
        person.http.cookies.set(cookie["name"], cookie["value"])
    return person


def height(choice: Json) -> float:
    rows = [int(row) for row in re.findall(r"[a-e](\d)", choice["step"])]
    return sum(rows) / len(rows)


def turn_of(person: Person, table: str, seat: int, turn: int) -> str:
    """A sensible turn: build as low as can be, and take cards otherwise."""
    begun: list[str] = []
    while True:
        choices = person.choices(table, seat, turn, *begun)
        coats = choices["coats"] or {"specials": [], "abilities": []}
        owed = [*coats["specials"], *(one for one in coats["abilities"] if one["whyNot"] is None)]
        owed = owed or choices["payments"] or choices["discards"]
        built = sorted(choices["placements"], key=height)
        if not (owed or built) and choices["end"]:
            return str(choices["end"]["word"])
        begun.append((owed or built or choices["pairs"])[0]["step"])


def play_out(people: tuple[Person, Person], table: str) -> Json:
    """Play a game to its end; the last news of it."""
    for turn in range(TURNS):
        news = people[0].view(table)
        if news["table"]["stage"] == "finished":
            break
        seat, number = news["table"]["toMove"], news["table"]["turn"]
        word = turn_of(people[seat], table, seat, number)
        people[seat].commit(table, seat, number, word, f"{table}-{turn}")
    return people[0].view(table)


@pytest.fixture
def ended(people: People, server: Process) -> tuple[Page, Page, Page, Json]:
    """A game played to its end: the pages of who won, who lost and who watches, and the last news."""
    pages = [people.open(), people.open(), people.open()]
    for page in pages:
        page.locator(".start:not(:disabled)").wait_for()
    with at_the_page(pages[0], server, "Ana") as ana, at_the_page(pages[1], server, "Bo") as bo:
        wim = at_the_page(pages[2], server, "Wim")
        opened = ana.open_table("here", "open")
        table = opened["table"]["id"]
        bo.follow(opened["links"]["invite"])
        wim.follow(opened["links"]["watch"])
        wim.close()
        news = play_out((ana, bo), table)
    for page in pages:
        page.goto(page.url + f"t/{table}")
        page.locator("section.over dd").first.wait_for()
    winner = news["table"]["result"]["winners"][0]
    return pages[winner], pages[1 - winner], pages[2], news


def test_a_game_that_was_played_is_told_to_who_won_who_lost_and_who_watched(
    ended: tuple[Page, Page, Page, Json],
) -> None:
    won, lost, watched, news = ended
    result, turns = news["table"]["result"], played(news)
    winner, loser = ("Ana", "Bo") if 0 in result["winners"] else ("Bo", "Ana")
    shared = len(result["winners"]) > 1
    if not shared and not result["tied"]:
        score = "{} to {}".format(*sorted(result["points"], reverse=True))
        expect(won.locator(".head h2")).to_have_text(f"You win, {score}")
        expect(lost.locator(".head h2")).to_have_text(f"{winner} wins, {score}")
        expect(watched.locator(".head h2")).to_have_text(f"{winner} wins, {score}")
        expect(watched.locator(".stand").first).to_have_attribute("aria-label", re.compile(f"^{winner}, "))
        assert_true_moment(lost.locator(".comfort").inner_text(), turns, ("Ana", "Bo").index(loser))
        for page in (won, watched):
            expect(page.locator(".comfort")).to_have_count(0)
    for page in (won, lost, watched):
        expect(page.get_by_text("The game is over")).to_have_count(0)
        expect(page.locator("section.over .pennants")).to_have_count(0 if page is lost and not shared else 2)
    assert_chart_is_heard(won, turns)
    assert_all_figures_on_demand(won)
    assert_nothing_is_cut(won)
    assert violations(won) == []
    lost.emulate_media(color_scheme="dark")
    assert violations(lost) == []
    assert_picture(lost)


def played(news: Json) -> list[Json]:
    return [event["what"] for event in news["events"] if event["what"]["kind"] == "turn"]


def assert_true_moment(comfort: str, turns: list[Json], seat: int) -> None:
    """What is said of the closest moment was so."""
    course = [(0, 0)]
    for turn in turns:
        now = list(course[-1])
        now[turn["seat"]] = turn["points"]
        course.append((now[0], now[1]))
    found = re.search(r"turn (\d+)", comfort)
    if found is None:
        assert max(points[seat] for points in course) == 0
        return
    mine, best = course[int(found[1])][seat], course[int(found[1])][1 - seat]
    if "ahead" in comfort:
        assert f"{mine} to {best}" in comfort
        assert mine > best
    elif "level" in comfort:
        assert mine == best
    elif "behind" in comfort:
        assert mine < best
        assert f"{best - mine} points" in comfort or best - mine == 1
    else:
        assert "best turn" in comfort


def assert_chart_is_heard(page: Page, turns: list[Json]) -> None:
    table = page.get_by_role("table", name="Points turn by turn")
    rows = table.locator("tbody tr").all_inner_texts()
    scoring = [turn for turn in turns if turn["lines"]]
    assert len(scoring) <= len(rows) - 1 <= len(scoring) + 1
    assert rows[-1].split()[0] == str(len(turns))


def assert_all_figures_on_demand(page: Page) -> None:
    expect(page.get_by_text("cards paid")).to_have_count(0)
    page.get_by_role("button", name="All figures").click()
    figures = page.get_by_role("dialog", name="The game in figures")
    row = figures.get_by_role("row", name=re.compile("^cards paid"))
    expect(row.get_by_role("cell")).to_have_count(2)
    expect(figures.locator(".groups .bar").nth(10)).to_be_attached()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="All figures")).to_be_focused()


def assert_nothing_is_cut(page: Page) -> None:
    for name, (wide, high) in {**SIZES, **SMALLEST}.items():
        page.set_viewport_size({"width": wide, "height": high})
        page.evaluate(FRAMES)
        for button in page.locator(".farewell .button").all():
            box = button.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 44, name
            assert box["x"] >= 0, name
            assert box["y"] >= 0, name
            assert box["x"] + box["width"] <= wide, name
            assert box["y"] + box["height"] <= high, name
        ways = page.locator("section.over header .ways").bounding_box()
        assert ways is not None
        assert ways["x"] > wide / 3, name


def assert_picture(page: Page) -> None:
    with page.expect_download() as download:
        page.get_by_role("button", name="Share a picture").click()
    assert download.value.suggested_filename == "nyhavn.png"
    data = Path(download.value.path()).read_bytes()
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">II", data[16:24]) == (SIDE, SIDE)
    colours: int = page.evaluate(
        """async data => {
            const picture = new Image();
            picture.src = "data:image/png;base64," + data;
            await picture.decode();
            const canvas = document.createElement("canvas");
            [canvas.width, canvas.height] = [picture.width, picture.height];
            const paper = canvas.getContext("2d");
            paper.drawImage(picture, 0, 0);
            const { data: points } = paper.getImageData(0, 0, canvas.width, canvas.height);
            return new Set(new Uint32Array(points.buffer)).size;
        }""",
        b64encode(data).decode(),
    )
    assert colours > COLOURS


def two_at_a_table(people: People, server: Process, **options: str) -> tuple[Page, Person, str]:
    page = people.open(**options)
    page.locator(".start:not(:disabled)").wait_for()
    ana = at_the_page(page, server, "Ana")
    opened = ana.open_table("here", "open")
    ana.close()
    bo = Person(server, "Bo")
    bo.get("/api/me")
    bo.follow(opened["links"]["invite"])
    table = opened["table"]["id"]
    page.goto(page.url + f"t/{table}")
    page.locator(".board").wait_for()
    return page, bo, table


def test_a_win_is_celebrated_and_the_buttons_work_meanwhile(people: People, server: Process) -> None:
    page, bo, table = two_at_a_table(people, server, pace="slow", reduced_motion="no-preference")
    bo.post(f"/api/tables/{table}/resign", {"seat": 1})
    page.locator("section.over [data-dusk]").first.wait_for()
    expect(page.locator("section.over")).to_be_focused()
    expect(page.locator(".head h2")).to_have_text("You win!")
    expect(page.locator(".head p").first).to_contain_text("Bo gave up.")
    # Held up in the middle of it: whatever lay over the buttons now would lie there for good.
    page.evaluate("document.getAnimations().forEach((one) => one.pause())")
    page.get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(re.compile(f"/t/{table}"))
    # The rematch begins when the other has asked for it too.
    bo.post(f"/api/tables/{table}/rematch", {})
    page.locator(".board").wait_for()
    expect(page.locator("section.over")).to_have_count(0)
    expect(page.locator("body.evening")).to_have_count(0)
    bo.close()


def test_any_key_ends_the_celebration(people: People, server: Process) -> None:
    page, bo, table = two_at_a_table(people, server, pace="slow", reduced_motion="no-preference")
    bo.post(f"/api/tables/{table}/resign", {"seat": 1})
    page.locator("section.over [data-dusk]").first.wait_for()
    page.keyboard.press("Shift")
    assert page.locator("[data-dusk]").count() == 0
    assert page.evaluate("document.querySelectorAll('.air > *').length") == 0
    # The scenery breathes on.
    assert page.evaluate("document.getAnimations().filter(one => one.id === 'move').length") == 0
    bo.close()


def test_who_gave_up_hears_no_word_of_blame(people: People, server: Process) -> None:
    page, bo, _ = two_at_a_table(people, server, color_scheme="light")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up", exact=True).click()
    page.get_by_role("button", name="Really give up").click()
    expect(page.locator("section.over")).to_have_attribute(
        "aria-label", "Bo wins. You gave up. There is always another evening."
    )
    assert violations(page) == []
    bo.close()
