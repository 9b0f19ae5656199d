"""Lost connections and restarts: shown honestly, and nothing is lost."""

from pathlib import Path

from browsers import People
from playing import Player, start_against_bots
from playwright.sync_api import Browser
from running import Process, free_port


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
        page.locator(".actions .main:not(:disabled)").wait_for()
        server.kill()
        page.get_by_text("Connection lost").wait_for()
        # Ended while nobody hears it: it is sent when the server is back.
        page.locator(".actions .main").click()
        server.start()
        page.get_by_text("Connection lost").wait_for(state="detached")
        page.wait_for_function("document.querySelectorAll('.log li.seat0, .log li.seat1').length >= 3")
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
    page.locator(".actions .main:not(:disabled)").wait_for()
    page.reload()
    page.locator(".actions .main:not(:disabled)").wait_for()
    assert page.locator(".hand .slot").count() == held + 2
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function("held => document.querySelectorAll('.hand .slot').length === held", arg=held)
