"""Pairs of games that differ only in what one viewer cannot see.

The twins are dealt from two decks with the same cards at every place that the viewer comes to see, and
then played with the same decisions. Nothing of the code that hides or samples cards is used to make them.
"""

from collections.abc import Iterator, Sequence
from itertools import accumulate

from nyhavn.rules import (
    FIRST_HANDS,
    LAST_CARDS,
    NOTHING,
    PIERS,
    Chance,
    Decision,
    Game,
    Phase,
    first_deck,
    second_deck,
    shuffled,
)
from nyhavn.rules.pieces import END_CARD_LETTER
from support.random_games import chosen

Viewer = int | None
"""A seat, or None for someone who watches."""


def viewers(players: int) -> list[Viewer]:
    return [None, *range(players)]


def unseen_places(players: int, viewer: Viewer, size: int, never_drawn: int) -> list[int]:
    """The places of a first deck that stay unseen as long as its last cards are not drawn."""
    hand_ends = list(accumulate(FIRST_HANDS[:players], initial=PIERS))
    places = [
        place
        for seat in range(players)
        if seat != viewer
        for place in range(hand_ends[seat], hand_ends[seat + 1])
    ]
    return places + list(range(size - never_drawn, size))


def mixed(deck: str, places: Sequence[int], chance: Chance) -> str:
    """The deck with the cards at these places shuffled; an end-of-game card stays among the last ten."""
    while True:
        cards = list(deck)
        for place, card in zip(places, shuffled("".join(deck[p] for p in places), chance), strict=True):
            cards[place] = card
        if END_CARD_LETTER not in cards[:-LAST_CARDS]:
            return "".join(cards)


class Twins:
    """Two games that differ only in what the viewer cannot see, until cards would be drawn that differ."""

    def __init__(self, players: int, viewer: Viewer, never_drawn: int, seed: int) -> None:
        """Deal until a hidden hand differs; of each deck, the last cards differ and are never drawn."""
        self._chance = Chance(seed)
        self._never_drawn = never_drawn
        self.viewer = viewer
        while True:
            deck = first_deck(players, self._chance)
            places = unseen_places(players, viewer, len(deck), never_drawn)
            self.one = Game.start(players, deck)
            self.other = Game.start(players, mixed(deck, places, self._chance))
            if self.one.hands != self.other.hands:
                break

    def play(self) -> Iterator[Decision | None]:
        """Play on; after every step the decision that was carried out, or None for what chance did."""
        yield None
        while self.one.phase != Phase.OVER:
            for decision in self._turn_for_both():
                self.one.apply(decision)
                self.other.apply(decision)
                yield decision
            if self.one.phase != Phase.REFILL or self._would_differ_openly():
                return
            self.one.refill()
            self.other.refill()
            yield None
            if self.one.phase == Phase.RESHUFFLE:
                self._reshuffle()
                yield None

    def _turn_for_both(self) -> list[Decision]:
        """A random turn of the one game that the other one allows too."""
        while True:
            trial, decisions = self.one.copy(), []
            while trial.phase < Phase.REFILL:
                decisions.append(chosen(trial, self._chance))
                trial.apply(decisions[-1])
            if is_allowed(self.other, decisions):
                return decisions

    def _would_differ_openly(self) -> bool:
        left = self.one.deck_size - self.one.drawn - list(self.one.piers).count(NOTHING)
        return max(left, 0) < self._never_drawn

    def _reshuffle(self) -> None:
        deck = second_deck(self.one.discard_pile(), self._chance)
        last = range(len(deck) - self._never_drawn, len(deck))
        self.one.reshuffle(deck)
        self.other.reshuffle(mixed(deck, last, self._chance))


def is_allowed(game: Game, decisions: list[Decision]) -> bool:
    """Whether these decisions, one after the other, make a whole turn."""
    trial = game.copy()
    for decision in decisions:
        if not trial.is_legal(decision):
            return False
        trial.apply(decision)
    return trial.phase >= Phase.REFILL
