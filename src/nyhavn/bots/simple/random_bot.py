"""A bot without a plan."""

from collections.abc import Sequence

from nyhavn.rules import Chance, Decision, View


class RandomBot:
    """Takes any of the choices, each as likely."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)

    def choose(self, view: View, choices: Sequence[Decision]) -> Decision:  # noqa: ARG002
        return choices[self._chance.below(len(choices))]
