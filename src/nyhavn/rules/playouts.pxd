# The C types of playouts.py. Cython reads this file when it compiles; Python never does.
cimport cython

from nyhavn.rules.chance cimport Chance
from nyhavn.rules.game cimport Game
from nyhavn.rules.legality cimport ChoiceList

cdef int COLOURS, END_CARD, LAST_CARDS, MIN_PLAYERS, OVER, REFILL, RESHUFFLE

cpdef Game laid_out(int players)
cpdef int play_out(Game game, Chance chance) except -1
@cython.locals(decisions=cython.longlong, turns=cython.longlong)
cpdef tuple play_many(int players, long long games, Chance chance)
cdef int run_out(Game game, Chance chance, ChoiceList choices) noexcept nogil
cdef void settle_at_random(Game game, Chance chance) noexcept nogil
cpdef void deal_at_random(Game game, Chance chance) noexcept nogil
cdef void shuffle_discards(Game game, Chance chance) noexcept nogil
cdef void add_end_card(Game game, Chance chance) noexcept nogil
cdef void shuffle(Game game, Chance chance, int first) noexcept nogil
