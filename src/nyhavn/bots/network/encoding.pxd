# The C types of encoding.py. Cython reads this file when it compiles; Python never does.
cimport cython

from nyhavn.rules cimport bits, hidden, legality
from nyhavn.rules.game cimport Game
from nyhavn.rules.position cimport Spaces

cdef int COLOURS, COLUMNS, NOTHING, PIERS, ROWS, SIZES, SMALLEST
cdef int ABILITIES, ABILITY_STATES, DECK_STEP, LINE_KINDS, MOST_EMPTY, MOST_HOLES, MOST_IN_HAND, MOST_MISSING,\
    MOST_ON_PIERS, MOST_POINTS, MOST_UNKNOWN, TILE_COUNT
cdef int COLUMN_KIND, DECK_COUNTS, HAND_COUNTS, MISSING_COUNTS, PIER_COUNTS, ROW_KIND, SUPPLY_COUNTS, UNSEEN_COUNTS
cdef int BRICKS, ROW_COUNTS, COLUMN_COUNTS, HEIGHTS, HOLES, POINTS, HOUSE_FEATURES
cdef int HAND_SIZE, UNKNOWN, OWNED, HAND_FEATURES, SEAT_FEATURES
cdef int PIER_COLOURS, PIER_PAIRS, PIER_EMPTY, PIER_FEATURES
cdef int SUPPLY, SPECIALS, DECK, UNSEEN, TABLE_FEATURES
cdef int FIRST_FOOTPRINT[21]
cdef Spaces LINE_SPACES[14]


@cython.final
cdef class ActiveFeatures:
    cdef readonly int count
    cdef int numbers[431]
    cdef void add(self, int number) noexcept nogil


cpdef int features_for(int players)
cpdef void position_features(ActiveFeatures active, Game game, int seat)
cdef void house_features(ActiveFeatures active, Game game, int seat, int first) noexcept nogil
cdef void space_features(ActiveFeatures active, Spaces covered, Spaces windows, int first) noexcept nogil
@cython.locals(filled=Spaces, bricks=Spaces, line=Spaces)
cdef void line_features(ActiveFeatures active, Game game, int seat, int first) noexcept nogil
cdef void hand_features(ActiveFeatures active, Game game, int seat, int first, bint is_own) noexcept nogil
@cython.locals(fits=Spaces, near=Spaces, beside=Spaces, apart=Spaces, corners=Spaces, touching=Spaces)
cdef Spaces house_fits(Game game, int seat) noexcept nogil
cdef int reach_feature(Game game, int seat, int tile, Spaces fits, bint is_own) noexcept nogil
cdef void pier_features(ActiveFeatures active, Game game, int first) noexcept nogil
cdef void table_features(ActiveFeatures active, Game game, int seat, int first) noexcept nogil
cdef int supply_feature(int tile, int count) noexcept nogil
