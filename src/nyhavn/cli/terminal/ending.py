"""After the game: the houses with the lines that scored, and what the game was like in figures."""

from collections.abc import Callable

from rich.table import Table as Grid

from nyhavn.cli.speaking import ability_name, say
from nyhavn.rules import Ability, SeatStatistics

Figure = Callable[[SeatStatistics], int | str]
FIGURES: tuple[tuple[str, Figure], ...] = (
    ("figure-points", lambda seat: seat.points),
    ("figure-rows", lambda seat: f"{seat.row_points} ({seat.rows})"),
    ("figure-columns", lambda seat: f"{seat.column_points} ({seat.columns})"),
    ("figure-window-lines", lambda seat: seat.window_rows + seat.window_columns),
    ("figure-turns", lambda seat: seat.turns),
    ("figure-cards-drawn", lambda seat: seat.cards_drawn),
    ("figure-cards-paid", lambda seat: seat.cards_paid),
    ("figure-cards-put-down", lambda seat: seat.cards_discarded),
    ("figure-tiles", lambda seat: seat.tiles.total()),
    ("figure-white-tiles", lambda seat: seat.coats["special"]),
    ("figure-spaces", lambda seat: seat.spaces_covered),
    ("figure-empty", lambda seat: seat.empty_spaces),
    ("figure-coats", lambda seat: seat.coats.total()),
    ("figure-coats-ability", lambda seat: seat.coats["ability"]),
    ("figure-coats-reactivate", lambda seat: seat.coats["reactivate"]),
    ("figure-coats-lapsed", lambda seat: seat.coats["lapsed"]),
)


def statistics_table(names: list[str], seats: list[SeatStatistics]) -> Grid:
    """One row for each figure, one column for each player."""
    grid = Grid(title=say("figures"), title_justify="left")
    grid.add_column("")
    for name in names:
        grid.add_column(name, justify="right")
    for key, figure in FIGURES:
        grid.add_row(say(key), *(str(figure(seat)) for seat in seats))
    for ability in Ability:
        if any(seat.abilities[ability] for seat in seats):
            used = (str(seat.abilities[ability]) for seat in seats)
            grid.add_row(say("figure-ability", ability=ability_name(ability)), *used)
    return grid
