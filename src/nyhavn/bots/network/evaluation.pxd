# The C types of evaluation.py. Cython reads this file when it compiles; Python never does.
cimport cython

from nyhavn.bots.network cimport encoding, vectors
from nyhavn.bots.network.encoding cimport Rows
from nyhavn.rules.chance cimport Chance
from nyhavn.rules.game cimport Game
from nyhavn.rules.outcomes cimport Outcomes
from nyhavn.rules.position cimport Spaces

cdef int COLOURS, NOTHING, OVER, PIERS
cdef int PLACEMENT_TILE[3132]


@cython.final
cdef class Part:
    cdef float values[128]
    cdef Spaces fits


@cython.final
cdef class Evaluation:
    cdef readonly int players, seat
    cdef float[:, ::1] first
    cdef float[::1] bias
    cdef float[:, ::1] second
    cdef float[::1] second_bias
    cdef Rows rows, home_rows
    cdef Part base, home, total
    cdef Game start
    cdef readonly Game best, chosen
    cdef readonly double best_value, chosen_value
    cdef readonly double chances[4]
    cdef Spaces rival_fits[4]
    cdef dict houses, hands, harbours
    cdef void forget(self)
    cpdef void begin(self, Game game)
    cdef int table_first(self) noexcept nogil
    cdef void note_reach(self, Game game, int distance, int tile, Spaces fits) noexcept nogil
    cdef void add_rows(self, Part part) noexcept nogil
    @cython.locals(total=Part, house=Part)
    cpdef double value(self, Game game)
    @cython.locals(highest=cython.double, whole=cython.double, logit=cython.double)
    cdef double weigh(self) noexcept nogil
    @cython.locals(part=Part, key=Spaces)
    cdef Part house_part(self, Game game)
    @cython.locals(covered=Spaces)
    cdef void change_house(self, Part part, Game game) noexcept nogil
    @cython.locals(part=Part, key=Spaces)
    cdef Part hand_part(self, Game game)
    @cython.locals(part=Part, key=Spaces)
    cdef Part harbour_part(self, Game game)
    cdef void swap_supply(self, Part part, Game game) noexcept nogil
    @cython.locals(value=cython.double, noisy=cython.double, noisiest=cython.double, noise=cython.double, logit=cython.double, count=cython.int)
    cpdef int search(self, Outcomes walk, Chance chance, double temperature, int most)


cpdef double exact_value(Evaluation evaluation, Game game)
