cimport cython
from schnapp.rules cimport Dealer, Rng, State, int8_t, lowest
from .codes cimport *

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
    # what the seat of a determinization remembers
    cdef public bint recalls                 # all stacks and bellies
    cdef public bint recalls_discard         # and the discard

    cdef int deal_to(self, int8_t *cards, int number, int count) noexcept
    @cython.locals(at=cython.int)
    cdef double choices_for(self, int first, int end) noexcept

cdef unsigned short LANDS_ON[13]
cdef unsigned short CARRIES[13]
cdef int8_t POINTS[13]              # of each kind
cdef int8_t HIGHEST[5]              # of each of DEPTHS: creatures above Last Bite, from …
cdef int8_t DEEPEST[5]              # … to
# what a viewer cannot know: see hidden.py
cdef int UNSEEN[13]
cdef int8_t PILE[118]
cdef int8_t UPPER[117]
cdef int8_t BEFORE[117]
cdef unsigned short TRIED[118]
