# The C types of playouts.py. Cython reads this file when it compiles; Python never does.
from nyhavn.rules.chance cimport Chance
from nyhavn.rules.game cimport Game
from nyhavn.rules.legality cimport Choices

cdef int COLOURS, END_CARD, LAST_CARDS, OVER, REFILL, RESHUFFLE

cpdef int play_out(Game game, Chance chance)
cdef int run_out(Game game, Chance chance, Choices choices) noexcept nogil
cdef void shuffle_again(Game game, Chance chance) noexcept nogil
cdef void shuffle(Game game, Chance chance, int first, int end) noexcept nogil
