"""The arena plays the same games whoever plays them, seats everyone fairly, and goes on after a stop."""

import json
from pathlib import Path

import pytest

from nyhavn.bots.arena.journal import Journal, arena_identity
from nyhavn.bots.arena.matches import (
    ArenaSettings,
    Pairing,
    PlayedGame,
    chunks,
    play_pairing,
    play_pairings,
)
from nyhavn.bots.arena.results import Tally, labels, repeating_command
from nyhavn.bots.roster import find_bot
from nyhavn.bots.workers import open_workers
from nyhavn.rules import NyhavnError, Result

EXAMPLE = f"{Path(__file__).parents[2] / 'examples' / 'my_bot.py'}:MyBot"
RANDOM = ArenaSettings(("random", "greedy"), players=2, games=6, seed=3)


def play(settings: ArenaSettings, start: int = 0, workers: int = 1) -> list[Pairing]:
    """All pairings from a number on."""
    with open_workers(workers) as ready:
        return list(play_pairings(settings, start, ready))


any_players = pytest.mark.parametrize("players", [2, 3, 4])

NOTING_BOT = """
class NotingBot:
    notes = []
    def __init__(self, seed, seconds=None):
        self.seconds, self.noted = seconds, False
    def choose(self, view, choices):
        if not self.noted:
            self.notes.append((type(self).__name__, view.hand(view.seat).known, self.seconds))
            self.noted = True
        return choices[0]
class OtherBot(NotingBot):
    pass
"""


def bot_file(folder: Path, text: str) -> str:
    """A bot in a file: the first class of the text."""
    file = folder / "brought_bot.py"
    file.write_text(text, encoding="utf-8")
    return f"{file}:{text.partition('class ')[2].partition(':')[0]}"


def game(points: tuple[int, ...], winners: tuple[int, ...], end: str = "card", turns: int = 40) -> PlayedGame:
    return PlayedGame(Result(points, winners, end), turns)


# What is played.


def test_every_two_bots_play_a_match_and_pairings_are_played_in_full() -> None:
    settings = ArenaSettings(("a", "b", "c"), players=4, games=9, seed=1)
    assert settings.matches == [(0, 1), (0, 2), (1, 2)]
    assert settings.deals == 3
    assert settings.pairings == 9
    assert [settings.deal_and_match(pairing) for pairing in range(4)] == [(0, 0), (0, 1), (0, 2), (1, 0)]


@any_players
def test_a_pairing_is_one_deal_with_the_first_bot_on_every_seat(tmp_path: Path, players: int) -> None:
    name = bot_file(tmp_path, NOTING_BOT)
    other = name.replace("NotingBot", "OtherBot")
    settings = ArenaSettings((name, other), players, games=players, seed=5, seconds=0.5)
    assert len(play_pairing(settings, 0)) == players
    notes = find_bot(name).notes  # type: ignore[attr-defined]
    games = [notes[start : start + players] for start in range(0, len(notes), players)]
    for first_seat, seats in enumerate(games):
        assert [bot == "NotingBot" for bot, _, _ in seats] == [seat == first_seat for seat in range(players)]
    assert len({tuple(hand for _, hand, _ in seats) for seats in games}) == 1
    assert {seconds for _, _, seconds in notes} == {0.5}


@any_players
def test_the_same_seed_gives_the_same_pairings_and_another_seed_others(players: int) -> None:
    one, same, other = (ArenaSettings(("greedy", "random"), players, players * 2, seed) for seed in (1, 1, 2))
    assert play(one) == play(same)
    assert play(one) != play(other)


def test_a_longer_arena_begins_with_the_pairings_of_a_shorter_one() -> None:
    longer = ArenaSettings(RANDOM.bots, RANDOM.players, games=10, seed=RANDOM.seed)
    assert play(longer)[: RANDOM.pairings] == play(RANDOM)


# Who plays it.


@pytest.mark.parametrize("players", [2, 3])
def test_the_number_of_processes_changes_nothing(players: int) -> None:
    settings = ArenaSettings((EXAMPLE, "random", "greedy"), players, games=2 * players, seed=4)
    here = play(settings)
    assert len(here) == settings.pairings
    for workers in (2, 3):
        assert play(settings, workers=workers) == here
    assert play(settings, start=2, workers=2) == here[2:]


