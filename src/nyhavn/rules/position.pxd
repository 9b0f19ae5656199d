# The C types of position.py. Cython reads this file when it compiles; Python never does.
from nyhavn.rules cimport bits

ctypedef unsigned long long Spaces

cdef int ANY_CARDS, CHOOSE, COLOURS, DECK_CARDS, LAY_SPECIAL, MIN_PLAYERS, MORE_THAN_ALL_SPACES, NOTHING, PIERS, PLACE, SIZES
cdef Spaces PLACEMENT_SPACES[3132]
cdef Spaces PLACEMENT_WINDOWS[3132]
cdef int PLACEMENT_TILE[3132]
cdef Spaces SPACE_BIT[45]


cdef class Position:
    cdef readonly int players, seat, phase, turns
    cdef readonly short deck[71]
    cdef readonly int deck_size, drawn, reshuffled, veiled
    cdef readonly short discard[5]
    cdef readonly short piers[7]
    cdef readonly short supply[20]
    cdef readonly int specials
    cdef readonly short hands[4][5]
    cdef readonly short known[4][5]
    cdef readonly short unknown[4]
    cdef readonly short owned[4]
    cdef readonly short active[4]
    cdef readonly Spaces filled[4]
    cdef readonly Spaces windows[4]
    cdef readonly Spaces painted[4][5]
    cdef readonly short laid[4][26]
    cdef readonly short laid_count[4]
    cdef readonly short scored[4]
    cdef readonly short points[4]
    cdef readonly int first_pier, second_pier, additional_pier
    cdef readonly short discarded[5]
    cdef readonly int discount, change_from, change_to, placement, price
    cdef readonly short paid[5]
    cdef readonly int coats_open, coats_taken
    cdef readonly short coats[7]

    cdef void take_over(self, Position other) noexcept nogil
    cdef void deal(self) noexcept nogil
    cdef void put(self, int seat, int number) noexcept nogil
    cdef int hand_size(self, int seat) noexcept nogil
    cdef int funds(self, int source, int target) noexcept nogil


cpdef bint has_end_card(int players, bint reshuffled) noexcept nogil
cpdef int standing(Position position, int seat) noexcept nogil
