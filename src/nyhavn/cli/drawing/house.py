"""A house: the outlines of its tiles, windows and bricks, coats of arms, and the lines that scored.

A window is a small letter of its colour, a brick a capital one with a shade beside it, a white tile a ``w``.
"""

from dataclasses import dataclass

from rich.text import Text

from nyhavn.cli.drawing.blocks import Block
from nyhavn.cli.drawing.palette import (
    COAT,
    COAT_SIGN,
    EMPTY_SPACE,
    FAINT,
    FRAME,
    POINTS,
    STYLES,
    WHITE_LETTER,
    WHITE_TILE,
)
from nyhavn.rules import (
    COAT_ROWS,
    COAT_SPACES,
    COLUMNS,
    LINES,
    ROWS,
    LaySpecial,
    Line,
    Place,
    line_name,
    line_points,
    spaces_mask,
)

COLUMN_LETTERS = "abcde"
SHADE = "▒"
# Which of the lines up, down, left and right meet at a corner, and how that is drawn.
CORNERS = {
    "": " ",
    "ud": "│",
    "lr": "─",
    "dr": "┌",
    "dl": "┐",
    "ur": "└",
    "ul": "┘",
    "udr": "├",
    "udl": "┤",
    "dlr": "┬",
    "ulr": "┴",
    "udlr": "┼",
}


@dataclass(frozen=True, slots=True)
class Scale:
    """How large a house is drawn."""

    space_width: int
    has_lines: bool
    """Whether there are lines of their own between the rows; else floors are drawn as underscores."""


LARGE = Scale(3, has_lines=True)
SMALL = Scale(3, has_lines=False)
TINY = Scale(1, has_lines=False)


@dataclass(frozen=True, slots=True)
class Covered:
    """What lies on a space."""

    tile: int
    """Which of the tiles in the house, so that outlines can be drawn."""
    letter: str
    style: str
    brick: bool


def covered_spaces(tiles: tuple[Place | LaySpecial, ...]) -> dict[str, Covered]:
    """What lies on each covered space of a house."""
    spaces: dict[str, Covered] = {}
    for number, tile in enumerate(tiles):
        if isinstance(tile, LaySpecial):
            spaces[tile.space] = Covered(number, WHITE_LETTER, WHITE_TILE, brick=False)
            continue
        colour = tile.placement.tile.colour
        for space in tile.placement.spaces:
            is_brick = space == tile.placement.brick
            letter = colour.letter.upper() if is_brick else colour.letter
            spaces[space] = Covered(number, letter, STYLES[colour], is_brick)
    return spaces


def complete_lines(tiles: tuple[Place | LaySpecial, ...]) -> dict[str, Line]:
    """The complete rows and columns of a house, by name."""
    spaces = covered_spaces(tiles)
    filled = spaces_mask(tuple(spaces))
    windows = spaces_mask(tuple(space for space, covered in spaces.items() if not covered.brick))
    points = {line_name(line): line_points(line, filled, windows) for line in range(LINES)}
    return {name: Line(name, scored) for name, scored in points.items() if scored}


