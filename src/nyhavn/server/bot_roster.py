"""Which bots can be given a seat: those of the house by name, never files of a visitor's choice."""

from nyhavn.bots.protocol import Bot
from nyhavn.bots.roster import BOTS, make_bot
from nyhavn.server.refusals import BAD_REQUEST, RefusedError


def check_bot(name: str) -> None:
    """Refuse a bot that the house does not have."""
    if name not in BOTS:
        raise RefusedError("bot-unknown", {"bot": name, "bots": ", ".join(BOTS)}, BAD_REQUEST)


def new_bot(name: str, seed: int, seconds: float) -> Bot:
    """A bot for one turn."""
    return make_bot(name, seed, seconds)
