"""The whole table fits on every screen, whatever is open on it, and nothing on it ever moves."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page

from nyhavn.server.storage.entries import SeatTaken
from nyhavn.server.storage.models import WATCHER
from support.browsers import People
from support.fitting import SCREENS, Surveyor
from support.recorded import StoredTables, go_to_table, secret_of, turns_of
from support.running import Person, Process, Socket, free_port

NAMES = ("Maximiliane", "Alexandrina", "Konstantin", "Wilhelmina")
BOTS = ("cabin-girl", "lighthouse-keeper", "mason", "harbour-master")
PHONES = ("390x844", "360x640")
TIGHT = ("1280x640", "1440x900", "2560x1440", *PHONES, "844x390", "640x400")
"""For lessons, the narrowest screen of each kind, and the largest."""


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("tables") / "tables.sqlite"


@pytest.fixture(scope="module")
def server(database: Path) -> Iterator[Process]:
    with Process(free_port(), f"sqlite:///{database}") as server:
        yield server


@pytest.fixture(scope="module")
def stored(database: Path, server: Process) -> Iterator[StoredTables]:
    stored = StoredTables(database)
    yield stored
    stored.close()


def tap(*selectors: str) -> Callable[[Page], None]:
    """Tap one thing after the other: the last one of each kind."""

    def act(page: Page) -> None:
        for selector in selectors:
            page.locator('.board[aria-busy="false"]').wait_for()
            page.locator(selector).last.click()

    return act


def ask_for_a_hint(page: Page) -> None:
    page.keyboard.press("h")
    page.locator(".hint .good").wait_for()


@dataclass(frozen=True)
class Scene:
    """A turn of a recorded game, how far it is begun, and what is opened or held in it."""

    game: str
    turn: int
    begun: Sequence[str] = ()
    act: Callable[[Page], None] = lambda _: None
    there: str = ".guide.mine"
    """What shows that it has come so far."""


def scenes(players: int) -> dict[str, Scene]:
    """What a turn can come to, with as much of it on the table as there is in any recorded game."""
    start = (f"{players}p-01", 1)
    full = {2: ("2p-12", 11), 3: ("3p-01", 25), 4: ("4p-03", 65)}[players]
    late = {2: ("2p-01", 45), 3: ("3p-04", 73), 4: ("4p-05", 81)}[players]
    change = {2: ("2p-12", 19), 3: ("3p-01", 16), 4: ("4p-10", 73)}[players]
    one = {2: ("2p-01", 6, "g2@c2:c3"), 3: ("3p-01", 4, "p3@c1:c2c3"), 4: ("4p-01", 14, "g2@c2:c3")}[players]
    two = {
        2: ("2p-03", 21, "r3@b2:b3c3"),
        3: ("3p-01", 48, "b3@d4:e4e5"),
        4: ("4p-01", 60, "r3@d2:c2c3"),
    }[players]
    pay = {
        2: ("2p-11", 37, "(g>y)", "y4@a5:b4b5a6"),
        3: ("3p-08", 67, "(y>b)", "b4@a7:a5b5a6"),
        4: ("4p-10", 61, "(r>p)", "p3@c5:c6c7"),
    }[players]
    many = {2: ("2p-02", 29), 3: ("3p-01", 25), 4: ("4p-10", 73)}[players]
    win = {2: ("2p-07", 50, "b4@d8:d6e6d7"), 3: ("3p-10", 72, "r3@a8:a9b9"), 4: (*start, "T12")}[players]
    what = tap("header .ways .button:nth-child(2)", ".board > .hand .count")
    return {
        "start": Scene(*start, there="q, .rival"),
        "what is this?": Scene(*start, act=what, there=".what h2"),
        "menu": Scene(*start, act=tap("header [aria-haspopup]"), there="dialog[open]"),
        "a card chosen": Scene(*start, act=tap(".pier.usable"), there=".pier.chosen"),
        "any cards?": Scene(*start, act=tap(".pier.usable", ".pier.far"), there=".offer-any"),
        "everything payable": Scene(*full),
        "a hint": Scene(*full, act=ask_for_a_hint, there=".hint .good"),
        "placing": Scene(*full, act=tap(".offer.open"), there=".tools .tool"),
        "a change of colours": Scene(*change, act=tap('.ability[data-ability="h"]'), there=".changes .pair"),
        "two coats of arms": Scene(*two[:2], two[2:], there=".coats .queue li:nth-child(2)"),
        "a coat of arms": Scene(*one[:2], one[2:], there=".coats"),
        "a white tile": Scene(*one[:2], one[2:], tap(".coats [data-tile]"), ".tools .tool"),
        "which cards to pay": Scene(*pay[:2], pay[2:], there=".payments .button:nth-child(2)"),
        "too many cards": Scene(*many, ["T12"], there=".hand button.card"),
        "the end near": Scene(*late, there=".deckbar.near"),
        "turn done": Scene(*win[:2], win[2:], there=".coats, .actions .main.ready"),
    }


def play_scene(page: Page, stored: StoredTables, scene: Scene, players: int) -> None:
    seat = (scene.turn - 1) % players
    seats = [SeatTaken(bot, name, name) for bot, name in enumerate(BOTS[:players])]
    seats[seat] = SeatTaken(seat, NAMES[0])
    table = stored.store(scene.game, scene.turn, seats, {seat: secret_of(page.context)})
    go_to_table(page, table, scene.turn, seat, scene.begun)
    scene.act(page)
    page.locator('.board[aria-busy="false"]').wait_for()
    page.locator(scene.there).first.wait_for()


def at_home(people: People, language: str) -> Page:
    """A page whose device the server knows."""
    page = people.open(locale=language)
    page.locator(".start:not(:disabled)").wait_for()
    return page


@pytest.mark.parametrize(("players", "language"), [(2, "de"), (3, "fr"), (4, "es")])
def test_every_step_of_a_turn_fits_on_every_screen(
    people: People, stored: StoredTables, players: int, language: str
) -> None:
    page = at_home(people, language)
    surveyor = Surveyor(page)
    for state, scene in scenes(players).items():
        play_scene(page, stored, scene, players)
        surveyor.survey(state)
    assert not surveyor.faults, "\n".join(surveyor.faults)


def test_a_phone_shows_every_tile_that_can_be_paid_and_all_twenty_at_a_tap(
    people: People, stored: StoredTables
) -> None:
    page = at_home(people, "de")
    surveyor = Surveyor(page)
    crowded = Scene("2p-12", 19, ["(y>g)"])
    for state, scene in {**scenes(2), "crowded": crowded}.items():
        if state not in ("start", "everything payable", "the end near", "crowded"):
            continue
        surveyor.on(PHONES[0])
        play_scene(page, stored, scene, 2)
        strip = page.locator(".strip [data-tile]").evaluate_all("all => all.map(one => one.dataset.tile)")
        page.locator(".strip .all").click()
        page.locator(".sheet").wait_for()
        payable = page.locator(".sheet .offer.open").evaluate_all("all => all.map(one => one.dataset.tile)")
        assert set(payable) <= set(strip), state
        surveyor.survey(f"all tiles, {state}", *PHONES)
    assert not surveyor.faults, "\n".join(surveyor.faults)


class Game:
    """A recorded game that people play to its end, while pages look on."""

    def __init__(self, stored: StoredTables, server: Process, name: str, pages: dict[int, Page]) -> None:
        self._stored = stored
        self._server = server
        self._name = name
        self._pages = pages
        self._players = int(name[0])
        self._people = ExitStack()
        self._sockets: list[Socket] = []
        self._table = ""

    def turns(self) -> Iterator[int]:
        """Every turn, before it is played.

        How the deck is shuffled anew only the record knows: then it goes on at another table.
        """
        shuffled = True
        for number, step in enumerate(turns_of(self._name), start=1):
            if shuffled:
                self._sit_down(number)
            yield number
            shuffled = step.reshuffled
            if not shuffled:
                self._play(number, step.turn.word)
        self._people.close()

    def _sit_down(self, turn: int) -> None:
        self._people.close()
        seats = [SeatTaken(seat, name) for seat, name in enumerate(NAMES[: self._players])]
        people = [self._people.enter_context(Person(self._server, name)) for name in NAMES[: self._players]]
        # The one whose page it is plays from the same device.
        holders = {seat: secret_of(page.context) for seat, page in self._pages.items()}
        for seat, person in enumerate(people):
            holders.setdefault(seat, person.http.cookies["nyhavn"])
            person.http.cookies.clear()
            person.http.cookies.set("nyhavn", holders[seat])
        self._table = self._stored.store(self._name, turn, seats, holders)
        self._sockets = [
            self._people.enter_context(person.socket(self._table, seat)) for seat, person in enumerate(people)
        ]
        for page in self._pages.values():
            go_to_table(page, self._table)

    def _play(self, turn: int, word: str) -> None:
        told = {page: page.locator(".log li").count() for page in self._pages.values()}
        seat = (turn - 1) % self._players
        self._sockets[seat].commit(seat, turn, word, f"{self._table}-{turn}")
        for page, count in told.items():
            page.wait_for_function(
                "count => document.querySelectorAll('.log li').length > count"
                " && document.querySelector('.board[aria-busy=\"false\"]')"
                " || document.querySelector('section.over')",
                arg=count,
            )


@pytest.mark.parametrize(("game", "language"), [("2p-03", "nl"), ("3p-10", "de"), ("4p-10", "fr")])
def test_a_whole_game_fits_on_every_screen_also_for_who_watches(
    people: People, server: Process, stored: StoredTables, game: str, language: str
) -> None:
    page, watcher = at_home(people, language), at_home(people, language)
    looking = {page: Surveyor(page), watcher: Surveyor(watcher)}
    own, theirs = cycle(SCREENS), cycle(SCREENS)
    for turn in Game(stored, server, game, {0: page, WATCHER: watcher}).turns():
        mine = page.locator(".guide.mine").count() > 0
        looking[page].survey(f"turn {turn}", next(own if mine else theirs))
        if mine:
            looking[watcher].survey(f"turn {turn}, watched", next(theirs))
    faults = looking[page].faults + looking[watcher].faults
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(("language", "screens"), [("de", TIGHT), ("fr", (*PHONES, "844x390"))])
def test_every_step_of_every_lesson_fits_on_every_screen(
    people: People, language: str, screens: Sequence[str]
) -> None:
    page = at_home(people, language)
    home = page.url
    lessons = [lesson["name"] for lesson in page.request.get(urljoin(home, "/api/lessons")).json()]
    surveyor = Surveyor(page)
    for lesson in lessons:
        page.goto(urljoin(home, f"/learn/{lesson}"))
        page.locator('.lesson ~ .board[aria-busy="false"]').wait_for()
        while True:
            step = page.locator(".lesson .steps").inner_text()
            surveyor.survey(f"lesson {lesson}, {step}", *screens)
            if page.locator(".lesson.learned").count():
                break
            page.locator(".lesson .show").click()
            page.wait_for_function(
                "step => (document.querySelector('.lesson .steps').innerText !== step"
                " || document.querySelector('.lesson.learned'))"
                " && document.querySelector('.board[aria-busy=\"false\"]')",
                arg=step,
            )
    assert not surveyor.faults, "\n".join(surveyor.faults)
