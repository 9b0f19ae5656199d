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
    #else
    static inline int nyhavn_lowest_space(unsigned long long spaces) { return __builtin_ctzll(spaces); }
    #endif
    """
    int lowest_space "nyhavn_lowest_space" (unsigned long long spaces) noexcept nogil
