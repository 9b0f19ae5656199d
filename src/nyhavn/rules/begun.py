"""A turn that is being composed, step by step, with steps taken back at will."""

from nyhavn.rules.decisions import Decision
from nyhavn.rules.errors import IllegalError, Refusal
from nyhavn.rules.game import Game


class BegunTurn:
    """One seat's turn in the making. Nothing is hidden and nothing is random until it ends."""

    def __init__(self, game: Game) -> None:
        self._start = game.copy()
        self.game = game.copy()
        self.decisions: list[Decision] = []

    def choices(self) -> list[Decision]:
        """What can be decided next."""
        return self.game.choices()

    def decide(self, decision: Decision) -> None:
        """Take the next step, or refuse it and change nothing."""
        self.game.apply(decision)
        self.decisions.append(decision)

    def take_back(self) -> Decision:
        """Undo the last step."""
        if not self.decisions:
            raise IllegalError(Refusal.NOTHING_TO_TAKE_BACK)
        undone = self.decisions.pop()
        self.game.become(self._start)
        for decision in self.decisions:
            self.game.apply(decision)
        return undone
