"""The whole table as one player sees it, as large as the terminal allows."""

from collections.abc import Sequence

from rich.text import Text

from nyhavn.cli.drawing.blocks import GAP, Block, beside, block_width, fits_beside, flow, stack
from nyhavn.cli.drawing.harbour import draw_deck, draw_harbour, draw_race, draw_supply, draw_supply_line
from nyhavn.cli.drawing.house import LARGE, SMALL, TINY, Scale, draw_house
from nyhavn.cli.drawing.seats import draw_abilities, draw_ability_line, draw_hand, draw_title
from nyhavn.rules import View

ROOMY_HEIGHT = 38


def draw_board(view: View, names: Sequence[str], width: int, height: int) -> Block:
    """One's own house first, then the others in turn order."""
    seat = view.seat or 0
    rivals = [(seat + step) % view.players for step in range(1, view.players)]
    roomy = _roomy_houses(view, names, seat, rivals, width) if height >= ROOMY_HEIGHT else None
    if roomy is None:
        return _compact(view, names, seat, rivals, width)
    return stack([roomy, [*_middle(view, seat, width), *draw_race(names, view, width)]])


def _roomy_houses(view: View, names: Sequence[str], seat: int, rivals: list[int], width: int) -> Block | None:
    """One's own house large, and what the others have under their houses, if there is room for that."""
    own, supply = _house(view, seat, names, LARGE), draw_supply(view)
    for scale in (SMALL, TINY):
        others = [_rival(view, rival, names, scale) for rival in rivals]
        if fits_beside([own, *others, supply], width):
            return beside([own, *others, supply])
        if fits_beside([own, *others], width):
            return beside([own, stack([beside(others), supply])])
    return None


def _compact(view: View, names: Sequence[str], seat: int, rivals: list[int], width: int) -> Block:
    """All houses in one row of a small terminal, and a line for what each of the others holds."""
    own, supply = _house(view, seat, names, SMALL), draw_supply(view)
    small = [own, *(_house(view, rival, names, SMALL) for rival in rivals)]
    tiny = [own, *(_house(view, rival, names, TINY) for rival in rivals)]
    if fits_beside([*small, supply], width):
        lines = beside([*small, supply])
    else:
        houses = small if fits_beside(small, width, gap=1) else tiny
        lines = [*flow(houses, width), draw_supply_line(view)]
    lines += _middle(view, seat, width)
    for rival in rivals:
        hand, abilities = draw_hand(view.hand(rival)), draw_ability_line(view, rival)
        lines.append(Text.assemble(f"{names[rival]}: ", hand, "  ", abilities))
    return lines + draw_race(names, view, width)


def _house(view: View, seat: int, names: Sequence[str], scale: Scale) -> Block:
    return [draw_title(view, seat, names[seat], scale), *draw_house(view.house(seat), scale)]


def _rival(view: View, seat: int, names: Sequence[str], scale: Scale) -> Block:
    abilities = draw_abilities(view, seat, is_short=scale == TINY)
    return [*_house(view, seat, names, scale), draw_hand(view.hand(seat)), *abilities]


def _middle(view: View, seat: int, width: int) -> Block:
    """Harbour and hand, one's abilities, and the deck."""
    hand, abilities = draw_hand(view.hand(seat), is_own=True), draw_ability_line(view, seat)
    harbour = draw_harbour(view)
    if block_width(harbour) + block_width([hand, abilities]) + 2 * GAP <= width:
        return [*beside([harbour, [hand, abilities]], gap=2 * GAP), *draw_deck(view)]
    return [*harbour, Text.assemble(hand, "  ", abilities), *draw_deck(view)]
