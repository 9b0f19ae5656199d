"""One game from the deal to the end, stepped by the numbers of its decisions.

What leaves no choice is done by itself, and so is what chance does after a turn. Plain Python that Cython
also compiles, with the C types of ``episode.pxd``.
"""

from typing import Any

from nyhavn.environments import encoding
from nyhavn.environments.faults import EnvironmentFault
from nyhavn.environments.layout import ACTIONS
from nyhavn.rules import playouts
from nyhavn.rules.chance import Chance
from nyhavn.rules.constants import OVER
from nyhavn.rules.decisions import DECISIONS
from nyhavn.rules.errors import IllegalError
from nyhavn.rules.game import Game
from nyhavn.rules.legality import ChoiceList


class Episode:
    """A game with its chance. ``game`` may be played on by others, who then say ``go_on``."""

    def __init__(self, players: int, seed: int) -> None:
        self.table = playouts.laid_out(players)
        self.game = Game()
        self.choices = ChoiceList()
        self.chance = Chance(seed)
        self.deal()

    def deal(self) -> None:
        """Deal the next game."""
        self.game.become(self.table)
        playouts.deal_at_random(self.game, self.chance)
        self.go_on()

    def go_on(self) -> None:
        """Do what chance has to do and what leaves no choice, and list what can be decided then."""
        playouts.settle_at_random(self.game, self.chance)
        self.game.list_choices(self.choices)
        while self.choices.count == 1:
            self.game.apply_number(self.choices.numbers[0])
            playouts.settle_at_random(self.game, self.chance)
            self.game.list_choices(self.choices)

    def is_over(self) -> bool:
        return self.game.phase == OVER

    def numbers(self) -> list[int]:
        """The legal actions, the numbers of the decisions."""
        return [self.choices.numbers[index] for index in range(self.choices.count)]

    def is_legal(self, number: int) -> bool:
        if not 0 <= number < ACTIONS or self.game.phase == OVER:
            return False
        return self.game.why_not_number(number) == 0

    def step(self, number: int) -> None:
        """Carry out an action, or refuse it and change nothing."""
        carry_out(self.game, number)
        self.go_on()

    def observe(self, seat: int, out: Any) -> None:
        """Write what a seat knows into a row of 8-bit numbers."""
        encoding.observe(self.game, seat, out)

    def mark(self, out: Any) -> None:
        """Set the legal actions to one in a row of zeros that has one number for each action."""
        if len(out) != ACTIONS:
            raise ValueError(f"a mask has {ACTIONS} numbers, not {len(out)}")
        for index in range(self.choices.count):
            out[self.choices.numbers[index]] = 1


def run_on(game: Game) -> tuple[list[int], list[int]]:
    """Do what leaves no choice, up to a decision or to chance: what was done, and the legal actions then."""
    choices = ChoiceList()
    done = []
    game.list_choices(choices)
    while choices.count == 1:
        done.append(choices.numbers[0])
        game.apply_number(choices.numbers[0])
        game.list_choices(choices)
    return done, sorted([choices.numbers[index] for index in range(choices.count)])


def carry_out(game: Game, number: int) -> None:
    """Carry out an action, or refuse it and change nothing."""
    if not 0 <= number < ACTIONS:
        raise IllegalError(EnvironmentFault.ACTION_UNKNOWN, {"action": number, "actions": ACTIONS})
    if game.why_not_number(number):
        raise game.why_not(DECISIONS[number]) or AssertionError
    game.apply_number(number)
