"""A shuffle that can be proven: the deck was fixed before the first turn, and nobody changed it.

Before the game the dealer draws a secret seed and publishes its commitment. Every card follows from
the seed. After the game the seed is revealed, and anyone can work out the commitment and both decks
again.
"""

import hashlib
import re

from nyhavn.records.errors import RecordError, RecordFault
from nyhavn.records.record import Record
from nyhavn.records.replay import steps
from nyhavn.rules import IllegalError, MalformedError, first_deck, second_deck

SEED_BYTES = 32
# The openings keep the two uses of the seed apart: a commitment is never also a block of chance.
COMMITMENT_OPENING = b"nyhavn 1 commitment\n"
SHUFFLE_OPENING = b"nyhavn 1 shuffle\n"
FIRST_DECK = "deck"
SECOND_DECK = "reshuffle"

_WORD_BYTES = 8
_WORDS = 2**64
_SEED = re.compile(rf"[0-9a-f]{{{2 * SEED_BYTES}}}")


def commitment(seed: bytes) -> str:
    """What the dealer publishes before the game: it binds the seed and tells nothing of it."""
    _check_seed(seed)
    return hashlib.sha256(COMMITMENT_OPENING + seed).hexdigest()


class ProvenSource:
    """Chance that follows from a seed and a label by SHA-256 in counter mode."""

    def __init__(self, seed: bytes, label: str) -> None:
        _check_seed(seed)
        self._seed = seed
        self._label = label.encode("utf-8")
        self._counter = 0
        self._block = b""

    def below(self, bound: int) -> int:
        """A whole number from 0 to ``bound - 1``, each exactly as likely.

        ``bound`` is at most 2**64. The highest words, too few to give each number once more, are
        passed over.
        """
        fair = _WORDS - _WORDS % bound
        while (word := self._draw()) >= fair:
            pass
        return word % bound

    def _draw(self) -> int:
        """The next 64 bits: each block holds four such words."""
        if not self._block:
            counter = self._counter.to_bytes(_WORD_BYTES, "big")
            text = SHUFFLE_OPENING + self._seed + counter + self._label
            self._block = hashlib.sha256(text).digest()
            self._counter += 1
        word, self._block = self._block[:_WORD_BYTES], self._block[_WORD_BYTES:]
        return int.from_bytes(word, "big")


def proven_first_deck(seed: bytes, players: int) -> str:
    """The deck at the start of a game with this seed."""
    return first_deck(players, ProvenSource(seed, FIRST_DECK))


def proven_second_deck(seed: bytes, discard: str) -> str:
    """The deck after the reshuffle of this discard pile."""
    return second_deck(discard, ProvenSource(seed, SECOND_DECK))


def verify_record(record: Record) -> None:
    """Refuse a record whose decks do not follow from the seed that was committed to."""
    seed = _revealed_seed(record)
    published = _required(record, "Commitment", RecordFault.COMMITMENT_MISSING)
    if published != commitment(seed):
        values = {"found": published, "expected": commitment(seed)}
        raise RecordError(IllegalError(RecordFault.COMMITMENT_DIFFERS, values), word="Commitment")
    deck = proven_first_deck(seed, len(record.players))
    if record.deck != deck:
        raise _differing_deck(RecordFault.DECK_DIFFERS, "Deck", record.deck, deck)
    for step in steps(record, record.turns):
        if step.reshuffled and record.deck2 is not None:
            deck = proven_second_deck(seed, step.played.discard_pile())
            if record.deck2 != deck:
                raise _differing_deck(RecordFault.DECK2_DIFFERS, "Deck2", record.deck2, deck)


def _revealed_seed(record: Record) -> bytes:
    digits = _required(record, "Seed", RecordFault.SEED_MISSING)
    if not _SEED.fullmatch(digits):
        reason = MalformedError(RecordFault.SEED_MALFORMED, {"digits": 2 * SEED_BYTES})
        raise RecordError(reason, word="Seed")
    return bytes.fromhex(digits)


def _required(record: Record, key: str, code: RecordFault) -> str:
    values = record.header(key)
    if values is None:
        raise RecordError(IllegalError(code), word=key)
    return " ".join(values)


def _differing_deck(code: RecordFault, key: str, found: str, expected: str) -> RecordError:
    """The refusal of a deck, with the first card that is not the one the seed gives."""
    pairs = enumerate(zip(found, expected, strict=False))
    shorter = min(len(found), len(expected))
    index = next((index for index, (card, right) in pairs if card != right), shorter)
    return RecordError(IllegalError(code, {"place": index + 1}), word=key)


def _check_seed(seed: bytes) -> None:
    if len(seed) != SEED_BYTES:
        raise MalformedError(RecordFault.SEED_LENGTH, {"count": len(seed), "expected": SEED_BYTES})
