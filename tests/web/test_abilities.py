"""Every ability, every use of a coat of arms, the choice of payment and the forced discard, on the screen."""

from playwright.sync_api import Page, expect
from test_everyone import violations

from support.browsers import People
from support.playing import Player, assert_focus_kept, start_against_bots

GAMES = 12
CHANGE = "change of colours"
ABILITIES = (CHANGE, "both actions", "construction discount", "additional card", "any cards")
WHITE = "coat of arms: laid a white tile"
TOLD = (
    *(f"used “{ability}”" for ability in ABILITIES),
    "coat of arms: gained",
    "coat of arms: turned all abilities active",
    WHITE,
    "put down",
)
PAID = "chose what to pay"


class Varied(Player):
    """Uses what has not been used yet wherever it can."""

    def __init__(self, page: Page, seen: set[str]) -> None:
        super().__init__(page)
        self._seen = seen

    def look_at_log(self) -> None:
        for line in self.page.locator(".log li .told").all_text_contents():
            if line.startswith("You "):
                self._seen |= {told for told in TOLD if told in line}

    def can_use(self, ability: str) -> bool:
        return self.has(f'.ability.active[aria-label^="{ability}"]')

    def step(self) -> bool:
        self.page.locator('.board[aria-busy="false"]').wait_for()
        if self.has(".payments"):
            assert PAID in self._seen or violations(self.page) == []
            self._seen.add(PAID)
        taken = self.has(".gap") and not self.has(".hand button.card")
        if taken and self.can_use("additional card") and self.has(".pier.usable"):
            self.press(".pier.usable")
            return False
        if taken and self.can_use("both actions") and self.has(".offer.open"):
            self.hold_a_tile()
            self.build()
            return False
        return super().step()

    def hold_a_tile(self) -> None:
        """The turn does not end over a tile in hand: it has to be laid or put back first."""
        self.page.locator(".actions .main.ready").wait_for()
        self.page.locator(".offer.open").last.click()
        self.page.locator(".actions .main").click(force=True)
        self.page.locator(".notices", has_text="Place the tile").wait_for()
        self.page.keyboard.press("e")
        expect(self.page.locator(".tile.ghost")).to_have_count(1)
        self.page.keyboard.press("Escape")
        self.page.locator(".actions .main.ready").wait_for()

    def take(self) -> None:
        if self.can_use("any cards"):
            self.page.locator(".pier.usable").first.click()
            self.page.locator(".pier.far").last.click()
            self.page.get_by_role("button", name="Use it").click()
        else:
            super().take()

    def build(self) -> None:
        if self.can_use(CHANGE) and PAID not in self._seen and self.change_colours():
            # The smaller the tile, the more ways there are to pay for it.
            self.press(".offer.open")
            self.press(".confirm")
            return
        if self.can_use("construction discount"):
            self.toggle("construction discount")
        if self.has(".offer.open"):
            super().build()

    def change_colours(self) -> bool:
        """By keys: what is asked takes the focus, and gives it back."""
        ability = self.page.locator(f'.ability[aria-label^="{CHANGE}"]')
        ability.focus()
        self.page.keyboard.press("Enter")
        if not self.has(".changes .pair"):
            return False
        expect(self.page.locator(".changes .pair").first).to_be_focused()
        self.page.keyboard.press("Escape")
        expect(ability).to_be_focused()
        self.page.keyboard.press("Enter")
        expect(self.page.locator(".changes .pair").first).to_be_focused()
        self.page.keyboard.press("Enter")
        self.page.locator('.board[aria-busy="false"]').wait_for()
        assert_focus_kept(self.page)
        return True

    def toggle(self, ability: str) -> None:
        """On, off and on again: an ability can be switched off until it is used."""
        button = self.page.locator(f'.ability[aria-label^="{ability}"]')
        for pressed in ("true", "false", "true"):
            button.click()
            self.page.locator(f'.ability[aria-label^="{ability}"][aria-pressed="{pressed}"]').wait_for()
        self.page.locator('.board[aria-busy="false"]').wait_for()

    def use_coat(self) -> None:
        white = self.page.locator('.coats .kind[data-tile="w"][aria-disabled="false"]')
        if white.count() and WHITE not in self._seen:
            white.click()
            self.press(".confirm")
            return
        for ability in ABILITIES:
            wanted = self.page.locator(".coats .kind", has_text=ability)
            useful = f"used “{ability}”" not in self._seen or (ability == CHANGE and PAID not in self._seen)
            if useful and wanted.count():
                wanted.click()
                return
        reactivate = self.page.get_by_role("button", name="Reactivate")
        if reactivate.is_enabled():
            reactivate.click()
        else:
            super().use_coat()


def test_everything_that_a_turn_can_hold_is_done_on_the_screen(people: People) -> None:
    seen: set[str] = set()
    for _ in range(GAMES):
        page = people.open()
        start_against_bots(page, bot="Deckhand")
        player = Varied(page, seen)
        player.play_to_the_end(between=player.look_at_log)
        if seen == {*TOLD, PAID}:
            return
    raise AssertionError(f"never done: {sorted({*TOLD, PAID} - seen)}")
