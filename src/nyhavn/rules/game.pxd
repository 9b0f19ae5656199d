# The C types of game.py. Cython reads this file when it compiles; Python never does.
cimport cython

from nyhavn.rules.legality cimport ChoiceList, Legality
from nyhavn.rules.position cimport Spaces

cdef int CARD_NOT_IN_HAND, LEGAL, NOTHING_TO_BUILD, NOT_THIS_STEP
cdef int ADDITIONAL_CARD, ALL_ABILITIES, ANY_CARDS, BOTH_ACTIONS, BUILDING, CHANGE_COLOURS,\
    CHANGE_OF_COLOURS, CHOOSE, COATS, COAT_ROW_COUNT, COAT_SPACE_COUNT, COLOURS,\
    CONSTRUCTION_DISCOUNT, DISCARD, DISCARDING, DONE, END_CARD, END_TURN, HAND_LIMIT, LAPSED,\
    LAY_SPECIAL, LINES, NOTHING, OVER, PAY, PAYING, PIERS, PLACE, POINTS_TO_WIN, REACTIVATE, REFILL,\
    RESHUFFLE, SIZES, TAKEN, TAKE_ABILITY, TAKE_ADDITIONAL, TAKING, USE_DISCOUNT
cdef Spaces COAT_ROWS[3]
cdef Spaces COAT_SPACES[4]
cdef int LINE_POINTS[14]
cdef Spaces LINE_SPACES[14]
cdef int PAIR_FIRST[21]
cdef int PAIR_SECOND[21]
cdef Spaces ALL_SPACES
cdef tuple DECISIONS
cdef int PLACEMENT_TILE[3132]


@cython.final
cdef class Game(Legality):
    cpdef void become(self, Game other) noexcept nogil
    cpdef Game copy(self)
    @cython.locals(listed=ChoiceList)
    cpdef list choices(self)
    cdef void apply_number(self, int number) noexcept nogil
    cdef void take_pair(self, int first, int second) noexcept nogil
    cdef void take_card(self, int pier) noexcept nogil
    cdef void finish_taking(self, bint may_add) noexcept nogil
    cdef void spend_ability(self, int ability) noexcept nogil
    cdef void spend_card(self, int colour) noexcept nogil
    cdef void place(self, int placement) noexcept nogil
    cdef void lay(self, int number) noexcept nogil
    cdef void lay_free(self, int placement) noexcept nogil
    cdef void pay(self, int changed) noexcept nogil
    cdef void use_coat(self, int number) noexcept nogil
    cdef void note_coat(self, int number) noexcept nogil
    cdef void settle_coats(self) noexcept nogil
    cdef bint coat_usable(self) noexcept nogil
    cdef void end_turn(self) noexcept nogil
    cdef void score(self) noexcept nogil
    cdef void fill_piers(self) noexcept nogil
    cdef void begin_turn(self) noexcept nogil
    cdef void open_second_deck(self) noexcept nogil


cpdef int coats_between(Spaces before, Spaces after) noexcept nogil
cpdef int line_points(int line, Spaces filled, Spaces windows) noexcept nogil
