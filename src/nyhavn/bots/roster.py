"""The bots by name: those of the house, and those that people bring in files."""

from functools import cache
from inspect import Parameter, signature
from pathlib import Path, PurePath
from typing import Any

from nyhavn.bots.failures import BotFault, bot_failure
from nyhavn.bots.files import class_in_file, names_a_file, names_a_network
from nyhavn.bots.heuristic.heuristic_bot import HeuristicBot
from nyhavn.bots.levels import FORMER, LEVELS
from nyhavn.bots.monte_carlo.flat_monte_carlo import FlatMonteCarloBot
from nyhavn.bots.monte_carlo.information_set_mcts import InformationSetBot
from nyhavn.bots.network.network_bots import ChampionBot, NetworkBot
from nyhavn.bots.network.value_bot import ValueBot
from nyhavn.bots.network.weights import NOT_A_NETWORK, Weights
from nyhavn.bots.protocol import Bot, BotMaker
from nyhavn.bots.simple.greedy_bot import GreedyBot
from nyhavn.bots.simple.naive_bots import BigBuilderBot, CollectorBot, HoarderBot, RowFinisherBot
from nyhavn.bots.simple.random_bot import RandomBot
from nyhavn.rules import IllegalError

BOTS: dict[str, BotMaker] = {
    "random": RandomBot,
    "collector": CollectorBot,
    "hoarder": HoarderBot,
    "big-builder": BigBuilderBot,
    "row-finisher": RowFinisherBot,
    "greedy": GreedyBot,
    "heuristic": HeuristicBot,
    "monte-carlo": FlatMonteCarloBot,
    "mcts": InformationSetBot,
    "network": NetworkBot,
    "champion": ChampionBot,
    **{level.bot: level.make for level in LEVELS},
}


def find_bot(name: str) -> BotMaker:
    """The maker of a bot: a name of the roster, ``path/to/file.py:MyBot``, or the file of a network."""
    if names_a_network(name):
        return network_bot(name)
    if names_a_file(name):
        return class_in_file(name)
    if name in FORMER:
        return FORMER[name].make
    if name not in BOTS:
        raise IllegalError(BotFault.BOT_UNKNOWN, {"bot": name, "bots": ", ".join(BOTS)})
    return BOTS[name]


@cache
def network_bot(path: str) -> BotMaker:
    """A bot that plays by a network that training has kept."""
    try:
        weights = Weights.load(Path(path))
    except NOT_A_NETWORK as fault:
        raise IllegalError(BotFault.NETWORK_FILE, {"path": path}) from fault
    return lambda: ValueBot(weights)


def short_name(bot: str) -> str:
    """What a bot is called: of a bot in a file its class, of a network its file without the folder."""
    return PurePath(bot.rpartition(":")[2]).name


def make_bot(name: str, seed: int, seconds: float | None = None) -> Bot:
    """A new bot; without ``seconds`` it thinks as long as it is made to."""
    maker = find_bot(name)
    given: dict[str, Any] = {"seed": seed} if seconds is None else {"seed": seed, "seconds": seconds}
    wanted = _parameters(name, maker)
    try:
        bot = maker(**{key: value for key, value in given.items() if key in wanted})
    except Exception as fault:
        raise bot_failure(name, fault) from fault
    if not callable(getattr(bot, "choose", None)):
        raise IllegalError(BotFault.BOT_WITHOUT_CHOOSE, {"bot": name})
    return bot


def _parameters(name: str, maker: BotMaker) -> set[str]:
    """The names of the maker's parameters; others than seed and seconds must not be required."""
    try:
        parameters = signature(maker).parameters
    except ValueError:
        # A compiled class can keep its parameters to itself.
        return {"seed"}
    for key, parameter in parameters.items():
        filled = parameter.default is not Parameter.empty or key in ("seed", "seconds")
        if not filled and parameter.kind not in (Parameter.VAR_POSITIONAL, Parameter.VAR_KEYWORD):
            raise IllegalError(BotFault.BOT_WANTS_MORE, {"bot": name, "parameter": key})
    return set(parameters)
