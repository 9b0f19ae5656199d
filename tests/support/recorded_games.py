"""Games for the tests of records: the golden ones, and random ones recorded while they are played."""

from collections.abc import Iterator
from pathlib import Path

from nyhavn.records import Record, Recorder
from nyhavn.rules import Chance, Game, Phase, first_deck, turn_played

GOLDEN = Path(__file__).parents[1] / "golden"
LEGAL = sorted((GOLDEN / "legal").glob("*.nyh"))
NAMES = ("Ana", "Bo", "Çelik ✓", "")


def golden_text(name: str) -> str:
    return (GOLDEN / "legal" / f"{name}.nyh").read_bytes().decode("utf-8")


def random_game(players: int, seed: int) -> Iterator[tuple[Recorder, Game]]:
    """Play at random and record each turn; after each, the recorder and the game it follows."""
    chance = Chance(seed)
    deck = first_deck(players, chance)
    game = Game.start(players, deck)
    recorder = Recorder(Record.start(NAMES[:players], deck))
    while game.phase != Phase.OVER:
        while game.phase not in (Phase.REFILL, Phase.OVER):
            choices = game.choices()
            game.apply(choices[chance.below(len(choices))])
        recorder.play(turn_played(game))
        deck2 = game.fill_harbour(chance)
        if deck2 is not None:
            recorder.reshuffle(deck2)
        yield recorder, game


def random_record(players: int, seed: int) -> Record:
    """The record of a random game, played to its end."""
    *_, (recorder, _) = random_game(players, seed)
    return recorder.record
