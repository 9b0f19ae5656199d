# The C types of outcomes.py. Cython reads this file when it compiles; Python never does.
cimport cython

from nyhavn.rules.fingerprints cimport Fingerprints
from nyhavn.rules.game cimport Game
from nyhavn.rules.legality cimport Choices

cdef int COLOURS, DISCARD, END_TURN, NOTHING, PIERS, USE_DISCOUNT


@cython.final
cdef class Outcomes:
    cdef readonly bint distinct
    cdef list steps
    cdef list lists
    cdef int places[18]
    cdef int depth
    cdef Fingerprints seen
    cdef readonly Game game
    cpdef void begin(self, Game game)
    @cython.locals(step=Game, listed=Choices)
    cdef void open_step(self)
    @cython.locals(listed=Choices, before=Game, after=Game, place=cython.int, number=cython.int)
    cpdef bint advance(self)
    @cython.locals(listed=Choices)
    cpdef list decisions(self)


cdef bint out_of_order(Game start, Game game, int number) noexcept nogil
@cython.locals(house=cython.ulonglong, rest=cython.ulonglong, seat=cython.int)
cdef bint note(Fingerprints seen, Game game)
