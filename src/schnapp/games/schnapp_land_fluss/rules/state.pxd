cimport cython
from libc.stdint cimport uint8_t
from schnapp.rules cimport Dealer, Rng, State, int8_t
from schnapp.table.state cimport WAIT
from .codes cimport *

@cython.final
cdef class Race(State):
    # what was agreed
    cdef public bint has_leader         # option leader is a name
    cdef public bint invents            # option leader_free_categories
    cdef public bint grab_all           # option variant is "grab_all"
    cdef public bint typed              # option claim_mode is "typed"
    cdef public int8_t judge            # index into JUDGES
    cdef public int8_t games            # of the match
    cdef public int think_ms            # 0: no think timer
    cdef public int tie_window_ms
    cdef public int word_ms
    cdef public int vote_ms
    cdef public int reveal_ms           # 0: the clock turns no category
    cdef public int8_t lockout          # index into LOCKOUTS
    cdef public bint latest             # option penalty_card is "latest"
    cdef public int8_t reuse            # index into REUSES
    cdef public int8_t misses_to_end
    cdef int8_t copies[25]              # option letter_deck: copies of each letter
    cdef int8_t points[25]              # of each letter: blue or red
    cdef public int8_t first            # seat that turns the first category of a game
    # what is set before an act
    cdef public long long now           # ms of the game's clock; afterwards the time of the last act
    cdef public short word              # number of the word that is said, or of the category that is invented
    cdef public bint hurries            # random play: a tick leaps to the next deadline
    # where the match stands
    cdef public int8_t stage            # index into STAGES
    cdef public int8_t game_number      # 1 …
    cdef short total[6]                 # points of the finished games
    cdef public int8_t asked            # who acted last, for random play
    # where the game stands
    cdef public int8_t revealer         # seat, or LEADER
    cdef public int8_t misses
    cdef public int8_t category         # index into CATEGORIES, FREE, or -1: none
    cdef public short category_word     # number of the invented category's text
    cdef int8_t ahead[33]               # the category deck; the top card is the last one
    cdef public int8_t ahead_count
    cdef int8_t gone[33]                # used categories, oldest first
    cdef public int8_t gone_count
    cdef int8_t deck[225]               # the letter deck; the top card is the last one
    cdef public short deck_count
    cdef int8_t table[12]               # the letter in each slot, -1: none
    cdef int8_t pile[6][225]            # won letters, in order
    cdef short pile_count[6]
    cdef short forfeited[25]            # copies of each letter
    # claims, by number
    cdef public int8_t claims
    cdef int claim_number[12]
    cdef int8_t claim_player[12]
    cdef int8_t claim_slot[12]
    cdef long long claim_time[12]       # of the strike, ms
    cdef short claim_word[12]           # number of the word, -1: none
    cdef int8_t claim_listed[12]        # 1: listed, 0: not, -1: not said yet
    cdef bint claim_fits[12]            # does the word fit the struck letter?
    cdef bint claim_reused[12]          # did it count as used when it was said?
    cdef int8_t claim_status[12]        # index into STATUSES
    cdef int8_t claim_reason[12]        # index into REASONS, -1: none
    cdef int8_t claim_card[12]          # the reserved letter, -1: none
    cdef uint8_t claim_accepts[12]      # who accepts, as a bit mask
    cdef uint8_t claim_rejects[12]
    cdef public int next_claim
    # the category turn
    cdef public unsigned int passed     # seats, as a bit mask
    cdef public unsigned int locked     # seats that are locked out, as a bit mask
    cdef public bint tied               # a tie-break goes on
    cdef int8_t tie_slot[6]             # original slot of each participant, -1: none
    cdef public int8_t tie_misses
    cdef public long long reveal        # deadlines of the timers, -1: none
    cdef public long long think
    cdef public long long window
    cdef public long long vote
    cdef public long long think_left    # ms that were left at the first strike, -1: none
    cdef public bint time_up            # the think timer has fired while a claim was open
    cdef short used[512]                # numbers of the words that count as used, oldest first
    cdef public short used_count
    cdef public int winning_claim       # grab all: number of this round's latest winning claim, 0: none
    cdef public int8_t winning_player
