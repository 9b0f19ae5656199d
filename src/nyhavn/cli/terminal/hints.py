"""Hints: the best turns as the strongest bot sees them, in words."""

from collections.abc import Iterator, Sequence
from textwrap import wrap

from rich.text import Text

from nyhavn.bots.explanation.explaining import Advice, explain
from nyhavn.bots.explanation.reasons import Reason
from nyhavn.cli.drawing.blocks import Block
from nyhavn.cli.drawing.palette import FAINT, HEADING, POINTS
from nyhavn.cli.speaking import cards_words, say, tile_words
from nyhavn.rules import Colour, Game, Turn, View

SECONDS, LOOKS = 0.6, 120
"""Nobody waits for a hint; what comes before and after the looks ahead takes a part of a second too."""
INDENT = 4
SURE = 1.96
"""So many standard errors go each way from a value to its 95 % interval."""


def hint_lines(start: Game, game: Game, names: Sequence[str], width: int) -> Block:
    """The best turns from here; ``start`` is the position in which the turn began."""
    lines = [Text(say("hint"), HEADING)]
    for place, advice in enumerate(explain(View(game, game.seat), SECONDS, LOOKS), start=1):
        lines += _advice_lines(place, advice, start, names, width)
    return [*lines, Text(say("hint-play"), FAINT)]


def _advice_lines(
    place: int, advice: Advice, start: Game, names: Sequence[str], width: int
) -> Iterator[Text]:
    """The word of the turn and what it means, everybody's chance, and the reasons."""
    chances = zip(names, advice.chances, advice.uncertainty, strict=True)
    told = [chance_words(name, chance, error) for name, chance, error in chances]
    turn = f"{advice.turn.word}  {turn_words(advice.turn, start)}"
    yield from _hanging(f"{place:>2}. ", turn, width, HEADING)
    yield from _hanging("", ", ".join(told), width, POINTS)
    for reason in advice.reasons:
        yield from _hanging("", f"· {reason_words(reason, names)}", width)


def _hanging(mark: str, text: str, width: int, style: str = "") -> Iterator[Text]:
    """A text beside its mark, in as many lines as it needs."""
    for line in wrap(text, max(width - INDENT, INDENT), break_long_words=False, break_on_hyphens=False):
        yield Text(f"{mark:<{INDENT}}{line}", style)
        mark = ""


def chance_words(name: str, chance: float, error: float) -> str:
    """A chance with its 95 % interval, which is at least a point unless it is certain."""
    percent = round(100 * chance)
    if not error:
        return say("hint-certain", name=name, percent=percent)
    return say("hint-chance", name=name, percent=percent, margin=max(1, round(100 * SURE * error)))


def turn_words(turn: Turn, start: Game) -> str:
    """What is taken or built, in short; the word of the turn tells the rest."""
    parts = []
    if turn.take is not None:
        piers = (*turn.take.piers, *([turn.take.additional] if turn.take.additional else []))
        cards = tuple(sorted(Colour(start.piers[pier - 1]) for pier in piers))
        parts.append(say("hint-take", cards=cards_words(cards)))
    if turn.build is not None:
        spaces = " ".join(turn.build.placement.spaces)
        parts.append(say("hint-build", tile=tile_words(turn.build.tile), spaces=spaces))
    return ", ".join(parts)


def reason_words(reason: Reason, names: Sequence[str]) -> str:
    """A reason as people read it; seats are called by their names."""
    values = dict(reason.values)
    if "seat" in values:
        values["name"] = names[int(values.pop("seat"))]
    return say(reason.code, **values)
