cimport cython
from schnapp.table.dealer cimport Dealer
from schnapp.table.observer cimport Observer
from schnapp.table.state cimport State, WAIT
from .rules.state cimport Schnuff, DRAW

cdef class SchnuffObserver(Observer):
    cdef bint reminds                    # option draw_reminder

    @cython.locals(table=Schnuff, at=cython.int, other=cython.int, kind=cython.int, top=cython.int)
    cdef void observe(self, State state, int seat, short *into) noexcept
    cdef int index(self, State state, int seat, int move) noexcept
    @cython.locals(table=Schnuff)
    cdef void deal(self, State state, Dealer dealer) noexcept

cdef int STAGE, ROUND, TURN, DEALER, COUNT, DIRECTION, STARTED, PILE, DISCARD, TOP, HAND, HANDS, UNSEEN, ASIDE
cdef int CHIPS, BANK, IN_ROUND, ELIMINATED, IMMUNE, IMMUNE_LIMIT, REMINDED
cdef int PLAY_AT, DRAW_AT
