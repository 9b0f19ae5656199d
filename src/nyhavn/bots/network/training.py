"""Learning the value of positions from games that the network plays against itself.

Every turn gives one sample: the position after it, as its player sees it, and the chances of all seats that
the rest of the game showed, by TD(λ). Explored turns cut the trace.
"""

from dataclasses import dataclass
from hashlib import sha256

from nyhavn.bots.network.evaluation import NetworkEvaluation
from nyhavn.bots.network.learning import Memory, Samples
from nyhavn.bots.network.weights import Weights
from nyhavn.bots.planning import MOST_OUTCOMES
from nyhavn.rules import Chance, Game, Outcomes, Phase, first_deck

MOST_TURNS = 2_000


@dataclass(frozen=True, slots=True)
class TrainingSettings:
    """How training goes about."""

    explored: float = 0.1
    """The share of turns chosen with noise."""
    temperature: float = 0.3
    trace: float = 0.8
    """The λ of TD(λ), from one turn of a player to the same player's next."""
    round: int = 32
    """How many games are played before the network learns from them."""
    batch: int = 128
    uses: int = 4
    """How often each sample is learned from."""
    memory: int = 60_000
    first_rate: float = 1e-3
    last_rate: float = 3e-5
    halving: int = 15_000
    """After how many games the learning rate has halved, again and again from the first to the last."""
    most_outcomes: int = MOST_OUTCOMES
    measured_deals: int = 20
    """On how many deals a network is measured against others, from every seat."""

    def rate_after(self, games: int) -> float:
        """The learning rate."""
        return float(max(self.last_rate, self.first_rate * 0.5 ** (games / self.halving)))


class SelfPlay:
    """Plays games against itself and gives their turns as samples."""

    def __init__(self, weights: Weights, settings: TrainingSettings) -> None:
        self.players = weights.players
        self.settings = settings
        self._memory = Memory(weights.players, MOST_TURNS)
        self._evaluation = NetworkEvaluation(weights)
        self._walk = Outcomes(Game.start(self.players, first_deck(self.players, Chance(0))))

    def play(self, chance: Chance) -> Samples:
        """One game from the deal to the end."""
        game = Game.start(self.players, first_deck(self.players, chance))
        turns: list[tuple[int, int, list[float], bool]] = []
        while game.phase != Phase.OVER:
            turns.append(self._play_turn(game, chance))
            game.fill_harbour(chance)
        self._aim(game, turns)
        return self._memory.take_out()

    def _play_turn(self, game: Game, chance: Chance) -> tuple[int, int, list[float], bool]:
        """Where the sample is kept, the seat, the chances after the best turn, and whether it was another."""
        evaluation, settings = self._evaluation, self.settings
        evaluation.begin(game)
        self._walk.begin(game)
        temperature = settings.temperature if chance.part() < settings.explored else 0.0
        evaluation.search(self._walk, chance, temperature, settings.most_outcomes)
        evaluation.value(evaluation.best[0])
        explored = evaluation.chosen_value < evaluation.best_values[0]
        game.become(evaluation.chosen)
        return self._memory.store(game), game.seat, list(evaluation.chances)[: self.players], explored

    def _aim(self, game: Game, turns: list[tuple[int, int, list[float], bool]]) -> None:
        """Give each sample its target, from the last turn back to the first."""
        result = game.result()
        assert result is not None
        chances = [float(result.share(seat)) for seat in range(self.players)]
        for index, seat, expected, explored in reversed(turns):
            for distance in range(self.players):
                self._memory.aim(index, distance, chances[(seat + distance) % self.players])
            trace = 0.0 if explored else self.settings.trace ** (1 / self.players)
            chances = [
                (1 - trace) * before + trace * after for before, after in zip(expected, chances, strict=True)
            ]


def play_games(weights: Weights, settings: TrainingSettings, seed: int, games: range) -> list[Samples]:
    """Some of the games of a course, by their numbers: a job for a worker."""
    self_play = SelfPlay(weights, settings)
    return [self_play.play(chance_of(seed, f"game {game}")) for game in games]


def chance_of(seed: int, purpose: str) -> Chance:
    """The chance of one game or round of a course: the same whoever plays it, and after any stop."""
    text = f"nyhavn training\nseed {seed}\n{purpose}\n"
    return Chance(int.from_bytes(sha256(text.encode()).digest()[:8], "big"))
