"""The steps of a begun turn as words: the parts of which the notation makes the word of a turn.

``T34`` takes two cards, ``+1`` an additional one, ``-g`` puts one down; ``%`` declares the discount and
``(b>g)`` a change of colours, ``r3@a1:a2b2`` lays a tile, ``=2`` pays with two changed cards; ``*c3``,
``*+x`` and ``*~`` use a coat of arms.
"""

from nyhavn.rules import (
    DECISIONS,
    ChangeColours,
    Decision,
    Discard,
    EndTurn,
    LaySpecial,
    MalformedError,
    Pay,
    Place,
    Reactivate,
    TakeAbility,
    TakeAdditional,
    TakePair,
    UseDiscount,
    tile_word,
)
from nyhavn.server.refusals import ServerRefusal


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


_STEPS = {step_word(decision): decision for decision in DECISIONS}


def read_step(word: str) -> Decision:
    """The step that a word stands for, whether or not it is legal anywhere."""
    if word not in _STEPS or isinstance(_STEPS[word], EndTurn):
        raise MalformedError(ServerRefusal.STEP_UNKNOWN, {"step": word})
    return _STEPS[word]
