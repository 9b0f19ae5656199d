"""Lessons: prepared positions in which a newcomer plays the basics, and the rules that people get wrong.

What is said in a lesson stands in the message catalogs under its name. Here is what it is played with, and
when it is learned.
"""

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache

from nyhavn.bots.levels import LEVELS
from nyhavn.rules.chance import Chance
from nyhavn.rules.deck import first_cards, shuffled, with_end_card
from nyhavn.rules.game import Game
from nyhavn.rules.pieces import COLUMNS, MIN_PLAYERS, SPACE_INDEX, Ability
from nyhavn.rules.state import FORMAT, read_state
from nyhavn.rules.turns import Turn, read_turn
from nyhavn.server.choices import choices_of
from nyhavn.server.entries import Played, SeatTaken, Started
from nyhavn.server.messages import Choices
from nyhavn.server.refusals import NOT_FOUND, RefusedError
from nyhavn.server.storage.store import LogEntry
from nyhavn.server.table import Table

LEARNER = 0
RIVAL = LEVELS[0].bot
RIVALS_HAND, RIVALS_OPEN = "rygbp", "rb"
SEED = 1


@dataclass(frozen=True, slots=True)
class Lesson:
    """A position from which one turn is played, and what that turn has to show."""

    name: str
    is_learned: Callable[[Turn, Game], bool]
    hand: str
    piers: str
    refusal: str | None = None
    """The code with which the mistake is refused that the lesson is about."""
    active: str = "n"
    tiles: tuple[str, ...] = ()
    paid: str = ""
    """The cards that were paid for the tiles."""
    turns: int = 2


def _hangs_over(turn: Turn, after: Game) -> bool:
    """Some space of the tile has nothing below it."""
    spaces = [SPACE_INDEX[space] for space in turn.build.placement.spaces] if turn.build else []
    return any(space >= COLUMNS and not after.filled[LEARNER] >> space - COLUMNS & 1 for space in spaces)


LESSONS = (
    Lesson(
        "take",
        lambda turn, _: turn.take is not None,
        hand="rygb",
        piers="grybpyg",
        active="",
    ),
    Lesson(
        "build",
        # A row of windows only: the brick is above it.
        lambda turn, _: turn.build is not None and (turn.build.brick, *turn.build.windows) == ("e2", "e1"),
        hand="yb",
        piers="gpryrbg",
        tiles=("r3@a2:a1b1", "y3@c2:c1d1"),
        paid="rrryyy",
        turns=6,
    ),
    Lesson(
        "coats",
        lambda turn, _: turn.build is not None and bool(turn.build.coats),
        hand="rrrb",
        piers="ybgprgy",
        tiles=("p4@a1:b1c1d1", "g3@b2:c2d2"),
        paid="gggpppp",
        turns=6,
    ),
    Lesson(
        "abilities",
        lambda turn, _: Ability.ANY_CARDS in turn.abilities,
        hand="yggb",
        piers="gyrpbrg",
        refusal="ability-not-owned",
    ),
    Lesson(
        "neighbours",
        lambda turn, _: turn.take is not None,
        hand="rrgb",
        piers="rybgpyr",
        refusal="ability-inactive",
        active="",
    ),
    Lesson(
        "action",
        lambda turn, _: turn.build is not None,
        hand="rrrb",
        piers="rgbyprg",
        refusal="ability-not-owned",
    ),
    Lesson(
        "support",
        _hangs_over,
        hand="bppp",
        piers="ygrpbgr",
        refusal="unsupported",
        tiles=("g2@a1:b1",),
        paid="gg",
        turns=4,
    ),
    Lesson(
        "columns",
        lambda turn, _: turn.build is not None and {"a8", "a9"} == set(turn.build.placement.spaces),
        hand="yyb",
        piers="pgrbygr",
        tiles=("p5@a1:a2a3a4a5", "b2@a6:a7", "g2@b1:c1"),
        paid="gggbbpppp",
        turns=8,
    ),
)


def lesson_table(name: str) -> Table:
    """The table at which a lesson begins: against a bot, which never comes to move."""
    lesson = _lesson(name)
    game = read_state(_state(lesson))
    seats = [SeatTaken(LEARNER, ""), SeatTaken(LEARNER + 1, RIVAL, RIVAL)]
    table = Table.kept_nowhere(MIN_PLAYERS, _deck(""), [*seats, Started()])
    return replace(table, game=game)


def lesson_choices(name: str, begun: list[str]) -> Choices:
    """What the learner's begun turn can go on with, or why a step is refused."""
    game = lesson_table(name).game
    assert game is not None
    return choices_of(game, LEARNER, begun)


def after_lesson(name: str, word: str) -> Table:
    """The table after the learner's turn; one that is legal but misses the point is refused."""
    table = lesson_table(name)
    assert table.game is not None
    if not _lesson(name).is_learned(read_turn(word), table.tried(word)):
        raise RefusedError("lesson-missed")
    return table.after([LogEntry(table.last + 1, 0.0, Played(table.game.turns + 1, word))])


def _lesson(name: str) -> Lesson:
    for lesson in LESSONS:
        if lesson.name == name:
            return lesson
    raise RefusedError("lesson-unknown", {"lesson": name}, NOT_FOUND)


@cache
def _state(lesson: Lesson) -> str:
    """The position of a lesson as text."""
    learner = {"hand": lesson.hand, "known": lesson.hand, "active": lesson.active, "tiles": lesson.tiles}
    rival = {"hand": RIVALS_HAND, "known": RIVALS_OPEN, "active": "n", "tiles": []}
    return json.dumps(
        {
            "format": FORMAT,
            "players": MIN_PLAYERS,
            "seat": LEARNER,
            "phase": "choose",
            "turns": lesson.turns,
            "deck": _deck(lesson.hand + lesson.piers + lesson.paid + RIVALS_HAND),
            "reshuffled": False,
            "discard": lesson.paid,
            "piers": lesson.piers,
            "seats": [seat | {"abilities": "n", "scored": []} for seat in (learner, rival)],
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
