"""A game at the terminal: who sits where, whose turn it is, and what has happened."""

from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.text import Text

from nyhavn.bots.playing import play_bot_turn
from nyhavn.bots.protocol import Bot
from nyhavn.cli.dealing import Deal
from nyhavn.cli.drawing.blocks import Block
from nyhavn.cli.drawing.palette import FAINT, HEADING, WARNING
from nyhavn.cli.printing import print_block
from nyhavn.cli.speaking import names_shown, say
from nyhavn.cli.telling import tell_turn
from nyhavn.cli.terminal.board import draw_board
from nyhavn.cli.terminal.help import abilities_explained, help_lines, tiles_drawn
from nyhavn.cli.terminal.hints import hint_lines
from nyhavn.cli.terminal.menu import Menu
from nyhavn.cli.terminal.own_turn import OwnTurn
from nyhavn.records import Record, Recorder, Replay, proven_second_deck
from nyhavn.rules import Game, Phase, Turn, View


class LeftTable(Exception):  # noqa: N818
    """The person has left before the game was over."""


class Table:
    """One game between the person at the terminal and bots."""

    def __init__(
        self, console: Console, deal: Deal, players: Sequence[str], bots: Mapping[int, Bot], seat: int
    ) -> None:
        self._console = console
        self._deal = deal
        self._bots = bots
        self._seat = seat
        self._names = names_shown(tuple(players))
        self._recorder = Recorder(deal.record(list(players)))
        self._log: list[Text] = []
        self._news: list[Text] = []

    @property
    def name(self) -> str:
        """How the person is called."""
        return self._names[self._seat]

    @property
    def height(self) -> int:
        return self._console.height

    @property
    def record(self) -> Record:
        """The game so far, with the proof of its shuffle."""
        return self._recorder.record.with_header("Seed", self._deal.secret.hex())

    @property
    def replay(self) -> Replay:
        return Replay(self._recorder.record)

    @property
    def names(self) -> list[str]:
        return self._names

    def play(self) -> None:
        """Play until the game is over; ``LeftTable`` if the person goes before that."""
        while (game := self._recorder.game).phase != Phase.OVER:
            if game.seat in self._bots:
                turn = play_bot_turn(game.copy(), self._bots[game.seat])
                self._news.append(self._told(game, turn))
            else:
                turn = self._ask_turn(game)
            self._record_turn(turn)
        self._tell_news()

    def _ask_turn(self, game: Game) -> Turn:
        self._announce_turn(game)
        asked = OwnTurn(self, game)
        turn = asked.play()
        told = self._told(game, turn)
        if asked.was_typed:
            self.show([told])
        return turn

    def _announce_turn(self, game: Game) -> None:
        title = say("your-turn", round=game.turns // game.players + 1)
        self._console.rule(Text(title, HEADING), align="left")
        self.show_board(game)
        self._tell_news()

    def _tell_news(self) -> None:
        """What the rivals did since then, right above the choices, where it stays in sight."""
        self.show(self._news)
        self._news = []

    def _told(self, before: Game, turn: Turn) -> Text:
        """The turn in words, which also go into the log."""
        after = before.copy()
        after.play(turn)
        name = self._names[before.seat]
        told = Text(tell_turn(name, turn, before, after))
        told.stylize(HEADING, 0, len(name))
        self._log.append(told)
        return told

    def _record_turn(self, turn: Turn) -> None:
        """Write the turn down and fill the harbour."""
        self._recorder.play(turn)
        if self._recorder.needs_reshuffle:
            deck = proven_second_deck(self._deal.secret, self._recorder.game.discard_pile())
            self._recorder.reshuffle(deck)
            self._log.append(Text(say("reshuffled"), WARNING))
            self._news.append(self._log[-1])

    # What the person sees and says.

    def ask(self, question: str) -> str:
        try:
            return self._console.input(Text(f"{question} ", HEADING)).strip()
        except (EOFError, UnicodeDecodeError):
            self._console.print()
            raise LeftTable from None

    def show(self, block: Block) -> None:
        print_block(self._console, block)

    def show_menu(self, menu: Menu) -> None:
        self.show(menu.draw(self._console.width))

    def show_board(self, game: Game) -> None:
        view = View(game, self._seat)
        self.show(draw_board(view, self._names, self._console.width, self._console.height))

    def show_hint(self, start: Game, game: Game) -> None:
        self.show(hint_lines(start, game, self._names, self._console.width))

    def obey(self, answer: str, game: Game) -> bool:
        """Do what a command wants; whether to show the choices again."""
        match answer:
            case "?":
                self.show(help_lines() + abilities_explained(View(game, self._seat)))
            case "r":
                self.show([Text(line) for line in say("rules-in-short").splitlines()])
            case "t":
                self.show(tiles_drawn())
            case "l":
                self.show(self._log or [Text(say("log-empty"), FAINT)])
            case "q":
                if self.ask(say("ask-quit")).lower().startswith(say("yes-letter")):
                    raise LeftTable
                return True
            case _:
                self.show([Text(say("not-understood"), WARNING)])
        return False
