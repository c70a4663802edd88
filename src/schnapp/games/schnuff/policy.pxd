cimport cython
from schnapp.table.rng cimport Rng
from schnapp.table.policy cimport GreedyPolicy
from schnapp.table.network cimport Network
from schnapp.table.state cimport State, WAIT
from .features cimport SchnuffActFeatures, SchnuffFeatures
from .rules.codes cimport *
from .rules.state cimport FEE, UNSEEN, Schnuff

cdef class SchnuffPolicy(GreedyPolicy):
    cdef Schnuff table                  # what is looked at …
    cdef int seat                       # … and with whose eyes
    cdef int rivals                     # others in the round
    cdef int richest                    # chips of the richest seat
    cdef double share[9]                # of each kind among the cards that the seat does not see
    cdef double caught[2][5]            # how likely the next seat has no safe card: direction (0: as now), distance (4: or more)
    cdef double wild                    # how likely an unseen card is a wild one that helps
    cdef int playing                    # others in the game, and of their chips …
    cdef int total, most, second, least
    # what is remembered
    cdef int plays[6]                   # how many of each seat's plays are remembered …
    cdef int played[6][6]               # … which cards, the latest first …
    cdef double then[6][6][9]           # … and what each kind would have been value
    cdef int follower[2]                # the next seat: direction (0: as now)

    @cython.locals(last=cython.int)
    cdef int choose(self, State state, int seat, unsigned short *choices, int count, Rng chance) noexcept
    @cython.locals(value=cython.double)
    cdef double weigh(self, int seat, int action) noexcept
    cdef bint declines(self, Schnuff table, int seat) noexcept
    @cython.locals(table=Schnuff, kind=cython.int, other=cython.int, turned=cython.int, distance=cython.int, n=cython.int, top=cython.int, left=cython.double, wild=cython.double, risky=cython.double)
    cdef void prepare(self, State state, int seat) noexcept
    @cython.locals(other=cython.int, chips=cython.int)
    cdef void prepare_chips(self, Schnuff table, int seat) noexcept
    @cython.locals(turned=cython.int, count=cython.int, end=cython.int, roll=cython.int, now=cython.double)
    cdef double value_of(self, int card) noexcept
    @cython.locals(limit=cython.int, distance=cython.int, value=cython.double)
    cdef double outcome(self, int end, int turned) noexcept
    @cython.locals(other=cython.int, total=cython.double)
    cdef double sniffed(self) noexcept
    cdef double loss(self, int seat, int fee) noexcept
    cdef double gain(self, int seat, int fee) noexcept
    cdef double reserve(self, int card) noexcept
    cdef int quiet_boundary(self, State state) noexcept
    @cython.locals(into=SchnuffActFeatures, n=cython.int, old=cython.int, old_limit=cython.int, end=cython.int, free=cython.bint, paid=cython.int, over=cython.bint, limit=cython.int, distance=cython.int, fee=cython.int, own=cython.int, wild=cython.int, left=cython.int, kind=cython.int, turned=cython.bint, follower=cython.int, second=cython.int, poor=cython.int, other=cython.int, old_distance=cython.int)
    cdef void extract_act(self, Schnuff table, int seat, int card, double value) noexcept
    @cython.locals(into=SchnuffActFeatures, safe=cython.int, kind=cython.int)
    cdef void extract_way(self, Schnuff table, int seat, int card, int distance, int wild) noexcept
    @cython.locals(table=Schnuff, playable=cython.uint, card=cython.int)
    cpdef list act_features_of(self, State state, int seat)
    @cython.locals(table=Schnuff, into=SchnuffFeatures, n=cython.int, own=cython.int, other=cython.int, limit=cython.int, d=cython.int, fee=cython.int, turn=cython.int, at=cython.int, safe=cython.int, sniffers=cython.int, kind=cython.int, free=cython.bint)
    cdef void extract(self, State state, int seat) noexcept
    @cython.locals(safe=cython.int, card=cython.int)
    cdef int safe_cards(self, Schnuff table, int seat, int distance) noexcept
    @cython.locals(table=Schnuff, other=cython.int, count=cython.int, _n=cython.int)
    cdef void resample(self, State state, int seat, Rng chance) noexcept
    @cython.locals(cards=cython.int)
    cdef void choose_hand(self, Schnuff table, int seat, int count, Rng chance) noexcept
    @cython.locals(at=cython.int, kind=cython.int)
    cpdef void recall(self, Schnuff past, int seat, int card) noexcept
    @cython.locals(tries=cython.int, plays=cython.int)
    cdef void guess(self, Schnuff table, int seat, int cards, int count, Rng chance) noexcept
    @cython.locals(held=cython.int, kind=cython.int, _n=cython.int, n=cython.int, at=cython.int, newest=cython.int, left=cython.int)
    cdef bint explains(self, Schnuff table, int seat, int plays, int cards, int count, Rng chance) noexcept
    @cython.locals(card=cython.int, other=cython.int, most=cython.double, n=cython.int)
    cdef bint would_play(self, int seat, int at) noexcept
    @cython.locals(n=cython.int)
    cdef double spared(self, int card, int more) noexcept
    @cython.locals(_n=cython.int, at=cython.int)
    cdef void favour(self, Schnuff table, int cards, int count, Rng chance) noexcept

cdef int GUESS[4]
cdef int LEFT[3]
cdef int GUESSES, DOUBT, HABITS
cdef double NEARLY, NOT_THEN
cdef int WAYS[13]
cdef double KEPT[9]
cdef int LIKELY[9]
