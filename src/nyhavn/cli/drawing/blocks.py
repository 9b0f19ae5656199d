"""Blocks of lines, set beside each other as far as the width allows."""

from collections.abc import Iterable, Sequence

from rich.text import Text

Block = list[Text]
GAP = 2


def block_width(block: Block) -> int:
    return max((line.cell_len for line in block), default=0)


def beside(blocks: Sequence[Block], gap: int = GAP) -> Block:
    """The blocks side by side, all beginning at the top."""
    height = max((len(block) for block in blocks), default=0)
    rows = []
    for number in range(height):
        row = Text()
        for index, block in enumerate(blocks):
            if index:
                row.append(" " * gap)
            line = block[number].copy() if number < len(block) else Text()
            line.pad_right(block_width(block) - line.cell_len)
            row.append_text(line)
        row.rstrip()
        rows.append(row)
    return rows


def fits_beside(blocks: Sequence[Block], width: int, gap: int = GAP) -> bool:
    """Whether the blocks have room side by side."""
    return sum(block_width(block) for block in blocks) + gap * (len(blocks) - 1) <= width


def flow(blocks: Sequence[Block], width: int) -> Block:
    """The blocks in as few rows as the width allows, the rows filled evenly."""
    for gap in (GAP, 1):
        if fits_beside(blocks, width, gap):
            return beside(blocks, gap)
    widest = max(block_width(block) for block in blocks)
    fitting = max(1, (width + GAP) // (widest + GAP))
    rows = -(-len(blocks) // fitting)
    per_row = -(-len(blocks) // rows)
    return stack(beside(blocks[first : first + per_row]) for first in range(0, len(blocks), per_row))


def stack(blocks: Iterable[Block]) -> Block:
    """The blocks one under the other, with an empty line between them."""
    lines: Block = []
    for block in blocks:
        if lines and block:
            lines.append(Text())
        lines.extend(block)
    return lines
