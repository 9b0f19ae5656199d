"""Hints at one's own turn, and what the strongest bot says to turns of games that are over."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from test_everyone import violations

from support.browsers import People
from support.playing import Player, invite_friends, sit_down, start_against_bots

CHOICES = 3


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_a_hint_is_staged_by_a_tap_and_can_be_undone(people: People, size: str) -> None:
    page = people.open(size=size)
    start_against_bots(page, players=3)
    player = Player(page)
    player.wait()
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("region", name="Hint")
    chips = hint.get_by_role("radio")
    chips.first.wait_for()
    expect(chips).to_have_count(CHOICES)
    assert len(set(chips.all_inner_texts())) == CHOICES
    for chip in chips.all():
        chip.click()
        assert_proposed_on_the_board(page)
        expect(hint.locator(".why")).not_to_be_empty()
    assert violations(page) == []
    hint.get_by_role("button", name="Try it on the board").click()
    page.locator(".actions .main.ready").wait_for()
    page.get_by_role("button", name="Undo").click()
    page.locator(".actions .main:not(.ready)").wait_for()


def assert_proposed_on_the_board(page: Page) -> None:
    """The turn is ringed at the piers or drawn on the house, and the hint leaves it in sight."""
    shown = page.locator(".pier.proposed, #own-house .tile.proposed")
    shown.first.wait_for()
    for one in shown.all():
        in_sight = one.evaluate(
            """one => {
                const { x, y, width, height } = one.getBoundingClientRect();
                return !document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".hint");
            }"""
        )
        assert in_sight


def test_a_hint_closes_when_something_else_is_played(people: People) -> None:
    page = people.open()
    start_against_bots(page)
    player = Player(page)
    player.wait()
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("region", name="Hint")
    hint.get_by_role("radio").first.wait_for()
    player.take()
    page.locator(".actions .main.ready").wait_for()
    expect(hint).to_have_count(0)
    expect(page.locator(".pier.proposed")).to_have_count(0)


def test_with_other_people_at_the_table_there_are_no_hints(people: People) -> None:
    host = people.open()
    guest = people.open(invite_friends(host, "Ana"))
    sit_down(guest, "Bo")
    for page in (host, guest):
        page.locator(".board").wait_for()
        expect(page.get_by_role("button", name="Hint")).to_have_count(0)


def test_a_turn_in_a_replay_is_compared_with_the_best_one(people: People, golden: Path) -> None:
    page = people.open("/replay")
    page.set_input_files("input[type=file]", golden / "3p-01.nyh")
    page.locator(".controls").wait_for()
    page.get_by_role("button", name="One turn on").click()
    page.get_by_role("button", name="What would the Harbour Master have played?").click()
    page.get_by_role("region", name="Played").wait_for()
    chances = page.locator(".review .chances").first.locator("> span")
    expect(chances).to_have_count(3)
    for told in chances.all_inner_texts():
        assert re.search(r" (about|over|under) \d?[05]%$", told)
    assert violations(page) == []
    page.get_by_role("button", name="One turn on").click()
    page.get_by_role("button", name="What would the Harbour Master have played?").wait_for()
