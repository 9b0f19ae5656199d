"""The lessons for newcomers: each lets the mistake happen, refuses it, and is learned by the right turn."""

import httpx
import pytest
from running import Json, Server

MISTAKES = {
    "neighbours": ["T17"],
    "action": ["T12", "r2@a1:b1"],
    "support": ["p3@b5:c5d5"],
    "abilities": ["T17", "+3"],
}
RIGHT = {
    "take": "T12",
    "build": "By2@e2:e1=y",
    "coats": "Br3@c3:c4d4=rrr*+x",
    "abilities": "T17",
    "neighbours": "T12",
    "action": "Br3@a1:a2b2=rrr",
    "support": "Bp3@b2:c2d2=ppp",
    "columns": "By2@a8:a9=yy",
}
BESIDE_THE_POINT = {
    "build": "By2@e1:e2=y",
    "action": "T12",
    "support": "Bp3@c1:d1e1=ppp",
    "abilities": "T12",
    "columns": "By2@d1:e1=yy",
    "coats": "Br3@b3:b4c4=rrr",
}


def ask(server: Server, lesson: str, *begun: str) -> httpx.Response:
    return httpx.post(f"{server.url}/api/lessons/{lesson}/choices", json={"begun": list(begun)})


def play(server: Server, lesson: str, word: str) -> httpx.Response:
    return httpx.post(f"{server.url}/api/lessons/{lesson}/turns", json={"word": word})


def news(server: Server, lesson: str) -> Json:
    return dict(httpx.get(f"{server.url}/api/lessons/{lesson}").json())


def test_the_mistake_of_a_lesson_is_refused_with_the_reason_that_the_lesson_names(server: Server) -> None:
    listed = httpx.get(f"{server.url}/api/lessons").json()
    assert [lesson["name"] for lesson in listed] == list(RIGHT)
    assert {lesson["name"] for lesson in listed if lesson["refusal"]} == set(MISTAKES)
    for lesson in listed:
        if lesson["refusal"]:
            answer = ask(server, lesson["name"], *MISTAKES[lesson["name"]])
            assert answer.json()["error"]["code"] == lesson["refusal"]


@pytest.mark.parametrize("lesson", RIGHT)
def test_a_lesson_is_learned_by_the_right_turn(server: Server, lesson: str) -> None:
    assert news(server, lesson)["table"]["toMove"] == 0
    assert ask(server, lesson).json()["phase"] == "choose"
    after = play(server, lesson, RIGHT[lesson]).json()
    assert after["events"][-1]["what"]["word"] == RIGHT[lesson]
    assert after["table"]["toMove"] == 1


@pytest.mark.parametrize("lesson", BESIDE_THE_POINT)
def test_a_legal_turn_that_misses_the_point_is_refused(server: Server, lesson: str) -> None:
    assert play(server, lesson, BESIDE_THE_POINT[lesson]).json()["error"]["code"] == "lesson-missed"


def test_a_row_of_windows_only_is_worth_two_points_and_costs_one_card_beside_its_colour(
    server: Server,
) -> None:
    found = {choice["step"]: choice for choice in ask(server, "build").json()["placements"]}
    assert {choice["tile"] for choice in found.values()} == {"y2"}
    for step, points in (("y2@e2:e1", 2), ("y2@e1:e2", 1)):
        assert found[step]["lines"] == [{"line": "1", "points": points}]


def test_a_column_earns_points_and_no_coat_of_arms_but_a_covered_coat_does(server: Server) -> None:
    column = play(server, "columns", RIGHT["columns"]).json()["events"][-1]["what"]
    assert column["lines"] == [{"line": "a", "points": 2}]
    found = {choice["step"]: choice for choice in ask(server, "coats").json()["placements"]}
    assert found["r3@c3:c4d4"]["coats"] == ["c3"]
    assert found["r3@b3:b4c4"]["coats"] == []


def test_the_cards_of_the_rival_stay_hidden(server: Server) -> None:
    assert news(server, "abilities")["view"]["seats"][1]["hand"]["unknown"] == 3


def test_an_unknown_lesson_is_refused(server: Server) -> None:
    answer = httpx.get(f"{server.url}/api/lessons/nothing")
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "lesson-unknown")
