# The C types of outcomes.py. Cython reads this file when it compiles; Python never does.
cimport cython

from nyhavn.rules.game cimport Game
from nyhavn.rules.legality cimport Choices

cdef int COLOURS, DISCARD, END_TURN, NOTHING, PIERS, USE_DISCOUNT


cdef class Outcomes:
    cdef readonly bint distinct
    cdef list steps
    cdef list lists
    cdef int places[18]
    cdef int depth
    cdef set seen
    cdef readonly Game game
    cpdef void begin(self, Game game)
    @cython.locals(step=Game, listed=Choices)
    cdef void open_step(self)
    @cython.locals(listed=Choices, before=Game, after=Game, place=cython.int, number=cython.int)
    cpdef bint advance(self)
    @cython.locals(listed=Choices)
    cpdef list decisions(self)
    cdef bint is_new(self, Game game)


cdef bint out_of_order(Game game, int number) noexcept nogil
@cython.locals(house=cython.ulonglong, rest=cython.ulonglong, seat=cython.int)
cdef tuple fingerprint_of(Game game)
