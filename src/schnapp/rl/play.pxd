cimport cython
from schnapp.table.dealer cimport Dealer
from schnapp.table.observer cimport Observer
from schnapp.table.state cimport State

@cython.final
cdef class Play:
    cdef readonly object setting
    cdef readonly object game
    cdef readonly Observer observer
    cdef readonly State state
    cdef readonly int seat               # who is asked, -1: the game is over
    cdef readonly int count              # legal actions
    cdef State empty                     # a state before the deal
    cdef Dealer dealer                   # any: the luck of this game is put into it before it deals
    cdef unsigned long long luck[4]      # state of this game's generator
    cdef unsigned short moves[4096]      # the legal moves …
    cdef unsigned short actions[4096]    # … and beside each its action

    cdef void take_luck(self) noexcept
    cdef void keep_luck(self) noexcept
    cpdef int deal(self) except -2
    cdef void ask(self, int seat) noexcept
    @cython.locals(i=cython.int)
    cpdef int place(self, long long action) noexcept
    cdef int carry_out(self, int place) except -1
