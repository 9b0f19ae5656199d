"""Marks and colours. A colour never stands alone: every mark also has its letter or sign."""

from rich.text import Text

from nyhavn.rules import Colour

STYLES = {
    Colour.RED: "bold white on color(124)",
    Colour.YELLOW: "bold black on color(220)",
    Colour.GREEN: "bold white on color(28)",
    Colour.BLUE: "bold white on color(25)",
    Colour.PURPLE: "bold white on color(91)",
}
WHITE_TILE = "bold black on color(254)"
FRAME = "color(244)"
FAINT = "color(244)"
HEADING = "bold"
COAT = "bold color(208)"
POINTS = "bold color(34)"
WARNING = "bold color(160)"

WHITE_LETTER = "w"
EMPTY_SPACE = "·"
COAT_SIGN = "◆"
ACTIVE_SIGN = "●"
INACTIVE_SIGN = "○"


def card(colour: Colour | None) -> Text:
    """One card, or a place without one."""
    return Text("[ ]", FAINT) if colour is None else Text(f"[{colour.letter}]", STYLES[colour])


def card_row(counts: tuple[int, ...]) -> Text:
    """A hand of cards, sorted by colour; a space between the colours."""
    row = Text()
    for colour in Colour:
        if counts[colour]:
            row.append(" " if row else "")
            row.append(colour.letter * counts[colour], STYLES[colour])
    return row


def swatch(colour: Colour, text: str) -> Text:
    """A text on the colour that it speaks of."""
    return Text(text, STYLES[colour])
