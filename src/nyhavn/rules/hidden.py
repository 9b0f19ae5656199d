"""What a seat may not see, taken out of a position and filled in again at random.

Hidden are the order of the deck and the cards in hand. Everything taken from the piers and everything
discarded is seen by all, so what is not known of a rival's hand is the part of the first cards not yet spent.

Plain Python that Cython also compiles, with the C types of ``hidden.pxd``.
"""

from nyhavn.rules import playouts
from nyhavn.rules.chance import Chance
from nyhavn.rules.constants import COLOURS, DECK_CARDS, END_CARD, NOTHING
from nyhavn.rules.game import Game
from nyhavn.rules.pieces import LAST_CARDS, MAX_PLAYERS, MIN_PLAYERS, PIERS, cards_per_colour

# By the number of players.
CARDS_PER_COLOUR = [
    cards_per_colour(players) if players >= MIN_PLAYERS else 0 for players in range(MAX_PLAYERS + 1)
]


def seen_by(game: Game, viewer: int) -> Game:
    """The position with all that the viewer does not see taken out; a viewer of -1 watches from outside.

    After the reshuffle all know which cards the deck holds, and only their order is hidden.
    """
    seen = Game()
    seen.become(game)
    seen.veiled = 1
    for seat in range(game.players):
        if seat != viewer:
            for colour in range(COLOURS):
                seen.hands[seat][colour] = game.known[seat][colour]
    for index in range(DECK_CARDS):
        seen.deck[index] = NOTHING
    if game.reshuffled:
        index = game.drawn
        for card in range(END_CARD + 1):
            for left in range(game.drawn, game.deck_size):
                if game.deck[left] == card:
                    seen.deck[index] = card
                    index += 1
    return seen


def unseen_of_colour(seen: Game, colour: int) -> int:
    """How many cards of a colour are in the deck or among the unknown cards of a hand."""
    unseen = CARDS_PER_COLOUR[seen.players] - seen.discard[colour]
    for seat in range(seen.players):
        unseen -= seen.hands[seat][colour]
    for pier in range(PIERS):
        if seen.piers[pier] == colour:
            unseen -= 1
    return unseen


def in_deck_of_colour(seen: Game, colour: int) -> int:
    """How many cards of a colour are known to be in the deck."""
    count = 0
    for index in range(seen.drawn, seen.deck_size):
        if seen.deck[index] == colour:
            count += 1
    return count


def fill_in(seen: Game, viewer: int, chance: Chance) -> Game:
    """A whole position that agrees with what the viewer sees, each as likely as it should be."""
    game = Game()
    game.become(seen)
    game.veiled = 0
    unseen = [0, 0, 0, 0, 0]
    for colour in range(COLOURS):
        unseen[colour] = unseen_of_colour(seen, colour) - in_deck_of_colour(seen, colour)
    for seat in range(game.players):
        if seat != viewer:
            for _ in range(game.unknown[seat]):
                colour = draw(unseen, chance)
                game.hands[seat][colour] += 1
    if game.drawn < game.deck_size:
        if not game.reshuffled:
            lay_deck(game, unseen)
        shuffle_deck(game, chance)
    return game


def lead_with(game: Game, place: int, fraction: float) -> None:
    """Draw at a place from the top the card that lies at a fraction of the deck, as if sorted by colour.

    With fractions spread evenly over 0 to 1 each colour comes as often as it should, without the luck of few
    samples. The other cards stay in random order; where the end-of-game card may be near, all of them do.
    """
    first = game.drawn + place
    if game.deck_size - first <= LAST_CARDS:
        return
    left = 0
    for index in range(first, game.deck_size):
        left += game.deck[index] != END_CARD
    rank = int(fraction * left)
    for colour in range(COLOURS):
        for index in range(first, game.deck_size):
            if game.deck[index] == colour:
                rank -= 1
                if rank < 0:
                    game.deck[index] = game.deck[first]
                    game.deck[first] = colour
                    return


def bring_up(game: Game, card: int, ahead: int) -> bool:
    """Let a card of the deck be drawn after so many others, where chance decides one card at a time.

    It changes places with the card that lay there; false where the deck holds none of it from there on.
    """
    place = game.drawn + ahead
    for index in range(place, game.deck_size):
        if game.deck[index] == card:
            game.deck[index] = game.deck[place]
            game.deck[place] = card
            return True
    return False


def draw(unseen: list[int], chance: Chance) -> int:
    """Take one of the unseen cards."""
    left = 0
    for colour in range(COLOURS):
        left += unseen[colour]
    index = chance.below(left)
    for colour in range(COLOURS):
        index -= unseen[colour]
        if index < 0:
            unseen[colour] -= 1
            return colour
    return NOTHING


def lay_deck(game: Game, unseen: list[int]) -> None:
    """The unseen cards as the deck, with two players the end-of-game card last."""
    index = game.drawn
    for colour in range(COLOURS):
        for _ in range(unseen[colour]):
            game.deck[index] = colour
            index += 1
    if game.players == MIN_PLAYERS:
        game.deck[index] = END_CARD


def shuffle_deck(game: Game, chance: Chance) -> None:
    """Shuffle what is left of the deck; an end-of-game card, laid last, stays among the last ten cards."""
    if game.deck[game.deck_size - 1] != END_CARD:
        playouts.shuffle(game, chance, game.drawn)
        return
    game.deck_size -= 1
    playouts.shuffle(game, chance, game.drawn)
    game.deck_size += 1
    playouts.shuffle(game, chance, max(game.drawn, game.deck_size - LAST_CARDS))
