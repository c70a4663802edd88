cimport cython
from schnapp.table.bits cimport lowest
from schnapp.table.dealer cimport Dealer
from schnapp.table.rng cimport Rng
from schnapp.table.hashing cimport hash_combine
from schnapp.table.policy cimport GreedyPolicy
from schnapp.table.state cimport State
from .features cimport SnailsFeatures
from .rules.state cimport (
    Snails, AIM, AN_AREA, AT_OVER, A_FIELD, A_SNAIL, A_SNAIL_MORE, BASIC, CRAWL, DIG, DO_ABILITY, DO_CHOOSE_PLACE,
    DO_DEVIATION, DO_DISCARD, DO_ENEMY, DO_EXCHANGE, DO_HALF, DO_KEEP, DO_MULLIGAN, DO_OUTCOME, DO_OVERFLOW,
    DO_PLACE, DO_PLACE_TARGET, DO_PROGRAM, DO_PUSH, DO_REROLL, DO_RESOLVE, DO_SLOT, DO_STEP,
    DO_TAKE_FACTION_CARD, DO_TAKE_SHELL, DO_TARGET, EFFECTS, EXCHANGE_MORE, FACTION_CARDS, FAR_SIGHT, HEALTH, HIDDEN, IN_SLOT,
    KIND_OF, NINJAS, OP, OP_ENTER_SHELL, OP_HEAL, OP_PUSH, OUTCOMES, PIRATES, RANGE, RANGE_MIN, RED, SHELL,
    STRIKE, TARGET, VALUES,
)

