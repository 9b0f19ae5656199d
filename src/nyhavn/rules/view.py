"""What one seat or a spectator may see of a game, with all that a careful player can work out."""

import json
from dataclasses import dataclass
from typing import Any

from nyhavn.rules.chance import Chance
from nyhavn.rules.constants import NOTHING
from nyhavn.rules.decisions import DECISIONS, Decision, LaySpecial, Place
from nyhavn.rules.errors import IllegalError, Refusal
from nyhavn.rules.game import Game
from nyhavn.rules.hidden import fill_in, in_deck_of_colour, seen_by, unseen_of_colour
from nyhavn.rules.phases import Phase
from nyhavn.rules.pieces import LAST_CARDS, MOST_TAKEN, SPACES, TILES, Ability, Colour
from nyhavn.rules.playing import turn_played
from nyhavn.rules.position import has_end_card

Cards = tuple[int, ...]
"""How many cards of each colour, in the order of the colours."""
NO_CARDS: Cards = (0,) * len(Colour)
ENDED_TURN = (Phase.REFILL, Phase.RESHUFFLE, Phase.OVER)


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand as the viewer knows it."""

    known: Cards
    """Cards that are seen: all of one's own, and what others took openly and still hold."""
    unknown: int
    """How many more there are."""
    certain: Cards
    """The least the hand must hold: the known cards, and what must be among the unknown ones."""


