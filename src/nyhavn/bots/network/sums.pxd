# The C types of sums.py. Cython reads this file when it compiles; Python never does.
cimport cython

ctypedef unsigned long long Number

cdef Number SPREAD, ALL_64


@cython.final
cdef class Sums:
    cdef Number round
    cdef int count, places
    cdef bint fresh
    cdef float[:, ::1] values
    cdef Number[::1] fits
    cdef Number[::1] keys, stamps, slots
    cdef void make_places(self, int places)
    cdef void clear(self) noexcept nogil
    @cython.locals(place=cython.int)
    cdef int slot(self, Number key)
    @cython.locals(mixed=Number, place=cython.int)
    cdef int place_of(self, Number key) noexcept nogil
    @cython.locals(fits=Number[::1], keys=Number[::1], stamps=Number[::1], slots=Number[::1], place=cython.int)
    cdef void grow(self)
