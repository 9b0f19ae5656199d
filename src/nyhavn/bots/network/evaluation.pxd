# The C types of evaluation.py. Cython reads this file when it compiles; Python never does.
cimport cython

from nyhavn.bots.network cimport encoding, vectors
from nyhavn.bots.network.encoding cimport ActiveFeatures
from nyhavn.bots.network.sums cimport Sums
from nyhavn.rules cimport bits, legality
from nyhavn.rules.chance cimport Chance
from nyhavn.rules.game cimport Game
from nyhavn.rules.legality cimport ChoiceList
from nyhavn.rules.outcomes cimport Outcomes
from nyhavn.rules.position cimport Spaces

cdef int COAT, COAT_THAT_SCORES, COLOURS, GAINS, GROUPS, KIND, LARGEST, LAY_SPECIAL, NOTHING, NO_COAT, OVER,\
    HARBOURS, PARTS, PIERS, PLACE, PRICES, REACHES, SIZES, SMALLEST, SPECIAL_FOOTPRINT
cdef int ABILITY_BITS, CARDS_BITS, COLOUR_FIT_BITS, COLOUR_FITS, FIRST_REACH, FIT_BITS, HAND_BITS, MOST_CARDS,\
    PLACEMENT_BITS, TILE_COUNT, UNKNOWN_BITS
cdef double MOST_LOGIT, NEGLIGIBLE
cdef Spaces HAND, HARBOUR, NO_KEY, REACH
cdef int PLACEMENT_TILE[3132]


@cython.final
cdef class Part:
    cdef float values[128]


@cython.final
cdef class NetworkEvaluation:
    cdef readonly int players, seat
    # Ray hands out arrays that cannot be written.
    cdef const float[:, ::1] first
    cdef const float[::1] bias
    cdef const float[:, ::1] second
    cdef const float[::1] second_bias
    cdef ActiveFeatures active, home_features
    cdef Sums sums
    cdef Part home
    cdef Game start, trial
    cdef ChoiceList listed
    cdef int group_best[120]
    cdef double group_values[120]
    cdef readonly int keep, kept
    cdef readonly list best
    cdef readonly double[::1] best_values
    cdef readonly Game chosen
    cdef readonly double chosen_value
    cdef double noisiest
    cdef readonly double chances[4]
    cdef Spaces rival_fits[4]
    cdef int reaches[10240]
    cdef int slots[8]
    cdef int harbours[128]
    cdef double margins[4]
    cdef double widest
    cdef Spaces last_house, last_hand
    cpdef void begin(self, Game game)
    cdef int table_first(self) noexcept nogil
    cdef void note_reach(self, Game game, int distance, int tile, Spaces fits) noexcept nogil
    cdef void add_features(self, int slot) noexcept nogil
    cpdef double value(self, Game game) noexcept
    @cython.locals(house=cython.int)
    cdef void compare(self, Game game) noexcept
    cdef void see_margins(self) noexcept nogil
    @cython.locals(widest=cython.double)
    cdef bint is_behind(self) noexcept nogil
    @cython.locals(whole=cython.double, odds=cython.double)
    cdef double weigh(self) noexcept nogil
    @cython.locals(placement=cython.int)
    cpdef void narrow(self, Outcomes walk)
    @cython.locals(trial=Game, tile=cython.int, is_cheaper=cython.int, group=cython.int, coats=cython.int, spaces=Spaces)
    cdef int rank(self, int placement)
    @cython.locals(value=cython.double)
    cdef void note_place(self, int group, int placement)
    @cython.locals(key=Spaces)
    cdef int house_slot(self, Game game) noexcept
    @cython.locals(covered=Spaces)
    cdef void change_house(self, int slot, Game game) noexcept nogil
    cdef void swap_features(self, int slot, int before, int after) noexcept nogil
    cdef void swap_supply(self, int slot, Game game) noexcept nogil
    @cython.locals(key=Spaces)
    cdef int hand_slot(self, Game game) noexcept
    @cython.locals(key=cython.int)
    cdef int harbour_slot(self, Game game) noexcept
    @cython.locals(key=cython.int)
    cdef int reach_slot(self, Game game, int colour, Spaces fits) noexcept
    @cython.locals(value=cython.double, noisy=cython.double, noise=cython.double, logit=cython.double, count=cython.int)
    cpdef int search(self, Outcomes walk, Chance chance, double temperature, int most)
    @cython.locals(room=Game, index=cython.int, last=cython.double)
    cdef void note_best(self, Game game, double value)


@cython.locals(tiles=Spaces)
cdef Spaces in_supply(Game game) noexcept nogil
cpdef double exact_value(NetworkEvaluation evaluation, Game game)
