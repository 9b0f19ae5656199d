"""Pictures of every screen, at every size, light and dark, in every language, into ``build/screenshots``.

Languages can be named: ``python tests/web/screenshots.py en de``.
"""

import sys
import tempfile
from pathlib import Path

from browsers import FLAGS, SIZES, system_chromium
from playing import Player
from playwright.sync_api import Browser, Page, sync_playwright
from rich.progress import track
from running import Process, free_port

from nyhavn.i18n import languages

FOLDER = Path("build/screenshots")
SCHEMES = ("light", "dark")
TURNS = 100


class Camera:
    """Takes pictures of one page, which shows one language."""

    def __init__(self, page: Page, language: str) -> None:
        self._page = page
        self._folder = FOLDER / language
        self._folder.mkdir(parents=True, exist_ok=True)

    def take(self, screen: str) -> None:
        for size, (width, height) in SIZES.items():
            self._page.set_viewport_size({"width": width, "height": height})
            for scheme in SCHEMES:
                self._page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
                self._page.wait_for_timeout(60)
                self._page.screenshot(path=self._folder / f"{screen}-{size}-{scheme}.png")
        width, height = SIZES["laptop"]
        self._page.set_viewport_size({"width": width, "height": height})


class Posing(Player):
    """Plays a game, and holds still where there is something to see for the first time."""

    def __init__(self, page: Page, camera: Camera) -> None:
        super().__init__(page)
        self._camera = camera
        self._seen: set[str] = set()
        self.turns = 0

    def pose(self, screen: str) -> None:
        if screen not in self._seen:
            self._seen.add(screen)
            self._camera.take(screen)

    def build(self) -> None:
        self.page.locator(".offer.open").last.click()
        if self.turns > 12:
            self.pose("placing")
        self.press(".confirm")

    def use_coat(self) -> None:
        self.pose("coats")
        super().use_coat()


def whole_tour(browser: Browser, url: str, language: str) -> None:
    context = browser.new_context(locale=language)
    page = context.new_page()
    camera = Camera(page, language)
    page.goto(url)
    page.locator(".start:not(:disabled)").wait_for()
    camera.take("home")
    for lesson in ("neighbours", "coats"):
        page.goto(f"{url}/learn/{lesson}")
        page.locator(".actions .main").wait_for()
        camera.take(f"lesson-{lesson}")
    page.goto(url)
    page.locator(".start:not(:disabled)").wait_for()
    page.locator(".numbers input").nth(1).check()
    page.locator(".start").click()
    player = Posing(page, camera)
    for _ in range(TURNS):
        player.wait()
        if player.is_over:
            break
        player.turns += 1
        if player.turns in (1, 15):
            player.pose(f"table-{player.turns}")
        if player.turns == 16:
            page.locator(".actions .button:nth-child(2)").click()
            page.locator("dialog[open] ol").wait_for()
            player.pose("hint")
            page.keyboard.press("Escape")
        player.play_turn()
    camera.take("over")
    page.goto(page.url.replace("/t/", "/replay/") + "?turn=40")
    page.locator(".controls").wait_for()
    page.locator(".review .button").click()
    page.locator(".review .panel").first.wait_for()
    camera.take("replay")
    page.goto(f"{url}/rules")
    page.locator(".rules section").first.wait_for()
    camera.take("rules")
    for way, screen, shown in ((1, "waiting", "#link-address"), (2, "hand-over", "dialog[open]")):
        page.goto(url)
        page.locator(".start:not(:disabled)").wait_for()
        page.locator(".ways input").nth(way).check()
        page.locator(".start").click()
        page.locator(shown).wait_for()
        camera.take(screen)
    page.goto(url)
    page.locator(".start:not(:disabled)").wait_for()
    page.locator(".more button").click()
    camera.take("settings")
    context.close()


def main() -> None:
    wanted = sys.argv[1:] or languages()
    with (
        tempfile.TemporaryDirectory() as folder,
        Process(free_port(), f"sqlite:///{folder}/tables.sqlite") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=system_chromium(), args=FLAGS)
        for language in track(wanted, description="Taking pictures"):
            whole_tour(browser, server.url, language)
        browser.close()


if __name__ == "__main__":
    main()
