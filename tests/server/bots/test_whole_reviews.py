"""The review of a whole game: computed in the background, shown as it grows, and kept with the game."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from nyhavn.cli.dealing import Deal
from nyhavn.cli.simulate import played_record
from nyhavn.records import write_record
from nyhavn.rules import Chance
from support.running import Json, Person, Player, Server, running, settings_in
from support.waiting import until

RECORD = write_record(played_record(Deal(2, 1), ["network", "network"]))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(settings_in(tmp_path, review_looks=4)) as server:
        yield server


def finished(person: Person, path: str, body: Json | None = None) -> Json:
    """Ask until the review is done; turns that are done are shown at once."""
    answers: list[Json] = []

    def is_done() -> bool:
        answers.append(person.post(path, body))
        return bool(answers[-1]["seats"])

    assert until(is_done)
    done = [len(answer["turns"]) for answer in answers]
    assert done == sorted(done)
    return answers[-1]


def test_a_record_is_reviewed_turn_by_turn_and_the_account_adds_up(server: Server) -> None:
    with Person(server, "Ana") as ana:
        review = finished(ana, "/api/replay/whole-review", {"record": RECORD})
    assert [turn["turn"] for turn in review["turns"]] == list(range(1, review["total"] + 1))
    assert 1 <= len(review["moments"]) <= 5
    for seat in review["seats"]:
        assert 1 / 2 + seat["skill"] + seat["luck"] == pytest.approx(seat["result"])
    again = httpx.post(f"{server.url}/api/replay/whole-review", json={"record": RECORD}).json()
    assert again == review


def test_a_running_game_and_one_that_was_given_up_are_not_reviewed(server: Server) -> None:
    with Person(server, "Ana") as ana:
        table = ana.open_table("here", "here")["table"]["id"]
        path = f"/api/tables/{table}/whole-review"
        assert ana.refused(path, {}) == (409, "game-not-finished")
        ana.commit(table, 0, 1, "T12")
        ana.post(f"/api/tables/{table}/resign", {"seat": 1})
        assert ana.refused(path, {}) == (409, "game-unfinished")


def test_the_review_of_a_table_is_kept_with_the_game(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, review_looks=4)) as server, Person(server, "Ana") as ana:
        table = ana.open_table("here", "here")["table"]["id"]
        chance = Chance(1)
        while (info := ana.view(table)["table"])["stage"] == "playing":
            seat, turn = info["toMove"], info["turn"]
            ana.commit(table, seat, turn, Player(ana, table, seat, chance).turn(turn))
        path = f"/api/tables/{table}/whole-review"
        review = finished(ana, path)
        cookie = ana.cookie
    with running(settings_in(tmp_path, review_looks=4)) as later:
        stored = httpx.post(f"{later.url}{path}", headers={"Cookie": cookie}).json()
        assert stored == review
