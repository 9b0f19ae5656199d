"""What lies on the table, read from a game in the words of the notation."""

import copy

import pytest

from nyhavn.rules import (
    COLOUR_LETTERS,
    NOTHING,
    SPACES,
    TILE_OF_NAME,
    TILES,
    Decision,
    Game,
    IllegalError,
    NyhavnError,
    read_turn,
    why_not_turn,
)
from nyhavn.rules.constants import CARD_LETTERS
from nyhavn.rules.pieces import ABILITY_LETTERS

FIELDS = [name for name in dir(Game()) if not name.startswith("_") and not callable(getattr(Game(), name))]


def everything(game: Game) -> dict[str, object]:
    """Every public field of a game, to be compared with the same game later."""
    return {name: copy.deepcopy(getattr(game, name)) for name in FIELDS}


def letters_of(counts: list[int]) -> str:
    return "".join(letter * count for letter, count in zip(COLOUR_LETTERS, counts, strict=True))


def hand(game: Game, seat: int) -> str:
    """The cards of a hand, in the order r y g b p."""
    return letters_of(game.hands[seat])


def piers(game: Game) -> str:
    """The cards at piers 1 to 7, a dot for an empty pier."""
    return "".join("." if card == NOTHING else COLOUR_LETTERS[card] for card in game.piers)


def deck(game: Game) -> str:
    """The cards still to be drawn, the next one first."""
    return "".join(CARD_LETTERS[card] for card in game.deck[game.drawn : game.deck_size])


def spaces_of(mask: int) -> list[str]:
    return [space for index, space in enumerate(SPACES) if mask >> index & 1]


def covered(game: Game, seat: int) -> list[str]:
    """The covered spaces of a house, in the order of the notation."""
    return spaces_of(game.filled[seat])


def windows(game: Game, seat: int) -> list[str]:
    return spaces_of(game.windows[seat])


def colour_at(game: Game, seat: int, space: str) -> str:
    """The colour of the tile on a space, `w` for a special tile, a dot for none."""
    bit = 1 << SPACES.index(space)
    for letter, painted in zip(COLOUR_LETTERS, game.painted[seat], strict=True):
        if painted & bit:
            return letter
    return "w" if game.filled[seat] & bit else "."


def abilities_of(mask: int) -> str:
    return "".join(letter for kind, letter in enumerate(ABILITY_LETTERS) if mask >> kind & 1)


def owned(game: Game, seat: int) -> str:
    """The abilities of a player, in the order n x d h o."""
    return abilities_of(game.owned[seat])


def active(game: Game, seat: int) -> str:
    return abilities_of(game.active[seat])


def left_in_supply(game: Game, tile: str) -> int:
    return game.supply[TILES.index(TILE_OF_NAME[tile])]


def is_legal(game: Game, word: str) -> bool:
    return why_not_turn(game, read_turn(word)) is None


def refusal(game: Game, word: str) -> str:
    """The code with which a turn is refused; refusing it has changed nothing."""
    before = everything(game)
    with pytest.raises(NyhavnError) as caught:
        game.play(word)
    assert everything(game) == before
    return caught.value.code


def refused_decision(game: Game, decision: Decision) -> str:
    """The code with which one decision is refused; refusing it has changed nothing."""
    before = everything(game)
    with pytest.raises(IllegalError) as caught:
        game.apply(decision)
    assert everything(game) == before
    reason = game.why_not(decision)
    assert reason is not None
    assert reason.code == caught.value.code
    assert decision not in game.choices()
    return caught.value.code


def points_on_the_board(game: Game, seat: int) -> int:
    """What the complete rows and columns of a house are worth, counted space by space."""
    house, panes = set(covered(game, seat)), set(windows(game, seat))
    rows = [{column + row for column in "abcde"} for row in "123456789"]
    columns = [{column + row for row in "123456789"} for column in "abcde"]
    worth = [(line, 1) for line in rows] + [(line, 2) for line in columns]
    return sum(points * (2 if line <= panes else 1) for line, points in worth if line <= house)
