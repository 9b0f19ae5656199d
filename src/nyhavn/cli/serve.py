"""The commands of the table server."""

import json
import os
from typing import Annotated

import typer

from nyhavn.cli.speaking import say


def serve(
    host: Annotated[
        str | None, typer.Option(metavar="HOST", help="Where to listen. [default: 127.0.0.1]")
    ] = None,
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, metavar="PORT", help="The port. [default: 8300]")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="sqlite:///FILE or postgresql://USER@HOST/NAME. [default: a file in ~/.nyhavn]",
        ),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(min=1, max=64, metavar="N", help="How many processes serve. [default: 1]"),
    ] = None,
    live: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="What carries news between processes: memory, redis://... or postgresql://... "
            "[default: memory with SQLite, the database with PostgreSQL]",
        ),
    ] = None,
) -> None:
    """Run the table server, on which people and bots play in browsers.

    Everything can also be set by environment variables, such as NYHAVN_PORT for --port; docs/server.md lists
    them all. Ctrl-C stops it: turns are stored, and players go on when it runs again.
    """
    # The server's packages take a moment to load, which no other command should wait for.
    from nyhavn.server.serving import serve as run
    from nyhavn.server.settings import read_settings

    settings = read_settings(os.environ, host=host, port=port, database=database, workers=workers, live=live)
    typer.echo(say("serving", address=f"http://{settings.host}:{settings.port}"))
    run(settings)


def schema() -> None:
    """Print the description of the server's requests and socket messages, as OpenAPI in JSON."""
    from nyhavn.server.schema import whole_schema

    typer.echo(json.dumps(whole_schema(), indent=2, ensure_ascii=False, sort_keys=True))
