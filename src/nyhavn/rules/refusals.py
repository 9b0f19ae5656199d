"""What the message of a refusal needs to know beside its code."""

from typing import TYPE_CHECKING

from nyhavn.rules.constants import NOTHING
from nyhavn.rules.decisions import (
    ChangeColours,
    Decision,
    Discard,
    LaySpecial,
    Pay,
    Place,
    TakeAbility,
    TakeAdditional,
    TakePair,
    UseDiscount,
)
from nyhavn.rules.errors import IllegalError, Refusal
from nyhavn.rules.pieces import HAND_LIMIT, Ability

if TYPE_CHECKING:
    from nyhavn.rules.game import Game

_HELPING_ABILITY: dict[type[Decision], Ability] = {
    TakePair: Ability.ANY_CARDS,
    TakeAdditional: Ability.ADDITIONAL_CARD,
    UseDiscount: Ability.CONSTRUCTION_DISCOUNT,
    ChangeColours: Ability.CHANGE_OF_COLOURS,
}
_BUILDING_STEPS = (UseDiscount, ChangeColours, Place)


def refusal(game: "Game", decision: Decision, reason: Refusal) -> IllegalError:
    """The refusal of a decision of the seat to move, with values from what that seat sees."""
    values = _words(decision)
    if reason in (Refusal.ABILITY_NOT_OWNED, Refusal.ABILITY_INACTIVE):
        values["ability"] = ability_word(_missing_ability(game, decision))
    if reason in (Refusal.HAND_OVER_LIMIT, Refusal.HAND_WITHIN_LIMIT):
        values |= {"hand": sum(game.hands[game.seat]), "limit": HAND_LIMIT}
    if reason == Refusal.CARDS_MISSING and isinstance(decision, Place):
        values["price"] = game.price_at(decision.placement)
    return IllegalError(reason.code, values)


def ability_word(ability: Ability) -> str:
    """The ability's name in messages."""
    return ability.name.lower().replace("_", "-")


def _words(decision: Decision) -> dict[str, str | int]:
    match decision:
        case TakePair(first, second):
            return {"first": first, "second": second}
        case TakeAdditional(pier):
            return {"pier": pier}
        case Discard(colour):
            return {"colour": colour.name.lower()}
        case ChangeColours(source, target):
            return {"colour": source.name.lower(), "target": target.name.lower()}
        case Place(placement):
            return {"tile": placement.tile.name, "spaces": " ".join(placement.spaces)}
        case Pay(changed):
            return {"changed": changed}
        case LaySpecial(space):
            return {"spaces": space}
        case TakeAbility(ability):
            return {"ability": ability_word(ability)}
    return {}


def _missing_ability(game: "Game", decision: Decision) -> Ability:
    """A build after taking cards is first of all a matter of `both actions`."""
    both_usable = game.active[game.seat] & 1 << Ability.BOTH_ACTIONS
    if isinstance(decision, _BUILDING_STEPS) and game.first_pier != NOTHING and not both_usable:
        return Ability.BOTH_ACTIONS
    return _HELPING_ABILITY[type(decision)]
