"""Every turn is told in one sentence that names what happened."""

import pytest

from nyhavn.cli.telling import tell_turn
from nyhavn.records import Replay, read_record
from support.command_line import LEGAL

SEATS = ("Ana", "Bo", "Cy", "Di")


def told(name: str) -> dict[str, str]:
    """The turns of a golden game in words, by their words in the notation."""
    replay = Replay(read_record((LEGAL / f"{name}.nyh").read_bytes()))
    return {
        step.turn.word: tell_turn(SEATS[step.seat], step.turn, step.before, step.played) for step in replay
    }


@pytest.mark.parametrize("path", sorted(LEGAL.glob("*.nyh")), ids=lambda path: path.stem)
def test_every_turn_of_every_golden_game_can_be_told(path: object) -> None:
    for word, sentence in told(getattr(path, "stem", "")).items():
        assert sentence[-1] == "."
        assert not set("{}$") & set(sentence), word


@pytest.mark.parametrize(
    ("game", "word", "sentence"),
    [
        ("4p-01", "T23-rp", "Di took green + purple from piers 2 and 3; put down red + purple."),
        ("4p-01", "T37", "Cy used “any cards” and took red + blue from piers 3 and 7."),
        (
            "4p-01",
            "Bb2@c3:d3=bb*c4",
            "Cy built blue 2 on c3 d3 with the brick on c3; paid 2 blue; "
            "coat of arms: laid a white tile on c4.",
        ),
        (
            "4p-01",
            "Bb3@b3:a4b4(r>b)=rr",
            "Bo built blue 3 on b3 a4 b4 with the brick on b3; "
            "used “change of colours” to count red as blue; paid 2 red.",
        ),
        (
            "4p-01",
            "Bg2@c2:b2=g",
            "Bo built green 2 on b2 c2 with the brick on c2; paid green.",
        ),
    ],
)
def test_a_turn_names_cards_tile_spaces_abilities_and_coats(game: str, word: str, sentence: str) -> None:
    assert told(game)[word] == sentence


def test_a_turn_names_the_lines_that_it_scored() -> None:
    sentences = [sentence for path in LEGAL.glob("*.nyh") for sentence in told(path.stem).values()]
    assert any("; scored 1 for row " in sentence for sentence in sentences)
    assert any("for column " in sentence for sentence in sentences)
