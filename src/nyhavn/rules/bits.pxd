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
    """
    int lowest_space "nyhavn_lowest_space" (unsigned long long spaces) noexcept nogil
    int count_spaces "nyhavn_count_spaces" (unsigned long long spaces) noexcept nogil
