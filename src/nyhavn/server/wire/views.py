"""What a viewer sees of a game, as a message."""

from typing import cast

from nyhavn.rules import COLOUR_LETTERS, Game, Hand, Line, View, tile_word
from nyhavn.server.wire.values import Counts, Value


class HandView(Value, frozen=True):
    """A hand as the viewer knows it."""

    known: Counts
    unknown: int
    certain: Counts


class HouseView(Value, frozen=True):
    """A seat in the game: what lies before it."""

    hand: HandView
    openly: HandView
    """What a spectator knows of the hand."""
    abilities: dict[str, bool]
    """The abilities owned, by letter, and whether they are active."""
    house: tuple[str, ...]
    """The tiles in the order they were laid, such as ``r3@a1:a2b2`` or ``*c3``."""
    points: int
    empty_spaces: int


class GameView(Value, frozen=True):
    """What one seat or a spectator sees of the game."""

    viewer: int | None
    to_move: int
    phase: str
    turns: int
    deck_left: int
    end_card_in_deck: bool
    """Whether the end-of-game card is among the last ten cards of this deck, or another deck will follow."""
    end_card_near: bool
    """Whether it can come with the cards of the next refill."""
    reshuffled: bool
    piers: tuple[str | None, ...]
    discard: Counts
    deck: Counts | None
    unseen: Counts
    supply: dict[str, int]
    specials: int
    seats: tuple[HouseView, ...]


class LineInfo(Value, frozen=True):
    """A row (1 to 9) or a column (a to e) and what it scores."""

    line: str
    points: int


def game_view(game: Game, seat: int | None) -> GameView:
    """All that a seat, or with None a spectator, may see; made from a ``View`` and nothing else."""
    view = View(game, seat)
    return GameView(
        viewer=view.seat,
        to_move=view.to_move,
        phase=view.phase.name.lower(),
        turns=view.turns,
        deck_left=view.deck_left,
        end_card_in_deck=view.end_card_in_deck,
        end_card_near=view.end_card_near,
        reshuffled=view.reshuffled,
        piers=tuple(None if card is None else card.letter for card in view.piers),
        discard=cast("Counts", view.discard),
        deck=cast("Counts | None", view.deck),
        unseen=cast("Counts", view.unseen),
        supply=view.supply,
        specials=view.specials,
        seats=tuple(_house(view, seat) for seat in range(view.players)),
    )


def _house(view: View, seat: int) -> HouseView:
    return HouseView(
        hand=_hand(view.hand(seat)),
        openly=_hand(view.openly_known(seat)),
        abilities={ability.letter: active for ability, active in view.abilities(seat).items()},
        house=tuple(tile_word(tile) for tile in view.house(seat)),
        points=view.points(seat),
        empty_spaces=view.empty_spaces(seat),
    )


def _hand(hand: Hand) -> HandView:
    return HandView(cast("Counts", hand.known), hand.unknown, cast("Counts", hand.certain))


def line_infos(lines: tuple[Line, ...]) -> tuple[LineInfo, ...]:
    return tuple(LineInfo(line.name, line.points) for line in lines)


def open_hands(game: Game) -> tuple[str, ...]:
    """The cards in all hands: for a game that is over."""
    return tuple(card_letters(game.hands[seat]) for seat in range(game.players))


def card_letters(counts: list[int]) -> str:
    """Cards as letters, in the order of the colours."""
    return "".join(letter * count for letter, count in zip(COLOUR_LETTERS, counts, strict=True))
