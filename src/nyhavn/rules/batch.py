"""Many games side by side, stepped from arrays.

A batch lists the legal choices of all its games at once, takes one chosen index for each, and steps them
all. What leaves no choice is done by itself; finished games are counted and dealt anew. The arrays are
buffers of C ints, NumPy's ``intc`` for example. The work runs without the lock, so several batches in
several threads use several cores.
"""

from array import array
from typing import Any

from nyhavn.rules import playouts
from nyhavn.rules.chance import Chance
from nyhavn.rules.constants import MOST_CHOICES, OVER
from nyhavn.rules.errors import IllegalError, Refusal
from nyhavn.rules.game import Game
from nyhavn.rules.legality import ChoiceList

try:
    import cython
except ImportError:
    from nyhavn.rules import interpreted as cython

MOST_GAMES = 4096
CHOICES_PER_GAME = 64


class Batch:
    """Games that are stepped together.

    The choices of game ``i`` are ``numbers[offsets[i]:offsets[i + 1]]``, as numbers of the table of
    decisions.
    ``finished`` counts the games that have ended so far, ``turns`` their turns.
    """

    def __init__(self, players: int, count: int, seed: int) -> None:
        if not 1 <= count <= MOST_GAMES:
            raise IllegalError(Refusal.BATCH_SIZE, {"count": count, "most": MOST_GAMES})
        self.finished = 0
        self.turns = 0
        self.chance = Chance(seed)
        self.table = playouts.laid_out(players)
        self.scratch = ChoiceList()
        self.games = [Game() for _ in range(count)]
        for game in self.games:
            game.become(self.table)
            playouts.deal_at_random(game, self.chance)
        if cython.compiled:
            for index in range(count):
                self.game_at[index] = cython.cast(cython.pointer(cython.PyObject), self.games[index])
        else:
            self.game_at: Any = self.games
        self.starts = array("i", [0] * (count + 1))
        self.listed = array("i", [0] * (count * CHOICES_PER_GAME + MOST_CHOICES))
        self.chosen = array("i", [0] * count)
        self.count = count
        self.list_choices()

    @property
    def offsets(self) -> memoryview:
        """Where the choices of each game begin, and at last where all end."""
        return memoryview(self.starts).toreadonly()

    @property
    def numbers(self) -> memoryview:
        """The choices of all games, one after the other, and some room."""
        return memoryview(self.listed).toreadonly()

    def game(self, index: int) -> Game:
        """An independent copy of one of the games."""
        copy = Game()
        copy.become(self.games[index])
        return copy

    def list_choices(self) -> None:
        """List what can be decided in every game."""
        done = 0
        while done < self.count:
            room = len(self.listed)
            with cython.nogil:
                done = self.list_from(done, room)
            if done < self.count:
                self.listed = array("i", list(self.listed) + [0] * len(self.listed))

    def list_from(self, first: int, room: int) -> int:
        """List from one game on, as long as there is room; where to go on."""
        for index in range(first, self.count):
            begin = self.starts[index]
            if begin + MOST_CHOICES > room:
                return index
            self.list_one(index, cython.cast(Game, self.game_at[index]))
            for choice in range(self.scratch.count):
                self.listed[begin + choice] = self.scratch.numbers[choice]
            self.starts[index + 1] = begin + self.scratch.count
            self.note_choices(index, cython.cast(Game, self.game_at[index]))
        return self.count

    def list_one(self, index: int, game: Game) -> None:
        """List the choices of a game, once what leaves no choice is done."""
        game.list_choices(self.scratch)
        while self.scratch.count == 1:
            self.apply_one(index, game, self.scratch.numbers[0])
            game.list_choices(self.scratch)

    def step(self, indexes: Any) -> None:
        """Take the choice with this index in each game, then list the next choices."""
        if len(indexes) != self.count:
            raise IllegalError(Refusal.BATCH_INDEXES, {"count": len(indexes), "expected": self.count})
        # A copy of one's own: the caller's array could change while the lock is off.
        for index in range(self.count):
            self.chosen[index] = indexes[index]
        wrong = self.first_wrong()
        if wrong < self.count:
            choices = self.starts[wrong + 1] - self.starts[wrong]
            values = {"game": wrong, "index": self.chosen[wrong], "choices": choices}
            raise IllegalError(Refusal.BATCH_INDEX, values)
        with cython.nogil:
            self.apply_all()
        self.list_choices()

    def first_wrong(self) -> int:
        """The first game whose index names no choice."""
        for index in range(self.count):
            if not 0 <= self.chosen[index] < self.starts[index + 1] - self.starts[index]:
                return index
        return self.count

    def apply_all(self) -> None:
        for index in range(self.count):
            number = self.listed[self.starts[index] + self.chosen[index]]
            self.apply_one(index, cython.cast(Game, self.game_at[index]), number)

    def apply_one(self, index: int, game: Game, number: int) -> None:
        """Carry out one decision; a game that is over is counted and dealt anew."""
        game.apply_number(number)
        playouts.settle_at_random(game, self.chance)
        if game.phase == OVER:
            self.finished += 1
            self.turns += game.turns
            self.note_end(index, game)
            game.become(self.table)
            playouts.deal_at_random(game, self.chance)

    def note_choices(self, index: int, game: Game) -> None:
        """For those who extend a batch: the choices of a game are listed."""

    def note_end(self, index: int, game: Game) -> None:
        """For those who extend a batch: a game is over and about to be dealt anew."""
