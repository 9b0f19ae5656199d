"""The plain referee agrees with the golden games, and its listing with its own judgement."""

import copy
import csv
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

import pytest

from support.referee import COLOURS, COLUMNS, PLACEMENTS, ROWS, Referee, Refused

GOLDEN = Path(__file__).parent / "golden"
LEGAL = sorted((GOLDEN / "legal").glob("*.nyh"))
# Among them they use every ability, lay free tiles, and let coat actions lapse.
RICH = ("2p-03", "2p-06", "2p-11", "3p-07", "3p-11", "3p-12", "4p-05", "4p-08", "4p-10")
FEW = [path for path in LEGAL if path.stem in RICH]

# Faults of the file, not of a turn or a deck: the reader of game records has to refuse these.
FAULTS_OF_THE_FILE = {
    "all-winners.nyh",
    "deck-absent.nyh",
    "five-players.nyh",
    "one-player.nyh",
    "reshuffle-that-never-happened.nyh",
    "result-of-an-unfinished-game.nyh",
    "round-number-missing.nyh",
    "round-number-wrong.nyh",
    "turn-left-out.nyh",
    "wrong-end.nyh",
    "wrong-winner.nyh",
}

# Abilities and coats together can allow hundreds of thousands of turns in one position.
MANY_TURNS = 2000


@dataclass(frozen=True)
class Game:
    """A golden game as it stands in its file."""

    headers: dict[str, list[str]]
    words: list[str]

    @classmethod
    def read(cls, path: Path) -> "Game":
        head, _, turns = path.read_text(encoding="utf-8").partition("\n\n")
        lines = re.findall(r"^\[(\w+) (.*)\]$", head, re.MULTILINE)
        return cls(
            headers={key: re.findall(r'"([^"]*)"', values) for key, values in lines},
            words=[word for word in turns.split() if not word.endswith(".")],
        )

    def deal(self) -> Referee:
        return Referee(len(self.headers["Players"]), self.headers["Deck"][0])

    def play(self, referee: Referee, word: str) -> None:
        """Play one turn, with the reshuffled deck of the file where the turn calls for it."""
        (new_deck,) = self.headers.get("Deck2", [None])
        referee.play(word, new_deck if referee.needs_new_deck(word) else None)

    def positions(self) -> Iterator[tuple[Referee, str]]:
        """Each position of the game with the word that was played there."""
        referee = self.deal()
        for word in self.words:
            yield referee, word
            self.play(referee, word)


def manifest() -> list[dict[str, str]]:
    with (GOLDEN / "illegal" / "MANIFEST.tsv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t"))


FAULTS = [fault for fault in manifest() if fault["file"] not in FAULTS_OF_THE_FILE]


@pytest.mark.parametrize("path", LEGAL, ids=lambda path: path.stem)
def test_a_legal_game_is_played_to_its_result(path: Path) -> None:
    game = Game.read(path)
    referee = game.deal()
    for word in game.words:
        assert not referee.over
        game.play(referee, word)
    points = " ".join(str(points) for points in referee.points)
    winners = " ".join(str(seat + 1) for seat in referee.winners)
    assert referee.over
    assert [points, winners] == game.headers["Result"]
    assert [referee.ended_by] == game.headers["End"]
    assert referee.reshuffled == ("Deck2" in game.headers)
    assert not list(referee.legal_turn_words())


@pytest.mark.parametrize("fault", [f for f in FAULTS if f["turn"] == "0"], ids=lambda fault: fault["file"])
def test_a_false_deck_is_refused(fault: dict[str, str]) -> None:
    game = Game.read(GOLDEN / "illegal" / fault["file"])
    with pytest.raises(Refused):
        game.deal()


@pytest.mark.parametrize("fault", [f for f in FAULTS if f["turn"] != "0"], ids=lambda fault: fault["file"])
def test_an_illegal_turn_is_refused_and_changes_nothing(fault: dict[str, str]) -> None:
    game = Game.read(GOLDEN / "illegal" / fault["file"])
    referee = game.deal()
    turn = int(fault["turn"])
    for word in game.words[: turn - 1]:
        game.play(referee, word)
    assert game.words[turn - 1] == fault["word"]
    before = copy.deepcopy(vars(referee))
    with pytest.raises(Refused):
        game.play(referee, fault["word"])
    assert vars(referee) == before
    # A false reshuffle is no fault of the turn, which stands in the listing.
    if not fault["file"].startswith("reshuffle"):
        assert fault["word"] not in islice(referee.legal_turn_words(), MANY_TURNS)


