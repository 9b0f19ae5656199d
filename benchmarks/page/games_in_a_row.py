"""Memory of one page on which game after game is opened, given up, looked at and left."""

from collections.abc import Iterator

from playwright.sync_api import Page

LOOKS = 5
ASK = """async ([path, body]) => (await fetch(path, {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
})).json()"""
GO = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"


def memory_over_games(page: Page, games: int) -> Iterator[tuple[int, float, int]]:
    """After how many games, the bytes of the heap and the nodes of the document that are left."""
    page.locator(".start:not(:disabled)").wait_for()
    for game in range(1, games + 1):
        play(page)
        # The first game loads the parts of the client that a table needs.
        if game == 1 or game % max(1, games // LOOKS) == 0:
            yield game, *memory(page)


def play(page: Page) -> None:
    seats = [{"kind": "here", "name": "Ana"}, {"kind": "bot", "bot": "cabin-girl"}]
    table = page.evaluate(ASK, ["/api/tables", {"seats": seats, "starter": 0}])["table"]["id"]
    page.evaluate(GO, f"/t/{table}")
    page.locator(".pier.usable").first.click()
    page.locator(".pier.near").first.click()
    page.locator(".actions .ready").click()
    page.locator(".log li.seat1").first.wait_for()
    page.evaluate(ASK, [f"/api/tables/{table}/resign", {"seat": 0}])
    page.locator("section.over").wait_for()
    page.evaluate(GO, f"/replay/{table}?turn=1")
    page.locator(".controls").wait_for()
    page.evaluate(GO, "/")
    page.locator(".start:not(:disabled)").wait_for()


def memory(page: Page) -> tuple[float, int]:
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    heap = float(session.send("Runtime.getHeapUsage")["usedSize"])
    nodes = int(session.send("Memory.getDOMCounters")["nodes"])
    session.detach()
    return heap, nodes
