"""A bot that looks beyond its own turn: the trained network, with search on top.

The network picks the turns worth a closer look. Then cards are sampled: what the others may hold, and what
may come to the harbour, the first cards spread evenly over the colours. Each sample is played on after every
contender, so that all meet the same luck; the network plays for everybody, twice around the table. Contenders
that fall behind are dropped, and what is left of the budget goes to the closest ones (sequential halving).
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil, log2, sqrt

from nyhavn.bots.budget import Budget
from nyhavn.bots.failures import BotFault
from nyhavn.bots.network.evaluation import NetworkEvaluation
from nyhavn.bots.network.value_bot import search_all
from nyhavn.bots.network.weights import Weights
from nyhavn.bots.planning import PlanningBot, decisions_towards
from nyhavn.rules import (
    Ability,
    Chance,
    Decision,
    Game,
    IllegalError,
    Outcomes,
    Phase,
    Result,
    View,
    fill_in,
    lead_with,
)

CONTENDERS = 12
ROUNDS = 2
"""How often everybody plays on. One's own turn is the last: from a rival's seat the network sees less."""
MOST_LUCK = 2**30
EVEN_STEPS = 0.7548776662466927, 0.5698402909980532
"""Steps that spread points evenly over a square: the first two cards that come to the harbour."""
FEWEST_SAMPLES = 8
"""From so many samples on a contender can be dropped for falling behind."""
FAR_BEHIND = 3.0
"""Standard errors behind the leader that drop a contender."""

Chances = tuple[float, ...]
"""The chance to win of every seat."""


@dataclass(slots=True)
class Contender:
    """A turn that is looked into."""

    outcome: Game
    """The position it leads to, as its player sees it."""
    at_once: Chances
    """Every seat's chance as the network sees it without looking further."""
    is_wanted: bool = False
    """Whether somebody wants to know about this turn, so that it is never dropped."""
    samples: list[Chances] = field(default_factory=list)
    """Every seat's chance after two rounds, in each sample."""

    @property
    def chances(self) -> Chances:
        """What each seat can expect."""
        if not self.samples:
            return self.at_once
        return tuple(sum(chances) / len(self.samples) for chances in zip(*self.samples, strict=True))

    @property
    def worth(self) -> float:
        return self.chances[self.outcome.seat]

    @property
    def uncertainty(self) -> Chances:
        """The standard error of each chance; from few samples, the largest that there can be."""
        if self.outcome.phase == Phase.OVER:
            return (0.0,) * len(self.at_once)
        count = len(self.samples)
        if count < FEWEST_SAMPLES:
            return tuple(sqrt(chance * (1 - chance) / max(count, 1)) for chance in self.chances)
        return tuple(standard_error(chances) for chances in zip(*self.samples, strict=True))

    def is_far_behind(self, leader: "Contender") -> bool:
        """Whether the same samples have shown clearly enough that the leader is better."""
        if leader.outcome.phase == Phase.OVER:
            return leader.worth > self.worth
        if len(self.samples) < FEWEST_SAMPLES:
            return False
        seat = self.outcome.seat
        pairs = zip(leader.samples, self.samples, strict=True)
        gaps = [ahead[seat] - own[seat] for ahead, own in pairs]
        return sum(gaps) / len(gaps) > FAR_BEHIND * standard_error(gaps)


