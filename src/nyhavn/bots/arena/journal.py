"""The file in which an arena keeps the pairings it has played, so that it can go on after a stop.

The first line tells what decides the games, and each further line is one pairing, in order. The file of a
stopped arena is therefore the beginning of the file of the finished one.
"""

import json
import os
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Self

import nyhavn
from nyhavn.bots.arena.matches import ArenaSettings, Pairing, PlayedGame
from nyhavn.bots.failures import BotFault
from nyhavn.bots.files import file_of, names_a_file, names_a_network
from nyhavn.rules import IllegalError, MalformedError, Result

NOT_SOURCE = {".so", ".pyd", ".c", ".pyc"}


class Journal:
    """The pairings of an arena in a file, open for more."""

    def __init__(self, path: Path, settings: ArenaSettings) -> None:
        self._path = path
        self._settings = settings
        self.pairings = 0
        """How many pairings the file holds."""
        self._file: BinaryIO = path.open("a+b")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def read(self) -> Iterator[Pairing]:
        """The pairings played so far; a last line that was cut off while it was written is taken away."""
        identity = arena_identity(self._settings)
        self._file.seek(0)
        whole = 0
        for number, line in enumerate(self._file):
            if not line.endswith(b"\n"):
                break
            whole += len(line)
            if number == 0:
                self._check_identity(line, identity)
            else:
                yield self._pairing(line)
        self._file.truncate(whole)
        if whole == 0:
            self._write({"arena": identity})

    def add(self, pairing: Pairing) -> None:
        deal, match = self._settings.deal_and_match(self.pairings)
        self._write({"deal": deal, "match": match, "games": [_game_values(game) for game in pairing]})
        self.pairings += 1

    def _write(self, values: dict[str, Any]) -> None:
        self._file.write(json.dumps(values, separators=(",", ":")).encode() + b"\n")
        self._file.flush()

    def _check_identity(self, line: bytes, identity: dict[str, Any]) -> None:
        try:
            found = dict(json.loads(line)["arena"])
        except (ValueError, KeyError, TypeError) as fault:
            raise self._broken(1) from fault
        different = [key for key in identity if found.get(key) != identity[key]]
        if different:
            values = {"file": str(self._path), "different": ", ".join(different)}
            raise IllegalError(BotFault.ARENA_DIFFERS, values)

    def _pairing(self, line: bytes) -> Pairing:
        """A pairing from its line, which must be the next one in order."""
        try:
            values = json.loads(line)
            pairing = tuple(_game(game) for game in values["games"])
            found = values["deal"], values["match"]
        except (ValueError, KeyError, TypeError) as fault:
            raise self._broken(self.pairings + 2) from fault
        if found != self._settings.deal_and_match(self.pairings) or len(pairing) != self._settings.players:
            raise self._broken(self.pairings + 2)
        self.pairings += 1
        return pairing

    def _broken(self, line: int) -> MalformedError:
        return MalformedError(BotFault.ARENA_FILE_BROKEN, {"file": str(self._path), "line": line})


def arena_identity(settings: ArenaSettings) -> dict[str, Any]:
    """All that decides the games: the settings, and the code of the rules and of the bots.

    How many games are wanted is no part of it, so that an arena can be made longer.
    """
    files = [file_of(name) for name in settings.bots if names_a_file(name)]
    files += [Path(name) for name in settings.bots if names_a_network(name)]
    return {
        "bots": list(settings.bots),
        "players": settings.players,
        "seed": settings.seed,
        "seconds": settings.seconds,
        "program": _digest(_program_files()),
        "bot files": _digest(files),
    }


def _program_files() -> list[Path]:
    """The rules and the bots with whatever they load; not the arena, which plays no part in the games."""
    package = Path(nyhavn.__file__).parent
    return [
        file
        for room in ("rules", "bots")
        for file in sorted((package / room).rglob("*"))
        if file.is_file() and file.suffix not in NOT_SOURCE and file.parent.name != "arena"
    ]


def _digest(files: list[Path]) -> str:
    digest = sha256()
    for file in files:
        digest.update(os.fsencode(file.name) + b"\n" + sha256(file.read_bytes()).digest())
    return digest.hexdigest()[:16]


def _game_values(game: PlayedGame) -> dict[str, Any]:
    result = game.result
    return {
        "points": list(result.points),
        "winners": list(result.winners),
        "end": result.end,
        "turns": game.turns,
    }


def _game(values: dict[str, Any]) -> PlayedGame:
    result = Result(tuple(values["points"]), tuple(values["winners"]), str(values["end"]))
    return PlayedGame(result, int(values["turns"]))
