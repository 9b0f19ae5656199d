"""What a turn, or a part of one, has completed."""

from nyhavn.cli.speaking import say
from nyhavn.rules import Game, Line, lines_completed


def new_lines(before: Game, after: Game, seat: int) -> tuple[Line, ...]:
    """The rows and columns of a seat that are complete after and were not before."""
    return lines_completed(before.filled[seat], after.filled[seat], after.windows[seat])


def points_of(lines: tuple[Line, ...]) -> int:
    return sum(line.points for line in lines)


def line_words(line: Line) -> str:
    """A row or a column as people call it."""
    return say("row", line=line.name) if line.name.isdigit() else say("column", line=line.name)
