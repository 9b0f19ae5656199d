"""A course of training that keeps what it has learned in a folder and can go on from there.

The folder holds ``checkpoint.npz`` (all that is needed to go on), a network for every so many games, and
``curve.jsonl`` with one line for each of them. From the same seed the same course comes out, as long as it is
not interrupted: going on later starts with an empty memory of samples.
"""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from nyhavn.bots.greedy_bot import GreedyBot
from nyhavn.bots.network.training import SelfPlay, Settings
from nyhavn.bots.network.weights import ARRAYS, NOT_A_NETWORK, Weights
from nyhavn.bots.playing import play_bot_game
from nyhavn.bots.protocol import Bot
from nyhavn.bots.value_bot import ValueBot
from nyhavn.rules.chance import Chance
from nyhavn.rules.deck import first_deck
from nyhavn.rules.errors import IllegalError
from nyhavn.rules.game import Game
from nyhavn.rules.result import result_of

FIRST_RATE, LAST_RATE, HALVING = 1e-3, 5e-5, 30_000


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

    def __init__(self, folder: Path, players: int, seed: int, every: int, settings: Settings | None = None):
        self.folder, self.players, self.seed, self.every = folder, players, seed, every
        folder.mkdir(parents=True, exist_ok=True)
        self.weights = Weights.fresh(players, seed)
        self.games = 0
        checkpoint = folder / "checkpoint.npz"
        kept = self._take_up(checkpoint) if checkpoint.exists() else None
        self._settings = settings or Settings()
        self._self_play = SelfPlay(self.weights, self._settings, Chance(seed + self.games))
        if kept is not None:
            self._self_play.learner.restore(kept)

    def _take_up(self, checkpoint: Path) -> dict[str, Any]:
        """Go on from a checkpoint; all that it holds."""
        try:
            with checkpoint.open("rb") as file, np.load(file, allow_pickle=False) as stored:
                kept = {name: stored[name] for name in stored.files}
            made = json.loads(str(kept["made"]))
            if made["players"] != self.players:
                other = {"players": self.players, "expected": made["players"]}
                raise IllegalError("network-players", other)
            for name in ARRAYS:
                setattr(self.weights, name, kept[name])
            self.games = made["games"]
        except NOT_A_NETWORK as fault:
            raise IllegalError("network-file", {"path": checkpoint.name}) from fault
        return kept

    def train(self, games: int, report: Callable[[Progress], None], tick: Callable[[int], None]) -> None:
        """Play on until so many games have been played in all; what was saved survives any stop."""
        while self.games < games:
            target = min(games, (self.games // self.every + 1) * self.every)
            start, before = perf_counter(), self.games
            losses, turns = [], 0
            while self.games < target:
                turns += self._self_play.play().turns
                self.games += 1
                losses.append(self._self_play.learn(rate_after(self.games)))
                tick(self.games)
            seconds = perf_counter() - start
            played = self.games - before
            progress = Progress(
                self.games,
                round(played / seconds, 2),
                round(float(sum(losses)) / len(losses), 5),
                round(turns / played, 1),
                self.share_against(lambda: GreedyBot(0)),
                self._share_against_older(),
            )
            self._save(progress)
            report(progress)

    def share_against(self, rival: Callable[[], Bot]) -> float:
        """The share of wins of one network among rivals, over the same deals from every seat."""
        won = 0.0
        deals = self._settings.measured_deals
        for deal in range(deals):
            for seat in range(self.players):
                chance = Chance(deal)
                bots = [ValueBot(self.weights) if s == seat else rival() for s in range(self.players)]
                game = Game.start(self.players, first_deck(self.players, chance))
                play_bot_game(game, bots, chance)
                result = result_of(game)
                assert result is not None
                won += float(result.share(seat))
        return round(won / (deals * self.players), 3)

    def _share_against_older(self) -> float | None:
        half = self.games // 2 // self.every * self.every
        path = self._network_path(half)
        if not path.exists():
            return None
        older = Weights.load(path)
        return self.share_against(lambda: ValueBot(older))

    def _network_path(self, games: int) -> Path:
        return self.folder / f"network-{games:07d}.npz"

    def _save(self, progress: Progress) -> None:
        """First the network, then the checkpoint in one move: a stop at any moment leaves a whole one."""
        settings = asdict(self._settings)
        self.weights.made = {"games": self.games, "seed": self.seed, "settings": settings}
        self.weights.save(self._network_path(self.games))
        arrays = {name: getattr(self.weights, name) for name in ARRAYS} | self._self_play.learner.state()
        made = json.dumps({"players": self.players, "games": self.games})
        partial = self.folder / "checkpoint.partial.npz"
        np.savez(partial, made=np.array(made), **arrays)
        partial.replace(self.folder / "checkpoint.npz")
        with (self.folder / "curve.jsonl").open("a", encoding="utf-8") as curve:
            curve.write(json.dumps(asdict(progress)) + "\n")


def rate_after(games: int) -> float:
    """The learning rate, halved again and again."""
    return float(max(LAST_RATE, FIRST_RATE * 0.5 ** (games / HALVING)))
