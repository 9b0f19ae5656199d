# The C types of fingerprints.py. Cython reads this file when it compiles; Python never does.
cimport cython

ctypedef unsigned long long Number

cdef Number SPREAD, ALL_64
cdef int FEWEST


@cython.final
cdef class Fingerprints:
    cdef Number round
    cdef readonly int count
    cdef int buckets
    cdef Number[::1] table
    cpdef void clear(self) noexcept
    cpdef bint add(self, Number first, Number second)
    @cython.locals(mixed=Number, bucket=cython.int)
    cdef int bucket_of(self, Number first, Number second) noexcept nogil
    @cython.locals(pairs=Number[::1], pair=cython.int, bucket=cython.int)
    cdef void grow(self)
