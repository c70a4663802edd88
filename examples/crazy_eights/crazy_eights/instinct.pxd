cimport cython
from schnapp.table.dealer cimport Dealer
from schnapp.table.instinct cimport Instinct
from schnapp.table.state cimport State

cdef class EightsInstinct(Instinct):
    cdef int choose(self, State state, int seat, unsigned short *choices, int count, Dealer chance) noexcept

cdef int NOMINATE
