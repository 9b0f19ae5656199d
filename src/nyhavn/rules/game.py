"""A game: what decisions do, how turns are scored, and how the harbour is filled.

Plain Python that Cython also compiles, with the C types of ``game.pxd``.

A turn is a sequence of decisions that ends with ``EndTurn``. Then the only chance event happens: ``refill``
fills the harbour from the deck, and when the deck runs out ``reshuffle`` is given the new one.
"""

from collections.abc import Mapping
from typing import Any

from nyhavn.rules import constants, pieces, placements
from nyhavn.rules.constants import (
    ADDITIONAL_CARD,
    ALL_ABILITIES,
    ALL_SPACES,
    ANY_CARDS,
    BOTH_ACTIONS,
    BUILDING,
    CARD_NOT_IN_HAND,
    CHANGE_OF_COLOURS,
    CHOOSE,
    COAT_ROW_COUNT,
    COAT_SPACE_COUNT,
    COATS,
    COLOURS,
    CONSTRUCTION_DISCOUNT,
    DISCARDING,
    DONE,
    END_CARD,
    LAPSED,
    LEGAL,
    LINES,
    NOT_THIS_STEP,
    NOTHING,
    NOTHING_TO_BUILD,
    OVER,
    PAYING,
    REFILL,
    RESHUFFLE,
    SIZES,
    TAKEN,
    TAKING,
)
from nyhavn.rules.decisions import (
    CHANGE_COLOURS,
    DECISIONS,
    DISCARD,
    END_TURN,
    LAY_SPECIAL,
    PAY,
    PLACE,
    REACTIVATE,
    TAKE_ABILITY,
    TAKE_ADDITIONAL,
    USE_DISCOUNT,
    Decision,
    number_of,
)
from nyhavn.rules.deck import RandomSource, check_first_deck, check_second_deck, second_deck
from nyhavn.rules.errors import IllegalError, Refusal
from nyhavn.rules.legality import ChoiceList, Legality
from nyhavn.rules.pieces import HAND_LIMIT, PIERS, POINTS_TO_WIN
from nyhavn.rules.placements import PLACEMENT_NUMBER, Placement
from nyhavn.rules.playing import play_turn
from nyhavn.rules.refusals import ability_word, refusal
from nyhavn.rules.result import Result, result_of
from nyhavn.rules.turns import Turn, read_turn

COAT_ROWS = constants.COAT_ROWS
COAT_SPACES = constants.COAT_SPACES
LINE_POINTS = constants.LINE_POINTS
LINE_SPACES = constants.LINE_SPACES
PAIR_FIRST = constants.PAIR_FIRST
PAIR_SECOND = constants.PAIR_SECOND
PLACEMENT_TILE = placements.PLACEMENT_TILE


