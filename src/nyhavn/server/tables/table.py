"""A table, rebuilt from its log: who sits there, how the game stands, and what everybody may know of it."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

import msgspec
from msgspec import Raw

from nyhavn.rules import Game
from nyhavn.server.storage.entries import (
    AnyEntry,
    Played,
    Rematched,
    Resigned,
    SeatLeft,
    SeatTaken,
    Started,
    StoodIn,
    TakenBack,
    Voted,
)
from nyhavn.server.storage.models import TableRow
from nyhavn.server.storage.store import LogEntry
from nyhavn.server.tables.outcome import TurnOutcome, play_next, replay
from nyhavn.server.wire.events import Event, TurnPlayed
from nyhavn.server.wire.values import ResultInfo, SeatInfo, SeatKind, Stage, TableInfo
from nyhavn.server.wire.views import game_view

COME_BACK_SECONDS = 30.0
"""How long somebody has for a turn who comes back after its time has run out."""


@dataclass(slots=True)
class Seat:
    """Who sits there, and whether a bot plays for them."""

    kind: SeatKind = "open"
    name: str = ""
    bot: str | None = None
    stand_in: bool = False
    resigned: bool = False

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.stand_in or self.resigned

    @property
    def info(self) -> SeatInfo:
        return SeatInfo(self.kind, self.name, self.bot, self.stand_in, self.resigned)


@dataclass(slots=True)
class Table:
    """One table. Its log alone decides how it stands: ``after`` gives the table that more entries lead to."""

    row: TableRow
    vote_grace: float
    seats: list[Seat]
    stage: Stage = "open"
    last: int = 0
    changed_at: float = 0.0
    game: Game | None = None
    turns: list[Played] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    turn_began: float = 0.0
    votes: set[int] = field(default_factory=set)
    came_back: float | None = None
    """When the person to move came back, for the first time after the time of this turn had run out."""
    rematch: str | None = None
    _encoded: dict[int | None, Raw] = field(default_factory=dict)

    @staticmethod
    def opened(row: TableRow, vote_grace: float) -> "Table":
        """A table before the first entry of its log."""
        return Table(row, vote_grace, [Seat() for _ in range(row.players)], changed_at=row.created_at)

    @staticmethod
    def in_memory(players: int, deck: str, entries: Sequence[AnyEntry]) -> "Table":
        """A table that is only looked at, after these entries."""
        row = TableRow(
            id="", host="", players=players, turn_seconds=None, watchable=False, listed=False, seed="",
            commitment="", deck=deck, previous=None, created_at=0.0, changed_at=0.0,
        )  # fmt: skip
        log = [LogEntry(number, 0.0, entry) for number, entry in enumerate(entries, start=1)]
        return Table.opened(row, vote_grace=0.0).after(log)

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def to_move(self) -> int | None:
        """The seat to move, while the game runs."""
        return self.game.seat if self.game is not None and self.stage == "playing" else None

    @property
    def bot_to_move(self) -> bool:
        return self.to_move is not None and self.seats[self.to_move].played_by_bot

    @property
    def has_people(self) -> bool:
        """Whether a person plays here, whose turn comes again."""
        return not all(seat.played_by_bot for seat in self.seats)

    @property
    def deadline(self) -> float | None:
        """When the time of the person to move runs out."""
        if self.to_move is None or self.bot_to_move or self.row.turn_seconds is None:
            return None
        agreed = self.turn_began + self.row.turn_seconds
        if self.came_back is None:
            return agreed
        return self.came_back + min(self.row.turn_seconds, COME_BACK_SECONDS)

    @property
    def vote_from(self) -> float | None:
        """From when on the others may vote for a stand-in: an agreed time goes before the grace time."""
        if self.to_move is None or self.bot_to_move:
            return None
        return self.turn_began + self.vote_grace if self.deadline is None else self.deadline

    @property
    def free_seats(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == "open"]

    def gives_hints(self, seats: set[int]) -> bool:
        """Whether hints are given to a device with these seats: where everyone else is a bot."""
        others = (seat for number, seat in enumerate(self.seats) if number not in seats)
        return bool(seats) and all(other.kind == "bot" for other in others)

    # Following the log.

    def after(self, log: Sequence[LogEntry], outcome: TurnOutcome | None = None) -> "Table":
        """The table when these entries have happened too; this one stays as it is.

        ``outcome`` is that of a turn among them which has just been played, so that it is not played again.
        """
        table = replace(
            self,
            seats=[replace(seat) for seat in self.seats],
            turns=list(self.turns),
            events=list(self.events),
            votes=set(self.votes),
            _encoded={},
        )
        for logged in log:
            table.follow(logged, outcome)
        return table

    def follow(self, logged: LogEntry, outcome: TurnOutcome | None = None) -> None:
        """Let one more entry happen."""
        what: AnyEntry | TurnPlayed = logged.entry
        match logged.entry:
            case SeatTaken(seat, name, bot):
                self.seats[seat] = Seat("person" if bot is None else "bot", name, bot)
            case SeatLeft(seat):
                self.seats[seat] = Seat()
            case Started():
                self.stage = "playing"
                self.game = Game.start(self.row.players, self.row.deck)
                self.turn_began = logged.at
            case Played():
                assert self.game is not None
                if outcome is None or outcome.entry is not logged.entry:
                    outcome = replay(self.game, logged.entry)
                self.game, what = outcome.game, outcome.event
                self.turns.append(outcome.entry)
                if outcome.event.over:
                    self.stage = "finished"
                self.turn_began = logged.at
                self.came_back = None
                self.votes.clear()
            case StoodIn(seat):
                self.seats[seat].stand_in = True
                self.votes.clear()
            case TakenBack(seat):
                self.seats[seat].stand_in = False
                # The old deadline stays; where it is over, there is once a moment to play the turn.
                deadline = self.deadline if seat == self.to_move else None
                if deadline is not None and logged.at >= deadline and self.came_back is None:
                    self.came_back = logged.at
            case Voted(voter):
                self.votes.add(voter)
            case Resigned(seat):
                self.seats[seat].resigned = True
                if self._given_up():
                    self.stage = "finished"
            case Rematched(table):
                self.rematch = table
        assert not isinstance(what, Played)
        self.last = logged.number
        self.changed_at = logged.at
        self.events.append(Event(logged.number, logged.at, what))

    def _given_up(self) -> bool:
        """The game ends when only one seat, or no person, goes on with it."""
        going_on = [seat for seat in self.seats if not seat.resigned]
        return len(going_on) == 1 or not any(seat.kind == "person" for seat in going_on)

    def play(self, word: str, commit: str | None = None) -> TurnOutcome:
        """What the next turn does, without doing it; or why the rules refuse it."""
        assert self.game is not None
        return play_next(self.game, word, self.row.seed, commit)

    # What everybody may know.

    @property
    def result(self) -> ResultInfo | None:
        if self.stage != "finished" or self.game is None:
            return None
        result = self.game.result()
        if result is not None:
            end: Literal["card", "points"] = "card" if result.end == "card" else "points"
            return ResultInfo(result.points, result.winners, result.tied, end)
        points = tuple(self.game.points[: self.row.players])
        winners = tuple(number for number, seat in enumerate(self.seats) if not seat.resigned)
        return ResultInfo(points, winners, False, "resigned")

    @property
    def info(self) -> TableInfo:
        """The table as everybody who may see it sees it."""
        row, to_move = self.row, self.to_move
        return TableInfo(
            id=row.id,
            stage=self.stage,
            seats=tuple(seat.info for seat in self.seats),
            turn_seconds=row.turn_seconds,
            watchable=row.watchable,
            listed=row.listed,
            created_at=row.created_at,
            changed_at=self.changed_at,
            turn=len(self.turns) + 1 if self.game is not None else 0,
            to_move=to_move,
            turn_began=self.turn_began if to_move is not None else None,
            deadline=self.deadline,
            vote_from=self.vote_from,
            votes=tuple(sorted(self.votes)),
            commitment=row.commitment,
            seed=row.seed if self.stage == "finished" else None,
            result=self.result,
            previous=row.previous,
            rematch=self.rematch,
        )

    @property
    def last_acts(self) -> list[float | None]:
        """For each seat when the person there last did something; none for bots and open seats."""
        acts: list[float | None] = [None] * len(self.seats)
        for event in self.events:
            match event.what:
                case Voted(voter=seat) | SeatTaken(seat) | TakenBack(seat) | Resigned(seat):
                    acts[seat] = event.at
                case TurnPlayed(seat=seat, by_bot=False):
                    acts[seat] = event.at
        return [at if seat.kind == "person" else None for at, seat in zip(acts, self.seats, strict=True)]

    def events_after(self, number: int) -> tuple[Event, ...]:
        """The events after a number: events are numbered from 1 without gaps."""
        return tuple(self.events[number:])

    def encoded_view(self, seat: int | None) -> Raw:
        """What a seat or a spectator sees: as JSON, made once for all who look from there."""
        if seat not in self._encoded:
            view = None if self.game is None else game_view(self.game, seat)
            self._encoded[seat] = Raw(msgspec.json.encode(view))
        return self._encoded[seat]

    def encoded_info(self) -> Raw:
        """The table as JSON, made once for all viewers."""
        if -1 not in self._encoded:
            self._encoded[-1] = Raw(msgspec.json.encode(self.info))
        return self._encoded[-1]
