# The same functions as in vectors.py, for compiled modules.
from libc.math cimport exp, log, sqrt

cdef enum:
    UNITS = 128


cdef inline void copy_row(float* total, const float[::1] row) noexcept nogil:
    cdef int unit
    for unit in range(UNITS):
        total[unit] = row[unit]


cdef inline void add_row(float* total, const float[:, ::1] weights, int row) noexcept nogil:
    cdef const float* other = &weights[row, 0]
    cdef int unit
    for unit in range(UNITS):
        total[unit] += other[unit]


cdef inline void clear_sum(float[:, ::1] sums, int slot) noexcept nogil:
    cdef float* total = &sums[slot, 0]
    cdef int unit
    for unit in range(UNITS):
        total[unit] = 0


cdef inline void copy_to_sum(float[:, ::1] sums, int slot, float* other) noexcept nogil:
    cdef float* total = &sums[slot, 0]
    cdef int unit
    for unit in range(UNITS):
        total[unit] = other[unit]


cdef inline void add_row_to_sum(float[:, ::1] sums, int slot, const float[:, ::1] weights, int row) noexcept nogil:
    add_row(&sums[slot, 0], weights, row)


cdef inline void subtract_row_from_sum(float[:, ::1] sums, int slot, const float[:, ::1] weights, int row) noexcept nogil:
    cdef float* total = &sums[slot, 0]
    cdef const float* other = &weights[row, 0]
    cdef int unit
    for unit in range(UNITS):
        total[unit] -= other[unit]


cdef inline void add_up(float* total, float[:, ::1] sums, int* slots) noexcept nogil:
    # All eight in one pass: the total is written once.
    cdef float* a = &sums[slots[0], 0]
    cdef float* b = &sums[slots[1], 0]
    cdef float* c = &sums[slots[2], 0]
    cdef float* d = &sums[slots[3], 0]
    cdef float* e = &sums[slots[4], 0]
    cdef float* f = &sums[slots[5], 0]
    cdef float* g = &sums[slots[6], 0]
    cdef float* h = &sums[slots[7], 0]
    cdef int unit
    for unit in range(UNITS):
        total[unit] = a[unit] + b[unit] + c[unit] + d[unit] + e[unit] + f[unit] + g[unit] + h[unit]


cdef inline double activation(float* total, const float[:, ::1] weights, int output) noexcept nogil:
    # Eight sums side by side let the compiler use vector instructions.
    cdef const float* weight = &weights[output, 0]
    cdef float partial[8]
    cdef int unit, lane
    for lane in range(8):
        partial[lane] = 0
    for unit in range(0, UNITS, 8):
        for lane in range(8):
            partial[lane] += (total[unit + lane] if total[unit + lane] > 0 else 0) * weight[unit + lane]
    for lane in range(1, 8):
        partial[0] += partial[lane]
    return partial[0]


cdef inline double exponential(double number) noexcept nogil:
    return exp(number)


cdef inline double logarithm(double number) noexcept nogil:
    return log(number)


cdef inline double root(double number) noexcept nogil:
    return sqrt(number)
