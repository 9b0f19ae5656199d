"""What lies on the table between the houses: harbour, deck, supply, and the race to 12."""

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from nyhavn.cli.drawing.blocks import Block, flow
from nyhavn.cli.drawing.palette import FAINT, HEADING, POINTS, STYLES, WARNING, WHITE_TILE, card
from nyhavn.cli.speaking import colour_word, say
from nyhavn.rules import LAST_CARDS, PIERS, POINTS_TO_WIN, SIZES, Colour, Phase, Tile, View

LABEL_WIDTH = 9
SUPPLY_NAMES = 8
CARDS_PER_SIGN = 2
DECK_SIGN, LAST_SIGN = "▓", "░"
POINT_SIGN, OPEN_SIGN = "■", "·"


def label(text: str) -> Text:
    """What stands at the left of a line."""
    return Text.assemble((text.ljust(LABEL_WIDTH), HEADING))


def draw_harbour(view: View) -> Block:
    """The piers with their numbers above the cards."""
    numbers, cards = label(say("harbour")), Text(" " * LABEL_WIDTH)
    for pier in range(PIERS):
        numbers.append(f" {pier + 1}  ", FAINT)
        cards.append_text(card(view.piers[pier])).append(" ")
    cards.rstrip()
    return [numbers, cards]


def draw_deck(view: View) -> Block:
    """The deck as a bar in which the last ten cards, among them the end-of-game card, look different."""
    left = view.deck_left
    last = min(left, LAST_CARDS) if view.end_card_in_deck else 0
    bar = label(say("deck"))
    bar.append(DECK_SIGN * -(-(left - last) // CARDS_PER_SIGN), FAINT)
    bar.append(LAST_SIGN * -(-last // CARDS_PER_SIGN), WARNING)
    if view.phase == Phase.OVER:
        return [bar.append(f" {say('deck-left', count=left)}")]
    if not view.end_card_in_deck:
        return [bar.append(f" {say('deck-first', count=left)}")]
    if left > LAST_CARDS:
        return [bar.append(f" {say('deck-last-ten', count=left, safe=left - LAST_CARDS, sign=LAST_SIGN)}")]
    return [bar.append(f" {say('deck-end-near', count=left)}", WARNING)]


def draw_supply(view: View) -> Block:
    """How many of each tile are left; the size of a tile is its price in cards."""
    heading = Text.assemble((say("supply").ljust(SUPPLY_NAMES + 3), HEADING))
    for size in SIZES:
        heading.append(f"{size:>3}", FAINT)
    rows = [heading]
    for colour in Colour:
        row = _supply_row(Text(f" {colour.letter} ", STYLES[colour]), colour_word(colour))
        for size in SIZES:
            count = view.supply[Tile(colour, size).name]
            row.append(f"{count or '-':>3}", "" if count else FAINT)
        rows.append(row)
    white = _supply_row(Text(" w ", WHITE_TILE), say("white"))
    return [*rows, white.append(f"{view.specials or '-':>3}")]


def draw_supply_line(view: View) -> Text:
    """The same in one line: for each colour, the counts from the smallest size to the largest."""
    line = label(say("supply"))
    line.append(say("sizes", sizes="".join(map(str, SIZES))), FAINT)
    for colour in Colour:
        counts = "".join(str(view.supply[Tile(colour, size).name] or "-") for size in SIZES)
        line.append("  ").append(f" {colour.letter} ", STYLES[colour]).append(f" {counts}")
    return line.append("  ").append(" w ", WHITE_TILE).append(f" {view.specials}")


def _supply_row(mark: Text, name: str) -> Text:
    return Text.assemble(mark, f" {name}".ljust(SUPPLY_NAMES))


def draw_race(names: Sequence[str], view: View, width: int) -> Block:
    """How far everybody is on the way to 12 points."""
    widest = max(cell_len(name) for name in names)
    tracks = [[_track(set_cell_size(name, widest), view.points(seat))] for seat, name in enumerate(names)]
    rows = [row for row in flow(tracks, width - LABEL_WIDTH) if row]
    return [Text.assemble(label("" if number else say("race")), row) for number, row in enumerate(rows)]


def _track(name: str, points: int) -> Text:
    track = Text(f"{name} ")
    track.append(POINT_SIGN * min(points, POINTS_TO_WIN), POINTS)
    track.append(OPEN_SIGN * (POINTS_TO_WIN - points), FAINT)
    return track.append(f" {points:>2}/{POINTS_TO_WIN}", HEADING)


def draw_legend() -> Block:
    """What the marks mean."""
    return [Text(line, FAINT) for line in say("legend").splitlines()]
