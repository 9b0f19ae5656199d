# The C types of chance.py. Cython reads this file when it compiles; Python never does.
cimport cython

cdef unsigned long long MULTIPLIER, INCREMENT, ALL_64, ALL_32


@cython.final
cdef class Chance:
    cdef readonly unsigned long long state
    @cython.locals(state=cython.ulonglong, mixed=cython.ulonglong, turn=cython.ulonglong)
    cdef unsigned long long draw(self) noexcept nogil
    cpdef int below(self, int bound) noexcept nogil
    cpdef double part(self) noexcept nogil
