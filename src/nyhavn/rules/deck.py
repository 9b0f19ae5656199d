"""The draw deck: what belongs into it, and how it is shuffled.

A deck is written as a string of colour letters in the order the cards are drawn, with ``*`` for the
end-of-game card. Chance comes in from outside as a ``RandomSource``.
"""

from collections import Counter
from typing import Protocol

from nyhavn.rules.errors import IllegalError, MalformedError, Refusal
from nyhavn.rules.pieces import (
    COLOUR_LETTERS,
    END_CARD_LETTER,
    LAST_CARDS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    cards_per_colour,
)


class RandomSource(Protocol):
    """Where chance comes from."""

    def below(self, bound: int) -> int:
        """A whole number from 0 to ``bound - 1``, each equally likely."""


def check_players(players: int) -> None:
    """The game is for 2 to 4 players."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise IllegalError(Refusal.PLAYERS_COUNT, {"players": players})


def first_cards(players: int) -> str:
    """The cards in play, in the order of the colours."""
    check_players(players)
    return "".join(letter * cards_per_colour(players) for letter in COLOUR_LETTERS)


def check_first_deck(players: int, deck: str) -> None:
    """Refuse a deck that the setup cannot have made."""
    cards = first_cards(players)
    if players == MIN_PLAYERS:
        _check_end_card(deck)
    elif END_CARD_LETTER in deck:
        raise IllegalError(Refusal.END_CARD_TOO_EARLY, {"players": players})
    _check_cards(deck, cards)


def check_second_deck(discard: str, deck: str) -> None:
    """Refuse a deck that the reshuffled discard pile cannot have made."""
    _check_end_card(deck)
    _check_cards(deck, discard)


def _check_end_card(deck: str) -> None:
    count = deck.count(END_CARD_LETTER)
    if count != 1:
        raise IllegalError(Refusal.END_CARD_COUNT, {"count": count})
    if END_CARD_LETTER not in deck[-LAST_CARDS:]:
        raise IllegalError(Refusal.END_CARD_PLACE, {"place": deck.index(END_CARD_LETTER) + 1})


def _check_cards(deck: str, expected: str) -> None:
    found, wanted = Counter(deck.replace(END_CARD_LETTER, "")), Counter(expected)
    for letter in found:
        if letter not in COLOUR_LETTERS:
            raise MalformedError(Refusal.CARD_UNKNOWN, {"card": letter})
    for letter in COLOUR_LETTERS:
        if found[letter] != wanted[letter]:
            values: dict[str, str | int] = {"card": letter, "count": found[letter]}
            raise IllegalError(Refusal.CARD_COUNT, values | {"expected": wanted[letter]})


def shuffled(cards: str, source: RandomSource) -> str:
    """The cards in random order: from the last place down, each swaps with one at or before it."""
    order = list(cards)
    for index in range(len(order) - 1, 0, -1):
        other = source.below(index + 1)
        order[index], order[other] = order[other], order[index]
    return "".join(order)


def with_end_card(deck: str, source: RandomSource) -> str:
    """Shuffle the end-of-game card with nine cards and lay these ten under the deck."""
    under = LAST_CARDS - 1
    return deck[:-under] + shuffled(END_CARD_LETTER + deck[-under:], source)


def first_deck(players: int, source: RandomSource) -> str:
    """A freshly shuffled deck for the start of a game."""
    deck = shuffled(first_cards(players), source)
    return with_end_card(deck, source) if players == MIN_PLAYERS else deck


def second_deck(discard: str, source: RandomSource) -> str:
    """The discard pile shuffled into a new deck; the pile's own order plays no part."""
    cards = "".join(sorted(discard, key=COLOUR_LETTERS.index))
    return with_end_card(shuffled(cards, source), source)
