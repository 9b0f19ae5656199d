"""What a turn, or a part of one, has completed."""

from nyhavn.cli.speaking import say
from nyhavn.rules.game import Game, line_points
from nyhavn.rules.offers import Line, line_name
from nyhavn.rules.tables import LINES


def new_lines(before: Game, after: Game, seat: int) -> tuple[Line, ...]:
    """The rows and columns of a seat that are complete after and were not before."""
    found = []
    for line in range(LINES):
        points = line_points(line, after.filled[seat], after.windows[seat])
        if points and not line_points(line, before.filled[seat], before.windows[seat]):
            found.append(Line(line_name(line), points))
    return tuple(found)


def points_of(lines: tuple[Line, ...]) -> int:
    return sum(line.points for line in lines)


def line_words(line: Line) -> str:
    """A row or a column as people call it."""
    return say("row", line=line.name) if line.name.isdigit() else say("column", line=line.name)
