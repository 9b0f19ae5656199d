"""The whole table fits on every screen, whatever is open on it, and nothing on it ever moves."""

from urllib.parse import urljoin

import pytest
from browsers import People
from fitting import SCREENS, USUAL, Surveyor
from playing import LATE, Curious, open_table
from playwright.sync_api import Page

NAME = "Maximiliane"
STRIPS = ("390x844", "360x640")
TIGHT = ("1280x640", "1440x900", "390x844", "360x640", "844x390", "640x400")
"""The narrowest screen of each kind."""


class Surveyed(Curious):
    """Plays a game, and has the table surveyed wherever something is met for the first time."""

    def __init__(self, page: Page, screens: tuple[str, ...]) -> None:
        super().__init__(page)
        self.surveyor = Surveyor(page)
        self._screens = screens

    def look(self, state: str) -> None:
        if state.startswith("all-tiles"):
            self.surveyor.survey(state, *STRIPS)
        elif state == "start":
            self.surveyor.survey(state, *SCREENS)
        else:
            self.surveyor.survey(state, *self._screens)

    def play_turn(self) -> None:
        if self.turns == 0:
            self.begin()
        if self.turns == LATE:
            self.meet("later")
            self.open_the_stall("all-tiles-later")
            self.ask_for_a_hint()
        if self.has(".deckbar.near"):
            self.meet("end-near")
        super().play_turn()

    def begin(self) -> None:
        self.meet("start")
        self.open_the_stall("all-tiles")
        self.choose_two_far_apart()
        self.page.locator("header [aria-haspopup]").click()
        self.meet("menu")
        self.page.keyboard.press("Escape")
        self.page.locator("header .ways .button").first.click()
        self.meet("what-is-this")
        self.page.keyboard.press("Escape")

    def open_the_stall(self, state: str) -> None:
        self.surveyor.on(STRIPS[0])
        self.press(".shop .all")
        self.meet(state)
        self.surveyor.on(STRIPS[0])
        self.page.keyboard.press("Escape")
        self.surveyor.on(USUAL)


@pytest.mark.parametrize(("players", "language"), [(2, "de"), (3, "fr"), (4, "en")])
def test_a_whole_game_fits_on_every_screen(people: People, players: int, language: str) -> None:
    page = people.open(locale=language)
    bots = [{"kind": "bot", "bot": "level-1"}] * (players - 1)
    links = open_table(page, [{"kind": "here", "name": NAME}, *bots])
    if players == 4:
        people.open(f"/join#{links['watch']}").locator(".board").wait_for()
        page.locator(".news .watching").wait_for()
    player = Surveyed(page, tuple(SCREENS) if players == 2 else TIGHT)
    player.play_to_the_end()
    assert not player.surveyor.faults, "\n".join(player.surveyor.faults)


@pytest.mark.parametrize("language", ["de", "fr", "en"])
def test_the_turn_of_somebody_else_fits_on_every_screen_also_for_who_watches(
    people: People, language: str
) -> None:
    page = people.open(locale=language)
    bots = [{"kind": "bot", "bot": f"level-{level}"} for level in (3, 5)]
    links = open_table(page, [{"kind": "here", "name": NAME}, {"kind": "open"}, *bots], starter=1)
    guest = people.open(locale=language)
    guest.request.post(
        urljoin(guest.url, "/api/links/open"),
        data={"secret": links["invite"], "name": "Alexandrina"},
        headers={"Origin": guest.url.rstrip("/")},
    )
    watcher = people.open(f"/join#{links['watch']}", locale=language)
    faults = []
    for one in (page, watcher):
        one.locator('.board[aria-busy="false"]').wait_for()
        surveyor = Surveyor(one)
        surveyor.survey("their turn", *TIGHT)
        faults += surveyor.faults
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("language", ["de", "fr"])
def test_every_lesson_fits_on_every_screen(people: People, language: str) -> None:
    page = people.open(locale=language)
    home = page.url
    lessons = [lesson["name"] for lesson in page.request.get(urljoin(home, "/api/lessons")).json()]
    faults = []
    for lesson in lessons[:: 1 if language == "de" else 3]:
        page.goto(urljoin(home, f"/learn/{lesson}"))
        page.locator('.board[aria-busy="false"]').wait_for()
        surveyor = Surveyor(page)
        surveyor.survey(f"lesson {lesson}", *TIGHT)
        faults += surveyor.faults
    assert not faults, "\n".join(faults)
