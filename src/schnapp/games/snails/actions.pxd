cimport cython
from schnapp.table.bits cimport lowest
from schnapp.table.observer cimport Observer
from schnapp.table.state cimport State
from .rules.state cimport (
    Snails, A_SNAIL, DICE, DO_DEVIATION,
    DO_DISCARD, DO_ENEMY, DO_EXCHANGE, DO_KEEP, DO_ORDER, DO_OUTCOME, DO_OVERFLOW, DO_PLACE, DO_PLACE_TARGET,
    DO_PROGRAM, DO_PUSH, DO_REROLL, DO_SLOT, DO_STEP, DO_TAKE_SHELL, DO_TARGET, EXCHANGE_MORE, KIND_OF,
    VALUES,
)

cdef class SnailsObserver(Observer):
    cdef int action_field_at[32]                    # the first action of each act
    cdef int field_at[8]                     # where each part begins

    cdef int turned(self, int snail, int seat) noexcept
    cdef int way(self, Snails table, int start, int end) noexcept
    @cython.locals(table=Snails)
    cdef void add(self, State state, int seat, short *into, int at) noexcept
    @cython.locals(act=cython.int, kind=cython.int, i=cython.int)
    cdef void see_decision(self, Snails table, int seat, short *into) noexcept
    @cython.locals(i=cython.int, one=cython.int, two=cython.int, less=cython.int)
    cdef int pair(self, Snails table, int seat, int number) noexcept
    @cython.locals(table=Snails, act=cython.int, value=cython.int, first=cython.int, snail=cython.int)
    cdef int index(self, State state, int seat, int move) noexcept
    @cython.locals(i=cython.int)
    cdef list pieces_of(self, Snails table, int seat)

cdef int DIRECTION[9]
cdef short KIND[110]           # of each card
cdef int ASKED, LAID, FIRST_FIVE, DICE_SHOWN, REROLLS, POINTS, TARGET_FIELD, TARGET_SNAIL
cdef int CARD_KINDS, ALL_KINDS
