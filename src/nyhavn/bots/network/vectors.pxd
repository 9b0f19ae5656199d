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


cdef extern from *:
    """
    /* The widest instructions the machine has are chosen when the module is loaded. None of them joins a
       product and a sum in one rounding, so every machine finds the same numbers. */
    #if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__GLIBC__)
    #define NYHAVN_WIDE __attribute__((target_clones("avx2", "default"), unused))
    #else
    #define NYHAVN_WIDE
    #endif
    #define NYHAVN_UNITS 128
    #define NYHAVN_LANES 8
    #define NYHAVN_PARTS 8

    /* Eight sums side by side let the compiler use vector instructions; the parts are added in one pass. */
    #define NYHAVN_MARGINS(OUTPUTS) \
        for (int unit = 0; unit < NYHAVN_UNITS; unit += NYHAVN_LANES) { \
            for (int lane = 0; lane < NYHAVN_LANES; lane++) { \
                float total = part[0][unit + lane]; \
                for (int other = 1; other < NYHAVN_PARTS; other++) total += part[other][unit + lane]; \
                total = total > 0 ? total : 0; \
                for (int output = 0; output < OUTPUTS; output++) \
                    lanes[output][lane] += total * weights[output * NYHAVN_UNITS + unit + lane]; \
            } \
        }

    static NYHAVN_WIDE void nyhavn_margins(
        const float* sums, const int* slots, const float* weights, int outputs, double* margins
    ) {
        const float* part[NYHAVN_PARTS];
        float lanes[3][NYHAVN_LANES] = {{0}};
        for (int slot = 0; slot < NYHAVN_PARTS; slot++) part[slot] = sums + (long)slots[slot] * NYHAVN_UNITS;
        if (outputs == 1) { NYHAVN_MARGINS(1) }
        else if (outputs == 2) { NYHAVN_MARGINS(2) }
        else { NYHAVN_MARGINS(3) }
        for (int output = 0; output < outputs; output++) {
            for (int lane = 1; lane < NYHAVN_LANES; lane++) lanes[output][0] += lanes[output][lane];
            margins[output] = lanes[output][0];
        }
    }
    """
    void nyhavn_margins(const float*, const int*, const float*, int, double*) noexcept nogil


cdef inline void margins_of_parts(
    double* margins, float[:, ::1] sums, int* slots, const float[:, ::1] weights
) noexcept nogil:
    nyhavn_margins(&sums[0, 0], slots, &weights[0, 0], <int>weights.shape[0], margins)


cdef inline double exponential(double number) noexcept nogil:
    return exp(number)


cdef inline double logarithm(double number) noexcept nogil:
    return log(number)


cdef inline double root(double number) noexcept nogil:
    return sqrt(number)
