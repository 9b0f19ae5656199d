"""Writing down a game while it is played."""

from dataclasses import replace

from nyhavn.records.errors import RecordError
from nyhavn.records.record import Record
from nyhavn.records.replay import Replay, refused_turn, seat_of
from nyhavn.rules import Game, NyhavnError, Phase, Turn


class Recorder:
    """Follows a game and holds its record at any time, finished or not.

    It begins where a record ends: with ``Record.start`` for a new game, or with any unfinished
    record to go on with its game.
    """

    def __init__(self, record: Record) -> None:
        self._record = record
        self._turns = list(record.turns)
        self._game = Replay(record).end

    @property
    def game(self) -> Game:
        """A copy of the game as it stands."""
        return self._game.copy()

    @property
    def needs_reshuffle(self) -> bool:
        """Whether the deck has run out, so that ``reshuffle`` has to follow."""
        return self._game.phase == Phase.RESHUFFLE

    @property
    def record(self) -> Record:
        """The game so far. A turn that ran the deck out joins it once the new deck is known."""
        turns = self._turns[:-1] if self.needs_reshuffle else self._turns
        record = replace(self._record, turns=tuple(turns))
        result = self._game.result()
        return record.with_result(result) if result else record

    def play(self, turn: Turn) -> None:
        """Note a finished turn and fill the harbour, or refuse the turn and change nothing."""
        try:
            self._game.play(turn)
        except NyhavnError as refusal:
            raise refused_turn(refusal, self._record, self._game.turns + 1, turn) from refusal
        self._game.fill_harbour()
        self._turns.append(turn)

    def reshuffle(self, deck: str) -> None:
        """Note the new deck after the reshuffle, or refuse it and change nothing."""
        try:
            self._game.reshuffle(deck)
        except NyhavnError as refusal:
            turns = self._game.turns
            seat = seat_of(turns, self._record)
            raise RecordError(refusal, turn=turns, seat=seat, word="Deck2") from refusal
        self._record = self._record.with_header("Deck2", deck)
