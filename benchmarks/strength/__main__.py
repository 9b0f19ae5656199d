"""How strong the bots are, how fast, and what they teach about the game.

`python benchmarks/strength` lists the commands. Each prints its figures and writes them into the docs: tables
into the pages, all values into docs/figures, plots into docs/pictures.
"""

import typer
from calibration import calibration
from curve import curve
from decisions import decisions
from matches import matches
from study import study
from turn_times import turn_times

from nyhavn.cli.refusing import Commands

app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help=__doc__,
)
for command in (matches, decisions, calibration, turn_times, curve, study):
    app.command()(command)

if __name__ == "__main__":
    app()
