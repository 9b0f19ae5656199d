"""How a table stands on every screen: its sizes, and in words what does not fit."""

from pathlib import Path

from playwright.sync_api import Page

MEASURE = (Path(__file__).parent / "fitting.js").read_text(encoding="utf-8")
FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
SCREENS = {
    "1280x640": (1280, 640, 1),
    "1366x650": (1366, 650, 1),
    "1440x780": (1440, 780, 1),
    "1536x730": (1536, 730, 1),
    "1280x800": (1280, 800, 1),
    "1440x900": (1440, 900, 1),
    "2560x1440": (2560, 1440, 1),
    "390x844": (390, 844, 2),
    "360x640": (360, 640, 2),
    "844x390": (844, 390, 2),
    # Windows of 1440 by 900 and of 1280 by 800 at 200 %.
    "720x450": (720, 450, 2),
    "640x400": (640, 400, 2),
}
"""Every screen by its name: width, height, and how many dots a pixel has."""
USUAL = "1440x900"


class Screens:
    """One page, shown on one screen after the other: whatever is open on it stays open."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._session = page.context.new_cdp_session(page)

    def show(self, screen: str = USUAL) -> None:
        width, height, dots = SCREENS[screen]
        metrics = {"width": width, "height": height, "deviceScaleFactor": dots, "mobile": False}
        self._session.send("Emulation.setDeviceMetricsOverride", metrics)
        self._page.evaluate(FRAMES)


class Surveyor:
    """Looks at a table on every screen, and remembers what does not fit, and what has moved."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._screens = Screens(page)
        self._places: dict[str, dict[str, str]] = {}
        self.faults: list[str] = []
        self._screens.show()

    def survey(self, state: str, *screens: str) -> None:
        for screen in screens or SCREENS:
            self._screens.show(screen)
            self.measure(state, screen)
        self._screens.show()

    def on(self, screen: str) -> None:
        self._screens.show(screen)

    def measure(self, state: str, screen: str) -> None:
        found = self._page.evaluate(MEASURE)
        before = self._places.setdefault(screen, found["places"])
        moved = [
            f"{part} has moved from {before[part]} to {place}"
            for part, place in found["places"].items()
            if before.get(part, place) != place
        ]
        self.faults += [f"{screen}, {state}: {fault}" for fault in found["faults"] + moved]
