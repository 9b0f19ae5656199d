"""What a player can ask for at any time: the commands, the abilities, the shapes of the tiles."""

from rich.text import Text

from nyhavn.cli.drawing.blocks import Block, beside, stack
from nyhavn.cli.drawing.harbour import draw_legend
from nyhavn.cli.drawing.house import SHADE
from nyhavn.cli.drawing.palette import ACTIVE_SIGN, FAINT, HEADING, INACTIVE_SIGN, STYLES
from nyhavn.cli.speaking import ability_name, ability_text, say, tile_words
from nyhavn.rules import SIZES, TILE_PICTURES, Ability, Colour, Tile, View

BRICK, WINDOW = "B", "W"
NAME_WIDTH = 10


def help_lines() -> Block:
    """The commands and the marks."""
    return [*(Text(line) for line in say("help").splitlines()), Text(), *draw_legend(), Text()]


def abilities_explained(view: View) -> Block:
    """All five abilities in words, with what the player has of them."""
    owned = view.abilities(view.seat or 0)
    lines = [Text(say("abilities"), HEADING)]
    for ability in Ability:
        sign = " " if ability not in owned else ACTIVE_SIGN if owned[ability] else INACTIVE_SIGN
        line = say("ability-line", ability=ability_name(ability), text=ability_text(ability))
        lines.append(Text(f"{sign} {line}", "" if ability in owned else FAINT))
    return lines


def tiles_drawn() -> Block:
    """The shapes of all tiles, a row for each colour; each can be turned and turned over."""
    rows = [beside([_tile(Tile(colour, size)) for size in SIZES]) for colour in Colour]
    return [Text(say("tiles-turn")), *stack(rows)]


def _tile(tile: Tile) -> Block:
    lines = [Text(tile_words(tile).ljust(max(NAME_WIDTH, 3 * tile.size)))]
    for marks in TILE_PICTURES[tile.name]:
        line = Text()
        for mark in marks:
            letter = tile.colour.letter
            picture = f"{SHADE}{letter.upper()}{SHADE}" if mark == BRICK else f" {letter} "
            line.append(
                picture if mark in (BRICK, WINDOW) else "   ", STYLES[tile.colour] if mark != "." else ""
            )
        lines.append(line)
    return lines
