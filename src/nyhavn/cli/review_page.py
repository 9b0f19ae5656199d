"""A review as a page that stands alone: no script, nothing from elsewhere, every text escaped."""

from collections.abc import Sequence
from html import escape

from nyhavn.bots.review.accounting import GameReview
from nyhavn.bots.review.marks import mark_of
from nyhavn.bots.review.moments import turning_points
from nyhavn.cli.review_tables import MARK_KEYS, SIGNS, moment_head, moment_words, signed
from nyhavn.cli.speaking import language_spoken, names_shown, say
from nyhavn.records import Replay

WIDTH, HEIGHT, LEFT, RIGHT, EDGE = 720, 300, 34, 110, 14
COLOURS = ("#93302a", "#274f7b", "#936410", "#2a5f45")
DASHES = ("", "9 6", "2 6", "12 5 2 5")
STYLE = """
body{margin:0;padding:24px;background:#f6ecd8;color:#2b211a;font:15px/1.5 system-ui,sans-serif}
main{max-width:820px;margin:auto}
section{background:#fffaf0;border-radius:16px;padding:16px 22px;margin:0 0 18px}
h1,h2,h3{font-family:Georgia,serif;margin:.2em 0}
table{border-collapse:collapse;width:100%}td,th{padding:4px 8px;text-align:right}
td:first-child,th:first-child{text-align:left}tr+tr td{border-top:1px solid #e3d5ba}
svg{width:100%;height:auto}svg text{font:12px system-ui,sans-serif;fill:#5f5043}
li{margin:.5em 0}.faint{color:#5f5043}
"""


def page_of(games: Sequence[tuple[Replay, GameReview]]) -> str:
    """The page of one review, or of several below each other."""
    sections = "".join(_game(replay, review) for replay, review in games)
    title = escape(say("review-title"))
    return (
        f'<!doctype html><html lang="{language_spoken()}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>Nyhavn: {title}</title><style>{STYLE}</style></head>"
        f"<body><main><h1>{title}</h1>{sections}</main></body></html>\n"
    )


def _game(replay: Replay, review: GameReview) -> str:
    names = names_shown(replay.record.players)
    heading = ", ".join(names)
    told = "".join(
        f"<li><b>{escape(moment_head(moment, names))}</b><br>"
        f"{escape(moment_words(moment, replay, review, names))}</li>"
        for moment in turning_points(review)
    )
    unlucky = "" if review.unlucky is None else say("review-unlucky", name=names[review.unlucky])
    return (
        f"<section><h2>{escape(heading)}</h2>{_accounts(review, names)}"
        f'<p><b>{escape(unlucky)}</b></p><p class="faint">{escape(say("review-about"))}</p></section>'
        f"<section><h3>{escape(say('review-chance'))}</h3>{_curve(review, names)}{_legend()}</section>"
        f"<section><h3>{escape(say('review-moments'))}</h3><ul>{told}</ul></section>"
        f"<section>{_turns(review, names)}</section>"
    )


def _accounts(review: GameReview, names: Sequence[str]) -> str:
    keys = ("review-result", "review-skill", "review-luck", "review-adjusted")
    rows = [
        [
            name,
            f"{100 * seat.result:.0f}",
            f"{signed(seat.skill)} ± {100 * seat.error:.0f}",
            f"{signed(seat.luck_sum)} ± {100 * seat.error:.0f}",
            f"{100 * seat.adjusted:.0f} ± {100 * seat.error:.0f}",
        ]
        for name, seat in zip(names, review.seats, strict=True)
    ]
    return _table(["", *(say(key) for key in keys)], rows)


def _turns(review: GameReview, names: Sequence[str]) -> str:
    """The curve as a table, for whoever cannot see it."""
    rows = [
        [
            str(turn.number),
            names[turn.seat],
            say(MARK_KEYS[mark_of(turn).value]),
            signed(turn.decisions[turn.seat]),
            *(f"{100 * chance:.0f}" for chance in turn.after),
        ]
        for turn in review.turns
    ]
    return _table([say("review-turn"), "", "", say("review-skill"), *names], rows)


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f"<th>{escape(text)}</th>" for text in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><tr>{top}</tr>{body}</table>"


def _legend() -> str:
    words = "  ".join(f"{sign} {say(MARK_KEYS[mark.value])}" for mark, sign in SIGNS.items())
    return f'<p class="faint">{escape(words)}</p>'


def _curve(review: GameReview, names: Sequence[str]) -> str:
    """Every seat's chance after every turn, with a band of two standard errors, and the marks."""
    parts = [
        f'<path d="M{LEFT} {_y(chance):.1f}H{WIDTH - RIGHT}" stroke="#cdbb9b" fill="none"/>'
        f'<text x="4" y="{_y(chance) + 4:.1f}">{100 * chance:.0f}</text>'
        for chance in (0, 0.5, 1)
    ]
    for seat, name in enumerate(names):
        middle = [(turn.after[seat], 2 * turn.after_errors[seat]) for turn in review.turns]
        points = [(1 / review.players, 0.0), *middle]
        if review.ended_by_card:
            points.append((review.result[seat], 0.0))
        parts.append(_line(points, seat))
        y = _y(points[-1][0]) + 4 - 13 * _lower(review, seat)
        parts.append(
            f'<text x="{WIDTH - RIGHT + 8}" y="{y:.1f}" style="fill:{COLOURS[seat]}">{escape(name)}</text>'
        )
    for turn in review.turns:
        sign = SIGNS.get(mark_of(turn))
        if sign:
            x, y = _x(turn.number, _moments(review)), _y(turn.after[turn.seat])
            parts.append(f'<text x="{x - 6:.1f}" y="{y + 5:.1f}" style="font-size:16px">{sign}</text>')
    label = escape(say("review-chance"), quote=True)
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{"".join(parts)}</svg>'


def _line(points: Sequence[tuple[float, float]], seat: int) -> str:
    last = len(points) - 1
    places = [(_x(index, last), chance, error) for index, (chance, error) in enumerate(points)]
    upper = [f"{x:.1f},{_y(min(1, chance + error)):.1f}" for x, chance, error in places]
    lower = [f"{x:.1f},{_y(max(0, chance - error)):.1f}" for x, chance, error in reversed(places)]
    line = " ".join(f"{x:.1f},{_y(chance):.1f}" for x, chance, _ in places)
    colour = COLOURS[seat]
    return (
        f'<polygon points="{" ".join(upper + lower)}" fill="{colour}" fill-opacity=".16"/>'
        f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="3" '
        f'stroke-dasharray="{DASHES[seat]}"/>'
    )


def _moments(review: GameReview) -> int:
    return len(review.turns) + review.ended_by_card


def _lower(review: GameReview, seat: int) -> int:
    """How many names already stand at the end of a line at the same height."""
    return sum(review.result[other] == review.result[seat] for other in range(seat))


def _x(index: int, last: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * index / max(last, 1)


def _y(chance: float) -> float:
    return EDGE + (HEIGHT - 2 * EDGE) * (1 - chance)
