cimport cython
from schnapp.table.bridge cimport Bridge
from schnapp.table.dealer cimport Dealer
from schnapp.table.rng cimport Rng
from schnapp.table.evaluator cimport Evaluator
from schnapp.table.hashing cimport BLANK
from schnapp.table.network cimport Network
from schnapp.table.state cimport State, WAIT

cdef class RolloutPolicy(Evaluator):
    cdef public Network policy_network          # of the acts of who thinks; None: he plays like the others
    cdef public object schema            # of the position, for those who do not see it by code of their own
    cdef dict eyes                       # number of players → what sees it
    cdef public int searching_seat              # who thinks, -1: nobody
    cdef public int quiet_boundaries                 # how far a search looks: so many quiet boundaries …
    cdef public int acts                 # … and at most so many acts
    cdef object own                      # its `choose`, where that is ordinary Python; None: compiled code can call it
    cdef object fault                    # what went wrong there
    cdef public int dealt                # so many determinizations are dealt from a view, others are made of them in place

    cdef int choose(self, State state, int seat, unsigned short *choices, int count, Rng chance) noexcept
    @cython.locals(at=cython.int)
    cdef int own_choice(self, State state, int seat, unsigned short *choices, int count, Rng chance) noexcept
    cdef void resample(self, State state, int seat, Rng chance) except *
    cpdef bint at_once(self, State state) except? -1
    @cython.locals(declared=cython.ulonglong)
    cpdef unsigned long long information_state_hash(self, State state, int seat) except? 0
    cpdef void next_training_position(self, State state, Dealer dealer, Rng chance) noexcept
    @cython.locals(at=cython.int, action=cython.int, chosen=cython.int)
    cpdef int choice(self, State state, int seat, list actions, Rng chance)
    @cython.locals(asked=cython.int)
    cpdef bint to_turn(self, State state, int seat, Dealer dealer, Rng chance) noexcept
    @cython.locals(quiet_boundary=cython.int)
    cpdef void carry_through(self, State state, int seat, int action, Dealer dealer) noexcept
    @cython.locals(seat=cython.int, count=cython.int)
    cpdef void rollout(self, State state, int acts, Dealer dealer, Rng chance) noexcept

cdef class GreedyPolicy(RolloutPolicy):
    @cython.locals(best=cython.int, ties=cython.int, highest=cython.double, value=cython.double, i=cython.int)
    cdef int choose(self, State state, int seat, unsigned short *choices, int count, Rng chance) noexcept
    cdef void prepare(self, State state, int seat) noexcept
    cdef double weigh(self, int seat, int action) noexcept

cdef unsigned short CHOICES[4096]
cdef int APART
