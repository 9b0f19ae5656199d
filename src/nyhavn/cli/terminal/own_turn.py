"""One's own turn, step by step: choose, look, take back, and end it."""

import re
from collections.abc import Callable
from typing import Protocol

from rich.text import Text

from nyhavn.cli.drawing.blocks import Block
from nyhavn.cli.drawing.house import LARGE, SMALL, draw_house
from nyhavn.cli.drawing.palette import POINTS, WARNING
from nyhavn.cli.drawing.seats import draw_hand
from nyhavn.cli.earnings import new_lines, points_of
from nyhavn.cli.refusing import say_why
from nyhavn.cli.speaking import say
from nyhavn.cli.telling import tell_turn
from nyhavn.cli.terminal.board import ROOMY_HEIGHT
from nyhavn.cli.terminal.choosing import menu_of
from nyhavn.cli.terminal.menu import Menu
from nyhavn.rules import (
    POINTS_TO_WIN,
    SPACE_INDEX,
    BegunTurn,
    Decision,
    Game,
    NyhavnError,
    Phase,
    Turn,
    View,
    read_turn,
    turn_played,
)

TURN_WORD = re.compile(r"[TB]\S+")
SPACES = re.compile(r"([a-e][1-9]\s*)+")


class Player(Protocol):
    """Who is asked and shown things: the person at the terminal."""

    @property
    def name(self) -> str:
        """How the person is called."""

    @property
    def height(self) -> int:
        """How many lines the terminal has."""

    def ask(self, question: str) -> str:
        """The next answer, without white space around it."""

    def show(self, block: Block) -> None:
        """Print lines."""

    def show_menu(self, menu: Menu) -> None:
        """Print choices."""

    def show_board(self, game: Game) -> None:
        """Print the whole table."""

    def show_hint(self, start: Game, game: Game) -> None:
        """Print the best turns from here; ``start`` is where the turn began."""

    def obey(self, answer: str, game: Game) -> bool:
        """Do what a command such as ``?`` wants; whether to show the choices again."""


class OwnTurn:
    """The turn of the person at the terminal."""

    def __init__(self, player: Player, game: Game) -> None:
        self._player = player
        self._start = game.copy()
        self._begun = BegunTurn(game)
        self._menus: list[Menu] = []
        self._typed: Turn | None = None

    @property
    def was_typed(self) -> bool:
        """Whether the whole turn was typed, so that its steps have not been shown."""
        return self._typed is not None

    def play(self) -> Turn:
        """Ask until the turn has ended."""
        while self._typed is None and self._begun.game.phase < Phase.REFILL:
            if not self._menus:
                self._menus = [menu_of(self._begun.game)]
            self._player.show_menu(self._menus[-1])
            self._answer_until_something_changes()
        return self._typed or turn_played(self._begun.game)

    def _answer_until_something_changes(self) -> None:
        while True:
            answer = self._player.ask(self._question())
            if self._follow(answer):
                return

    def _question(self) -> str:
        if self._menus[-1].default:
            return say("ask-or-enter")
        return say("ask-or-back") if len(self._menus) > 1 or self._begun.decisions else say("ask")

    def _follow(self, answer: str) -> bool:
        """Do what the answer wants; whether to show the choices again."""
        menu = self._menus[-1]
        if not answer:
            if menu.default is None:
                return True
            self._choose(menu.default.leads_to)
        elif answer.isascii() and answer.isdigit():
            return self._choose_number(menu, answer)
        elif answer == "u":
            return self._take_back()
        elif answer == "s":
            self._player.show_board(self._begun.game)
        elif answer == "h":
            self._player.show_hint(self._start, self._begun.game)
            return False
        elif TURN_WORD.fullmatch(answer):
            return self._play_word(answer)
        elif SPACES.fullmatch(answer):
            return self._narrow(menu, answer)
        else:
            return self._player.obey(answer, self._begun.game)
        return True

    def _choose_number(self, menu: Menu, digits: str) -> bool:
        items = menu.items
        if len(digits) > len(str(len(items))) or not 1 <= int(digits) <= len(items):
            self._warn(say("no-such-choice", last=len(items)))
            return False
        self._choose(items[int(digits) - 1].leads_to)
        return True

    def _choose(self, choice: "Decision | Callable[[], Menu]") -> None:
        if isinstance(choice, Decision):
            self._begun.decide(choice)
            self._menus = []
            self._show_so_far()
        else:
            self._menus.append(choice())

    def _take_back(self) -> bool:
        """Back to the menu before, or undo the last step of the turn."""
        if len(self._menus) > 1:
            self._menus.pop()
            return True
        try:
            self._begun.take_back()
        except NyhavnError as refusal:
            self._warn(say_why(refusal))
            return False
        self._menus = []
        self._player.show([Text(say("taken-back"))])
        return True

    def _narrow(self, menu: Menu, answer: str) -> bool:
        spaces = tuple(space for space in re.findall(r"[a-e][1-9]", answer) if space in SPACE_INDEX)
        narrowed = menu.narrow(spaces) if menu.narrow else None
        if narrowed is None:
            self._warn(
                say("no-place-there", spaces=" ".join(spaces)) if menu.narrow else say("not-understood")
            )
            return False
        self._menus.append(narrowed)
        return True

    def _play_word(self, word: str) -> bool:
        """A whole turn, typed in the notation."""
        try:
            turn = read_turn(word)
            self._start.copy().play(turn)
        except NyhavnError as refusal:
            self._warn(say_why(refusal))
            return False
        self._typed = turn
        return True

    def _show_so_far(self) -> None:
        """What the turn has come to, as long as it can still be changed."""
        game = self._begun.game
        turn = turn_played(game)
        if game.phase >= Phase.REFILL or not turn.word:
            return
        lines = [Text(), Text(tell_turn(self._player.name, turn, self._start, game))]
        if turn.build is not None:
            scale = LARGE if self._player.height >= ROOMY_HEIGHT else SMALL
            lines += draw_house(View(game, game.seat).house(game.seat), scale)
            points = game.points[game.seat] + points_of(new_lines(self._start, game, game.seat))
            if points >= POINTS_TO_WIN:
                lines.append(Text(say("this-wins"), POINTS))
        lines.append(draw_hand(View(game, game.seat).hand(game.seat), is_own=True))
        self._player.show(lines)

    def _warn(self, text: str) -> None:
        self._player.show([Text(text, WARNING)])
