"""Bots that play as the network does, but must take one ability before all others.

Bots that choose freely hardly differ in what they take first, so their games do not tell what it is worth.
"""

from collections.abc import Sequence

from nyhavn.bots.network.network_bots import NetworkBot
from nyhavn.rules import Ability, Decision, TakeAbility, View


class FirstAbility:
    """When the network would add an ability to the one it starts with, this takes the one it must."""

    ability: Ability

    def __init__(self) -> None:
        self._network = NetworkBot()

    def choose(self, view: View, choices: Sequence[Decision]) -> Decision:
        choice, wanted = self._network.choose(view, choices), TakeAbility(self.ability)
        is_first = isinstance(choice, TakeAbility) and len(view.abilities(view.to_move)) == 1
        return wanted if is_first and wanted in choices else choice


class AdditionalCardFirst(FirstAbility):
    """Takes `additional card` first."""

    ability = Ability.ADDITIONAL_CARD


class ConstructionDiscountFirst(FirstAbility):
    """Takes `construction discount` first."""

    ability = Ability.CONSTRUCTION_DISCOUNT


class ChangeOfColoursFirst(FirstAbility):
    """Takes `change of colours` first."""

    ability = Ability.CHANGE_OF_COLOURS


class BothActionsFirst(FirstAbility):
    """Takes `both actions` first."""

    ability = Ability.BOTH_ACTIONS


FIRST = {
    bot.ability: bot
    for bot in (AdditionalCardFirst, ConstructionDiscountFirst, ChangeOfColoursFirst, BothActionsFirst)
}
"""The bot for each ability that can be taken; `any cards` everybody has from the start."""
