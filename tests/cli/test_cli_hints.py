"""A hint at the table shows the best turns with everybody's chance and the reasons, in words."""

import re

import pytest
from rich.cells import cell_len

from nyhavn.cli.terminal.hints import hint_lines
from nyhavn.records import Replay, read_record
from nyhavn.rules import Chance, Game, Phase, TakePair, decisions_of, first_deck, read_turn, why_not_turn
from support.command_line import LEGAL, run
from support.real_terminal import Terminal

LONG_NAMES = ["Maximiliane F.", "greedy number2", "harbour-master", "Konstantinopel"]


def hinted(start: Game, game: Game, width: int = 80) -> list[str]:
    names = LONG_NAMES[: game.players]
    return [line.plain for line in hint_lines(start, game, names, width)]


@pytest.mark.parametrize("name", ["2p-01", "3p-01", "4p-01"])
def test_a_hint_fits_the_terminal_and_its_turns_can_be_typed(name: str) -> None:
    for step in list(Replay(read_record((LEGAL / f"{name}.nyh").read_bytes())))[5::12]:
        lines = hinted(step.before, step.before)
        assert max(map(cell_len, lines)) <= 80
        assert len(lines) <= 24
        words = [line.split()[1] for line in lines if re.match(r" [1-3]\. ", line)]
        assert len(words) == 3
        assert all(why_not_turn(step.before, read_turn(word)) is None for word in words)
        assert not any("{" in line or "reason-" in line for line in lines)


def test_every_seat_is_given_its_chance_by_name() -> None:
    step = next(iter(Replay(read_record((LEGAL / "3p-01.nyh").read_bytes()))))
    chances = [line for line in hinted(step.before, step.before) if " %" in line]
    for line in chances:
        found = re.findall(r"(Maximiliane F\.|greedy number2|harbour-master) (\d+)(?: ± \d+)? %", line)
        assert [name for name, _ in found] == LONG_NAMES[:3]
        assert 99 <= sum(int(percent) for _, percent in found) <= 101
    assert len(chances) == 3


def test_a_hint_in_the_middle_of_a_turn_tells_the_whole_turn() -> None:
    step = next(iter(Replay(read_record((LEGAL / "2p-01.nyh").read_bytes()))))
    begun = step.before.copy()
    begun.apply(decisions_of(read_turn("T12"))[0])
    lines = hinted(step.before, begun)
    assert re.match(r" 1\. T12  take ", lines[1])
    assert not any(line.startswith(" 2. ") for line in lines)


def one_of_each_phase() -> list[tuple[Game, Game]]:
    """A position in each phase of a turn, with the position in which that turn began."""
    found: dict[int, tuple[Game, Game]] = {}
    chance = Chance(1)
    while len(found) < Phase.REFILL:
        start = game = Game.start(4, first_deck(4, chance))
        while game.phase < Phase.REFILL:
            if game.phase == Phase.CHOOSE:
                start = game.copy()
            found.setdefault(game.phase, (start, game.copy()))
            choices = game.choices()
            building = [choice for choice in choices if not isinstance(choice, TakePair)]
            choices = building if building and chance.below(2) else choices
            game.apply(choices[chance.below(len(choices))])
            game.fill_harbour()
    return list(found.values())


def test_a_hint_can_be_had_at_every_step_of_a_turn() -> None:
    for start, game in one_of_each_phase():
        words = [line.split()[1] for line in hinted(start, game) if re.match(r" [1-3]\. ", line)]
        assert words
        assert all(why_not_turn(start, read_turn(word)) is None for word in words)


def test_a_hint_is_given_at_a_real_terminal_and_can_be_followed() -> None:
    person = Terminal("play", "--seed", "4", "--seat", "1", "--bots", "random")
    person.wait_for("choice .*: $")
    person.type("h")
    person.wait_for("Type the word of a turn to play it.\\s+Your choice .*: $")
    plain = re.sub(r"\x1b\[[0-9;]*m", "", person.shown)
    hint = plain[plain.index("The best turns") :]
    assert re.search(r"You \d+ ± \d+ %, random \d+ ± \d+ %", hint)
    assert "· " in hint
    word = re.search(r" 1\. (\S+)", hint)
    assert word is not None
    person.type(word[1])
    person.wait_for("Round 2: your turn")
    person.wait_for("choice .*: $")
    person.type("q")
    person.wait_for("Leave the game")
    person.type("y")
    assert person.end() == 0


def test_help_names_the_hint() -> None:
    shown = run("play", "--seed", "3", answers="?\n").stdout
    assert "h  a hint: the best turns and why" in shown


def test_the_bots_are_listed_with_their_levels() -> None:
    shown = run("bots")
    assert (shown.exit_code, shown.stderr) == (0, "")
    lines = shown.stdout.splitlines()
    assert " 1  Cabin Girl  cabin-girl" in lines
    assert " 8  Lighthouse Keeper  lighthouse-keeper" in lines
    for bot in ("random", "row-finisher", "greedy", "network", "champion"):
        assert re.search(rf"^    {bot} +\S.*\.$", shown.stdout, re.MULTILINE)
    assert max(map(len, lines)) <= 80
    assert "cabin-girl-line" not in shown.stdout
