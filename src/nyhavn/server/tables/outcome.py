"""What a turn does to the game of a table: worked out once, before it is stored."""

from collections.abc import Callable
from dataclasses import dataclass

from nyhavn.records import proven_second_deck
from nyhavn.rules.game import Game
from nyhavn.rules.offers import lines_completed
from nyhavn.rules.phases import Phase
from nyhavn.rules.pieces import Colour
from nyhavn.rules.playing import play_turn
from nyhavn.rules.turns import Turn, read_turn
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
    turn = read_turn(word)
    after, deck = _after_turn(game, turn, lambda cards: proven_second_deck(bytes.fromhex(seed), cards))
    entry = Played(game.turns + 1, word, deck, commit)
    return TurnOutcome(entry, turn, after, _event(entry, turn, game, after))


def replay(game: Game, entry: Played) -> TurnOutcome:
    """Play a turn of the log on a copy of the game."""
    turn = read_turn(entry.word)
    after, _ = _after_turn(game, turn, lambda _: entry.reshuffle or "")
    return TurnOutcome(entry, turn, after, _event(entry, turn, game, after))


def _after_turn(game: Game, turn: Turn, new_deck: Callable[[str], str]) -> tuple[Game, str | None]:
    """The game after a turn with the harbour filled, and the deck made of the discard pile if one was due."""
    after = game.copy()
    play_turn(after, turn)
    if after.phase == Phase.REFILL:
        after.refill()
    if after.phase != Phase.RESHUFFLE:
        return after, None
    deck = new_deck(after.discard_pile())
    after.reshuffle(deck)
    return after, deck


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
