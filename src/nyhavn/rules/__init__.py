"""The game on paper: pieces, state, every rule of a turn, and what each seat may see."""

from nyhavn.rules.batch import Batch
from nyhavn.rules.begun import BegunTurn
from nyhavn.rules.chance import Chance
from nyhavn.rules.decisions import (
    ChangeColours,
    Decision,
    Discard,
    EndTurn,
    LaySpecial,
    Pay,
    Place,
    Reactivate,
    TakeAbility,
    TakeAdditional,
    TakePair,
    UseDiscount,
)
from nyhavn.rules.deck import RandomSource, first_deck, second_deck
from nyhavn.rules.errors import IllegalError, MalformedError, NyhavnError
from nyhavn.rules.game import Game
from nyhavn.rules.offers import Offer, offers
from nyhavn.rules.outcomes import Outcomes, complete_turns, distinct_outcomes
from nyhavn.rules.phases import Phase
from nyhavn.rules.pieces import Ability, Colour, Tile
from nyhavn.rules.placements import Placement
from nyhavn.rules.playing import play_turn, turn_played, why_not_turn
from nyhavn.rules.playouts import play_out
from nyhavn.rules.result import Result, result_of
from nyhavn.rules.statistics import SeatStatistics, statistics
from nyhavn.rules.turns import Build, Take, Turn, read_turn
from nyhavn.rules.view import View

__all__ = [
    "Ability",
    "Batch",
    "BegunTurn",
    "Build",
    "Chance",
    "ChangeColours",
    "Colour",
    "Decision",
    "Discard",
    "EndTurn",
    "Game",
    "IllegalError",
    "LaySpecial",
    "MalformedError",
    "NyhavnError",
    "Offer",
    "Outcomes",
    "Pay",
    "Phase",
    "Place",
    "Placement",
    "RandomSource",
    "Reactivate",
    "Result",
    "SeatStatistics",
    "Take",
    "TakeAbility",
    "TakeAdditional",
    "TakePair",
    "Tile",
    "Turn",
    "UseDiscount",
    "View",
    "complete_turns",
    "distinct_outcomes",
    "first_deck",
    "offers",
    "play_out",
    "play_turn",
    "read_turn",
    "result_of",
    "second_deck",
    "statistics",
    "turn_played",
    "why_not_turn",
]
