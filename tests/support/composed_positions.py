"""Positions put together from words: houses, hands and the harbour as a test wants them."""

from nyhavn.rules import (
    COLOUR_LETTERS,
    LINES,
    Chance,
    Decision,
    Game,
    LaySpecial,
    Place,
    first_deck,
    line_points,
    tile_word,
)
from nyhavn.rules.decisions import number_of
from nyhavn.rules.pieces import ABILITY_LETTERS
from nyhavn.rules.placements import PLACEMENTS

TILES: dict[str, Decision] = {tile_word(Place(placement)): Place(placement) for placement in PLACEMENTS}


def composed(
    hands: tuple[str, ...],
    *,
    houses: tuple[str, ...] = (),
    harbour: str = "rygbpry",
    abilities: str = "n",
    inactive: str = "",
    points: tuple[int, ...] | None = None,
) -> Game:
    """The first seat is to move; all hands were taken openly, and the abilities are the first seat's."""
    players = len(hands)
    laid = [house.split() for house in (*houses, "", "", "", "")][:players]
    numbers = tuple(tuple(number_of(tile(word)) for word in words) for words in laid)
    counts = tuple(tuple(hand.count(letter) for letter in COLOUR_LETTERS) for hand in hands)
    others = (1,) * (players - 1)
    game = Game.from_facts(
        Game.start(players, first_deck(players, Chance(1))).facts()
        | {
            "piers": tuple(COLOUR_LETTERS.index(letter) for letter in harbour),
            "hands": counts,
            "known": counts,
            "unknown": (0,) * players,
            "owned": (kinds(abilities), *others),
            "active": (kinds(abilities) & ~kinds(inactive), *others),
            "laid": numbers,
        }
    )
    lines = [
        [line_points(line, game.filled[s], game.windows[s]) for line in range(LINES)] for s in range(players)
    ]
    scored = tuple(sum(1 << line for line, worth in enumerate(house) if worth) for house in lines)
    return Game.from_facts(
        game.facts() | {"scored": scored, "points": points or tuple(sum(house) for house in lines)}
    )


def tile(word: str) -> Decision:
    return LaySpecial(word[1:]) if word.startswith("*") else TILES[word]


def kinds(abilities: str) -> int:
    return sum(1 << ABILITY_LETTERS.index(letter) for letter in abilities)
