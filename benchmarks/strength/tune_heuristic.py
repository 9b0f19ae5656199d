"""Find the weights of the heuristic bot.

    python benchmarks/strength/tune_heuristic.py --players 2 --games 1200 --generations 5 --seed 1 --out FILE

First come rounds of fitting. The present weights, each player's changed a little at random, play games
against themselves; then the weights are fitted that tell best from the positions who wins: logistic
regression, as chess programmers tune their evaluations. What a feature is worth is learned from the
difference between the player and the rivals.

Then the cross-entropy method goes on from there. In each generation candidates around the mean play the same
deals from every seat against a pool of opponents: the greedy bot and the champions of the last rounds. The
mean and the spread of the best become those of the next generation. At the end the mean plays the fitted
weights on fresh deals, and the better of the two is written as the text of ``nyhavn.bots.heuristic.weights``.

From the same arguments the same weights come out.
"""

import argparse
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console

from nyhavn.bots.heuristic.evaluation import HeuristicEvaluation, progress_of
from nyhavn.bots.heuristic.features import FEATURES, Weights
from nyhavn.bots.heuristic.heuristic_bot import HeuristicBot
from nyhavn.bots.playing import play_bot_game
from nyhavn.bots.protocol import Bot
from nyhavn.bots.simple.greedy_bot import GreedyBot
from nyhavn.rules import Chance, Game, Outcomes, Phase, Result, first_deck

Array = np.ndarray[Any, np.dtype[np.float64]]
Maker = Callable[[], Bot]

# Where the tuning begins: set by hand, the same in the opening and at the end.
FIRST = {
    "points": 1.5,
    "covered spaces": 0.25,
    "empty spaces under covered ones": -0.05,
    "rows of windows lacking 1": 0.6,
    "rows of windows lacking 2": 0.3,
    "rows with bricks lacking 1": 0.3,
    "columns of windows lacking 1": 1.5,
    "columns of windows lacking 2": 1.0,
    "columns of windows lacking 3": 0.7,
    "columns with bricks lacking 1": 0.7,
    "columns with bricks lacking 2": 0.5,
    "columns with bricks lacking 3": 0.3,
    "coat-of-arms rows lacking 1": 0.3,
    "cards": 0.12,
    "colours with 2 cards": 0.05,
    "colours with 3 cards": 0.12,
    "colours with 4 cards": 0.2,
    "colours with 5 or more cards": 0.25,
    "cards beyond 5": -0.1,
    "additional card": 0.3,
    "construction discount": 0.3,
    "change of colours": 0.3,
    "both actions": 0.4,
    "any cards, active": 0.15,
    "additional card, active": 0.2,
    "construction discount, active": 0.2,
    "change of colours, active": 0.2,
    "both actions, active": 0.4,
    "chance that the game ends, ahead or behind": 3.0,
}
# These are about the table, and count for the player alone; of the others the rivals' part is taken off.
TABLE_FEATURES = list(range(FEATURES.index("best pair left for oneself"), len(FEATURES)))

MOST_OUTCOMES = 6_000
ROUNDS, ROUNDS_KEPT = 6, 3
"""How many rounds of fitting there are; each uses the games of the last few."""
RIDGE = 30.0
TRACE = 0.8
"""How much of a position's aim comes from the rest of the game; the rest from the player's next position."""
NOISE, MORE_NOISE, MOST_NOISE = 0.2, 0.08, 0.4
"""How the weights vary in games to fit: in proportion, in their effect on the odds, and at most."""
CANDIDATES, BEST, POOL = 24, 6, 3
SPREAD = 0.05
"""How candidates vary at first, in their effect on the odds."""
MARGIN = 0.01
"""What a point of difference counts beside a win: it tells close candidates apart."""
FINAL_DEALS = 100


@dataclass
class Samples:
    """Positions after a turn, each with the player's and the rivals' features in one row."""

    rows: list[Array] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    later: list[int] = field(default_factory=list)
    """The place of the same player's next position; its own where there is none."""


def as_weights(values: Array) -> Weights:
    """One row for each feature, with its weight in the opening and at the end."""
    return {name: (float(values[i, 0]), float(values[i, 1])) for i, name in enumerate(FEATURES)}


def new_game(players: int, seed: int) -> tuple[Game, Chance]:
    chance = Chance(seed)
    return Game.start(players, first_deck(players, chance)), chance


