"""All complete turns of a position, and all distinct positions they lead to before the refill.

Both are found by trying one decision after another, lazily: stop asking and nothing more is worked out. There
are typically a few hundred, now and then tens of thousands.

Plain Python that Cython also compiles, with the C types of ``outcomes.pxd``.
"""

from collections.abc import Iterator

from nyhavn.rules.constants import (
    ABILITY_BITS,
    COAT_BITS,
    COLOUR_BITS,
    COLOURS,
    DONE,
    HAND_BITS,
    HARBOUR_BITS,
    MOST_DECISIONS_IN_TURN,
    NOTHING,
    PIER_BITS,
    PLACEMENT_BITS,
    PLACEMENT_COUNT,
)
from nyhavn.rules.decisions import DECISIONS, DISCARD, END_TURN, PLACE, USE_DISCOUNT, Decision, EndTurn
from nyhavn.rules.fingerprints import Fingerprints
from nyhavn.rules.game import Game
from nyhavn.rules.legality import ChoiceList
from nyhavn.rules.pieces import PIERS
from nyhavn.rules.playing import turn_played
from nyhavn.rules.turns import Turn

try:
    import cython
except ImportError:
    from nyhavn.rules import interpreted as cython


class Outcomes:
    """A walk over the ends of the turn that a game is in, each in ``game`` after ``advance`` said yes.

    With ``distinct`` each position is visited once, however many turns lead there; otherwise each turn is.
    Without ``by_pier`` taking the same colours from other piers makes no difference.
    """

    def __init__(self, game: Game, distinct: bool = True, by_pier: bool = True) -> None:
        self.distinct = distinct
        self.by_pier = by_pier
        self.steps = [Game() for _ in range(MOST_DECISIONS_IN_TURN + 1)]
        self.lists = [ChoiceList() for _ in range(MOST_DECISIONS_IN_TURN)]
        self.seen = Fingerprints()
        if not cython.compiled:
            # Compiled, these are C arrays of zeros from the start.
            self.indexes = [0] * MOST_DECISIONS_IN_TURN
            self.skipped = [0] * PLACEMENT_COUNT
        self.has_skipped = False
        self.begin(game)

    def begin(self, game: Game) -> None:
        """Start anew from this position."""
        self.seen.clear()
        if self.has_skipped:
            self.has_skipped = False
            for placement in range(PLACEMENT_COUNT):
                self.skipped[placement] = 0
        self.game = self.steps[0]
        self.game.become(game)
        self.depth = 0
        self.open_step()

    def skip(self, placement: int, skipped: bool) -> None:
        """Whether the walk leaves out the turns that lay this tile; ``begin`` forgets it."""
        self.has_skipped = True
        self.skipped[placement] = skipped

    def open_step(self) -> None:
        """List what can follow at the present depth."""
        step, listed = self.steps[self.depth], self.lists[self.depth]
        step.list_choices(listed)
        self.indexes[self.depth] = 0

    def advance(self) -> bool:
        """Go to the next end of a turn; no, when there is none left."""
        while self.depth >= 0:
            listed = self.lists[self.depth]
            index = self.indexes[self.depth]
            if index == listed.count:
                self.depth -= 1
                continue
            self.indexes[self.depth] = index + 1
            number = listed.numbers[index]
            before, after = self.steps[self.depth], self.steps[self.depth + 1]
            if out_of_order(self.steps[0], before, number):
                continue
            if number >= PLACE and self.skipped[number - PLACE]:
                continue
            after.become(before)
            after.apply_number(number)
            if number == END_TURN:
                self.game = after
                return True
            if self.distinct and not note(self.seen, after, self.by_pier):
                continue
            if after.phase == DONE:
                # Nothing but the end can follow.
                after.apply_number(END_TURN)
                self.game = after
                return True
            self.depth += 1
            self.open_step()
        return False

    def decisions(self) -> list[Decision]:
        """The decisions that led to ``game``."""
        path = []
        for depth in range(self.depth + 1):
            listed = self.lists[depth]
            path.append(DECISIONS[listed.numbers[self.indexes[depth] - 1]])
        if EndTurn() not in path:
            path.append(EndTurn())
        return path


def out_of_order(start: Game, game: Game, number: int) -> bool:
    """Skip what only says the same turn in another order: discards by colour, discount before change."""
    if number == USE_DISCOUNT:
        return game.change_to != start.change_to
    if DISCARD <= number < DISCARD + COLOURS:
        for colour in range(number - DISCARD + 1, COLOURS):
            if game.discarded[colour] != start.discarded[colour]:
                return True
    return False


def note(seen: Fingerprints, game: Game, by_pier: bool) -> bool:
    """Note all that a begun turn can have changed; whether the walk has not been here before."""
    seat = game.seat
    house = game.filled[seat] << PLACEMENT_BITS | (game.placement + 1)
    rest = game.phase
    for colour in range(COLOURS):
        rest = rest << HAND_BITS | game.hands[seat][colour]
    harbour = 0
    for pier in range(PIERS):
        if game.piers[pier] != NOTHING:
            harbour += 1 << (pier if by_pier else PIER_BITS * game.piers[pier])
    rest = rest << HARBOUR_BITS | harbour
    rest = rest << ABILITY_BITS | game.active[seat]
    rest = rest << ABILITY_BITS | game.owned[seat]
    rest = rest << COAT_BITS | game.coats_open
    rest = rest << 1 | game.discount
    rest = rest << COLOUR_BITS | (game.change_from + 1)
    rest = rest << COLOUR_BITS | (game.change_to + 1)
    return seen.add(house, rest)


def complete_turns(game: Game) -> Iterator[Turn]:
    """Every complete turn of the position, each once."""
    walk = Outcomes(game, distinct=False)
    while walk.advance():
        yield turn_played(walk.game)


def distinct_outcomes(game: Game) -> Iterator[tuple[Turn, Game]]:
    """Every distinct position before the refill, each with one turn that leads there."""
    walk = Outcomes(game)
    while walk.advance():
        yield turn_played(walk.game), walk.game.copy()