class Game(Legality):
    """One game, all of it: what is hidden too.

    Only ``play``, ``apply``, ``declare``, ``fill_harbour``, ``refill``, ``reshuffle`` and ``become`` change a
    game; read the rest, never write it.
    """

    @staticmethod
    def start(players: int, deck: str) -> "Game":
        """Set up a game with this deck, given in the order it is drawn."""
        check_first_deck(players, deck)
        game = Game()
        game.set_up(players)
        game.load_deck(deck)
        game.deal()
        return game

    @staticmethod
    def from_facts(facts: Mapping[str, Any]) -> "Game":
        """The game that ``facts`` describes; tiles that cannot lie as they are said to are refused."""
        game = Game()
        game.restore(facts)
        for seat in range(game.players):
            for number in facts["laid"][seat]:
                reason = game.why_not_put(seat, number)
                if reason:
                    raise refusal(game, DECISIONS[number], Refusal(reason))
                game.put(seat, number)
        return game

    def become(self, other: "Game") -> None:
        """Stand where the other game does."""
        self.take_over(other)

    def copy(self) -> "Game":
        """An independent game that stands where this one does."""
        new = Game()
        new.become(self)
        return new

    def __copy__(self) -> "Game":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Game":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as its text: what is read back is checked like any other text."""
        # The text of a game is written by a module that needs this one.
        from nyhavn.rules.state import read_state, write_state

        return read_state, (write_state(self),)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.facts() == other.facts()

    def __hash__(self) -> int:
        return hash(tuple(self.facts().values()))

    def play(self, turn: Turn | str) -> Turn:
        """Play a whole turn, as a value or as a word of the notation, up to but not including the refill.

        A turn that is not legal is refused and changes nothing.
        """
        whole = read_turn(turn) if isinstance(turn, str) else turn
        play_turn(self, whole)
        return whole

    def result(self) -> Result | None:
        """Who has won, once the game is over."""
        return result_of(self)

    def choices(self) -> list[Decision]:
        """Every decision that is legal now."""
        listed = ChoiceList()
        self.list_choices(listed)
        return [DECISIONS[listed.numbers[i]] for i in range(listed.count)]

    def why_not(self, decision: Decision) -> IllegalError | None:
        """The reason why a decision is not legal now, or nothing where it is."""
        number = number_of(decision)
        if number < 0:
            return IllegalError(Refusal.DECISION_UNKNOWN, {"decision": repr(decision)})
        reason = self.why_not_number(number)
        return refusal(self, DECISIONS[number], Refusal(reason)) if reason else None

    def why_not_call_on(self, ability: pieces.Ability) -> IllegalError | None:
        """The reason why the seat to move cannot call on an ability at all, or nothing where it can."""
        reason = Refusal(self.why_not_use(ability))
        return IllegalError(reason.code, {"ability": ability_word(ability)}) if reason else None

    def is_legal(self, decision: Decision) -> bool:
        return self.why_not(decision) is None

    def apply(self, decision: Decision) -> None:
        """Carry a decision out, or refuse it and change nothing."""
        number = number_of(decision)
        if number < 0 or self.why_not_number(number):
            raise self.why_not(decision) or AssertionError
        self.apply_number(number)

    def price_at(self, placement: Placement) -> int:
        """What a tile would cost there now."""
        return self.price_of(PLACEMENT_NUMBER[placement])

    def declare(self, decision: Decision) -> None:
        """Declare the discount or a change of colours, even where no tile can then be bought.

        Whoever plays a whole turn at once learns more precisely from its placement what is wrong.
        """
        number = number_of(decision)
        is_declaration = number == USE_DISCOUNT or CHANGE_COLOURS <= number < PAY
        reason = self.why_not_number(number) if is_declaration else NOT_THIS_STEP
        if reason not in (LEGAL, NOTHING_TO_BUILD, CARD_NOT_IN_HAND):
            raise self.why_not(decision) or IllegalError(Refusal.NOT_THIS_STEP)
        self.apply_number(number)

    # Carrying a legal decision out.

    def apply_number(self, number: int) -> None:
        if number >= PLACE:
            self.place(number - PLACE)
        elif number == END_TURN:
            self.end_turn()
        elif number >= TAKE_ABILITY:
            self.use_coat(number)
        elif number >= PAY:
            self.pay(number - PAY + 1)
        elif number >= CHANGE_COLOURS:
            self.change_from = (number - CHANGE_COLOURS) // COLOURS
            self.change_to = (number - CHANGE_COLOURS) % COLOURS
            self.phase = BUILDING
        elif number == USE_DISCOUNT:
            self.discount = 1
            self.phase = BUILDING
        elif number >= DISCARD:
            self.discarded[number - DISCARD] += 1
            self.spend_card(number - DISCARD)
            self.finish_taking(False)
        elif number >= TAKE_ADDITIONAL:
            self.additional_pier = number - TAKE_ADDITIONAL
            self.take_card(self.additional_pier)
            self.spend_ability(ADDITIONAL_CARD)
            self.finish_taking(False)
        else:
            self.take_pair(PAIR_FIRST[number], PAIR_SECOND[number])

    def take_pair(self, first: int, second: int) -> None:
        self.first_pier = first
        self.second_pier = second
        self.take_card(first)
        self.take_card(second)
        if second - first > 1:
            self.spend_ability(ANY_CARDS)
        self.finish_taking(self.active[self.seat] & 1 << ADDITIONAL_CARD)

    def take_card(self, pier: int) -> None:
        colour = self.piers[pier]
        self.piers[pier] = NOTHING
        self.hands[self.seat][colour] += 1
        self.known[self.seat][colour] += 1

    def finish_taking(self, may_add: int) -> None:
        """The limit is checked once, after the last card taken."""
        if may_add:
            self.phase = TAKING
        elif self.hand_size(self.seat) > HAND_LIMIT:
            self.phase = DISCARDING
        else:
            self.phase = TAKEN

    def spend_ability(self, ability: int) -> None:
        """Used abilities turn inactive at once."""
        self.active[self.seat] &= ~(1 << ability)

    def spend_card(self, colour: int) -> None:
        """A card leaves the hand for the discard pile, seen by all."""
        self.hands[self.seat][colour] -= 1
        self.discard[colour] += 1
        if self.known[self.seat][colour]:
            self.known[self.seat][colour] -= 1
        else:
            self.unknown[self.seat] -= 1

    def place(self, placement: int) -> None:
        """Lay the tile; with a change of colours, which cards are paid is decided next."""
        self.price = self.price_of(placement)
        self.placement = placement
        if self.first_pier != NOTHING:
            self.spend_ability(BOTH_ACTIONS)
        if self.discount:
            self.spend_ability(CONSTRUCTION_DISCOUNT)
        self.lay(PLACE + placement)
        if self.change_to == NOTHING:
            self.pay(0)
            return
        # The cards are always asked for: that there is nothing to choose would tell others about the hand.
        self.spend_ability(CHANGE_OF_COLOURS)
        self.phase = PAYING

    def lay(self, number: int) -> None:
        """Put a tile into the house and note the coats of arms that this earns."""
        before = self.filled[self.seat]
        self.put(self.seat, number)
        self.coats_open += coats_between(before, self.filled[self.seat])

    def lay_free(self, placement: int) -> None:
        """Lay a tile as if it cost nothing, to see what the house gains."""
        self.placement = placement
        self.lay(PLACE + placement)

    def pay(self, changed: int) -> None:
        for _ in range(changed):
            self.paid[self.change_from] += 1
            self.spend_card(self.change_from)
        colour = PLACEMENT_TILE[self.placement] // SIZES
        for _ in range(self.price - changed):
            self.paid[colour] += 1
            self.spend_card(colour)
        self.settle_coats()

    def use_coat(self, number: int) -> None:
        """One coat action: a special tile, an ability, or all abilities active again."""
        seat = self.seat
        self.coats_open -= 1
        self.note_coat(number)
        if number >= LAY_SPECIAL:
            self.lay(number)
        elif number == REACTIVATE:
            self.active[seat] = self.owned[seat]
        else:
            self.owned[seat] |= 1 << number - TAKE_ABILITY
            self.active[seat] |= 1 << number - TAKE_ABILITY
        self.settle_coats()

    def note_coat(self, number: int) -> None:
        self.coats[self.coats_taken] = number
        self.coats_taken += 1

    def settle_coats(self) -> None:
        """A coat action lapses when none of the three can be taken; while one can, it is not declined."""
        if self.coats_open and self.coat_usable():
            self.phase = COATS
            return
        while self.coats_open:
            self.coats_open -= 1
            self.note_coat(LAPSED)
        self.phase = DONE

    def coat_usable(self) -> int:
        owned = self.owned[self.seat]
        if owned != ALL_ABILITIES or self.active[self.seat] != owned:
            return True
        return self.specials > 0 and self.filled[self.seat] != ALL_SPACES

    # After the turn.

    def end_turn(self) -> None:
        """Score; someone who has 12 or more points wins at once, otherwise the harbour is filled."""
        self.turns += 1
        if self.placement != NOTHING:
            self.score()
        self.phase = OVER if self.points[self.seat] >= POINTS_TO_WIN else REFILL

    def score(self) -> None:
        """What this turn completed, all together; each row and column scores once."""
        filled, windows = self.filled[self.seat], self.windows[self.seat]
        for line in range(LINES):
            if not self.scored[self.seat] & 1 << line:
                points = line_points(line, filled, windows)
                if points:
                    self.scored[self.seat] |= 1 << line
                    self.points[self.seat] += points

    def refill(self) -> None:
        """The chance event after a turn; where the deck runs out, ``reshuffle`` has to follow."""
        if self.phase != REFILL:
            raise IllegalError(Refusal.REFILL_NOT_DUE)
        if self.veiled:
            raise IllegalError(Refusal.DECK_HIDDEN)
        self.fill_piers()

    def fill_harbour(self, next_deck: RandomSource | str | None = None) -> str | None:
        """Do all that chance has to do after a turn; if nothing is due, do nothing.

        If the deck runs out, go on with the next one: the deck given, or one that the random source shuffles
        from the discard pile. Return it. Without either the game waits for ``reshuffle``.
        """
        if self.phase == REFILL:
            self.refill()
        if self.phase != RESHUFFLE or next_deck is None:
            return None
        deck = next_deck if isinstance(next_deck, str) else second_deck(self.discard_pile(), next_deck)
        self.reshuffle(deck)
        return deck

    def fill_piers(self) -> None:
        """Fill the empty piers in order; the end-of-game card ends the game at once."""
        for pier in range(PIERS):
            if self.piers[pier] == NOTHING:
                if self.deck[self.drawn] == END_CARD:
                    self.drawn += 1
                    self.phase = OVER
                    return
                self.piers[pier] = self.deck[self.drawn]
                self.drawn += 1
                if self.drawn == self.deck_size:
                    self.phase = RESHUFFLE
                    return
        self.begin_turn()

    def begin_turn(self) -> None:
        """The next player's turn."""
        self.seat = (self.seat + 1) % self.players
        self.phase = CHOOSE
        self.first_pier = self.second_pier = self.additional_pier = NOTHING
        self.discount = 0
        self.change_from = self.change_to = NOTHING
        self.placement = NOTHING
        self.price = 0
        for colour in range(COLOURS):
            self.discarded[colour] = self.paid[colour] = 0
        self.coats_open = self.coats_taken = 0

    def reshuffle(self, deck: str) -> None:
        """Go on with the discard pile as the new deck, given in the order it is drawn."""
        if self.phase != RESHUFFLE:
            raise IllegalError(Refusal.RESHUFFLE_NOT_DUE)
        check_second_deck(self.discard_pile(), deck)
        self.load_deck(deck)
        self.open_second_deck()

    def open_second_deck(self) -> None:
        self.reshuffled = 1
        for colour in range(COLOURS):
            self.discard[colour] = 0
        self.fill_piers()


def coats_between(before: int, after: int) -> int:
    """How many coats of arms are earned: spaces covered, and rows completed."""
    earned = 0
    for space in range(COAT_SPACE_COUNT):
        if after & ~before & COAT_SPACES[space]:
            earned += 1
    for row in range(COAT_ROW_COUNT):
        spaces = COAT_ROWS[row]
        if after & spaces == spaces and before & spaces != spaces:
            earned += 1
    return earned


def line_points(line: int, filled: int, windows: int) -> int:
    """A complete row 1 point, a complete column 2; twice that if all are windows."""
    spaces = LINE_SPACES[line]
    if filled & spaces != spaces:
        return 0
    return LINE_POINTS[line] * (2 if windows & spaces == spaces else 1)
