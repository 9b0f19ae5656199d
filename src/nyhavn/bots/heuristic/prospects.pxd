# The C types of prospects.py. Cython reads this file when it compiles; Python never does.
cimport cython

from nyhavn.rules cimport bits, legality
from nyhavn.rules.game cimport Game
from nyhavn.rules.position cimport Spaces

cdef int COAT_ROW_COUNT, COAT_SPACE_COUNT, LINES, SIZES, SMALLEST
cdef Spaces COAT_ROWS[3]
cdef Spaces COAT_SPACES[4]
cdef int FIRST_FOOTPRINT[21]
cdef int LINE_POINTS[14]
cdef Spaces LINE_SPACES[14]


@cython.final
cdef class Prospects:
    cdef double worth
    cdef int surveyed
    cdef short fits[40]
    cdef short coats[40]
    cdef short points[40]
    cdef Spaces open_coats
    cdef int near_lines
    cdef Spaces lacking[14]
    cdef int line_points[14]
    cdef int line_coats[14]
    cdef Spaces completing[14]
    @cython.locals(filled=Spaces, windows=Spaces, spaces=Spaces, lacking=Spaces, index=cython.int)
    cdef void look_at(self, Game game, int seat) noexcept nogil
    @cython.locals(near=Spaces, corners=Spaces, beside=Spaces)
    cdef void survey(self, Game game, int seat, int tile) noexcept nogil
    @cython.locals(earning=Spaces, lines=Spaces, corner=Spaces, spaces=Spaces, completing=Spaces, points=cython.int, coats=cython.int)
    cdef void note(self, int offer, int footprint, Spaces corners, int size) noexcept nogil