class SearchBot(PlanningBot):
    """Plays the turn that stands best after two rounds.

    It looks ahead for so many seconds, so many times, or until what comes first of both.
    """

    def __init__(
        self,
        weights: Weights,
        seed: int,
        seconds: float | None = None,
        iterations: int | None = None,
        contenders: int = CONTENDERS,
    ) -> None:
        super().__init__()
        self._players = weights.players
        self._own = NetworkEvaluation(weights, contenders)
        self._imagined = NetworkEvaluation(weights)
        self._walk = Outcomes(Game())
        self._imagined_walk = Outcomes(Game(), by_pier=False)
        self._seconds, self._iterations = seconds, iterations
        self._chance = Chance(seed)

    def plan(self, view: View) -> list[Decision]:
        contenders = self.contenders(view)
        return decisions_towards(view.seen, contenders[0].outcome)

    def contenders(self, view: View, fewest: int = 1, also: Sequence[Game] = ()) -> list[Contender]:
        """The turns looked into, the one to play first.

        So many at least are looked into to the end, and these outcomes too, however bad they are.
        """
        budget = Budget(self._seconds, self._iterations)
        contenders = self.leading(view, also)
        if contenders[0].outcome.phase == Phase.OVER:
            return contenders
        left = self._compare(contenders, budget, fewest)
        return left + [contender for contender in contenders if contender not in left]

    def leading(self, view: View, also: Sequence[Game] = ()) -> list[Contender]:
        """The turns that the network values most without looking further, and these outcomes."""
        if view.players != self._players:
            raise IllegalError(BotFault.NETWORK_PLAYERS, {"players": view.players, "expected": self._players})
        own = self._own
        search_all(own, self._walk, view.seen, self._chance)
        outcomes = own.best[: own.kept]
        outcomes += [outcome for outcome in also if outcome not in outcomes]
        contenders = []
        for outcome in outcomes:
            own.value(outcome)
            contenders.append(Contender(outcome, tuple(own.chances)[: self._players], outcome in also))
        return contenders

    def look_again(self, outcomes: Sequence[Game], looks: int) -> list[list[Chances]]:
        """Every seat's chance after each outcome in so many new samples, the same for all outcomes."""
        unlimited = Budget(iterations=1)
        lucks = [self._chance.below(MOST_LUCK) for _ in range(looks)]
        found: list[list[Chances]] = []
        for outcome in outcomes:
            result = outcome.result()
            if result is not None:
                found.append([_shares(result, self._players)] * looks)
                continue
            samples = (self.look_ahead(outcome, luck, unlimited) for luck in lucks)
            found.append([chances for chances in samples if chances is not None])
        return found

    def _compare(self, contenders: list[Contender], budget: Budget, fewest: int) -> list[Contender]:
        """Look ahead from all contenders, halving them as the budget goes; those left, the best first."""
        left = contenders
        rounds = ceil(log2(max(2, len(left))))
        halved = 0
        cards = tuple([self._chance.part() for _ in EVEN_STEPS])
        while len(left) > 1 and budget.used() < 1:
            luck = self._chance.below(MOST_LUCK)
            cards = evenly_on(cards)
            sample = []
            for contender in left:
                chances = self.look_ahead(contender.outcome, luck, budget, cards)
                if chances is None:
                    # A sample that not all have met would be unfair.
                    return left
                sample.append(chances)
                budget.spend()
            for contender, chances in zip(left, sample, strict=True):
                contender.samples.append(chances)
            left = sorted(left, key=lambda contender: -contender.worth)
            left = [
                other
                for index, other in enumerate(left)
                if index < fewest or other.is_wanted or not other.is_far_behind(left[0])
            ]
            if budget.used() * rounds >= halved + 1:
                halved += 1
                half = max(fewest, ceil(len(left) / 2))
                left = left[:half] + [other for other in left[half:] if other.is_wanted]
        return left

    def look_ahead(
        self, outcome: Game, luck: int, budget: Budget, cards: Sequence[float] = (), rounds: int = ROUNDS
    ) -> Chances | None:
        """Every seat's chance after two rounds, in one sample of what is hidden; nothing if time runs out.

        The first cards can be given, as fractions of the deck sorted by colour.
        """
        chance = Chance(luck)
        game = fill_in(outcome, outcome.seat, chance)
        for place, fraction in enumerate(cards):
            lead_with(game, place, fraction)
        imagined = self._imagined
        for _ in range(rounds * self._players):
            if budget.used() >= 1:
                return None
            game.fill_harbour(chance)
            if game.phase == Phase.OVER:
                break
            # With both actions there can be tens of thousands of outcomes.
            is_large = bool(game.active[game.seat] & 1 << Ability.BOTH_ACTIONS)
            search_all(imagined, self._imagined_walk, game, chance, is_narrow=is_large)
            game.become(imagined.best[0])
        result = game.result()
        if result is not None:
            return _shares(result, self._players)
        imagined.value(game)
        return tuple(imagined.chances)[: self._players]


def evenly_on(cards: Sequence[float]) -> tuple[float, ...]:
    """The next of points that fill a square evenly, however many there are."""
    return tuple([(card + step) % 1 for card, step in zip(cards, EVEN_STEPS, strict=True)])


def _shares(result: Result, players: int) -> Chances:
    return tuple(float(result.share(seat)) for seat in range(players))


def standard_error(values: Sequence[float]) -> float:
    """How far the mean of a sample may be from the truth."""
    count = len(values)
    mean = sum(values) / count
    return sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
