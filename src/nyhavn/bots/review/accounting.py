"""Luck and skill apart: how the chances went from the start of a game to its result.

Before a turn every seat has a chance with best play, after it one with the turn that was played. The turn
itself changes the first into the second: that is the decision. The refill changes the second into the first
of the next turn: that is luck. Nothing else happens in a game, so start, decisions and luck add up to the
result.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import fsum, hypot

from nyhavn.bots.network.search_bot import Chances
from nyhavn.bots.review.valuing import TurnValue
from nyhavn.records import Record, RecordFault, Replay
from nyhavn.rules import IllegalError

SURE = 2.0
"""So many standard errors away from zero something is said about a whole game."""


@dataclass(frozen=True, slots=True)
class SeatReview:
    """The account of one seat, in parts of one victory; all errors are standard errors."""

    result: float
    luck: tuple[float, ...]
    """The deal's, then that of every refill."""
    luck_errors: tuple[float, ...]
    decisions: tuple[float, ...]
    """What every turn of the game changed for this seat, the others' turns included."""
    decision_errors: tuple[float, ...]
    own: float
    """The decisions of its own turns."""
    own_error: float

    @property
    def luck_sum(self) -> float:
        return fsum(self.luck)

    @property
    def skill(self) -> float:
        """All decisions, the others' too: what skill made of an even start."""
        return fsum(self.decisions)

    @property
    def error(self) -> float:
        """Of all decisions, and of all luck: start and result are certain, so both have the same."""
        return hypot(*self.decision_errors)

    @property
    def adjusted(self) -> float:
        """The result without the luck."""
        return self.result - self.luck_sum


@dataclass(frozen=True)
class GameReview:
    """All turns of a game, valued."""

    turns: tuple[TurnValue, ...]
    result: Chances
    ended_by_card: bool = False
    """Whether the refill after the last turn brought the end of the game."""

    @property
    def players(self) -> int:
        return len(self.result)

    @cached_property
    def seats(self) -> tuple[SeatReview, ...]:
        return tuple(self._seat(seat) for seat in range(self.players))

    def _seat(self, seat: int) -> SeatReview:
        before = [turn.before[seat] for turn in self.turns]
        after = [1 / self.players, *(turn.after[seat] for turn in self.turns)]
        errors = [turn.before_errors[seat] for turn in self.turns]
        after_errors = [0.0, *(turn.after_errors[seat] for turn in self.turns)]
        if self.ended_by_card:
            before.append(self.result[seat])
            errors.append(0.0)
        own = [turn for turn in self.turns if turn.seat == seat]
        return SeatReview(
            result=self.result[seat],
            luck=tuple(late - early for late, early in zip(before, after, strict=False)),
            luck_errors=tuple(hypot(*pair) for pair in zip(errors, after_errors, strict=False)),
            decisions=tuple(turn.decisions[seat] for turn in self.turns),
            decision_errors=tuple(turn.decision_errors[seat] for turn in self.turns),
            own=fsum(turn.decisions[seat] for turn in own),
            own_error=hypot(*(turn.decision_errors[seat] for turn in own)),
        )

    @property
    def unlucky(self) -> int | None:
        """The seat that did not win and played better than everyone else, if that is certain enough."""
        for seat, account in enumerate(self.seats):
            others = [other for number, other in enumerate(self.seats) if number != seat]
            if account.result < 1 / self.players and all(
                account.own - other.own > SURE * hypot(account.own_error, other.own_error)
                and account.luck_sum < -SURE * account.error
                for other in others
            ):
                return seat
        return None


def review_of(replay: Replay, values: Sequence[TurnValue]) -> GameReview:
    """The account of a game, from the values of all its turns."""
    result = replay.result
    assert result is not None
    shares = tuple(float(result.share(seat)) for seat in range(len(result.points)))
    return GameReview(tuple(_without_idle_luck(replay, values)), shares, result.end == "card")


def _without_idle_luck(replay: Replay, values: Sequence[TurnValue]) -> list[TurnValue]:
    """Turns after which no card came take over the chances of the turn that follows.

    Nothing has happened in between, so what differs is the luck of the samples, and the later look sees more.
    What the turn itself changed stays as it was measured.
    """
    turns: list[TurnValue] = []
    for step, turn in zip(reversed(replay.steps), reversed(values), strict=True):
        if turns and not step.new_cards:
            later = turns[-1]
            pairs = zip(later.before, turn.decisions, strict=True)
            errors = zip(later.before_errors, turn.decision_errors, strict=True)
            turn = replace(
                turn,
                before=tuple(chance - decision for chance, decision in pairs),
                after=later.before,
                before_errors=tuple(hypot(*pair) for pair in errors),
                after_errors=later.before_errors,
            )
        turns.append(turn)
    return turns[::-1]


def check_reviewable(record: Record) -> Replay:
    """Play a record over, and refuse a game that is not over."""
    replay = Replay(record)
    if replay.result is None:
        raise IllegalError(RecordFault.GAME_UNFINISHED)
    return replay
