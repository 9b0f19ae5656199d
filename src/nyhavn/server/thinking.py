"""What happens in the processes in which bots think."""

from time import perf_counter

from nyhavn.bots.playing import play_bot_turn
from nyhavn.rules.state import read_state
from nyhavn.server.bot_roster import new_bot


def think(bot: str, seed: int, seconds: float, state: str) -> tuple[str, float]:
    """The word of the turn that a bot plays, and how long it thought.

    It is asked with a view of its seat, and sees nothing else.
    """
    began = perf_counter()
    word = play_bot_turn(read_state(state), new_bot(bot, seed, seconds)).word
    return word, perf_counter() - began
