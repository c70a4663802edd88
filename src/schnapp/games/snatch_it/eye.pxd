# Made by tools/eyes.py from position.py.
from schnapp.table.observer cimport relative
from .rules.state cimport SnatchIt

cdef enum:
    MARK = 0x2fd7e8f7  # of the declaration


cdef inline void seen(SnatchIt table, int seat, int players, int room, short *into) noexcept:
    """What a seat sees of what is declared, into zeros; `room`: the length of rows that not every table has alike."""
    cdef int i, j, k, v, of, shift
    cdef unsigned int bits
    v = table.stage
    if v >= 0:
        into[0 + v] = 1
    v = table.phase
    if v >= 0:
        into[9 + v] = 1
    into[13] = table.round
    v = table.first_leap
    v = relative(v, seat, players)
    if v >= 0 and v < 6:
        into[14 + v] = 1
    v = table.active
    v = relative(v, seat, players)
    if v >= 0 and v < 6:
        into[20 + v] = 1
    into[26] = table.this_round_last
    into[27] = table.next_round_last
    into[28] = table.last_bite_out
    into[29] = table.deck_count
    into[30] = table.discard_count
    for j in range(13):
        into[31 + j] = table.pond[j]
    for j in range(13):
        into[44 + j] = table.hand[seat][j]
    for i in range(table.stacks):
        v = table.stack_owner[i]
        v = relative(v, seat, players)
        if v >= 0:
            into[63 + i] = v + 1
        v = table.stack_top[i]
        into[121 + i] = v + 1
        into[179 + i] = table.stack_height[i]
    v = table.laid[seat]
    if v >= 0:
        into[321 + v] = 1
    for shift in range(players):
        of = seat + shift if seat + shift < players else seat + shift - players
        into[57 + shift] = table.hand_count[of]
        into[237 + shift] = table.belly_count[of]
        if ((of == seat and table.opens_belly == 1) or table.stage == 8):
            for j in range(13):
                into[243 + 13 * shift + j] = table.belly[of][j]
        into[334 + shift] = table.laid[of] >= 0
    if 0x4 >> table.stage & 1:
        into[346] = table.stolen
    if 0x10 >> table.stage & 1:
        for shift in range(players):
            of = seat + shift if seat + shift < players else seat + shift - players
            into[360 + shift] = table.owing >> of & 1
    if 0x30 >> table.stage & 1:
        v = table.stalked
        if v >= 0:
            into[347 + v] = 1
    if 0x80 >> table.stage & 1:
        v = table.bait
        if v >= 0:
            into[366 + v] = 1
    if 0x84 >> table.stage & 1:
        v = table.victim
        v = relative(v, seat, players)
        if v >= 0 and v < 6:
            into[340 + v] = 1
