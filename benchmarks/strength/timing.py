"""How long the levels think: a program that is run once with the compiled package and once without.

It reads positions as JSON, by number of players, and prints one line of JSON for each thing it has measured.
"""

import json
import sys
from time import perf_counter
from typing import Any

from nyhavn.bots.levels import LEVELS
from nyhavn.bots.network.shipped import LAST, shipped_weights
from nyhavn.bots.network.training import SelfPlay, TrainingSettings
from nyhavn.bots.playing import play_bot_turn
from nyhavn.bots.protocol import Bot
from nyhavn.bots.roster import make_bot
from nyhavn.rules import Chance, read_state


def turn_seconds(bot: Bot, position: str) -> float:
    """How long a bot takes for a whole turn."""
    game = read_state(position)
    start = perf_counter()
    play_bot_turn(game, bot)
    return perf_counter() - start


def self_play_speed(players: int, seconds: float) -> float:
    """Games per second that one process plays against itself in training."""
    self_play, games = SelfPlay(shipped_weights(LAST, players), TrainingSettings()), 0
    start = perf_counter()
    while games == 0 or perf_counter() - start < seconds:
        self_play.play(Chance(games))
        games += 1
    return games / (perf_counter() - start)


def say(**values: Any) -> None:
    print(json.dumps(values), flush=True)


def main() -> None:
    wanted = json.load(sys.stdin)
    for players, positions in wanted["positions"].items():
        for level in LEVELS:
            bot = make_bot(level.bot, 1)
            # The first turn also loads the network.
            turn_seconds(bot, positions[0])
            times = [turn_seconds(bot, position) for position in positions]
            say(what="turns", level=level.bot, players=int(players), seconds=times)
        if wanted["self_play_seconds"]:
            speed = self_play_speed(int(players), wanted["self_play_seconds"])
            say(what="self-play", players=int(players), games_per_second=speed)


if __name__ == "__main__":
    main()
