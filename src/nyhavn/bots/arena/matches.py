"""What is played in an arena, game by game, and the playing of it.

Every two bots play a match. A match is a row of pairings: one deal of the cards, played once for each seat.
In the game of a seat the first bot of the match sits there, alone among copies of the second. So both bots
meet the same cards from every seat, and no luck of the deal or of the seat favours one of them.
"""

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from itertools import combinations
from typing import cast

from nyhavn.bots.playing import play_bot_game
from nyhavn.bots.roster import make_bot
from nyhavn.bots.workers import Workers
from nyhavn.rules import Chance, Game, Result, first_deck

MOST_IN_CHUNK = 16
CHUNKS_PER_WORKER = 20


@dataclass(frozen=True, slots=True)
class ArenaSettings:
    """What decides every game of an arena."""

    bots: tuple[str, ...]
    players: int
    games: int
    """How many games each match has at least: a pairing that was begun is played in full."""
    seed: int
    seconds: float | None = None
    """How long a bot may think about a turn, for bots that can be told so."""

    @property
    def matches(self) -> list[tuple[int, int]]:
        """Who meets whom, by their places in the list of bots."""
        return list(combinations(range(len(self.bots)), 2))

    @property
    def deals(self) -> int:
        return -(-self.games // self.players)

    @property
    def pairings(self) -> int:
        """How many pairings there are; they are numbered deal by deal, and in a deal match by match.

        So a longer arena begins with the pairings of a shorter one.
        """
        return self.deals * len(self.matches)

    def deal_and_match(self, pairing: int) -> tuple[int, int]:
        return divmod(pairing, len(self.matches))


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """What is kept of a game."""

    result: Result
    turns: int


Pairing = tuple[PlayedGame, ...]
"""The games of one pairing. In game 0 the first bot of the match sits on seat 0, in game 1 on seat 1 …"""


def play_pairings(settings: ArenaSettings, start: int, workers: Workers) -> Generator[Pairing, None, None]:
    """Play the pairings from a number on."""
    for played in workers.run(partial(play_chunk, settings), chunks(settings, start, workers.count)):
        yield from played


def chunks(settings: ArenaSettings, start: int, workers: int) -> Iterator[range]:
    """The pairings from a number on, in pieces that take little time, so that progress shows."""
    left = settings.pairings - start
    size = 1 if settings.seconds else max(1, min(MOST_IN_CHUNK, left // (workers * CHUNKS_PER_WORKER)))
    for first in range(start, settings.pairings, size):
        yield range(first, min(first + size, settings.pairings))


def play_chunk(settings: ArenaSettings, chunk: range) -> list[Pairing]:
    return [play_pairing(settings, pairing) for pairing in chunk]


def play_pairing(settings: ArenaSettings, pairing: int) -> Pairing:
    """Play the deal of a pairing with the first bot on every seat."""
    deal, match = settings.deal_and_match(pairing)
    first, second = settings.matches[match]
    games = []
    for seat in range(settings.players):
        places = [first if other == seat else second for other in range(settings.players)]
        names = [settings.bots[place] for place in places]
        games.append(_play_game(settings, names, deal, f"match {first} {second} game {seat}"))
    return tuple(games)


def _play_game(settings: ArenaSettings, names: list[str], deal: int, game_words: str) -> PlayedGame:
    deck = first_deck(settings.players, Chance(_number(settings, deal, "deck")))
    game = Game.start(settings.players, deck)
    bots = [
        make_bot(name, _number(settings, deal, f"{game_words} seat {seat}"), settings.seconds)
        for seat, name in enumerate(names)
    ]
    turns, _ = play_bot_game(game, bots, Chance(_number(settings, deal, "reshuffle")))
    return PlayedGame(cast("Result", game.result()), len(turns))


def _number(settings: ArenaSettings, deal: int, purpose: str) -> int:
    """The seed of something that chance decides; the deck of a deal is the same in all its games."""
    text = f"nyhavn arena\nseed {settings.seed}\ndeal {deal}\n{purpose}\n"
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big")
