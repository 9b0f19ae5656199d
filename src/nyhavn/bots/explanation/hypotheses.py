"""What a seat could do if it were to move, asked of the rules with the cards that are known of its hand."""

from collections import Counter
from itertools import islice
from typing import Any

from nyhavn.bots.planning import MOST_OUTCOMES
from nyhavn.rules import (
    POINTS_TO_WIN,
    SIZES,
    Colour,
    Game,
    LaySpecial,
    Outcomes,
    Phase,
    Place,
    TakePair,
    Tile,
    turn_played,
)

LASTING = (
    "players",
    "turns",
    "deck",
    "reshuffled",
    "discard",
    "piers",
    "hands",
    "known",
    "unknown",
    "owned",
    "active",
    "laid",
    "scored",
    "points",
)
"""The facts of a position that do not belong to the turn being played."""
MUCH_FOR_A_TURN = 6
"""Points that hardly any turn scores: who lacks more than these is not about to win."""


def on_turn(game: Game, seat: int, **other: Any) -> Game:
    """The position with this seat to move and nothing done yet, but for these other facts."""
    facts = game.facts()
    lasting = {key: facts[key] for key in LASTING}
    return Game.from_facts(Game().facts() | lasting | {"seat": seat} | other)


def with_hand(game: Game, seat: int, hand: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """All hands, one of them replaced."""
    return tuple(hand if other == seat else tuple(game.hands[other]) for other in range(game.players))


def turn_taken_back(game: Game) -> Game:
    """The position in which the turn of the seat to move began, as far as the game tells.

    Tiles are back in the supply, and cards that were paid or put down in the hand. Which cards were taken
    from the piers is not written anywhere, so these stay where they are.
    """
    seat, build = game.seat, turn_played(game).build
    laid = list(game.facts()["laid"])
    if build is not None:
        tiles = 1 + sum(isinstance(coat, LaySpecial) for coat in build.coats)
        laid[seat] = laid[seat][:-tiles]
    hand = tuple(game.hands[seat][c] + game.paid[c] + game.discarded[c] for c in Colour)
    return on_turn(game, seat, laid=tuple(laid), hands=with_hand(game, seat, hand))


def prices(game: Game, seat: int) -> dict[Tile, int]:
    """The tiles of the supply that fit into a seat's house, each with its lowest price without abilities."""
    rich = with_hand(game, seat, (SIZES[-1],) * len(Colour))
    turn = on_turn(game, seat, hands=rich, active=(0,) * game.players)
    found: dict[Tile, int] = {}
    for choice in turn.choices():
        if isinstance(choice, Place):
            tile = choice.placement.tile
            found[tile] = min(found.get(tile, tile.size), turn.price_at(choice.placement))
    return found


def payable_after_taking(game: Game, seat: int, costs: dict[Tile, int]) -> set[Tile]:
    """The tiles that a seat cannot pay now, but could after taking two of the cards in the harbour."""
    turn = on_turn(game, seat)
    most: Counter[Colour] = Counter()
    for choice in turn.choices():
        if isinstance(choice, TakePair):
            most |= Counter(Colour(turn.piers[pier - 1]) for pier in (choice.first, choice.second))
    held = game.hands[seat]
    return {
        tile
        for tile, price in costs.items()
        if held[tile.colour] < price <= held[tile.colour] + most[tile.colour]
    }


def could_win(game: Game, seat: int) -> bool:
    """Whether a seat has a turn that wins at once, with the cards that are seen."""
    if game.points[seat] < POINTS_TO_WIN - MUCH_FOR_A_TURN:
        return False
    walk = Outcomes(on_turn(game, seat))
    ends = iter(lambda: walk.advance() and walk.game.phase, False)
    return any(phase == Phase.OVER for phase in islice(ends, MOST_OUTCOMES))
