"""The command that draws a game."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from nyhavn.cli.drawing.blocks import Block, beside, fits_beside, flow, stack
from nyhavn.cli.drawing.harbour import draw_deck, draw_harbour, draw_legend, draw_race, draw_supply
from nyhavn.cli.drawing.seats import draw_seat
from nyhavn.cli.printing import print_block
from nyhavn.cli.record_files import read_file
from nyhavn.cli.refusing import ExitCode, record_line, tell
from nyhavn.cli.speaking import names_shown, say
from nyhavn.cli.telling import tell_turn
from nyhavn.records import Moment, RecordError, Replay
from nyhavn.rules import Game, Result, View

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game.", show_default=False)]
TurnNumber = Annotated[
    int | None,
    typer.Option(
        "--turn",
        min=0,
        metavar="T",
        help="Draw the table after turn T, counted over all players; 0 is the start. [default: the last]",
        show_default=False,
    ),
]


def show(file: RecordFile, turn: TurnNumber = None) -> None:
    """Draw the houses, hands, harbour and deck of a game.

    A record holds what is hidden too, so all hands are shown.
    """
    try:
        replay = Replay(read_file(file))
    except RecordError as refusal:
        tell(record_line(str(file), refusal))
        raise typer.Exit(ExitCode.BAD) from refusal
    number = len(replay) if turn is None else turn
    game = replay.game_at(number, Moment.FILLED) if number else replay.start
    console = Console(highlight=False)
    names = names_shown(replay.record.players)
    print_block(console, [Text(line) for line in _headlines(replay, names, number, game)])
    print_block(console, [Text(), *draw_table(game, names, console.width)])


def draw_table(game: Game, names: list[str], width: int) -> Block:
    """The whole table with open hands: houses first, then what lies between them."""
    watched = View(game, None)
    seats = [
        draw_seat(watched, seat, names[seat], View(game, seat).hand(seat)) for seat in range(game.players)
    ]
    supply = draw_supply(watched)
    middle = stack([draw_harbour(watched), draw_deck(watched), draw_race(names, watched, width)])
    if fits_beside([*seats, supply], width):
        return stack([beside([*seats, supply]), middle, draw_legend()])
    if fits_beside([middle, supply], width):
        return stack([flow(seats, width), beside([middle, supply]), draw_legend()])
    return stack([flow(seats, width), middle, supply, draw_legend()])


def _headlines(replay: Replay, names: list[str], number: int, game: Game) -> list[str]:
    lines = [say("show-turn", turn=number, turns=len(replay), players=", ".join(names))]
    if number:
        step = replay.steps[number - 1]
        lines.append(tell_turn(names[step.seat], step.turn, step.before, step.played))
        lines.append(step.turn.word)
    result = game.result()
    if result is not None:
        lines.append(tell_result(result, names))
    return lines


def tell_result(result: Result, names: list[str]) -> str:
    """Who has won, and how the game ended."""
    most = max(result.points)
    winners = " + ".join(names[seat] for seat in result.winners)
    if result.end == "points":
        return say("won-by-points", winner=winners, points=most)
    if len(result.winners) > 1:
        return say("won-together", winners=winners, points=most)
    if result.points.count(most) > 1:
        return say("won-by-empty-spaces", winner=winners, points=most)
    return say("won-by-card", winner=winners, points=most)
