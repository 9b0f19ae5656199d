# The C types of hidden.py. Cython reads this file when it compiles; Python never does.
cimport cython

from nyhavn.rules cimport playouts
from nyhavn.rules.chance cimport Chance
from nyhavn.rules.game cimport Game

cdef int CARDS_PER_COLOUR[5]
cdef int COLOURS, DECK_CARDS, END_CARD, LAST_CARDS, MIN_PLAYERS, NOTHING, PIERS

@cython.locals(seen=Game)
cpdef Game seen_by(Game game, int viewer)
cpdef int unseen_of_colour(Game seen, int colour) noexcept nogil
cpdef int in_deck_of_colour(Game seen, int colour) noexcept nogil
@cython.locals(game=Game, unseen=cython.int[5])
cpdef Game fill_in(Game seen, int viewer, Chance chance)
@cython.locals(first=cython.int, left=cython.int, rank=cython.int)
cpdef void lead_with(Game game, int place, double fraction) noexcept nogil
cpdef bint bring_up(Game game, int card, int ahead) noexcept nogil
cdef int draw(int* unseen, Chance chance) noexcept nogil
cdef void lay_deck(Game game, int* unseen) noexcept nogil
cdef void shuffle_deck(Game game, Chance chance) noexcept nogil
