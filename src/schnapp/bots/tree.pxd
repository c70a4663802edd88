cimport cython
from libc.math cimport log, sqrt
from schnapp.table.rng cimport Rng
from schnapp.table.hashing cimport hash_combine
from schnapp.table.policy cimport RolloutPolicy
from schnapp.table.state cimport State
from .search cimport Search

cdef class Tree(Search):
    cdef public bint at_once                # does the decision fall at the same time as those of others?
    cdef public int grown                   # entries of the table that are in use
    # the decision itself, where many choose at once: by candidate
    cdef double latest[64]                  # what came of it in the newest determinization
    cdef double regret[64]                  # how much better it would have been than what was chosen
    cdef double chosen[64]                  # how often it was chosen, later choices count for more
    cdef double chances[64]                 # how likely it is chosen now
    cdef int among                          # so many candidates
    cdef double weight                      # of a trial, for others who choose at the same time
    # all seats' trees in one table: a place is a node, or a choice at a node
    cdef unsigned long long key[65536]      # 0: free
    cdef double visits[65536]
    cdef double worth_of[65536]             # sum over its visits, for the seat whose node it is
    cdef double more[65536]                 # of a choice: how often it was legal; where many choose at once: its regret
    # one trial
    cdef unsigned int outside               # seats that have left their tree, as a bit mask
    cdef int steps                          # choices in trees so far
    cdef int step_seat[64]
    cdef int step_node[64]
    cdef int step_choice[64]
    cdef int step_options[64]               # where many choose at once: the number of choices, else 0 …
    cdef int step_first[64]                 # … the first of their places in `options` …
    cdef double step_wanted[64]             # … how likely the choice was by regret …
    cdef double step_chance[64]             # … and with exploration
    cdef int noted                          # places in options
    cdef int options[2048]

    @cython.locals(candidate=cython.int, total=cython.double, value=cython.double)
    cpdef void compare(self, State state, Rng chance) except *
    @cython.locals(i=cython.int, asked=cython.int, count=cython.int, left=cython.int, until=cython.int, action=cython.int)
    cdef double trial(self, State state, int candidate) except? -1
    @cython.locals(slot=cython.int)
    cdef int find(self, unsigned long long key, bint grow) noexcept
    @cython.locals(key=cython.ulonglong, node=cython.int, choice=cython.int, chosen=cython.int)
    cdef int descend(self, int asked, int count, int usual) except -1
    @cython.locals(i=cython.int, best=cython.int, slot=cython.int, mean=cython.double, highest=cython.double, score=cython.double, fresh=cython.double)
    cdef int by_bound(self, int node, int count, int usual) noexcept
    @cython.locals(i=cython.int, slot=cython.int, step=cython.int, first=cython.int, at=cython.int, total=cython.double, wanted=cython.double, chance=cython.double, left=cython.double)
    cdef int by_regret(self, int node, int count, int usual) noexcept
    @cython.locals(step=cython.int, i=cython.int, node=cython.int, choice=cython.int, value=cython.double, more=cython.double, common=cython.double)
    cdef void learn(self) noexcept

cdef unsigned short CHOICES[4096]
cdef double EVALUATION[32]
cdef double CURIOSITY, TRUST, FAITH, DARING, LEAST
cdef int SIZE, FULL, STEPS, OPTIONS
