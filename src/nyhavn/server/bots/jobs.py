"""The jobs that run in the worker pool.

Each works on a view of the seat to move, and sees nothing else.
"""

from time import perf_counter

from nyhavn.bots.explanation.explaining import Advice, Comparison, compare, explain
from nyhavn.bots.levels import KEEPERS_LOOKS
from nyhavn.bots.playing import play_bot_turn
from nyhavn.bots.roster import make_bot
from nyhavn.rules import View, read_state, read_turn


def choose_turn(bot: str, seed: int, seconds: float, state: str) -> tuple[str, float]:
    """The word of the turn that a bot plays, and how long it thought."""
    began = perf_counter()
    word = play_bot_turn(read_state(state), make_bot(bot, seed, seconds)).word
    return word, perf_counter() - began


def advise(state: str, seconds: float) -> list[Advice]:
    """The best turns of the seat to move, as it sees the table."""
    game = read_state(state)
    return explain(View(game, game.seat), seconds, KEEPERS_LOOKS)


def review(state: str, word: str, seconds: float) -> Comparison:
    """A turn that was played beside the best one, with what its player could see."""
    game = read_state(state)
    return compare(View(game, game.seat), read_turn(word), seconds, KEEPERS_LOOKS)
