"""The command that lists the bots."""

from rich.console import Console
from rich.text import Text

from nyhavn.bots.levels import LEVELS
from nyhavn.bots.roster import BOTS
from nyhavn.cli.drawing.blocks import Block
from nyhavn.cli.drawing.palette import FAINT, HEADING
from nyhavn.cli.printing import print_block
from nyhavn.cli.speaking import say


def bots() -> None:
    """List the bots to play against: eight levels from gentle to strong, and the others."""
    console = Console(highlight=False)
    print_block(console, [Text(say("bots-levels")), *_levels(), Text(say("bots-others")), *_others()])
    print_block(console, [Text(line) for line in say("bots-own").splitlines()])


def _levels() -> Block:
    lines = []
    for level in LEVELS:
        name = say(level.bot)
        lines.append(Text.assemble(f" {level.number}  ", (name, HEADING), (f"  {level.bot}", FAINT)))
        lines.append(Text(f"    {say(f'{level.bot}-line')}"))
    return lines


def _others() -> Block:
    names = [name for name in BOTS if name not in {level.bot for level in LEVELS}]
    widest = max(map(len, names))
    return [
        Text.assemble("    ", (f"{name:{widest}}", HEADING), f"  {say(f'bot-line-{name}')}") for name in names
    ]
