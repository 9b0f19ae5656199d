"""The state of a game.

Plain Python that Cython also compiles, with the C types of ``position.pxd``. Inside, colours, abilities,
piers, spaces and decisions are small numbers, and a set of spaces is an integer with one bit per space.
"""

from collections.abc import Mapping
from typing import Any

from nyhavn.rules import bits, constants, pieces, placements
from nyhavn.rules.constants import (
    ANY_CARDS,
    CARD_LETTERS,
    CHOOSE,
    COAT_COUNT,
    COLOURS,
    DECK_CARDS,
    LAPSED,
    MOST_TILES_IN_HOUSE,
    NOTHING,
    SIZES,
    TILE_COUNT,
)
from nyhavn.rules.decisions import END_TURN, LAY_SPECIAL, PLACE
from nyhavn.rules.deck import check_players
from nyhavn.rules.errors import IllegalError, Refusal
from nyhavn.rules.pieces import COLOUR_LETTERS, MAX_PLAYERS, MIN_PLAYERS, PIERS

try:
    import cython
except ImportError:
    from nyhavn.rules import interpreted as cython

PLACEMENT_SPACES = placements.PLACEMENT_SPACES
PLACEMENT_TILE = placements.PLACEMENT_TILE
PLACEMENT_WINDOWS = placements.PLACEMENT_WINDOWS
SPACE_BIT = constants.SPACE_BIT
MORE_THAN_ALL_SPACES = constants.SPACE_COUNT + 1


