"""What a bot expects and why: its best turns, every seat's chance after each, and reasons as message codes.

The chances are those of the strongest bot's search, with the doubt that its games have shown to be due. The
reasons are facts about a turn, worked out from the view alone; they are not read from the network, which
knows no reasons.
"""

from dataclasses import dataclass

from nyhavn.bots.explanation.kinds import best_of_kinds, different_turns, kind_of
from nyhavn.bots.explanation.reasons import Reason, reasons_for
from nyhavn.bots.failures import BotFault
from nyhavn.bots.network.calibration import calibrated, doubt
from nyhavn.bots.network.search_bot import Chances, Contender, SearchBot
from nyhavn.bots.network.shipped import LAST, shipped_weights
from nyhavn.rules import Game, IllegalError, Phase, Turn, View, turn_played


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
    """The best turns of the viewer, who is to move, the very best first; a turn in progress is continued.

    Each is of another kind, as far as there are so many kinds (see ``different_turns``). Seconds, looks
    ahead, or what comes first of both end the search; with looks alone, the same seed gives the same advice.
    """
    search = _search(view, seed, seconds, iterations)
    # The first of them is the network's favourite, and a contender anyway.
    contenders = search.contenders(view, fewest=count, also=different_turns(view, count)[1:])
    best = best_of_kinds(contenders, count, lambda contender: kind_of(view.seen, contender.outcome))
    best.sort(key=lambda contender: -contender.worth)
    return [_advice(view, contender) for contender in best]


def compare(
    view: View,
    played: Turn,
    seconds: float | None = None,
    iterations: int | None = None,
    seed: int = 0,
) -> Comparison:
    """The turn that the viewer played from here, beside the best one; both have met the same luck."""
    contenders = _search(view, seed, seconds, iterations).contenders(
        view, also=[outcome_of(view.seen, played)]
    )
    best = contenders[0]
    wanted = next(contender for contender in contenders if contender.is_wanted)
    told, best_told = _advice(view, wanted), _advice(view, best)
    loss = max(0.0, best_told.chances[view.seen.seat] - told.chances[view.seen.seat])
    return Comparison(told, best_told, loss, wanted.is_far_behind(best))


def _search(view: View, seed: int, seconds: float | None, iterations: int | None) -> SearchBot:
    if not view.choices():
        raise IllegalError(BotFault.NOTHING_TO_EXPLAIN)
    return SearchBot(shipped_weights(LAST, view.players), seed, seconds, iterations)


def outcome_of(game: Game, turn: Turn) -> Game:
    """The position that a whole turn leads to."""
    outcome = game.copy()
    outcome.play(turn)
    return outcome


def _advice(view: View, contender: Contender) -> Advice:
    outcome = contender.outcome
    reasons = reasons_for(view.seen, outcome)
    # Who has won has won.
    unsure = 0.0 if outcome.phase == Phase.OVER else doubt(view.players)
    uncertainty = tuple([(1 - unsure) * error for error in contender.uncertainty])
    return Advice(turn_played(outcome), calibrated(contender.chances, unsure), uncertainty, reasons)
