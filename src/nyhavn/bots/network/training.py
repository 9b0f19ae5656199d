"""Learning the value of positions from games that the network plays against itself.

Every turn gives one sample: the position after it, as its player sees it, and the chances of all seats that
the rest of the game showed, by TD(λ). Explored turns cut the trace.
"""

from dataclasses import dataclass

from nyhavn.bots.network.evaluation import Evaluation
from nyhavn.bots.network.learning import Learner, Memory
from nyhavn.bots.network.weights import Weights
from nyhavn.bots.planning import MOST_OUTCOMES
from nyhavn.bots.playing import settle_chance
from nyhavn.rules.chance import Chance
from nyhavn.rules.deck import first_deck
from nyhavn.rules.game import Game
from nyhavn.rules.outcomes import Outcomes
from nyhavn.rules.phases import Phase
from nyhavn.rules.result import result_of


@dataclass(frozen=True, slots=True)
class Settings:
    """How training goes about."""

    explored: float = 0.1
    """The share of turns chosen with noise."""
    temperature: float = 0.3
    trace: float = 0.9
    """The λ of TD(λ), from one turn to the next player's."""
    batch: int = 128
    uses: int = 4
    """How often each sample is learned from."""
    memory: int = 60_000
    most_outcomes: int = MOST_OUTCOMES
    measured_deals: int = 20
    """On how many deals a network is measured against others, from every seat."""


class SelfPlay:
    """Plays games against itself and remembers their turns."""

    def __init__(self, weights: Weights, settings: Settings, chance: Chance) -> None:
        self.players = weights.players
        self.settings = settings
        self.chance = chance
        self.memory = Memory(weights.players, settings.memory)
        self.learner = Learner(weights)
        self._evaluation = Evaluation(weights)
        self._walk = Outcomes(Game.start(self.players, first_deck(self.players, chance)))
        self._owed = 0

    def play(self) -> Game:
        """One game from the deal to the end."""
        game = Game.start(self.players, first_deck(self.players, self.chance))
        turns: list[tuple[int, int, list[float], bool]] = []
        while game.phase != Phase.OVER:
            turns.append(self._play_turn(game))
            settle_chance(game, self.chance)
        self._aim(game, turns)
        self._owed += len(turns) * self.settings.uses
        return game

    def _play_turn(self, game: Game) -> tuple[int, int, list[float], bool]:
        """Where the sample is kept, the seat, the chances after the best turn, and whether it was another."""
        evaluation, settings = self._evaluation, self.settings
        evaluation.begin(game)
        self._walk.begin(game)
        temperature = settings.temperature if self.chance.part() < settings.explored else 0.0
        evaluation.search(self._walk, self.chance, temperature, settings.most_outcomes)
        evaluation.value(evaluation.best)
        explored = evaluation.chosen_value < evaluation.best_value
        game.become(evaluation.chosen)
        return self.memory.store(game), game.seat, list(evaluation.chances)[: self.players], explored

    def _aim(self, game: Game, turns: list[tuple[int, int, list[float], bool]]) -> None:
        """Give each sample its target, from the last turn back to the first."""
        result = result_of(game)
        assert result is not None
        chances = [float(result.share(seat)) for seat in range(self.players)]
        for place, seat, expected, explored in reversed(turns):
            for distance in range(self.players):
                self.memory.aim(place, distance, chances[(seat + distance) % self.players])
            trace = 0.0 if explored else self.settings.trace
            chances = [
                (1 - trace) * before + trace * after for before, after in zip(expected, chances, strict=True)
            ]

    def learn(self, rate: float) -> float:
        """As many steps as the games since the last time call for; the mean loss."""
        steps = self._owed // self.settings.batch
        self._owed -= steps * self.settings.batch
        losses = [
            self.learner.learn(self.memory, self.settings.batch, rate, self.chance) for _ in range(steps)
        ]
        return sum(losses) / len(losses) if losses else 0.0
