"""Print how much room the interpreted modules make for each array that is a C array when compiled.

Read from standard input are the arrays: module, class or nothing, and name.
"""

import json
import sys
from importlib import import_module
from typing import Any

from nyhavn.bots.heuristic.evaluation import HeuristicEvaluation
from nyhavn.bots.network.weights import Weights
from nyhavn.rules import Game
from nyhavn.rules.batch import MOST_GAMES

ARGUMENTS: dict[str, tuple[Any, ...]] = {
    "GreedyEvaluation": ({},),
    "NetworkEvaluation": (Weights.fresh(2, 0),),
    "HeuristicEvaluation": ({},),
    "Outcomes": (Game(),),
    "Rollouts": (HeuristicEvaluation({}), 1),
}
"""What the classes need to be made."""


def shape(value: Any) -> list[int]:
    """The lengths of an array, from the outermost to the innermost."""
    if hasattr(value, "shape"):
        return list(value.shape)
    return [len(value), *shape(value[0])] if isinstance(value, list) else []


def room_for(module: str, owner: str, name: str) -> list[int]:
    if name == "game_at":
        # Interpreted, this is the list of games itself; a batch is refused beyond the limit.
        return [MOST_GAMES]
    place = import_module(module)
    if owner:
        place = getattr(place, owner)(*ARGUMENTS.get(owner, ()))
    return shape(getattr(place, name))


def copies_everything() -> bool:
    """Whether a copy of a game has all fields of it, each in a place of its own."""
    game: Any = Game()
    for number, (name, value) in enumerate(vars(game).items(), start=1):
        if not isinstance(value, list):
            setattr(game, name, number)
            continue
        for index, item in enumerate(value):
            value[index] = [number + index] * len(item) if isinstance(item, list) else number + index
    game.players = 4
    copy = game.copy()
    lists = [name for name, value in vars(game).items() if isinstance(value, list)]
    return vars(copy) == vars(game) and not any(getattr(copy, name) is getattr(game, name) for name in lists)


json.dump(
    {
        "room": [room_for(*array) for array in json.load(sys.stdin)],
        "fields": sorted(vars(Game())),
        "copies everything": copies_everything(),
    },
    sys.stdout,
)
