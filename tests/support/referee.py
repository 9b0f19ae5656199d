"""A second, deliberately plain referee, against which the tests check the real engine.

It is written from the rules alone and shares nothing with the engine: spaces are strings such as
"c3", a house is a dictionary, a hand is a Counter. Where a line could be quick or plain, it is
plain; its worth is that a person can hold it beside the rules and see that it is right.
"""

import copy
import re
from collections import Counter
from collections.abc import Collection, Iterator
from itertools import combinations, combinations_with_replacement

COLOURS = "rygbp"
ABILITIES = "nxdho"
HAND_LIMIT = 7
WINNING_POINTS = 12
STARTING_CARDS = (2, 3, 3, 4)
TILES_OF_EACH_SIZE = {
    2: {"2": 2, "3": 2, "4": 2, "5": 1},
    3: {"2": 2, "3": 3, "4": 2, "5": 1},
    4: {"2": 3, "3": 3, "4": 3, "5": 1},
}
END_CARD = "*"

# Seen from the front, rows from the top parted by a slash: W window, B brickwork.
PICTURES = {
    "r2": "BW", "r3": "WW/B.", "r4": "WW/BW", "r5": ".WW/BWW",
    "y2": "BW", "y3": "WW/B.", "y4": ".WW/WB.", "y5": "W../WWW/..B",
    "g2": "BW", "g3": "BWW", "g4": "WWW/.B.", "g5": ".W./BWW/.W.",
    "b2": "BW", "b3": "WW/B.", "b4": "..W/BWW", "b5": "..W/BWW/..W",
    "p2": "BW", "p3": "BWW", "p4": "BWWW", "p5": "BWWWW",
}  # fmt: skip

# The order of the notation: a1, b1 … e1, a2 …
SPACES = [column + row for row in "123456789" for column in "abcde"]
ROWS = [{column + row for column in "abcde"} for row in "123456789"]
COLUMNS = [{column + row for row in "123456789"} for column in "abcde"]
# What has to be covered for each coat of arms: its space, or all of its row (2, 4 and 6).
COATS = [{"c3"}, {"e5"}, {"b7"}, {"d9"}, ROWS[1], ROWS[3], ROWS[5]]

TAKE = re.compile(r"T([1-7])([1-7])(?:\+([1-7]))?(?:-([rygbp]+))?")
BUILD = re.compile(
    r"B([rygbp][2-5])@([a-e][1-9]):((?:[a-e][1-9])+)(%)?(?:\(([rygbp])>([rygbp])\))?"
    r"=([rygbp]+|0)((?:\*(?:[a-e][1-9]|\+[nxdho]|~|-))*)"
)

# The brickwork space, and the window spaces in the order of the notation.
Placement = tuple[str, tuple[str, ...]]
# Where each tile can lie, and whether it would share an edge with its own colour there.
Sites = dict[str, list[tuple[Placement, bool]]]
# Each covered space: the colour of its tile ('w' for a special tile), and is it a window.
House = dict[str, tuple[str, bool]]


class Refused(Exception):
    """The rules or the notation do not allow it; `rule` says which of them, in a few words."""

    def __init__(self, rule: str) -> None:
        super().__init__(rule)
        self.rule = rule


def demand(condition: bool, rule: str) -> None:
    """Refuse in the name of the rule unless the condition holds."""
    if not condition:
        raise Refused(rule)


def placements_of(picture: str) -> list[Placement]:
    """Every way a tile lies inside the grid, turned by quarter turns and turned over."""
    squares = [
        (column, -row, square == "B")
        for row, line in enumerate(picture.split("/"))
        for column, square in enumerate(line)
        if square != "."
    ]
    found: set[Placement] = set()
    for _side in range(2):
        squares = [(-x, y, is_brick) for x, y, is_brick in squares]
        for _quarter in range(4):
            squares = [(y, -x, is_brick) for x, y, is_brick in squares]
            ((brick_x, brick_y),) = ((x, y) for x, y, is_brick in squares if is_brick)
            windows = [(x - brick_x, y - brick_y) for x, y, is_brick in squares if not is_brick]
            for brick in SPACES:
                covered = {chr(ord(brick[0]) + x) + str(int(brick[1]) + y) for x, y in windows}
                if covered <= set(SPACES):
                    found.add((brick, tuple(space for space in SPACES if space in covered)))
    return sorted(found)


