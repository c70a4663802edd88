cimport cython
from schnapp.table.dealer cimport Dealer
from schnapp.table.policy cimport RolloutPolicy
from schnapp.table.state cimport State

cdef unsigned short CHOICES[4096]
cdef double WORTHS[32]

cdef class Search:
    cdef public RolloutPolicy policy
    cdef public int seat                    # who thinks
    cdef public int plans                   # how many are compared
    cdef public unsigned long long live     # plans that are still tried, as a bit mask
    cdef public int usual                   # the plan that the policy would choose
    cdef public int trials                  # so far
    cdef unsigned short acts[64][8]         # actions of each plan …
    cdef int length[64]
    cdef int tried[64]
    cdef double worth[64]                   # sums over its trials …
    cdef double gain[64]                    # more than the usual plan in the same world
    cdef double spread[64]                  # squares of the gains
    cdef State scratch
    cdef Dealer luck                        # the same for every plan in a world

    @cython.locals(plan=cython.int, usual=cython.double, more=cython.double, a=cython.ulonglong, b=cython.ulonglong, c=cython.ulonglong, d=cython.ulonglong)
    cpdef void compare(self, State world, Dealer chance) noexcept
    @cython.locals(i=cython.int, asked=cython.int, count=cython.int, left=cython.int, until=cython.int)
    cdef double trial(self, State world, int plan) noexcept
    cpdef void imagine(self, State world, Dealer chance) noexcept
    cpdef int by_policy(self, State world, Dealer chance) noexcept
