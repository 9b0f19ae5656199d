"""How smoothly things travel on a slow device: frames drawn, the longest gap, the wait before the first one.

    PYTHONPATH=tests python benchmarks/page/motion_frames.py [--slower N] [--times N]

The main thread of the page is slowed down; drawing and putting together the layers run at full speed, so read
the figures as ratios. The wait is from the input to the first frame in which something moves. Another program
on the machine spoils all of it: several rounds give the middle one of each figure.
"""

import argparse
import json
import tempfile
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Locator, Page, sync_playwright
from rich.console import Console
from rich.table import Table

from nyhavn.server.storage.entries import SeatTaken
from support.browsers import FLAGS, SIZES, system_chromium
from support.playing import Player, start_against_bots
from support.recorded import StoredTables, go_to_table, secret_of
from support.running import Process, free_port

WON, WON_IN, WINNING = "2p-07", 50, ("b4@d8:d6e6d7", "*d9", "*e7")
"""A recorded game, its last turn, and the steps with which it is won."""
Figures = dict[tuple[str, str], list[tuple[float, float, float]]]
"""What was measured while something happened in a window, once for each round."""
CATEGORIES = ["blink.user_timing", "devtools.timeline.frame", "disabled-by-default-devtools.timeline.frame"]
MARKS = """
    localStorage.setItem("nyhavn-settings", JSON.stringify({ pace: "normal" }));
    for (const kind of ["pointerdown", "keydown"])
        addEventListener(kind, () => performance.mark("input"), true);
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        if (options.id === "move") performance.mark("travel");
        return animate.call(this, frames, options);
    };
"""
AT_REST = """() => !document.querySelector("[data-forward], .air > *")
    && !document.getAnimations().some(one => one.id === "move")"""
PATIENCE = 120_000
"""Milliseconds: a page that is slowed down beside other work takes its time."""
TRAVELLED = "() => performance.getEntriesByName('travel').length > 0"


def at_table(browser: Browser, url: str, size: str, slower: float) -> Page:
    width, height = SIZES[size]
    page = browser.new_context(viewport={"width": width, "height": height}, locale="en").new_page()
    page.set_default_timeout(PATIENCE)
    page.add_init_script(MARKS)
    page.goto(url)
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    return page


def measure(browser: Browser, page: Page, act: Callable[[], None]) -> tuple[float, float, float]:
    """Frames a second, the longest gap and the wait before the first frame, both in milliseconds."""
    page.wait_for_function(AT_REST, polling=100)
    page.evaluate("() => { performance.clearMarks(); }")
    browser.start_tracing(page=page, categories=CATEGORIES)
    act()
    page.wait_for_function(TRAVELLED, polling=50)
    page.wait_for_function(AT_REST, polling=100)
    page.evaluate("() => { performance.mark('rest'); }")
    events = json.loads(browser.stop_tracing())["traceEvents"]

    def at(name: str) -> list[float]:
        return sorted(event["ts"] / 1000 for event in events if event["name"] == name)

    began, rest = at("travel")[0], at("rest")[-1]
    asked = max((time for time in at("input") if time <= began), default=began)
    frames = [time for time in at("DrawFrame") if began <= time <= rest]
    gaps = [later - sooner for sooner, later in pairwise(frames)]
    return 1000 * len(frames) / (rest - began), max(gaps, default=0), frames[0] - asked


def measure_a_game(browser: Browser, url: str, size: str, slower: float, figures: Figures) -> None:
    page = at_table(browser, url, size, slower)
    start_against_bots(page)
    player = Player(page)
    player.wait()
    page.wait_for_function(AT_REST, polling=100)
    player.press(".pier.usable")
    add(figures, "two cards are taken", size, measure(browser, page, lambda: player.press(".pier.near")))
    player.press(".actions .main.ready")
    page.wait_for_function(AT_REST, polling=100)
    add(figures, "a rival's turn", size, measure(browser, page, again(page).click))
    page.context.close()


def again(page: Page) -> Locator:
    """The button that plays the last round once more."""
    page.locator(".again button:enabled").first.wait_for(state="attached")
    return page.get_by_role("button", name="See the last round again").first


def measure_building(browser: Browser, url: str, size: str, slower: float, figures: Figures) -> None:
    page = at_table(browser, f"{url}/learn/support", size, slower)
    page.locator('.offer.open[aria-label^="purple 3"]').click()
    add(figures, "a tile is built", size, measure(browser, page, lambda: page.keyboard.press("Enter")))
    page.context.close()


def measure_scoring(browser: Browser, url: str, size: str, slower: float, figures: Figures) -> None:
    page = at_table(browser, f"{url}/learn/row", size, slower)
    page.locator('.offer.open[aria-label^="yellow 2"]').click()
    page.locator("#own-house .tile.ghost").wait_for()
    # The lesson is about a row of windows only, which is worth two points.
    while not page.locator("#own-house [data-seal]", has_text="+2").count():
        page.keyboard.press("n")
    add(figures, "a row is filled", size, measure(browser, page, lambda: page.keyboard.press("Enter")))
    page.locator(".actions .main.ready").wait_for()
    ending = measure(browser, page, lambda: page.keyboard.press("e"))
    add(figures, "the turn ends, and points are counted", size, ending)
    page.context.close()


def measure_winning(
    browser: Browser, url: str, stored: StoredTables, size: str, slower: float, figures: Figures
) -> None:
    """The last turn of a recorded game, begun so far that only its end is missing."""
    page = at_table(browser, url, size, slower)
    page.locator(".start:not(:disabled)").wait_for()
    seat = (WON_IN - 1) % 2
    seats = [SeatTaken(0, "Ana"), SeatTaken(1, "Bo")]
    table = stored.store(WON, WON_IN, seats, {seat: secret_of(page.context)})
    go_to_table(page, table, WON_IN, seat, WINNING)
    page.locator(".actions .main.ready").wait_for()
    add(figures, "a game is won", size, measure(browser, page, lambda: page.keyboard.press("e")))
    page.context.close()


def add(figures: Figures, what: str, size: str, measured: tuple[float, float, float]) -> None:
    figures.setdefault((what, size), []).append(measured)


def main() -> None:
    parser = argparse.ArgumentParser(description="How smoothly things travel.")
    parser.add_argument("--slower", type=float, default=4)
    parser.add_argument("--times", type=int, default=1)
    asked = parser.parse_args()
    figures: Figures = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        Process(free_port(), f"sqlite:///{folder}/tables.sqlite") as server,
        sync_playwright() as playwright,
    ):
        stored = StoredTables(Path(folder) / "tables.sqlite")
        browser = playwright.chromium.launch(executable_path=system_chromium(), args=FLAGS)
        for size in ("phone", "laptop") * asked.times:
            measure_a_game(browser, server.url, size, asked.slower, figures)
            measure_building(browser, server.url, size, asked.slower, figures)
            measure_scoring(browser, server.url, size, asked.slower, figures)
            measure_winning(browser, server.url, stored, size, asked.slower, figures)
        browser.close()
        stored.close()
    table = Table("while", "window", "frames a second", "longest gap", "wait")
    for (what, size), measured in figures.items():
        rate, gap, wait = (median(kind) for kind in zip(*measured, strict=True))
        table.add_row(what, size, f"{rate:.0f}", f"{gap:.0f} ms", f"{wait:.0f} ms")
    Console().print(table)


if __name__ == "__main__":
    main()
