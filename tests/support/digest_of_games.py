"""Play the same random games wherever this is run, and print one digest of all that happened.

Run as a program, so that the rules can be imported compiled in one process and interpreted in another.
"""

import hashlib
import json

from nyhavn.bots.playing import play_bot_game
from nyhavn.bots.roster import make_bot
from nyhavn.rules import Chance, Game, Phase, complete_turns, first_deck, play_out
from nyhavn.rules import game as game_module
from nyhavn.rules.decisions import DECISIONS, number_of
from support.looking import everything
from support.random_games import moments

PLAYERS = (2, 3, 4)
PLAYOUTS = 1000
# Games of which every list of choices counts, and how often a refusal or a list of turns does.
WALKS = 25
REFUSALS_EVERY = 41
TURNS_EVERY = 101
MOST_TURNS = 2000
# Interpreted on a busy machine, a bot in a hurry would leave turns out.
UNHURRIED = 1e9


def playout(players: int, seed: int) -> str:
    """The end of a game played out at random, and how many decisions led there."""
    chance = Chance(seed)
    game = Game.start(players, first_deck(players, chance))
    decisions = play_out(game, chance)
    return f"{decisions} {chance.state} {json.dumps(everything(game))}"


def walk(players: int, seed: int) -> list[str]:
    """A game step by step: every position, every list of choices, and some of the refusals."""
    lines = []
    for number, game in enumerate(moments(players, seed)):
        choices = [number_of(decision) for decision in game.choices()]
        lines.append(json.dumps([game.facts(), choices]))
        if number % REFUSALS_EVERY == 0:
            lines.append(repr([str(game.why_not(decision)) for decision in DECISIONS[number % 7 :: 7]]))
        if number % TURNS_EVERY == 0 and game.phase < Phase.REFILL:
            words = (turn.word for turn in complete_turns(game))
            lines.append(" ".join(word for word, _ in zip(words, range(MOST_TURNS), strict=False)))
    return lines


def bot_game(name: str, players: int) -> str:
    """The turns of one game between bots that weigh with compiled numbers where they can."""
    chance = Chance(players)
    game = Game.start(players, first_deck(players, chance))
    turns, _ = play_bot_game(
        game, [make_bot(name, seat, seconds=UNHURRIED) for seat in range(players)], chance
    )
    return " ".join(turn.word for turn in turns)


def main() -> None:
    digest = hashlib.sha256()
    for players in PLAYERS:
        for seed in range(PLAYOUTS):
            digest.update(playout(players, seed).encode())
        for seed in range(WALKS):
            digest.update("\n".join(walk(players, seed)).encode())
        digest.update(bot_game("greedy", players).encode())
    digest.update(bot_game("heuristic", 2).encode())
    print(json.dumps({"rules": game_module.__file__, "digest": digest.hexdigest()}))


if __name__ == "__main__":
    main()
