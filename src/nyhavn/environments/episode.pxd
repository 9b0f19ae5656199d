# The C types of episode.py. Cython reads this file when it compiles; Python never does.
cimport cython

from nyhavn.environments cimport encoding
from nyhavn.rules cimport playouts
from nyhavn.rules.chance cimport Chance
from nyhavn.rules.game cimport Game
from nyhavn.rules.legality cimport ChoiceList

cdef int ACTIONS, OVER


cdef class Episode:
    cdef readonly Game game
    cdef readonly Chance chance
    cdef Game table
    cdef ChoiceList choices
    cpdef void deal(self) noexcept
    cpdef void go_on(self) noexcept
    cpdef bint is_over(self) noexcept
    cpdef list numbers(self)
    cpdef bint is_legal(self, int number) noexcept
    cpdef void observe(self, int seat, signed char[::1] out)
    cpdef void mark(self, signed char[::1] out)


@cython.locals(choices=ChoiceList)
cpdef tuple run_on(Game game)
cpdef carry_out(Game game, int number)