def test_every_fault_of_the_file_stands_in_the_manifest() -> None:
    assert {fault["file"] for fault in manifest()} >= FAULTS_OF_THE_FILE


@pytest.mark.parametrize("path", FEW, ids=lambda path: path.stem)
def test_the_played_turn_is_listed(path: Path) -> None:
    for referee, word in Game.read(path).positions():
        assert word in referee.legal_turn_words()


@pytest.mark.parametrize("path", FEW, ids=lambda path: path.stem)
def test_each_listed_turn_is_listed_once_and_can_be_played(path: Path) -> None:
    for turn, (referee, _) in enumerate(Game.read(path).positions()):
        # With the last cards of a deck a turn may need a reshuffle that this test has not got.
        if turn % 16 or len(referee.deck) <= 3:
            continue
        before = copy.deepcopy(vars(referee))
        words = list(islice(referee.legal_turn_words(), MANY_TURNS))
        assert vars(referee) == before
        assert len(words) == len(set(words))
        for word in words:
            copy.deepcopy(referee).play(word)


@pytest.mark.parametrize("path", FEW, ids=lambda path: path.stem)
def test_a_turn_of_another_position_is_accepted_exactly_where_it_is_listed(path: Path) -> None:
    strange: list[str] = []
    for turn, (referee, _) in enumerate(Game.read(path).positions()):
        if turn % 11 or len(referee.deck) <= 3:
            continue
        words = list(islice(referee.legal_turn_words(), MANY_TURNS))
        if len(words) == MANY_TURNS:
            continue
        assert {word for word in strange if is_playable(referee, word)} == set(strange) & set(words)
        strange = words[::3]


def is_playable(referee: Referee, word: str) -> bool:
    try:
        copy.deepcopy(referee).play(word)
    except Refused:
        return False
    return True


def two_players(**changes: object) -> Referee:
    """A new game of two, red at every pier, the attributes of seat 0 changed as told."""
    referee = Referee(2, "r" * 14 + "y" * 14 + "g" * 14 + "b" * 14 + "p" * 13 + "*p")
    for name, value in changes.items():
        getattr(referee, name)[0] = value
    return referee


def house_of(*spaces: str) -> dict[str, tuple[str, bool]]:
    return dict.fromkeys(spaces, ("w", True))


@pytest.mark.parametrize(
    ("tile", "ways"), [("p2", 4 * 9 * 2 + 5 * 8 * 2), ("p5", 9 * 2 + 5 * 5 * 2), ("r4", 4 * 4 * 8)]
)
def test_a_tile_lies_in_every_orientation_once(tile: str, ways: int) -> None:
    assert len(PLACEMENTS[tile]) == len(set(PLACEMENTS[tile])) == ways


def test_the_first_player_may_take_any_two_cards() -> None:
    takes = [word for word in two_players().legal_turn_words() if word.startswith("T")]
    assert len(takes) == 21


def test_three_piers_may_be_taken_in_several_words() -> None:
    referee = two_players(owned={"n", "x"}, active={"x"})
    words = set(referee.legal_turn_words())
    assert {"T12+3", "T23+1"} <= words
    assert "T13+2" not in words


def test_discards_are_chosen_from_the_hand_and_the_cards_taken() -> None:
    referee = two_players(hands=Counter("yyyggp"), active=set[str]())
    takes = {word for word in referee.legal_turn_words() if word.startswith("T12")}
    assert takes == {"T12-r", "T12-y", "T12-g", "T12-p"}


def test_a_reduced_and_discounted_tile_is_free() -> None:
    referee = two_players(hands=Counter[str](), active={"d"}, houses={"a1": ("g", False)})
    free = [word for word in referee.legal_turn_words() if word.startswith("B")]
    assert "Bg2@a2:a3%=0" in free
    assert all(word.endswith("%=0") for word in free)


