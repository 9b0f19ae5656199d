"""Every way a tile can lie in the house, worked out once from the pictures of the tiles.

A set of spaces is held as an integer with one bit per space, in the order of ``SPACES``.
"""

from typing import NamedTuple

from nyhavn.rules.pieces import (
    COLUMNS,
    ROWS,
    SIZES,
    SPACE_INDEX,
    SPACES,
    TILE_PICTURES,
    TILES,
    Tile,
)

Cell = tuple[int, int]
"""Column and row, counted from the lower left corner of a picture."""


class Placement(NamedTuple):
    """One tile on certain spaces of the house."""

    tile: Tile
    brick: str
    windows: tuple[str, ...]

    @property
    def spaces(self) -> tuple[str, ...]:
        """All spaces covered, in the order of the notation."""
        return tuple(sorted((self.brick, *self.windows), key=SPACE_INDEX.__getitem__))


def _cells(picture: tuple[str, ...]) -> dict[Cell, str]:
    height = len(picture)
    return {
        (column, height - 1 - line): mark
        for line, marks in enumerate(picture)
        for column, mark in enumerate(marks)
        if mark != "."
    }


def _orientations(picture: tuple[str, ...]) -> list[dict[Cell, str]]:
    """The tile turned by quarter turns and turned over, each distinct result once."""
    found: list[dict[Cell, str]] = []
    cells = _cells(picture)
    for _ in range(2):
        for _ in range(4):
            cells = {(row, -column): mark for (column, row), mark in cells.items()}
            left, bottom = min(c for c, _ in cells), min(r for _, r in cells)
            cells = {(c - left, r - bottom): mark for (c, r), mark in cells.items()}
            if cells not in found:
                found.append(cells)
        cells = {(-column, row): mark for (column, row), mark in cells.items()}
    return found


class Footprint(NamedTuple):
    """An outline that a tile can cover, by its distances from the lower left corner of its frame.

    A distance of 1 is one column to the right, one of ``COLUMNS`` is one row up.
    """

    tile: Tile | None
    offsets: tuple[int, ...]
    bricks: tuple[int, ...]
    """The offsets at which the brickwork can be inside this outline."""
    corners: tuple[int, ...]
    """Where the corner can be, as indexes into ``SPACES``, so that all lies inside the grid."""


def _footprint(tile: Tile | None, cells: list[Cell], bricks: list[Cell]) -> Footprint:
    width, height = max(c for c, _ in cells) + 1, max(r for _, r in cells) + 1
    return Footprint(
        tile,
        tuple(sorted(row * COLUMNS + column for column, row in cells)),
        tuple(sorted(row * COLUMNS + column for column, row in bricks)),
        tuple(
            bottom * COLUMNS + left
            for bottom in range(ROWS - height + 1)
            for left in range(COLUMNS - width + 1)
        ),
    )


def _footprints(tile: Tile) -> list[Footprint]:
    """The outlines of a tile; turning a tile can leave its outline and move only the brick."""
    bricks_of: dict[frozenset[Cell], list[Cell]] = {}
    for cells in _orientations(TILE_PICTURES[tile.name]):
        brick = next(cell for cell, mark in cells.items() if mark == "B")
        bricks_of.setdefault(frozenset(cells), []).append(brick)
    return [_footprint(tile, list(cells), bricks) for cells, bricks in bricks_of.items()]


def _placements(footprint: Footprint) -> list[Placement]:
    """Wherever the outline lies wholly inside the grid; the ones that differ by the brick together."""
    assert footprint.tile is not None
    return [
        Placement(
            footprint.tile,
            SPACES[corner + brick],
            tuple(SPACES[corner + offset] for offset in footprint.offsets if offset != brick),
        )
        for corner in footprint.corners
        for brick in footprint.bricks
    ]


def spaces_mask(spaces: tuple[str, ...]) -> int:
    """The spaces as one integer."""
    return sum(1 << SPACE_INDEX[space] for space in spaces)


TILE_FOOTPRINTS = [_footprints(tile) for tile in TILES]
COLOURED_FOOTPRINTS = [footprint for footprints in TILE_FOOTPRINTS for footprint in footprints]
PLACEMENTS: tuple[Placement, ...] = tuple(
    placement for footprint in COLOURED_FOOTPRINTS for placement in _placements(footprint)
)
PLACEMENT_NUMBER = {placement: number for number, placement in enumerate(PLACEMENTS)}

# The tables of the compiled rules. By placement:
PLACEMENT_TILE = [TILES.index(placement.tile) for placement in PLACEMENTS]
PLACEMENT_SPACES = [spaces_mask(placement.spaces) for placement in PLACEMENTS]
PLACEMENT_WINDOWS = [spaces_mask(placement.windows) for placement in PLACEMENTS]
PLACEMENT_FOOTPRINT = [
    number
    for number, footprint in enumerate(COLOURED_FOOTPRINTS)
    for _ in footprint.corners
    for _ in footprint.bricks
]
PLACEMENT_CORNER = [
    1 << corner for footprint in COLOURED_FOOTPRINTS for corner in footprint.corners for _ in footprint.bricks
]
# By footprint; the special tile has the last one.
FOOTPRINTS = [*COLOURED_FOOTPRINTS, _footprint(None, [(0, 0)], [])]
SPECIAL_FOOTPRINT = len(COLOURED_FOOTPRINTS)
# Smaller tiles repeat an offset, so that all have as many.
FOOTPRINT_OFFSETS = [
    [*footprint.offsets, *footprint.offsets[:1] * (SIZES[-1] - len(footprint.offsets))]
    for footprint in FOOTPRINTS
]
FOOTPRINT_BRICKS = [len(footprint.bricks) for footprint in FOOTPRINTS]
FOOTPRINT_CORNERS = [sum(1 << corner for corner in footprint.corners) for footprint in FOOTPRINTS]


def _placements_by_corner(number: int) -> list[int]:
    """For each corner of a footprint its first placement, or -1 where it does not fit into the grid."""
    if number not in PLACEMENT_FOOTPRINT:
        return [-1] * len(SPACES)
    first, bricks = PLACEMENT_FOOTPRINT.index(number), FOOTPRINT_BRICKS[number]
    corners = FOOTPRINTS[number].corners
    return [first + corners.index(space) * bricks if space in corners else -1 for space in range(len(SPACES))]


PLACEMENT_AT = [_placements_by_corner(number) for number in range(len(FOOTPRINTS))]
# By tile, and one more to mark the end:
FIRST_FOOTPRINT = [
    sum(len(footprints) for footprints in TILE_FOOTPRINTS[:tile]) for tile in range(len(TILES) + 1)
]
