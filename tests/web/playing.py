"""Somebody at the table, who uses only what is on the screen."""

from collections.abc import Callable

from playwright.sync_api import Page

STEPS = 60
TURNS = 120


def start_against_bots(page: Page, players: int = 2) -> None:
    page.locator(".start:not(:disabled)").wait_for()
    page.get_by_role("radio", name=str(players), exact=True).check()
    page.get_by_role("button", name="Play now").click()
    page.locator(".board").wait_for()


class Player:
    """Plays by tapping or clicking: builds what can be built, and takes cards otherwise."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def has(self, selector: str) -> bool:
        return self.page.locator(selector).count() > 0

    def press(self, selector: str) -> None:
        self.page.locator(selector).first.click()

    @property
    def is_over(self) -> bool:
        return self.has("section.over")

    @property
    def is_to_move(self) -> bool:
        return self.has(".guide.mine") and not self.has("dialog[open]")

    def wait(self) -> None:
        self.page.locator(".guide.mine, section.over, dialog[open]").first.wait_for()

    def step(self) -> bool:
        """One step of a turn; whether it ended the turn."""
        self.page.locator('.board[aria-busy="false"]').wait_for()
        if self.has(".coats"):
            self.use_coat()
        elif self.has(".payments"):
            self.press(".payments .button")
        elif self.has(".hand button.card"):
            self.press(".hand button.card")
        elif self.has(".actions .main.ready"):
            turn = self.page.locator(".log li").count()
            self.press(".actions .main.ready")
            self.page.wait_for_function(
                "turn => document.querySelectorAll('.log li').length > turn"
                " || document.querySelector('section.over')",
                arg=turn,
            )
            return True
        elif self.has(".offer.open"):
            self.build()
        elif self.has(".pier.usable"):
            self.take()
        else:
            self.page.wait_for_timeout(20)
        return False

    def take(self) -> None:
        self.press(".pier.usable")
        self.press(".pier.near")

    def build(self) -> None:
        self.page.locator(".offer.open").last.click()
        self.press(".confirm")

    def use_coat(self) -> None:
        self.page.locator(".coats .kind:not([aria-disabled='true'])").last.click()
        if self.has(".confirm"):
            self.press(".confirm")

    def play_turn(self) -> None:
        for _ in range(STEPS):
            if not self.is_to_move or self.step():
                return
        raise AssertionError(f"stuck: {self.page.locator('.guide').inner_text()}")

    def play_to_the_end(self, between: Callable[[], None] = lambda: None) -> None:
        for _ in range(TURNS):
            self.wait()
            if self.is_over:
                return
            between()
            self.play_turn()
        raise AssertionError("the game does not end")


class KeyboardPlayer(Player):
    """Uses no pointer at all: only Tab, Enter, Escape, the arrows and the keys of the table."""

    def press(self, selector: str) -> None:
        self.page.locator(selector).first.focus()
        self.page.keyboard.press("Enter")

    def step(self) -> bool:
        ended = super().step()
        assert_focus_kept(self.page)
        return ended

    def take(self) -> None:
        self.page.keyboard.press("3")
        self.page.keyboard.press("4")

    def build(self) -> None:
        self.page.locator(".offer.open").last.focus()
        for key in ("Enter", "r", "b", "ArrowRight", "f", "ArrowUp"):
            self.page.keyboard.press(key)
        # Above the last place the tile floats: one space down it has a place again.
        if self.has(".tile.illegal"):
            self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("Enter")

    def use_coat(self) -> None:
        self.page.locator(".coats .kind:not([aria-disabled='true'])").last.focus()
        self.page.keyboard.press("Enter")
        if self.has(".confirm"):
            self.page.keyboard.press("Enter")


def assert_focus_kept(page: Page) -> None:
    """What has the focus is somewhere on the page: nobody has to start anew from its top."""
    page.wait_for_function("() => document.activeElement !== document.body", timeout=5_000)


class TouchPlayer(Player):
    """Taps with a finger."""

    def press(self, selector: str) -> None:
        self.page.locator(selector).first.tap()
