"""The command that checks the proof of a shuffle."""

import typer

from nyhavn.cli.examining import RecordFiles, examine
from nyhavn.records import verify_record


def verify(files: RecordFiles) -> None:
    """Check that the cards of a game were fixed before its first turn.

    The headers Commitment and Seed are compared with each other and with the decks. Prints 'ok: N games' when
    they agree. Otherwise prints one line for each bad file, as 'nyhavn check' does, and exits with 1.
    """
    games, _ = examine(files, proof=verify_record)
    typer.echo(f"ok: {games} games, the decks follow from the seeds that were committed to")
