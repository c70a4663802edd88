cimport cython
from schnapp.rules cimport Dealer, Rng, RolloutPolicy, State, int8_t, lowest

@cython.final
cdef class CrazyEights(State):
    cdef public int8_t max_draws           # option max_draws
    cdef public int8_t stage               # place in STAGES
    cdef int8_t active                     # seat whose turn it is, -1: nobody's
    cdef int8_t top                        # the open card
    cdef int8_t suit                       # the suit to follow
    cdef int8_t draws                      # cards drawn in this turn
    cdef int8_t passes                     # in a row, with nothing left to draw
    cdef int8_t pile_count
    cdef unsigned long long pile           # a bit for each card, as in every set of cards here
    cdef unsigned long long discard        # the cards under the open one
    cdef unsigned long long hand[2]

cdef class Policy(RolloutPolicy):
    pass

cdef unsigned long long BIT[52], SUIT[4], RANK[13], ALL, EIGHTS
cdef int COST[52]