cdef class SnailsPolicy(GreedyPolicy):
    cdef public double noise        # planning: so many points of health are a matter of taste
    cdef Snails table               # what is looked at
    cdef int plan[28]               # the programme of each seat that is being laid: two snails, five cards

    @cython.locals(table=Snails)
    cdef int choose(self, State state, int seat, unsigned short *choices, int count, Rng chance) noexcept
    cdef void prepare(self, State state, int seat) noexcept
    @cython.locals(table=Snails, act=cython.int, bits=cython.int, field=cython.int, place=cython.int, value=cython.double)
    cdef double weigh(self, int seat, int action) noexcept
    @cython.locals(crowd=cython.uint, count=cython.int)
    cdef int friends(self, Snails table, int seat, int field) noexcept
    @cython.locals(near=cython.int, snails=cython.uint, snail=cython.int)
    cdef int nearest(self, Snails table, int seat, int field) noexcept
    @cython.locals(near=cython.int, value=cython.double)
    cdef double ground(self, Snails table, int seat, int snail, int field) noexcept
    @cython.locals(near=cython.int, land=cython.int)
    cdef int shore(self, Snails table, int seat, int field) noexcept
    @cython.locals(value=cython.double, weight=cython.double, slot=cython.int, card=cython.int)
    cdef double stand(self, Snails table, int seat, int snail, int field) noexcept
    @cython.locals(value=cython.double)
    cdef double hurt(self, Snails table, int seat, int snail, double damage) noexcept
    @cython.locals(best=cython.double, total=cython.double, damage=cython.double, snails=cython.uint, enemy=cython.int, field=cython.int, away=cython.int, value=cython.double, others=cython.uint)
    cdef double shot(self, Snails table, int seat, int snail, int kind, int here) noexcept
    cdef double depths(self, Snails table) noexcept
    @cython.locals(kind=cython.int, snail=cython.int, value=cython.double, damage=cython.double, crowd=cython.uint, low=cython.bint, sign=cython.double)
    cdef double hits(self, Snails table, int seat, int bits) noexcept
    @cython.locals(op=cython.int)
    cdef double picks(self, Snails table, int seat, int kind, int snail) noexcept
    @cython.locals(deepest=cython.double, at=cython.int, to=cython.int)
    cdef double falls(self, Snails table, int field) noexcept
    @cython.locals(here=cython.int, safe=cython.bint)
    cdef double half(self, Snails table, int seat, int half) noexcept
    @cython.locals(best=cython.double, now=cython.double, at=cython.int, to=cython.int)
    cdef double better(self, Snails table, int seat, int here) noexcept
    @cython.locals(i=cython.int, one=cython.int, two=cython.int)
    cdef double exchange(self, Snails table, int seat, int pair) noexcept
    @cython.locals(piece=cython.int, i=cython.int, bits=cython.int, wanted=cython.int)
    cdef int piece(self, Snails table, int seat, unsigned short *choices, int count, Rng chance) noexcept
    @cython.locals(here=cython.int, n=cython.int, at=cython.int, end=cython.int, basic=cython.int, idle=cython.int, ready=cython.bint, i=cython.int)
    cdef void make_plan(self, Snails table, int seat, Rng chance) noexcept
    @cython.locals(highest=cython.double, second=cython.double, active=cython.int, inactive=cython.int, snail=cython.int, value=cython.double)
    cdef void pick_snails(self, Snails table, int seat, Rng chance) noexcept
    @cython.locals(n=cython.int, at=cython.int, card=cython.int, kind=cython.int, value=cython.double, place=cython.int)
    cdef int rank_cards(self, Snails table, int seat, int here, Rng chance) noexcept
    @cython.locals(one=cython.double, two=cython.double, three=cython.double, at=cython.int, kind=cython.int, value=cython.double)
    cdef double reach(self, Snails table, int seat, int snail) noexcept
    @cython.locals(table=Snails)
    cdef int quiet_boundary(self, State state) noexcept
    @cython.locals(table=Snails, into=SnailsFeatures, left=cython.int, faction=cython.int)
    cdef void extract(self, State state, int seat) noexcept
    @cython.locals(alive=cython.double, health=cython.double, weak=cython.double, weaker=cython.double, sturdy=cython.double, shells=cython.double, snail=cython.int)
    cdef void note_snails(self, Snails table, int seat, SnailsFeatures into) noexcept
    @cython.locals(wet=cython.double, drowning=cython.double, stuck=cython.double, levels=cython.double, crowded=cython.double, hazards=cython.double, damaged=cython.double, reach=cython.double, near=cython.double, far=cython.double, threats=cython.double, track=cython.int, snail=cython.int, field=cython.int, level=cython.int, away=cython.int)
    cdef void note_ground(self, Snails table, int seat, SnailsFeatures into) noexcept
    @cython.locals(count=cython.int, snails=cython.uint, other=cython.int)
    cdef int threats(self, Snails table, int seat, int field) noexcept
    @cython.locals(red=cython.double, purple=cython.double, held=cython.int, at=cython.int, kind=cython.int)
    cdef void note_hand(self, Snails table, int seat, SnailsFeatures into) noexcept
    @cython.locals(own=cython.int, best=cython.int, other=cython.int, alive=cython.int, health=cython.int)
    cdef void note_rivals(self, Snails table, int seat, int left, SnailsFeatures into) noexcept
    @cython.locals(table=Snails, now=cython.int)
    cpdef void next_training_position(self, State state, Dealer dealer, Rng chance) noexcept
    @cython.locals(table=Snails)
    cpdef bint at_once(self, State state) noexcept
    @cython.locals(table=Snails, piece=cython.int, seen=cython.ulonglong)
    cpdef unsigned long long information_state_hash(self, State state, int seat) noexcept
    @cython.locals(at=cython.int)
    cdef unsigned long long see_effects(self, Snails table, unsigned long long seen) noexcept
    @cython.locals(table=Snails, other=cython.int)
    cdef void resample(self, State state, int seat, Rng chance) noexcept
    @cython.locals(hidden=cython.int, place=cython.int, count=cython.int, snail=cython.int, free=cython.uint, other=cython.int, card=cython.int, wanted=cython.int, at=cython.int)
    cdef void plan_anew(self, Snails table, int seat, Rng chance) noexcept

cdef double HURTS[90]       # of each kind: damage of a use on average …
cdef double HITS[90]        # … with what else it does
cdef double USE[90]         # of each purple kind, played blindly
cdef double VALUE[90]       # of each kind, in the hand
cdef double DESTROYS[90]
cdef double MERIT[400]      # of each outcome
cdef int ORDER[96]
cdef double VALUE_OF[96]
cdef double WET, PIRATE_WET, DROWNS, HIGH, NEAR, CROWDED, CRACKED, BURNS, BLASTS, TICKS, KILLS, FRIENDLY, SHELTER
cdef double SOON, LATER, FALLS, HELD, FULL
cdef int AT_BEST, SLOTS
cdef double SHOTS_FIRST
cdef int WAITING[5]
cdef int WALKING[5]
