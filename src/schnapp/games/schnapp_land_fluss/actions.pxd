cimport cython
from schnapp.table.dealer cimport Dealer
from schnapp.table.rng cimport Rng
from schnapp.table.observer cimport Observer
from schnapp.table.state cimport State
from .rules.state cimport (
    Race, CLAIM, CLOCK, CONCEDE, CONTEST, PASS, SAY, STRIKE, TICK, TURN, VALID, VOTING, WAITS,
)

cdef class RaceObserver(Observer):
    @cython.locals(table=Race, claim=cython.int, voter=cython.int)
    cdef void add(self, State state, int seat, short *into, int at) noexcept
    @cython.locals(table=Race)
    cdef void deal(self, State state, Dealer dealer) except *
    @cython.locals(table=Race)
    cpdef int asked(self, State state) noexcept
    @cython.locals(first=cython.int, place=cython.int, seat=cython.int)
    cpdef int following(self, Race table) noexcept
    cpdef int onward(self, Race table, int before, Rng chance) noexcept
    @cython.locals(table=Race, before=cython.int)
    cdef int play(self, State state, int seat, int move, Dealer dealer) noexcept

cdef int CLOSE, CLAIMS
