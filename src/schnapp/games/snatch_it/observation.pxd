cimport cython
from schnapp.table.bits cimport lowest
from schnapp.table.dealer cimport Dealer
from schnapp.table.observer cimport Observer
from schnapp.table.state cimport State
from .rules.state cimport (
    SnatchIt, LANDS_ON, CARRIES, COPIES, LAST_BITE, DO_LAY, DO_SNATCH, DO_STEAL, DO_SWALLOW, DO_STALK, DO_TOSS,
    DO_RECLAIM, DO_DECLINE, DO_CONSOLATION_DRAW, DO_CONSOLATION_SKIP, DO_BAIT, DO_STORK_CHOOSE, DO_CALL_OUT,
)

cdef class SnatchItObserver(Observer):
    cdef bint own_stacks                 # option own_stack_view
    cdef bint own_belly                  # option own_belly_view

    @cython.locals(table=SnatchIt, at=cython.int, other=cython.int, kind=cython.int, stack=cython.int, slip=cython.int, points=cython.int, above=cython.int, rest=cython.int, word=cython.int)
    cdef void observe(self, State state, int seat, short *into) noexcept
    @cython.locals(table=SnatchIt, at=cython.int, above=cython.int, word=cython.int)
    cdef void see_last_bite(self, State state, short *into) noexcept
    @cython.locals(table=SnatchIt, act=cython.int, stack=cython.int, kind=cython.int)
    cdef int index(self, State state, int seat, int move) noexcept
    @cython.locals(table=SnatchIt)
    cdef void deal(self, State state, Dealer dealer) noexcept

cdef int PAIR[13][13]
cdef int DEEPEST[5]
cdef int COARSE, EXACT, SWARM, SWARM_POINTS
cdef int STAGE, ROUND, FLAGS, TURN, FIRST_LEAP, WAITING_FOR, DECK, LAST_BITE_SEEN, ABOVE, DISCARD, POND, HAND, HANDS
cdef int BELLY, BELLIES, UNSEEN, LAID, OWN_LAID, PENDING_OWNER, PENDING_STACK, PENDING_CARD, STACKS
cdef int LAY_AT, SNATCH_AT, STEAL_AT, SWALLOW_AT, STALK_AT, TOSS_AT, RECLAIM_AT, DECLINE_AT, CONSOLATION_AT, BAIT_AT
cdef int STORK_AT, CALL_OUT_AT
