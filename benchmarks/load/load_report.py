"""Where the figures of the load tool go: a table on the screen, and values and tables in the docs."""

from pathlib import Path
from typing import Annotated, Any

import typer
from load_servers import Setup
from pages import Docs, markdown_table, print_table

PAGE, FIGURES = "server.md", "load"
Rows = dict[str, dict[str, Any]]
"""What was measured, by the words of a set-up or a level."""

DocsFolder = Annotated[
    Path | None,
    typer.Option("--docs", metavar="DIR", help="Write the figures into the pages of this folder."),
]
Setups = Annotated[
    list[Setup] | None,
    typer.Option("--setup", help="How the tables are served; can be given several times. [default: all]"),
]


def report(mode: str, title: str, first: str, rows: Rows, docs: Path | None) -> None:
    """Print the figures of one mode; keep them in the docs where a folder is given."""
    heads = [first, *next(iter(rows.values()))]
    cells = [[name, *(_words(value) for value in row.values())] for name, row in rows.items()]
    print_table(title, heads, cells)
    if docs is not None:
        pages = Docs(docs, plots=False)
        pages.keep_figures(FIGURES, (pages.figures(FIGURES) or {}) | {mode: rows})
        pages.fill_in(PAGE, f"load {mode}", markdown_table(heads, cells))


def _words(value: object) -> str:
    return f"{value:,.3g}" if isinstance(value, float) and value < 100 else f"{value:,.0f}"