class HouseDrawing:
    """One house in the making of its picture."""

    def __init__(self, tiles: tuple[Place | LaySpecial, ...], scale: Scale) -> None:
        self.scale = scale
        self.covered = covered_spaces(tiles)
        self.lines = complete_lines(tiles)

    def draw(self) -> Block:
        picture = [self._top_line()]
        for row in range(ROWS, 0, -1):
            picture.append(self._row(row))
            if self.scale.has_lines:
                picture.append(self._line_under(row))
        picture.append(self._column_letters())
        return picture

    def _at(self, column: int, row: int) -> Covered | None:
        """What lies on a space, both counted from 1; nothing outside the house."""
        if not 1 <= column <= COLUMNS:
            return None
        return self.covered.get(f"{COLUMN_LETTERS[column - 1]}{row}")

    def _wall(self, column: int, row: int) -> bool:
        """Whether a line stands between this column and the next, in this row."""
        if not 1 <= row <= ROWS:
            return False
        return column in (0, COLUMNS) or self._differ(self._at(column, row), self._at(column + 1, row))

    def _floor(self, column: int, row: int) -> bool:
        """Whether a line lies between this row and the one above it, in this column."""
        if not 1 <= column <= COLUMNS:
            return False
        return row in (0, ROWS) or self._differ(self._at(column, row), self._at(column, row + 1))

    @staticmethod
    def _differ(one: Covered | None, other: Covered | None) -> bool:
        return (one and one.tile) != (other and other.tile)

    def _row(self, row: int) -> Text:
        text = Text.assemble((f"{row} ", FAINT))
        for column in range(COLUMNS + 1):
            if column:
                text.append_text(self._space(column, row))
            text.append_text(self._wall_after(column, row))
        text.append_text(self._row_end(row))
        return text

    def _wall_after(self, column: int, row: int) -> Text:
        if self._wall(column, row):
            return Text("│", FRAME)
        inside = self._at(column, row)
        has_floor = self._floor(column, row - 1) and self._floor(column + 1, row - 1)
        sign = "_" if has_floor and self.scale == SMALL else " "
        return Text(sign, FRAME if inside is None else inside.style)

    def _space(self, column: int, row: int) -> Text:
        name = f"{COLUMN_LETTERS[column - 1]}{row}"
        covered = self._at(column, row)
        bare = " " if self.scale.has_lines or not self._floor(column, row - 1) else "_"
        if covered is not None:
            left = SHADE if covered.brick else bare
            right = SHADE if covered.brick and self.scale.has_lines else bare
            mark, style = covered.letter, covered.style
        else:
            left = right = bare
            is_coat = name in COAT_SPACES
            mark, style = (COAT_SIGN, COAT) if is_coat else (EMPTY_SPACE, FAINT)
        return Text(mark if self.scale.space_width == 1 else f"{left}{mark}{right}", style)

    def _row_end(self, row: int) -> Text:
        """At the right: what the row scored, or its coat of arms that is still to be earned."""
        scored = self.lines.get(str(row))
        if scored is not None:
            return Text(f" +{scored.points}", POINTS)
        return Text(f" {COAT_SIGN} ", COAT) if row in COAT_ROWS else Text("   ")

    def _line_under(self, row: int) -> Text:
        """The line between a row and the one below it."""
        below = row - 1
        text = Text("  ")
        for column in range(COLUMNS + 1):
            if column:
                has_floor = self._floor(column, below)
                inside = self._at(column, row)
                style = FRAME if has_floor or inside is None else inside.style
                text.append(("─" if has_floor else " ") * self.scale.space_width, style)
            text.append_text(self._corner(column, below))
        return text

    def _corner(self, column: int, row: int) -> Text:
        """Where four spaces meet: this column and row, and the next of each."""
        meeting = {
            "u": self._wall(column, row + 1),
            "d": self._wall(column, row),
            "l": self._floor(column, row),
            "r": self._floor(column + 1, row),
        }
        sign = CORNERS["".join(direction for direction, is_drawn in meeting.items() if is_drawn)]
        inside = self._at(column, row)
        return Text(sign, FRAME if sign != " " or inside is None else inside.style)

    def _top_line(self) -> Text:
        if self.scale.has_lines:
            return self._line_under(ROWS + 1)
        pitch = self.scale.space_width + 1
        return Text(f"   {'_' * (COLUMNS * pitch - 1)}", FRAME)

    def _column_letters(self) -> Text:
        """Under the house: the columns, and what they scored."""
        text = Text("  ")
        for letter in COLUMN_LETTERS:
            if self.scale.space_width == 1:
                text.append(f" {letter}", FAINT)
                continue
            scored = self.lines.get(letter)
            text.append(f"  {letter}" if scored is None else f" {letter}", FAINT)
            text.append(" " if scored is None else f"+{scored.points}", POINTS)
        return text


def draw_house(tiles: tuple[Place | LaySpecial, ...], scale: Scale) -> Block:
    """The picture of a house."""
    return HouseDrawing(tiles, scale).draw()