class View:
    """One seat's view of a game; ``seat`` is None for a spectator.

    ``seen`` is the game with everything hidden taken out. One's own turn can be tried out on copies of it; it
    cannot go on beyond that, for it has no deck.
    """

    def __init__(self, game: Game, seat: int | None) -> None:
        if seat is not None:
            check_seat(seat, game.players)
        self.seat = seat
        self._viewer = NOTHING if seat is None else seat
        self.seen = seen_by(game, self._viewer)

    @property
    def players(self) -> int:
        return self.seen.players

    @property
    def to_move(self) -> int:
        return self.seen.seat

    @property
    def phase(self) -> Phase:
        return Phase(self.seen.phase)

    @property
    def turns(self) -> int:
        """How many turns have ended."""
        return self.seen.turns

    @property
    def deck_left(self) -> int:
        return self.seen.deck_size - self.seen.drawn

    @property
    def reshuffled(self) -> bool:
        return bool(self.seen.reshuffled)

    @property
    def end_card_in_deck(self) -> bool:
        """Whether the end-of-game card is among the last cards of this deck, or another deck will follow."""
        return has_end_card(self.players, self.reshuffled)

    @property
    def end_card_near(self) -> bool:
        """Whether the end-of-game card can come when the harbour is filled next."""
        return self.end_card_in_deck and self.deck_left < LAST_CARDS + MOST_TAKEN

    @property
    def piers(self) -> tuple[Colour | None, ...]:
        return tuple(None if card == NOTHING else Colour(card) for card in self.seen.piers)

    @property
    def discard(self) -> Cards:
        return tuple(self.seen.discard)

    @property
    def supply(self) -> dict[str, int]:
        """How many of each coloured tile are left, by name."""
        return {tile.name: self.seen.supply[index] for index, tile in enumerate(TILES)}

    @property
    def specials(self) -> int:
        return self.seen.specials

    @property
    def unseen(self) -> Cards:
        """The cards not yet seen: in the deck, or among the unknown cards of a hand."""
        return tuple(unseen_of_colour(self.seen, colour) for colour in Colour)

    @property
    def deck(self) -> Cards | None:
        """The cards in the deck, which all know after the reshuffle."""
        if not self.reshuffled:
            return None
        return tuple(in_deck_of_colour(self.seen, colour) for colour in Colour)

    def hand(self, seat: int) -> Hand:
        check_seat(seat, self.players)
        known = tuple(self.seen.hands[seat])
        if seat == self.seat:
            return Hand(known, 0, known)
        unknown = self.seen.unknown[seat]
        pool = [unseen - deck for unseen, deck in zip(self.unseen, self.deck or NO_CARDS, strict=True)]
        others = [sum(pool) - count for count in pool]
        certain = tuple(cards + max(0, unknown - other) for cards, other in zip(known, others, strict=True))
        return Hand(known, unknown, certain)

    def openly_known(self, seat: int) -> Hand:
        """What a spectator knows of any hand."""
        check_seat(seat, self.players)
        known = tuple(self.seen.known[seat])
        return Hand(known, self.seen.unknown[seat], known)

    def house(self, seat: int) -> tuple[Place | LaySpecial, ...]:
        """The tiles in a house, in the order they were laid."""
        check_seat(seat, self.players)
        laid = [DECISIONS[number] for number in self.seen.laid[seat][: self.seen.laid_count[seat]]]
        return tuple(tile for tile in laid if isinstance(tile, Place | LaySpecial))

    def abilities(self, seat: int) -> dict[Ability, bool]:
        """The abilities that a seat owns, and whether they are active."""
        check_seat(seat, self.players)
        owned, active = self.seen.owned[seat], self.seen.active[seat]
        return {ability: bool(active & 1 << ability) for ability in Ability if owned & 1 << ability}

    def points(self, seat: int) -> int:
        check_seat(seat, self.players)
        return self.seen.points[seat]

    def empty_spaces(self, seat: int) -> int:
        check_seat(seat, self.players)
        return len(SPACES) - self.seen.filled[seat].bit_count()

    def choices(self) -> list[Decision]:
        """What the viewer can decide now: nothing, unless it is their turn."""
        return self.seen.choices() if self.seat == self.to_move else []

    def sample(self, chance: Chance) -> Game:
        """A whole game that agrees with this view, each as likely as it should be."""
        if self.phase == Phase.OVER:
            raise IllegalError(Refusal.GAME_OVER)
        game = fill_in(self.seen, self._viewer, chance)
        # A rival who has declared something or is about to pay holds cards for it.
        while self.phase in (Phase.BUILDING, Phase.PAYING) and not game.choices():
            game = fill_in(self.seen, self._viewer, chance)
        return game

    def as_text(self) -> str:
        """The view as JSON: equal views give equal texts."""
        return json.dumps(self._values(), separators=(",", ":"))

    def _values(self) -> dict[str, Any]:
        """The view as plain values in game words."""
        seen = self.seen
        turn = turn_played(seen).word if self.phase in ENDED_TURN else ""
        return {
            "viewer": self.seat,
            "players": self.players,
            "toMove": self.to_move,
            "phase": self.phase.name.lower(),
            "turns": self.turns,
            "turn": turn,
            "deckLeft": self.deck_left,
            "deck": self.deck,
            "reshuffled": self.reshuffled,
            "piers": [None if card is None else card.letter for card in self.piers],
            "discard": self.discard,
            "unseen": self.unseen,
            "supply": self.supply,
            "specials": self.specials,
            "seats": [self._seat_values(seat) for seat in range(self.players)],
        }

    def _seat_values(self, seat: int) -> dict[str, Any]:
        hand, openly = self.hand(seat), self.openly_known(seat)
        return {
            "known": hand.known,
            "unknown": hand.unknown,
            "certain": hand.certain,
            "openlyKnown": openly.known,
            "openlyUnknown": openly.unknown,
            "abilities": {ability.letter: active for ability, active in self.abilities(seat).items()},
            "house": [tile_word(tile) for tile in self.house(seat)],
            "points": self.points(seat),
        }


def check_seat(seat: int, players: int) -> None:
    """Seats count from 0 in turn order."""
    if not 0 <= seat < players:
        raise IllegalError(Refusal.SEAT_UNKNOWN, {"seat": seat, "players": players})


def tile_word(tile: Place | LaySpecial) -> str:
    """A tile in a house, written as in the notation."""
    if isinstance(tile, LaySpecial):
        return f"*{tile.space}"
    placement = tile.placement
    return f"{placement.tile.name}@{placement.brick}:{''.join(placement.windows)}"
