"""Laying a tile: chosen, moved, turned, its brick moved, taken back."""

from playwright.sync_api import Locator, Page, expect

from support.browsers import People
from support.playing import Player, start_against_bots


def at_a_build(people: People) -> Page:
    """A page on which a tile can be built."""
    page = people.open()
    start_against_bots(page)
    player = Player(page)
    for _ in range(30):
        player.wait()
        if player.has(".offer.open"):
            return page
        player.play_turn()
    raise AssertionError("no tile could ever be built")


def told(page: Page) -> Locator:
    return page.locator(".bar [data-told]")


def test_a_tile_appears_at_a_legal_place_and_follows_the_keys(people: People) -> None:
    page = at_a_build(people)
    page.locator(".offer.open").first.click()
    first = told(page).inner_text()
    page.keyboard.press("b")
    expect(told(page)).not_to_have_text(first)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("r")
    expect(page.locator(".tile.ghost")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".tile.ghost")).to_have_count(0)


def test_a_tile_is_dragged_and_says_why_it_cannot_lie_in_the_air(people: People) -> None:
    page = at_a_build(people)
    page.locator(".offer.open").first.click()
    ghost = page.locator(".tile.ghost .body").first.bounding_box()
    house = page.locator("#own-house svg.house").bounding_box()
    assert ghost is not None
    assert house is not None
    page.mouse.move(ghost["x"] + 10, ghost["y"] + 10)
    page.mouse.down()
    page.mouse.move(house["x"] + house["width"] / 2, house["y"] + house["height"] * 0.3, steps=5)
    page.get_by_text("Nothing holds").first.wait_for()
    expect(page.locator(".tile.illegal")).to_have_count(1)
    page.mouse.move(house["x"] + house["width"] * 0.6, house["y"] + house["height"] * 0.93, steps=5)
    page.mouse.up()
    page.locator(".tile.ghost").wait_for()


def test_a_tile_is_moved_by_keys_to_where_it_cannot_lie_and_enter_is_refused_with_the_reason(
    people: People,
) -> None:
    page = at_a_build(people)
    laid = page.locator("#own-house .tile.laid").count()
    page.locator(".offer.open").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#own-house")).to_be_focused()
    for _ in range(9):
        if page.locator(".tile.illegal").count():
            break
        page.keyboard.press("ArrowUp")
    page.locator(".tag.bad", has_text="Nothing holds").wait_for()
    expect(told(page)).to_contain_text("Nothing holds")
    page.keyboard.press("Enter")
    page.locator(".notices", has_text="Nothing holds").wait_for()
    expect(page.locator(".tile.illegal")).to_have_count(1)
    expect(page.locator("#own-house .tile.laid")).to_have_count(laid)
    expect(page.locator(".confirm")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("ArrowDown")
    page.locator(".tile.ghost").wait_for()
    page.keyboard.press("Enter")
    page.wait_for_function(
        "laid => document.querySelectorAll('#own-house .tile.laid').length > laid", arg=laid
    )


def test_a_laid_tile_is_taken_back(people: People) -> None:
    page = at_a_build(people)
    held = page.locator(".hand .slot").count()
    laid = page.locator("#own-house .tile.laid").count()
    page.locator(".offer.open").first.click()
    page.locator(".slot.lifted").first.wait_for()
    page.locator(".confirm").click()
    page.wait_for_function("held => document.querySelectorAll('.hand .slot').length < held", arg=held)
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function("held => document.querySelectorAll('.hand .slot').length === held", arg=held)
    expect(page.locator("#own-house .tile.laid")).to_have_count(laid)
