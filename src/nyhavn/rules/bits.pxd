# The same functions as in bits.py, for compiled modules.
cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int nyhavn_lowest_space(unsigned long long spaces) {
        unsigned long place;
        _BitScanForward64(&place, spaces);
        return (int)place;
    }
    #define nyhavn_count_spaces(spaces) ((int)__popcnt64(spaces))
    #else
    #define nyhavn_lowest_space(spaces) __builtin_ctzll(spaces)
    #define nyhavn_count_spaces(spaces) __builtin_popcountll(spaces)
    #endif
    #include <string.h>
    static CYTHON_INLINE void nyhavn_spread_spaces(unsigned long long spaces, signed char *out) {
        int done;
        for (done = 0; done < 45; done += 8) {
            /* Eight bits become the lowest bits of eight bytes. */
            unsigned long long eight = (spaces >> done & 0xFF) * 0x0101010101010101ULL & 0x8040201008040201ULL;
            eight = (eight + 0x7F7F7F7F7F7F7F7FULL) >> 7 & 0x0101010101010101ULL;
            memcpy(out + done, &eight, done + 8 <= 45 ? 8 : 45 - done);
        }
    }
    """
    void nyhavn_spread_spaces(unsigned long long spaces, signed char* out) noexcept nogil
    int lowest_space "nyhavn_lowest_space" (unsigned long long spaces) noexcept nogil
    int count_spaces "nyhavn_count_spaces" (unsigned long long spaces) noexcept nogil


cdef inline void spread_spaces(unsigned long long spaces, signed char[::1] out, Py_ssize_t first) noexcept nogil:
    nyhavn_spread_spaces(spaces, &out[first])
