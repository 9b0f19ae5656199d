"""Several people at one screen: between their turns no hand is to be seen."""

from support.browsers import People
from support.playing import Player


def test_hands_are_hidden_until_the_next_one_has_the_device(people: People) -> None:
    page = people.open()
    page.get_by_role("button", name="Same screen").click()
    page.get_by_label("Player 1").fill("Ana")
    page.get_by_label("Player 2").fill("Bo")
    page.get_by_role("button", name="Start the game").click()
    page.locator(".board").wait_for()
    player = Player(page)
    seen = set()
    for _ in range(8):
        page.locator("dialog[open]").wait_for()
        assert page.locator(".board > .hand").count() == 0
        ready = page.locator("dialog[open] .button.main")
        seen.add(ready.inner_text())
        ready.click()
        page.locator(".board > .hand").wait_for()
        page.locator(".guide.mine").wait_for()
        player.play_turn()
    assert seen == {"I am Ana", "I am Bo"}
