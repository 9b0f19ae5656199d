"""A real server, and a real browser that stays off the network."""

import json
import os
import shutil
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect

from support.running import Process, free_port

FLAGS = [
    "--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run", "--disable-quic",
]  # fmt: skip
# Milliseconds: only what never comes takes so long, however busy the machine is.
PATIENCE = 60_000
expect.set_options(timeout=PATIENCE)
SETTINGS = "localStorage.getItem('nyhavn-settings') ?? localStorage.setItem('nyhavn-settings', {kept})"
SIZES = {"phone": (390, 844), "laptop": (1440, 900), "large": (2560, 1440)}


def system_chromium() -> str | None:
    """The browser of the system; where there is none, the one that playwright brings along is used."""
    return os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    if system_chromium() is None and not Path(playwright.chromium.executable_path).exists():
        pytest.skip("Chromium is not installed")
    browser = playwright.chromium.launch(executable_path=system_chromium(), args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    assert (files("nyhavn.server") / "web" / "index.html").is_file(), "the client is not built: make web"
    database = f"sqlite:///{tmp_path_factory.mktemp('tables') / 'tables.sqlite'}"
    with Process(free_port(), database, NYHAVN_STAND_IN_SECONDS="2", NYHAVN_REVIEW_LOOKS="4") as server:
        yield server


class People:
    """Opens browsers for people, and knows of every error that their pages had."""

    def __init__(self, chromium: Browser, url: str) -> None:
        self._chromium = chromium
        self._url = url
        self._contexts: list[BrowserContext] = []
        self.faults: list[str] = []

    def open(self, path: str = "/", size: str = "laptop", pace: str = "off", **options: Any) -> Page:
        """A page of somebody new, on which nothing moves unless that is what is tested."""
        width, height = SIZES[size]
        options = {"locale": "en", "has_touch": size == "phone", "reduced_motion": "reduce", **options}
        context = self._chromium.new_context(viewport={"width": width, "height": height}, **options)
        self._contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        page.add_init_script(SETTINGS.format(kept=json.dumps(json.dumps({"pace": pace}))))
        page.goto(self._url + path)
        return page

    def close(self) -> None:
        for context in self._contexts:
            context.close()


@pytest.fixture
def people(chromium: Browser, server: Process) -> Iterator[People]:
    people = People(chromium, server.url)
    yield people
    people.close()
    assert people.faults == []


@pytest.fixture
def golden() -> Path:
    return Path(__file__).parent.parent / "golden" / "legal"
