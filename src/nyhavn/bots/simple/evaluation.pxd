# The C types of evaluation.py. Cython reads this file when it compiles; Python never does.
cimport cython

from nyhavn.rules cimport bits
from nyhavn.rules.game cimport Game
from nyhavn.rules.position cimport Spaces

cdef int COLOURS, COLUMNS, LINES, ROWS
cdef int POINTS, COVERED, WINDOWS, HOLES, OWNED, ACTIVE, CARDS, ROW_PROGRESS, COLUMN_PROGRESS, SQUARES, FEATURE_COUNT
cdef Spaces ALL_SPACES
cdef int LINE_POINTS[14]
cdef Spaces LINE_SPACES[14]
cdef double LINE_LENGTH[14]


cdef class GreedyEvaluation:
    cdef double values[14]
    cdef double weights[14]
    @cython.locals(total=cython.double)
    cpdef double worth(self, Game game, int seat)
    @cython.locals(filled=Spaces)
    cdef void measure(self, Game game, int seat) noexcept nogil


@cython.locals(below=Spaces)
cdef Spaces shaded(Spaces filled) noexcept nogil
@cython.locals(spaces=Spaces, covered=Spaces, part=cython.double, points=cython.int)
cdef double line_progress(Game game, int seat, int line) noexcept nogil
