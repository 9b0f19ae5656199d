"""The command that plays a game with a person."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from nyhavn.bots.levels import level_named
from nyhavn.bots.roster import short_name
from nyhavn.cli.dealing import Deal, any_seed, bot_names
from nyhavn.cli.printing import print_block
from nyhavn.cli.record_files import check_free, write_file
from nyhavn.cli.refusing import UsageError, UsageFault
from nyhavn.cli.show import draw_table, tell_result
from nyhavn.cli.simulate import KNOWN_BOTS, Players, Seed
from nyhavn.cli.speaking import say
from nyhavn.cli.terminal.ending import statistics_table
from nyhavn.cli.terminal.table import LeftTable, Table
from nyhavn.rules import MAX_PLAYERS, seat_statistics


def play(
    players: Players = 2,
    bots: Annotated[
        str,
        typer.Option(
            metavar="A,B,...",
            help=f"One bot for each rival in turn order, or one for all: {KNOWN_BOTS}.",
        ),
    ] = "greedy",
    seat: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=MAX_PLAYERS,
            metavar="S",
            help="Your place in the turn order. [default: drawn]",
            show_default=False,
        ),
    ] = None,
    name: Annotated[str, typer.Option(metavar="NAME", help="Your name.")] = "You",
    seed: Seed = None,
    save: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write the record of the game to this file.", show_default=False),
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there already.")] = False,
) -> None:
    """Play a game against bots in the terminal.

    Every step lists numbered choices. Turns can also be typed in the notation, such as T34. Type ? at any
    time for help.
    """
    if seat is not None and seat > players:
        raise UsageError(UsageFault.SEAT_CHOICE, {"seat": seat, "players": players})
    rivals = bot_names(bots, players - 1)
    seed = any_seed() if seed is None else seed
    first_seat = Deal(seed, 1).number("seat") % players if seat is None else seat - 1
    evening = Evening(Console(highlight=False), seed, name, rivals, save, force)
    game = 1
    # At a rematch everybody moves up by one seat, so that another player begins.
    while evening.play_game(game, (first_seat - game + 1) % players):
        game += 1


class Evening:
    """Games of the same people one after another."""

    def __init__(
        self, console: Console, seed: int, name: str, rivals: list[str], save: Path | None, force: bool
    ) -> None:
        self._console = console
        self._seed = seed
        self._name = name
        self._rivals = rivals
        self._save = save
        self._force = force

    def play_game(self, number: int, seat: int) -> bool:
        """Play one game and save it; whether another one is wanted."""
        deal, file = Deal(self._seed, number), self._file(number)
        table = self._open_table(deal, seat)
        if file is not None:
            check_free([file], self._force)
            # A file that cannot be written is better known before the game than after it.
            write_file(file, table.record)
        self._welcome(table, seat)
        try:
            table.play()
            self._show_ending(table)
            return table.ask(say("ask-rematch")).lower().startswith(say("yes-letter"))
        except (LeftTable, KeyboardInterrupt):
            self._console.print(Text(say("left-table")))
            return False
        finally:
            if file is not None:
                write_file(file, table.record)
                self._console.print(Text(say("saved", file=str(file))))

    def _file(self, number: int) -> Path | None:
        """A rematch goes to a file of its own beside the first."""
        if self._save is None or number == 1:
            return self._save
        return self._save.with_stem(f"{self._save.stem}-{number}")

    def _open_table(self, deal: Deal, seat: int) -> Table:
        seats = [other for other in range(len(self._rivals) + 1) if other != seat]
        bots = {other: deal.bot(rival, other) for other, rival in zip(seats, self._rivals, strict=True)}
        names = rival_names(self._rivals, seats)
        names.insert(seat, self._name)
        return Table(self._console, deal, names, bots, seat)

    def _welcome(self, table: Table, seat: int) -> None:
        order = ", ".join(table.names)
        text = say("welcome", players=len(table.names), seat=seat + 1, order=order, seed=str(self._seed))
        print_block(self._console, [Text(line) for line in text.splitlines()])

    def _show_ending(self, table: Table) -> None:
        """Who has won, all houses with open hands, and the figures."""
        replay, names = table.replay, table.names
        result = replay.end.result()
        self._console.rule()
        print_block(self._console, draw_table(replay.end, names, self._console.width))
        figures = seat_statistics([step.turn for step in replay], replay.end)
        self._console.print(statistics_table(names, figures))
        if result is not None:
            self._console.print(Text(tell_result(result, names), "bold"))


def rival_names(rivals: list[str], seats: list[int]) -> list[str]:
    """What the bots are called at the table; equal names get their seat number."""
    levels = [level_named(rival) for rival in rivals]
    called = [say(level.bot) if level else short_name(bot) for level, bot in zip(levels, rivals, strict=True)]
    return [
        name if called.count(name) == 1 else f"{name} {seat + 1}"
        for name, seat in zip(called, seats, strict=True)
    ]
