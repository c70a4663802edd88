cimport cython
from schnapp.table.bits cimport lowest
from schnapp.table.dealer cimport Dealer
from schnapp.table.state cimport State
from schnapp.table.instinct cimport Instinct
from .rules cimport SnatchIt

cdef class SnatchItInstinct(Instinct):
    cdef public double noise
    cdef SnatchIt table
    cdef int seat
    cdef int unseen[13]
    cdef double hidden, usual
    cdef int others
    cdef double worth_of[58]
    @cython.locals(best=cython.int, ties=cython.int, highest=cython.double, worth=cython.double, i=cython.int)
    cdef int choose(self, State state, int seat, unsigned short *choices, int count, Dealer chance) noexcept
    @cython.locals(kind=cython.int, stack=cython.int, slip=cython.int, total=cython.int, worth=cython.double, unseen=cython.int)
    cdef void look(self, SnatchIt table, int seat) noexcept
    @cython.locals(table=SnatchIt, act=cython.int, stack=cython.int, kind=cython.int, seat=cython.int, other=cython.int, worth=cython.double, gain=cython.double, back=cython.double, feeds=cython.double, targets=cython.int)
    cdef double weigh(self, int action) noexcept
    @cython.locals(fitting=cython.int, rest=cython.uint)
    cdef double chance_of(self, int top, int cards) noexcept
    @cython.locals(keeps=cython.double, eats=cython.double, stolen=cython.double, meal=cython.int)
    cdef double hope(self, int top, double value, unsigned int pond) noexcept
    @cython.locals(table=SnatchIt, stack=cython.int, highest=cython.double)
    cdef double reserve(self, int card) noexcept
    @cython.locals(table=SnatchIt, stack=cython.int)
    cdef bint feeds(self, int card) noexcept
    cpdef int era(self, State state) noexcept
    cdef int seats(self, State state) noexcept
    @cython.locals(table=SnatchIt, slip=cython.int, points=cython.int)
    cdef int points_of(self, SnatchIt table, int stack) noexcept
    @cython.locals(table=SnatchIt, stack=cython.int, slip=cython.int, other=cython.int, owner=cython.int, kind=cython.int, n=cython.int, points=cython.double, best=cython.double, total=cython.double, safe=cython.double, eats=cython.double, both=cython.double, most=cython.double, prey=cython.double, sure=cython.double, threat=cython.double, fits=cython.double, own=cython.double, rest=cython.uint, feasts=cython.double, distance=cython.int, stackn=cython.int)
    cdef int features(self, State state, int seat, double *into) noexcept
    @cython.locals(table=SnatchIt, seat=cython.int, best=cython.int, points=cython.int, winners=cython.int)
    cdef bint settled(self, State state, double *into) noexcept
    @cython.locals(table=SnatchIt, other=cython.int, kind=cython.int, n=cython.int, i=cython.int, j=cython.int, count=cython.int)
    cdef void imagine(self, State world, int seat, Dealer chance) noexcept

cdef signed char PILE[160]
cdef unsigned short LANDS_ON[13]
cdef unsigned short CARRIES[13]
