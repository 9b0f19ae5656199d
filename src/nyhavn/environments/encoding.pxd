# The C types of encoding.py. Cython reads this file when it compiles; Python never does.
from nyhavn.rules cimport bits, hidden
from nyhavn.rules.game cimport Game

cdef int ABILITIES, COLOURS, LINES, NOTHING, PIERS, SPACE_COUNT, TILE_COUNT
cdef int SEAT_SIZE, FILLED, WINDOWS, PAINTED, KNOWN, UNKNOWN, OWNED, ACTIVE, SCORED, POINTS
cdef int HAND, PIER_CARDS, SUPPLY, SPECIALS, DECK_LEFT, RESHUFFLED, DECK, DISCARDS
cdef int PHASE, TO_MOVE, TOOK, DISCARDED, DISCOUNT, CHANGE_FROM, CHANGE_TO, BUILT, PRICE, COATS_OPEN, TABLE_SIZE

cpdef void observe(Game game, int seat, signed char[::1] out)
cdef void write(Game game, int seat, signed char[::1] out, Py_ssize_t first) noexcept nogil
cdef void write_seat(Game game, int seat, signed char[::1] out, Py_ssize_t first) noexcept nogil
cdef void write_table(Game game, int seat, signed char[::1] out, Py_ssize_t first) noexcept nogil
cdef void write_turn(Game game, int seat, signed char[::1] out, Py_ssize_t first) noexcept nogil
