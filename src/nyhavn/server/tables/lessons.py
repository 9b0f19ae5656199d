"""Lessons: prepared positions from which a newcomer plays a turn, one touch after the other.

What is said in a lesson stands in the message catalogs under its name. Here is what it is played with, what
is touched for each sentence, and when it is learned.
"""

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache

from nyhavn.bots.levels import LEVELS
from nyhavn.rules import (
    COLUMNS,
    MIN_PLAYERS,
    SPACE_INDEX,
    STATE_FORMAT,
    Ability,
    Chance,
    Game,
    Turn,
    first_cards,
    read_state,
    shuffled,
    with_end_card,
)
from nyhavn.server.refusals import ServerRefusal
from nyhavn.server.storage.entries import SeatTaken, Started
from nyhavn.server.storage.store import LogEntry
from nyhavn.server.tables.composing import choices_of
from nyhavn.server.tables.table import Table
from nyhavn.server.wire.choices import Choices
from nyhavn.server.wire.errors import NOT_FOUND, RefusedError
from nyhavn.server.wire.http import Touch

LEARNER = 0
RIVAL = LEVELS[0].bot
RIVALS_HAND, RIVALS_OPEN = "rygbp", "rb"
SEED = 1


@dataclass(frozen=True, slots=True)
class Step:
    """One sentence of a lesson, by its name in the catalogs, and one thing to touch."""

    text: str
    touch: Touch
    name: str = ""
    """Which pier, tile, place or choice."""
    taken: tuple[str, ...] = ()
    """The steps of the turn that the touch takes; without any, something is only chosen or moved.

    A tile without a place, such as ``g3``, may be laid anywhere.
    """


@dataclass(frozen=True, slots=True)
class Lesson:
    """A position, the touches by which a turn is played from it, and what that turn has to show."""

    name: str
    steps: tuple[Step, ...]
    is_learned: Callable[[Turn, Game], bool]
    shows: Touch
    """What is looked at when the turn is over."""
    hand: str
    piers: str
    active: str = "n"
    tiles: tuple[str, ...] = ()
    scored: tuple[str, ...] = ()
    paid: str = ""
    """The cards that were paid for the tiles."""
    turns: int = 2

    def begun(self, count: int) -> tuple[str, ...]:
        """The turn as it stands after so many steps of the lesson."""
        return tuple(word for step in self.steps[:count] for word in step.taken)


def _take(first: int, second: int) -> tuple[Step, ...]:
    word = f"T{min(first, second)}{max(first, second)}"
    return Step("first", "pier", str(first)), Step("second", "pier", str(second), (word,)), END


def _lay(step: str, *coats: Step) -> tuple[Step, ...]:
    """Choose a tile, bring it to its place, lay it, and use what it earns; paying goes by itself."""
    tile, _, place = step.partition("@")
    steps = [Step("tile", "tile", tile), Step("lay", "confirm", taken=(step,)), *coats, END]
    if place:
        steps.insert(1, Step("place", "place", step))
    return tuple(steps)


def _covers(turn: Turn, *spaces: str) -> bool:
    return turn.build is not None and set(spaces) <= set(turn.build.placement.spaces)


def _hangs_over(turn: Turn, after: Game) -> bool:
    """Some space of the tile has nothing below it."""
    spaces = [SPACE_INDEX[space] for space in turn.build.placement.spaces] if turn.build else []
    return any(space >= COLUMNS and not after.filled[LEARNER] >> space - COLUMNS & 1 for space in spaces)


