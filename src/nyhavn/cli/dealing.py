"""Where the chance of a game comes from: one number that a person can remember and repeat."""

import hashlib
import secrets
from dataclasses import dataclass

from nyhavn.bots.protocol import Bot
from nyhavn.bots.roster import make_bot
from nyhavn.cli.refusing import UsageError, UsageFault
from nyhavn.records import Record, commitment, proven_first_deck


def any_seed() -> int:
    """A seed nobody has asked for, small enough to be written down."""
    return secrets.randbelow(10**9)


@dataclass(frozen=True, slots=True)
class Deal:
    """The chance of one of the games that follow from a seed."""

    seed: int
    game: int

    @property
    def secret(self) -> bytes:
        """The secret seed of the provable shuffle."""
        return self._digest("shuffle")

    def number(self, purpose: str) -> int:
        """A number for something else that chance decides in this game."""
        return int.from_bytes(self._digest(purpose)[:8], "big")

    def _digest(self, purpose: str) -> bytes:
        text = f"nyhavn deal\nseed {self.seed}\ngame {self.game}\n{purpose}\n"
        return hashlib.sha256(text.encode("ascii")).digest()

    def record(self, players: list[str]) -> Record:
        """The record of this game before its first turn, with the commitment to its cards."""
        record = Record.start(players, proven_first_deck(self.secret, len(players)))
        return record.with_header("Commitment", commitment(self.secret))

    def bot(self, name: str, seat: int) -> Bot:
        """A bot with the chance of its seat in this game."""
        return make_bot(name, self.number(f"bot {seat}"))


def bot_names(listed: str, seats: int) -> list[str]:
    """One bot for each seat, from a list with commas that names one for each or one for all."""
    names = [name.strip() for name in listed.split(",")]
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise UsageError(UsageFault.BOTS_COUNT, {"count": len(names), "seats": seats})
    for name in names:
        make_bot(name, 0)
    return names
