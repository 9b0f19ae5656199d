"""How much the table server bears: real server processes on loopback, real sockets, real games.

`python benchmarks/load` lists the commands. Each prints a table; with --docs it also keeps all values in
docs/figures/load.json and the table in docs/server.md. It needs Linux, and for more than one process
PostgreSQL and Redis.
"""

import sys
from pathlib import Path

PROJECT = Path(__file__).parents[2]
# The servers are started as the tests do, and the docs written as by the other programs.
sys.path += [str(PROJECT / "benchmarks" / "strength"), str(PROJECT / "tests")]

import typer  # noqa: E402
from bot_tables import bots  # noqa: E402
from idle_sockets import idle  # noqa: E402
from turns_under_load import latency, throughput  # noqa: E402

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help=__doc__,
)
for command in (throughput, latency, idle, bots):
    app.command()(command)

if __name__ == "__main__":
    app()
