"""A game's twin: everything that one seat sees is the same, and everything hidden from it is dealt anew.

It is made from the facts of the game alone, without the code that hides or samples cards.
"""

from typing import Any

from nyhavn.rules import LAST_CARDS, Chance, Colour, Game
from nyhavn.rules.constants import END_CARD

Counts = tuple[int, ...]


def twin_of(game: Game, seat: int, chance: Chance) -> Game:
    """The game with the cards hidden from this seat dealt anew."""
    facts = game.facts()
    others = [other for other in range(game.players) if other != seat]
    in_hands = [card for other in others for card in hidden_in_hand(facts, other)]
    in_deck = [card for card in facts["deck"] if card != END_CARD]
    if facts["reshuffled"]:
        in_hands, in_deck = mixed(in_hands, chance), mixed(in_deck, chance)
    else:
        together = mixed(in_hands + in_deck, chance)
        in_hands, in_deck = together[: len(in_hands)], together[len(in_hands) :]
    hands = list(facts["hands"])
    for other in others:
        count = len(hidden_in_hand(facts, other))
        hands[other] = with_cards(facts["known"][other], in_hands[:count])
        in_hands = in_hands[count:]
    if END_CARD in facts["deck"]:
        first = max(0, len(in_deck) + 1 - LAST_CARDS)
        in_deck.insert(first + chance.below(len(in_deck) + 1 - first), int(END_CARD))
    return Game.from_facts(facts | {"hands": tuple(hands), "deck": tuple(in_deck)})


def hidden_in_hand(facts: dict[str, Any], seat: int) -> list[int]:
    """The cards of a hand that were not taken openly."""
    pairs = zip(facts["hands"][seat], facts["known"][seat], strict=True)
    return [colour for colour, (held, known) in enumerate(pairs) for _ in range(held - known)]


def with_cards(known: Counts, cards: list[int]) -> Counts:
    return tuple(known[colour] + cards.count(colour) for colour in Colour)


def mixed(cards: list[int], chance: Chance) -> list[int]:
    """The cards in random order."""
    left, order = list(cards), []
    while left:
        order.append(left.pop(chance.below(len(left))))
    return order
