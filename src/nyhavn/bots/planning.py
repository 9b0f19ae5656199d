"""Bots that think once a turn."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

from nyhavn.rules import Decision, Game, Outcomes, Phase, View, decisions_of, turn_played

MOST_OUTCOMES = 20_000
"""How many outcomes of a turn a bot looks at; a turn with all abilities can have more."""
QUICK_LOOK = 600
"""How many outcomes of an imagined turn are looked at; one turn in five has more, now and then 30,000."""
LONGEST = 2.0
"""Seconds after which a bot that looks at its own turn only decides; compiled, it never takes that long."""
CLOCK_EVERY = 32
"""After so many outcomes a bot that has a time limit looks at the clock."""


class PlanningBot(ABC):
    """Plans the whole turn when it is first asked, and then follows the plan."""

    def __init__(self) -> None:
        self._plan: list[Decision] = []
        self._turn = -1

    @abstractmethod
    def plan(self, view: View) -> list[Decision]:
        """The decisions from here to the end of the turn."""

    def choose(self, view: View, choices: Sequence[Decision]) -> Decision:
        if view.turns != self._turn or not self._plan or self._plan[0] not in choices:
            self._plan = self.plan(view)
            self._turn = view.turns
        return self._plan.pop(0)


def best_outcome(start: Game, worth: Callable[[Game], Any], seconds: float = LONGEST) -> list[Decision]:
    """The decisions that lead to the outcome worth most; of equally good ones, to the first found."""
    walk, deadline = Outcomes(start), perf_counter() + seconds
    best: Any = None
    decisions: list[Decision] = []
    for found in range(1, MOST_OUTCOMES + 1):
        if not walk.advance():
            break
        worth_here = worth(walk.game)
        if best is None or worth_here > best:
            best, decisions = worth_here, walk.decisions()
        if found % CLOCK_EVERY == 0 and perf_counter() > deadline:
            break
    return decisions


def without_abilities(game: Game) -> Game:
    """The position as it is for somebody who has forgotten to use abilities; a begun turn stays as it is."""
    if game.phase != Phase.CHOOSE:
        return game
    facts = game.facts()
    active = tuple(0 if seat == game.seat else kinds for seat, kinds in enumerate(facts["active"]))
    return Game.from_facts(facts | {"active": active})


def decisions_towards(start: Game, outcome: Game) -> list[Decision]:
    """The decisions that lead from a position in a turn to an outcome of it."""
    if start.phase == Phase.CHOOSE:
        return decisions_of(turn_played(outcome))
    # In a turn that someone began, what is left of it has to be found.
    walk = Outcomes(start)
    while walk.advance():
        if walk.game == outcome:
            return walk.decisions()
    raise AssertionError(outcome)
