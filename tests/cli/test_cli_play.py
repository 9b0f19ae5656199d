"""`nyhavn play` is a whole game in the terminal: by numbers, by typed turns, and with steps taken back."""

import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from nyhavn.cli.speaking import quote
from nyhavn.cli.terminal.board import draw_board
from nyhavn.cli.terminal.choosing import menu_of
from nyhavn.cli.terminal.menu import Menu
from nyhavn.cli.terminal.placing import price_words
from nyhavn.records import Replay, read_record
from nyhavn.rules import (
    TILE_OF_NAME,
    Chance,
    Decision,
    Game,
    Offer,
    Phase,
    Placement,
    Price,
    TakePair,
    View,
    first_deck,
)
from support.command_line import LEGAL, run, start
from support.real_terminal import Terminal
from support.waiting import PATIENCE

# The first choice is always a legal one, so a game of nothing but ones comes to its end.
ALWAYS_THE_FIRST = "1\n" * 500


def play(*arguments: str | Path, answers: str, width: int = 80, height: int = 24) -> str:
    result = run("play", "--seed", "3", *arguments, answers=answers, width=width, height=height)
    assert (result.exit_code, result.stderr) == (0, "")
    return result.stdout


# Whole games.


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_a_whole_game_is_played_by_numbers_saved_and_proven(tmp_path: Path, players: str) -> None:
    file = tmp_path / "game.nyh"
    shown = play("--players", players, "--save", file, answers=ALWAYS_THE_FIRST)
    assert "The game in figures" in shown
    assert "Another game?" in shown
    assert run("check", file).exit_code == 0
    assert run("verify", file).exit_code == 0
    record = read_record(file.read_bytes())
    assert record.result is not None
    assert len(record.players) == int(players)


@pytest.mark.parametrize(
    ("players", "width", "height"), [(2, 80, 24), (3, 100, 40), (4, 140, 50), (4, 60, 20)]
)
def test_any_answers_at_all_are_taken_in_stride(players: int, width: int, height: int) -> None:
    chance = Chance(players)
    kinds = [
        "",
        "",
        *map(str, range(1, 15)),
        "u",
        "s",
        "l",
        "t",
        "r",
        "?",
        "c1",
        "a1 b1",
        "T12",
        "T99",
        "Bx",
        "-1",
        "ü",
    ]
    answers = "\n".join(kinds[chance.below(len(kinds))] for _ in range(1500))
    shown = play("--players", str(players), answers=answers, width=width, height=height)
    assert "your turn" in shown


def test_a_whole_game_is_played_at_a_real_terminal() -> None:
    person = Terminal("play", "--seed", "4", "--seat", "1", "--bots", "random")
    for turn in range(100):
        question = person.wait_for("choice .*: $", "Another game")
        if "Another" in question:
            break
        if "Enter" in question:
            person.type("")
        else:
            # Every third time a typed turn; where it needs a discard, the first choice instead.
            person.type("T34" if turn % 3 == 0 else "1")
    person.type("n")
    assert person.end() == 0
    assert "Winner: " in person.shown
    assert "\x1b[" in person.shown


# Steps of a turn.


def test_a_typed_turn_is_played_and_told() -> None:
    shown = play("--seat", "1", answers="T34\n")
    assert re.search(r"You took .* from piers 3 and 4\.", shown)


@pytest.mark.parametrize(
    ("word", "why"),
    [
        ("T43", "ascending order"),
        ("T78", "There is no pier 8"),
        ("T12-r", "Cards are put down only from a hand of more than 7"),
        ("T12&Br2@a1:b1=rr", "This needs the ability “both actions”"),
        ("Br2@a5:b5=rr", "Nothing holds a5 b5 up"),
        ("Bw1@a1:b1=0", "White tiles cannot be bought"),
        ("B", "That is no choice here"),
    ],
)
def test_a_typed_turn_that_is_not_allowed_is_refused_with_the_reason(word: str, why: str) -> None:
    shown = " ".join(play("--seat", "1", answers=f"{word}\n").split())
    assert why in shown