def test_chunks_are_small_and_hold_every_pairing_once() -> None:
    settings = ArenaSettings(("a", "b"), players=2, games=2000, seed=1)
    pieces = list(chunks(settings, 7, workers=4))
    assert [pairing for piece in pieces for pairing in piece] == list(range(7, 1000))
    assert len(pieces) > 60
    slow = ArenaSettings(("a", "b"), players=2, games=2000, seed=1, seconds=2)
    assert {len(piece) for piece in chunks(slow, 0, workers=4)} == {1}


def test_a_bot_that_fails_in_another_process_is_told_with_name_and_place(tmp_path: Path) -> None:
    name = bot_file(tmp_path, "class Bad:\n    def choose(self, view, choices):\n        return [][0]\n")
    with pytest.raises(NyhavnError) as refusal:
        play(ArenaSettings(("random", name), 2, 4, seed=1), workers=2)
    assert (refusal.value.code, refusal.value.values["bot"]) == ("bot-failed", "Bad")
    assert (refusal.value.values["file"], refusal.value.values["line"]) == ("brought_bot.py", 3)


def test_a_process_that_dies_ends_the_arena_with_a_clear_error(tmp_path: Path) -> None:
    text = "import os\nclass Deadly:\n    def choose(self, view, choices):\n        os._exit(3)\n"
    settings = ArenaSettings(("random", bot_file(tmp_path, text)), 2, 4, seed=1)
    with pytest.raises(NyhavnError) as refusal:
        play(settings, workers=2)
    assert refusal.value.code == "worker-died"


# The journal.


def journal_of(path: Path, settings: ArenaSettings) -> list[Pairing]:
    """Go on with an arena from its journal to the end; the pairings that were in it before."""
    with Journal(path, settings) as journal:
        before = list(journal.read())
        for pairing in play(settings, journal.pairings):
            journal.add(pairing)
    return before


