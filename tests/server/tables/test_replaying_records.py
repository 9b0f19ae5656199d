"""Somebody's own record, looked at with open hands or from a seat."""

from pathlib import Path

import httpx
import pytest

from support.running import Server

GOLDEN = Path(__file__).parents[2] / "golden"


def replay(server: Server, record: str, **options: object) -> httpx.Response:
    return httpx.post(f"{server.url}/api/replay", json={"record": record, **options}, timeout=120)


@pytest.mark.parametrize("name", ["2p-01", "3p-01", "4p-01"])
def test_the_game_of_a_record_is_replayed_to_its_result(server: Server, name: str) -> None:
    record = (GOLDEN / "legal" / f"{name}.nyh").read_text(encoding="utf-8")
    found = replay(server, record, open=True).json()
    assert found["table"]["stage"] == "finished"
    assert [len(step["hands"]) for step in found["steps"]] == [len(found["table"]["seats"])] * len(
        found["steps"]
    )
    points = " ".join(str(points) for points in found["table"]["result"]["points"])
    assert f'[Result "{points}"' in record


def test_from_a_seat_only_its_own_hand_is_known(server: Server) -> None:
    record = (GOLDEN / "legal" / "3p-01.nyh").read_text(encoding="utf-8")
    start = replay(server, record, seat=1).json()["start"]
    assert [seat["hand"]["unknown"] for seat in start["seats"]] == [2, 0, 3]


def test_a_broken_record_is_refused_with_its_reason(server: Server) -> None:
    record = (GOLDEN / "illegal" / "space-missing.nyh").read_text(encoding="utf-8")
    answer = replay(server, record)
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "tile-shape")


def test_a_seat_that_the_record_does_not_have_is_refused(server: Server) -> None:
    record = (GOLDEN / "legal" / "2p-01.nyh").read_text(encoding="utf-8")
    assert replay(server, record, seat=3).json()["error"]["code"] == "seat-unknown"


def test_the_bots_of_a_record_are_bots_in_its_replay(server: Server) -> None:
    record = (GOLDEN / "legal" / "3p-01.nyh").read_text(encoding="utf-8")
    record = record.replace("[Result", '[Bots "-" "level-1"]\n[Result')
    seats = replay(server, record).json()["table"]["seats"]
    assert [(seat["kind"], seat["bot"]) for seat in seats] == [
        ("person", None),
        ("bot", "level-1"),
        ("person", None),
    ]
