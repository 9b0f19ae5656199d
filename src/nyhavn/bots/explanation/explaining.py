"""What a bot expects and why: its best turns, every seat's chance after each, and reasons as message codes.

The chances are those of the strongest bot's search. The reasons are facts about a turn, worked out from the
view alone; they are not read from the network, which knows no reasons.
"""

from dataclasses import dataclass

from nyhavn.bots.explanation.reasons import Reason, reasons_for
from nyhavn.bots.failures import BotFault
from nyhavn.bots.network.search_bot import Chances, Contender, SearchBot
from nyhavn.bots.network.shipped import LAST, shipped_weights
from nyhavn.rules import IllegalError, Turn, View, turn_played


@dataclass(frozen=True, slots=True)
class Advice:
    """A turn, what every seat can expect after it, and what speaks for it."""

    turn: Turn
    chances: Chances
    uncertainty: Chances
    """The standard error of each chance: cards are sampled, and never enough of them."""
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Comparison:
    """A turn that was played, beside the best one."""

    played: Advice
    best: Advice
    loss: float
    """How much smaller the player's chance is after the turn that was played."""
    is_clear: bool
    """Whether this loss is more than the luck of the sampled cards."""


def explain(
    view: View,
    seconds: float | None = None,
    iterations: int | None = None,
    count: int = 3,
    seed: int = 0,
) -> list[Advice]:
    """The best turns of the viewer, who is to move, the very best first; a begun turn is gone on with.

    Seconds, looks ahead, or what comes first of both end the search; with looks alone, the same seed gives
    the same advice.
    """
    contenders = _search(view, seed, seconds, iterations).contenders(view, fewest=count)
    return [_advice(view, contender) for contender in contenders[:count]]


def compare(
    view: View,
    played: Turn,
    seconds: float | None = None,
    iterations: int | None = None,
    seed: int = 0,
) -> Comparison:
    """The turn that the viewer played from here, beside the best one; both have met the same luck."""
    contenders = _search(view, seed, seconds, iterations).contenders(view, also=played)
    best = contenders[0]
    wanted = next(contender for contender in contenders if contender.is_wanted)
    loss = max(0.0, best.worth - wanted.worth)
    return Comparison(_advice(view, wanted), _advice(view, best), loss, wanted.is_far_behind(best))


def _search(view: View, seed: int, seconds: float | None, iterations: int | None) -> SearchBot:
    if not view.choices():
        raise IllegalError(BotFault.NOTHING_TO_EXPLAIN)
    return SearchBot(shipped_weights(LAST, view.players), seed, seconds, iterations)


def _advice(view: View, contender: Contender) -> Advice:
    outcome = contender.outcome
    reasons = reasons_for(view.seen, outcome)
    return Advice(turn_played(outcome), contender.chances, contender.uncertainty, reasons)