def test_a_step_is_taken_back_before_the_turn_ends() -> None:
    shown = play("--seat", "1", answers="1\nu\n2\n\n")
    assert "Taken back." in shown
    assert "from piers 2 and 3" in shown.split("Taken back.")[1]


def test_at_the_start_of_a_turn_there_is_nothing_to_take_back() -> None:
    assert "There is no step to take back" in play("--seat", "1", answers="u\n")


def test_from_a_list_of_places_one_goes_back_to_the_tiles() -> None:
    # Seat 2 of this deal holds two purple cards: choice 8 is the purple tile of size 2.
    shown = play("--seat", "2", answers="8\nu\n")
    assert "purple 2, price 2" in shown
    assert shown.count("Take two neighbouring cards") == 2


def test_typed_spaces_leave_only_the_places_that_cover_them() -> None:
    shown = play("--seat", "2", answers="8\nb1\nc9\nb1 b2\n1\n\n")
    assert "No place for this tile covers c9." in shown
    assert "Where is the brick of purple 2 on b1 b2?" in shown
    assert "You built purple 2 on b1 b2" in shown


def test_help_rules_tiles_log_and_table_are_shown_on_demand() -> None:
    shown = play("--seat", "2", answers="?\nr\nt\nl\ns\n")
    for text in ("take the last step back", "A turn is one of two things", "Every tile can be turned"):
        assert text in shown
    assert shown.count("greedy took") == 2
    assert shown.count("Harbour") == 2


def test_a_coming_discard_is_announced() -> None:
    assert "afterwards you have to put down" in play("--seat", "1", answers=ALWAYS_THE_FIRST)


# Leaving.


def test_quitting_asks_first() -> None:
    shown = play(answers="q\nn\n1\nq\ny\n")
    assert shown.count("Leave the game?") == 2
    assert "You have left the table." in shown


def test_the_end_of_the_input_ends_the_game_cleanly_and_saves_it(tmp_path: Path) -> None:
    file = tmp_path / "game.nyh"
    shown = play("--save", file, "--name", "Ana", answers="T34\n")
    assert "You have left the table." in shown
    record = read_record(file.read_bytes())
    assert record.result is None
    assert "Ana" in record.players
    assert run("verify", file).exit_code == 0


def test_an_interrupt_saves_the_game(tmp_path: Path) -> None:
    file = tmp_path / "game.nyh"
    process = start("play", "--seat", "1", "--save", file)
    assert process.stdout is not None
    assert process.stdin is not None
    process.stdin.write("T34\n")
    process.stdin.flush()
    # When the next turn is announced, the first one is on record.
    while "Round 2" not in process.stdout.readline():
        assert process.poll() is None
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=PATIENCE)
    assert (process.returncode, errors) == (0, "")
    assert read_record(file.read_bytes()).turns[0].word == "T34"


def test_a_rematch_has_other_cards_another_first_player_and_a_file_of_its_own(tmp_path: Path) -> None:
    ones = len(re.findall("choice", play("--seat", "1", answers=ALWAYS_THE_FIRST)))
    play("--seat", "1", "--save", tmp_path / "game.nyh", answers="1\n" * ones + "y\n1\n")
    first, second = (read_record((tmp_path / name).read_bytes()) for name in ("game.nyh", "game-2.nyh"))
    assert first.deck != second.deck
    assert first.players == ("You", "greedy")
    assert second.players == ("greedy", "You")


def test_a_file_that_is_there_is_not_written_over_unless_forced(tmp_path: Path) -> None:
    file = tmp_path / "game.nyh"
    file.write_text("mine", encoding="utf-8")
    refused = run("play", "--save", file, answers="q\ny\n")
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert file.read_text(encoding="utf-8") == "mine"
    play("--save", file, "--force", answers="q\ny\n")
    assert file.read_text(encoding="utf-8") != "mine"


