"""The state of a game.

Plain Python that Cython also compiles, with the C types of ``position.pxd``. Inside, colours, abilities, piers,
spaces and decisions are small numbers, and a set of spaces is an integer with one bit per space.
"""

from nyhavn.rules import pieces
from nyhavn.rules.deck import check_first_deck
from nyhavn.rules.pieces import COLOUR_LETTERS, PIERS
from nyhavn.rules.tables import ANY_CARDS, CARD_LETTERS, CHOOSE, COLOURS, NOTHING


class Position:
    """Everything on the table, what is hidden too. ``seat`` is to move; seats count from 0 in turn order."""

    def __init__(self) -> None:
        self.players = 0
        self.seat = 0
        self.phase: int = CHOOSE
        self.turns = 0
        self.deck = [NOTHING] * 71
        self.deck_size = 0
        self.drawn = 0
        self.reshuffled = 0
        self.discard = [0] * 5
        self.piers = [NOTHING] * 7
        self.supply = [0] * 20
        self.specials = 0
        self.hands = [[0] * 5, [0] * 5, [0] * 5, [0] * 5]
        # What everybody knows of a hand: the cards taken openly, and how many others there are.
        self.known = [[0] * 5, [0] * 5, [0] * 5, [0] * 5]
        self.unknown = [0] * 4
        self.owned = [0] * 4
        self.active = [0] * 4
        self.filled = [0] * 4
        self.windows = [0] * 4
        self.painted = [[0] * 5, [0] * 5, [0] * 5, [0] * 5]
        # Decision numbers of the tiles in each house, in the order they were laid.
        self.laid = [[0] * 26, [0] * 26, [0] * 26, [0] * 26]
        self.laid_count = [0] * 4
        self.scored = [0] * 4
        self.points = [0] * 4
        # The turn that is being played.
        self.first_pier = NOTHING
        self.second_pier = NOTHING
        self.additional_pier = NOTHING
        self.discarded = [0] * 5
        self.discount = 0
        self.change_from = NOTHING
        self.change_to = NOTHING
        self.placement = NOTHING
        self.price = 0
        self.paid = [0] * 5
        self.coats_open = 0
        self.coats_taken = 0
        self.coats = [0] * 7

    def become(self, other: "Position") -> None:
        """Take over everything from another position."""
        self.players = other.players
        self.seat = other.seat
        self.phase = other.phase
        self.turns = other.turns
        self.deck[:] = other.deck
        self.deck_size = other.deck_size
        self.drawn = other.drawn
        self.reshuffled = other.reshuffled
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

    def set_up(self, players: int, deck: str) -> None:
        """Lay everything out with this deck, given in the order it is drawn."""
        check_first_deck(players, deck)
        self.players = players
        self.deck_size = len(deck)
        for place, letter in enumerate(deck):
            self.deck[place] = CARD_LETTERS.index(letter)
        for index, tile in enumerate(pieces.TILES):
            self.supply[index] = pieces.tiles_in_play(players, tile.size)
        self.specials = pieces.SPECIAL_TILES
        for seat in range(players):
            self.unknown[seat] = pieces.FIRST_HANDS[seat]
            self.owned[seat] = self.active[seat] = 1 << ANY_CARDS
        self.deal()

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

    def discard_pile(self) -> str:
        """The cards that would be shuffled again, in the order of the colours."""
        return "".join(COLOUR_LETTERS[colour] * self.discard[colour] for colour in range(COLOURS))
