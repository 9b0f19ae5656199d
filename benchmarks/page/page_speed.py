"""How quick the page is: until it can be used, while a tile is dragged, and its memory over many games.

    PYTHONPATH=tests python benchmarks/page/page_speed.py [--games N] [--against FOLDER]

A real server on loopback and a real Chromium without a screen. Frames are compared with those of the same
page at rest, because a busy machine drops some by itself; the work of a move is the time that the page's own
code, styles and layout took. A folder with another build of the client, such as that of an older release, is
visited in turns with this one and served by the same server: both have the same luck with the machine.
"""

import argparse
import tempfile
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path
from statistics import median

from games_in_a_row import memory_over_games
from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from rich.console import Console
from rich.table import Table

from support.browsers import FLAGS, SIZES, system_chromium
from support.running import Process, free_port

VISITS = 7
FRAME = 1000 / 60
DRAG_STEPS, ROUND_TRIP = 240, 60
READY = """
    const look = () => {
        if (document.querySelector(".start:not(:disabled)")) window.readyAt = performance.now();
        else requestAnimationFrame(look);
    };
    look();
"""
WATCH_FRAMES = """() => {
    window.frameTimes = [];
    const frame = now => { frameTimes.push(now); requestAnimationFrame(frame); };
    requestAnimationFrame(frame);
}"""


def new_page(browser: Browser, address: str, script: str = "") -> Page:
    width, height = SIZES["laptop"]
    page = browser.new_context(viewport={"width": width, "height": height}, locale="en").new_page()
    page.add_init_script(script)
    page.goto(address)
    return page


def seconds_until_usable(browser: Browser, urls: list[str]) -> list[float]:
    """The medians over new visitors, in turns: from asking for the page to a button that starts a game."""
    times: list[list[float]] = [[] for _ in urls]
    for _ in range(VISITS):
        for url, seconds in zip(urls, times, strict=True):
            page = new_page(browser, url, READY)
            seconds.append(float(page.wait_for_function("() => window.readyAt").json_value()) / 1000)
            page.context.close()
    return [median(seconds) for seconds in times]


def frames_so_far(page: Page) -> tuple[int, int]:
    """How many frames were drawn since this was asked the last time, and how many were dropped."""
    times = page.evaluate("() => frameTimes.splice(0)")
    gaps = [later - sooner for sooner, later in pairwise(times)]
    return len(times), sum(round(gap / FRAME) - 1 for gap in gaps if gap > 1.5 * FRAME)


def busy_seconds(session: CDPSession) -> float:
    """How long the page has worked: code, styles and layout."""
    metrics = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    return float(metrics["ScriptDuration"] + metrics["LayoutDuration"] + metrics["RecalcStyleDuration"])


def drag_everywhere(page: Page) -> None:
    """With a tile in hand: up through the house and down again, over legal and illegal places."""
    ghost = page.locator(".tile.ghost .body").first.bounding_box()
    house = page.locator("#own-house svg.house").bounding_box()
    assert ghost is not None
    assert house is not None
    page.mouse.move(ghost["x"] + 8, ghost["y"] + 8)
    page.mouse.down()
    for step in range(DRAG_STEPS):
        up = 1 - abs(1 - 2 * (step % ROUND_TRIP) / ROUND_TRIP)
        x = house["x"] + house["width"] * (0.3 + 0.4 * up)
        page.mouse.move(x, house["y"] + house["height"] * (0.95 - 0.6 * up))
        page.wait_for_timeout(8)
    page.mouse.up()


def measure_dragging(browser: Browser, url: str, figures: Table) -> None:
    """A prepared position with a tile that can be laid: a lesson."""
    page = new_page(browser, f"{url}/learn/support")
    page.locator('.offer.open[aria-label^="purple 3"]').click()
    page.locator(".tile.ghost").first.wait_for()
    page.evaluate(WATCH_FRAMES)
    page.wait_for_timeout(3000)
    drawn, dropped = frames_so_far(page)
    figures.add_row("frames at rest, dropped", f"{drawn}, {dropped}")
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    before = busy_seconds(session)
    frames_so_far(page)
    drag_everywhere(page)
    drawn, dropped = frames_so_far(page)
    figures.add_row("frames while dragging, dropped", f"{drawn}, {dropped}")
    work = 1000 * (busy_seconds(session) - before) / DRAG_STEPS
    figures.add_row(f"work of a move (a frame has {FRAME:.1f} ms)", f"{work:.2f} ms")
    page.context.close()


def compare(browser: Browser, server: Process, older: Process | None, figures: Table) -> None:
    seconds = seconds_until_usable(browser, [one.url for one in (server, older) if one])
    usable = f"until a game can be started, median of {VISITS} new visitors"
    figures.add_row(usable, f"{seconds[0]:.2f} s")
    if older:
        figures.add_row("the same with the other build", f"{seconds[1]:.2f} s")
        figures.add_row("this build as a share of the other", f"{seconds[0] / seconds[1]:.0%}")


def main() -> None:
    parser = argparse.ArgumentParser(description="How quick the page is.")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--against", type=Path, help="a folder with another build of the client")
    asked = parser.parse_args()
    if asked.against and not (asked.against / "index.html").is_file():
        parser.error(f"there is no client in {asked.against}")
    figures = Table("measured", "figure")
    with (
        tempfile.TemporaryDirectory() as folder,
        Process(free_port(), f"sqlite:///{folder}/tables.sqlite") as server,
        ExitStack() as others,
        sync_playwright() as playwright,
    ):
        older = asked.against and others.enter_context(
            Process(free_port(), f"sqlite:///{folder}/older.sqlite", NYHAVN_CLIENT=str(asked.against))
        )
        browser = playwright.chromium.launch(executable_path=system_chromium(), args=FLAGS)
        compare(browser, server, older, figures)
        measure_dragging(browser, server.url, figures)
        for after, heap, nodes in memory_over_games(new_page(browser, server.url), asked.games):
            figures.add_row(f"memory after {after} games", f"{heap / 1e6:.2f} MB, {nodes} nodes")
        browser.close()
    Console().print(figures)


if __name__ == "__main__":
    main()
