"""Where the figures go: tables between the marks of a page, all values as JSON, plots among the pictures."""

import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from nyhavn.bots.arena.ratings import Estimate
from nyhavn.bots.extras import extra_package
from nyhavn.cli.refusing import refusal_line, tell
from nyhavn.rules import IllegalError

DOCS = Path(__file__).parents[2] / "docs"
STRENGTH, STUDY, NETWORK = "strength.md", "study.md", "network.md"
WIDE = 140
NOTHING = "-"
"""In a cell for which nothing has been measured."""

DocsFolder = Annotated[
    Path | None, typer.Option("--docs", metavar="DIR", help="The folder of the pages that are filled in.")
]
OutFolder = Annotated[
    Path, typer.Option("--out", metavar="DIR", help="Keeps the games; the same command goes on there.")
]
FirstSeed = Annotated[
    int, typer.Option("--seed", min=0, metavar="S", help="The same seed gives the same deals.")
]
Rows = Sequence[Sequence[str]]


@dataclass(frozen=True, slots=True)
class Docs:
    """The pages, figures and pictures of the docs."""

    folder: Path
    plots: bool
    """Whether plots can be drawn here."""

    def fill_in(self, page: str, mark: str, text: str) -> None:
        """Put a text between ``<!-- mark -->`` and ``<!-- end of mark -->``."""
        file = self.folder / page
        content = file.read_text(encoding="utf-8")
        begin, end = f"<!-- {mark} -->\n", f"<!-- end of {mark} -->\n"
        before, begin_found, rest = content.partition(begin)
        _, end_found, after = rest.partition(end)
        if not begin_found or not end_found:
            raise typer.BadParameter(f"{file} has no place for “{mark}”.")
        file.write_text(f"{before}{begin}\n{text}\n\n{end}{after}", encoding="utf-8", newline="\n")

    def figures(self, name: str) -> Any:
        """The values kept under a name; nothing where there are none yet."""
        file = self._figures_file(name)
        return json.loads(file.read_text(encoding="utf-8")) if file.exists() else None

    def keep_figures(self, name: str, values: Any) -> None:
        file = self._figures_file(name)
        file.parent.mkdir(exist_ok=True)
        text = json.dumps(values, indent=1, ensure_ascii=False)
        file.write_text(text + "\n", encoding="utf-8", newline="\n")

    def draw(self, name: str, draw: Callable[[Path], None]) -> None:
        """Draw a picture, where that is possible."""
        if self.plots:
            draw(self.folder / "pictures" / f"{name}.svg")

    def _figures_file(self, name: str) -> Path:
        return self.folder / "figures" / f"{name}.json"


def open_docs(folder: Path) -> Docs:
    """The docs; where plots cannot be drawn that is said before the first game."""
    try:
        extra_package("matplotlib")
    except IllegalError as refusal:
        tell(f"The plots stay as they are. {refusal_line(refusal)}")
        return Docs(folder, plots=False)
    return Docs(folder, plots=True)


def markdown_table(heads: Sequence[str], rows: Rows) -> str:
    """A table with names on the left and figures right of them."""
    lines = [heads, ["---", *("---:" for _ in heads[1:])], *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def print_table(title: str, heads: Sequence[str], rows: Rows) -> None:
    table = Table(title=title, title_justify="left")
    for column, head in enumerate(heads):
        table.add_column(head, justify="right" if column else "left", overflow="fold")
    for cells in rows:
        table.add_row(*map(Text, cells))
    Console(highlight=False, width=None if sys.stdout.isatty() else WIDE).print(table)


def percent(rate: float) -> str:
    return f"{100 * rate:.1f} %"


def interval(estimate: Estimate) -> str:
    return f"{percent(estimate.low)} … {percent(estimate.high)}"


def rounded(estimate: Estimate) -> dict[str, float]:
    """An estimate for a file."""
    return {name: round(getattr(estimate, name), 4) for name in ("value", "low", "high")}
