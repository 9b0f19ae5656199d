"""The game on paper: pieces, state, every rule of a turn, and what each seat may see.

This is all that the rest of the project imports of the rules::

    chance = Chance(seed=7)
    game = Game.start(2, first_deck(2, chance))
    game.play("T34")             # a whole turn, as a word of the notation
    game.fill_harbour(chance)    # the only chance event
    game.choices()               # every legal decision, as values in game words
    game.result()                # None until the game is over

    turn = BegunTurn(game)       # a turn composed step by step
    turn.decide(TakePair(1, 2))
    turn.take_back()             # and undone

``docs/python.md`` describes the stable methods.
"""

from nyhavn.rules import game as _game
from nyhavn.rules.batch import Batch
from nyhavn.rules.begun import BegunTurn
from nyhavn.rules.chance import Chance
from nyhavn.rules.constants import LINE_POINTS, LINE_SPACES, LINES, NOTHING
from nyhavn.rules.decisions import (
    DECISIONS,
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
from nyhavn.rules.deck import (
    RandomSource,
    check_players,
    first_cards,
    first_deck,
    second_deck,
    shuffled,
    with_end_card,
)
from nyhavn.rules.errors import IllegalError, MalformedError, NyhavnError, Refusal, code_of
from nyhavn.rules.game import Game, line_points
from nyhavn.rules.hidden import fill_in, lead_with
from nyhavn.rules.offers import (
    Line,
    Offer,
    Price,
    SpecialOffer,
    cards_over_limit,
    cards_too_many,
    coats_earned,
    line_name,
    lines_completed,
    offer_of,
    offers_of,
    special_offer,
    would_win,
)
from nyhavn.rules.outcomes import Outcomes, complete_turns, distinct_outcomes
from nyhavn.rules.phases import Phase
from nyhavn.rules.pieces import (
    ABILITY_LETTERS,
    ABILITY_OF_LETTER,
    COAT_ROWS,
    COAT_SPACES,
    COLOUR_LETTERS,
    COLUMNS,
    FIRST_HANDS,
    HAND_LIMIT,
    LAST_CARDS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    PIERS,
    POINTS_TO_WIN,
    ROWS,
    SIZES,
    SPACE_INDEX,
    SPACES,
    TILE_OF_NAME,
    TILE_PICTURES,
    TILES,
    Ability,
    Colour,
    Tile,
)
from nyhavn.rules.placements import Placement, spaces_mask
from nyhavn.rules.playing import decisions_of, turn_played, why_not_turn
from nyhavn.rules.playouts import play_many, play_out
from nyhavn.rules.refusals import ability_word
from nyhavn.rules.result import Result
from nyhavn.rules.state import STATE_FORMAT, read_state, write_state
from nyhavn.rules.statistics import SeatStatistics, seat_statistics
from nyhavn.rules.steps import step_word
from nyhavn.rules.turns import Build, Coat, Lapse, Take, Turn, read_turn
from nyhavn.rules.view import Hand, View, tile_word

IS_COMPILED = not str(_game.__file__).endswith(".py")
"""Whether the rules run compiled; the games are the same either way."""

__all__ = [
    "ABILITY_LETTERS",
    "ABILITY_OF_LETTER",
    "COAT_ROWS",
    "COAT_SPACES",
    "COLOUR_LETTERS",
    "COLUMNS",
    "DECISIONS",
    "FIRST_HANDS",
    "HAND_LIMIT",
    "IS_COMPILED",
    "LAST_CARDS",
    "LINES",
    "LINE_POINTS",
    "LINE_SPACES",
    "MAX_PLAYERS",
    "MIN_PLAYERS",
    "NOTHING",
    "PIERS",
    "POINTS_TO_WIN",
    "ROWS",
    "SIZES",
    "SPACES",
    "SPACE_INDEX",
    "STATE_FORMAT",
    "TILES",
    "TILE_OF_NAME",
    "TILE_PICTURES",
    "Ability",
    "Batch",
    "BegunTurn",
    "Build",
    "Chance",
    "ChangeColours",
    "Coat",
    "Colour",
    "Decision",
    "Discard",
    "EndTurn",
    "Game",
    "Hand",
    "IllegalError",
    "Lapse",
    "LaySpecial",
    "Line",
    "MalformedError",
    "NyhavnError",
    "Offer",
    "Outcomes",
    "Pay",
    "Phase",
    "Place",
    "Placement",
    "Price",
    "RandomSource",
    "Reactivate",
    "Refusal",
    "Result",
    "SeatStatistics",
    "SpecialOffer",
    "Take",
    "TakeAbility",
    "TakeAdditional",
    "TakePair",
    "Tile",
    "Turn",
    "UseDiscount",
    "View",
    "ability_word",
    "cards_over_limit",
    "cards_too_many",
    "check_players",
    "coats_earned",
    "code_of",
    "complete_turns",
    "decisions_of",
    "distinct_outcomes",
    "fill_in",
    "first_cards",
    "first_deck",
    "lead_with",
    "line_name",
    "line_points",
    "lines_completed",
    "offer_of",
    "offers_of",
    "play_many",
    "play_out",
    "read_state",
    "read_turn",
    "seat_statistics",
    "second_deck",
    "shuffled",
    "spaces_mask",
    "special_offer",
    "step_word",
    "tile_word",
    "turn_played",
    "why_not_turn",
    "with_end_card",
    "would_win",
    "write_state",
]
