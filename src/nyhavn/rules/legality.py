"""What is allowed: why a decision is refused, and which ones are open.

Plain Python that Cython also compiles, with the C types of ``legality.pxd``. Why a decision is refused
is written in the ``why_not_...`` methods; where tiles fit, in ``fitting``.
"""

from nyhavn.rules import bits, constants, placements
from nyhavn.rules.constants import (
    ABILITY_INACTIVE,
    ABILITY_NOT_OWNED,
    ABILITY_OWNED,
    ADDITIONAL_CARD,
    ALREADY_BUILT,
    ALREADY_DECLARED,
    ALREADY_TOOK,
    ANY_CARDS,
    BOTH_ACTIONS,
    BUILD_DECLARED,
    BUILDING,
    CARD_NOT_IN_HAND,
    CARDS_MISSING,
    CHANGE_INTO_ITSELF,
    CHANGE_OF_COLOURS,
    CHANGE_UNUSED,
    CHOOSE,
    COAT_OPEN,
    COATS,
    COLOURS,
    COLUMN_A,
    COLUMN_E,
    CONSTRUCTION_DISCOUNT,
    DISCARDING,
    DONE,
    GAME_OVER,
    HAND_OVER_LIMIT,
    HAND_WITHIN_LIMIT,
    LARGEST,
    LEGAL,
    MOST_CHOICES,
    NO_COAT_OPEN,
    NO_PASSING,
    NO_SPECIAL_TILE,
    NOT_THIS_STEP,
    NOTHING,
    NOTHING_INACTIVE,
    NOTHING_TO_BUILD,
    OVER,
    PAIR_COUNT,
    PAYING,
    PAYMENT_IMPOSSIBLE,
    PAYMENT_OPEN,
    PIER_EMPTY,
    REFILL,
    RESHUFFLE,
    ROW_ONE,
    SIZES,
    SMALLEST,
    SPACE_COVERED,
    TAKEN,
    TAKING,
    TILE_NOT_IN_SUPPLY,
    TURN_OVER,
    UNSUPPORTED,
)
from nyhavn.rules.decisions import (
    CHANGE_COLOURS,
    DISCARD,
    END_TURN,
    LAY_SPECIAL,
    NEIGHBOURING_PAIRS,
    PAY,
    PLACE,
    REACTIVATE,
    TAKE_ABILITY,
    TAKE_ADDITIONAL,
    TAKE_PAIR,
    USE_DISCOUNT,
)
from nyhavn.rules.pieces import COLUMNS, HAND_LIMIT, PIERS
from nyhavn.rules.position import Position

try:
    import cython
except ImportError:
    from nyhavn.rules import interpreted as cython

PAIR_FIRST = constants.PAIR_FIRST
PAIR_SECOND = constants.PAIR_SECOND
SPACE_BIT = constants.SPACE_BIT
FIRST_FOOTPRINT = placements.FIRST_FOOTPRINT
FOOTPRINT_BRICKS = placements.FOOTPRINT_BRICKS
FOOTPRINT_CORNERS = placements.FOOTPRINT_CORNERS
FOOTPRINT_OFFSETS = placements.FOOTPRINT_OFFSETS
PLACEMENT_AT = placements.PLACEMENT_AT
PLACEMENT_CORNER = placements.PLACEMENT_CORNER
PLACEMENT_FOOTPRINT = placements.PLACEMENT_FOOTPRINT
PLACEMENT_TILE = placements.PLACEMENT_TILE
SPECIAL_FOOTPRINT = placements.SPECIAL_FOOTPRINT


class ChoiceList:
    """A list of numbered decisions that is filled again and again."""

    def __init__(self) -> None:
        self.count = 0
        if not cython.compiled:
            # Compiled, this is a C array from the start.
            self.numbers = [0] * MOST_CHOICES

    def add(self, number: int) -> None:
        self.numbers[self.count] = number
        self.count += 1