def distance(one: str, other: str) -> int:
    """Steps along edges from space to space."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1]))


PLACEMENTS = {tile: placements_of(picture) for tile, picture in PICTURES.items()}
BESIDE = {space: [other for other in SPACES if distance(space, other) == 1] for space in SPACES}
BELOW = {space: space[0] + str(int(space[1]) - 1) for space in SPACES}


def in_card_order(cards: str) -> str:
    """The cards in the order r y g b p."""
    return "".join(sorted(cards, key=COLOURS.index))


def can_lie(covered: Collection[str], spaces: Collection[str]) -> bool:
    """A tile lies on empty spaces, one of them in row 1 or right above a tile laid earlier."""
    if any(space in covered for space in spaces):
        return False
    return any(space[1] == "1" or BELOW[space] in covered for space in spaces)


def touches_own_colour(house: House, colour: str, spaces: Collection[str]) -> bool:
    """Does a tile of this colour on these spaces share an edge with one of its colour."""
    return any(beside in house and house[beside][0] == colour for space in spaces for beside in BESIDE[space])


def newly_covered(lines: list[set[str]], before: Collection[str], after: Collection[str]) -> list[set[str]]:
    """The rows, columns or coats of arms that have become wholly covered."""
    return [line for line in lines if line.issubset(after) and not line.issubset(before)]


def coat_choices(covered: Collection[str], owned: set[str], active: set[str], specials: int) -> list[str]:
    """The coat actions that change something; the coat lapses only where there is none."""
    choices = []
    if specials > 0:
        choices += ["*" + space for space in SPACES if can_lie(covered, [space])]
    choices += ["*+" + ability for ability in ABILITIES if ability not in owned]
    if owned - active:
        choices.append("*~")
    return choices or ["*-"]


def coat_sequences(
    covered: set[str], owned: set[str], active: set[str], specials: int, pending: int
) -> Iterator[str]:
    """Every way to take all pending coat actions and those that special tiles earn on the way."""
    if pending == 0:
        yield ""
        return
    for choice in coat_choices(covered, owned, active, specials):
        now = (covered, owned, active, specials, pending - 1)
        if choice.startswith("*+"):
            now = (covered, owned | {choice[2]}, active | {choice[2]}, specials, pending - 1)
        elif choice == "*~":
            now = (covered, owned, owned, specials, pending - 1)
        elif choice != "*-":
            higher = covered | {choice[1:]}
            earned = len(newly_covered(COATS, covered, higher))
            now = (higher, owned, active, specials - 1, pending - 1 + earned)
        for rest in coat_sequences(*now):
            yield choice + rest


def payments(
    tile: str, touching: bool, hand: Counter[str], active: set[str]
) -> Iterator[tuple[set[str], str, str]]:
    """Every way to pay exactly the price: the abilities used, their marks, and the cards."""
    colour = tile[0]
    for discount, mark in ((set[str](), ""), ({"d"}, "%")):
        if not discount <= active:
            continue
        price = int(tile[1]) - touching - len(discount)
        if hand[colour] >= price:
            yield discount, mark, colour * price or "0"
        for other in COLOURS.replace(colour, "") if "h" in active else "":
            for changed in range(1, min(price, hand[other]) + 1):
                if hand[colour] >= price - changed:
                    paid = in_card_order(colour * (price - changed) + other * changed)
                    yield discount | {"h"}, f"{mark}({other}>{colour})", paid


def points_scored(before: Collection[str], house: House) -> int:
    """What a turn completed: a row 1 point, a column 2, twice that if all are windows."""
    points = 0
    for lines, worth in ((ROWS, 1), (COLUMNS, 2)):
        for line in newly_covered(lines, before, house):
            points += worth * 2 if all(house[space][1] for space in line) else worth
    return points


class Referee:
    """One game in full information, from the deal to the end."""

    def __init__(self, players: int, deck: str) -> None:
        """Set up the game; the deck is in the order it is drawn."""
        demand(players in (2, 3, 4), "players")
        cards = {2: COLOURS * 14 + END_CARD, 3: COLOURS * 12, 4: COLOURS * 14}[players]
        demand(Counter(deck) == Counter(cards), "deck-cards")
        demand(END_CARD not in deck[:-10], "end-card-place")
        copies = TILES_OF_EACH_SIZE[players]
        self.players = players
        self.seat = 0
        self.deck = list(deck)
        self.piers: list[str | None] = [self.deck.pop(0) for _ in range(7)]
        self.hands: list[Counter[str]] = [
            Counter(self.deck.pop(0) for _ in range(count)) for count in STARTING_CARDS[:players]
        ]
        self.discard: Counter[str] = Counter()
        self.supply = {tile: copies[tile[1]] for tile in PICTURES}
        self.specials = 12
        self.houses: list[House] = [{} for _ in range(players)]
        self.owned = [{"n"} for _ in range(players)]
        self.active = [{"n"} for _ in range(players)]
        self.points = [0] * players
        self.reshuffled = False
        self.over = False
        self.ended_by: str | None = None
        self.winners: list[int] = []

    def legal_turn_words(self) -> Iterator[str]:
        """Every turn the player to move may play, each once, as the notation writes it."""
        if self.over:
            return
        active = self.active[self.seat]
        sites = self._sites()
        yield from self._build_words(self.hands[self.seat], active, sites)
        for take, hand, still_active in self._takes():
            yield take
            if "o" in active:
                for build in self._build_words(hand, still_active - {"o"}, sites):
                    yield f"{take}&{build}"

    def _takes(self) -> Iterator[tuple[str, Counter[str], set[str]]]:
        """Every taking of cards, with the hand and the active abilities it leaves."""
        active = self.active[self.seat]
        piers = [str(number) for number, card in enumerate(self.piers, start=1) if card]
        for first, second in combinations(piers, 2):
            used = set() if int(second) - int(first) == 1 else {"n"}
            thirds = [pier for pier in piers if pier not in (first, second)]
            for third in ["", *thirds]:
                used_now = used | {"x"} if third else used
                if not used_now <= active:
                    continue
                taken = [self.piers[int(pier) - 1] or "" for pier in first + second + third]
                hand = self.hands[self.seat] + Counter(taken)
                word = f"T{first}{second}" + (f"+{third}" if third else "")
                excess = max(0, hand.total() - HAND_LIMIT)
                for discards in combinations_with_replacement(COLOURS, excess):
                    if Counter(discards) <= hand:
                        ending = "-" + "".join(discards) if discards else ""
                        yield word + ending, hand - Counter(discards), active - used_now

    def _sites(self) -> Sites:
        """Where each tile that is left in the supply can lie."""
        house = self.houses[self.seat]
        return {
            tile: [
                ((brick, windows), touches_own_colour(house, tile[0], (brick, *windows)))
                for brick, windows in PLACEMENTS[tile]
                if can_lie(house, (brick, *windows))
            ]
            for tile, left in self.supply.items()
            if left > 0
        }

    def _build_words(self, hand: Counter[str], active: set[str], sites: Sites) -> Iterator[str]:
        """Every building with this hand and these active abilities."""
        before = set(self.houses[self.seat])
        owned = self.owned[self.seat]
        for tile, places in sites.items():
            offers = {touching: list(payments(tile, touching, hand, active)) for touching in (False, True)}
            for (brick, windows), touching in places:
                after = before | {brick, *windows}
                coats = len(newly_covered(COATS, before, after))
                for used, marks, paid in offers[touching]:
                    build = f"B{tile}@{brick}:{''.join(windows)}{marks}={paid}"
                    left = active - used
                    for actions in coat_sequences(after, owned, left, self.specials, coats):
                        yield build + actions

    def play(self, word: str, new_deck: str | None = None) -> None:
        """Play one turn, or refuse it and change nothing.

        `new_deck` is the reshuffled deck: given exactly when this turn draws the last card.
        """
        trial = copy.deepcopy(self)
        trial._act(word)
        if not trial.over:
            trial._refill(new_deck)
        demand(new_deck is None or trial.reshuffled != self.reshuffled, "reshuffle-not-due")
        if not trial.over:
            trial.seat = (trial.seat + 1) % trial.players
        vars(self).update(vars(trial))

    def needs_new_deck(self, word: str) -> bool:
        """Does this turn draw the last card of the first deck."""
        try:
            copy.deepcopy(self).play(word)
        except Refused as refused:
            if refused.rule == "reshuffle-missing":
                return True
            raise
        return False

    def _act(self, word: str) -> None:
        """The player's part of the turn: take cards, build, or first the one, then the other."""
        demand(not self.over, "game-over")
        first, both, second = word.partition("&")
        if both:
            demand(first.startswith("T") and second.startswith("B"), "both-actions-order")
            self._use("o")
            self._take(first)
            self._build(second)
        elif word.startswith("T"):
            self._take(word)
        else:
            self._build(word)

    def _use(self, ability: str) -> None:
        """A used ability must be active, and turns inactive at once."""
        demand(ability in self.active[self.seat], f"ability-not-active-{ability}")
        self.active[self.seat].remove(ability)

    def _spend(self, cards: str, rule: str) -> None:
        """Cards leave the hand for the discard pile."""
        demand(Counter(cards) <= self.hands[self.seat], rule)
        self.hands[self.seat] -= Counter(cards)
        self.discard += Counter(cards)

    def _take(self, word: str) -> None:
        """Take cards from the piers, then discard down to the hand limit."""
        match = TAKE.fullmatch(word)
        if match is None:
            raise Refused("malformed-take")
        first, second, third, discards = (group or "" for group in match.groups())
        demand(first < second, "piers-order")
        if int(second) - int(first) != 1:
            self._use("n")
        if third:
            self._use("x")
        hand = self.hands[self.seat]
        for pier in first + second + third:
            card = self.piers[int(pier) - 1]
            if card is None:
                raise Refused("pier-empty")
            hand[card] += 1
            self.piers[int(pier) - 1] = None
        demand(len(discards) == max(0, hand.total() - HAND_LIMIT), "hand-limit")
        demand(discards == in_card_order(discards), "discards-order")
        self._spend(discards, "discard-not-in-hand")

    def _build(self, word: str) -> None:
        """Buy a tile, lay it, take the coat actions, then score and see whether that wins."""
        match = BUILD.fullmatch(word)
        if match is None:
            raise Refused("malformed-build")
        tile, brick, listed, discount, changed, into, paid, coats = match.groups()
        windows = tuple(re.findall("..", listed))
        demand(self.supply[tile] > 0, "tile-not-in-supply")
        demand((brick, windows) in PLACEMENTS[tile], "tile-shape")
        house = self.houses[self.seat]
        before = set(house)
        demand(can_lie(house, (brick, *windows)), "tile-place")
        touching = touches_own_colour(house, tile[0], (brick, *windows))
        self._pay(tile, int(tile[1]) - touching - bool(discount), changed, into, paid)
        if discount:
            self._use("d")

        self.supply[tile] -= 1
        house[brick] = (tile[0], False)
        for window in windows:
            house[window] = (tile[0], True)
        coats_earned = len(newly_covered(COATS, before, house))
        self._take_coats(coats_earned, re.findall(r"\*[^*]+", coats))

        self.points[self.seat] += points_scored(before, house)
        if self.points[self.seat] >= WINNING_POINTS:
            self._end("points", [self.seat])

    def _pay(self, tile: str, price: int, changed: str | None, into: str | None, paid: str) -> None:
        """Pay exactly the price in the tile's colour; a change of colours must serve."""
        cards = "" if paid == "0" else paid
        demand(len(cards) == price, "price")
        demand(cards == in_card_order(cards), "paid-order")
        demand(set(cards) <= {tile[0], changed}, "paid-colour")
        if changed:
            self._use("h")
            demand(into == tile[0] and changed != into and changed in cards, "change-of-colours")
        self._spend(cards, "paid-not-in-hand")

    def _take_coats(self, pending: int, actions: list[str]) -> None:
        """Take the coat actions in the order given; none is left out, none is too many."""
        house = self.houses[self.seat]
        owned, active = self.owned[self.seat], self.active[self.seat]
        for action in actions:
            demand(pending > 0, "coat-too-many")
            demand(action in coat_choices(house, owned, active, self.specials), "coat-not-possible")
            pending -= 1
            if action.startswith("*+"):
                owned.add(action[2])
                active.add(action[2])
            elif action == "*~":
                active.update(owned)
            elif action != "*-":
                before = set(house)
                house[action[1:]] = ("w", True)
                self.specials -= 1
                pending += len(newly_covered(COATS, before, house))
        demand(pending == 0, "coat-missing")

    def _refill(self, new_deck: str | None) -> None:
        """Fill the empty piers in order; the end-of-game card takes no pier and ends the game."""
        for pier, lying in enumerate(self.piers):
            if lying is not None:
                continue
            card = self.deck.pop(0)
            if card == END_CARD:
                self._end("card", self._leaders())
                return
            self.piers[pier] = card
            # A deck that holds the end-of-game card ends the game before it can run out.
            if not self.deck:
                self._reshuffle(new_deck)

    def _reshuffle(self, new_deck: str | None) -> None:
        """The discard pile becomes the new deck, the end-of-game card among its last ten."""
        if new_deck is None:
            raise Refused("reshuffle-missing")
        demand(Counter(new_deck) == self.discard + Counter(END_CARD), "reshuffle-cards")
        demand(END_CARD not in new_deck[:-10], "end-card-place")
        self.deck = list(new_deck)
        self.discard.clear()
        self.reshuffled = True

    def _leaders(self) -> list[int]:
        """Most points; a tie goes to the fewest empty spaces; still tied, all of them."""
        standing = [(self.points[seat], len(self.houses[seat])) for seat in range(self.players)]
        return [seat for seat in range(self.players) if standing[seat] == max(standing)]

    def _end(self, ended_by: str, winners: list[int]) -> None:
        """The game is over; `seat` stays with the player whose turn ended it."""
        self.over = True
        self.ended_by = ended_by
        self.winners = winners
