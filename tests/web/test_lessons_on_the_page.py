"""Learning by playing: a ring leads through the lessons, other tries are answered kindly, a game follows."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from test_everyone import too_small, violations

from support.browsers import People
from support.fitting import FRAMES
from support.playing import Player, start_against_bots

LESSONS = ["take", "build", "row", "support", "coats", "abilities", "win"]
STEPS = 12
RING = """() => {
    const box = document.querySelector(".spot")?.getBoundingClientRect();
    if (!box) return null;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const place = document.querySelector(".lesson").dataset.touch === "place";
    return { x, y, place, button: document.elementFromPoint(x, y)?.closest("button") !== null };
}"""


def begin(people: People, **options: str) -> Page:
    page = people.open(**options)
    page.get_by_role("link", name="New here?").click()
    at_lesson(page)
    return page


def at_lesson(page: Page) -> None:
    page.locator(".lesson:not(.learned) .sentence").wait_for()
    page.locator('.board[aria-busy="false"] .pier.usable').first.wait_for()
    page.locator(".spot").wait_for()


def sentence(page: Page) -> str:
    return page.locator(".lesson .sentence").inner_text()


def follow(page: Page, touch: Callable[[float, float], None]) -> None:
    """Do what the ring shows, and nothing else: tap a button, or drag the tile in hand to it."""
    before = sentence(page)
    ring = page.wait_for_function(RING).json_value()
    if ring["place"]:
        drag(page, ring["x"], ring["y"])
    else:
        assert ring["button"], f"{before}: there is nothing to press in the ring"
        touch(ring["x"], ring["y"])
    page.wait_for_function(
        "before => document.querySelector('.lesson .sentence').innerText !== before"
        " && document.querySelector('.board').getAttribute('aria-busy') === 'false'",
        arg=before,
    )
    # The ring follows within a frame or two.
    page.evaluate(FRAMES)
    expect(page.locator(".lesson .answer")).to_have_count(0)


def drag(page: Page, x: float, y: float) -> None:
    """Take the tile where none of its tools lies over it, and bring its middle to a point."""
    tile, grip = page.evaluate(
        """() => {
            const { x, y, width, height } = document.querySelector(".tile.ghost").getBoundingClientRect();
            const shares = [0.5, 0.1, 0.9, 0.3, 0.7];
            const free = (point) => document.elementFromPoint(...point)?.closest("svg.house");
            const at = (wide, high) => [x + wide * width, y + high * height];
            const points = shares.flatMap((high) => shares.map((wide) => at(wide, high)));
            return [[x + width / 2, y + height / 2], points.find(free)];
        }"""
    )
    page.mouse.move(*grip)
    page.mouse.down()
    page.mouse.move(x + grip[0] - tile[0], y + grip[1] - tile[1], steps=5)
    page.mouse.up()


def through(page: Page, touch: Callable[[float, float], None]) -> None:
    at_lesson(page)
    for _ in range(STEPS):
        if page.locator(".lesson.learned").count():
            return
        assert_nothing_is_covered(page)
        follow(page, touch)
    raise AssertionError(f"the lesson does not end: {sentence(page)}")


def assert_nothing_is_covered(page: Page) -> None:
    """The bubble is in the window, and not over what it speaks of."""
    page.evaluate(FRAMES)
    ring, bubble = (page.locator(part).bounding_box() for part in (".spot", ".lesson .bubble"))
    assert ring is not None
    assert bubble is not None
    aside = bubble["x"] >= ring["x"] + ring["width"] or ring["x"] >= bubble["x"] + bubble["width"]
    above = bubble["y"] >= ring["y"] + ring["height"] or ring["y"] >= bubble["y"] + bubble["height"]
    assert aside or above, sentence(page)
    size = page.viewport_size
    assert size is not None
    assert bubble["x"] >= 0
    assert bubble["x"] + bubble["width"] <= size["width"]
    assert bubble["y"] >= 0
    assert bubble["y"] + bubble["height"] <= size["height"]


def end(page: Page) -> None:
    page.locator(".lesson.learned .button.main").click()


@pytest.mark.parametrize("size", [(1440, 900), (1366, 650), (390, 844)])
def test_the_ring_leads_through_all_lessons_and_into_a_game(people: People, size: tuple[int, int]) -> None:
    page = begin(people)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for number, _ in enumerate(LESSONS, start=1):
        page.locator(".guide", has_text=f"Lesson {number}: ").wait_for()
        through(page, page.mouse.click)
        end(page)
    page.wait_for_url("**/t/*")
    page.locator(".rival", has_text="Cabin Girl").wait_for()
    page.locator(".tip .bubble").wait_for()


def test_a_lesson_by_touch(people: People) -> None:
    page = people.open("/learn/abilities", size="phone")
    through(page, page.touchscreen.tap)
    expect(page.locator(".sentence")).to_contain_text("All start with this")


def test_a_lesson_by_keyboard_alone(people: People) -> None:
    page = people.open("/learn/coats")
    at_lesson(page)
    # The first key shows that somebody plays by keys, who is then led from step to step.
    page.keyboard.press("s")
    page.locator('[data-tile="r3"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator("#own-house")).to_be_focused()
    for key in ("ArrowRight", "ArrowRight", "ArrowUp"):
        page.keyboard.press(key)
        if "c3 c4 d4" in page.locator("[data-told]").inner_text():
            break
    expect(page.locator(".sentence")).to_contain_text("It covers the coat of arms")
    page.keyboard.press("Enter")
    expect(page.locator('.coats [data-choice="*+x"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".actions .ready")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".learned .button.main")).to_be_focused()
    page.keyboard.press("Enter")
    page.locator(".guide", has_text="Lesson 6").wait_for()
    expect(page.locator('[data-pier="1"]')).to_be_focused()
    for name in ("Skip", "Show me"):
        page.keyboard.press("Shift+Tab")
        while not page.locator(":focus", has_text=name).count():
            page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".sentence")).to_contain_text("far away")


def answered(page: Page, text: str, stays: str) -> None:
    """A kind answer, the same step, no notice, and nothing red."""
    page.locator(".lesson .answer", has_text=text).wait_for()
    at_step(page, stays)
    expect(page.locator(".notices p")).to_have_count(0)
    bad = page.evaluate(
        """() => {
            const probe = document.body.appendChild(document.createElement("i"));
            probe.style.color = "var(--bad)";
            const bad = getComputedStyle(probe).color;
            probe.remove();
            const all = [...document.querySelectorAll(".lesson *")];
            return all.filter((one) => getComputedStyle(one).color === bad).length;
        }"""
    )
    assert bad == 0


def at_step(page: Page, words: str) -> None:
    """The guide looks at the table once a frame, so what comes next is told a little later."""
    page.evaluate(FRAMES)
    expect(page.locator(".lesson .sentence")).to_contain_text(words)


def tap(page: Page, pier: int) -> None:
    page.locator(".pier").nth(pier - 1).click(force=True)


def test_what_people_misread_is_answered_kindly_and_the_step_stays(people: People) -> None:
    page = people.open("/learn/take")
    at_lesson(page)
    tap(page, 5)
    answered(page, "That would work too!", "pier 1")
    expect(page.locator(".pier.chosen")).to_have_count(0)
    tap(page, 1)
    at_step(page, "pier 2")
    tap(page, 7)
    answered(page, "1 and 7 are none", "pier 2")
    expect(page.locator(".pier.chosen")).to_have_attribute("data-pier", "1")
    tap(page, 2)
    at_step(page, "end your turn")
    tap(page, 4)
    answered(page, "a third needs an ability", "end your turn")
    page.locator('.offer[aria-label^="green 2"]').click(force=True)
    answered(page, "One action a turn", "end your turn")
    page.goto(page.url.replace("take", "build"))
    at_lesson(page)
    tap(page, 1)
    answered(page, "That would work too!", "green tile")
    expect(page.locator(".hand .slot")).to_have_count(4)
    page.locator('.offer.open[aria-label^="green 3"]').click()
    at_step(page, "tap ✓")
    page.locator(".confirm").click()
    at_step(page, "End your turn")
    tap(page, 3)
    answered(page, "One action a turn", "End your turn")


def test_a_floating_tile_a_brick_below_and_a_coat_not_covered_are_answered(people: People) -> None:
    page = people.open("/learn/support")
    at_lesson(page)
    page.locator('[data-tile="p3"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator("#own-house")).to_be_focused()
    for _ in range(3):
        page.keyboard.press("ArrowUp")
    page.locator(".lesson .answer", has_text="It would float").wait_for()
    page.keyboard.press("ArrowDown")
    page.locator(".tile.ghost").wait_for()
    expect(page.locator(".tile.illegal")).to_have_count(0)
    for lesson, tile, kind in (
        ("row", "y2", "Brick on top makes 2"),
        ("coats", "r3", "Windows bring no abilities"),
        ("win", "y2", "column a wins"),
    ):
        page.goto(page.url.rpartition("/")[0] + f"/{lesson}")
        at_lesson(page)
        page.locator(f'[data-tile="{tile}"]').click()
        expect(page.locator(".steps")).to_contain_text("2 of")
        page.locator(".confirm").click()
        page.locator(".lesson .answer", has_text=kind).wait_for()
        # The tile is in hand again, and what it needs is still to be done.
        page.locator(".tile.ghost").wait_for()
        expect(page.locator(".steps")).to_contain_text("2 of")


def test_a_tile_over_a_coat_of_arms_is_put_back_where_nothing_was_said_of_coats_yet(people: People) -> None:
    page = people.open("/learn/build")
    at_lesson(page)
    page.locator('.offer.open[aria-label^="green 3"]').click()
    at_step(page, "tap ✓")
    page.keyboard.press("r")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-told]")).to_contain_text("c1 c2 c3")
    page.keyboard.press("Enter")
    page.locator(".lesson .answer", has_text="covers a coat of arms").wait_for()
    page.locator(".tile.ghost").wait_for()
    expect(page.locator(".coats")).to_have_count(0)
    at_step(page, "tap ✓")


def test_no_notice_outlives_its_lesson(people: People) -> None:
    page = people.open("/learn/take")
    at_lesson(page)
    page.get_by_role("button", name="Undo").click(force=True)
    page.locator(".lesson .answer", has_text="nothing to undo").wait_for()
    page.get_by_role("link", name="Skip").click()
    page.locator(".guide", has_text="Lesson 2").wait_for()
    at_lesson(page)
    expect(page.locator(".lesson .answer")).to_have_count(0)
    expect(page.locator(".notices p")).to_have_count(0)


def test_lessons_are_shown_skipped_or_put_off(people: People) -> None:
    page = begin(people, size="phone")
    for _ in range(3):
        before = sentence(page)
        page.get_by_role("button", name="Show me").click()
        page.wait_for_function(
            "before => document.querySelector('.lesson .sentence').innerText !== before", arg=before
        )
    page.get_by_role("link", name="Next lesson").click()
    for number in range(2, len(LESSONS) + 1):
        page.locator(".guide", has_text=f"Lesson {number}: ").wait_for()
        page.get_by_role("link", name="Skip").click()
    page.get_by_role("link", name="Learn in a few minutes").wait_for()
    other = people.open()
    other.get_by_role("button", name="Not now").click()
    other.reload()
    other.locator(".start:not(:disabled)").wait_for()
    expect(other.get_by_role("button", name="Not now")).to_have_count(0)


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_a_lesson_is_open_to_everyone(people: People, size: str) -> None:
    page = begin(people, size=size)
    assert violations(page) == []
    assert too_small(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def guided(people: People) -> Page:
    page = people.open("/learn/win")
    at_lesson(page)
    for _ in range(4):
        before = sentence(page)
        page.get_by_role("button", name="Show me").click()
        page.wait_for_function(
            "before => document.querySelector('.lesson .sentence').innerText !== before", arg=before
        )
    end(page)
    page.wait_for_url("**/t/*")
    Player(page).wait()
    return page


def test_in_the_first_game_each_tip_is_given_once(people: People) -> None:
    page = guided(people)
    player = Player(page)
    page.locator(".tip .bubble", has_text="take two neighbouring cards, or build").wait_for()
    assert violations(page) == []
    assert too_small(page) == []
    page.reload()
    page.locator(".tip .bubble", has_text="take two neighbouring cards, or build").wait_for()
    page.get_by_role("button", name="Got it").click()
    expect(page.locator(".tip")).to_have_count(0)
    seen = []
    for _ in range(6):
        player.play_turn()
        player.wait()
        if player.is_over:
            break
        page.locator('.board[aria-busy="false"]').wait_for()
        page.evaluate(FRAMES)
        seen += page.locator(".tip p").all_inner_texts()
    assert seen
    assert len(seen) == len(set(seen))
    assert not any("take two neighbouring cards" in tip for tip in seen)


def test_tips_can_be_switched_off_and_other_games_have_none(people: People) -> None:
    page = guided(people)
    page.get_by_role("button", name="No more tips").click()
    expect(page.locator(".tip")).to_have_count(0)
    page.reload()
    Player(page).wait()
    page.evaluate(FRAMES)
    expect(page.locator(".tip")).to_have_count(0)
    other = people.open()
    start_against_bots(other)
    Player(other).wait()
    other.evaluate(FRAMES)
    expect(other.locator(".tip")).to_have_count(0)


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_what_is_this_stands_beside_the_thing(people: People, size: str) -> None:
    page = people.open(size=size)
    start_against_bots(page)
    player = Player(page)
    player.wait()
    player.take()
    player.press(".actions .main.ready")
    page.locator(".pier.fresh").first.wait_for()
    player.wait()
    if size == "phone":
        page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="What is this?").click()
    for thing, text in (
        (".pier.fresh", "gold dot"),
        ("section.hand", "Your cards pay"),
        (".guide", "This line"),
    ):
        page.locator(thing).first.click(force=True)
        page.locator(".what p", has_text=text).wait_for()
        page.evaluate(FRAMES)
        one, other = (page.locator(part).first.bounding_box() for part in (thing, ".what"))
        assert one is not None
        assert other is not None
        aside = other["x"] >= one["x"] + one["width"] or one["x"] >= other["x"] + other["width"]
        assert aside or other["y"] >= one["y"] + one["height"] or one["y"] >= other["y"] + other["height"]
    page.keyboard.press("Escape")
    expect(page.locator(".what")).to_have_count(0)
