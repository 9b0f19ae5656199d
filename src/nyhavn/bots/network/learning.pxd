# The C types of learning.py. Cython reads this file when it compiles; Python never does.
cimport cython

from nyhavn.bots.network cimport encoding, vectors
from nyhavn.bots.network.encoding cimport ActiveFeatures
from nyhavn.rules.chance cimport Chance
from nyhavn.rules.game cimport Game

cdef int UNITS
cdef double DECAY_MEAN, DECAY_SQUARE


cdef class Memory:
    cdef readonly int players, capacity, size, next
    cdef int[::1] counts
    cdef short[:, ::1] features
    cdef float[:, ::1] targets
    cdef ActiveFeatures buffer
    cpdef int store(self, Game game)
    cpdef void aim(self, int index, int distance, double chance)
    cdef void advance(self) noexcept nogil


cdef class Learner:
    cdef readonly int players
    cdef public long long steps
    cdef float[:, ::1] first
    cdef float[::1] bias
    cdef float[:, ::1] second
    cdef float[::1] second_bias
    cdef float[:, ::1] gradient, mean, square
    cdef int[::1] touched
    cdef float[:, ::1] small_gradient, small_mean, small_square
    cdef float[::1] sums, blame
    cdef float[::1] chances
    @cython.locals(loss=cython.double)
    cpdef double learn(self, Memory memory, int size, double rate, Chance chance)
    @cython.locals(loss=cython.double, error=cython.float, target=cython.float, feature=cython.int, unit=cython.int)
    cdef double add_sample(self, Memory memory, int index) noexcept nogil
    @cython.locals(whole=cython.double, logit=cython.double, feature=cython.int, unit=cython.int)
    cdef void forward(self, Memory memory, int index) noexcept nogil
    @cython.locals(step=cython.double)
    cdef void update(self, int size, double rate)


@cython.locals(slope=cython.float, scale=cython.float)
cdef void adam(float[::1] weights, float[::1] gradient, float[::1] mean, float[::1] square, int size, double step)
