"""The record of a game: who played, with which cards, and every turn."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace

from nyhavn.records.errors import RecordError, RecordFault
from nyhavn.rules import MalformedError, NyhavnError, Result, Turn, check_players

FORMAT = "nyhavn 1"
REQUIRED_KEYS = ("Format", "Players", "Deck")
GAME_KEYS = (*REQUIRED_KEYS, "Deck2", "Result", "End")
"""The headers that the game itself has a use for, in the order they are written."""
CHECKED_KEYS = (*REQUIRED_KEYS, "Deck2")
"""The headers whose form is looked at; the others are compared with the replay, or only kept."""

# Half of a surrogate pair has no place in a UTF-8 file.
KEY = r'[^\s"\[\]\ud800-\udfff]+'
VALUE = r'[^"\r\n\ud800-\udfff]*'
_KEY, _VALUE = re.compile(KEY), re.compile(VALUE)


@dataclass(frozen=True, slots=True)
class Header:
    """What one header line says: a key and its values."""

    key: str
    values: tuple[str, ...]

    def __post_init__(self) -> None:
        """Refuse what no header line can hold, such as a name with a quotation mark."""
        if not self.values or not _KEY.fullmatch(self.key):
            raise self._unwritable("")
        for value in self.values:
            if not _VALUE.fullmatch(value):
                raise self._unwritable(value)

    def _unwritable(self, value: str) -> RecordError:
        reason = MalformedError(RecordFault.HEADER_UNWRITABLE, {"key": self.key, "value": value})
        return RecordError(reason, word=self.key)


@dataclass(frozen=True, slots=True)
class Record:
    """A game on paper, finished or not: the headers in their order, and the turns.

    Its form is right from the start. Whether the turns are legal, only a replay tells: records that
    come from ``read_record`` or from a ``Recorder`` have passed it.
    """

    headers: tuple[Header, ...]
    turns: tuple[Turn, ...] = ()

    def __post_init__(self) -> None:
        _check_no_key_twice(self.headers)
        # In the order they are written: another format would give the others another meaning.
        for key in CHECKED_KEYS:
            _check_header(key, self.header(key))

    @staticmethod
    def start(players: Iterable[str], deck: str) -> "Record":
        """The record of a game before its first turn."""
        return Record(
            (
                Header("Format", (FORMAT,)),
                Header("Players", tuple(players)),
                Header("Deck", (deck,)),
            )
        )

    def header(self, key: str) -> tuple[str, ...] | None:
        """The values of a header, or nothing where it is absent."""
        return next((header.values for header in self.headers if header.key == key), None)

    def with_header(self, key: str, *values: str) -> "Record":
        """The same record with one header added or replaced."""
        new = Header(key, values)
        keys = [header.key for header in self.headers]
        if key in keys:
            index = keys.index(key)
            headers = (*self.headers[:index], new, *self.headers[index + 1 :])
        else:
            index = _place_of(key, keys)
            headers = (*self.headers[:index], new, *self.headers[index:])
        return replace(self, headers=headers)

    def with_result(self, result: Result) -> "Record":
        """The same record with the result of its game written into the headers."""
        record = self.with_header("Result", *result_values(result))
        return record.with_header("End", result.end)

    @property
    def players(self) -> tuple[str, ...]:
        """The names in turn order."""
        return self.header("Players") or ()

    @property
    def deck(self) -> str:
        """The first deck, in the order it is drawn."""
        return (self.header("Deck") or ("",))[0]

    @property
    def deck2(self) -> str | None:
        """The deck after the reshuffle, where there was one."""
        return (self.header("Deck2") or (None,))[0]

    @property
    def result(self) -> Result | None:
        """The result as the headers give it; nothing in an unfinished game."""
        written, end = self.header("Result"), self.header("End")
        if written is None or end is None:
            return None
        try:
            points, winners = (tuple(int(number) for number in part.split()) for part in written)
        except ValueError as fault:
            reason = MalformedError(RecordFault.RESULT_MALFORMED, {"result": " / ".join(written)})
            raise RecordError(reason, word="Result") from fault
        return Result(points, tuple(seat - 1 for seat in winners), end[0])


def result_values(result: Result) -> tuple[str, str]:
    """The result as its header gives it: final points, then the winners' seats counted from 1."""
    points = " ".join(str(points) for points in result.points)
    return points, " ".join(str(seat + 1) for seat in result.winners)


def _place_of(key: str, keys: list[str]) -> int:
    """Where a new header goes: the game's own in their order, all others to the end."""
    if key not in GAME_KEYS:
        return len(keys)
    earlier = GAME_KEYS[: GAME_KEYS.index(key)]
    return max(index for index, other in enumerate(keys) if other in earlier) + 1


def _check_no_key_twice(headers: tuple[Header, ...]) -> None:
    found: set[str] = set()
    for header in headers:
        if header.key in found:
            raise _fault(header.key, RecordFault.HEADER_TWICE, key=header.key)
        found.add(header.key)


def _check_header(key: str, values: tuple[str, ...] | None) -> None:
    """The required headers are there; all but the players' names have one value."""
    if values is None:
        if key in REQUIRED_KEYS:
            raise _fault(key, RecordFault.HEADER_MISSING, key=key)
    elif key == "Players":
        _check_players(values)
    elif len(values) != 1:
        raise _fault(key, RecordFault.HEADER_VALUES, key=key, count=len(values))
    elif key == "Format" and values[0] != FORMAT:
        raise _fault(key, RecordFault.FORMAT_UNKNOWN, format=values[0], expected=FORMAT)


def _check_players(names: tuple[str, ...]) -> None:
    try:
        check_players(len(names))
    except NyhavnError as refusal:
        raise RecordError(refusal, word="Players") from refusal


def _fault(word: str, code: RecordFault, **values: str | int) -> RecordError:
    return RecordError(MalformedError(code, values), word=word)
