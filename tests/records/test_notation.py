"""docs/notation.md §3: the reader accepts every legal game and no other; the writer gives it back."""

import csv
import re
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nyhavn.records import Header, Record, RecordError, read_record, write_record
from nyhavn.rules import IllegalError, MalformedError, Result
from support.recorded_games import GOLDEN, LEGAL, golden_text, random_game, random_record

TEXT = golden_text("3p-01")
HEADERS, _, ROUNDS = TEXT.partition("\n\n")
TEXTS = [path.read_bytes().decode("utf-8") for path in LEGAL]


def manifest() -> list[dict[str, str]]:
    with (GOLDEN / "illegal" / "MANIFEST.tsv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t"))


def refusal_of(text: str | bytes) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read_record(text)
    return caught.value


# Golden games.


@pytest.mark.parametrize("path", LEGAL, ids=lambda path: path.stem)
def test_a_legal_game_is_written_as_it_was_read(path: Path) -> None:
    text = path.read_bytes()
    assert write_record(read_record(text)).encode("utf-8") == text


@pytest.mark.parametrize("fault", manifest(), ids=lambda fault: fault["file"])
def test_an_illegal_game_is_refused_at_the_turn_the_seat_and_the_word(fault: dict[str, str]) -> None:
    refusal = refusal_of((GOLDEN / "illegal" / fault["file"]).read_bytes())
    place = (str(refusal.turn), str(refusal.seat), refusal.word)
    assert place == (fault["turn"], fault["seat"], fault["word"])


@pytest.mark.parametrize(
    ("file", "code"),
    [
        ("continued-after-the-end", "game-over"),
        ("deck-absent", "header-missing"),
        ("five-players", "players-count"),
        ("reshuffle-missing", "reshuffle-missing"),
        ("reshuffle-that-never-happened", "reshuffle-unused"),
        ("result-of-an-unfinished-game", "result-too-early"),
        ("round-number-missing", "round-number-missing"),
        ("round-number-wrong", "round-number-wrong"),
        ("turn-left-out", "turn-left-out"),
        ("wrong-end", "end-differs"),
        ("wrong-winner", "result-differs"),
    ],
)
def test_a_refusal_names_the_rule(file: str, code: str) -> None:
    assert refusal_of((GOLDEN / "illegal" / f"{file}.nyh").read_bytes()).code == code


def test_a_refusal_tells_malformed_from_illegal_and_says_where() -> None:
    malformed = refusal_of(TEXT.replace("1. T34", "1. T43"))
    assert isinstance(malformed.reason, MalformedError)
    assert str(malformed) == "turn 1, seat 1, T43: piers-order (first=4, second=3)"
    illegal = refusal_of(TEXT.replace("1. T34", "1. T34-r"))
    assert isinstance(illegal.reason, IllegalError)
    assert illegal.values == {"colour": "red", "hand": 4, "limit": 7}
    assert str(refusal_of("")) == "Format: header-missing (key=Format)"


# Headers.


def test_the_headers_of_a_record_are_read() -> None:
    record = read_record(TEXT)
    assert record.players == ("Ana", "Bo", "Cy")
    assert (len(record.deck), len(record.deck2 or "")) == (60, 47)
    assert record.result == Result((5, 8, 10), (2,), "card")
    assert [header.key for header in record.headers][:3] == ["Format", "Players", "Deck"]


def test_unknown_headers_are_kept_in_their_place() -> None:
    text = TEXT.replace("[Deck ", '[Date "1673-05-01"]\n[Bots "x" "" "z]"]\n[Deck ')
    record = read_record(text)
    assert record.header("Bots") == ("x", "", "z]")
    assert write_record(record) == text


@pytest.mark.parametrize(
    ("old", "new", "code", "word"),
    [
        ('[Format "nyhavn 1"]\n', "", "header-missing", "Format"),
        ("nyhavn 1", "nyhavn 2", "format-unknown", "Format"),
        ('"nyhavn 1"', '"nyhavn 1" "x"', "header-values", "Format"),
        ('[Players "Ana" "Bo" "Cy"]\n', "", "header-missing", "Players"),
        ('"Ana"', '"A"na"', "header-malformed", "Players"),
        ('"Ana"', '"A\nna"', "header-malformed", "Players"),
        ('"Ana" "Bo"', '"Ana""Bo"', "header-malformed", "Players"),
        ('[Deck "', '[Deck "" "', "header-values", "Deck"),
        ('[Deck2 "', '[Deck2 "" "', "header-values", "Deck2"),
        ("[End", '[Note "a"]\n[Note "b"]\n[End', "header-twice", "Note"),
        ("[End", '[Format "nyhavn 1"]\n[End', "header-twice", "Format"),
        ("[End", "[Note]\n[End", "header-malformed", "Note"),
        ("[End", '["a"]\n[End', "header-malformed", "headers"),
        ('[End "card"]', '[End "card"', "header-malformed", "End"),
    ],
)
def test_a_faulty_header_is_refused_by_its_key(old: str, new: str, code: str, word: str) -> None:
    refusal = refusal_of(TEXT.replace(old, new, 1))
    assert (refusal.code, refusal.turn, refusal.seat, refusal.word) == (code, 0, 0, word)


