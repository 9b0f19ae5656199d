"""The lessons for newcomers: every step one is told to do is legal, and together they reach the goal."""

from pathlib import Path

import httpx
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import nyhavn.i18n
from nyhavn.i18n import languages
from nyhavn.server.tables.lessons import LESSONS, Lesson, Step
from support.running import Json, Server

BESIDE_THE_POINT = {
    "build": "T12",
    "row": "By2@e1:e2=y",
    "support": "Bp3@c1:d1e1=ppp",
    "coats": "Br3@b3:b4c4=rrr",
    "abilities": "T12",
    "win": "By2@c7:d7=y",
}
MISREADINGS = {
    "the outer piers are neighbours": ("take", ["T17"], "ability-inactive", "any-cards"),
    "a third card": ("abilities", ["T17", "+3"], "ability-not-owned", "additional-card"),
    "cards and a tile": ("take", ["T12", "g2@a1:b1"], "ability-not-owned", "both-actions"),
    "a tile and cards": ("build", ["g3@a1:b1c1", "T12"], "already-built", None),
    "a tile and a card": ("build", ["g3@a1:b1c1", "+1"], "not-this-step", None),
    "a floating tile": ("support", ["p3@b5:c5d5"], "unsupported", None),
    "a tile on a tile": ("support", ["p3@b1:c1d1"], "space-covered", None),
    "cards twice": ("take", ["T12", "T34"], "already-took", None),
}
MOST_WORDS = 10
EVERY = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)


def ask(server: Server, lesson: str, *begun: str) -> httpx.Response:
    return httpx.post(f"{server.url}/api/lessons/{lesson}/choices", json={"begun": list(begun)})


def choices(server: Server, lesson: str, begun: list[str]) -> Json:
    answer = ask(server, lesson, *begun)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def play(server: Server, lesson: str, word: str) -> httpx.Response:
    return httpx.post(f"{server.url}/api/lessons/{lesson}/turns", json={"word": word})


def news(server: Server, lesson: str) -> Json:
    return dict(httpx.get(f"{server.url}/api/lessons/{lesson}").json())


def can_be_touched(step: Step, now: Json, chosen: list[str]) -> bool:
    """Whether the table offers what a step says to touch; chosen are the piers touched just before."""
    pairs = {pair["step"]: pair["anyCards"] for pair in now["pairs"]}
    places = {place["step"]: place["tile"] for place in now["placements"]}
    match step.touch:
        case "pier":
            asked = {*chosen, step.name}
            return any(asked <= set(pair[1:]) for pair in pairs)
        case "use":
            return bool(pairs[step.taken[0]])
        case "tile":
            return step.name in places.values()
        case "place":
            return step.name in places
        case "confirm":
            return step.taken[0] in places or step.taken[0] in places.values()
        case "coat":
            return step.name in {
                ability["step"] for ability in now["coats"]["abilities"] if not ability["whyNot"]
            }
        case "end":
            return now["end"] is not None
    return False


@EVERY
def test_every_step_can_be_done_and_all_of_them_reach_the_goal(server: Server, lesson: Lesson) -> None:
    begun: list[str] = []
    chosen: list[str] = []
    for step in lesson.steps:
        now = choices(server, lesson.name, begun)
        assert can_be_touched(step, now, chosen), step
        chosen = [] if step.taken else [*chosen, step.name]
        for word in step.taken:
            # A tile without a place may lie anywhere.
            anywhere = [place["step"] for place in now["placements"] if place["tile"] == word]
            begun.append(anywhere[-1] if anywhere else word)
            now = choices(server, lesson.name, begun)
    word = choices(server, lesson.name, begun)["end"]["word"]
    after = play(server, lesson.name, word).json()
    assert after["events"][-1]["what"]["word"] == word
    assert lesson.steps[-1].touch == "end"


def test_a_step_tells_what_to_touch_and_the_turn_as_it_is_begun_afterwards(server: Server) -> None:
    listed = httpx.get(f"{server.url}/api/lessons").json()
    assert [lesson["name"] for lesson in listed] == [lesson.name for lesson in LESSONS]
    assert listed[0] == {
        "name": "take",
        "shows": "hand",
        "steps": [
            {"text": "first", "touch": "pier", "name": "1", "begun": []},
            {"text": "second", "touch": "pier", "name": "2", "begun": ["T12"]},
            {"text": "end", "touch": "end", "name": "", "begun": ["T12"]},
        ],
    }


@pytest.mark.parametrize("lesson", BESIDE_THE_POINT)
def test_a_legal_turn_that_misses_the_point_is_refused(server: Server, lesson: str) -> None:
    assert play(server, lesson, BESIDE_THE_POINT[lesson]).json()["error"]["code"] == "lesson-missed"


def texts(language: str) -> dict[str, str]:
    """The texts of the lessons in a language, by key and attribute."""
    file = Path(nyhavn.i18n.__file__).parent / "locales" / language / "lessons.ftl"
    found = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message) and entry.value:
            parts = {entry.id.name: entry.value} | {
                f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes
            }
            for key, pattern in parts.items():
                plain = [one.value for one in pattern.elements if isinstance(one, ftl.TextElement)]
                found[key] = "".join(plain)
    return found


@EVERY
def test_every_step_is_one_short_sentence_in_every_language(lesson: Lesson) -> None:
    said = [f"lesson-{lesson.name}.{text}" for text in (*(step.text for step in lesson.steps), "done")]
    for language in languages():
        spoken = texts(language)
        for key in said:
            assert len(spoken[key].replace("✓", "").split()) <= MOST_WORDS + 3 * (language != "en"), spoken[
                key
            ]
        unasked = {key for key in spoken if key.startswith(f"lesson-{lesson.name}.")} - set(said)
        assert unasked <= {f"lesson-{lesson.name}.other"}


@pytest.mark.parametrize("misreading", MISREADINGS)
def test_what_people_misread_is_refused_and_has_a_kind_answer(server: Server, misreading: str) -> None:
    lesson, begun, code, ability = MISREADINGS[misreading]
    error = ask(server, lesson, *begun).json()["error"]
    assert (error["code"], error["values"].get("ability")) == (code, ability)
    for language in languages():
        assert f"kind-{ability or code}" in texts(language)


def test_a_row_of_windows_only_is_worth_two_points_and_costs_one_card_beside_its_colour(
    server: Server,
) -> None:
    found = {choice["step"]: choice for choice in ask(server, "row").json()["placements"]}
    assert {choice["tile"] for choice in found.values()} == {"y2"}
    for step, points in (("y2@e2:e1", 2), ("y2@e1:e2", 1)):
        assert found[step]["lines"] == [{"line": "1", "points": points}]


def test_a_column_wins_without_a_coat_of_arms_and_a_covered_coat_earns_one(server: Server) -> None:
    column = play(server, "win", "By2@a9:a8=yy").json()["events"][-1]["what"]
    assert column["lines"] == [{"line": "a", "points": 2}]
    assert (column["points"], column["over"]) == (12, True)
    found = {choice["step"]: choice for choice in ask(server, "coats").json()["placements"]}
    assert found["r3@c3:c4d4"]["coats"] == ["c3"]
    assert found["r3@b3:b4c4"]["coats"] == []


def test_the_cards_of_the_rival_stay_hidden(server: Server) -> None:
    assert news(server, "abilities")["view"]["seats"][1]["hand"]["unknown"] == 3


def test_an_unknown_lesson_is_refused(server: Server) -> None:
    answer = httpx.get(f"{server.url}/api/lessons/nothing")
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "lesson-unknown")
