"""Somebody at the table, who uses only what is on the screen."""

from collections.abc import Callable
from urllib.parse import urljoin

from playwright.sync_api import Page

FEWEST = 2
STEPS = 60
TURNS = 120
LATE = 12
READY = '.board[aria-busy="false"]'
SOMETHING_TO_DO = (
    ".coats, .payments, .hand button.card, .actions .main.ready, .offer.open, .pier.usable,"
    " .guide:not(.mine), dialog[open], section.over"
)


def start_against_bots(page: Page, players: int = 2, bot: str | None = None) -> None:
    """In any language: two play at one click; more, or a certain bot, are to be chosen first."""
    page.locator(".start:not(:disabled)").wait_for()
    if players == FEWEST and bot is None:
        page.locator(".start").click()
    else:
        page.locator(".change").click()
        page.locator(".numbers input").nth(players - FEWEST).check()
        if bot is not None:
            page.get_by_role("radio", name=bot).check()
        page.locator(".go").click()
    page.locator(".board").wait_for()


def after_a_round(page: Page) -> Page:
    """At a table with one bot, where both have played once."""
    start_against_bots(page)
    player = Player(page)
    player.wait()
    player.play_turn()
    player.wait()
    return page


def open_table(page: Page, seats: list[dict[str, str]], **wishes: object) -> dict[str, str]:
    """Open a table and go there; its id, and the secrets of the links to it."""
    home = urljoin(page.url, "/")
    opened = page.request.post(
        urljoin(home, "/api/tables"),
        data={"seats": seats, "starter": 0, "watchable": True, **wishes},
        headers={"Origin": home.rstrip("/")},
    ).json()
    page.goto(urljoin(home, f"/t/{opened['table']['id']}"))
    return {"id": opened["table"]["id"], **{kind: link for kind, link in opened["links"].items() if link}}


def invite_friends(page: Page, name: str = "", players: int = 2) -> str:
    """Open a table for friends; the path of the link that invites to it."""
    page.get_by_role("button", name="Invite friends").click()
    page.get_by_role("radio", name=str(players), exact=True).check()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Open the table").click()
    return "/join" + page.locator("#link-address").input_value().partition("/join")[2]


def sit_down(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()


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
        """Until it is this player's turn and known what can be done in it, or there is nothing to play."""
        self.page.locator(f"{READY} .guide.mine, section.over, dialog[open]").first.wait_for()

    def step(self) -> bool:
        """One step of a turn; whether it ended the turn."""
        self.page.locator(READY).wait_for()
        if self.has(".coats"):
            self.use_coat()
        elif self.has(".payments"):
            self.press(".payments .button")
        elif self.has(".hand button.card"):
            # The last one lies over the others.
            self.press(".hand .slot:last-child button.card")
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
            self.page.locator(SOMETHING_TO_DO).first.wait_for()
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


class Curious(Player):
    """Wants to see everything: goes for what is rare, and stops wherever there is something to look at."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.met: set[str] = set()
        self.turns = 0

    def meet(self, state: str) -> None:
        if state not in self.met:
            self.met.add(state)
            self.page.locator(READY).wait_for()
            self.look(state)

    def look(self, state: str) -> None:
        """At what is on the screen now, for the first time."""

    def play_turn(self) -> None:
        self.turns += 1
        super().play_turn()

    def step(self) -> bool:
        self.page.locator(READY).wait_for()
        if self.has(".payments"):
            self.meet("payments")
        elif self.has(".hand button.card"):
            self.meet("too-many-cards")
        elif self.has(".actions .main.ready"):
            self.meet("row-completed" if self.has("#own-house [data-seal]") else "turn-done")
        return super().step()

    def choose_two_far_apart(self) -> None:
        self.press(".pier.usable")
        self.meet("taking-chosen")
        self.page.locator(".pier.far").last.click()
        self.meet("taking-far")
        self.page.keyboard.press("Escape")
        self.page.keyboard.press("Escape")

    def ask_for_a_hint(self) -> None:
        self.page.keyboard.press("h")
        self.page.locator(".hint .good").wait_for()
        self.meet("hint")
        self.page.keyboard.press("Escape")

    def build(self) -> None:
        change = self.page.locator('.ability.active[data-ability="h"]')
        wanted = "payments" not in self.met and change.count() > 0
        if wanted:
            change.click()
            wanted = self.has(".changes .pair")
        if wanted:
            self.meet("change-of-colours")
            self.press(".changes .pair")
            self.page.locator(READY).wait_for()
        # The smaller the tile, the more ways there are to pay for it.
        offers = self.page.locator(".offer.open")
        (offers.first if wanted else offers.last).click()
        self.meet("placing" if self.turns < LATE else "placing-late")
        self.press(".confirm")

    def use_coat(self) -> None:
        self.meet(f"coats-{self.page.locator('.coats .shield').count()}")
        change = self.page.locator('.coats .kind[data-choice="h"]')
        if change.count():
            change.click()
        else:
            super().use_coat()


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
        self.page.keyboard.press("Enter")
        self.page.locator("#own-house:focus").wait_for()
        for key in ("r", "b", "ArrowRight", "f", "ArrowUp"):
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
    page.wait_for_function("() => document.activeElement !== document.body")


class TouchPlayer(Player):
    """Taps with a finger."""

    def press(self, selector: str) -> None:
        self.page.locator(selector).first.tap()
