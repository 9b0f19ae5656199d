"""What happens in the processes in which bots think."""

import os
import signal
import threading
from multiprocessing import parent_process
from multiprocessing.connection import wait

from nyhavn.bots.playing import play_bot_turn
from nyhavn.rules.state import read_state
from nyhavn.server.bot_roster import new_bot


def prepare() -> None:
    """An interrupt is the server's business; and when the server is gone, nobody needs this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = parent_process()
    if server is not None:
        wait([server.sentinel])
    os._exit(0)


def think(bot: str, seed: int, seconds: float, state: str) -> str:
    """The word of the turn that a bot plays; it is asked with a view of its seat, and sees nothing else."""
    return play_bot_turn(read_state(state), new_bot(bot, seed, seconds)).word
