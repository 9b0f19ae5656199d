"""Short recordings of what moves, as sequences of pictures, into ``build/recordings``.

    PYTHONPATH=tests python tests/web/recordings.py [SIZE] ...

A rival's turn, a completed row and a game that is won, each at its usual pace. The name of a picture is its
time in milliseconds; with ffmpeg they become a film.
"""

import sys
import tempfile
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from test_game_over import at_the_page, play_out

from support.browsers import FLAGS, system_chromium
from support.fitting import SCREENS, USUAL
from support.playing import Player, open_table
from support.running import Person, Process, free_port

FOLDER = Path("build/recordings")
GAMES = 5
WIN, WON_FOR = "win", 4000
LASTING = {"rival-turn": 4000, "row-completed": 2500, "points-counted": 4000}
"""What is recorded, and for how many milliseconds."""


class Film:
    """The frames that a page draws, from when it is begun until it is cut."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)
        self._session.on("Page.screencastFrame", self._drawn)
        self.frames: list[tuple[float, bytes]] = []

    def _drawn(self, frame: dict[str, Any]) -> None:
        self.frames.append((frame["metadata"]["timestamp"], b64decode(frame["data"])))
        self._session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    @contextmanager
    def rolling(self) -> Iterator[None]:
        self.frames.clear()
        self._session.send("Page.startScreencast", {"format": "png"})
        yield
        self._session.send("Page.stopScreencast")

    def keep(self, folder: Path) -> str:
        """Write the frames; how many there are, and the longest gap between two."""
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.png"):
            old.unlink()
        self.frames.sort()
        times = [round(1000 * (time - self.frames[0][0])) for time, _ in self.frames]
        for time, (_, picture) in zip(times, self.frames, strict=True):
            (folder / f"{time:05}.png").write_bytes(picture)
        longest = max((later - sooner for sooner, later in pairwise(times)), default=0)
        return f"{folder}: {len(times)} frames, the longest gap {longest} ms"


class Filmed(Player):
    """Plays, and films the ends of the turns that show something not filmed yet."""

    def __init__(self, page: Page, folder: Path, left: dict[str, int]) -> None:
        super().__init__(page)
        self._film = Film(page)
        self._folder = folder
        self._left = left

    def expected(self) -> str:
        if "points-counted" in self._left and self.has("#own-house [data-seal]"):
            return "points-counted"
        return "rival-turn" if "rival-turn" in self._left else ""

    def build(self) -> None:
        self.page.locator(".offer.open").last.click()
        if "row-completed" not in self._left or not self.has("#own-house [data-seal]"):
            self.press(".confirm")
            return
        with self._film.rolling():
            self.press(".confirm")
            self.page.wait_for_timeout(self._left["row-completed"])
        self._keep("row-completed")

    def _keep(self, scene: str) -> None:
        Console().print(self._film.keep(self._folder / scene))
        del self._left[scene]

    def step(self) -> bool:
        scene = self.has(".actions .main.ready") and self.expected()
        if not scene:
            return super().step()
        with self._film.rolling():
            ended = super().step()
            self.page.wait_for_timeout(self._left[scene])
        self._keep(scene)
        return ended


def visit(browser: Browser, url: str, screen: str) -> Page:
    width, height, _ = SCREENS[screen]
    page = browser.new_context(viewport={"width": width, "height": height}, locale="en").new_page()
    page.goto(url)
    page.locator(".start:not(:disabled)").wait_for()
    return page


def record_win(browser: Browser, server: Process, screen: str) -> None:
    """Of a game that was played without a page, and is opened by the one who won."""
    page = visit(browser, server.url, screen)
    film = Film(page)
    with at_the_page(page, server, "Ana") as ana, Person(server, "Bo") as bo:
        bo.get("/api/me")
        while True:
            opened = ana.open_table("here", "open")
            bo.follow(opened["links"]["invite"])
            table = opened["table"]["id"]
            if play_out((ana, bo), table)["table"]["result"]["winners"] == [0]:
                break
    with film.rolling():
        page.goto(f"{server.url}/t/{table}")
        page.locator("section.over").wait_for()
        page.wait_for_timeout(WON_FOR)
    Console().print(film.keep(FOLDER / screen / WIN))
    page.context.close()


def record(browser: Browser, url: str, screen: str) -> None:
    page = visit(browser, url, screen)
    left = dict(LASTING)
    for _ in range(GAMES):
        open_table(page, [{"kind": "here", "name": "Ana"}, *[{"kind": "bot", "bot": "deckhand"}] * 2])
        Filmed(page, FOLDER / screen, left).play_to_the_end()
        if not left:
            break
        page.goto(url)
    page.context.close()
    if left:
        Console(stderr=True).print(f"{screen}: never seen: {', '.join(left)}")


def main() -> None:
    names = sys.argv[1:] or [USUAL, "390x844"]
    if unknown := [name for name in names if name not in SCREENS]:
        raise SystemExit(f"not known: {', '.join(unknown)}; known are {', '.join(SCREENS)}")
    with (
        tempfile.TemporaryDirectory() as folder,
        Process(free_port(), f"sqlite:///{folder}/tables.sqlite") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=system_chromium(), args=FLAGS)
        for screen in names:
            record(browser, server.url, screen)
            record_win(browser, server, screen)
        browser.close()


if __name__ == "__main__":
    main()
