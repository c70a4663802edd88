cimport cython
from schnapp.rules cimport Dealer, Rng, State, int8_t, lowest
from schnapp.table.state cimport WAIT
from .codes cimport *

@cython.final
cdef class Schnuff(State):
    # what was agreed
    cdef public int8_t start_chips      # option chips
    cdef int8_t deck[9]                 # option deck: copies of each kind
    cdef public bint strict             # option draw_mode is "strict"
    cdef public bint short_game         # option short_game
    cdef public int8_t tie              # option schnuff_tie, index into TIES
    cdef public bint keeps_immunity     # option immunity is "until_crossed"
    cdef public bint has_floor          # option count_floor is "zero"
    cdef public bint shuffles           # option shuffle_discards
    cdef public short max_rounds        # option max_rounds, 0: none
    cdef public int8_t toll             # option drop_out_toll, index into TOLLS
    cdef public bint reminds            # option draw_reminder
    # where the game stands
    cdef public int8_t stage            # index into STAGES
    cdef public int round               # 1 …
    cdef public int8_t dealer           # seat
    cdef public int8_t active           # seat whose turn it is, -1: nobody's
    cdef public short count
    cdef public int8_t direction        # 1: to the left, -1
    cdef public bint started            # a card was played in this round
    cdef public int8_t draw_right       # seat that may still draw, -1: nobody
    cdef bint waiting                   # whose right it is has been asked, and does not want to draw now
    cdef public int8_t immune           # seat that may cross for nothing, -1: nobody
    cdef public int8_t immune_limit     # the limit it may cross, 0: none
    # people
    cdef public unsigned int in_game    # seats with chips, as a bit mask
    cdef public unsigned int in_round   # seats that have not dropped out of the round, as a bit mask
    cdef int8_t chips[6]
    cdef public short bank
    cdef int8_t group[6]                # with which payment a seat was eliminated, 1 …; 0: not
    cdef public int8_t groups           # payments so far that eliminated somebody
    # cards; a kind is 0 … 8
    cdef int8_t hand[6][9]              # copies of each kind, by seat
    cdef unsigned short held[6]         # kinds present in each hand, as a bit mask
    cdef int8_t hand_count[6]
    cdef int8_t pile[54]                # the draw pile; the top card is the last one
    cdef public int8_t pile_count
    cdef int8_t discard[54]             # oldest first
    cdef public int8_t discard_count
    cdef int8_t aside[9]                # cards of eliminated players: copies of each kind
    cdef public int8_t aside_count
    # what the seat of a determinization remembers, of which nothing is dealt anew; blank, unless somebody does
    cdef public bint knows_discard      # every card of the discard
    cdef public bint knows_pile         # the order of the draw pile, which was turned over
    cdef int8_t drawn[6][9]             # cards out of it that must be in a hand: copies of each kind, by seat

cdef int FEE[91]
cdef int8_t UNSEEN[54]
