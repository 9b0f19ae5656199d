"""What belongs to one seat: house, hand and abilities."""

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from nyhavn.cli.drawing.blocks import Block
from nyhavn.cli.drawing.house import LARGE, TINY, Scale, draw_house
from nyhavn.cli.drawing.palette import ACTIVE_SIGN, FAINT, HEADING, INACTIVE_SIGN, POINTS, card_row
from nyhavn.cli.speaking import ability_name, ability_short, say
from nyhavn.rules import HAND_LIMIT, Hand, Phase, View

HIDDEN_CARD = "?"
SHORT_NAME = 9


def draw_title(view: View, seat: int, name: str, scale: Scale) -> Text:
    """Whose house it is, with its points and a mark for the seat to move."""
    is_to_move = seat == view.to_move and view.phase != Phase.OVER
    title = Text("▶ " if is_to_move else "  ")
    if scale == TINY:
        name = set_cell_size(name, min(cell_len(name), SHORT_NAME)).strip()
        points = str(view.points(seat))
    else:
        points = say("points", count=view.points(seat))
    return title.append(name, HEADING).append(f" · {points}", POINTS)


def draw_hand(hand: Hand, is_own: bool = False) -> Text:
    """The cards of a hand, with a question mark for each that is hidden."""
    size = sum(hand.known) + hand.unknown
    text = Text(f"{say('your-hand') if is_own else say('hand')} {size}/{HAND_LIMIT} ")
    text.append_text(card_row(hand.known))
    if hand.unknown:
        text.append(f" {HIDDEN_CARD * hand.unknown}", FAINT)
    return text


def draw_abilities(view: View, seat: int, is_short: bool = False) -> Block:
    """The abilities of a seat, active ones with a filled mark."""
    lines = []
    for ability, is_active in view.abilities(seat).items():
        name = ability_short(ability) if is_short else ability_name(ability)
        sign = ACTIVE_SIGN if is_active else INACTIVE_SIGN
        lines.append(Text(f"{sign} {name}", "" if is_active else FAINT))
    return lines


def draw_ability_line(view: View, seat: int) -> Text:
    """The same in one line, by short names."""
    return Text("  ").join(draw_abilities(view, seat, is_short=True))


def draw_seat(view: View, seat: int, name: str, hand: Hand, scale: Scale = LARGE) -> Block:
    """Everything of one seat, from top to bottom."""
    house = draw_house(view.house(seat), scale)
    return [draw_title(view, seat, name, scale), *house, draw_hand(hand), *draw_abilities(view, seat)]
