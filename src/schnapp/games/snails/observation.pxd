cimport cython
from schnapp.table.bits cimport lowest
from schnapp.table.dealer cimport Dealer
from schnapp.table.observer cimport Observer
from schnapp.table.state cimport State
from .rules.state cimport (
    Snails, A_SNAIL, AT_RESOLVING, AT_TURN, BACKS, BESIDE, DICE, DO_DEVIATION,
    DO_DISCARD, DO_ENEMY, DO_EXCHANGE, DO_KEEP, DO_ORDER, DO_OUTCOME, DO_OVERFLOW, DO_PLACE, DO_PLACE_TARGET,
    DO_PROGRAM, DO_PUSH, DO_REROLL, DO_SLOT, DO_STEP, DO_TAKE_SHELL, DO_TARGET, EXCHANGE_MORE, HIDDEN, IN_BOX, KIND_OF,
    VALUES,
)

cdef class SnailsObserver(Observer):
    cdef int deed_at[32]                    # the first action of each act
    cdef int part_at[32]                    # where each part begins

    cdef int turned(self, int snail, int seat) noexcept
    cdef int way(self, Snails table, int start, int end) noexcept
    @cython.locals(table=Snails, at=cython.Py_ssize_t, other=cython.int, snail=cython.int, field=cython.Py_ssize_t, count=cython.Py_ssize_t, crowds=cython.Py_ssize_t, shift=cython.int, i=cython.int)
    cdef void observe(self, State state, int seat, short *into) noexcept
    @cython.locals(at=cython.int, place=cython.int, active=cython.int, inactive=cython.int, open=cython.bint)
    cdef void see_player(self, Snails table, int seat, int other, int shift, short *into) noexcept
    @cython.locals(act=cython.int, kind=cython.int, i=cython.int)
    cdef void see_decision(self, Snails table, int seat, short *into) noexcept
    @cython.locals(i=cython.int, one=cython.int, two=cython.int, less=cython.int)
    cdef int pair(self, Snails table, int seat, int number) noexcept
    @cython.locals(table=Snails, act=cython.int, value=cython.int, first=cython.int, snail=cython.int)
    cdef int index(self, State state, int seat, int move) noexcept
    @cython.locals(table=Snails)
    cdef void deal(self, State state, Dealer dealer) noexcept

cdef int DIRECTION[9]
cdef short KIND[110]           # of each card
cdef int ASKED, AT, ROUND, ROUNDS_LEFT, START, TURN, WAITING_FOR, SLOT, ACTING, CONTAMINATION, DROWNING, DECK, DISCARD
cdef int FIELDS, REMOVED, SNAILS, PLAYERS, SLOTS, HAND, LAID, FIRST_FIVE, DICE_SHOWN, REROLLS, POINTS, TARGET_FIELD
cdef int TARGET_SNAIL
cdef int CARD_KINDS, ALL_KINDS, COLUMNS
