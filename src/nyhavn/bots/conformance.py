"""The test that every bot has to pass, of the house or not."""

from collections.abc import Callable

from nyhavn.bots.failures import BotFault, bot_failure
from nyhavn.bots.playing import play_bot_turn
from nyhavn.bots.protocol import Bot
from nyhavn.bots.simple.random_bot import RandomBot
from nyhavn.rules import (
    MAX_PLAYERS,
    MIN_PLAYERS,
    Chance,
    Decision,
    Game,
    IllegalError,
    Phase,
    View,
    first_deck,
)

GAMES = 2


def check_bot(make: Callable[[int], Bot]) -> None:
    """Refuse a bot that does not do what bots have to do; ``make`` makes one from a seed.

    A bot chooses one of the choices, also in a turn that someone else began. It leaves the view and the
    choices as they are. From the same seed it plays the same game. And it plays the same game whatever
    is hidden from it.
    """
    name = type(make(0)).__name__
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        for seed in range(GAMES):
            try:
                _check_whole_game(make, players, seed)
                _check_begun_turns(make, players, seed)
            except Exception as fault:
                raise bot_failure(name, fault) from fault


def _check_whole_game(make: Callable[[int], Bot], players: int, seed: int) -> None:
    """Every seat has three bots of the same seed: two see the game, the third sees twins of it."""
    game, chance = _new_game(players, seed)
    seats = [[make(seed * MAX_PLAYERS + seat) for _ in range(3)] for seat in range(players)]
    while game.phase != Phase.OVER:
        while game.phase < Phase.REFILL:
            twin = View(game, game.seat).sample(chance)
            bot, second, third = seats[game.seat]
            choice = _chosen(bot, game)
            values: dict[str, str | int] = {"bot": type(bot).__name__, "players": players}
            values["turn"] = game.turns + 1
            if _chosen(second, game) != choice:
                raise IllegalError(BotFault.BOT_NOT_REPEATABLE, values)
            if _chosen(third, twin) != choice:
                raise IllegalError(BotFault.BOT_PEEKS, values)
            game.apply(choice)
        game.fill_harbour(chance)


def _check_begun_turns(make: Callable[[int], Bot], players: int, seed: int) -> None:
    """A bot can finish a turn from wherever another player left it."""
    game, chance = _new_game(players, seed)
    other = RandomBot(seed)
    while game.phase != Phase.OVER:
        while game.phase < Phase.REFILL:
            if game.phase != Phase.CHOOSE:
                play_bot_turn(game.copy(), make(seed))
            game.apply(_chosen(other, game))
        game.fill_harbour(chance)


def _new_game(players: int, seed: int) -> tuple[Game, Chance]:
    chance = Chance(seed)
    return Game.start(players, first_deck(players, chance)), chance


def _chosen(bot: Bot, game: Game) -> Decision:
    """What a bot chooses in its view of the game, which it has to leave as it is."""
    view, choices = View(game, game.seat), game.choices()
    text = view.as_text()
    choice = bot.choose(view, choices)
    if choice not in game.choices():
        raise IllegalError(BotFault.BOT_CHOICE, {"bot": type(bot).__name__, "choice": repr(choice)})
    if view.as_text() != text or choices != game.choices():
        raise IllegalError(BotFault.BOT_MEDDLES, {"bot": type(bot).__name__})
    return choice
