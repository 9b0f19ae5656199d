"""Numbered choices, grouped and set in columns."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from rich.text import Text

from nyhavn.cli.drawing.blocks import GAP, Block, beside, block_width
from nyhavn.cli.drawing.palette import FAINT, HEADING
from nyhavn.rules import Decision

NUMBER_WIDTH = 3


@dataclass(frozen=True, slots=True)
class Item:
    """One choice: a step of the turn, or a menu with more choices."""

    label: Text
    leads_to: "Decision | Callable[[], Menu]"


@dataclass(frozen=True, slots=True)
class Group:
    """Choices of one kind under a title, if they need one; without choices it says why there are none."""

    title: str
    items: tuple[Item, ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True)
class Menu:
    """What can be chosen now."""

    groups: tuple[Group, ...]
    default: Item | None = None
    """What an empty answer chooses."""
    picture: Block = field(default_factory=list)
    """Shown beside the choices where there is room."""
    narrow: "Callable[[tuple[str, ...]], Menu | None] | None" = None
    """What to choose from when spaces of the house are typed."""

    @property
    def items(self) -> tuple[Item, ...]:
        return tuple(item for group in self.groups for item in group.items)

    def draw(self, width: int) -> Block:
        """The groups one under the other, and the picture at their right."""
        if not self.picture:
            return list(self._lines(width))
        room = width - block_width(self.picture) - 2 * GAP
        lines = list(self._lines(room))
        if block_width(lines) > room:
            return [*self.picture, *self._lines(width)]
        return beside([lines, self.picture], gap=2 * GAP)

    def _lines(self, width: int) -> Iterator[Text]:
        number = 1
        for group in self.groups:
            if group.title:
                yield Text(group.title, HEADING)
            if group.note:
                yield Text(f"{' ' * NUMBER_WIDTH}{group.note}", FAINT)
            yield from _columns(group.items, number, width)
            number += len(group.items)


def _columns(items: tuple[Item, ...], first: int, width: int) -> Iterator[Text]:
    """The items row by row, in as many columns as fit."""
    widest = max((item.label.cell_len for item in items), default=0) + NUMBER_WIDTH
    columns = max(1, (width + GAP) // (widest + GAP + 1))
    for begin in range(0, len(items), columns):
        row = Text()
        for index, item in enumerate(items[begin : begin + columns], start=begin):
            label = Text.assemble((f"{first + index:>{NUMBER_WIDTH}} ", HEADING), item.label)
            label.pad_right(widest + GAP - label.cell_len + 1)
            row.append_text(label)
        row.rstrip()
        yield row
