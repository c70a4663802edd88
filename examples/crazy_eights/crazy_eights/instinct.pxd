cimport cython
from crazy_eights.rules cimport CrazyEights
from schnapp.table.dealer cimport Dealer
from schnapp.table.instinct cimport Instinct
from schnapp.table.state cimport State

cdef class EightsInstinct(Instinct):
    cdef int choose(self, State state, int seat, unsigned short *choices, int count, Dealer chance) noexcept
    cdef int seats(self, State state) noexcept
    @cython.locals(table=CrazyEights, card=cython.int, mine=cython.int, yours=cython.int)
    cdef bint settled(self, State state, double *into) noexcept

cdef int CARDS, NOMINATE, OVER
cdef int COST[52]
