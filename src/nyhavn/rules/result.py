"""Who has won, and how the game ended."""

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from nyhavn.rules.phases import Phase
from nyhavn.rules.pieces import POINTS_TO_WIN
from nyhavn.rules.position import standing

if TYPE_CHECKING:
    from nyhavn.rules.game import Game


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a game: final points and winners by seat, counted from 0."""

    points: tuple[int, ...]
    winners: tuple[int, ...]
    end: str
    """``points`` where someone reached 12, ``card`` where the end-of-game card came."""

    @property
    def tied(self) -> bool:
        """Whether several had the most points, so that the empty spaces counted."""
        return self.end == "card" and self.points.count(max(self.points)) > 1

    def share(self, seat: int) -> Fraction:
        """A seat's part of the victory."""
        return Fraction(seat in self.winners, len(self.winners))


def result_of(game: "Game") -> Result | None:
    """The result of a game that is over.

    12 or more points win. Otherwise most points win, a tie goes to the fewest empty spaces, and who is still
    tied shares the victory.
    """
    if game.phase != Phase.OVER:
        return None
    points = tuple(game.points[: game.players])
    standings = [standing(game, seat) for seat in range(game.players)]
    winners = tuple(seat for seat, own in enumerate(standings) if own == max(standings))
    return Result(points, winners, "points" if max(points) >= POINTS_TO_WIN else "card")
