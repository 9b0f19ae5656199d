"""The steps of a turn."""

from enum import IntEnum, auto


class Phase(IntEnum):
    """Where in a turn a game stands, and so what is to be decided next."""

    CHOOSE = 0
    """Nothing is done yet: take cards or build."""
    TAKING = auto()
    """Two cards are taken, and an additional one may be."""
    DISCARDING = auto()
    """The hand is over the limit."""
    TAKEN = auto()
    """Taking is finished: end the turn, or build with `both actions`."""
    BUILDING = auto()
    """The discount or a change of colours is declared: place a tile."""
    PAYING = auto()
    """With a change of colours, it is to be decided which cards are paid."""
    COATS = auto()
    """A coat of arms is to be used."""
    DONE = auto()
    """Nothing is left but to end the turn."""
    REFILL = auto()
    """The turn is over and the harbour is to be filled."""
    RESHUFFLE = auto()
    """The deck has run out and a new one is to be made of the discard pile."""
    OVER = auto()
    """The game is over."""
