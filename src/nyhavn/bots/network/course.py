"""A course of training that keeps what it has learned in a folder and can go on from there.

The folder holds ``checkpoint.npz`` (all that is needed to go on), a network for every so many games, and
``curve.jsonl`` with one line for each of them. From the same seed the same course comes out, as long as it is
not interrupted: going on later starts with an empty memory of samples.
"""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from nyhavn.bots.failures import BotFault
from nyhavn.bots.network.learning import Learner, Memory
from nyhavn.bots.network.training import TrainingSettings, chance_of, play_games
from nyhavn.bots.network.value_bot import ValueBot
from nyhavn.bots.network.weights import ARRAYS, NOT_A_NETWORK, Weights
from nyhavn.bots.playing import play_bot_game
from nyhavn.bots.protocol import Bot
from nyhavn.bots.simple.greedy_bot import GreedyBot
from nyhavn.bots.workers import Workers
from nyhavn.rules import Chance, Game, IllegalError, first_deck

GAMES_IN_JOB = 4


@dataclass(frozen=True, slots=True)
class Progress:
    """How far the course is."""

    games: int
    games_per_second: float
    loss: float
    turns: float
    against_greedy: float
    """The share of wins of one network among greedy bots."""
    against_older: float | None
    """The share of wins against the network of half as many games."""


class Course:
    """Trains the network for one number of players."""

    def __init__(
        self, folder: Path, players: int, seed: int, every: int, settings: TrainingSettings | None = None
    ):
        self.folder, self.players, self.seed, self.every = folder, players, seed, every
        folder.mkdir(parents=True, exist_ok=True)
        self.weights = Weights.fresh(players, seed)
        self.games = 0
        self._stretches: list[dict[str, Any]] = []
        checkpoint = folder / "checkpoint.npz"
        kept = self._take_up(checkpoint) if checkpoint.exists() else None
        self._settings = settings or TrainingSettings()
        self._stretches.append({"from": self.games, "settings": asdict(self._settings)})
        self._memory = Memory(players, self._settings.memory)
        self._owed = 0
        self._learner = Learner(self.weights)
        if kept is not None:
            self._learner.restore(kept)

    def _take_up(self, checkpoint: Path) -> dict[str, Any]:
        """Go on from a checkpoint; all that it holds."""
        try:
            with checkpoint.open("rb") as file, np.load(file, allow_pickle=False) as stored:
                kept = {name: stored[name] for name in stored.files}
            made = json.loads(str(kept["made"]))
            if made["players"] != self.players:
                other = {"players": self.players, "expected": made["players"]}
                raise IllegalError(BotFault.NETWORK_PLAYERS, other)
            for name in ARRAYS:
                setattr(self.weights, name, kept[name])
            self.games, self._stretches = made["games"], made["stretches"]
        except NOT_A_NETWORK as fault:
            raise IllegalError(BotFault.NETWORK_FILE, {"path": checkpoint.name}) from fault
        return kept

    def train(
        self,
        games: int,
        workers: Workers,
        report: Callable[[Progress], None],
        tick: Callable[[int], None],
    ) -> None:
        """Play on until so many games have been played in all; what was saved survives any stop."""
        while self.games < games:
            target = min(games, (self.games // self.every + 1) * self.every)
            start, before = perf_counter(), self.games
            losses, turns = [], 0
            while self.games < target:
                turns += self._play_round(min(target, self.games + self._settings.round), workers, tick)
                losses.append(self._learn())
            seconds = perf_counter() - start
            played = self.games - before
            progress = Progress(
                self.games,
                round(played / seconds, 2),
                round(sum(losses) / len(losses), 5),
                round(turns / played, 1),
                self._share_against(None, workers),
                self._share_against_older(workers),
            )
            self._save(progress)
            report(progress)

    def _play_round(self, target: int, workers: Workers, tick: Callable[[int], None]) -> int:
        """Play up to a number of games with the weights as they are; how many turns that took."""
        turns = 0
        play = partial(play_games, self.weights, self._settings, self.seed)
        jobs = (
            range(first, min(first + GAMES_IN_JOB, target))
            for first in range(self.games, target, GAMES_IN_JOB)
        )
        for played in workers.run(play, jobs):
            for samples in played:
                self._memory.take_in(samples)
                turns += len(samples)
                self.games += 1
                tick(self.games)
        self._owed += turns * self._settings.uses
        return turns

    def _learn(self) -> float:
        """As many steps as the games since the last time call for; the mean loss."""
        batch = self._settings.batch
        steps, self._owed = divmod(self._owed, batch)
        chance, rate = chance_of(self.seed, f"learning {self.games}"), self._settings.rate_after(self.games)
        losses = [self._learner.learn(self._memory, batch, rate, chance) for _ in range(steps)]
        # Interpreted, the losses are numbers of NumPy, which the curve could not keep.
        return float(sum(losses) / len(losses)) if losses else 0.0

    def _share_against(self, older: Weights | None, workers: Workers) -> float:
        """The share of wins of one network among rivals, over the same deals from every seat."""
        deals = self._settings.measured_deals
        won = sum(workers.run(partial(play_deal, self.weights, older), range(deals)))
        return round(won / (deals * self.players), 3)

    def _share_against_older(self, workers: Workers) -> float | None:
        half = self.games // 2 // self.every * self.every
        path = self._network_path(half)
        return self._share_against(Weights.load(path), workers) if path.exists() else None

    def _network_path(self, games: int) -> Path:
        return self.folder / f"network-{games:07d}.npz"

    def _save(self, progress: Progress) -> None:
        """First the network, then the checkpoint in one move: a stop at any moment leaves a whole one."""
        self.weights.made = {"games": self.games, "seed": self.seed, "stretches": self._stretches}
        self.weights.save(self._network_path(self.games))
        arrays = {name: getattr(self.weights, name) for name in ARRAYS} | self._learner.state()
        made = json.dumps({"players": self.players, **self.weights.made})
        partial = self.folder / "checkpoint.partial.npz"
        np.savez(partial, made=np.array(made), **arrays)
        partial.replace(self.folder / "checkpoint.npz")
        with (self.folder / "curve.jsonl").open("a", encoding="utf-8") as curve:
            curve.write(json.dumps(asdict(progress)) + "\n")


def play_deal(weights: Weights, older: Weights | None, deal: int) -> float:
    """One deal from every seat, a network among greedy bots or among copies of an older one; its wins."""
    won = 0.0
    for seat in range(weights.players):
        chance = Chance(deal)
        bots: list[Bot] = [GreedyBot(0) if older is None else ValueBot(older) for _ in range(weights.players)]
        bots[seat] = ValueBot(weights)
        game = Game.start(weights.players, first_deck(weights.players, chance))
        play_bot_game(game, bots, chance)
        result = game.result()
        assert result is not None
        won += float(result.share(seat))
    return won
