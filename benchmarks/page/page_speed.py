"""How quick the page is: until it can be used, while a tile is dragged, and its memory over many games.

    PYTHONPATH=tests/web:tests/server python benchmarks/page/page_speed.py [--games N]

A real server on loopback and a real Chromium without a screen. Frames are compared with those of the same
page at rest, because a busy machine drops some by itself; the work of a move is the time that the page's own
code, styles and layout took.
"""

import argparse
import tempfile
from itertools import pairwise
from statistics import median

from browsers import FLAGS, SIZES, system_chromium
from games_in_a_row import memory_over_games
from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from rich.console import Console
from rich.table import Table
from running import Process, free_port

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


def seconds_until_usable(browser: Browser, url: str) -> float:
    """The median over new visitors: from asking for the page to a button that starts a game."""
    times = []
    for _ in range(VISITS):
        page = new_page(browser, url, READY)
        times.append(float(page.wait_for_function("() => window.readyAt").json_value()) / 1000)
        page.context.close()
    return median(times)


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


def main() -> None:
    parser = argparse.ArgumentParser(description="How quick the page is.")
    parser.add_argument("--games", type=int, default=100)
    games = parser.parse_args().games
    figures = Table("measured", "figure")
    with (
        tempfile.TemporaryDirectory() as folder,
        Process(free_port(), f"sqlite:///{folder}/tables.sqlite") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=system_chromium(), args=FLAGS)
        seconds = seconds_until_usable(browser, server.url)
        figures.add_row(f"until a game can be started, median of {VISITS} new visitors", f"{seconds:.2f} s")
        measure_dragging(browser, server.url, figures)
        for after, heap, nodes in memory_over_games(new_page(browser, server.url), games):
            figures.add_row(f"memory after {after} games", f"{heap / 1e6:.2f} MB, {nodes} nodes")
        browser.close()
    Console().print(figures)


if __name__ == "__main__":
    main()
