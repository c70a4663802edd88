cimport cython
from libc.stdint cimport int8_t
from schnapp.table.bits cimport lowest
from schnapp.table.dealer cimport Dealer
from schnapp.table.state cimport State, WAIT

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
    cdef public short round             # 1 …
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

    cpdef int chips_of(self, int seat) noexcept
    cpdef int copies_of(self, int kind) noexcept
    cpdef bint holds(self, int seat, int card) noexcept
    cpdef bint is_limit(self) noexcept
    cdef int limit_from(self, int count) noexcept
    cpdef unsigned int playable(self, int seat) noexcept
    cpdef int left_of(self, int seat) noexcept
    cpdef int next(self, int seat) noexcept
    cpdef void deal(self, Dealer dealer) noexcept
    cpdef void take(self, int seat, int card) noexcept
    cpdef void put_on_pile(self, int card) noexcept
    cpdef void put_on_discard(self, int card) noexcept
    cpdef void settle_owing(self) noexcept
    cdef void choose_dealer(self, Dealer dealer) noexcept
    cdef void start_round(self, Dealer dealer) noexcept
    cdef void collect(self, Dealer dealer) noexcept
    cdef void deal_hands(self, Dealer dealer) noexcept
    cdef bint find_lead(self, Dealer dealer) noexcept
    cdef void play(self, int seat, int card, Dealer dealer) noexcept
    cdef void forfeit(self, int seat, Dealer dealer) noexcept
    cdef void count_on(self, int seat, int card, Dealer dealer) noexcept
    cdef void take_risk(self, int seat, Dealer dealer) noexcept
    cdef void sniff(self, int seat, Dealer dealer) noexcept
    cdef int roll_for_schnuff(self, int seat, Dealer dealer) noexcept
    cdef unsigned int lowest_rollers(self, int seat, unsigned int rolling, Dealer dealer) noexcept
    cdef void cross(self, int seat, int old, bint free, int free_limit, Dealer dealer) noexcept
    cdef void pay(self, int seat, int limit, Dealer dealer) noexcept
    cdef void eliminate(self, Dealer dealer) noexcept
    cpdef bint game_is_over(self) noexcept
    cdef void end_round(self, int reason, Dealer dealer) noexcept
    cdef void draw(self, int seat, Dealer dealer) noexcept
    cdef void turn_pile(self, int seat, Dealer dealer) noexcept
    cdef void give_turn(self, int seat, Dealer dealer) noexcept
    cdef void end_game(self, Dealer dealer) noexcept

cdef int FEE[91]
cdef int CARDS, HAND, HIGH_ROLL
cdef int LEAD, PLAY, OVER
cdef int PASS, REVERSE, SNAP, RISK, SCHNUFF, DRAW
cdef unsigned int NUMBER_CARDS, ALWAYS
cdef int REROLL, ALL_EXEMPT, ALL_PAY
cdef int NO_TOLL, NEXT_LIMIT, NINETY
cdef int DEALER_ROLL, SHUFFLE, RISK_ROLL, SCHNUFF_ROLL, TURN_SHUFFLE
cdef int OVER_90, SCHNUFF_90, ONE_LEFT, STUCK
cdef int DEALER_ROLLED, ROUND_STARTED, LEAD_SKIPPED, REDEAL, DRAW_FORFEITED, DROPPED_OUT, PLAYED, RISK_ROLLED
cdef int SCHNUFF_ROLLED, SPARED, PAID, IMMUNITY_USED, ELIMINATED, DREW, PILE_TURNED, IMMUNITY, CANNOT_PLAY
cdef int ROUND_ENDED, GAME_ENDED
cdef int CHANCE
