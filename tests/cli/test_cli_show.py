"""`nyhavn show` draws a game so that it can be read in any terminal."""

from pathlib import Path

import pytest

from nyhavn.cli.drawing.house import LARGE, SMALL, TINY, Scale, draw_house
from nyhavn.records import Replay, read_record
from nyhavn.rules import TILE_OF_NAME, LaySpecial, Place, Placement, View
from support.command_line import ILLEGAL, LEGAL, run, start
from support.waiting import PATIENCE

HOUSE = (
    Place(Placement(TILE_OF_NAME["r3"], "a1", ("a2", "b2"))),
    Place(Placement(TILE_OF_NAME["g2"], "c1", ("b1",))),
    Place(Placement(TILE_OF_NAME["b2"], "e1", ("d1",))),
    LaySpecial("c2"),
)


def picture(scale: Scale, tiles: tuple[Place | LaySpecial, ...] = HOUSE) -> list[str]:
    return [line.plain.rstrip() for line in draw_house(tiles, scale)]


def test_a_large_house_has_outlines_coats_bricks_and_what_its_lines_scored() -> None:
    assert picture(LARGE)[-7:] == [
        "3 │ ·   ·   ◆   ·   · │",
        "  ├───────┬───┐       │",
        "2 │ r   r │ w │ ·   · │ ◆",
        "  │   ┌───┴───┼───────┤",
        "1 │▒R▒│ g  ▒G▒│ b  ▒B▒│ +1",
        "  └───┴───────┴───────┘",
        "    a   b   c   d   e",
    ]


def test_a_small_house_draws_floors_as_underscores() -> None:
    assert picture(SMALL)[-4:] == [
        "3 │_·___·___◆_  ·   · │",
        "2 │ r  _r_│_w_│_·___·_│ ◆",
        "1 │▒R_│_g__▒G_│_b__▒B_│ +1",
        "    a   b   c   d   e",
    ]


def test_a_tiny_house_tells_bricks_by_capital_letters() -> None:
    assert picture(TINY)[-4:] == [
        "3 │· · ◆ · ·│",
        "2 │r r│w│· ·│ ◆",
        "1 │R│g G│b B│ +1",
        "   a b c d e",
    ]


@pytest.mark.parametrize("scale", [LARGE, SMALL, TINY], ids=["large", "small", "tiny"])
def test_every_covered_space_shows_its_letter(scale: Scale) -> None:
    for file in sorted(LEGAL.glob("*.nyh"))[::5]:
        game = Replay(read_record(file.read_bytes())).end
        for seat in range(game.players):
            letters = "".join(picture(scale, View(game, None).house(seat))[:-1])
            covered = sum(letters.lower().count(letter) for letter in "rygbpw")
            assert covered == game.filled[seat].bit_count()


@pytest.mark.parametrize("width", [80, 100, 140])
@pytest.mark.parametrize("name", ["2p-03", "3p-05", "4p-01"])
def test_no_line_is_longer_than_the_terminal(name: str, width: int) -> None:
    result = run("show", LEGAL / f"{name}.nyh", width=width)
    assert result.exit_code == 0
    houses = [line for line in result.stdout.splitlines() if "│" in line]
    assert max(map(len, result.stdout.splitlines())) <= width
    # A house that was cut would leave an odd number of walls somewhere.
    assert all(line.count("│") >= 2 for line in houses if line.strip()[0].isdigit())


def test_all_hands_the_harbour_the_deck_and_the_supply_are_shown() -> None:
    shown = run("show", LEGAL / "2p-03.nyh").stdout
    for word in ("hand 2/7 y b", "hand 3/7 r yy", "Harbour", "Deck", "Supply", "Race", "○ both actions"):
        assert word in shown
    assert "the fewest empty spaces decide for Ana" in " ".join(shown.split())


def test_a_turn_can_be_chosen_and_is_told_in_words() -> None:
    shown = run("show", LEGAL / "4p-01.nyh", "--turn", "40").stdout
    assert shown.startswith("After turn 40 of 78: Ana, Bo, Cy, Di\n")
    assert "Di took green + purple from piers 2 and 3; put down red + purple." in shown
    assert "▶ Ana" in shown


def test_turn_0_is_the_start() -> None:
    shown = run("show", LEGAL / "2p-01.nyh", "--turn", "0").stdout
    assert "Before the first of" in shown
    assert "▒R▒" not in shown


@pytest.mark.parametrize("turn", ["79", "-1", "x", "99999999999999999999"])
def test_a_turn_that_is_not_there_is_wrong_usage(turn: str) -> None:
    result = run("show", LEGAL / "4p-01.nyh", "--turn", turn)
    assert (result.exit_code, result.stdout) == (2, "")


def test_a_bad_record_is_told_on_the_error_stream() -> None:
    result = run("show", ILLEGAL / "two-takes.nyh")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "turn 33, seat 1, T12&T34: " in result.stderr


@pytest.mark.parametrize("path", [LEGAL, LEGAL / "nowhere.nyh"], ids=["folder", "missing"])
def test_what_is_no_file_is_wrong_usage(path: Path) -> None:
    result = run("show", path)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "[file-unreadable]" in result.stderr


def test_colours_are_used_only_where_they_are_wanted() -> None:
    file = LEGAL / "2p-03.nyh"
    coloured, _ = start("show", file, FORCE_COLOR="1", TERM="xterm-256color").communicate(timeout=PATIENCE)
    plain, _ = start("show", file, NO_COLOR="1", TERM="xterm-256color").communicate(timeout=PATIENCE)
    assert "\x1b[1;37;48;5;124m" in coloured
    assert "\x1b" not in plain


def test_an_output_that_knows_only_ascii_does_not_stop_the_drawing() -> None:
    process = start("show", LEGAL / "2p-03.nyh", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    output, errors = process.communicate(timeout=PATIENCE)
    assert (process.returncode, errors) == (0, "")
    assert "hand 2/7" in output
