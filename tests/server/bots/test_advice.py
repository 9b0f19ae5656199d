"""Hints at the table and reviews of games that are over."""

from pathlib import Path

import httpx
import pytest

from nyhavn.rules import Chance, Game, View, first_deck, write_state
from nyhavn.server.bots.jobs import advise
from support.running import Person, Server

GOLDEN = Path(__file__).parents[2] / "golden" / "legal"


def test_a_hint_lists_turns_that_can_be_staged_and_played(server: Server) -> None:
    with Person(server, "Ana") as ana:
        table = ana.open_table("here", "level-1")["table"]["id"]
        turns = ana.post(f"/api/tables/{table}/hint", {"seat": 0, "turn": 1})["turns"]
        assert len(turns) == 3
        for advice in turns:
            assert sum(advice["chances"]) == pytest.approx(1)
            assert advice["reasons"]
            assert ana.choices(table, 0, 1, *advice["steps"])["end"]["word"] == advice["word"]
        chances = [advice["chances"][0] for advice in turns]
        assert chances == sorted(chances, reverse=True)
        ana.commit(table, 0, 1, turns[0]["word"])


def test_a_hint_in_a_begun_turn_goes_on_with_it(server: Server) -> None:
    with Person(server, "Ana") as ana:
        table = ana.open_table("here", "level-1")["table"]["id"]
        path = f"/api/tables/{table}/hint"
        turns = ana.post(path, {"seat": 0, "turn": 1, "begun": ["T12"]})["turns"]
        assert [advice["steps"][0] for advice in turns] == ["T12"] * len(turns)
        assert turns
        assert ana.refused(path, {"seat": 0, "turn": 1, "begun": ["T17", "T12"]}) == (409, "already-took")


def test_hints_are_given_to_people_who_share_a_screen_but_not_against_others(server: Server) -> None:
    with Person(server, "Ana") as ana, Person(server, "Bo") as bo:
        shared = ana.open_table("here", "here", listed=True)["table"]["id"]
        assert ana.post(f"/api/tables/{shared}/hint", {"seat": 0, "turn": 1})["turns"]
        opened = ana.open_table("here", "open")
        bo.follow(opened["links"]["invite"])
        path = f"/api/tables/{opened['table']['id']}/hint"
        assert ana.refused(path, {"seat": 0, "turn": 1}) == (403, "hint-against-people")
        assert bo.refused(path, {"seat": 0, "turn": 1}) == (403, "seat-not-yours")
        assert bo.refused(path, {"seat": 1, "turn": 1}) == (409, "not-your-turn")
        alone = ana.open_table("here", "level-1")["table"]["id"]
        for table, given in ((shared, True), (alone, True), (opened["table"]["id"], False)):
            assert ana.get(f"/api/tables/{table}")["hints"] is given
        assert bo.get(f"/api/tables/{shared}")["hints"] is False


def test_a_hint_is_the_same_whatever_the_others_hold() -> None:
    game = Game.start(3, first_deck(3, Chance(7)))
    other = View(game, 0).sample(Chance(8))
    assert other.hands[1] != game.hands[1]
    assert advise(write_state(game), 60.0) == advise(write_state(other), 60.0)


def test_a_turn_of_a_finished_game_is_reviewed(server: Server) -> None:
    with Person(server, "Ana") as ana:
        table = ana.open_table("here", "here")["table"]["id"]
        ana.commit(table, 0, 1, "T12")
        assert ana.refused(f"/api/tables/{table}/review?turn=1") == (409, "game-not-finished")
        ana.post(f"/api/tables/{table}/resign", {"seat": 1})
        review = ana.get(f"/api/tables/{table}/review", turn=1)
        assert review["played"]["word"] == "T12"
        best, played = review["best"]["chances"][0], review["played"]["chances"][0]
        assert review["loss"] == pytest.approx(max(0.0, best - played))
        assert ana.refused(f"/api/tables/{table}/review?turn=2") == (409, "no-such-turn")


def test_a_turn_of_a_record_is_reviewed(server: Server) -> None:
    record = (GOLDEN / "4p-01.nyh").read_text(encoding="utf-8")
    review = httpx.post(f"{server.url}/api/replay/review", json={"record": record, "turn": 9}).json()
    assert f" {review['played']['word']}" in record
    assert len(review["best"]["chances"]) == 4


def test_every_chance_says_how_uncertain_it_is(server: Server) -> None:
    record = (GOLDEN / "3p-01.nyh").read_text(encoding="utf-8")
    review = httpx.post(f"{server.url}/api/replay/review", json={"record": record, "turn": 3}).json()
    for advice in (review["played"], review["best"]):
        assert len(advice["uncertainty"]) == len(advice["chances"]) == 3
        assert all(0 < uncertainty < 0.5 for uncertainty in advice["uncertainty"])
    assert review["clear"] is False or review["loss"] > 0
