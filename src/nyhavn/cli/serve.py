"""The commands of the table server."""

import json
import os
import threading
import time
import webbrowser
from typing import Annotated
from urllib.request import urlopen

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
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
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
    if open_page:
        _open_when_ready(f"http://{settings.host}:{settings.port}")
    run(settings)


def _open_when_ready(address: str) -> None:
    """Show the page as soon as the server answers; the address is printed in any case."""

    def wait_and_open() -> None:
        while True:
            try:
                with urlopen(f"{address}/health", timeout=1):  # noqa: S310
                    break
            except OSError:
                time.sleep(0.1)
        webbrowser.open(address)

    threading.Thread(target=wait_and_open, daemon=True).start()


def schema() -> None:
    """Print the description of the server's requests and socket messages, as OpenAPI in JSON."""
    from nyhavn.server.schema import whole_schema

    typer.echo(json.dumps(whole_schema(), indent=2, ensure_ascii=False, sort_keys=True))
