"""The review of a game as plain values, for ``nyhavn review --json``."""

from typing import Any

from nyhavn.bots.explanation.reasons import Reason
from nyhavn.bots.review.accounting import GameReview, SeatReview
from nyhavn.bots.review.marks import mark_of
from nyhavn.bots.review.moments import Moment, turning_points
from nyhavn.bots.review.valuing import TurnValue
from nyhavn.records import Record

VERSION = 1
"""Of this form; the page docs/review.md describes it."""


def as_values(review: GameReview, record: Record, looks: int) -> dict[str, Any]:
    """Everything that the review says, in parts of one victory; seats count from 0, turns from 1."""
    seats = zip(record.players, review.seats, strict=True)
    return {
        "version": VERSION,
        "players": review.players,
        "looks": looks,
        "result": review.result,
        "unlucky": review.unlucky,
        "seats": [_seat(name, seat) for name, seat in seats],
        "turns": [_turn(turn) for turn in review.turns],
        "moments": [_moment(moment) for moment in turning_points(review)],
    }


def _seat(name: str, seat: SeatReview) -> dict[str, Any]:
    return {
        "name": name,
        "result": seat.result,
        "adjusted": seat.adjusted,
        "error": seat.error,
        "luck": seat.luck,
        "luck_errors": seat.luck_errors,
        "decisions": seat.decisions,
        "decision_errors": seat.decision_errors,
        "own_decisions": seat.own,
        "own_error": seat.own_error,
    }


def _turn(turn: TurnValue) -> dict[str, Any]:
    return {
        "turn": turn.number,
        "seat": turn.seat,
        "mark": mark_of(turn).value,
        "forced": turn.is_forced,
        "played": turn.played,
        "best": turn.best,
        "loss": turn.loss,
        "loss_error": turn.loss_error,
        "before": turn.before,
        "before_errors": turn.before_errors,
        "after": turn.after,
        "after_errors": turn.after_errors,
        "played_reasons": [_reason(reason) for reason in turn.played_reasons],
        "best_reasons": [_reason(reason) for reason in turn.best_reasons],
    }


def _reason(reason: Reason) -> dict[str, Any]:
    return {"code": reason.code, "values": reason.values}


def _moment(moment: Moment) -> dict[str, Any]:
    return {
        "kind": moment.kind,
        "turn": moment.turn,
        "seat": moment.seat,
        "change": moment.change,
        "error": moment.error,
    }
