# The C types of evaluation.py. Cython reads this file when it compiles; Python never does.
cimport cython

from nyhavn.bots.heuristic.prospects cimport Prospects
from nyhavn.rules cimport bits, legality
from nyhavn.rules.game cimport Game
from nyhavn.rules.outcomes cimport Outcomes
from nyhavn.rules.position cimport Spaces, has_end_card

cdef int ADDITIONAL_CARD, BOTH_ACTIONS, CHANGE_OF_COLOURS, COAT_ROW_COUNT, COLOURS, COLUMNS, CONSTRUCTION_DISCOUNT, LAST_CARDS, LINES
cdef int CLOCK_EVERY, NOTHING, OVER, PIERS, POINTS_TO_WIN, ROWS, SIZES, SMALLEST, TILE_COUNT, ABILITIES
cdef int POINTS, POINTS_ABOVE_5, POINTS_ABOVE_8, COVERED, HOLES, SINGLE_SPACES, STEPS, ROW_LINES, COLUMN_LINES,\
    OPEN_COATS, SUPPORTED_COATS, COATS_ABOVE_SUPPORT, ROW_COATS, COLOURS_BESIDE, HOUSE_FEATURES, CARDS,\
    CARDS_OF_COLOUR, CARDS_BEYOND, REACH, ABILITY_REACH, COLOURS_PAYING, WIN_IN_REACH, OWNED, ACTIVE, INACTIVE,\
    HARBOUR, OWN_PAIR, NEXT_PAIR, ENDING, TAKEN_AWAY, FEATURE_COUNT
cdef int MANY_CARDS, MOST_COLUMN_LACKING, MOST_ROW_LACKING, PLACEMENT_BITS, REACH_COATS, REACH_POINTS, REACH_STEPS
cdef double WON
cdef int CARDS_TO_DRAW[5]
cdef Spaces ALL_SPACES, ROW_ONE
cdef Spaces COAT_ROWS[3]
cdef Spaces LINE_SPACES[14]
cdef int PLACEMENT_TILE[3132]


@cython.final
cdef class HeuristicEvaluation:
    cdef double opening[73]
    cdef double ending[73]
    cdef double weights[73]
    cdef double values[73]
    cdef int on_piers[5]
    cdef list rivals
    cdef dict houses
    cdef int seat, next_seat
    @cython.locals(progress=cython.double, change=cython.double)
    cpdef void begin(self, Game game)
    @cython.locals(best=cython.double, worth=cython.double, count=cython.int)
    cpdef list search(self, Outcomes walk, int most, double deadline=*)
    @cython.locals(house=Prospects)
    cpdef double worth(self, Game game)
    @cython.locals(house=Prospects)
    cpdef double standing(self, Game game, int seat)
    @cython.locals(house=Prospects)
    cpdef list measure(self, Game game)
    @cython.locals(total=cython.double)
    cdef double weigh(self, int first, int end) noexcept nogil
    @cython.locals(house=Prospects, key=Spaces)
    cdef Prospects house(self, Game game)
    @cython.locals(filled=Spaces, empty=Spaces, supported=Spaces, points=cython.int)
    cdef void measure_house(self, Game game, Prospects house) noexcept nogil
    @cython.locals(spaces=Spaces)
    cdef void measure_line(self, int line, Spaces filled, Spaces windows) noexcept nogil
    @cython.locals(inactive=cython.int)
    cdef void measure_rest(self, Game game, Prospects house)
    cdef void measure_hand(self, Game game) noexcept nogil
    @cython.locals(paying=cython.int, cards=cython.int, size=cython.int, lacking=cython.int)
    cdef void measure_reach(self, Game game, Prospects house) noexcept nogil
    cdef void note_offer(self, Prospects house, int offer, int first, int distance) noexcept nogil
    @cython.locals(active=cython.int, aid=cython.int, most=cython.int)
    cdef int aid_of_abilities(self, Game game, int colour) noexcept nogil
    @cython.locals(left=cython.int, right=cython.int, own=cython.int, others=cython.int, chance=cython.double)
    cdef void measure_harbour(self, Game game) noexcept nogil
    @cython.locals(house=Prospects)
    cdef int taken_away(self, Game game)


@cython.locals(drawn=cython.double, left=cython.int, points=cython.int)
cpdef double progress_of(Game game) noexcept nogil
cdef double end_chance(Game game, int empty) noexcept nogil
cdef int lead(Game game, int seat) noexcept nogil
