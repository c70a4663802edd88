cimport cython
from libc.stdint cimport int8_t
from schnapp.table.bits cimport lowest
from schnapp.table.dealer cimport Dealer
from schnapp.table.state cimport State
from .chapters.codes cimport *

@cython.final
cdef class SnatchIt(State):
    # the table
    cdef public int8_t full_hand        # cards in a full hand, T
    cdef public int8_t below            # option last_bite_below
    cdef public int8_t jitter           # option last_bite_jitter
    cdef public int8_t fixed_first      # option first_player, -1: random
    cdef public bint must_console            # option consolation is "must"
    cdef public bint may_call_out            # option stalk_enforcement is "call_out"
    cdef public bint shows_uncovered         # option last_bite_trigger is "uncovered"
    cdef public int8_t visibility       # option last_bite_visibility: coarse, exact, hidden
    cdef public bint opens_stacks            # option own_stack_view
    cdef public bint opens_belly             # option own_belly_view
    # where the game stands
    cdef public int8_t stage            # index into STAGES
    cdef public int8_t phase            # index into PHASES
    cdef public int8_t active           # seat whose turn it is, -1: nobody's
    cdef public int8_t first_leap       # seat
    cdef public short round                  # 0 during the setup
    cdef public bint this_round_last
    cdef public bint next_round_last
    cdef public bint last_bite_out
    # cards; a kind is 0 … 12, Last Bite in the deck 13
    cdef int8_t hand[6][13]      # copies of each kind, by seat
    cdef unsigned short held[6]       # kinds present in each hand, as a bit mask
    cdef int8_t hand_count[6]
    cdef public int8_t in_hands         # cards in all hands
    cdef int8_t pond[13]
    cdef public unsigned short floating      # kinds present in the pond, as a bit mask
    cdef public int8_t pond_count
    cdef int8_t deck[118]        # the top card is the last one
    cdef public int8_t deck_count       # Last Bite included
    cdef int8_t discard[13]
    cdef public int8_t discard_count
    cdef int8_t belly[6][13]
    cdef int8_t belly_count[6]
    cdef int8_t laid[6]          # committed in LAY or BAIT, -1: nothing
    # stacks in all patches, oldest first; a stack's cards are a chain of slips, top card first
    cdef public int8_t stacks
    cdef short stack_id[58]
    cdef int8_t stack_owner[58]
    cdef int8_t stack_top[58]    # kind of the top card
    cdef int8_t stack_height[58]
    cdef int8_t stack_slip[58]   # slip of the top card
    cdef int8_t slip_kind[117]
    cdef int8_t slip_under[117]  # the slip below (of a free slip: the next free one), -1: none
    cdef public int8_t free_slip        # first free slip
    cdef public short next_stack             # number of the next stack id
    # the decision that is open
    cdef public int8_t victim           # RECLAIM: who was robbed; STORK_CHOICE: whose stack goes; else -1
    cdef public int8_t stolen           # RECLAIM: index of the stolen stack, else -1
    cdef public int8_t stalked          # CALL_OUT, FORCED: kind of the stalked card, else -1
    cdef public int8_t bait             # STORK_CHOICE: kind of the bait, else -1
    cdef int8_t drawn[6][13]            # what a refill has brought, less what 6.3 took; zero while the game waits

    cpdef bint holds(self, int seat, int card) noexcept
    cpdef bint floats(self, int card) noexcept
    cpdef int owner_of(self, int stack) noexcept
    cpdef int top_of(self, int stack) noexcept
    cpdef int above_last_bite(self) noexcept
    cpdef void empty(self) noexcept
    cdef void settle_owing(self) noexcept
    cpdef void deal(self, Dealer dealer) noexcept
    cpdef bint can_act(self, int seat, int card) noexcept
    cpdef int tied(self, int owner, int kind, int nth) noexcept
    cdef int may_turn(self, int seat, unsigned short *into) noexcept
    cdef int may_play(self, int seat, int kinds, unsigned short *into) noexcept
    cdef int may_put(self, int act, int kinds, unsigned short *into, int n) noexcept
    cdef void shuffle(self, int step, Dealer dealer) noexcept
    cdef int draw(self, Dealer dealer) noexcept
    cdef void uncover(self, Dealer dealer) noexcept
    cdef void take(self, int seat, int card) noexcept
    cdef void play(self, int seat, int card) noexcept
    cdef void float_card(self, int card) noexcept
    cdef void fish(self, int card) noexcept
    cdef void put_away(self, int card) noexcept
    cdef int new_stack(self, int owner, int bottom) noexcept
    cdef void put_on(self, int stack, int card) noexcept
    cdef void clear_stack(self, int stack, int seat) noexcept
    cdef void eat(self, int seat, int card) noexcept
    cdef void fill_pond(self, Dealer dealer) noexcept
    cdef void lay(self, int seat, int card, Dealer dealer) noexcept
    cdef void slide_in_last_bite(self, Dealer dealer) noexcept
    cpdef void put_in_last_bite(self, int below) noexcept
    cdef void reveal_pond(self, Dealer dealer) noexcept
    cdef void start_round(self, Dealer dealer) noexcept
    cdef void give_turn(self, int seat) noexcept
    cdef void snatch(self, int card, int target, Dealer dealer) noexcept
    cdef void steal(self, int stack, int card, Dealer dealer) noexcept
    cdef void reclaim(self, int card, Dealer dealer) noexcept
    cdef void decline(self, Dealer dealer) noexcept
    cdef void console(self, Dealer dealer) noexcept
    cdef void draw_consolation(self, Dealer dealer) noexcept
    cdef void skip_consolation(self, Dealer dealer) noexcept
    cdef void swallow(self, int stack, int target, Dealer dealer) noexcept
    cdef void stalk(self, int card, Dealer dealer) noexcept
    cdef void call_out(self, int seat, Dealer dealer) noexcept
    cdef void let_pass(self, int seat, Dealer dealer) noexcept
    cdef void wait_no_more(self, int seat, Dealer dealer) noexcept
    cdef void toss(self, int target, Dealer dealer) noexcept
    cdef void end_turn(self, Dealer dealer) noexcept
    cdef void end_snatching(self, bint pond_empty, Dealer dealer) noexcept
    cdef void storks_come(self, Dealer dealer) noexcept
    cdef void refill(self, Dealer dealer) noexcept
    cdef int deal_round(self, int full, Dealer dealer) noexcept
    cdef void even_out(self, Dealer dealer) noexcept
    cdef void discard_at_random(self, int seat, int keep, Dealer dealer) noexcept
    cdef void lay_bait(self, int seat, int card, Dealer dealer) noexcept
    cdef void turn_up_bait(self, Dealer dealer) noexcept
    cdef void storks_visit(self, int seat, Dealer dealer) noexcept
    cdef void stork_takes(self, int stack, Dealer dealer) noexcept
    cdef void choose_stack(self, int stack, Dealer dealer) noexcept
    cdef void leave_bait(self, Dealer dealer) noexcept
    cdef void score(self, Dealer dealer) noexcept
    cpdef int points_of(self, int seat) noexcept

cdef unsigned short LANDS_ON[13]
cdef unsigned short CARRIES[13]
