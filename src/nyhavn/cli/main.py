"""The command line: `nyhavn` and its commands."""

from importlib.metadata import version
from typing import Annotated

import typer

from nyhavn import i18n
from nyhavn.cli.arena import arena
from nyhavn.cli.bench import bench
from nyhavn.cli.bots import bots
from nyhavn.cli.check import check
from nyhavn.cli.dataset import dataset
from nyhavn.cli.play import play
from nyhavn.cli.refusing import Commands, UsageError, UsageFault
from nyhavn.cli.review import review
from nyhavn.cli.serve import schema, serve
from nyhavn.cli.show import show
from nyhavn.cli.simulate import simulate
from nyhavn.cli.speaking import quote, speak
from nyhavn.cli.train import train
from nyhavn.cli.verify import verify

app = typer.Typer(
    name="nyhavn",
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (
    play,
    serve,
    bots,
    check,
    show,
    review,
    simulate,
    dataset,
    arena,
    train,
    verify,
    bench,
    schema,
):
    app.command()(command)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"nyhavn {version('nyhavn')}")
        raise typer.Exit


@app.callback()
def nyhavn(
    language: Annotated[
        str, typer.Option(envvar="NYHAVN_LANGUAGE", help=f"One of: {', '.join(i18n.languages())}.")
    ] = i18n.DEFAULT_LANGUAGE,
    _version: Annotated[
        bool,
        typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version and exit."),
    ] = False,
) -> None:
    """Nyhavn, the open digital edition of the board game Copenhagen."""
    if language not in i18n.languages():
        known = ", ".join(i18n.languages())
        raise UsageError(UsageFault.LANGUAGE_UNKNOWN, {"language": quote(language), "languages": known})
    speak(language)
