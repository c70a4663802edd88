cimport cython
from libc.stdint cimport int8_t, uint8_t
from schnapp.table.dealer cimport Dealer
from schnapp.table.state cimport State, WAIT
from .chapters.codes cimport *

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

    cpdef int letter_at(self, int slot) noexcept
    cpdef int copies_of(self, int letter) noexcept
    cpdef int score_of(self, int seat) noexcept
    cpdef int tiebreak_slot(self, int seat) noexcept
    cpdef bint is_eligible(self, int seat) noexcept
    cpdef int claim_by(self, int seat, int status) noexcept
    cpdef bint has_claim(self, int seat) noexcept
    cpdef bint is_held(self, int slot) noexcept
    cpdef bint may_strike(self, int seat) noexcept
    cpdef bint may_take(self, int slot) noexcept
    cpdef bint may_pass(self, int seat) noexcept
    cpdef bint may_vote(self, int actor, int at) noexcept
    cpdef bint may_decide(self, int at) noexcept
    cpdef bint may_announce(self, int category) noexcept
    cpdef long long deadline(self) noexcept
    cdef long long never(self) noexcept
    cdef long long earliest(self) noexcept
    cpdef bint may_wait(self, int seat) noexcept
    cdef int add_words(self, unsigned short *into, int count, int action) noexcept
    cpdef bint may_concede(self, int seat, int at) noexcept
    cdef int legal_of_leader(self, unsigned short *into) noexcept
    cdef bint may_act(self, int seat) noexcept
    cdef bint leader_may_act(self) noexcept
    cpdef void agree(self, int letter, int copies, int points) noexcept
    cpdef void clear(self) noexcept
    cdef void put_in_deck(self, int letter) noexcept
    cdef void put_ahead(self, int category) noexcept
    cdef void put_used(self, int category) noexcept
    cdef void put_on_pile(self, int seat, int letter) noexcept
    cdef void forfeit(self, int letter) noexcept
    cdef void put_tiebreak(self, int seat, int slot) noexcept
    cdef int put_claim(self, int number, int player, int slot, long long time) noexcept
    cpdef void put_word(self, int at, int word, int how) noexcept
    cpdef void count_as_used(self, int word) noexcept
    cdef void count_as_unused(self, int word) noexcept
    cdef void remove_claim(self, int at) noexcept
    cpdef void deal(self, Dealer dealer) noexcept
    cdef void set_up(self, Dealer dealer) noexcept
    cdef void shuffle_letters(self, Dealer dealer) noexcept
    cdef void shuffle_categories(self, int step, Dealer dealer) noexcept
    cdef void draw_letter(self, int slot) noexcept
    cdef void wait_for_turn(self) noexcept
    cdef void tick(self, Dealer dealer) noexcept
    cdef void fire(self, long long due, Dealer dealer) noexcept
    cdef void stay_silent(self, int at, Dealer dealer) noexcept
    cdef void thought_enough(self, Dealer dealer) noexcept
    cdef void turn(self, Dealer dealer) noexcept
    cdef void gather_categories(self, Dealer dealer) noexcept
    cdef void announce(self, int category, Dealer dealer) noexcept
    cdef void open_category(self, int category, Dealer dealer) noexcept
    cdef void think_on(self, long long left) noexcept
    cdef void use_category(self) noexcept
    cdef void strike(self, int seat, int slot, Dealer dealer) noexcept
    cdef void say(self, int at, int how, Dealer dealer) noexcept
    cpdef int judged_at_once(self, int at) noexcept
    cdef void give_up(self, int seat, Dealer dealer) noexcept
    cdef bint somebody_searches(self) noexcept
    cdef void open_vote(self, Dealer dealer) noexcept
    cdef void cast(self, int actor, int at, int reject, Dealer dealer) noexcept
    cdef void concede(self, int at, Dealer dealer) noexcept
    cdef void close_votes(self, Dealer dealer) noexcept
    cdef void count_votes(self, int at, Dealer dealer) noexcept
    cdef void decide(self, int at, int verdict, int reason, Dealer dealer) noexcept
    cdef void vote_goes_on(self, Dealer dealer) noexcept
    cdef void pronounce(self, int at, int verdict, Dealer dealer) noexcept
    cdef void punish(self, int at, Dealer dealer) noexcept
    cdef void contest_goes_on(self, Dealer dealer) noexcept
    cdef void resolve(self, Dealer dealer) noexcept
    cdef void win(self, int seat, int slot, int number, Dealer dealer) noexcept
    cdef void drop_category(self, Dealer dealer) noexcept
    cdef void reopen(self, Dealer dealer) noexcept
    cdef void miss(self, Dealer dealer) noexcept
    cdef void begin_tiebreak(self, Dealer dealer) noexcept
    cdef void resolve_tiebreak(self, int valid, int disputed, int winner, Dealer dealer) noexcept
    cdef bint has_valid_claim(self, int seat) noexcept
    cdef void give_up_tiebreak(self, Dealer dealer) noexcept
    cdef void end_tiebreak(self) noexcept
    cdef void judge_in_rush(self, int at, Dealer dealer) noexcept
    cdef void reserve(self, int at, Dealer dealer) noexcept
    cdef void take(self, int at, int card, Dealer dealer) noexcept
    cdef void settle_reserved(self, int at, Dealer dealer) noexcept
    cdef void rush_goes_on(self, Dealer dealer) noexcept
    cdef void review(self, Dealer dealer) noexcept
    cdef void end_round(self, Dealer dealer) noexcept
    cdef void end_game(self, int reason, Dealer dealer) noexcept
    cdef void tell(self, Dealer dealer, int code) noexcept
    cdef void tell_number(self, Dealer dealer, int code, int number) noexcept
    cdef void tell_claim(self, Dealer dealer, int code, int at) noexcept
    cdef void tell_won(self, Dealer dealer, int seat, int card, int slot, int number) noexcept
    cdef void note_time(self, Dealer dealer, long long time) noexcept
    cdef void note_claim(self, Dealer dealer, int number) noexcept
