cimport cython
from schnapp.table.dealer cimport Dealer
from schnapp.table.observer cimport Observer
from schnapp.table.state cimport State, WAIT
from .rules.state cimport (
    Race, CATEGORIES, CLAIM, CLOCK, CONCEDE, CONTEST, FITS, LETTERS, LISTED, REUSED, PASS, SAY, STRIKE, TABLE,
    TICK, TURN, VALID, VOTING, WAITS,
)

cdef class RaceObserver(Observer):
    @cython.locals(table=Race, at=cython.int, other=cython.int, slot=cython.int)
    cdef void observe(self, State state, int seat, short *into) noexcept
    @cython.locals(at=cython.int, claim=cython.int, other=cython.int, voted=cython.int, rest=cython.int)
    cdef void see_claims(self, Race table, int seat, short *into) noexcept
    cdef int kind_of(self, int how) noexcept
    cdef int index(self, State state, int seat, int move) noexcept
    @cython.locals(table=Race, count=cython.int, i=cython.int)
    cdef int legal(self, State state, int seat, unsigned short *moves, unsigned short *into) noexcept
    @cython.locals(table=Race)
    cdef void deal(self, State state, Dealer dealer) noexcept
    @cython.locals(table=Race)
    cpdef int asked(self, State state) noexcept
    @cython.locals(first=cython.int, place=cython.int, seat=cython.int)
    cpdef int following(self, Race table) noexcept
    cpdef int onward(self, Race table, int before, Dealer chance) noexcept
    @cython.locals(table=Race, before=cython.int)
    cdef int play(self, State state, int seat, int move, Dealer dealer) noexcept

cdef int STAGE, GAME, REVEALER, MISSES, CATEGORY, USED_CATEGORIES, LETTERS_LEFT, LETTER, POINTS, PILES, SCORES, TOTALS
cdef int FORFEITED, CLAIMS, PASSED, LOCKED, WAITING_FOR, TIED, TIE_SLOTS, TIE_MISSES, TIMERS, TIME_UP, LAST_WIN
cdef int CLOSE
cdef int TURN_AT, PASS_AT, STRIKE_AT, SAY_AT, CLAIM_AT, VOTE_AT, CONCEDE_AT
