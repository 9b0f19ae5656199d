"""Playing a record over again, turn by turn."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum

from nyhavn.records.errors import RecordError, RecordFault
from nyhavn.records.record import Record
from nyhavn.rules import Colour, Game, IllegalError, NyhavnError, Phase, Result, Turn


class Moment(Enum):
    """The three moments of a turn at which a replay can stop."""

    BEFORE = "before"
    """The player is to decide."""
    PLAYED = "played"
    """The turn is over, and the piers it emptied are still empty."""
    FILLED = "filled"
    """The harbour is filled, unless the turn won the game."""


@dataclass(frozen=True, slots=True)
class Step:
    """One turn of a replay and the game at its three moments.

    These games are to look at; copy one to play on with it.
    """

    number: int
    """The turn, counted from 1 over all players."""
    turn: Turn
    before: Game
    played: Game
    filled: Game

    @property
    def seat(self) -> int:
        """Whose turn it was, counted from 0 as everywhere in the rules."""
        return self.before.seat

    @property
    def reshuffled(self) -> bool:
        """Whether the deck ran out when the harbour was filled."""
        return self.filled.reshuffled != self.before.reshuffled

    @property
    def new_cards(self) -> tuple[Colour, ...]:
        """The cards that came to the harbour after the turn, in the order of the piers."""
        pairs = zip(self.played.piers, self.filled.piers, strict=True)
        return tuple(Colour(card) for old, card in pairs if old != card)

    def at(self, moment: Moment) -> Game:
        """The game at one of the three moments."""
        return {
            Moment.BEFORE: self.before,
            Moment.PLAYED: self.played,
            Moment.FILLED: self.filled,
        }[moment]


class Replay:
    """A record played over: every turn of it, and the game at any moment."""

    def __init__(self, record: Record) -> None:
        """Play all of it, or refuse the first turn that is not legal."""
        self.record = record
        self.steps = tuple(steps(record, record.turns))

    def __len__(self) -> int:
        return len(self.steps)

    def __iter__(self) -> Iterator[Step]:
        return iter(self.steps)

    def game_at(self, number: int, moment: Moment = Moment.BEFORE) -> Game:
        """A game to play on with, as it stood at a moment of this turn, counted from 1."""
        if not 1 <= number <= len(self.steps):
            raise IllegalError(RecordFault.NO_SUCH_TURN, {"turn": number, "turns": len(self.steps)})
        return self.steps[number - 1].at(moment).copy()

    def positions(self) -> Iterator[tuple[Step, Moment, Game]]:
        """Every moment of every turn, one after the other."""
        for step in self.steps:
            for moment in Moment:
                yield step, moment, step.at(moment)

    @property
    def start(self) -> Game:
        """A game to play on with, before the first turn."""
        return start_game(self.record)

    @property
    def end(self) -> Game:
        """A game to play on with, after the last turn of the record."""
        return self.steps[-1].filled.copy() if self.steps else self.start

    @property
    def result(self) -> Result | None:
        """The result of a finished game."""
        return self.end.result()


def steps(record: Record, turns: Iterable[Turn]) -> Iterator[Step]:
    """Play turns with the players and decks of a record, and refuse the first that is not legal."""
    game = start_game(record)
    for number, turn in enumerate(turns, start=1):
        before = game
        try:
            played = before.copy()
            played.play(turn)
            game = played.copy()
            _fill_harbour(game, record.deck2)
        except NyhavnError as refusal:
            raise refused_turn(refusal, record, number, turn) from refusal
        yield Step(number, turn, before, played, game)


def start_game(record: Record) -> Game:
    """The game before the first turn, or the refusal of its deck."""
    try:
        return Game.start(len(record.players), record.deck)
    except NyhavnError as refusal:
        raise RecordError(refusal, word="Deck") from refusal


def refused_turn(refusal: NyhavnError, record: Record, number: int, turn: Turn) -> RecordError:
    """The refusal of a turn, with its place in the record."""
    return RecordError(refusal, turn=number, seat=seat_of(number, record), word=turn.word)


def seat_of(number: int, record: Record) -> int:
    """Whose turn this is, counted from 1; 0 where there is no turn yet."""
    return (number - 1) % len(record.players) + 1 if number else 0


def _fill_harbour(game: Game, deck2: str | None) -> None:
    """What happens after a turn; where the deck runs out, the record has to hold the next one."""
    game.fill_harbour(deck2)
    if game.phase == Phase.RESHUFFLE:
        raise IllegalError(RecordFault.RESHUFFLE_MISSING)