def test_another_format_is_named_before_what_it_lacks() -> None:
    assert refusal_of('[Format "nyhavn 2"]').code == "format-unknown"


def test_a_second_game_in_the_file_is_refused() -> None:
    refusal = refusal_of(TEXT + TEXT)
    assert (refusal.code, refusal.turn, refusal.word) == ("header-after-turns", 72, "[Format")


@pytest.mark.parametrize("values", [(), ('A "na"',), ("A\nna",), ("A\rna",), ("\ud800",)], ids=ascii)
def test_a_header_holds_only_what_can_be_written(values: tuple[str, ...]) -> None:
    with pytest.raises(RecordError, match="header-unwritable"):
        Header("Players", values)


def test_a_key_holds_no_space() -> None:
    with pytest.raises(RecordError, match="header-unwritable"):
        Header("Two words", ("x",))


def test_a_new_header_goes_to_its_place_and_an_old_one_stays_there() -> None:
    record = Record.start(("Ana", "Bo"), "r").with_header("Date", "today")
    record = record.with_header("End", "card").with_header("Deck2", "g").with_header("Result", "1")
    record = record.with_header("Date", "tomorrow").with_header("Event", "x")
    keys = [header.key for header in record.headers]
    assert keys == ["Format", "Players", "Deck", "Deck2", "Result", "End", "Date", "Event"]
    assert record.header("Date") == ("tomorrow",)


def test_a_result_made_up_by_hand_is_refused_when_it_is_asked_for() -> None:
    record = Record.start(("Ana", "Bo"), "r").with_header("End", "card")
    assert record.result is None
    with pytest.raises(RecordError, match="result-malformed"):
        _ = record.with_header("Result", "many", "1").result


# The result.


def test_a_finished_game_may_leave_its_result_out_and_gets_it() -> None:
    bare = TEXT.replace('[Result "5 8 10" "3"]\n', "").replace('[End "card"]\n', "")
    assert write_record(read_record(bare)) == TEXT


def test_an_unfinished_game_has_no_result() -> None:
    text = re.sub(r"\[(Deck2|Result|End) .*\n", "", TEXT.partition("\n3.")[0] + "\n")
    record = read_record(text)
    assert (len(record.turns), record.result) == (6, None)
    assert write_record(record) == text


def test_a_game_without_turns_is_a_record() -> None:
    record = Record.start(("Ana", "Bo", "Cy"), read_record(TEXT).deck)
    text = write_record(record)
    assert read_record(text) == record
    early = refusal_of(text + '[End "card"]')
    assert (early.code, early.turn, early.seat, early.word) == ("result-too-early", 0, 0, "headers")


# Words and white space.


@pytest.mark.parametrize("space", ["\n", "\r\n", "\t", " \n\n ", "\x0b", "\u2003"], ids=ascii)
def test_any_white_space_parts_the_words(space: str) -> None:
    text = space + re.sub(r"(?<=\])\s|(?<=[^1]) (?=\")", space, HEADERS) + space
    text += space.join(ROUNDS.split()) + space
    assert write_record(read_record(text)) == TEXT


def test_a_byte_order_mark_is_passed_over() -> None:
    assert write_record(read_record(b"\xef\xbb\xbf" + TEXT.encode("utf-8"))) == TEXT


@pytest.mark.parametrize("text", [b"\xff" + TEXT.encode("utf-8"), TEXT + "\ud800"], ids=ascii)
def test_what_is_not_utf_8_is_refused(text: str | bytes) -> None:
    assert refusal_of(text).code == "not-utf-8"


@pytest.mark.parametrize(
    ("rounds", "code", "turn", "seat", "word"),
    [
        ("1.T34 T46", "round-number-missing", 1, 1, "1.T34"),
        ("01. T34 T46", "round-number-wrong", 1, 1, "01."),
        ("1. 2. T34", "turn-left-out", 1, 1, "2."),
        ("1.", "round-empty", 1, 1, "1."),
        ("1. T34 T46 T37\n2.", "round-empty", 4, 1, "2."),
        ("1. T34 T46 T37 T12", "round-number-missing", 4, 1, "T12"),
        ("1. T34 t46 T37", "turn-malformed", 2, 2, "t46"),
        ("1. T34&", "turn-malformed", 1, 1, "T34&"),
        ("\u0661. T34", "round-number-missing", 1, 1, "\u0661."),
    ],
)
def test_rounds_are_numbered_one_after_another(
    rounds: str, code: str, turn: int, seat: int, word: str
) -> None:
    refusal = refusal_of(f"{HEADERS}\n\n{rounds}")
    place = (refusal.turn, refusal.seat, refusal.word)
    assert (refusal.code, *place) == (code, turn, seat, word)


