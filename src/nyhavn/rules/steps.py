"""The steps of a turn as words: the parts from which the notation builds a turn's word.

``T34`` takes two cards, ``+1`` an additional one, ``-g`` puts one down; ``%`` declares the discount and
``(b>g)`` a change of colours, ``r3@a1:a2b2`` lays a tile, ``=2`` pays with two changed cards; ``*c3``,
``*+x`` and ``*~`` use a coat of arms; ``.`` ends the turn.
"""

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
from nyhavn.rules.view import tile_word


def step_word(decision: Decision) -> str:
    """The word of one step."""
    match decision:
        case TakePair(first, second):
            return f"T{first}{second}"
        case TakeAdditional(pier):
            return f"+{pier}"
        case Discard(colour):
            return f"-{colour.letter}"
        case UseDiscount():
            return "%"
        case ChangeColours(source, target):
            return f"({source.letter}>{target.letter})"
        case Place() | LaySpecial():
            return tile_word(decision)
        case Pay(changed):
            return f"={changed}"
        case TakeAbility(ability):
            return f"*+{ability.letter}"
        case Reactivate():
            return "*~"
        case EndTurn():
            return "."
    raise AssertionError(decision)