END = Step("end", "end")
LESSONS = (
    Lesson(
        "take",
        _take(1, 2),
        lambda turn, _: turn.take is not None,
        shows="hand",
        hand="ggbp",
        piers="ryygbpr",
        active="",
    ),
    Lesson(
        "build",
        _lay("g3"),
        lambda turn, _: turn.build is not None,
        shows="house",
        hand="gggb",
        piers="rypbyrp",
    ),
    Lesson(
        "row",
        _lay("y2@e2:e1"),
        # A row of windows only: the brick is above it.
        lambda turn, _: turn.build is not None and (turn.build.brick, *turn.build.windows) == ("e2", "e1"),
        shows="house",
        hand="yb",
        piers="gpryrbg",
        tiles=("r3@a2:a1b1", "y3@c2:c1d1"),
        paid="rrryyy",
        turns=6,
    ),
    Lesson(
        "support",
        _lay("p3@b2:c2d2"),
        _hangs_over,
        shows="house",
        hand="bppp",
        piers="ygrpbgr",
        tiles=("g2@a1:b1",),
        paid="gg",
        turns=4,
    ),
    Lesson(
        "coats",
        _lay("r3@c3:c4d4", Step("coat", "coat", "*+x", ("*+x",))),
        lambda turn, _: turn.build is not None and bool(turn.build.coats),
        shows="abilities",
        hand="rrrb",
        piers="ybgprgy",
        tiles=("p4@a1:b1c1d1", "g3@b2:c2d2"),
        paid="gggpppp",
        turns=6,
    ),
    Lesson(
        "abilities",
        (
            Step("first", "pier", "1"),
            Step("second", "pier", "7"),
            Step("use", "use", "n", ("T17",)),
            END,
        ),
        lambda turn, _: Ability.ANY_CARDS in turn.abilities,
        shows="abilities",
        hand="yggb",
        piers="gyrpbrg",
    ),
    Lesson(
        "win",
        _lay("y2@a9:a8"),
        lambda turn, _: _covers(turn, "a8", "a9"),
        shows="house",
        hand="yyb",
        piers="pgrbygr",
        tiles=(
            "r5@b3:a1b1a2b2",
            "b5@e2:c1c2d2c3",
            "g2@d1:e1",
            "p5@a3:a4a5a6a7",
            "g5@d3:c4d4e4d5",
            "*e3",
            "p4@b7:b4b5b6",
            "p2@c5:c6",
            "y3@e5:d6e6",
            "g2@b8:b9",
        ),
        scored=("1", "2", "3", "4", "5", "6", "b"),
        paid="rrrrryyygggggggggbbbbbppppppppp",
        turns=24,
    ),
)


def lesson_table(name: str) -> Table:
    """The table at which a lesson begins: against a bot, which never comes to move."""
    lesson = _lesson(name)
    game = read_state(_state(lesson))
    seats = [SeatTaken(LEARNER, ""), SeatTaken(LEARNER + 1, RIVAL, RIVAL)]
    table = Table.in_memory(MIN_PLAYERS, _deck(""), [*seats, Started()])
    return replace(table, game=game)


def lesson_choices(name: str, begun: list[str]) -> Choices:
    """How the learner's turn can continue, or why a step is refused."""
    game = lesson_table(name).game
    assert game is not None
    return choices_of(game, LEARNER, begun)


def after_lesson(name: str, word: str) -> Table:
    """The table after the learner's turn; one that is legal but misses the point is refused."""
    table = lesson_table(name)
    outcome = table.play(word)
    if not _lesson(name).is_learned(outcome.turn, outcome.game):
        raise RefusedError(ServerRefusal.LESSON_MISSED)
    return table.after([LogEntry(table.last + 1, 0.0, outcome.entry)], outcome)


def _lesson(name: str) -> Lesson:
    for lesson in LESSONS:
        if lesson.name == name:
            return lesson
    raise RefusedError(ServerRefusal.LESSON_UNKNOWN, {"lesson": name}, NOT_FOUND)


@cache
def _state(lesson: Lesson) -> str:
    """The position of a lesson as text."""
    learner = {
        "hand": lesson.hand, "known": lesson.hand, "active": lesson.active,
        "tiles": lesson.tiles, "scored": lesson.scored,
    }  # fmt: skip
    rival = {"hand": RIVALS_HAND, "known": RIVALS_OPEN, "active": "n", "tiles": [], "scored": []}
    return json.dumps(
        {
            "format": STATE_FORMAT,
            "players": MIN_PLAYERS,
            "seat": LEARNER,
            "phase": "choose",
            "turns": lesson.turns,
            "deck": _deck(lesson.hand + lesson.piers + lesson.paid + RIVALS_HAND),
            "reshuffled": False,
            "discard": lesson.paid,
            "piers": lesson.piers,
            "seats": [seat | {"abilities": "n"} for seat in (learner, rival)],
            "turn": {
                "piers": [], "additional": None, "discarded": "", "discount": False, "change": None,
                "placement": False, "price": 0, "paid": "", "coatsOpen": 0, "coats": [],
            },
        }
    )  # fmt: skip


def _deck(drawn: str) -> str:
    """The cards that are left, shuffled, the same in every lesson."""
    left = Counter(first_cards(MIN_PLAYERS)) - Counter(drawn)
    chance = Chance(SEED)
    return with_end_card(shuffled("".join(left.elements()), chance), chance)
