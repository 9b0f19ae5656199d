"""What a turn does to the game of a table: worked out once, before it is stored."""

from dataclasses import dataclass

from nyhavn.records import ProvenSource
from nyhavn.records.fairness import SECOND_DECK
from nyhavn.rules import Colour, Game, Phase, Turn, lines_completed
from nyhavn.server.storage.entries import Played
from nyhavn.server.wire.actions import actions_of
from nyhavn.server.wire.events import TurnPlayed
from nyhavn.server.wire.views import line_infos


@dataclass(frozen=True, slots=True)
class TurnOutcome:
    """A turn: its entry in the log, the game after it, and the event that viewers get."""

    entry: Played
    turn: Turn
    game: Game
    event: TurnPlayed


def play_next(game: Game, word: str, seed: str, commit: str | None) -> TurnOutcome:
    """Play the next turn on a copy of the game; where the deck runs out, the seed decides on the new one."""
    after = game.copy()
    turn = after.play(word)
    # A lesson has no seed and needs none: the deck of two players does not run out.
    deck = after.fill_harbour(ProvenSource(bytes.fromhex(seed), SECOND_DECK) if seed else None)
    entry = Played(game.turns + 1, word, deck, commit)
    return TurnOutcome(entry, turn, after, _event(entry, turn, game, after))


def replay(game: Game, entry: Played) -> TurnOutcome:
    """Play a turn of the log on a copy of the game."""
    after = game.copy()
    turn = after.play(entry.word)
    # A deck that is due and not in the log is refused, as a wrong one is.
    after.fill_harbour(entry.reshuffle or "")
    return TurnOutcome(entry, turn, after, _event(entry, turn, game, after))


def _event(entry: Played, turn: Turn, before: Game, after: Game) -> TurnPlayed:
    seat = before.seat
    actions = actions_of(turn, before)
    emptied = sorted(actions.take.piers) if actions.take else []
    refilled = tuple(
        (pier, Colour(after.piers[pier - 1]).letter) for pier in emptied if after.piers[pier - 1] >= 0
    )
    return TurnPlayed(
        turn=entry.turn,
        seat=seat,
        word=entry.word,
        by_bot=entry.commit is None,
        actions=actions,
        lines=line_infos(lines_completed(before.filled[seat], after.filled[seat], after.windows[seat])),
        points=after.points[seat],
        refilled=refilled,
        reshuffled=after.reshuffled != before.reshuffled,
        over=after.phase == Phase.OVER,
    )
