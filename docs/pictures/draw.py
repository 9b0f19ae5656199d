"""Draw the picture of the README: `python docs/pictures/draw.py` (the game is one of two greedy bots)."""

import re
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI

from nyhavn.bots.playing import play_bot_turn
from nyhavn.bots.roster import make_bot
from nyhavn.cli.show import draw_table
from nyhavn.rules import Chance, Game, first_deck

WIDTH = 92
TURNS = 34
# Without these the picture would load fonts from the network.
WEB_FONTS = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)


def main() -> None:
    chance = Chance(18)
    game = Game.start(2, first_deck(2, chance))
    bots = [make_bot("greedy", seat) for seat in range(2)]
    for _ in range(TURNS):
        play_bot_turn(game, bots[game.seat])
        game.fill_harbour(chance)
    console = Console(
        record=True, width=WIDTH, file=StringIO(), force_terminal=True, color_system="truecolor"
    )
    for line in draw_table(game, ["Ana", "Bo"], WIDTH):
        console.print(line)
    picture = console.export_svg(title="nyhavn show", theme=MONOKAI)
    (Path(__file__).parent / "table.svg").write_text(WEB_FONTS.sub("", picture))


if __name__ == "__main__":
    main()
