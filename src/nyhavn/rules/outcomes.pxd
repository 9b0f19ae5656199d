# The C types of outcomes.py. Cython reads this file when it compiles; Python never does.
cimport cython

from nyhavn.rules.fingerprints cimport Fingerprints
from nyhavn.rules.game cimport Game
from nyhavn.rules.legality cimport ChoiceList

cdef int COLOURS, DISCARD, DONE, END_TURN, NOTHING, PIERS, PLACE, PLACEMENT_COUNT, USE_DISCOUNT
cdef int ABILITY_BITS, COAT_BITS, COLOUR_BITS, HAND_BITS, HARBOUR_BITS, PIER_BITS, PLACEMENT_BITS


@cython.final
cdef class Outcomes:
    cdef readonly bint distinct, by_pier
    cdef list steps
    cdef list lists
    cdef int indexes[17]
    cdef int depth
    cdef Fingerprints seen
    cdef char skipped[3132]
    cdef bint has_skipped
    cdef readonly Game game
    cpdef void begin(self, Game game)
    cpdef void skip(self, int placement, bint skipped) noexcept nogil
    @cython.locals(step=Game, listed=ChoiceList)
    cdef void open_step(self) noexcept
    @cython.locals(listed=ChoiceList, before=Game, after=Game, index=cython.int, number=cython.int)
    cpdef bint advance(self) noexcept
    @cython.locals(listed=ChoiceList)
    cpdef list decisions(self)


cdef bint out_of_order(Game start, Game game, int number) noexcept nogil
@cython.locals(house=cython.ulonglong, rest=cython.ulonglong, harbour=cython.int, seat=cython.int)
cdef bint note(Fingerprints seen, Game game, bint by_pier) noexcept
