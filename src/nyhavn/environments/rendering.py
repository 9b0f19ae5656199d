"""The table drawn for environments: as text, and as a picture of plain blocks.

Everything that is drawn is seen by all; hands are drawn as everybody knows them.
"""

from typing import Any

import numpy as np

from nyhavn.rules import (
    COAT_SPACES,
    COLOUR_LETTERS,
    COLUMNS,
    PIERS,
    ROWS,
    SPACES,
    Ability,
    Game,
    LaySpecial,
    Phase,
    View,
)

MODES = ("human", "ansi", "rgb_array")
CELL = 14
"""Pixels of a space of a house."""
GAP = CELL // 2
SKY, EMPTY, WHITE, BLACK, COAT, WINDOW = (
    (222, 233, 240),
    (246, 242, 232),
    (250, 250, 250),
    (40, 44, 52),
    (214, 120, 30),
    (250, 246, 214),
)
PAINT = ((176, 42, 42), (236, 186, 44), (58, 132, 66), (44, 94, 160), (124, 66, 140))

Picture = np.ndarray[tuple[int, int, int], np.dtype[np.uint8]]


def check_mode(mode: str | None) -> None:
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode is one of {', '.join(MODES)}, or None; not {mode!r}")


def render(game: Game, mode: str | None) -> Any:
    """The table by a mode; nothing without one, and for people, who get it printed."""
    if mode == "rgb_array":
        return as_picture(game)
    text = as_text(game)
    if mode == "human":
        print(text)
    return text if mode == "ansi" else None


def as_text(game: Game) -> str:
    """The table as lines of text: a capital letter is a window, a small one brickwork."""
    view = View(game, None)
    piers = " ".join("." if card is None else card.letter for card in view.piers)
    state = "over" if view.phase == Phase.OVER else f"player {view.to_move} to move"
    lines = [f"Turn {view.turns + 1}, {state}; harbour {piers}; deck {view.deck_left}", ""]
    columns = [_seat_lines(view, seat) for seat in range(view.players)]
    width = max(len(line) for column in columns for line in column) + 3
    lines += ["".join(line.ljust(width) for line in row).rstrip() for row in zip(*columns, strict=True)]
    return "\n".join(lines)


def _seat_lines(view: View, seat: int) -> list[str]:
    cells = _cells(view, seat)
    house = [f"{row} {''.join(cells[f'{c}{row}'] for c in 'abcde')}" for row in range(ROWS, 0, -1)]
    hand = view.hand(seat)
    cards = "".join(letter * count for letter, count in zip(COLOUR_LETTERS, hand.known, strict=True))
    abilities = "".join(
        ability.letter.upper() if active else ability.letter
        for ability, active in view.abilities(seat).items()
    )
    return [
        f"player {seat}: {view.points(seat)}",
        *house,
        "  abcde",
        f"hand {cards}{'?' * hand.unknown}",
        f"abilities {abilities}",
    ]


def _cells(view: View, seat: int) -> dict[str, str]:
    cells = {space: "*" if space in COAT_SPACES else "." for space in SPACES}
    for tile in view.house(seat):
        if isinstance(tile, LaySpecial):
            cells[tile.space] = "W"
        else:
            letter = tile.placement.tile.colour.letter
            cells[tile.placement.brick] = letter
            cells.update(dict.fromkeys(tile.placement.windows, letter.upper()))
    return cells


def as_picture(game: Game) -> Picture:
    """The table as an image: houses side by side, above them the harbour, below them what the seats hold."""
    view = View(game, None)
    house_width = COLUMNS * CELL + 2 * CELL
    width = max(view.players * house_width, (PIERS * 2 + 1) * CELL)
    height = (ROWS + 8) * CELL
    picture = np.full((height, width, 3), SKY, np.uint8)
    for pier, card in enumerate(view.piers):
        left = (2 * pier + 1) * CELL
        _block(picture, GAP, left, 2 * CELL - GAP, CELL, BLACK if card is None else PAINT[card])
    for seat in range(view.players):
        _draw_seat(picture, view, seat, 3 * CELL, seat * house_width + CELL)
    return picture


def _draw_seat(picture: Picture, view: View, seat: int, top: int, left: int) -> None:
    if seat == view.to_move and view.phase != Phase.OVER:
        _block(picture, top - GAP, left, GAP // 2, COLUMNS * CELL, COAT)
    for space, cell in _cells(view, seat).items():
        row, column = ROWS - int(space[1]), "abcde".index(space[0])
        at = (top + row * CELL, left + column * CELL)
        colour = (
            EMPTY if cell in ".*" else WHITE if cell == "W" else PAINT[COLOUR_LETTERS.index(cell.lower())]
        )
        _block(picture, *at, CELL - 1, CELL - 1, colour)
        if cell == "*":
            _block(picture, at[0] + 4, at[1] + 4, CELL - 9, CELL - 9, COAT)
        elif cell.isupper():
            _block(picture, at[0] + 3, at[1] + 4, CELL - 7, CELL - 9, BLACK if cell == "W" else WINDOW)
    top += ROWS * CELL + GAP
    for point in range(view.points(seat)):
        _block(picture, top, left + point * (GAP - 1), GAP, GAP - 3, COAT)
    hand = view.hand(seat)
    cards = [PAINT[colour] for colour, count in enumerate(hand.known) for _ in range(count)]
    for index, colour in enumerate(cards + [BLACK] * hand.unknown):
        _block(picture, top + CELL, left + index * (GAP + 1), CELL, GAP, colour)
    active = view.abilities(seat)
    for ability in Ability:
        colour = WINDOW if ability not in active else COAT if active[ability] else BLACK
        _block(picture, top + 2 * CELL + GAP, left + ability * CELL, CELL - 3, CELL - 3, colour)


def _block(
    picture: Picture, top: int, left: int, height: int, width: int, colour: tuple[int, int, int]
) -> None:
    picture[top : top + height, left : left + width] = colour
