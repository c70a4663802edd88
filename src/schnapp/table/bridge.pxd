cimport cython
from schnapp.table.dealer cimport Dealer
from schnapp.table.state cimport State

cdef class Bridge(State):
    cdef public object fault             # what went wrong in the rules, None: nothing

    @cython.locals(at=cython.int, actions=list)
    cdef int legal(self, int seat, unsigned short *into) noexcept
