"""What happens is seen happening, nothing waits for it, and whoever wants it still gets it still."""

import pytest
from playwright.sync_api import Page, Route, expect

from support.browsers import People
from support.playing import Player, start_against_bots
from support.waiting import until

WATCH = """
    window.captions = [];
    window.most = 0;
    new MutationObserver(() => {
        const caption = document.querySelector("[data-parts]");
        const told = caption ? `${caption.dataset.parts || "who"} ${caption.innerText}` : "";
        if (told !== (captions.at(-1) ?? "")) captions.push(told);
        most = Math.max(most, document.querySelectorAll(".air > *").length);
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
"""
MOVING = """() => document.querySelectorAll(".air > *, [data-forward], [data-parts]").length
    + document.getAnimations().filter(one => one.id === "move").length"""
COUNT = """() => {
    window.moves = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        moves += options.id === "move";
        return animate.call(this, frames, options);
    };
}"""
TOLD = "() => captions.filter(told => told).map(told => told.split(' ')[0])"


def sit_down(people: People, **options: str) -> Player:
    """At a table with one bot, with a first turn that is ready to be played."""
    page = people.open(**options)
    page.evaluate(WATCH)
    start_against_bots(page)
    player = Player(page)
    player.wait()
    at_rest(page)
    player.take()
    page.locator('.board[aria-busy="false"] .actions .main.ready').wait_for()
    page.evaluate("() => { captions.length = 0; most = 0; }")
    return player


def at_rest(page: Page) -> None:
    page.wait_for_function(f"() => !({MOVING})()")


def end_turn(player: Player) -> None:
    """End the turn, and wait until the bot has played and the page knows of it."""
    turns = player.page.locator(".log li").count()
    player.press(".actions .main.ready")
    player.page.wait_for_function("n => document.querySelectorAll('.log li').length >= n + 2", arg=turns)


def piers(page: Page) -> list[str]:
    return [str(pier.get_attribute("aria-label")) for pier in page.locator(".pier").all()]


def test_a_rivals_turn_is_played_out_in_order_and_ends_in_the_truth(people: People) -> None:
    player = sit_down(people, pace="normal", reduced_motion="no-preference")
    page = player.page
    end_turn(player)
    page.wait_for_function("() => captions.length && captions.at(-1) === ''")
    told = page.evaluate(TOLD)
    assert told[0] == "who"
    assert told == sorted(told, key=["who", "took", "built", "earned"].index)
    page.wait_for_function("() => most > 0")
    at_rest(page)
    expect(page.locator(".guide.mine")).to_be_visible()
    shown = piers(page)
    page.reload()
    player.wait()
    until(lambda: [one.split(",")[0] for one in piers(page)] == [one.split(",")[0] for one in shown])


def test_a_tap_goes_through_at_once_and_ends_what_moves(people: People) -> None:
    player = sit_down(people, pace="slow", reduced_motion="no-preference")
    page = player.page
    end_turn(player)
    page.locator("[data-parts]").wait_for()
    page.locator(".board .pier.usable").nth(2).click()
    assert page.evaluate(MOVING) == 0
    expect(page.locator(".pier.chosen")).to_have_count(1)
    expect(page.locator(".guide.mine")).to_be_visible()


def test_a_key_goes_through_at_once_too(people: People) -> None:
    player = sit_down(people, pace="slow", reduced_motion="no-preference")
    page = player.page
    end_turn(player)
    page.locator("[data-parts]").wait_for()
    page.locator(".pier.usable").first.wait_for()
    page.keyboard.press("4")
    assert page.evaluate(MOVING) == 0
    expect(page.locator(".pier.chosen")).to_have_count(1)


def test_what_is_taken_travels_and_the_next_input_ends_it(people: People) -> None:
    page = people.open(pace="slow", reduced_motion="no-preference")
    page.evaluate(WATCH)
    start_against_bots(page)
    player = Player(page)
    player.wait()
    at_rest(page)
    player.take()
    page.wait_for_function("() => most > 0")
    page.keyboard.press("u")
    assert page.evaluate(MOVING) == 0
    expect(page.locator(".board .pier .gap")).to_have_count(0)


def test_a_tile_flies_from_the_shop_and_lies_there_before_the_server_has_answered(people: People) -> None:
    page = people.open("/learn/build", pace="slow", reduced_motion="no-preference")
    page.evaluate(WATCH)
    page.locator('.offer.open[aria-label^="green 3"]').click()
    page.wait_for_function("() => most > 0")
    at_rest(page)
    page.evaluate(COUNT)
    asked: list[Route] = []
    # The first question is answered late; how the tile is paid is asked after it.
    page.route("**/api/lessons/**", lambda route: route.continue_() if asked else asked.append(route))
    with page.expect_request("**/api/lessons/**"):
        page.keyboard.press("Enter")
    expect(page.locator("#own-house .tile.ghost")).to_have_count(0)
    expect(page.locator('#own-house .tile[data-word^="g3@"]')).to_be_visible()
    page.wait_for_function("() => moves > 0")
    assert len(asked) == 1
    asked[0].continue_()
    expect(page.locator(".actions .main.ready")).to_be_visible()


def test_a_turned_tile_is_seen_turning_and_a_dragged_one_only_follows(people: People) -> None:
    page = people.open("/learn/support", pace="slow", reduced_motion="no-preference")
    page.locator('.offer.open[aria-label^="purple 3"]').click()
    at_rest(page)
    page.evaluate(COUNT)
    page.keyboard.press("r")
    page.wait_for_function("() => moves > 0")
    at_rest(page)
    moves = page.evaluate("() => moves")
    ghost = page.locator("#own-house .tile.ghost .body").bounding_box()
    assert ghost is not None
    page.mouse.move(ghost["x"] + 8, ghost["y"] + 8)
    page.mouse.down()
    before = str(page.locator("#own-house .tile.ghost .body").get_attribute("d"))
    held = page.locator("#own-house .tile:is(.ghost, .illegal) .body")
    page.mouse.move(ghost["x"] + 8, ghost["y"] - 120, steps=4)
    expect(held).not_to_have_attribute("d", before)
    assert page.evaluate("() => moves") == moves
    page.mouse.up()


def test_the_last_round_can_be_seen_again(people: People) -> None:
    player = sit_down(people, pace="fast", reduced_motion="no-preference")
    page = player.page
    end_turn(player)
    page.wait_for_function("() => captions.length && captions.at(-1) === ''")
    shown, told = piers(page), page.evaluate("() => captions.splice(0)")
    page.get_by_role("button", name="See the last round again").click()
    page.wait_for_function("() => captions.length && captions.at(-1) === ''")
    assert page.evaluate("() => captions") == told
    assert piers(page) == shown


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_without_motion_the_truth_is_there_at_once(people: People, size: str) -> None:
    player = sit_down(people, size=size, reduced_motion="no-preference")
    end_turn(player)
    player.wait()
    assert player.page.evaluate("() => [captions.length, most]") == [0, 0]


def test_reduced_motion_says_the_same_and_nothing_flies(people: People) -> None:
    player = sit_down(people, pace="fast")
    end_turn(player)
    player.page.wait_for_function("() => captions.length && captions.at(-1) === ''")
    assert player.page.evaluate(TOLD)[0] == "who"
    assert len(player.page.evaluate(TOLD)) > 1
    assert player.page.evaluate("() => most") == 0
