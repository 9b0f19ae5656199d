"""What one turn of a game was worth: the chances with the best turn, and with the one that was played.

The best turn is chosen with some looks ahead and valued with others. Whoever takes the best of several
estimates takes the luckiest too, so an estimate that has chosen a turn would flatter it: the chances before a
turn would be too high, every decision too bad, and the cards would seem to bring luck to whoever is to move.
Both turns are valued in the same new samples, so that their difference is surer than either chance.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from nyhavn.bots.explanation.explaining import outcome_of
from nyhavn.bots.explanation.reasons import Reason, reasons_for
from nyhavn.bots.network.search_bot import CONTENDERS, Chances, SearchBot, standard_error
from nyhavn.bots.network.shipped import LAST, shipped_weights
from nyhavn.records import Replay
from nyhavn.rules import Chance, View, read_state, read_turn, turn_played, write_state

LOOKS = 100
"""How often the review looks ahead after the best turn, and after the one played."""
SEARCHING = 2
"""For each of these looks so many go into finding the best turn."""
FEWEST_LOOKS = 4
MOST_LOOKS = 100_000
FEWEST_CONTENDERS = 2
MOST_LUCK = 2**30


@dataclass(frozen=True, slots=True)
class TurnJob:
    """A turn to be valued, in a form that travels to any process or machine."""

    number: int
    state: str
    """The game before the turn. Only what its player could see of it is used."""
    word: str
    looks: int
    seed: int


@dataclass(frozen=True, slots=True)
class TurnValue:
    """Every seat's chance before a turn, with best play, and after the turn that was played."""

    number: int
    seat: int
    played: str
    best: str
    is_forced: bool
    """Whether the turn was the only one there was."""
    is_best: bool
    before: Chances
    after: Chances
    before_errors: Chances
    """Standard errors, as all that follow."""
    after_errors: Chances
    decision_errors: Chances
    """Of the differences between after and before, which are surer than either: both met the same luck."""
    edge: float
    """How much better the best turn is for its player than the second; 0 where another one was played."""
    edge_error: float
    played_reasons: tuple[Reason, ...]
    best_reasons: tuple[Reason, ...]

    @property
    def decisions(self) -> Chances:
        """What the turn changed for every seat, against the best one."""
        return tuple(after - before for after, before in zip(self.after, self.before, strict=True))

    @property
    def loss(self) -> float:
        """The chance that the turn cost its player; below zero only by the luck of the samples."""
        return -self.decisions[self.seat]

    @property
    def loss_error(self) -> float:
        return self.decision_errors[self.seat]


def turn_jobs(replay: Replay, looks: int, seed: int = 0) -> Iterator[TurnJob]:
    """A job for every turn of a game; the samples of each are its own."""
    chance = Chance(seed)
    for step in replay:
        state = write_state(step.before)
        yield TurnJob(step.number, state, step.turn.word, looks, chance.below(MOST_LUCK))


def value_turn(job: TurnJob) -> TurnValue:
    """Find the best turn, then value it and the one that was played."""
    game = read_state(job.state)
    view = View(game, game.seat)
    search = SearchBot(
        shipped_weights(LAST, game.players),
        job.seed,
        iterations=SEARCHING * job.looks,
        contenders=min(CONTENDERS, max(FEWEST_CONTENDERS, job.looks // FEWEST_LOOKS)),
    )
    played = outcome_of(view.seen, read_turn(job.word))
    contenders = search.contenders(view, fewest=2, also=[played])
    outcomes = [contender.outcome for contender in contenders]
    best = outcomes[0]
    is_best, is_forced = best == played, len(outcomes) == 1
    other = best if is_forced else outcomes[1] if is_best else played
    best_samples, other_samples = search.look_again((best, other), job.looks)
    played_samples = best_samples if is_best else other_samples
    gaps = list(_gaps(best_samples, other_samples))
    seat = game.seat
    return TurnValue(
        number=job.number,
        seat=seat,
        played=job.word,
        best=turn_played(best).word if not is_best else job.word,
        is_forced=is_forced,
        is_best=is_best,
        before=_means(best_samples),
        after=_means(played_samples),
        before_errors=_errors(best_samples),
        after_errors=_errors(played_samples),
        decision_errors=tuple(map(standard_error, gaps)) if not is_best else (0.0,) * game.players,
        edge=_mean(gaps[seat]) if is_best else 0.0,
        edge_error=standard_error(gaps[seat]) if is_best else 0.0,
        played_reasons=reasons_for(view.seen, played),
        best_reasons=reasons_for(view.seen, best),
    )


def _gaps(ahead: list[Chances], behind: list[Chances]) -> Iterator[list[float]]:
    """For each seat, how the samples of two turns differ."""
    for seat in range(len(ahead[0])):
        yield [one[seat] - other[seat] for one, other in zip(ahead, behind, strict=True)]


def _means(samples: list[Chances]) -> Chances:
    return tuple(_mean(values) for values in zip(*samples, strict=True))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _errors(samples: list[Chances]) -> Chances:
    return tuple(standard_error(values) for values in zip(*samples, strict=True))
