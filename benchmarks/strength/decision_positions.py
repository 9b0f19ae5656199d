"""Positions of strong games in which the leading turns have been played on, and how a turn compares there.

Every turn of a position is compared with the network's first choice in the same samples: what is hidden and
the cards to come are the same for both, everybody plays on by the network, and after four rounds it says how
the table stands. What a turn gains on the first choice is kept for the even and the odd samples apart, so
that the best turn can be chosen by one half and judged by the other: noise alone makes no turn the best.
"""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from math import sqrt
from pathlib import Path
from statistics import mean, stdev

from nyhavn.bots.budget import Budget
from nyhavn.bots.network.search_bot import EVEN_STEPS, SearchBot, evenly_on
from nyhavn.bots.network.shipped import LAST, shipped_weights
from nyhavn.bots.playing import play_bot_turn
from nyhavn.bots.protocol import Bot
from nyhavn.bots.roster import make_bot
from nyhavn.rules import (
    Chance,
    Game,
    Phase,
    View,
    first_deck,
    read_state,
    turn_played,
    write_state,
)

LEADING = 8
"""So many turns of a position are compared."""
ROUNDS = 4
BATCH = 8
MOST_SAMPLES = 64
FAR_BEHIND = 3.0
"""Standard errors behind the leader after which a turn is not played on any more."""
EQUAL = 0.004
"""Turns are as good as equal when the standard error of their gap is this small and they are not apart."""


@dataclass(frozen=True, slots=True)
class Gain:
    """What a turn gains on the first choice, as a part of a victory."""

    even: float
    odd: float
    error: float
    """The standard error of the mean of both."""
    samples: int

    @staticmethod
    def of(gains: Sequence[float]) -> "Gain":
        even, odd = mean(gains[::2]), mean(gains[1::2])
        return Gain(round(even, 4), round(odd, 4), round(standard_error(gains), 4), len(gains))


@dataclass(slots=True)
class Decision:
    """A position and what its turns gain on the network's first choice."""

    number: int
    state: str
    gains: dict[str, Gain] = field(default_factory=dict)
    """By the word of the turn, the first choice first."""

    def loss(self, word: str) -> float:
        """How much a turn is behind the best one, which is found by the other half of the samples."""
        gains = list(self.gains.values())
        by_even = max(gains, key=lambda gain: gain.even)
        by_odd = max(gains, key=lambda gain: gain.odd)
        own = self.gains[word]
        return (by_even.odd - own.odd + by_odd.even - own.even) / 2


class Judge:
    """Plays turns on in samples that all of them share."""

    def __init__(self, players: int) -> None:
        self._search = SearchBot(shipped_weights(LAST, players), 0, contenders=LEADING)

    def decide(self, number: int, game: Game) -> Decision:
        """Compare the leading turns of a position."""
        view = View(game, game.seat)
        outcomes = [contender.outcome.copy() for contender in self._search.leading(view)]
        first, others = outcomes[0], {turn_played(outcome).word: outcome for outcome in outcomes[1:]}
        gains: dict[str, list[float]] = {word: [] for word in others}
        left = list(others)
        while left:
            done = len(gains[left[0]])
            self._play_on(first, {word: others[word] for word in left}, gains, range(done, done + BATCH))
            left = (
                [word for word in left if is_open(word, gains, left)] if done + BATCH < MOST_SAMPLES else []
            )
        decision = Decision(number, write_state(game), {turn_played(first).word: Gain(0.0, 0.0, 0.0, 0)})
        decision.gains |= {word: Gain.of(found) for word, found in gains.items()}
        return decision

    def judge(self, decision: Decision, bot: Bot) -> float:
        """What a bot loses by the turn it plays; one that nobody has thought of is played on first."""
        game = read_state(decision.state)
        view, word = View(game, game.seat), play_bot_turn(game.copy(), bot).word
        if word not in decision.gains:
            first = outcome_of(view.seen, next(iter(decision.gains)))
            gains: dict[str, list[float]] = {word: []}
            turns = {word: outcome_of(view.seen, word)}
            self._play_on(first, turns, gains, range(MOST_SAMPLES // 2))
            decision.gains[word] = Gain.of(gains[word])
        return decision.loss(word)

    def _play_on(
        self, first: Game, turns: dict[str, Game], gains: dict[str, list[float]], samples: range
    ) -> None:
        for sample in samples:
            before = self._worth(first, sample)
            for word, outcome in turns.items():
                gains[word].append(self._worth(outcome, sample) - before)

    def _worth(self, outcome: Game, sample: int) -> float:
        if outcome.phase == Phase.OVER:
            return 1.0
        cards: tuple[float, ...] = tuple(0.0 for _ in EVEN_STEPS)
        for _ in range(sample + 1):
            cards = evenly_on(cards)
        chances = self._search.look_ahead(outcome, sample, Budget(), cards, ROUNDS)
        assert chances is not None
        return chances[outcome.seat]


def outcome_of(game: Game, word: str) -> Game:
    """The position that a turn leads to."""
    outcome = game.copy()
    outcome.play(word)
    return outcome


def is_open(word: str, gains: dict[str, list[float]], left: Sequence[str]) -> bool:
    """Whether more samples could still tell this turn from the leader."""
    own = gains[word]
    leader = max((gains[other] for other in left), key=mean)
    rival = leader if mean(leader) > 0 else [0.0] * len(own)
    gaps = [ahead - behind for ahead, behind in zip(rival, own, strict=True)]
    if mean(gaps) > FAR_BEHIND * standard_error(gaps):
        return False
    return standard_error(own) > EQUAL


def standard_error(values: Sequence[float]) -> float:
    return stdev(values) / sqrt(len(values))


def make_decision(players: int, number: int) -> Decision:
    """One position of a game that the network plays against itself, each game for one: a job for a worker."""
    chance = Chance(number)
    game, bot = Game.start(players, first_deck(players, chance)), make_bot("network", 0)
    states = []
    while game.phase != Phase.OVER:
        states.append(write_state(game))
        play_bot_turn(game, bot)
        game.fill_harbour(chance)
    return Judge(players).decide(number, read_state(states[chance.below(len(states))]))


def read_decisions(file: Path) -> list[Decision]:
    if not file.exists():
        return []
    found = []
    for line in file.read_text(encoding="utf-8").splitlines():
        kept = json.loads(line)
        gains = {word: Gain(*values) for word, values in kept["gains"].items()}
        found.append(Decision(kept["number"], json.dumps(kept["state"], separators=(",", ":")), gains))
    return found


def write_decisions(file: Path, decisions: Sequence[Decision]) -> None:
    """One line for each, in one move: a stop at any moment leaves a whole file."""
    lines = []
    for decision in decisions:
        gains = {word: list(asdict(gain).values()) for word, gain in decision.gains.items()}
        kept = {"number": decision.number, "state": json.loads(decision.state), "gains": gains}
        lines.append(json.dumps(kept, separators=(",", ":")))
    partial = file.with_suffix(".partial")
    partial.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
    partial.replace(file)
