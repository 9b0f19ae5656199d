"""The turning points of a game: the few turns and refills that decided it."""

from dataclasses import dataclass

from nyhavn.bots.review.accounting import GameReview
from nyhavn.bots.review.marks import CLEAR, FAULTS, Mark, mark_of

FEWEST_MOMENTS, MOST_MOMENTS = 3, 5
MOST_OF_A_KIND = 2
"""Of luck and of great turns no more than so many are named, as long as there are faults to learn from."""

LUCK = "luck"


@dataclass(frozen=True, slots=True)
class Moment:
    """A turn, or the refill after it, and what it changed for one seat."""

    kind: str
    """The mark of the turn, or luck."""
    turn: int
    seat: int
    change: float
    error: float


def turning_points(review: GameReview) -> list[Moment]:
    """Three to five moments that changed most, in the order in which they came."""
    found = sorted([*_turns(review), *_refills(review)], key=lambda moment: -abs(moment.change))
    chosen = [moment for moment in found if _rank(found, moment) < MOST_OF_A_KIND][:MOST_MOMENTS]
    for moment in found:
        if len(chosen) >= FEWEST_MOMENTS:
            break
        if moment not in chosen:
            chosen.append(moment)
    return sorted(chosen, key=lambda moment: (moment.turn, moment.kind == LUCK))


def _rank(found: list[Moment], moment: Moment) -> int:
    """How many of its kind changed more; faults are all counted as the first."""
    if moment.kind not in (LUCK, Mark.GREAT.value):
        return 0
    return [other for other in found if other.kind == moment.kind].index(moment)


def _turns(review: GameReview) -> list[Moment]:
    moments = []
    for turn in review.turns:
        mark = mark_of(turn)
        if mark in FAULTS:
            moments.append(Moment(mark.value, turn.number, turn.seat, -turn.loss, turn.loss_error))
        elif mark == Mark.GREAT:
            moments.append(Moment(mark.value, turn.number, turn.seat, turn.edge, turn.edge_error))
    return moments


def _refills(review: GameReview) -> list[Moment]:
    """The refills, each for the seat that it meant most to."""
    moments = []
    for number in range(1, len(review.seats[0].luck)):
        seat = max(range(review.players), key=lambda seat: abs(review.seats[seat].luck[number]))
        luck, error = review.seats[seat].luck[number], review.seats[seat].luck_errors[number]
        if abs(luck) > CLEAR * error:
            moments.append(Moment(LUCK, number, seat, luck, error))
    return moments