def test_the_first_fault_is_the_one_that_is_named() -> None:
    text = TEXT.replace("2. Bp3@c1:c2c3=ppp*+h", "2. Bp3@c2:c1c3=ppp*+h").replace("3. ", "4. ", 1)
    assert refusal_of(text).code == "tile-shape"


def test_a_turn_after_the_end_of_a_full_round_is_refused_at_the_turn() -> None:
    text = next(text for text in TEXTS if len(text.splitlines()[-1].split()) == 3 and '"Cy"' not in text)
    rounds = int(text.splitlines()[-1].partition(".")[0])
    refusal = refusal_of(f"{text}{rounds + 1}. T12\n")
    assert (refusal.code, refusal.turn, refusal.seat) == ("game-over", 2 * rounds + 1, 1)


# Anything at all.


def assert_refused_or_round_trips(text: str | bytes) -> None:
    try:
        record = read_record(text)
    except RecordError:
        return
    assert read_record(write_record(record)) == record


@given(st.text() | st.binary())
def test_garbage_is_refused(text: str | bytes) -> None:
    assert_refused_or_round_trips(text)


PIECES = ["[", "]", '"', "[Deck", '"nyhavn 1"', "1.", "T12", "&", "Br2@a1:b1=rr", "*", "\n", " "]


@given(st.lists(st.sampled_from(PIECES) | st.text(max_size=3), max_size=12), st.booleans())
def test_pieces_of_notation_in_any_order_are_refused_or_legal(pieces: list[str], with_headers: bool) -> None:
    headers = re.sub(r"\[(Deck2|Result|End) .*\n?", "", HEADERS) if with_headers else ""
    assert_refused_or_round_trips(headers + "".join(pieces))


@settings(max_examples=600, deadline=None)
@given(st.data())
def test_an_altered_game_is_refused_or_legal(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(TEXTS))
    for _ in range(data.draw(st.integers(1, 2))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(start + 3, len(text))))
        new = data.draw(st.sampled_from(["", text[start:end] * 2, *'rygbp*0123a.T&B+-~% \n"[]']))
        text = text[:start] + new + text[end:]
    assert_refused_or_round_trips(text)


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_a_game_with_lines_altered_is_refused_or_legal(data: st.DataObject) -> None:
    lines = data.draw(st.sampled_from(TEXTS)).splitlines()
    place = data.draw(st.integers(0, len(lines) - 1))
    other = data.draw(st.integers(0, len(lines) - 1))
    change = data.draw(st.sampled_from(["drop", "double", "swap", "shorten"]))
    if change == "drop":
        del lines[place]
    elif change == "double":
        lines.insert(other, lines[place])
    elif change == "swap":
        lines[place], lines[other] = lines[other], lines[place]
    else:
        del lines[place:]
    assert_refused_or_round_trips("\n".join(lines))


@pytest.mark.parametrize(
    "text",
    [
        "[ " * 300_000,
        '[Note "' + '" "' * 300_000,
        "".join(f'[N{number} "x"]' for number in range(30_000)) + TEXT,
        HEADERS + "\n\n" + "1" * 300_000 + ".",
        HEADERS + "\n\n1. " + "T34 " * 300_000,
        HEADERS + "\n\n1. T34" + "+1" * 300_000,
        HEADERS + "\n\n1. Bp3@c1:" + "c2" * 300_000,
        HEADERS + "\n\n1. Bp3@c1:c2c3=ppp" + "*c3" * 300_000,
    ],
    ids=lambda text: text[-12:],
)
def test_huge_texts_are_judged_at_once(text: str) -> None:
    # What the machine is busy with besides does not count.
    start = time.process_time()
    assert_refused_or_round_trips(text)
    assert time.process_time() - start < 5


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 4), st.integers(0, 2**32))
def test_a_random_game_is_recorded_written_and_read_the_same(players: int, seed: int) -> None:
    record = random_record(players, seed)
    text = write_record(record)
    assert record.result is not None
    assert read_record(text) == record
    assert write_record(read_record(text)) == text


@settings(max_examples=4, deadline=None)
@given(st.integers(2, 4), st.integers(0, 2**32))
def test_a_game_can_be_written_and_read_after_any_turn(players: int, seed: int) -> None:
    for recorder, _ in random_game(players, seed):
        assert read_record(write_record(recorder.record)) == recorder.record
