cimport cython
from libc.stdint cimport int8_t
from schnapp.table.bits cimport lowest
from schnapp.table.dealer cimport Dealer
from schnapp.table.state cimport State

@cython.final
cdef class CrazyEights(State):
    cdef public int8_t max_draws        # option max_draws
    cdef public int8_t stage            # index into STAGES
    cdef public int8_t dealer           # seat
    cdef public int8_t active           # seat whose turn it is, -1: nobody's
    cdef public int8_t top              # the card that lies open
    cdef public int8_t suit             # the suit that is asked for
    cdef public int8_t draws            # cards drawn in this turn
    cdef public int8_t passes           # in a row, with nothing left to draw
    cdef public int8_t pile_count
    cdef public unsigned long long pile      # the cards that are left to draw, as a bit mask: they have no order
    cdef unsigned long long hand[2]          # the cards in each hand, as a bit mask

    cpdef unsigned long long playable(self, int seat) noexcept
    cpdef bint may_draw(self) noexcept
    cpdef void settle_owing(self) noexcept
    cpdef void deal(self, Dealer dealer) noexcept
    cdef int drawn(self, int step, Dealer dealer) noexcept
    cdef void turn_up(self, Dealer dealer) noexcept
    cdef void play(self, int seat, int card, Dealer dealer) noexcept
    cdef void nominate(self, int seat, int suit, Dealer dealer) noexcept
    cdef void draw(self, int seat, Dealer dealer) noexcept
    cdef void give_up(self, int seat, Dealer dealer) noexcept
    cdef void end_turn(self, int seat) noexcept
    cdef void end_game(self, Dealer dealer) noexcept

cdef unsigned long long BIT[52]
cdef unsigned long long OF_SUIT[4]
cdef unsigned long long OF_RANK[13]
cdef unsigned long long ALL, EIGHTS
cdef int COST[52]
cdef int CARDS, HAND, PASSES
cdef int DRAW, PASS, NOMINATE
cdef int PLAYING, NOMINATING, OVER
cdef int DEALER, DEAL, TURN_UP, DRAWING
cdef int DEALT, TURNED_UP, PUT_BACK, PLAYED, NOMINATED, DREW, PASSED, GAME_ENDED
cdef int CHANCE
