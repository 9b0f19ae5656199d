"""The command that replays records and says whether they are games."""

import typer

from nyhavn.cli.examining import RecordFiles, examine


def check(files: RecordFiles) -> None:
    """Replay games and say whether every turn was legal.

    Prints 'ok: N games, M turns' when all are. Otherwise prints one line for each bad file and exits with 1:

    FILE: turn T, seat S, WORD: why [code]

    Turns count from 1 over all players, seats from 1 in turn order; both are 0 where a header is at fault.
    These lines go to the standard output, and a count of the good files to the error stream. A file that
    cannot be read at all is reported there too, with exit code 2.
    """
    games, turns = examine(files, proof=lambda _: None)
    typer.echo(f"ok: {games} games, {turns} turns")
