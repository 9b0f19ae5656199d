# The C types of batch.py. Cython reads this file when it compiles; Python never does.
from cpython.ref cimport PyObject

from nyhavn.rules cimport playouts
from nyhavn.rules.chance cimport Chance
from nyhavn.rules.game cimport Game
from nyhavn.rules.legality cimport ChoiceList

cdef int MOST_CHOICES, OVER


cdef class Batch:
    cdef readonly int count
    cdef readonly long long finished, turns
    cdef Chance chance
    cdef Game table
    cdef ChoiceList scratch
    cdef list games
    # Borrowed from the list, which keeps them alive: what runs without the lock must not count references.
    cdef PyObject* game_at[4096]
    cdef int[::1] starts
    cdef int[::1] listed
    cdef int[::1] chosen
    cpdef void list_choices(self)
    cdef int list_from(self, int first, int room) noexcept nogil
    cdef void list_one(self, int index, Game game) noexcept nogil
    cpdef void step(self, const int[::1] indexes)
    cdef int first_wrong(self) noexcept nogil
    cdef void apply_all(self) noexcept nogil
    cdef void apply_one(self, int index, Game game, int number) noexcept nogil
    cdef void note_choices(self, int index, Game game) noexcept nogil
    cdef void note_end(self, int index, Game game) noexcept nogil
