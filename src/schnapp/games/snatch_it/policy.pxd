cimport cython
from schnapp.table.bits cimport lowest
from schnapp.table.rng cimport Rng
from schnapp.table.policy cimport GreedyPolicy
from schnapp.table.network cimport Network
from schnapp.table.state cimport State
from .features cimport SnatchItFeatures
from .rules.state cimport (
    SnatchIt, LANDS_ON, CARRIES, POINTS, UNSEEN, LAST_BITE, SWARM, SWARM_POINTS, HIDDEN, LAY, BAIT, STORK_CHOICE, DONE,
    DO_LAY, DO_SNATCH, DO_STEAL, DO_SWALLOW, DO_STALK, DO_TOSS, DO_RECLAIM, DO_CONSOLATION_DRAW, DO_BAIT,
    DO_STORK_CHOOSE, DO_CALL_OUT,
)

cdef class SnatchItPolicy(GreedyPolicy):
    # the decision that is being weighed
    cdef SnatchIt table
    cdef int seat                   # who decides
    cdef double hidden              # cards that the seat sees nowhere
    cdef double usual               # points of a card that the seat has not seen
    cdef int others                 # cards in the others' hands
    cdef double value_of[58]        # points of each stack, as far as the seat knows

    @cython.locals(table=SnatchIt, kind=cython.int, stack=cython.int, total=cython.int)
    cdef void prepare(self, State state, int seat) noexcept
    @cython.locals(table=SnatchIt, act=cython.int, stack=cython.int, kind=cython.int, other=cython.int, floating=cython.uint, value=cython.double, gain=cython.double, back=cython.double)
    cdef double weigh(self, int seat, int action) noexcept
    @cython.locals(fitting=cython.int, rest=cython.uint, base=cython.double, none=cython.double)
    cdef double chance_of(self, int top, int cards) noexcept
    @cython.locals(meal=cython.int, stolen=cython.double, keeps=cython.double, eats=cython.double)
    cdef double hope(self, int top, double value, unsigned int pond) noexcept
    @cython.locals(table=SnatchIt, stack=cython.int, highest=cython.double)
    cdef double reserve(self, int card) noexcept
    @cython.locals(table=SnatchIt, stack=cython.int)
    cdef bint feeds(self, int card) noexcept
    @cython.locals(table=SnatchIt, rest=cython.uint, value=cython.double)
    cdef double parting(self, int card) noexcept
    @cython.locals(table=SnatchIt, seat=cython.int, other=cython.int, stack=cython.int, value=cython.double, gain=cython.double)
    cdef double bait(self, int card) noexcept

    cdef int quiet_boundary(self, State state) noexcept
    @cython.locals(other=cython.int, thieves=cython.int)
    cdef int thieves(self, SnatchIt table, int seat, int top) noexcept
    @cython.locals(table=SnatchIt, into=SnatchItFeatures, stack=cython.int, owner=cython.int, other=cython.int, top=cython.int, kind=cython.int, thieves=cython.int, above=cython.int, distance=cython.int, rest=cython.uint, reach=cython.uint, points=cython.double, own=cython.double, first=cython.double, second=cython.double, full=cython.double, total=cython.double, count=cython.double, largest=cython.double, safe=cython.double, risky=cython.double, ready=cython.double, sure=cython.double, kept=cython.double, threat=cython.double, prey=cython.double, catch_=cython.double, fitting=cython.double)
    cdef void extract(self, State state, int seat) noexcept
    @cython.locals(table=SnatchIt)
    cpdef bint at_once(self, State state) noexcept
    @cython.locals(table=SnatchIt, other=cython.int)
    cdef void resample(self, State state, int seat, Rng chance) noexcept
    @cython.locals(count=cython.int)
    cdef void lay_again(self, SnatchIt table, int seat, Rng chance) noexcept

cdef double FULL[6]
cdef unsigned short LAYABLE[13]