class Position:
    """Everything on the table, what is hidden too. ``seat`` is to move; seats count from 0 in turn order."""

    def __init__(self) -> None:
        if not cython.compiled:
            # Compiled, these are C arrays of zeros from the start.
            self.deck = [0] * DECK_CARDS
            self.discard = [0] * COLOURS
            self.piers = [0] * PIERS
            self.supply = [0] * TILE_COUNT
            self.hands = [[0] * COLOURS for _ in range(MAX_PLAYERS)]
            # What everybody knows of a hand: the cards taken openly, and how many others there are.
            self.known = [[0] * COLOURS for _ in range(MAX_PLAYERS)]
            self.unknown = [0] * MAX_PLAYERS
            self.owned = [0] * MAX_PLAYERS
            self.active = [0] * MAX_PLAYERS
            self.filled = [0] * MAX_PLAYERS
            self.windows = [0] * MAX_PLAYERS
            self.painted = [[0] * COLOURS for _ in range(MAX_PLAYERS)]
            # Decision numbers of the tiles in each house, in the order they were laid.
            self.laid = [[0] * MOST_TILES_IN_HOUSE for _ in range(MAX_PLAYERS)]
            self.laid_count = [0] * MAX_PLAYERS
            self.scored = [0] * MAX_PLAYERS
            self.points = [0] * MAX_PLAYERS
            # The turn that is being played.
            self.discarded = [0] * COLOURS
            self.paid = [0] * COLOURS
            self.coats = [0] * COAT_COUNT
        self.players = 0
        self.seat = 0
        self.phase: int = CHOOSE
        self.turns = 0
        self.deck_size = 0
        self.drawn = 0
        self.reshuffled = 0
        # What a viewer does not see has been taken out: there is no deck to go on with.
        self.veiled = 0
        self.specials = 0
        # The turn that is being played.
        self.first_pier = NOTHING
        self.second_pier = NOTHING
        self.additional_pier = NOTHING
        self.discount = 0
        self.change_from = NOTHING
        self.change_to = NOTHING
        self.placement = NOTHING
        self.price = 0
        self.coats_open = 0
        self.coats_taken = 0
        for index in range(DECK_CARDS):
            self.deck[index] = NOTHING
        for pier in range(PIERS):
            self.piers[pier] = NOTHING

    def take_over(self, other: "Position") -> None:
        """Take over everything from another position."""
        self.players = other.players
        self.seat = other.seat
        self.phase = other.phase
        self.turns = other.turns
        self.deck[:] = other.deck
        self.deck_size = other.deck_size
        self.drawn = other.drawn
        self.reshuffled = other.reshuffled
        self.veiled = other.veiled
        self.discard[:] = other.discard
        self.piers[:] = other.piers
        self.supply[:] = other.supply
        self.specials = other.specials
        for seat in range(other.players):
            self.hands[seat][:] = other.hands[seat]
            self.known[seat][:] = other.known[seat]
            self.painted[seat][:] = other.painted[seat]
            self.laid[seat][:] = other.laid[seat]
        self.unknown[:] = other.unknown
        self.owned[:] = other.owned
        self.active[:] = other.active
        self.filled[:] = other.filled
        self.windows[:] = other.windows
        self.laid_count[:] = other.laid_count
        self.scored[:] = other.scored
        self.points[:] = other.points
        self.first_pier = other.first_pier
        self.second_pier = other.second_pier
        self.additional_pier = other.additional_pier
        self.discarded[:] = other.discarded
        self.discount = other.discount
        self.change_from = other.change_from
        self.change_to = other.change_to
        self.placement = other.placement
        self.price = other.price
        self.paid[:] = other.paid
        self.coats_open = other.coats_open
        self.coats_taken = other.coats_taken
        self.coats[:] = other.coats

    def set_up(self, players: int) -> None:
        """Lay out everything but the cards."""
        check_players(players)
        self.players = players
        for index, tile in enumerate(pieces.TILES):
            self.supply[index] = pieces.tiles_in_play(players, tile.size)
        self.specials = pieces.SPECIAL_TILES
        for seat in range(players):
            self.unknown[seat] = pieces.FIRST_HANDS[seat]
            self.owned[seat] = self.active[seat] = 1 << ANY_CARDS

    def load_deck(self, deck: str) -> None:
        """Put this deck on the table, given in the order it is drawn."""
        self.deck_size = len(deck)
        self.drawn = 0
        for index, letter in enumerate(deck):
            self.deck[index] = CARD_LETTERS.index(letter)

    def deal(self) -> None:
        """Cards to the piers, then whole first hands in turn order."""
        for pier in range(PIERS):
            self.piers[pier] = self.deck[self.drawn]
            self.drawn += 1
        for seat in range(self.players):
            for _ in range(self.unknown[seat]):
                self.hands[seat][self.deck[self.drawn]] += 1
                self.drawn += 1

    def hand_size(self, seat: int) -> int:
        size = 0
        for colour in range(COLOURS):
            size += self.hands[seat][colour]
        return size

    def funds(self, source: int, target: int) -> int:
        """How many cards can pay a tile of the target colour when the source colour counts as it."""
        return self.hands[self.seat][source] + self.hands[self.seat][target]

    def facts(self) -> dict[str, Any]:
        """Everything that makes up the position, as plain values; seats that nobody sits at are left out.

        Cards that have left the deck and slots that hold nothing play no part.
        """
        seats = range(self.players)
        return {
            "players": self.players,
            "seat": self.seat,
            "phase": self.phase,
            "turns": self.turns,
            "deck": tuple([self.deck[index] for index in range(self.drawn, self.deck_size)]),
            "reshuffled": self.reshuffled,
            "discard": tuple([self.discard[colour] for colour in range(COLOURS)]),
            "piers": tuple([self.piers[pier] for pier in range(PIERS)]),
            "hands": tuple([tuple([self.hands[s][c] for c in range(COLOURS)]) for s in seats]),
            "known": tuple([tuple([self.known[s][c] for c in range(COLOURS)]) for s in seats]),
            "unknown": tuple([self.unknown[s] for s in seats]),
            "owned": tuple([self.owned[s] for s in seats]),
            "active": tuple([self.active[s] for s in seats]),
            "laid": tuple([tuple([self.laid[s][i] for i in range(self.laid_count[s])]) for s in seats]),
            "scored": tuple([self.scored[s] for s in seats]),
            "points": tuple([self.points[s] for s in seats]),
            "first_pier": self.first_pier,
            "second_pier": self.second_pier,
            "additional_pier": self.additional_pier,
            "discarded": tuple([self.discarded[colour] for colour in range(COLOURS)]),
            "discount": self.discount,
            "change_from": self.change_from,
            "change_to": self.change_to,
            "placement": self.placement,
            "price": self.price,
            "paid": tuple([self.paid[colour] for colour in range(COLOURS)]),
            "coats_open": self.coats_open,
            "coats": tuple([self.coats[i] for i in range(self.coats_taken)]),
        }

    def restore(self, facts: Mapping[str, Any]) -> None:
        """Take over the position that ``facts`` describes, as ``facts`` of another one gave it.

        The tiles in the houses are not laid yet.
        """
        check_room(facts)
        self.set_up(facts["players"])
        self.seat = facts["seat"]
        self.phase = facts["phase"]
        self.turns = facts["turns"]
        self.drawn = 0
        self.deck_size = len(facts["deck"])
        for index, card in enumerate(facts["deck"]):
            self.deck[index] = card
        self.reshuffled = facts["reshuffled"]
        for pier in range(PIERS):
            self.piers[pier] = facts["piers"][pier]
        self.first_pier = facts["first_pier"]
        self.second_pier = facts["second_pier"]
        self.additional_pier = facts["additional_pier"]
        self.discount = facts["discount"]
        self.change_from = facts["change_from"]
        self.change_to = facts["change_to"]
        self.placement = facts["placement"]
        self.price = facts["price"]
        self.coats_open = facts["coats_open"]
        self.coats_taken = len(facts["coats"])
        for i in range(self.coats_taken):
            self.coats[i] = facts["coats"][i]
        for colour in range(COLOURS):
            self.discard[colour] = facts["discard"][colour]
            self.discarded[colour] = facts["discarded"][colour]
            self.paid[colour] = facts["paid"][colour]
        for seat in range(self.players):
            self.restore_seat(seat, facts)

    def restore_seat(self, seat: int, facts: Mapping[str, Any]) -> None:
        for colour in range(COLOURS):
            self.hands[seat][colour] = facts["hands"][seat][colour]
            self.known[seat][colour] = facts["known"][seat][colour]
        self.unknown[seat] = facts["unknown"][seat]
        self.owned[seat] = facts["owned"][seat]
        self.active[seat] = facts["active"][seat]
        self.scored[seat] = facts["scored"][seat]
        self.points[seat] = facts["points"][seat]

    def put(self, seat: int, number: int) -> None:
        """Lay a tile of the supply into a house: a placement, or a special tile on its space."""
        if number >= PLACE:
            placement = number - PLACE
            tile = PLACEMENT_TILE[placement]
            self.supply[tile] -= 1
            self.painted[seat][tile // SIZES] |= PLACEMENT_SPACES[placement]
            self.filled[seat] |= PLACEMENT_SPACES[placement]
            self.windows[seat] |= PLACEMENT_WINDOWS[placement]
        else:
            self.specials -= 1
            self.filled[seat] |= SPACE_BIT[number - LAY_SPECIAL]
            self.windows[seat] |= SPACE_BIT[number - LAY_SPECIAL]
        self.laid[seat][self.laid_count[seat]] = number
        self.laid_count[seat] += 1

    def discard_pile(self) -> str:
        """The cards that would be shuffled again, in the order of the colours."""
        return "".join(COLOUR_LETTERS[colour] * self.discard[colour] for colour in range(COLOURS))


def check_room(facts: Mapping[str, Any]) -> None:
    """Refuse facts for which the compiled fields have no room; that they make a game is not checked here."""
    seats = range(facts["players"])
    tiles = [number for seat in seats for number in facts["laid"][seat]]
    fits = (
        facts["seat"] in seats
        and len(facts["deck"]) <= DECK_CARDS
        and len(facts["coats"]) <= COAT_COUNT
        and all(len(facts["laid"][seat]) <= MOST_TILES_IN_HOUSE for seat in seats)
        and all(LAY_SPECIAL <= number < LAPSED and number != END_TURN for number in tiles)
    )
    if not fits:
        raise IllegalError(Refusal.FACTS_WITHOUT_ROOM)


def has_end_card(players: int, reshuffled: int) -> bool:
    """Whether the end-of-game card is in the deck: with two players at once, else after the reshuffle."""
    return players == MIN_PLAYERS or reshuffled != 0


def standing(position: Position, seat: int) -> int:
    """What decides who wins: the points, and where they are equal the spaces covered."""
    return position.points[seat] * MORE_THAN_ALL_SPACES + bits.count_spaces(position.filled[seat])
