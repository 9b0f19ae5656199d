# The C types of fingerprints.py. Cython reads this file when it compiles; Python never does.
cimport cython

ctypedef unsigned long long Number

cdef Number SPREAD, ALL_64
cdef int FEWEST, GROWTH


@cython.final
cdef class Fingerprints:
    cdef readonly int count
    cdef bint has_zeros
    cdef int buckets
    cdef Number[::1] table
    cpdef void clear(self) noexcept
    @cython.locals(is_new=cython.bint)
    cpdef bint add(self, Number first, Number second) noexcept
    @cython.locals(mixed=Number, bucket=cython.int)
    cdef int bucket_of(self, Number first, Number second) noexcept nogil
    @cython.locals(old=Number[::1], buckets=cython.int, bucket=cython.int, index=cython.int)
    cdef void grow(self) noexcept
