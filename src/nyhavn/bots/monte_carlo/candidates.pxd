# The C types of candidates.py. Cython reads this file when it compiles; Python never does.
cimport cython

from nyhavn.bots.heuristic.evaluation cimport HeuristicEvaluation
from nyhavn.rules.game cimport Game
from nyhavn.rules.outcomes cimport Outcomes

cdef int ABILITY_BITS, CHANGE_BITS, LARGEST_CHANGE, PLACEMENT_BITS
cdef int CLOCK_EVERY, COLOURS, MOST_OUTCOMES, NOTHING, OVER, PIERS


@cython.final
cdef class Candidate:
    cdef readonly Game game
    cdef readonly double worth
    cdef readonly list decisions
    cdef readonly tuple label


@cython.final
cdef class Candidates:
    cdef HeuristicEvaluation evaluation
    cdef int most, outcomes
    cdef Outcomes walk
    @cython.locals(walk=Outcomes, found=cython.int, worth=cython.double)
    cpdef list find(self, Game game, double deadline)
    @cython.locals(index=cython.int, other=Candidate)
    cdef void keep(self, list kept, Game before, double worth)
    @cython.locals(after=Game)
    cdef Candidate candidate(self, Game before, double worth)


@cython.locals(seat=cython.int, rest=cython.ulonglong)
cdef tuple label(Game before, Game after)
