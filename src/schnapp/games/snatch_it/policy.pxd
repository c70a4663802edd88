cimport cython
from libc.stdint cimport int8_t
from schnapp.table.bits cimport lowest
from schnapp.table.dealer cimport Dealer
from schnapp.table.hashing cimport BLANK, hash_combine
from schnapp.table.policy cimport GreedyPolicy
from schnapp.table.network cimport Network
from schnapp.table.state cimport State
from .features cimport SnatchItFeatures
from .rules.state cimport (
    SnatchIt, LANDS_ON, CARRIES, COPIES, LAST_BITE, LAY, BAIT, STORK_CHOICE, DONE,
    DO_LAY, DO_SNATCH, DO_STEAL, DO_SWALLOW, DO_STALK, DO_TOSS, DO_RECLAIM, DO_CONSOLATION_DRAW, DO_BAIT,
    DO_STORK_CHOOSE, DO_CALL_OUT,
)

cdef class SnatchItPolicy(GreedyPolicy):
    # the decision that is being weighed
    cdef SnatchIt table
    cdef int seat                   # who decides
    cdef int unseen[13]             # copies of each kind that the seat sees nowhere
    cdef double hidden              # all of them
    cdef double usual               # points of a card that the seat has not seen
    cdef int others                 # cards in the others' hands
    cdef double worth_of[58]        # points of each stack, as far as the seat knows
    # what is remembered
    cdef bint remembers             # all stacks and bellies
    cdef bint knows_discard         # and what lies in the discard

    @cython.locals(table=SnatchIt, kind=cython.int, stack=cython.int, slip=cython.int, total=cython.int, own=cython.int, worth=cython.double)
    cdef void look(self, State state, int seat) noexcept
    @cython.locals(table=SnatchIt, act=cython.int, stack=cython.int, kind=cython.int, other=cython.int, floating=cython.uint, worth=cython.double, gain=cython.double, back=cython.double)
    cdef double weigh(self, int seat, int action) noexcept
    @cython.locals(fitting=cython.int, rest=cython.uint, base=cython.double, none=cython.double)
    cdef double chance_of(self, int top, int cards) noexcept
    @cython.locals(meal=cython.int, stolen=cython.double, keeps=cython.double, eats=cython.double)
    cdef double hope(self, int top, double worth, unsigned int pond) noexcept
    @cython.locals(table=SnatchIt, stack=cython.int, highest=cython.double)
    cdef double reserve(self, int card) noexcept
    @cython.locals(table=SnatchIt, stack=cython.int)
    cdef bint feeds(self, int card) noexcept
    @cython.locals(table=SnatchIt, rest=cython.uint, worth=cython.double)
    cdef double parting(self, int card) noexcept
    @cython.locals(table=SnatchIt, seat=cython.int, other=cython.int, stack=cython.int, worth=cython.double, gain=cython.double)
    cdef double bait(self, int card) noexcept
    @cython.locals(table=SnatchIt, pond=cython.uint, stack=cython.int)
    cdef bint could_act(self, int card) noexcept

    cdef int quiet_boundary(self, State state) noexcept
    @cython.locals(slip=cython.int, points=cython.int)
    cdef int points_of(self, SnatchIt table, int stack) noexcept
    @cython.locals(other=cython.int, thieves=cython.int)
    cdef int thieves(self, SnatchIt table, int seat, int top) noexcept
    @cython.locals(table=SnatchIt, into=SnatchItFeatures, stack=cython.int, owner=cython.int, other=cython.int, top=cython.int, kind=cython.int, thieves=cython.int, above=cython.int, distance=cython.int, rest=cython.uint, reach=cython.uint, points=cython.double, own=cython.double, first=cython.double, second=cython.double, full=cython.double, total=cython.double, count=cython.double, largest=cython.double, safe=cython.double, risky=cython.double, ready=cython.double, sure=cython.double, kept=cython.double, threat=cython.double, prey=cython.double, catch_=cython.double, fitting=cython.double)
    cdef void extract(self, State state, int seat) noexcept
    @cython.locals(table=SnatchIt)
    cpdef bint at_once(self, State state) noexcept
    @cython.locals(table=SnatchIt, kind=cython.int, other=cython.int, stack=cython.int, seen=cython.ulonglong)
    cpdef unsigned long long information_state_hash(self, State state, int seat) noexcept
    @cython.locals(table=SnatchIt, other=cython.int, kind=cython.int, _copy=cython.int, at=cython.int, count=cython.int, laying=cython.bint)
    cdef void imagine(self, State world, int seat, Dealer chance) noexcept
    @cython.locals(place=cython.int, other=cython.int, word=cython.int, low=cython.int, high=cython.int, dealt_low=cython.int, dealt_high=cython.int)
    cdef void sink_last_bite(self, SnatchIt table, Dealer chance) noexcept
    @cython.locals(other=cython.int, kind=cython.int, _copy=cython.int, at=cython.int, count=cython.int)
    cdef int gather(self, SnatchIt table, int seat, bint laying) noexcept
    @cython.locals(stack=cython.int, upper=cython.int, slip=cython.int, under=cython.int, place=cython.int, kind=cython.int, fits=cython.bint)
    cdef void change_stacks(self, SnatchIt table, int seat, int count, Dealer chance) noexcept
    @cython.locals(count=cython.int, best=cython.int)
    cdef void lay_again(self, SnatchIt table, int seat, int card, Dealer chance) noexcept

cdef double FULL[6]
cdef int8_t PILE[118]
cdef unsigned short LAYABLE[13]
cdef int HIGHEST[5]
cdef int DEEPEST[5]
cdef int SWARM, SWARM_POINTS, COARSE, EXACT, UNSEEN
