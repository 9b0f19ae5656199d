"""The learning curve is what the course has measured, and its picture shows it."""

import json
from dataclasses import asdict
from pathlib import Path

import pytest

from nyhavn.bots.network.course import Progress
from nyhavn.bots.network.curve import CurveWords, draw_curves, read_curve
from nyhavn.rules import IllegalError

STEPS = [Progress(10, 1.5, 0.1, 40.0, 0.25, None), Progress(20, 1.6, 0.05, 41.0, 0.5, 0.75)]
WORDS = CurveWords("the games", "the greedy", "the older", "the loss", "the fair", {2: "two", 3: "three"})


def test_a_curve_is_read_as_it_was_written(tmp_path: Path) -> None:
    lines = [json.dumps(asdict(step)) for step in STEPS]
    (tmp_path / "curve.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert read_curve(tmp_path) == STEPS


@pytest.mark.parametrize("content", [None, "no curve", '{"games": 1}'])
def test_what_is_no_curve_is_refused(tmp_path: Path, content: str | None) -> None:
    if content is not None:
        (tmp_path / "curve.jsonl").write_text(content, encoding="utf-8")
    with pytest.raises(IllegalError) as refusal:
        read_curve(tmp_path)
    assert refusal.value.code == "curve-file"


def test_the_picture_tells_all_its_words_and_repeats_to_the_byte(tmp_path: Path) -> None:
    for name in ("one.svg", "two.svg"):
        draw_curves({2: STEPS, 3: STEPS[:1]}, tmp_path / name, WORDS)
    picture = (tmp_path / "one.svg").read_text(encoding="utf-8")
    assert picture == (tmp_path / "two.svg").read_text(encoding="utf-8")
    for word in ("the games", "the greedy", "the older", "the loss", "the fair", ">two<", ">three<"):
        assert word in picture
