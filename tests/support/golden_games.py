"""The golden games, played by the real rules: where the rare things of the game can be found."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from nyhavn.rules import Game

LEGAL = Path(__file__).parent.parent / "golden" / "legal"


@dataclass(frozen=True)
class GoldenGame:
    """A golden game as it stands in its file."""

    name: str
    headers: dict[str, list[str]]
    words: list[str]

    @property
    def players(self) -> int:
        return len(self.headers["Players"])

    @property
    def deck(self) -> str:
        return self.headers["Deck"][0]

    @property
    def second_deck(self) -> str | None:
        return next(iter(self.headers.get("Deck2", [])), None)

    def start(self) -> Game:
        return Game.start(self.players, self.deck)

    def play(self, game: Game, word: str) -> None:
        """Play one turn and let chance do as the file says."""
        game.play(word)
        game.fill_harbour(self.second_deck)

    def positions(self) -> Iterator[tuple[Game, str]]:
        """Each position of the game with the word that is played there next."""
        game = self.start()
        for word in self.words:
            yield game, word
            self.play(game, word)

    def end(self) -> Game:
        """The game when it is over."""
        game = self.start()
        for word in self.words:
            self.play(game, word)
        return game


def golden_game(name: str) -> GoldenGame:
    head, _, turns = (LEGAL / f"{name}.nyh").read_text(encoding="utf-8").partition("\n\n")
    lines = re.findall(r"^\[(\w+) (.*)\]$", head, re.MULTILINE)
    return GoldenGame(
        name,
        {key: re.findall(r'"([^"]*)"', values) for key, values in lines},
        [word for word in turns.split() if not word.endswith(".")],
    )


def golden_games() -> list[GoldenGame]:
    return [golden_game(path.stem) for path in sorted(LEGAL.glob("*.nyh"))]


def before(ending: str) -> Iterator[tuple[Game, str]]:
    """Every golden position whose next turn ends in this way, with that turn."""
    for golden in golden_games():
        if any(word.endswith(ending) for word in golden.words):
            for game, word in golden.positions():
                if word.endswith(ending):
                    yield game.copy(), word
