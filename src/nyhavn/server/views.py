"""What a viewer sees of a game, as a message."""

from typing import cast

from nyhavn.rules.game import Game
from nyhavn.rules.offers import Line
from nyhavn.rules.pieces import COLOUR_LETTERS
from nyhavn.rules.turns import Turn
from nyhavn.rules.view import Hand, View, tile_word
from nyhavn.server.messages import Counts, GameView, HandView, HouseView, LineInfo


def game_view(game: Game, seat: int | None) -> GameView:
    """All that a seat, or with None someone who watches, may see; made from a ``View`` and nothing else."""
    return shown(View(game, seat))


def shown(view: View) -> GameView:
    """A view as a message."""
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


def ability_letters(turn: Turn) -> str:
    return "".join(ability.letter for ability in turn.abilities)
