"""Turns that are different turns to people: other cards, another tile, or another place.

Turns that differ only in their brick, in which of two equal piers the cards come from, in what a coat of arms
is used for or in how a tile is paid are of one kind.
"""

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

from nyhavn.bots.network.evaluation import NetworkEvaluation
from nyhavn.bots.network.shipped import LAST, shipped_weights
from nyhavn.bots.network.value_bot import search_all
from nyhavn.rules import Chance, Game, Outcomes, View, turn_played

T = TypeVar("T")
LOOKED_AT = 400
"""So many of the best outcomes hold enough kinds: in 600 turns of recorded games already the best 100 did."""


def kind_of(seen: Game, outcome: Game) -> Hashable:
    """What a turn is to people: the colours that it takes, and which spaces it builds on with which tile."""
    turn = turn_played(outcome)
    colours: tuple[int, ...] = ()
    if turn.take is not None:
        piers = (*turn.take.piers, *([turn.take.additional] if turn.take.additional else []))
        colours = tuple(sorted(seen.piers[pier - 1] for pier in piers))
    built = None if turn.build is None else (turn.build.tile, frozenset(turn.build.placement.spaces))
    return colours, built


def best_of_kinds(ordered: Iterable[T], count: int, kind: Callable[[T], Hashable]) -> list[T]:
    """The first of each kind; where there are too few kinds, the first of what is left as well."""
    first: dict[Hashable, T] = {}
    others = [one for one in ordered if first.setdefault(kind(one), one) is not one]
    return [*first.values(), *others][:count]


def different_turns(view: View, count: int) -> list[Game]:
    """The outcomes of so many turns of different kinds, those first that the network values most.

    Fewer only where fewer can be played. Of a turn begun so far that only one kind is left, the others are
    turns of that kind.
    """
    evaluation = NetworkEvaluation(shipped_weights(LAST, view.players), LOOKED_AT)
    search_all(evaluation, Outcomes(Game()), view.seen, Chance(0))
    return best_of_kinds(
        evaluation.best[: evaluation.kept], count, lambda outcome: kind_of(view.seen, outcome)
    )
