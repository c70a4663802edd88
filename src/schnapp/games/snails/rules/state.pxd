cimport cython
from schnapp.rules cimport Dealer, Rng, State, int8_t, lowest
from .codes cimport *

@cython.final
cdef class Snails(State):
    # what was agreed
    cdef public int8_t fixed_start      # option start_player, -1: random
    cdef public bint random_factions
    cdef public bint advanced           # option start_hand
    cdef public int8_t mulligan         # option mulligan: 0 until_red, 1 once, 2 off
    cdef public short rounds            # option rounds
    cdef public int8_t hand_limit
    cdef short track[21]                # contamination values
    cdef public int8_t track_length
    # the board: fields in the order of (r, q)
    cdef public short fields            # 1 … 127
    cdef short place[127]               # index into board.PLACES, -1: there is no such field
    cdef int8_t field_q[127]
    cdef int8_t field_r[127]
    cdef int8_t near[127][6]            # the six neighbours of each field, -1: none
    cdef int8_t height[127]             # tiles that lie on a field at the beginning
    cdef int8_t level[127]              # tiles that lie on it now: 0 water … 3 mountain
    cdef int8_t tile[127][3]            # tiles of each field from bottom to top, index into position.TILES
    cdef int8_t damaged[127]            # markers on the top tile …
    cdef int8_t fire[127]
    cdef int8_t mines[127]
    cdef int8_t dynamite[127]
    cdef int8_t dying[127]              # the top tile is being destroyed
    cdef unsigned short crowd[127]      # snails on a field, as a bit mask
    cdef int8_t removed[64]             # tiles that are gone, in order of time
    cdef public int8_t removed_count
    cdef public int8_t contamination    # index on the track
    # snails: seat * 4 + role
    cdef public unsigned int alive      # as a bit mask
    cdef public unsigned int in_shell
    cdef int8_t health[16]
    cdef int8_t field[16]               # -1: not on the board
    # players
    cdef int8_t faction[4]              # index into FACTIONS, -1: not chosen
    cdef int8_t faction_at[4]           # 0 beside, 1 hand, 2 slot, 3 box
    cdef int8_t hand[4][96]             # numbers of cards, ascending
    cdef short hand_count[4]
    cdef int8_t slot_card[4][5]         # -1: none
    cdef int8_t slot_state[4][5]        # 0 not committed, 1 hidden, 2 revealed, 3 resolved, 4 empty, 5 … skipped
    cdef int8_t active[4]               # snail with the active order, -1: none
    cdef int8_t inactive[4]
    cdef public unsigned int revealed   # snails whose order lies face up
    cdef public unsigned int ability_used   # seats, as bit masks …
    cdef public unsigned int lost_now
    cdef public unsigned int lost_last
    cdef int8_t aim_snail[4]            # -1: no aim
    cdef int8_t aim_slot[4]
    cdef int8_t aim_rerolls[4]
    cdef int8_t group[4]                # elimination group, 1 …; 0: not out
    cdef public int8_t groups
    # cards
    cdef int8_t deck[84]                # the top card is the last one
    cdef public short deck_count
    cdef int8_t discard[84]             # oldest first
    cdef public short discard_count
    # where the game stands
    cdef public int8_t at               # index into STAGES
    cdef public int8_t turn_player      # -1: nobody's turn
    cdef public int8_t turn_slot        # 1 … 5
    cdef public int8_t acting           # the active snail of this turn, -1: none yet
    cdef public int8_t here             # its field, or the last one it stood on
    cdef public short round
    cdef public int8_t start_player
    cdef public bint halts              # stop at every boundary between turns (scenarios)
    cdef public short turn_result       # of the turn just finished: skip 0 …, half 10 …, kind of card 20 …
    # programming: a hidden programme is laid piece by piece
    cdef int8_t pieces[4]               # laid so far: active, inactive, five slots
    cdef int8_t programme[4][7]         # of each seat
    # the decision that is open, and its answer
    cdef public int8_t asking           # index into ACTS, -1: none
    cdef public short answer
    cdef public bint ready              # a quiet decision was taken automatically
    # the card that is being played
    cdef public int8_t playing          # number of the card, -1: none
    cdef int8_t dice[2]
    cdef public int8_t attack           # 0 …
    cdef public int8_t aims_left        # rerolls …
    cdef public int8_t leaders_left
    cdef public int8_t eagles_left
    cdef public bint fury               # berserk fury may still be asked
    cdef public bint hit                # it has hurt an enemy by 5 or more
    cdef public int8_t target_field
    cdef public int8_t target_snail     # -1: the card has no one snail as target
    cdef public unsigned int targets    # snails that it affects
    cdef public int8_t outcome          # index among the outcomes of all cards
    cdef public int8_t neutral          # neutral effects that are being carried out
    # effects that are being carried out, the innermost last
    cdef public short depth
    cdef int8_t doing[240]
    cdef int8_t step_of[240]
    cdef short arg_a[240]
    cdef short arg_b[240]
    cdef short arg_c[240]
    cdef unsigned short arg_m[240]
    cdef public short trail_count
    cdef int8_t trail_snail[512]        # arrivals that have not been handled yet …
    cdef int8_t trail_field[512]
    cdef int8_t burning[127]            # cleanup: fields whose fire has not done its work yet

cdef unsigned short SCRATCH[4096]
cdef int8_t DRAWN[96]
cdef int8_t PILE[84]
cdef int8_t UNSEEN[84]

# what is printed on cards, tiles and dice: of each card, of each kind, of each outcome, of each effect …
cdef int8_t KIND_OF[110]
cdef int8_t RED[90], TARGET[90], SIDE[90], RANGE_MIN[90], RANGE[90], FAR_SIGHT[90], DICE[90], ATTACKS[90], RETURNS[90], NEEDS[90]
cdef int8_t BEFORE_COUNT[90], AFTER_COUNT[90], OUTCOME_COUNT[90]
cdef short BEFORE[90], AFTER[90], OUTCOMES[90]
cdef int8_t TRIANGLES[400], SQUARES[400], CIRCLES[400], DEVIATES[400], EFFECT_COUNT[400]
cdef short EFFECTS[400]
cdef int8_t OP[1200], NUMBER[1200], ON[1200], MARKER[1200], THROUGH_SHELL[1200], OPTIONAL[1200], DIGS[1200]
cdef int8_t TILE_BACKS[3][20]
cdef int8_t HALVES[5][2]
cdef int8_t ASKED_AT[6], FACE[6]
cdef int CRAWL_POINTS, DIG_CARDS, AIM_REROLLS, STRIKE_HURTS

cdef void sort(int8_t *cards, int count) noexcept
