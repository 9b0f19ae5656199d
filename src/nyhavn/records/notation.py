"""The game notation: reading a record from text, and writing it."""

import re
from collections.abc import Iterator
from dataclasses import replace

from nyhavn.records.errors import HEADERS, RecordError, RecordFault
from nyhavn.records.record import KEY, VALUE, Header, Record, result_values
from nyhavn.records.replay import seat_of, start_game, steps
from nyhavn.rules import Game, IllegalError, MalformedError, NyhavnError, Result, Turn, read_turn

_HEADER = re.compile(rf'\[\s*({KEY})((?:\s+"{VALUE}")+)\s*\]')
_HEADER_KEY = re.compile(rf"\[\s*({KEY})")
_QUOTED = re.compile(rf'"({VALUE})"')
_SPACE = re.compile(r"\s*")
_WORD = re.compile(r"\S+")
_ROUND_NUMBER = re.compile(r"[0-9]+\.")
_QUOTED_AT_MOST = 60


def read_record(text: str | bytes) -> Record:
    """The record that a text holds, played over; or the refusal of the first thing that is wrong.

    A finished game that does not tell its result gets it from the replay.
    """
    text = _decoded(text)
    headers, index = _read_headers(text)
    record = Record(headers)
    played = tuple(steps(record, _read_turns(text, index, record)))
    game = played[-1].filled if played else start_game(record)
    _check_ending(record, game)
    result = game.result()
    record = replace(record, turns=tuple(step.turn for step in played))
    return record.with_result(result) if result else record


def write_record(record: Record) -> str:
    """The text of a record: its headers, a blank line, and one line per round."""
    lines = [_header_line(header) for header in record.headers]
    if record.turns:
        lines.append("")
    seats = len(record.players)
    for first in range(0, len(record.turns), seats):
        words = (turn.word for turn in record.turns[first : first + seats])
        lines.append(f"{first // seats + 1}. {' '.join(words)}")
    return "\n".join(lines) + "\n"


def _header_line(header: Header) -> str:
    values = " ".join(f'"{value}"' for value in header.values)
    return f"[{header.key} {values}]"


def _decoded(text: str | bytes) -> str:
    """The text, if it can stand in a UTF-8 file."""
    try:
        if isinstance(text, bytes):
            # Some editors put a mark before the first letter.
            return text.decode("utf-8-sig")
        text.encode("utf-8")
    except UnicodeError as fault:
        raise RecordError(MalformedError(RecordFault.NOT_UTF_8)) from fault
    return text


def _read_headers(text: str) -> tuple[tuple[Header, ...], int]:
    """The headers, and the place in the text where the turns begin."""
    headers: list[Header] = []
    index = _after_space(text, 0)
    while text.startswith("[", index):
        match = _HEADER.match(text, index)
        if match is None:
            raise _malformed_header(text, index)
        headers.append(Header(match[1], tuple(_QUOTED.findall(match[2]))))
        index = _after_space(text, match.end())
    return tuple(headers), index


def _after_space(text: str, index: int) -> int:
    match = _SPACE.match(text, index)
    return match.end() if match else index


def _malformed_header(text: str, index: int) -> RecordError:
    key = _HEADER_KEY.match(text, index)
    quoted = text[index : index + _QUOTED_AT_MOST].splitlines()[0]
    reason = MalformedError(RecordFault.HEADER_MALFORMED, {"header": quoted})
    return RecordError(reason, word=key[1] if key else HEADERS)


def _read_turns(text: str, index: int, record: Record) -> Iterator[Turn]:
    """The turns in seat order, with a number before each round.

    Each is read only when those before it have been played, so that the first fault is named.
    """
    seats = len(record.players)
    number, is_numbered = 1, False
    for match in _WORD.finditer(text, index):
        word = match[0]
        try:
            if word.startswith("["):
                raise MalformedError(RecordFault.HEADER_AFTER_TURNS, {"header": word})
            if number % seats == 1 and not is_numbered:
                _check_round_number(word, number // seats + 1)
                is_numbered = True
                continue
            if _ROUND_NUMBER.fullmatch(word):
                raise MalformedError(RecordFault.TURN_LEFT_OUT, {"found": word})
            turn = read_turn(word)
        except NyhavnError as refusal:
            seat = seat_of(number, record)
            raise RecordError(refusal, turn=number, seat=seat, word=word) from refusal
        yield turn
        number, is_numbered = number + 1, False
    if is_numbered:
        word = f"{number // seats + 1}."
        reason = MalformedError(RecordFault.ROUND_EMPTY, {"found": word})
        raise RecordError(reason, turn=number, seat=1, word=word)


def _check_round_number(word: str, expected: int) -> None:
    """Rounds count up from 1. The number is compared as text: it may have any length."""
    if word != f"{expected}.":
        is_number = _ROUND_NUMBER.fullmatch(word)
        code = RecordFault.ROUND_NUMBER_WRONG if is_number else RecordFault.ROUND_NUMBER_MISSING
        raise MalformedError(code, {"found": word, "expected": f"{expected}."})


def _check_ending(record: Record, game: Game) -> None:
    """What the headers say of the whole game has to be what the turns came to."""
    reason = _why_not_ending(record, game, game.result())
    if reason is not None:
        raise RecordError(reason, turn=game.turns, seat=seat_of(game.turns, record))


def _why_not_ending(record: Record, game: Game, result: Result | None) -> NyhavnError | None:
    written, end = record.header("Result"), record.header("End")
    if record.deck2 is not None and not game.reshuffled:
        return IllegalError(RecordFault.RESHUFFLE_UNUSED)
    if result is None:
        return IllegalError(RecordFault.RESULT_TOO_EARLY) if written or end else None
    if written is not None and written != result_values(result):
        return _differing(RecordFault.RESULT_DIFFERS, written, result_values(result))
    if end is not None and end != (result.end,):
        return _differing(RecordFault.END_DIFFERS, end, (result.end,))
    return None


def _differing(code: RecordFault, found: tuple[str, ...], expected: tuple[str, ...]) -> IllegalError:
    return IllegalError(code, {"found": " / ".join(found), "expected": " / ".join(expected)})
