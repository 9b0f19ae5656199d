"""Pictures of every screen, at every size, light and dark, in every language, into ``build/screenshots``.

    PYTHONPATH=tests python tests/web/screenshots.py [LANGUAGE | SIZE | light | dark] ...

Without names, all of them: ``screenshots.py de 390x844 dark`` takes those of one language on one phone.
"""

import sys
import tempfile
from base64 import b64decode
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urljoin

from playwright.sync_api import Browser, Page, sync_playwright
from playwright.sync_api import TimeoutError as MissingError
from rich.console import Console
from rich.progress import Progress
from test_fits import Scene, play_scene, scenes

from nyhavn.i18n import languages
from support.browsers import FLAGS, system_chromium
from support.fitting import SCREENS, USUAL, Screens
from support.playing import LATE, Curious, open_table
from support.recorded import StoredTables
from support.running import Process, free_port

FOLDER = Path("build/screenshots")
SCHEMES = ("light", "dark")
PATIENCE = 15_000
GAMES = 3
PHONES = [screen for screen, (width, height, _) in SCREENS.items() if width < height]
ME = {"kind": "here", "name": "Ana"}
BOT = {"kind": "bot", "bot": "deckhand"}


class Camera:
    """Takes pictures of one page, which shows one language."""

    def __init__(self, page: Page, folder: Path, screens: list[str], schemes: list[str]) -> None:
        self.page = page
        self.taken: set[str] = set()
        self.missing: list[str] = []
        self._folder = folder
        self._screens = screens
        self._schemes = schemes
        self._session = page.context.new_cdp_session(page)
        self._show = Screens(page).show
        folder.mkdir(parents=True, exist_ok=True)

    def take(self, state: str, among: list[str] | None = None) -> None:
        self.taken.add(state)
        for screen in self._screens:
            if among and screen not in among:
                continue
            for scheme in self._schemes:
                self.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
                self._show(screen)
                picture = self._session.send("Page.captureScreenshot", {"format": "png"})["data"]
                (self._folder / f"{state}-{screen}-{scheme}.png").write_bytes(b64decode(picture))
        self._show(USUAL)

    def on(self, screen: str) -> None:
        self._show(screen)

    def visit(self, state: str, path: str, there: str, then: Callable[[], None] | None = None) -> None:
        """Go to a page, wait for something on it, do something there, and take its pictures."""
        try:
            self.page.goto(urljoin(self.page.url, path))
            self.page.locator(there).first.wait_for()
            if then:
                then()
            self.take(state)
        except MissingError as fault:
            self.missing.append(f"{state}: {str(fault).partition('Call log')[0].strip()}")


class Posing(Curious):
    """Plays a game, and holds still where there is something to see for the first time."""

    def __init__(self, camera: Camera) -> None:
        super().__init__(camera.page)
        self._camera = camera
        self.met = camera.taken

    def look(self, state: str) -> None:
        self._camera.take(state, PHONES if state == "all-tiles" else None)

    def play_turn(self) -> None:
        if "start" not in self.met:
            self.meet("start")
            self.choose_two_far_apart()
        if self.turns == LATE and "later" not in self.met:
            self.meet("later")
            self.ask_for_a_hint()
            self.open_the_stall()
            self.open_a_house()
        super().play_turn()

    def open_the_stall(self) -> None:
        self._camera.on(PHONES[0])
        self.press(".shop .all")
        self.meet("all-tiles")
        self._camera.on(PHONES[0])
        self.page.keyboard.press("Escape")
        self._camera.on(USUAL)

    def open_a_house(self) -> None:
        self.press(".rival button.house")
        self.page.locator("dialog[open]").wait_for()
        self.meet("rival-house")
        self.page.keyboard.press("Escape")


def play_games(camera: Camera) -> None:
    """Until everything was met, and a game was won; but not for ever."""
    page = camera.page
    home = urljoin(page.url, "/")
    for _ in range(GAMES):
        table = open_table(page, [ME, BOT, BOT])["id"]
        Posing(camera).play_to_the_end()
        page.wait_for_timeout(3000)
        result = page.request.get(urljoin(home, f"/api/tables/{table}")).json()["table"]["result"]
        state = "over-won" if 0 in result["winners"] else "over-lost"
        if state not in camera.taken:
            camera.take(state)
        camera.visit("replay", f"/replay/{table}?turn=20", ".controls")
        if {"payments", "over-won"} <= camera.taken:
            break
        page.goto(home)
    for state in {"placing-late", "coats-1", "payments", "over-won"} - camera.taken:
        camera.missing.append(f"{state}: never met")


