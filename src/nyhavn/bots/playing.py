"""Letting bots play: one turn, or a whole game."""

from collections.abc import Sequence

from nyhavn.bots.failures import BotFault, bot_failure
from nyhavn.bots.protocol import Bot
from nyhavn.rules import Game, IllegalError, Phase, RandomSource, Turn, View, turn_played


def play_bot_turn(game: Game, bot: Bot) -> Turn:
    """Let a bot play the turn of the seat to move, up to but not including the refill."""
    while game.phase < Phase.REFILL:
        choices = game.choices()
        try:
            choice = bot.choose(View(game, game.seat), choices)
        except Exception as fault:
            raise bot_failure(type(bot).__name__, fault) from fault
        if choice not in choices:
            raise IllegalError(BotFault.BOT_CHOICE, {"bot": type(bot).__name__, "choice": repr(choice)})
        game.apply(choice)
    return turn_played(game)


def play_bot_game(game: Game, bots: Sequence[Bot], source: RandomSource) -> tuple[list[Turn], str | None]:
    """Play a game to its end, one bot per seat; its turns, and the second deck where there was one."""
    turns: list[Turn] = []
    deck2 = None
    while game.phase != Phase.OVER:
        turns.append(play_bot_turn(game, bots[game.seat]))
        deck2 = game.fill_harbour(source) or deck2
    return turns, deck2
