# The C types of legality.py. Cython reads this file when it compiles; Python never does.
cimport cython

from nyhavn.rules cimport bits
from nyhavn.rules.position cimport Position, Spaces

cdef int ABILITY_INACTIVE, ABILITY_NOT_OWNED, ABILITY_OWNED, ADDITIONAL_CARD, ALREADY_BUILT,\
    ALREADY_DECLARED, ALREADY_TOOK, ANY_CARDS, BOTH_ACTIONS, BUILDING, BUILD_DECLARED,\
    CARDS_MISSING, CARD_NOT_IN_HAND, CHANGE_COLOURS, CHANGE_INTO_ITSELF, CHANGE_OF_COLOURS,\
    CHANGE_UNUSED, CHOOSE, COATS, COAT_OPEN, COLOURS, COLUMNS, CONSTRUCTION_DISCOUNT, DISCARD,\
    DISCARDING, DONE, END_TURN, GAME_OVER, HAND_LIMIT, HAND_OVER_LIMIT, HAND_WITHIN_LIMIT, LARGEST,\
    LAY_SPECIAL, LEGAL, NOTHING, NOTHING_INACTIVE, NOTHING_TO_BUILD, NOT_THIS_STEP, NEIGHBOURING_PAIRS, PAIR_COUNT, TAKE_PAIR, NO_COAT_OPEN,\
    NO_PASSING, NO_SPECIAL_TILE, OVER, PAY, PAYING, PAYMENT_IMPOSSIBLE, PAYMENT_OPEN, PIERS,\
    PIER_EMPTY, PLACE, REACTIVATE, REFILL, RESHUFFLE, SIZES, SMALLEST, SPACE_COVERED, TAKEN,\
    TAKE_ABILITY, TAKE_ADDITIONAL, TAKING, TILE_NOT_IN_SUPPLY, TURN_OVER, UNSUPPORTED, USE_DISCOUNT
cdef int PAIR_FIRST[21]
cdef int PAIR_SECOND[21]
cdef Spaces SPACE_BIT[45]
cdef Spaces COLUMN_A, COLUMN_E, ROW_ONE
cdef int FIRST_FOOTPRINT[21]
cdef int FOOTPRINT_BRICKS[65]
cdef Spaces FOOTPRINT_CORNERS[65]
cdef int FOOTPRINT_OFFSETS[65][5]
cdef short PLACEMENT_AT[65][45]
cdef Spaces PLACEMENT_CORNER[3132]
cdef int PLACEMENT_FOOTPRINT[3132]
cdef int PLACEMENT_TILE[3132]
cdef int SPECIAL_FOOTPRINT


@cython.final
cdef class ChoiceList:
    cdef readonly int count
    cdef short numbers[3248]
    cdef void add(self, int number) noexcept nogil


cdef class Legality(Position):
    cdef void list_choices(self, ChoiceList choices) noexcept nogil
    @cython.final
    cdef void list_harbour(self, ChoiceList choices) noexcept nogil
    @cython.final
    cdef void list_coats(self, ChoiceList choices) noexcept nogil
    @cython.final
    cdef void list_builds(self, ChoiceList choices) noexcept nogil
    @cython.final
    cdef bint list_tiles(self, ChoiceList choices, int colour, int funds, int least, int discount) noexcept nogil
    @cython.final
    cdef bint can_build_changed(self, int source, int target, int discount) noexcept nogil
    @cython.final
    cdef bint can_build_discounted(self) noexcept nogil
    @cython.final
    cdef int why_not_number(self, int number) noexcept nogil
    @cython.final
    cdef int why_not_use(self, int ability) noexcept nogil
    @cython.final
    cdef int why_not_take(self, int first, int second) noexcept nogil
    @cython.final
    cdef int why_not_begin_taking(self) noexcept nogil
    @cython.final
    cdef int why_not_add(self, int pier) noexcept nogil
    @cython.final
    cdef int why_not_discard(self, int colour) noexcept nogil
    @cython.final
    cdef int why_not_build(self) noexcept nogil
    @cython.final
    cdef int why_not_discount(self) noexcept nogil
    @cython.final
    cdef int why_not_change(self, int source, int target) noexcept nogil
    @cython.final
    cdef int why_not_place(self, int placement) noexcept nogil
    @cython.final
    cdef int price_of(self, int placement) noexcept nogil
    @cython.final
    cdef int why_not_put(self, int seat, int number) noexcept nogil
    @cython.final
    cdef int why_not_pay(self, int changed) noexcept nogil
    @cython.final
    cdef int why_not_special(self, int space) noexcept nogil
    @cython.final
    cdef int why_not_ability(self, int ability) noexcept nogil
    @cython.final
    cdef int why_not_reactivate(self) noexcept nogil
    @cython.final
    cdef int why_not_end(self) noexcept nogil


cdef Spaces neighbours(Spaces spaces) noexcept nogil
cdef Spaces reaching(int footprint, Spaces spaces) noexcept nogil
cdef Spaces fitting(int footprint, Spaces filled) noexcept nogil
cdef void add_placements(ChoiceList choices, int footprint, Spaces corners) noexcept nogil