def ended(game: Game) -> Result:
    result = game.result()
    assert result is not None
    return result


class Tuner:
    """Finds weights for one number of players."""

    def __init__(self, players: int, games: int, seed: int, console: Console) -> None:
        self.players, self.games, self.seed, self.console = players, games, seed, console
        self.random = np.random.default_rng(seed)
        self.deal = seed * 1_000_003
        self.values = np.array([[FIRST.get(name, 0.0)] * 2 for name in FEATURES])
        self.effect = np.full(len(FEATURES), np.inf)
        self.champions: list[Array] = []

    def fresh_deal(self) -> int:
        self.deal += 1
        return self.deal

    # Fitting.

    def fit(self) -> None:
        """Rounds of games and regression; every result is a champion of the pool."""
        kept: list[Samples] = []
        for number in range(1, ROUNDS + 1):
            samples = Samples()
            for _ in range(self.games):
                self.play(samples)
            kept = [*kept, samples][-ROUNDS_KEPT:]
            before, self.values = self.values, self.regression(kept)
            self.champions.append(self.values)
            share, margin = self.match(self.values, heuristic(before), 20)
            against = f"against the last: {share:.0%}, {margin:+.1f} points"
            self.console.print(f"round {number}: {len(samples.wins)} positions; {against}")

    def play(self, samples: Samples) -> None:
        """A game of the present weights, changed a little for each player."""
        game, chance = new_game(self.players, self.fresh_deal())
        judges = [HeuristicEvaluation(as_weights(self.varied())) for _ in range(self.players)]
        walk = Outcomes(game)
        latest: list[Array | None] = [None] * self.players
        places: list[list[int]] = [[] for _ in range(self.players)]
        while game.phase != Phase.OVER:
            seat, progress = game.seat, progress_of(game)
            judges[seat].begin(game)
            walk.begin(game)
            for decision in judges[seat].search(walk, MOST_OUTCOMES):
                game.apply(decision)
            if game.phase != Phase.OVER:
                own = latest[seat] = np.array(judges[seat].measure(game))
                rivals = [features for features in latest if features is not None and features is not own]
                if len(rivals) == self.players - 1:
                    rival = np.mean(rivals, axis=0)
                    rival[TABLE_FEATURES] = 0
                    places[seat].append(len(samples.rows))
                    samples.rows.append(tapered(own - rival, progress))
                game.fill_harbour(chance)
        result = ended(game)
        samples.wins += [0.0] * (len(samples.rows) - len(samples.wins))
        samples.later += [0] * (len(samples.rows) - len(samples.later))
        for seat in range(self.players):
            for place, later in zip(places[seat], [*places[seat][1:], places[seat][-1]], strict=True):
                samples.wins[place] = float(result.share(seat))
                samples.later[place] = later

    def varied(self) -> Array:
        """The present weights with noise: in both columns the same, and in each column some more."""
        shape = self.values.shape
        effect = np.minimum(MOST_NOISE, MORE_NOISE / self.effect)[:, None]
        noise = self.random.standard_normal((shape[0], 1)) + 0.5 * self.random.standard_normal(shape)
        return self.values * (1 + NOISE * self.random.standard_normal(shape)) + effect * noise

    def regression(self, kept: list[Samples]) -> Array:
        """The weights that tell best who wins, found with the results and then with what followed."""
        rows = np.concatenate([np.array(samples.rows) for samples in kept])
        wins = np.concatenate([np.array(samples.wins) for samples in kept])
        first, later = 0, []
        for samples in kept:
            later.append(np.array(samples.later) + first)
            first += len(samples.later)
        features = len(FEATURES)
        self.effect = (rows[:, :features] + rows[:, features : 2 * features]).std(axis=0) + 1e-3
        weights = logistic(rows, wins)
        aims = aims_of(odds_to_chance(rows @ weights), wins, np.concatenate(later))
        weights = logistic(rows, aims)
        return np.stack([weights[:features], weights[features : 2 * features]], axis=1)

    # The cross-entropy method.

    def refine(self, generations: int, deals: int) -> None:
        """Let candidates play against the pool, and go on with the best of them."""
        fitted = mean = self.values
        spread = np.repeat((SPREAD / self.effect)[:, None], 2, axis=1)
        pool: list[Maker] = [lambda: GreedyBot(0), *map(heuristic, self.champions[-POOL:])]
        for number in range(1, generations + 1):
            candidates = mean + spread * self.random.standard_normal((CANDIDATES, *mean.shape))
            first, merits = self.deal, []
            for candidate in candidates:
                self.deal = first
                against = [self.match(candidate, rival, deals) for rival in pool]
                merits.append(sum(share + MARGIN * margin for share, margin in against) / len(pool))
            best = candidates[np.argsort(merits)[-BEST:]]
            mean, spread = best.mean(axis=0), 0.5 * spread + 0.5 * best.std(axis=0)
            merit = float(np.mean(np.sort(merits)[-BEST:]))
            self.console.print(f"generation {number}: the best {merit:.3f}, all {float(np.mean(merits)):.3f}")
        share, margin = self.match(mean, heuristic(fitted), FINAL_DEALS)
        self.console.print(f"the mean against the fitted weights: {share:.1%}, {margin:+.2f} points")
        if share > 1 / self.players:
            self.values = mean

    def match(self, values: Array, rival: Maker, deals: int) -> tuple[float, float]:
        """One player with these weights among rivals: its share of the wins, and its lead in points."""
        own = heuristic(values)
        won = lead = 0.0
        for _ in range(deals):
            deal = self.fresh_deal()
            for seat in range(self.players):
                game, chance = new_game(self.players, deal)
                bots = [own() if other == seat else rival() for other in range(self.players)]
                play_bot_game(game, bots, chance)
                result = ended(game)
                others = [points for other, points in enumerate(result.points) if other != seat]
                won += float(result.share(seat))
                lead += result.points[seat] - max(others)
        games = deals * self.players
        return won / games, lead / games


