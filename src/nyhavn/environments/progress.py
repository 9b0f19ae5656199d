"""A game in which chance decides card by card, from the first card dealt on.

The hidden order of the deck is never chosen before its cards are drawn: what is left of it is a pool, and a
card that chance gives is brought up in the deck of the game.
"""

from typing import Any

import numpy as np

from nyhavn.environments.episode import carry_out, run_on
from nyhavn.environments.faults import EnvironmentFault
from nyhavn.environments.layout import ACTIONS, CHANCE_OUTCOMES, action_names
from nyhavn.rules import (
    COLOUR_LETTERS,
    FIRST_HANDS,
    LAST_CARDS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    NOTHING,
    PIERS,
    Colour,
    Game,
    IllegalError,
    Phase,
    first_cards,
)
from nyhavn.rules.constants import DECK_CARDS, END_CARD, MOST_DECISIONS_IN_TURN, MOST_TILES_IN_HOUSE
from nyhavn.rules.hidden import bring_up

MOST_STEPS = (DECK_CARDS + MAX_PLAYERS * MOST_TILES_IN_HOUSE) * (MOST_DECISIONS_IN_TURN + 3)
"""More than there can be: a turn takes two cards out of at most two decks, or lays a tile."""
STEP = np.dtype("<i2")
CARDS = COLOUR_LETTERS + "*"


class Progress:
    """The state of such a game: cheap to copy, and with everything that has happened."""

    __slots__ = ("_dealt", "_has_end_card", "_log", "_pending", "_pool", "game", "legal", "players")

    def __init__(self, players: int) -> None:
        self.players = players
        self.game: Game | None = None
        self.legal: list[int] = []
        self._dealt: tuple[int, ...] = ()
        self._pending: tuple[int, ...] = ()
        cards = first_cards(players)
        self._pool = tuple(cards.count(letter) for letter in COLOUR_LETTERS)
        self._has_end_card = players == MIN_PLAYERS
        self._log = b""

    def __deepcopy__(self, memo: dict[int, Any]) -> "Progress":
        copy = Progress.__new__(Progress)
        for name in self.__slots__:
            setattr(copy, name, getattr(self, name))
        copy.game = self.game and self.game.copy()
        return copy

    @property
    def is_over(self) -> bool:
        return self.game is not None and self.game.phase == Phase.OVER

    @property
    def seat(self) -> int:
        return self.game.seat if self.game else 0

    @property
    def drawn(self) -> tuple[int, ...]:
        """The cards of this refill that have come so far."""
        return self._pending

    @property
    def dealt_letters(self) -> str:
        return "".join(CARDS[card] for card in self._dealt)

    @property
    def open_letters(self) -> str:
        """Of the cards dealt so far those that lie open."""
        return self.dealt_letters[:PIERS]

    def chances(self) -> list[tuple[int, float]]:
        """What can come next, and how likely; the end-of-game card lies among the last ten."""
        cards = sum(self._pool)
        left = cards + self._has_end_card
        ends = 1 / left if self._has_end_card and left <= LAST_CARDS else 0.0
        outcomes = [(colour, (1 - ends) * count / cards) for colour, count in enumerate(self._pool) if count]
        return [*outcomes, (END_CARD, ends)] if ends else outcomes

    def draw(self, card: int) -> None:
        """A card comes from the deck."""
        if not any(card == outcome for outcome, _ in self.chances()):
            raise IllegalError(EnvironmentFault.CHANCE_IMPOSSIBLE, {"card": card})
        if card == END_CARD:
            self._has_end_card = False
        else:
            self._pool = (*self._pool[:card], self._pool[card] - 1, *self._pool[card + 1 :])
        if self.game is None:
            self._deal(card)
            return
        if self.game.phase == Phase.REFILL:
            bring_up(self.game, card, len(self._pending))
        self._pending = (*self._pending, card)
        self._note([ACTIONS + card])
        self._fill(self.game)

    def decide(self, number: int) -> None:
        """Carry out an action of the seat to move."""
        assert self.game is not None
        carry_out(self.game, number)
        self._note([number])
        self._go_on(self.game)

    def hand(self, seat: int) -> tuple[int, ...]:
        assert self.game is not None
        return tuple(self.game.hands[seat])

    def first_hand(self, seat: int) -> tuple[int, ...]:
        """The cards that a seat was dealt, by colour."""
        cards = self._dealt[self._first_hand_at(seat) :][: FIRST_HANDS[seat]]
        return tuple(cards.count(colour) for colour in Colour)

    def dealt_otherwise(self, sample: Game) -> list[int]:
        """The deal as it would have been with the hands of another game that looks the same to a seat."""
        assert self.game is not None
        dealt = list(self._dealt[:PIERS])
        for seat in range(self.players):
            # What was spent of the first hand is known to all; what is left of it may be otherwise.
            hand = self.first_hand(seat)
            for colour in Colour:
                left = sample.hands[seat][colour] - self.game.hands[seat][colour]
                dealt += [int(colour)] * (hand[colour] + left)
        return dealt

    def steps(self) -> np.ndarray[Any, np.dtype[np.int16]]:
        """Everything that all have seen: actions, and drawn cards counted from the last action on."""
        return np.frombuffer(self._log, STEP)

    def told(self) -> str:
        """The same in words."""
        names = (*action_names(), *CARDS)
        return f"{self.open_letters} {' '.join(names[step] for step in self.steps().tolist())}"

    def _first_hand_at(self, seat: int) -> int:
        return PIERS + sum(FIRST_HANDS[:seat])

    def _deal(self, card: int) -> None:
        self._dealt = (*self._dealt, card)
        if len(self._dealt) == self._first_hand_at(self.players):
            self.game = Game.start(self.players, self.dealt_letters + self._rest())
            self._go_on(self.game)

    def _rest(self) -> str:
        """What is left of the deck, in an order that does not matter."""
        cards = "".join(letter * count for letter, count in zip(COLOUR_LETTERS, self._pool, strict=True))
        return cards + "*" * self._has_end_card

    def _go_on(self, game: Game) -> None:
        """Do what leaves no choice; where chance is due but no card is missing, nobody has to be asked."""
        done, self.legal = run_on(game)
        self._note(done)
        if not self.legal and game.phase != Phase.OVER:
            self._fill(game)

    def _fill(self, game: Game) -> None:
        """Once all cards of a refill have come, fill the harbour."""
        is_last = END_CARD in self._pending or not sum(self._pool) + self._has_end_card
        if len(self._pending) < game.piers.count(NOTHING) and not is_last:
            self.legal = []
            return
        if game.phase == Phase.REFILL:
            game.refill()
        else:
            game.reshuffle("".join(CARDS[card] for card in self._pending) + self._rest())
        self._pending = ()
        if game.phase == Phase.RESHUFFLE:
            self._pool = tuple(game.discard[:])
            self._has_end_card = True
            self._fill(game)
        else:
            self._go_on(game)

    def _note(self, steps: list[int]) -> None:
        self._log += np.array(steps, STEP).tobytes()


assert ACTIONS + CHANCE_OUTCOMES < 2**15
