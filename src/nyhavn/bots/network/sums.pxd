# The C types of sums.py. Cython reads this file when it compiles; Python never does.
cimport cython

ctypedef unsigned long long Number

cdef Number SPREAD, ALL_64


@cython.final
cdef class Sums:
    cdef Number round
    cdef int count, buckets
    cdef bint fresh
    cdef float[:, ::1] values
    cdef Number[::1] fits
    cdef Number[::1] keys, stamps, slots
    cdef void make_buckets(self, int buckets)
    cdef void clear(self) noexcept nogil
    @cython.locals(bucket=cython.int)
    cdef int slot(self, Number key)
    @cython.locals(mixed=Number, bucket=cython.int)
    cdef int bucket_of(self, Number key) noexcept nogil
    @cython.locals(fits=Number[::1], keys=Number[::1], stamps=Number[::1], slots=Number[::1], bucket=cython.int)
    cdef void grow(self)
