"""A review on the terminal: the account of every seat, the curve, the turning points in words."""

from collections.abc import Sequence

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from nyhavn.bots.explanation.reasons import Reason
from nyhavn.bots.review.accounting import GameReview
from nyhavn.bots.review.marks import Mark, mark_of
from nyhavn.bots.review.moments import Moment, turning_points
from nyhavn.cli.drawing.palette import FAINT, HEADING
from nyhavn.cli.speaking import cards_words, names_shown, say
from nyhavn.cli.terminal.hints import reason_words, turn_words
from nyhavn.records import Replay
from nyhavn.rules import read_turn

BARS = " ▁▂▃▄▅▆▇█"
SIGNS = {Mark.GREAT: "★", Mark.INACCURACY: "△", Mark.MISTAKE: "◆", Mark.BLUNDER: "✖"}
MARK_KEYS = {
    "forced": "review-mark-forced",
    "great": "review-mark-great",
    "best": "review-mark-best",
    "good": "review-mark-good",
    "inaccuracy": "review-mark-inaccuracy",
    "mistake": "review-mark-mistake",
    "blunder": "review-mark-blunder",
    "luck": "review-mark-luck",
}
REASONS_TOLD = 2


def print_review(console: Console, replay: Replay, review: GameReview, looks: int) -> None:
    """Print a whole review."""
    names = names_shown(replay.record.players)
    console.print(_accounts(review, names))
    console.print(Text(say("review-looks", turns=len(review.turns), looks=looks), FAINT))
    if review.unlucky is not None:
        console.print(Text(say("review-unlucky", name=names[review.unlucky]), HEADING))
    console.print(Text(f"\n{say('review-chance')}", HEADING))
    for line in _curve(review, names, console.width):
        console.print(Text(line), no_wrap=True)
    console.print(Text(f"\n{say('review-moments')}", HEADING))
    for moment in turning_points(review):
        console.print(Text(moment_head(moment, names), HEADING))
        console.print(Padding(Text(moment_words(moment, replay, review, names)), (0, 0, 0, 4)))


def _accounts(review: GameReview, names: Sequence[str]) -> Table:
    table = Table(title=say("review-skill-and-luck"), title_justify="left")
    table.add_column("")
    for key in ("review-result", "review-skill", "review-luck", "review-adjusted"):
        table.add_column(say(key), justify="right")
    for name, seat in zip(names, review.seats, strict=True):
        parts = (seat.skill, seat.luck_sum, seat.adjusted)
        values = [
            say("review-sure", points=_points(part, part is not parts[-1]), error=f"{100 * seat.error:.0f}")
            for part in parts
        ]
        table.add_row(name, f"{100 * seat.result:.0f}", *values)
    return table


def _points(part: float, is_signed: bool = True) -> str:
    """A part of a victory in points of 100."""
    return signed(part) if is_signed else f"{100 * part:.0f}"


def signed(part: float) -> str:
    """A change in points of 100, with its sign."""
    points = round(100 * part)
    return f"+{points}" if points > 0 else f"\N{MINUS SIGN}{-points}" if points else "0"


def _curve(review: GameReview, names: Sequence[str], width: int) -> list[str]:
    """A line of bars for every seat, and below them the marks of the turns."""
    room = max(width - max(map(len, names)) - 6, 10)
    every = -(-len(review.turns) // room)
    turns = review.turns[::every]
    lines = []
    for seat, name in enumerate(names):
        chances = [turn.after[seat] for turn in turns]
        bars = "".join(BARS[round(min(max(chance, 0), 1) * (len(BARS) - 1))] for chance in chances)
        lines.append(f"{name:<{max(map(len, names))}} {bars} {100 * review.result[seat]:.0f}")
    marks = "".join(SIGNS.get(mark_of(turn), " ") for turn in turns)
    legend = "  ".join(f"{sign} {say(MARK_KEYS[mark.value])}" for mark, sign in SIGNS.items())
    return [*lines, " " * (max(map(len, names)) + 1) + marks, legend]


def moment_head(moment: Moment, names: Sequence[str]) -> str:
    """Which turn it was, how good, and what it changed."""
    point = say("review-point", turn=moment.turn, name=names[moment.seat])
    return f"{point}: {say(MARK_KEYS[moment.kind])} {signed(moment.change)}"


def moment_words(moment: Moment, replay: Replay, review: GameReview, names: Sequence[str]) -> str:
    """What happened, and where a turn was bad, what was better and why."""
    step, turn = replay.steps[moment.turn - 1], review.turns[moment.turn - 1]
    if moment.kind == "luck":
        cards = cards_words(tuple(sorted(step.new_cards)))
        if moment.change > 0:
            return say("review-lucky", name=names[moment.seat], cards=cards)
        return say("review-unlucky-cards", name=names[moment.seat], cards=cards)
    played = turn_words(step.turn, step.before)
    if moment.kind == "great":
        return say("review-great", played=played, reasons=_told(turn.played_reasons, names))
    best = turn_words(read_turn(turn.best), step.before)
    return say("review-fault", played=played, best=best, reasons=_told(turn.best_reasons, names))


def _told(reasons: Sequence[Reason], names: Sequence[str]) -> str:
    return "; ".join(reason_words(reason, names) for reason in reasons[:REASONS_TOLD])