def test_a_change_of_colours_allows_each_split_that_spends_a_changed_card() -> None:
    referee = two_players(hands=Counter("rrppg"), active={"h"})
    prefix = "Br2@a1:b1"
    paid = {word[len(prefix) :] for word in referee.legal_turn_words() if word.startswith(prefix)}
    assert paid == {"=rr", "(p>r)=rp", "(p>r)=pp", "(g>r)=rg"}


def test_a_reactivation_turns_back_what_the_same_turn_used() -> None:
    referee = two_players(
        hands=Counter("rrr"),
        owned={"n", "d", "o"},
        active={"n", "d", "o"},
        houses=house_of("c1", "c2"),
    )
    referee.play("T13&Br3@c3:c4d4%=rr*~")
    assert referee.active[0] == {"n", "d", "o"}


def test_a_coat_lapses_only_where_nothing_can_be_done() -> None:
    referee = two_players(
        hands=Counter("rr"), owned=set("nxdho"), active=set("nxdho"), houses=house_of("c1", "c2")
    )
    assert not is_playable(referee, "Br2@c3:c4=rr*-")
    referee.specials = 0
    assert is_playable(referee, "Br2@c3:c4=rr*-")
    assert not is_playable(referee, "Br2@c3:c4=rr")
    assert "Br2@c3:c4=rr*-" in referee.legal_turn_words()


def test_a_special_tile_can_earn_a_further_coat_action() -> None:
    referee = two_players(hands=Counter("rr"), houses=house_of("a1", "b1", "c1", "a2", "b2", "c2", "d2"))
    assert not is_playable(referee, "Br2@c3:c4=rr*e2")
    referee.houses[0]["e1"] = ("w", True)
    assert is_playable(referee, "Br2@c3:c4=rr*e2*+x")
    assert not is_playable(referee, "Br2@c3:c4=rr*e2")


def test_rows_and_columns_of_one_turn_score_together_and_windows_double() -> None:
    laid = (ROWS[0] | COLUMNS[0]) - {"a1", "a2"}
    bricked = two_players(hands=Counter("rr"), houses=house_of(*laid))
    bricked.play("Br2@a2:a1=rr")
    assert bricked.points == [2 + 2, 0]
    referee = two_players(hands=Counter("rr"), houses=house_of(*(laid | {"b2", "c2", "d2"})))
    referee.play("Br2@a1:a2=rr")
    assert referee.points == [1 + 2, 0]


def test_twelve_points_win_at_once_and_the_harbour_stays_as_it_is() -> None:
    referee = two_players(
        hands=Counter("r"),
        points=11,
        owned={"n", "o"},
        active={"n", "o"},
        houses=house_of("a1", "b1", "c1"),
    )
    referee.play("T12&Br2@e1:d1=rr")
    assert (referee.over, referee.ended_by, referee.winners) == (True, "points", [0])
    assert referee.piers[:2] == [None, None]
    with pytest.raises(Refused, match="game-over"):
        referee.play("T34")


def test_a_tie_at_the_end_card_goes_to_the_fewest_empty_spaces() -> None:
    referee = two_players(houses=house_of("a1"))
    referee.deck = ["*", "p"]
    shared = two_players()
    shared.deck = ["p", "*"]
    referee.play("T12")
    shared.play("T12")
    assert (referee.ended_by, referee.winners, referee.piers[:2]) == ("card", [0], [None, None])
    assert (shared.ended_by, shared.winners, shared.piers[:2]) == ("card", [0, 1], ["p", None])


def test_a_reshuffle_comes_as_soon_as_the_last_card_is_drawn_and_never_else() -> None:
    referee = Referee(3, COLOURS * 12)
    referee.discard = Counter("r" * 12)
    with pytest.raises(Refused, match="reshuffle-not-due"):
        referee.play("T12", "r" * 12 + "*")
    referee.deck = ["y", "g"]
    assert referee.needs_new_deck("T12")
    with pytest.raises(Refused, match="reshuffle-missing"):
        referee.play("T12")
    with pytest.raises(Refused, match="end-card-place"):
        referee.play("T12", "rr*" + "r" * 10)
    with pytest.raises(Refused, match="reshuffle-cards"):
        referee.play("T12", "r" * 11 + "*")
    referee.play("T12", "rrr*" + "r" * 9)
    assert referee.piers[:2] == ["y", "g"]
    assert len(referee.deck) == 13
    assert not referee.discard