class Legality(Position):
    """A position that knows what may be decided next."""

    def list_choices(self, choices: ChoiceList) -> None:
        choices.count = 0
        if self.phase <= TAKEN:
            self.list_harbour(choices)
            if self.why_not_end() == LEGAL:
                choices.add(END_TURN)
            if self.why_not_build() == LEGAL:
                self.list_builds(choices)
        elif self.phase == BUILDING:
            self.list_builds(choices)
        elif self.phase == PAYING:
            for changed in range(1, LARGEST + 1):
                if self.why_not_pay(changed) == LEGAL:
                    choices.add(PAY + changed - 1)
        elif self.phase == COATS:
            self.list_coats(choices)
        elif self.phase == DONE:
            choices.add(END_TURN)

    def list_harbour(self, choices: ChoiceList) -> None:
        """Cards to take and, over the limit, cards to put down."""
        if self.phase == CHOOSE:
            pairs = NEIGHBOURING_PAIRS if self.why_not_use(ANY_CARDS) else PAIR_COUNT
            for pair in range(pairs):
                if self.why_not_take(PAIR_FIRST[pair], PAIR_SECOND[pair]) == LEGAL:
                    choices.add(TAKE_PAIR + pair)
        elif self.phase == TAKING:
            for pier in range(PIERS):
                if self.why_not_add(pier) == LEGAL:
                    choices.add(TAKE_ADDITIONAL + pier)
        if self.phase == TAKING or self.phase == DISCARDING:
            for colour in range(COLOURS):
                if self.why_not_discard(colour) == LEGAL:
                    choices.add(DISCARD + colour)

    def list_coats(self, choices: ChoiceList) -> None:
        for ability in range(BOTH_ACTIONS + 1):
            if self.why_not_ability(ability) == LEGAL:
                choices.add(TAKE_ABILITY + ability)
        if self.why_not_reactivate() == LEGAL:
            choices.add(REACTIVATE)
        if self.specials > 0:
            spaces = fitting(SPECIAL_FOOTPRINT, self.filled[self.seat])
            while spaces:
                choices.add(LAY_SPECIAL + bits.lowest_space(spaces))
                spaces &= spaces - 1

    def list_builds(self, choices: ChoiceList) -> None:
        """The abilities that help with a build, then the placements of every tile."""
        if self.active[self.seat] & 1 << CONSTRUCTION_DISCOUNT and self.why_not_discount() == LEGAL:
            choices.add(USE_DISCOUNT)
        if self.active[self.seat] & 1 << CHANGE_OF_COLOURS:
            for source in range(COLOURS):
                for target in range(COLOURS):
                    if self.why_not_change(source, target) == LEGAL:
                        choices.add(CHANGE_COLOURS + source * COLOURS + target)
        if self.change_to != NOTHING:
            funds = self.funds(self.change_from, self.change_to)
            self.list_tiles(choices, self.change_to, funds, 1, self.discount)
            return
        for colour in range(COLOURS):
            funds = self.hands[self.seat][colour]
            # Without a card of the colour only the discount can make a tile free.
            if funds or self.discount:
                self.list_tiles(choices, colour, funds, 0, self.discount)

    def list_tiles(
        self, choices: ChoiceList | None, colour: int, funds: int, least: int, discount: int
    ) -> bool:
        """List the placements of a colour's tiles at a price from ``least`` to ``funds``.

        Without a list to fill, only say whether there is any.
        """
        filled = self.filled[self.seat]
        near = neighbours(self.painted[self.seat][colour])
        dearest = funds + 1 if near else funds
        found = False
        for size in range(SMALLEST, LARGEST + 1):
            tile = colour * SIZES + size - SMALLEST
            full_price = size - discount
            if full_price > dearest:
                break
            if self.supply[tile] == 0:
                continue
            for footprint in range(FIRST_FOOTPRINT[tile], FIRST_FOOTPRINT[tile + 1]):
                corners = fitting(footprint, filled)
                if full_price > funds:
                    corners &= reaching(footprint, near)
                if full_price - 1 < least:
                    corners &= ~reaching(footprint, near)
                if corners:
                    if choices is None:
                        return True
                    found = True
                    add_placements(choices, footprint, corners)
        return found

    def can_build_changed(self, source: int, target: int, discount: int) -> int:
        """Whether there is a tile of the target colour for which a card of the source colour can be paid."""
        return self.hands[self.seat][source] > 0 and self.list_tiles(
            None, target, self.funds(source, target), 1, discount
        )

    def can_build_discounted(self) -> int:
        """Whether there is a tile to buy with the discount, if need be with a change of colours as well."""
        if self.change_to != NOTHING:
            return self.can_build_changed(self.change_from, self.change_to, True)
        for colour in range(COLOURS):
            if self.list_tiles(None, colour, self.hands[self.seat][colour], 0, 1):
                return True
        if self.active[self.seat] & 1 << CHANGE_OF_COLOURS:
            for source in range(COLOURS):
                for target in range(COLOURS):
                    if source != target and self.can_build_changed(source, target, True):
                        return True
        return False

    # Why a decision is not allowed.

    def why_not_number(self, number: int) -> int:
        if self.phase == OVER:
            return GAME_OVER
        if self.phase == REFILL or self.phase == RESHUFFLE:
            return TURN_OVER
        if number >= PLACE:
            return self.why_not_place(number - PLACE)
        if number == END_TURN:
            return self.why_not_end()
        if number >= LAY_SPECIAL:
            return self.why_not_special(number - LAY_SPECIAL)
        if number == REACTIVATE:
            return self.why_not_reactivate()
        if number >= TAKE_ABILITY:
            return self.why_not_ability(number - TAKE_ABILITY)
        if number >= PAY:
            return self.why_not_pay(number - PAY + 1)
        if number >= CHANGE_COLOURS:
            change = number - CHANGE_COLOURS
            return self.why_not_change(change // COLOURS, change % COLOURS)
        if number == USE_DISCOUNT:
            return self.why_not_discount()
        if number >= DISCARD:
            return self.why_not_discard(number - DISCARD)
        if number >= TAKE_ADDITIONAL:
            return self.why_not_add(number - TAKE_ADDITIONAL)
        return self.why_not_take(PAIR_FIRST[number], PAIR_SECOND[number])

    def why_not_use(self, ability: int) -> int:
        if not self.owned[self.seat] & 1 << ability:
            return ABILITY_NOT_OWNED
        if not self.active[self.seat] & 1 << ability:
            return ABILITY_INACTIVE
        return LEGAL

    def why_not_take(self, first: int, second: int) -> int:
        """Two cards from neighbouring piers; from any two with `any cards`. The row does not wrap."""
        if self.phase != CHOOSE:
            return self.why_not_begin_taking()
        if self.piers[first] == NOTHING or self.piers[second] == NOTHING:
            return PIER_EMPTY
        return LEGAL if second - first == 1 else self.why_not_use(ANY_CARDS)

    def why_not_begin_taking(self) -> int:
        if self.placement != NOTHING:
            return ALREADY_BUILT
        return ALREADY_TOOK if self.first_pier != NOTHING else BUILD_DECLARED

    def why_not_add(self, pier: int) -> int:
        """A third card, from any pier that still holds one, while taking is not finished."""
        if self.additional_pier != NOTHING:
            return ALREADY_TOOK
        if self.first_pier == NOTHING:
            return NOT_THIS_STEP
        refusal = self.why_not_use(ADDITIONAL_CARD)
        if refusal != LEGAL:
            return refusal
        if self.phase != TAKING:
            return NOT_THIS_STEP
        return PIER_EMPTY if self.piers[pier] == NOTHING else LEGAL

    def why_not_discard(self, colour: int) -> int:
        """Cards are put down only over the limit, and only down to it."""
        if self.phase > TAKEN:
            return NOT_THIS_STEP
        if self.hand_size(self.seat) <= HAND_LIMIT:
            return HAND_WITHIN_LIMIT
        return LEGAL if self.hands[self.seat][colour] else CARD_NOT_IN_HAND

    def why_not_build(self) -> int:
        """A build is the whole turn, or follows taking cards with `both actions`."""
        if self.phase == CHOOSE or self.phase == BUILDING:
            return LEGAL
        if self.phase > BUILDING:
            return ALREADY_BUILT
        refusal = self.why_not_use(BOTH_ACTIONS)
        if refusal != LEGAL:
            return refusal
        return HAND_OVER_LIMIT if self.hand_size(self.seat) > HAND_LIMIT else LEGAL

    def why_not_discount(self) -> int:
        refusal = self.why_not_build()
        if refusal != LEGAL:
            return refusal
        if self.discount:
            return ALREADY_DECLARED
        refusal = self.why_not_use(CONSTRUCTION_DISCOUNT)
        if refusal != LEGAL:
            return refusal
        return LEGAL if self.can_build_discounted() else NOTHING_TO_BUILD

    def why_not_change(self, source: int, target: int) -> int:
        """One colour into one other, for one purchase, if at least one changed card can be paid."""
        refusal = self.why_not_build()
        if refusal != LEGAL:
            return refusal
        if source == target:
            return CHANGE_INTO_ITSELF
        if self.change_to != NOTHING:
            return ALREADY_DECLARED
        refusal = self.why_not_use(CHANGE_OF_COLOURS)
        if refusal != LEGAL:
            return refusal
        if self.hands[self.seat][source] == 0:
            return CARD_NOT_IN_HAND
        return LEGAL if self.can_build_changed(source, target, self.discount) else NOTHING_TO_BUILD

    def why_not_place(self, placement: int) -> int:
        """A tile of the supply, laid by the rules, at a price that the cards in hand can pay."""
        refusal = self.why_not_build()
        if refusal != LEGAL:
            return refusal
        refusal = self.why_not_put(self.seat, PLACE + placement)
        if refusal != LEGAL:
            return refusal
        tile = PLACEMENT_TILE[placement]
        price = self.price_of(placement)
        if self.change_to == NOTHING:
            return CARDS_MISSING if self.hands[self.seat][tile // SIZES] < price else LEGAL
        if self.change_to != tile // SIZES or price == 0:
            return CHANGE_UNUSED
        return CARDS_MISSING if self.funds(self.change_from, self.change_to) < price else LEGAL

    def price_of(self, placement: int) -> int:
        """The size; one less beside a tile of the same colour; one less with the discount."""
        size = SMALLEST + PLACEMENT_TILE[placement] % SIZES
        near = neighbours(self.painted[self.seat][PLACEMENT_TILE[placement] // SIZES])
        full_price = size - self.discount
        touching = reaching(PLACEMENT_FOOTPRINT[placement], near) & PLACEMENT_CORNER[placement]
        return full_price - 1 if touching else full_price

    def why_not_put(self, seat: int, number: int) -> int:
        """Why a tile of the supply cannot lie in a house where it is said to lie, whoever laid it."""
        if number >= PLACE:
            placement = number - PLACE
            if self.supply[PLACEMENT_TILE[placement]] == 0:
                return TILE_NOT_IN_SUPPLY
            footprint, corner = PLACEMENT_FOOTPRINT[placement], PLACEMENT_CORNER[placement]
        else:
            if self.specials == 0:
                return NO_SPECIAL_TILE
            footprint, corner = SPECIAL_FOOTPRINT, SPACE_BIT[number - LAY_SPECIAL]
        filled = self.filled[seat]
        if fitting(footprint, filled) & corner:
            return LEGAL
        return SPACE_COVERED if reaching(footprint, filled) & corner else UNSUPPORTED

    def why_not_pay(self, changed: int) -> int:
        """At least one changed card, and exactly the price."""
        if self.phase != PAYING:
            return NOT_THIS_STEP
        hand = self.hands[self.seat]
        unchanged = self.price - changed
        if changed > hand[self.change_from] or unchanged < 0 or unchanged > hand[self.change_to]:
            return PAYMENT_IMPOSSIBLE
        return LEGAL

    def why_not_special(self, space: int) -> int:
        if self.phase != COATS:
            return NO_COAT_OPEN
        return self.why_not_put(self.seat, LAY_SPECIAL + space)

    def why_not_ability(self, ability: int) -> int:
        """Nobody owns two of a kind."""
        if self.phase != COATS:
            return NO_COAT_OPEN
        return ABILITY_OWNED if self.owned[self.seat] & 1 << ability else LEGAL

    def why_not_reactivate(self) -> int:
        if self.phase != COATS:
            return NO_COAT_OPEN
        return NOTHING_INACTIVE if self.active[self.seat] == self.owned[self.seat] else LEGAL

    def why_not_end(self) -> int:
        """There is no passing, and nothing that was begun is left open."""
        if self.phase == CHOOSE:
            return NO_PASSING
        if self.phase == BUILDING:
            return BUILD_DECLARED
        if self.phase == PAYING:
            return PAYMENT_OPEN
        if self.phase == COATS:
            return COAT_OPEN
        if self.phase <= TAKEN and self.hand_size(self.seat) > HAND_LIMIT:
            return HAND_OVER_LIMIT
        return LEGAL


def neighbours(spaces: int) -> int:
    """The spaces that share an edge with one of these."""
    sideways = (spaces & ~COLUMN_A) >> 1 | (spaces & ~COLUMN_E) << 1
    return spaces << COLUMNS | spaces >> COLUMNS | sideways


def reaching(footprint: int, spaces: int) -> int:
    """The corners from which the footprint covers at least one of these spaces."""
    offsets = FOOTPRINT_OFFSETS[footprint]
    return (
        spaces >> offsets[0]
        | spaces >> offsets[1]
        | spaces >> offsets[2]
        | spaces >> offsets[3]
        | spaces >> offsets[4]
    )


def fitting(footprint: int, filled: int) -> int:
    """The corners from which it covers only empty spaces of the grid, at least one of them supported.

    A space is supported in row 1 and directly above a covered space.
    """
    supported = filled << COLUMNS | ROW_ONE
    inside = FOOTPRINT_CORNERS[footprint]
    return inside & reaching(footprint, supported) & ~reaching(footprint, filled)


def add_placements(choices: ChoiceList, footprint: int, corners: int) -> None:
    while corners:
        first = PLACE + PLACEMENT_AT[footprint][bits.lowest_space(corners)]
        for brick in range(FOOTPRINT_BRICKS[footprint]):
            choices.add(first + brick)
        corners &= corners - 1
