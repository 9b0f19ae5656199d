"""Real games played up to a wished position.

A test says which turns a player has played and which cards the player holds now. The game is first
rehearsed with blank cards: a card gets its colour when a turn pays or a wish names it. The deck
found in this way is completed to a legal one, and the game is played with it by the real rules.
"""

from collections import Counter
from collections.abc import Sequence

from nyhavn.rules import COLOUR_LETTERS, FIRST_HANDS, HAND_LIMIT, PIERS, Game, first_cards, read_turn
from nyhavn.rules.pieces import END_CARD_LETTER
from nyhavn.rules.turns import letters
from support.looking import hand, piers

# The player of the rehearsal takes at the left end of the harbour, the others at the right end.
OWN_TAKE = "T12"
OTHERS_TAKE = "T67"
BLANK = ""


class CardsMissingError(Exception):
    """The hand of the rehearsal cannot hold these cards at this point."""


class Rehearsal:
    """One player's turns with blank cards; the other players only take cards."""

    def __init__(self, players: int, seat: int) -> None:
        self.players = players
        self.seat = seat
        self.deck = [BLANK] * len(first_cards(players))
        self.drawn = 0
        self.words: list[str] = []
        self.piers = self._draw(PIERS)
        self.hand: list[int] = []
        for other, count in enumerate(FIRST_HANDS[:players]):
            cards = self._draw(count)
            if other == seat:
                self.hand = cards
        self._others_play(seat)

    def play(self, word: str) -> None:
        """Play a turn, after taking cards for as many turns as its price asks for."""
        while not self._is_payable(word):
            self.play(OWN_TAKE)
        turn = read_turn(word)
        if turn.take is not None:
            self._take(turn.take.piers, turn.take.additional)
            self._spend(letters(turn.take.discards))
        if turn.build is not None:
            self._spend(letters(turn.build.paid))
        self._end_turn(word)

    def hold(self, cards: str) -> None:
        """Bring the hand to exactly these cards."""
        while len(self.hand) < len(cards):
            self.play(OWN_TAKE)
        if len(self.hand) != len(cards):
            raise CardsMissingError(cards)
        self._name(self.hand, cards)

    def harbour(self, cards: str) -> None:
        """Let these cards lie at the piers, as far as they are given; a dot for any card."""
        for place, card in zip(self.piers, cards, strict=False):
            if card != ".":
                self._name([place], card)

    def to_come(self, cards: str) -> None:
        """Let these cards be the next ones of the deck."""
        for place, card in enumerate(cards, start=self.drawn):
            self._name([place], card)

    def finished_deck(self) -> str:
        """The deck, every blank card replaced by one that is left over."""
        left = Counter(first_cards(self.players))
        left.subtract(self.deck)
        del left[BLANK]
        if min(left.values()) < 0:
            raise CardsMissingError("more cards of a colour than there are")
        spare = [letter for _ in range(14) for letter in COLOUR_LETTERS if take_one(left, letter)]
        deck = "".join(card or spare.pop(0) for card in self.deck)
        return deck + END_CARD_LETTER if self.players == 2 else deck

    def _is_payable(self, word: str) -> bool:
        turn = read_turn(word)
        if turn.build is None or turn.take is not None:
            return True
        named = Counter(self.deck[place] for place in self.hand)
        missing = Counter(letters(turn.build.paid)) - named
        return missing.total() <= named[BLANK]

    def _draw(self, count: int) -> list[int]:
        self.drawn += count
        return list(range(self.drawn - count, self.drawn))

    def _take(self, pair: tuple[int, int], additional: int | None) -> None:
        for pier in [*pair, additional] if additional else pair:
            assert pier is not None
            self.hand.append(self.piers[pier - 1])
            self.piers[pier - 1] = -1

    def _fill(self) -> None:
        self.piers = [self._draw(1)[0] if place < 0 else place for place in self.piers]

    def _name(self, places: Sequence[int], cards: str) -> list[int]:
        """Give these cards of the deck their colours; which of the places they are."""
        free = list(places)
        used: list[int] = []
        for card in cards:
            ready = [place for place in free if self.deck[place] == card]
            blank = [place for place in free if self.deck[place] == BLANK]
            if not ready + blank:
                raise CardsMissingError(cards)
            used.append((ready + blank)[0])
            self.deck[used[-1]] = card
            free.remove(used[-1])
        return used

    def _spend(self, cards: str) -> None:
        for place in self._name(self.hand, cards):
            self.hand.remove(place)

    def _end_turn(self, word: str) -> None:
        self.words.append(word)
        self._fill()
        self._others_play(self.players - 1)

    def _others_play(self, count: int) -> None:
        for _ in range(count):
            self.piers[5:] = [-1, -1]
            self._fill()


def take_one(left: Counter[str], letter: str) -> bool:
    """Take a card from those left over, if there is one."""
    left[letter] -= 1
    return left[letter] >= 0


def rehearsed(*turns: str, players: int = 2, cards: str = "", harbour: str = "", to_come: str = "") -> Game:
    """A game whose player to move has played these turns, holding exactly these cards now.

    The player's seat is the first whose starting cards lead to that number of cards.
    """
    for seat in range(players):
        rehearsal = Rehearsal(players, seat)
        try:
            for turn in turns:
                rehearsal.play(turn)
            rehearsal.hold(cards)
            rehearsal.harbour(harbour)
            rehearsal.to_come(to_come)
            deck = rehearsal.finished_deck()
        except CardsMissingError:
            continue
        return performed(rehearsal, deck)
    raise CardsMissingError(cards)


def performed(rehearsal: Rehearsal, deck: str) -> Game:
    """Play the rehearsed turns by the real rules."""
    game = Game.start(rehearsal.players, deck)
    others_play(game, rehearsal.seat)
    for word in rehearsal.words:
        play(game, word)
        others_play(game, rehearsal.seat)
    return game


def others_play(game: Game, seat: int) -> None:
    """The others take cards until this seat is to move again."""
    while game.seat != seat:
        play(game, take_word(game, OTHERS_TAKE))


def take_word(game: Game, word: str) -> str:
    """The taking, with the first cards of the hand put down where it is over the limit."""
    taken = "".join(piers(game)[pier - 1] for pier in read_piers(word))
    after = sorted(hand(game, game.seat) + taken, key=COLOUR_LETTERS.index)
    over = "".join(after[: max(0, len(after) - HAND_LIMIT)])
    return f"{word}-{over}" if over else word


def read_piers(word: str) -> list[int]:
    take = read_turn(word).take
    assert take is not None
    return [*take.piers, *([take.additional] if take.additional else [])]


def play(game: Game, *words: str) -> None:
    """Play these turns, one seat after the other, and let chance do its part after each."""
    for word in words:
        game.play(word)
        fill_harbour(game)


def fill_harbour(game: Game) -> None:
    """Fill the piers; where the deck runs out, the discard pile follows in the order of colours."""
    game.fill_harbour(game.discard_pile() + END_CARD_LETTER)


def dealt(players: int, start: str = "") -> Game:
    """A new game with these cards on top of the deck: first the piers, then hand after hand."""
    left = Counter(first_cards(players))
    left.subtract(start)
    rest = "".join(letter for _ in range(14) for letter in COLOUR_LETTERS if take_one(left, letter))
    return Game.start(players, start + rest + (END_CARD_LETTER if players == 2 else ""))


def altered(game: Game, **facts: object) -> Game:
    """The same position but for these facts, for what would take whole games to play up to."""
    return Game.from_facts(game.facts() | facts)