def from_records(camera: Camera, stored: StoredTables) -> None:
    """What a game shows only with luck: which cards to pay, and that it is won."""
    page = camera.page
    play_scene(page, stored, scenes(2)["which cards to pay"], 2)
    camera.take("payments")
    play_scene(page, stored, Scene("2p-07", 50, ("b4@d8:d6e6d7", "*d9", "*e7"), there=".main.ready"), 2)
    page.keyboard.press("e")
    page.locator("section.over").wait_for()
    page.wait_for_timeout(3000)
    camera.take("over-won")


def give_up(camera: Camera) -> None:
    page = camera.page
    table = open_table(page, [ME, BOT, BOT])["id"]
    page.request.post(
        urljoin(page.url, f"/api/tables/{table}/resign"),
        data={"seat": 0},
        headers={"Origin": urljoin(page.url, "/").rstrip("/")},
    )
    camera.visit("over-lost", f"/t/{table}", "section.over", lambda: page.wait_for_timeout(3000))


def with_friends(camera: Camera, guest: Page) -> None:
    """A table that waits for somebody, the invitation, and the turn of a friend."""
    page = camera.page
    opened = open_table(page, [ME, {"kind": "open"}, BOT, {**BOT, "bot": "lighthouse-keeper"}], starter=1)

    def make_link() -> None:
        page.locator(".invite .main").click()
        page.locator("#link-address").wait_for()

    camera.visit("waiting", f"/t/{opened['id']}", ".invite .main", make_link)
    camera.visit("join", f"/join#{opened['invite']}", "main")
    guest.request.post(
        urljoin(guest.url, "/api/links/open"),
        data={"secret": opened["invite"], "name": "Bo"},
        headers={"Origin": guest.url.rstrip("/")},
    )
    camera.visit("rival-turn", f"/t/{opened['id']}", '.board[aria-busy="false"]')
    shared = open_table(page, [ME, {"kind": "here", "name": "Bo"}])["id"]
    camera.visit("hand-over", f"/t/{shared}", "dialog[open]")


def whole_tour(
    browser: Browser,
    url: str,
    stored: StoredTables,
    language: str,
    screens: list[str],
    schemes: list[str],
) -> list[str]:
    """All pictures in one language; what could not be found."""
    context = browser.new_context(locale=language)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(url)
    camera = Camera(page, FOLDER / language, screens, schemes)
    ready = ".start:not(:disabled)"
    camera.visit("home", "/", ready)
    camera.visit("levels", "/", ready, lambda: page.locator(".whom .change").click())
    camera.visit("settings", "/", ready, lambda: page.locator(".settings, .more button").first.click())
    camera.visit("rules", "/rules", ".rules section")
    for lesson in page.request.get(urljoin(url, "/api/lessons")).json():
        camera.visit(f"lesson-{lesson['name']}", f"/learn/{lesson['name']}", '.board[aria-busy="false"]')
    page.goto(url)
    guest = browser.new_context(locale=language).new_page()
    guest.goto(url)
    with_friends(camera, guest)
    guest.context.close()
    page.goto(url)
    give_up(camera)
    page.goto(url)
    from_records(camera, stored)
    page.goto(url)
    play_games(camera)
    context.close()
    return [f"{language}: {missing}" for missing in camera.missing]


def main() -> None:
    names = sys.argv[1:]

    def wanted(all_names: list[str]) -> list[str]:
        return [name for name in all_names if name in names] or all_names

    known = [*languages(), *SCREENS, *SCHEMES]
    if unknown := [name for name in names if name not in known]:
        raise SystemExit(f"not known: {', '.join(unknown)}; known are {', '.join(known)}")
    missing = []
    with (
        tempfile.TemporaryDirectory() as folder,
        Process(free_port(), f"sqlite:///{folder}/tables.sqlite") as server,
        sync_playwright() as playwright,
        Progress() as progress,
    ):
        stored = StoredTables(Path(folder) / "tables.sqlite")
        browser = playwright.chromium.launch(executable_path=system_chromium(), args=FLAGS)
        for language in progress.track(wanted(list(languages())), description="Taking pictures"):
            shown = wanted(list(SCREENS)), wanted(list(SCHEMES))
            missing += whole_tour(browser, server.url, stored, language, *shown)
        browser.close()
        stored.close()
    for one in missing:
        Console(stderr=True).print(one)
    sys.exit(bool(missing))


if __name__ == "__main__":
    main()
