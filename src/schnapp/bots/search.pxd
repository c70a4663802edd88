cimport cython
from schnapp.table.dealer cimport Dealer
from schnapp.table.rng cimport Rng
from schnapp.table.policy cimport RolloutPolicy
from schnapp.table.state cimport State

cdef unsigned short CHOICES[4096]
cdef double EVALUATION[32]

cdef class Search:
    cdef public RolloutPolicy policy
    cdef public int seat                    # who thinks
    cdef public int candidates                   # how many are compared
    cdef public unsigned long long live     # candidates that are still tried, as a bit mask
    cdef public int usual                   # the candidate that the policy would choose
    cdef public int trials                  # so far
    cdef unsigned short acts[64][8]         # actions of each candidate …
    cdef int length[64]
    cdef int tried[64]
    cdef double value[64]                   # sums over its trials …
    cdef double gain[64]                    # more than the usual candidate in the same one
    cdef double spread[64]                  # squares of the gains
    cdef State scratch
    cdef Dealer luck                        # the same for every candidate in a determinization

    @cython.locals(candidate=cython.int, usual=cython.double, more=cython.double, a=cython.ulonglong, b=cython.ulonglong, c=cython.ulonglong, d=cython.ulonglong)
    cpdef void compare(self, State state, Rng chance) except *
    @cython.locals(i=cython.int, asked=cython.int, count=cython.int, left=cython.int, until=cython.int)
    cdef double trial(self, State state, int candidate) except? -1
    cpdef void resample(self, State state, Rng chance) except *
    cpdef int by_policy(self, State state, Rng chance) noexcept
