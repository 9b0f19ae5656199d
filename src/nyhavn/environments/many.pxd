# The C types of many.py. Cython reads this file when it compiles; Python never does.
cimport cython

from nyhavn.environments cimport encoding
from nyhavn.rules cimport position
from nyhavn.rules.batch cimport Batch
from nyhavn.rules.game cimport Game

cdef int ACTIONS, NOTHING


cdef class ManyGames(Batch):
    cdef readonly int players, size
    cdef readonly object observations, earlier_observations, last_observations, masks, rewards, ended, seats
    cdef signed char[::1] observation_row
    cdef signed char[::1] last_row
    cdef signed char[::1] mask_row
    cdef float[::1] reward_row
    cdef signed char[::1] ended_row
    cdef int[::1] seat_row
    @cython.locals(wrong=cython.int)
    cpdef void advance(self, const long long[::1] numbers)
    @cython.locals(number=cython.longlong)
    cdef int first_illegal(self, const long long[::1] numbers) noexcept nogil
    cdef void apply_numbers(self) noexcept nogil
    cdef void clear(self, Py_ssize_t index) noexcept nogil
    cdef void note_choices(self, int index, Game game) noexcept nogil
    @cython.locals(best=cython.int, share=cython.double)
    cdef void note_end(self, int index, Game game) noexcept nogil


cpdef double reward(double share, int players) noexcept nogil
