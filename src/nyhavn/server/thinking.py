"""What happens in the processes in which bots think."""

from nyhavn.bots.playing import play_bot_turn
from nyhavn.rules.state import read_state
from nyhavn.server.bot_roster import new_bot


def think(bot: str, seed: int, seconds: float, state: str) -> str:
    """The word of the turn that a bot plays; it is asked with a view of its seat, and sees nothing else."""
    return play_bot_turn(read_state(state), new_bot(bot, seed, seconds)).word
