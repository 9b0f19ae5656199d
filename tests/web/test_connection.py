"""Lost connections and restarts: shown honestly, and nothing is lost."""

import re
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

from support.browsers import People
from support.playing import Player, start_against_bots
from support.running import Process, free_port


def test_a_restart_of_the_server_is_survived_without_a_reload(chromium: Browser, tmp_path: Path) -> None:
    with Process(free_port(), f"sqlite:///{tmp_path / 'tables.sqlite'}") as server:
        people = People(chromium, server.url)
        page = people.open()
        start_against_bots(page)
        player = Player(page)
        player.wait()
        player.play_turn()
        player.wait()
        player.take()
        page.locator(".actions .main.ready").wait_for()
        server.kill()
        page.locator(".connection", has_text="Connection lost").wait_for()
        # Ended while nobody hears it: it is sent when the server is back.
        page.locator(".actions .main").click()
        server.start()
        page.locator(".connection", has_text="Connection lost").wait_for(state="detached")
        expect(page.locator(".guide")).not_to_contain_text("Sending")
        expect(own_turns(page)).to_have_count(2)
        player.wait()
        player.play_turn()
        people.close()
        assert people.faults == []


def test_what_is_staged_survives_a_reload(people: People) -> None:
    page = people.open()
    start_against_bots(page)
    player = Player(page)
    player.wait()
    held = page.locator(".hand .slot").count()
    player.take()
    page.locator(".actions .main.ready").wait_for()
    page.reload()
    page.locator(".actions .main.ready").wait_for()
    expect(page.locator(".hand .slot")).to_have_count(held + 2)
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function("held => document.querySelectorAll('.hand .slot').length === held", arg=held)


class Cable:
    """The wire between a page and its table: it can be pinched, so that nothing gets to the server."""

    def __init__(self, page: Page) -> None:
        self._held: list[tuple[WebSocketRoute, str | bytes]] = []
        self._pinched = False
        page.route_web_socket("**/live", self._carry)

    def _carry(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def said(message: str | bytes) -> None:
            if self._pinched:
                self._held.append((server, message))
            else:
                server.send(message)

        socket.on_message(said)

    def pinch(self) -> None:
        self._pinched = True

    def cut(self) -> None:
        """Free the wire, but what was on its way is lost."""
        self._held.clear()
        self._pinched = False

    def free(self) -> None:
        self._pinched = False
        for server, message in self._held:
            server.send(message)
        self._held.clear()


def with_a_turn_staged(people: People) -> tuple[Page, Cable]:
    page = people.open()
    cable = Cable(page)
    start_against_bots(page)
    player = Player(page)
    player.wait()
    player.take()
    page.locator(".actions .main.ready").wait_for()
    return page, cable


def own_turns(page: Page) -> Locator:
    return page.locator(".log li:is(.seat0, .seat1) .told", has_text=re.compile("^You "))


def test_a_slow_connection_is_told_and_the_turn_arrives(people: People) -> None:
    page, cable = with_a_turn_staged(people)
    cable.pinch()
    page.locator(".actions .main").click()
    expect(page.locator(".guide")).to_contain_text("Sending")
    page.locator(".connection", has_text="Slow connection").wait_for()
    cable.free()
    page.locator(".connection", has_text="Slow connection").wait_for(state="detached")
    expect(own_turns(page)).to_have_count(1)


def test_a_turn_that_was_lost_on_its_way_is_sent_again_and_played_once(people: People) -> None:
    page, cable = with_a_turn_staged(people)
    cable.pinch()
    page.locator(".actions .main").click()
    page.locator(".connection", has_text="Not sent yet").wait_for()
    cable.cut()
    page.locator(".connection", has_text="Connected again").wait_for()
    expect(own_turns(page)).to_have_count(1)
    page.locator(".connection", has_text="Connected again").wait_for(state="detached")
    page.locator(".guide.mine").wait_for()
    expect(own_turns(page)).to_have_count(1)


def test_the_page_opens_without_the_server_and_says_so(chromium: Browser, tmp_path: Path) -> None:
    with Process(free_port(), f"sqlite:///{tmp_path / 'tables.sqlite'}") as server:
        people = People(chromium, server.url)
        page = people.open()
        page.locator(".start:not(:disabled)").wait_for()
        page.wait_for_function("() => navigator.serviceWorker.controller")
        server.kill()
        page.reload()
        page.locator(".notices p", has_text="The server cannot be reached").wait_for()
        page.get_by_role("link", name="Rules").click()
        page.get_by_role("heading", name="Coats of arms").wait_for()
        people.close()