def test_a_journal_keeps_the_pairings_and_goes_on_to_the_same_bytes(tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    assert journal_of(whole, RANDOM) == []
    content = whole.read_bytes()
    lines = content.splitlines(keepends=True)
    assert len(lines) == 1 + RANDOM.pairings
    places = [(json.loads(line)["deal"], json.loads(line)["match"]) for line in lines[1:]]
    assert places == [(deal, 0) for deal in range(RANDOM.deals)]
    # Cut off after every line, in the middle of the next, and in the middle of the first.
    for end in [len(b"".join(lines[:count])) + extra for count in range(len(lines)) for extra in (0, 9)]:
        cut.write_bytes(content[:end])
        journal_of(cut, RANDOM)
        assert cut.read_bytes() == content
    assert journal_of(cut, RANDOM) == play(RANDOM)


def test_an_arena_can_be_made_longer(tmp_path: Path) -> None:
    longer = ArenaSettings(RANDOM.bots, RANDOM.players, games=10, seed=RANDOM.seed)
    grown, whole = tmp_path / "grown.jsonl", tmp_path / "whole.jsonl"
    journal_of(grown, RANDOM)
    assert len(journal_of(grown, longer)) == RANDOM.pairings
    journal_of(whole, longer)
    assert grown.read_bytes() == whole.read_bytes()


@pytest.mark.parametrize(
    ("other", "different"),
    [
        (ArenaSettings(("greedy", "random"), 2, 6, seed=3), "bots"),
        (ArenaSettings(("random", "greedy"), 3, 12, seed=3), "players"),
        (ArenaSettings(("random", "greedy"), 2, 12, seed=4), "seed"),
        (ArenaSettings(("random", "greedy"), 2, 12, seed=3, seconds=1.0), "seconds"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_journal_of_another_arena_is_left_alone(
    tmp_path: Path, other: ArenaSettings, different: str
) -> None:
    file = tmp_path / "journal.jsonl"
    journal_of(file, RANDOM)
    content = file.read_bytes()
    with pytest.raises(NyhavnError) as refusal:
        journal_of(file, other)
    assert refusal.value.code == "arena-differs"
    assert refusal.value.values["different"] == different
    assert file.read_bytes() == content


def test_a_bot_file_that_has_changed_makes_it_another_arena(tmp_path: Path) -> None:
    file, text = tmp_path / "journal.jsonl", Path(EXAMPLE.rpartition(":")[0]).read_text(encoding="utf-8")
    settings = ArenaSettings((bot_file(tmp_path, text), "random"), 2, 2, seed=1)
    journal_of(file, settings)
    bot_file(tmp_path, text + "# A new thought.\n")
    with pytest.raises(NyhavnError) as refusal:
        journal_of(file, settings)
    assert refusal.value.values["different"] == "bot files"


def test_a_network_that_was_trained_on_makes_it_another_arena(tmp_path: Path) -> None:
    network = tmp_path / "net.npz"
    identities = []
    for content in (b"young", b"old"):
        network.write_bytes(content)
        identities.append(arena_identity(ArenaSettings((str(network), "random"), 2, 2, seed=1)))
    different = [key for key in identities[0] if identities[0][key] != identities[1][key]]
    assert different == ["bot files"]


@pytest.mark.parametrize("line", [1, 2, 3])
@pytest.mark.parametrize("broken", [b"nonsense\n", b"{}\n", b'{"deal":9,"match":0,"games":[]}\n', b"\xff\n"])
def test_a_journal_that_is_broken_is_told_with_the_line(tmp_path: Path, line: int, broken: bytes) -> None:
    file = tmp_path / "journal.jsonl"
    journal_of(file, RANDOM)
    lines = file.read_bytes().splitlines(keepends=True)
    lines[line - 1] = broken
    file.write_bytes(b"".join(lines))
    with pytest.raises(NyhavnError) as refusal:
        journal_of(file, RANDOM)
    assert (refusal.value.code, refusal.value.values["line"]) == ("arena-file-broken", line)


# The result.


def test_the_result_counts_shares_points_turns_ends_and_seats() -> None:
    settings = ArenaSettings(("strong", "weak"), players=2, games=4, seed=1)
    tally = Tally(settings)
    tally.add((game((12, 5), (0,), "points", 30), game((4, 6), (1,), turns=50)))
    tally.add((game((3, 3), (0, 1)), game((7, 2), (0,))))
    (match,) = tally.result().matches
    assert (match.games, match.wins, match.rate.value, match.fair) == (4, 2.5, 0.625, 0.5)
    assert [seat.value for seat in match.seats] == [0.75, 0.5]
    assert (match.points, match.rival_points) == ((12 + 6 + 3 + 2) / 4, (5 + 4 + 3 + 7) / 4)
    assert (match.turns, match.ends) == (40, {"points": 1, "card": 3})
    assert [seat.value for seat in tally.result().seats] == [2.5 / 4, 1.5 / 4]
    # The pairings, with 2 and 1/2 wins, have the variance 1.125; two games of different deals 2 p (1 - p).
    assert match.luck_ratio == pytest.approx(1.125 / (2 * 0.625 * 0.375))


def test_with_more_players_the_points_of_the_rivals_are_those_of_each() -> None:
    tally = Tally(ArenaSettings(("strong", "weak"), players=3, games=3, seed=1))
    tally.add((game((9, 2, 4), (0,)), game((1, 8, 3), (1,)), game((5, 5, 5), (0, 1, 2))))
    (match,) = tally.result().matches
    assert (match.points, match.rival_points) == ((9 + 8 + 5) / 3, (6 + 4 + 10) / 6)
    assert match.wins == pytest.approx(2 + 1 / 3)
    assert match.fair == pytest.approx(1 / 3)
    assert match.luck_ratio is None


def test_the_stronger_bot_comes_out_stronger() -> None:
    settings = ArenaSettings(("random", "greedy", "random"), players=2, games=20, seed=2)
    tally = Tally(settings)
    for pairing in play(settings):
        tally.add(pairing)
    result = tally.result()
    first, greedy, second = (bot.elo for bot in result.bots)
    assert greedy.low > max(first.high, second.high)
    assert [bot.games for bot in result.bots] == [40, 40, 40]
    assert result.matches[0].rate.high < 0.5 < result.matches[2].rate.low


def test_bots_have_short_names_that_differ() -> None:
    assert labels(["random", "a/my_bot.py:MyBot", "b.py:MyBot"]) == ["random", "MyBot 1", "MyBot 2"]
    assert labels(["a/net.npz", "b/net.npz", "c/best.npz"]) == ["net.npz 1", "net.npz 2", "best.npz"]
    assert labels(["greedy", "greedy"]) == ["greedy 1", "greedy 2"]


def test_the_command_that_repeats_a_result_is_complete() -> None:
    settings = ArenaSettings(("my bot.py:MyBot", "random"), players=3, games=10, seed=8, seconds=0.5)
    words = "nyhavn arena --bots 'my bot.py:MyBot,random' --players 3 --games 10 --seed 8 --time 0.5"
    assert repeating_command(settings) == words