@pytest.mark.parametrize(
    "wrong",
    [
        ("--players", "5"),
        ("--seat", "3"),
        ("--seat", "0"),
        ("--bots", "nobody"),
        ("--bots", "greedy,greedy"),
        ("--name", 'the "best"'),
        ("--seed", "x"),
    ],
    ids=" ".join,
)
def test_wrong_options_are_wrong_usage(wrong: tuple[str, str]) -> None:
    result = run("play", *wrong)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr


# Menus.


def uses_any_cards(choice: Decision) -> bool:
    return isinstance(choice, TakePair) and choice.second - choice.first > 1


def begun_turns(seed: int, players: int) -> Iterator[Game]:
    """Every position of a game of random choices, also in the middle of turns; `any cards` is left alone."""
    chance = Chance(seed)
    game = Game.start(players, first_deck(players, chance))
    while game.phase < Phase.REFILL:
        yield game
        choices = [choice for choice in game.choices() if not uses_any_cards(choice)]
        building = [choice for choice in choices if not isinstance(choice, TakePair)]
        if building and chance.below(2):
            choices = building
        game.apply(choices[chance.below(len(choices))])
        game.fill_harbour()


def offered(menu: Menu) -> set[Decision]:
    """All decisions that can be reached from a menu."""
    found: set[Decision] = set()
    for item in menu.items:
        if isinstance(item.leads_to, Decision):
            found.add(item.leads_to)
        else:
            found |= offered(item.leads_to())
    return found


def test_the_menus_offer_exactly_what_the_rules_allow() -> None:
    phases = set()
    for seed in range(11, 16):
        for game in begun_turns(seed, players=2 + seed % 3):
            phases.add(Phase(game.phase))
            assert offered(menu_of(game)) == set(game.choices())
    assert phases == {phase for phase in Phase if phase < Phase.REFILL}


def test_a_price_is_explained_by_its_parts() -> None:
    placement = Placement(TILE_OF_NAME["g4"], "b1", ("a2", "b2", "c2"))
    offer = Offer(placement, Price(4, touches_own_colour=True, discount=True), (), ())
    assert (
        price_words(offer) == "green 4, price 4 \N{MINUS SIGN} 1 touches green \N{MINUS SIGN} 1 discount = 2"
    )


def test_a_use_of_a_coat_of_arms_that_is_not_possible_says_why() -> None:
    notes = set()
    for game in begun_turns(1, 2):
        if game.phase == Phase.COATS:
            notes |= {group.note for group in menu_of(game).groups}
    assert "None of your abilities is inactive." in notes


# What one sees.


@pytest.mark.parametrize("width", [80, 100, 140])
@pytest.mark.parametrize("height", [24, 40])
@pytest.mark.parametrize("name", ["2p-01", "3p-01", "4p-01"])
def test_the_board_fits_the_terminal_and_keeps_hidden_cards_hidden(
    name: str, width: int, height: int
) -> None:
    replay = Replay(read_record((LEGAL / f"{name}.nyh").read_bytes()))
    names = ["Ana", "Bo", "Cy", "Di"][: replay.end.players]
    for step in list(replay)[::9]:
        view = View(step.before, step.seat)
        lines = [line.plain for line in draw_board(view, names, width, height)]
        assert max(map(len, lines)) <= width
        hidden = sum(view.hand(seat).unknown for seat in range(view.players))
        assert "".join(lines).count("?") == hidden
        for text in ("Harbour", "Supply", "Deck", "Race"):
            assert any(text in line for line in lines)


def test_text_from_outside_is_shown_without_control_characters() -> None:
    assert quote("a\x1b[31m\nb\u202e") == r"a\x1b[31m\nb\u202e"
    assert len(quote("x" * 1000)) <= 120
