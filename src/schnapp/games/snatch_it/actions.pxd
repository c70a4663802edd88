cimport cython
from schnapp.table.observer cimport Observer
from schnapp.table.state cimport State
from .rules.state cimport SnatchIt, COARSE, DO_STEAL, DO_SWALLOW, EXACT, UNSEEN

cdef class SnatchItObserver(Observer):
    @cython.locals(table=SnatchIt, kind=cython.int, stack=cython.int)
    cdef void add(self, State state, int seat, short *into, int at) noexcept
    @cython.locals(table=SnatchIt)
    cdef void see_last_bite(self, State state, short *into, int at) noexcept
    @cython.locals(table=SnatchIt, action=cython.int, act=cython.int, stack=cython.int, top=cython.int, which=cython.int)
    cdef int index(self, State state, int seat, int move) noexcept

cdef signed char WHICH_CARD[13][13]
cdef signed char WHICH_POND[13][13]
cdef int UNSEEN_AT, POINTS_AT
