# The C types of rollouts.py. Cython reads this file when it compiles; Python never does.
cimport cython

from nyhavn.bots.heuristic.evaluation cimport HeuristicEvaluation
from nyhavn.rules cimport playouts
from nyhavn.rules.chance cimport Chance
from nyhavn.rules.game cimport Game
from nyhavn.rules.outcomes cimport Outcomes

cdef int CLOCK_EVERY, OVER, QUICK_LOOK
cdef double TEMPO


@cython.final
cdef class Rollouts:
    cdef HeuristicEvaluation evaluation
    cdef int rounds
    cdef readonly double shares[4]
    cdef Outcomes walk
    cpdef void run(self, Game game, Chance chance, double deadline)
    @cython.locals(walk=Outcomes, found=cython.int, highest=cython.double, worth=cython.double)
    cdef void play_turn(self, Game game, double deadline)
    @cython.locals(first=cython.double, whole=cython.double, lead=cython.double)
    cdef void share_out(self, Game game)
