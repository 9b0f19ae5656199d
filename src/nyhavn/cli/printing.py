"""Printing blocks of lines to the terminal."""

from rich.console import Console

from nyhavn.cli.drawing.blocks import Block


def print_block(console: Console, block: Block) -> None:
    """Print lines; one that is too long for the terminal goes on in the next."""
    for line in block:
        console.print(line)
