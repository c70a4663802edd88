# Made by tools/eyes.py from position.py: a part of state.pxd.
from schnapp.table.hashing cimport BLANK, hash_combine
from schnapp.table.observer cimport relative

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


cdef inline unsigned long long fingerprint(SnatchIt table, int seat) noexcept:
    """A hash of what a seat sees, but for its hand."""
    cdef int i, j, k, v, of
    cdef unsigned long long print_ = BLANK
    v = table.stage + 1
    if v:
        print_ = hash_combine(print_ + 0, v & 0xFFFF)
    v = table.phase + 1
    if v:
        print_ = hash_combine(print_ + 1, v & 0xFFFF)
    v = table.round
    if v:
        print_ = hash_combine(print_ + 2, v & 0xFFFF)
    v = table.first_leap + 1
    if v:
        print_ = hash_combine(print_ + 3, v & 0xFFFF)
    v = table.active + 1
    if v:
        print_ = hash_combine(print_ + 4, v & 0xFFFF)
    v = table.this_round_last
    if v:
        print_ = hash_combine(print_ + 5, v & 0xFFFF)
    v = table.next_round_last
    if v:
        print_ = hash_combine(print_ + 6, v & 0xFFFF)
    v = table.last_bite_out
    if v:
        print_ = hash_combine(print_ + 7, v & 0xFFFF)
    v = table.deck_count
    if v:
        print_ = hash_combine(print_ + 8, v & 0xFFFF)
    v = table.discard_count
    if v:
        print_ = hash_combine(print_ + 9, v & 0xFFFF)
    for j in range(13):
        v = table.pond[j]
        if v:
            print_ = hash_combine(print_ + 10, (0 * 13 + j) << 16 | v & 0xFFFF)
    for of in range(table.players):
        v = table.hand_count[of]
        if v:
            print_ = hash_combine(print_ + 12, (of) << 16 | v & 0xFFFF)
    for i in range(table.stacks):
        v = table.stack_owner[i] + 1
        if v:
            print_ = hash_combine(print_ + 13, (i) << 16 | v & 0xFFFF)
        v = table.stack_top[i] + 1
        if v:
            print_ = hash_combine(print_ + 14, (i) << 16 | v & 0xFFFF)
        v = table.stack_height[i]
        if v:
            print_ = hash_combine(print_ + 15, (i) << 16 | v & 0xFFFF)
    for of in range(table.players):
        v = table.belly_count[of]
        if v:
            print_ = hash_combine(print_ + 16, (of) << 16 | v & 0xFFFF)
    for of in range(table.players):
        if ((of == seat and table.opens_belly == 1) or table.stage == 8):
            for j in range(13):
                v = table.belly[of][j]
                if v:
                    print_ = hash_combine(print_ + 17, (of * 13 + j) << 16 | v & 0xFFFF)
    v = table.laid[seat] + 1
    if v:
        print_ = hash_combine(print_ + 18, (seat) << 16 | v & 0xFFFF)
    for of in range(table.players):
        v = table.laid[of] >= 0
        if v:
            print_ = hash_combine(print_ + 19, (of) << 16 | v & 0xFFFF)
    if 0x84 >> table.stage & 1:
        v = table.victim + 1
        if v:
            print_ = hash_combine(print_ + 20, v & 0xFFFF)
    if 0x4 >> table.stage & 1:
        v = table.stolen
        if v:
            print_ = hash_combine(print_ + 21, v & 0xFFFF)
    if 0x30 >> table.stage & 1:
        v = table.stalked + 1
        if v:
            print_ = hash_combine(print_ + 22, v & 0xFFFF)
    if 0x10 >> table.stage & 1:
        for of in range(table.players):
            v = table.owing >> of & 1
            if v:
                print_ = hash_combine(print_ + 23, (of) << 16 | v & 0xFFFF)
    if 0x80 >> table.stage & 1:
        v = table.bait + 1
        if v:
            print_ = hash_combine(print_ + 24, v & 0xFFFF)
    return print_