def heuristic(values: Array) -> Maker:
    """Makes bots with these weights."""
    weights = as_weights(values)
    return lambda: HeuristicBot(0, weights=weights)


def tapered(features: Array, progress: float) -> Array:
    """A row of the regression: each feature in the opening and at the end, and two constants."""
    return np.concatenate([features * (1 - progress), features * progress, [1 - progress, progress]])


def odds_to_chance(logits: Array) -> Array:
    chances: Array = 1 / (1 + np.exp(-logits))
    return chances


def aims_of(chances: Array, wins: Array, later: Array) -> Array:
    """What each position led to: partly the result, partly the chance at the same player's next position."""
    aims = wins.copy()
    for place in range(len(wins) - 1, -1, -1):
        if later[place] != place:
            aims[place] = TRACE * aims[later[place]] + (1 - TRACE) * chances[later[place]]
    return aims


def logistic(rows: Array, aims: Array) -> Array:
    """Logistic regression with a ridge, by Newton's method; the rows are scaled for it."""
    scale = rows.std(axis=0) + 1e-6
    scaled = rows / scale
    weights = np.zeros(rows.shape[1])
    for _ in range(12):
        chances = odds_to_chance(scaled @ weights)
        slope = scaled.T @ (aims - chances) - RIDGE * weights
        bend = (scaled * (chances * (1 - chances))[:, None]).T @ scaled + RIDGE * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        weights += step
        if np.abs(step).max() < 1e-4:
            break
    fitted: Array = weights / scale
    return fitted


def as_text(values: Array) -> str:
    """The weights as they stand in the module."""
    lines = [
        f'    "{name}": ({opening:.3f}, {end:.3f}),' for name, (opening, end) in as_weights(values).items()
    ]
    return "\n".join(["WEIGHTS: Weights = {", *lines, "}"])


def main() -> None:
    parser = argparse.ArgumentParser(description="Find the weights of the heuristic bot.")
    parser.add_argument("--players", type=int, default=2, choices=[2, 3, 4])
    parser.add_argument("--games", type=int, default=1200, help="games of each of the rounds of fitting")
    parser.add_argument("--generations", type=int, default=5, help="generations of the cross-entropy method")
    parser.add_argument("--deals", type=int, default=3, help="deals against each opponent in a generation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="where the weights go; printed when left out")
    wanted = parser.parse_args()
    console = Console(stderr=True)
    tuner = Tuner(wanted.players, wanted.games, wanted.seed, console)
    tuner.fit()
    tuner.refine(wanted.generations, wanted.deals)
    text = as_text(tuner.values)
    if wanted.out is None:
        print(text)
    else:
        wanted.out.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
