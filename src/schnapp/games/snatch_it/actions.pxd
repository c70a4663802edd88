cimport cython
from schnapp.table.bits cimport lowest
from schnapp.table.observer cimport Observer
from schnapp.table.state cimport State
from .eye cimport MARK, seen
from .rules.state cimport (
    SnatchIt, LANDS_ON, CARRIES, UNSEEN, COARSE, EXACT, DO_LAY, DO_SNATCH, DO_STEAL, DO_SWALLOW, DO_STALK, DO_TOSS,
    DO_RECLAIM, DO_DECLINE, DO_CONSOLATION_DRAW, DO_CONSOLATION_SKIP, DO_BAIT, DO_STORK_CHOOSE, DO_CALL_OUT,
)

cdef class SnatchItObserver(Observer):
    @cython.locals(table=SnatchIt)
    cdef int see(self, State state, int seat, short *into) except -1
    @cython.locals(table=SnatchIt, kind=cython.int, stack=cython.int)
    cdef void add(self, State state, int seat, short *into, int at) noexcept
    @cython.locals(table=SnatchIt)
    cdef void see_last_bite(self, State state, short *into, int at) noexcept
    @cython.locals(table=SnatchIt, act=cython.int, stack=cython.int, kind=cython.int)
    cdef int index(self, State state, int seat, int move) noexcept

cdef int PAIR[13][13]
cdef int UNSEEN_AT, POINTS_AT
cdef int LAY_AT, SNATCH_AT, STEAL_AT, SWALLOW_AT, STALK_AT, TOSS_AT, RECLAIM_AT, DECLINE_AT, CONSOLATION_AT, BAIT_AT
cdef int STORK_AT, CALL_OUT_AT
