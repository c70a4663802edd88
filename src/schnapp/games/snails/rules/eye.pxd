# Made by tools/eyes.py from position.py: a part of state.pxd.
from schnapp.table.hashing cimport BLANK, hash_combine
from schnapp.table.observer cimport relative

cdef enum:
    MARK = 0x72b946d9  # of the declaration

cdef extern from *:
    """
    static const signed char KIND_0[] = {16, 16, 3, 3, 3, 1, 1, 1, 5, 5, 5, 5, 10, 10, 10, 18, 18, 20, 20, 20, 28, 28, 24, 24, 32, 32, 26, 26, 26, 6, 6, 6, 4, 4, 4, 22, 22, 2, 2, 2, 2, 15, 15, 12, 12, 21, 21, 21, 25, 25, 19, 19, 11, 11, 33, 33, 8, 8, 8, 0, 0, 31, 31, 29, 29, 9, 9, 9, 14, 14, 7, 7, 7, 30, 30, 17, 17, 13, 13, 27, 27, 27, 23, 23, 40, 41, 42, 43, 44, 40, 41, 42, 43, 44, 40, 41, 42, 43, 44, 40, 41, 42, 43, 44, 34, 35, 36, 37, 38, 39};
    static const signed char KIND_1[] = {16, 16, 3, 3, 3, 1, 1, 1, 5, 5, 5, 5, 10, 10, 10, 18, 18, 20, 20, 20, 28, 28, 24, 24, 32, 32, 26, 26, 26, 6, 6, 6, 4, 4, 4, 22, 22, 2, 2, 2, 2, 15, 15, 12, 12, 21, 21, 21, 25, 25, 19, 19, 11, 11, 33, 33, 8, 8, 8, 0, 0, 31, 31, 29, 29, 9, 9, 9, 14, 14, 7, 7, 7, 30, 30, 17, 17, 13, 13, 27, 27, 27, 23, 23};
    """
    const signed char KIND_0[110]
    const signed char KIND_1[84]

cdef inline void seen(Snails table, int seat, int players, int room, short *into) noexcept:
    """What a seat sees of what is declared, into zeros; `room`: the length of rows that not every table has alike."""
    cdef int i, j, k, v, of, shift
    cdef unsigned int bits
    v = table.at
    if v >= 0:
        into[0 + v] = 1
    into[14] = table.round
    v = table.start_player
    v = relative(v, seat, players)
    if v >= 0 and v < 4:
        into[15 + v] = 1
    into[40] = table.contamination
    for i in range(room):
        into[41 + i] = <short> (table.level[i]) & -<short> ((table.level[i] > 0))
    for i in range(room):
        into[41 + 1 * room + i] = <short> (table.damaged[i]) & -<short> ((table.level[i] > 0))
    for i in range(room):
        into[41 + 2 * room + i] = <short> (table.fire[i]) & -<short> ((table.level[i] > 0))
    for i in range(room):
        into[41 + 3 * room + i] = <short> (table.mines[i]) & -<short> ((table.level[i] > 0))
    for i in range(room):
        into[41 + 4 * room + i] = <short> (table.dynamite[i]) & -<short> ((table.level[i] > 0))
    for j in range(table.removed_count):
        into[41 + 5 * room + table.removed[j]] += 1
    for j in range(table.hand_count[seat]):
        into[157 + 5 * room + KIND_0[table.hand[seat][j]]] += 1
    into[322 + 5 * room] = table.deck_count
    for j in range(table.discard_count):
        into[323 + 5 * room + KIND_1[table.discard[j]]] += 1
    for shift in range(players):
        of = seat + shift if seat + shift < players else seat + shift - players
        v = table.faction[of]
        if v >= 0:
            into[113 + 5 * room + 6 * shift + v] = 1
        if (of == seat or table.faction_at[of] < 0 or not 0x6 >> table.faction_at[of] & 1):
            v = table.faction_at[of]
            if v >= 0:
                into[137 + 5 * room + 4 * shift + v] = 1
        else:
            into[153 + 5 * room + shift] = table.faction_at[of] >= 0
        into[202 + 5 * room + shift] = table.hand_count[of]
        if (of == seat or table.active[of] < 0 or table.revealed >> table.active[of] & 1):
            v = table.active[of]
            v = relative(v, seat * 4, players * 4)
            if v >= 0:
                into[266 + 5 * room + shift] = v + 1
        else:
            into[270 + 5 * room + shift] = table.active[of] >= 0
        if (of == seat or table.inactive[of] < 0 or table.revealed >> table.inactive[of] & 1):
            v = table.inactive[of]
            v = relative(v, seat * 4, players * 4)
            if v >= 0:
                into[274 + 5 * room + shift] = v + 1
        else:
            into[278 + 5 * room + shift] = table.inactive[of] >= 0
        bits = table.revealed >> of * 4
        for j in range(4):
            into[282 + 5 * room + 4 * shift + j] = bits >> j & 1
        into[298 + 5 * room + shift] = table.ability_used >> of & 1
        v = table.aim_snail[of]
        v = relative(v, seat * 4, players * 4)
        if v >= 0:
            into[302 + 5 * room + shift] = v + 1
        into[306 + 5 * room + shift] = <short> (table.aim_slot[of]) & -<short> ((table.aim_snail[of] >= 0))
        into[310 + 5 * room + shift] = <short> (table.aim_rerolls[of]) & -<short> ((table.aim_snail[of] >= 0))
        into[314 + 5 * room + shift] = table.lost_now >> of & 1
        into[318 + 5 * room + shift] = table.lost_last >> of & 1
        into[363 + 5 * room + shift] = table.group[of]
        for k in range(4):
            into[65 + 5 * room + (shift * 4 + k)] = <short> (table.health[(of * 4 + k)]) & -<short> ((table.alive >> (of * 4 + k) & 1))
            into[81 + 5 * room + (shift * 4 + k)] = <short> (table.field[(of * 4 + k)] + 1) & -<short> ((table.alive >> (of * 4 + k) & 1))
            into[97 + 5 * room + (shift * 4 + k)] = <short> (table.in_shell >> (of * 4 + k) & 1) & -<short> ((table.alive >> (of * 4 + k) & 1))
        for k in range(5):
            if (table.slot_state[of][k] > 0) and (of == seat or table.slot_state[of][k] < 0 or not 0x2 >> table.slot_state[of][k] & 1):
                v = table.slot_card[of][k]
                if v >= 0:
                    into[206 + 5 * room + (shift * 5 + k)] = KIND_0[v] + 1
            elif (table.slot_state[of][k] > 0):
                into[226 + 5 * room + (shift * 5 + k)] = table.slot_card[of][k] >= 0
            into[246 + 5 * room + (shift * 5 + k)] = <short> (table.slot_state[of][k] + 1) & -<short> ((table.slot_state[of][k] > 0))
    if 0x200 >> table.at & 1:
        into[23] = table.turn_slot
    if 0x33f >> table.at & 1:
        v = table.turn_player
        v = relative(v, seat, players)
        if v >= 0 and v < 4:
            into[19 + v] = 1
    if 0x2000 >> table.at & 1:
        v = table.turn_player
        v = relative(v, seat, players)
        if v >= 0 and v < 4:
            into[19 + v] = 1
        into[23] = <short> (table.turn_slot) & -<short> ((table.turn_player >= 0))
        if (table.turn_player >= 0):
            v = table.acting
            v = relative(v, seat * 4, players * 4)
            if v >= 0 and v < 16:
                into[24 + v] = 1


cdef inline unsigned long long fingerprint(Snails table, int seat) noexcept:
    """A hash of what a seat sees, but for its hand."""
    cdef int i, j, k, v, of
    cdef unsigned long long print_ = BLANK
    v = table.at + 1
    if v:
        print_ = hash_combine(print_ + 0, v & 0xFFFF)
    v = table.round
    if v:
        print_ = hash_combine(print_ + 1, v & 0xFFFF)
    v = table.start_player + 1
    if v:
        print_ = hash_combine(print_ + 2, v & 0xFFFF)
    if 0x33f >> table.at & 1:
        v = table.turn_player + 1
        if v:
            print_ = hash_combine(print_ + 3, v & 0xFFFF)
    if 0x200 >> table.at & 1:
        v = table.turn_slot
        if v:
            print_ = hash_combine(print_ + 4, v & 0xFFFF)
    if 0x2000 >> table.at & 1:
        if (table.turn_player >= 0):
            v = table.turn_player + 1
            if v:
                print_ = hash_combine(print_ + 5, v & 0xFFFF)
            v = table.turn_slot
            if v:
                print_ = hash_combine(print_ + 6, v & 0xFFFF)
            v = table.acting + 1
            if v:
                print_ = hash_combine(print_ + 7, v & 0xFFFF)
    v = table.contamination
    if v:
        print_ = hash_combine(print_ + 8, v & 0xFFFF)
    for i in range(127):
        if (table.level[i] > 0):
            v = table.level[i]
            if v:
                print_ = hash_combine(print_ + 9, (i) << 16 | v & 0xFFFF)
            v = table.damaged[i]
            if v:
                print_ = hash_combine(print_ + 10, (i) << 16 | v & 0xFFFF)
            v = table.fire[i]
            if v:
                print_ = hash_combine(print_ + 11, (i) << 16 | v & 0xFFFF)
            v = table.mines[i]
            if v:
                print_ = hash_combine(print_ + 12, (i) << 16 | v & 0xFFFF)
            v = table.dynamite[i]
            if v:
                print_ = hash_combine(print_ + 13, (i) << 16 | v & 0xFFFF)
    for j in range(table.removed_count):
        v = table.removed[j] + 1
        if v:
            print_ = hash_combine(print_ + 14, (0 * 1 + j) << 16 | v & 0xFFFF)
    for of in range(table.players):
        for k in range(4):
            if (table.alive >> (of * 4 + k) & 1):
                v = table.health[(of * 4 + k)]
                if v:
                    print_ = hash_combine(print_ + 15, ((of * 4 + k)) << 16 | v & 0xFFFF)
                v = table.field[(of * 4 + k)] + 1
                if v:
                    print_ = hash_combine(print_ + 16, ((of * 4 + k)) << 16 | v & 0xFFFF)
                v = table.in_shell >> (of * 4 + k) & 1
                if v:
                    print_ = hash_combine(print_ + 17, ((of * 4 + k)) << 16 | v & 0xFFFF)
    for of in range(table.players):
        v = table.faction[of] + 1
        if v:
            print_ = hash_combine(print_ + 18, (of) << 16 | v & 0xFFFF)
    for of in range(table.players):
        if (of == seat or table.faction_at[of] < 0 or not 0x6 >> table.faction_at[of] & 1):
            v = table.faction_at[of] + 1
            if v:
                print_ = hash_combine(print_ + 19, (of) << 16 | v & 0xFFFF)
    for of in range(table.players):
        if not (of == seat or table.faction_at[of] < 0 or not 0x6 >> table.faction_at[of] & 1):
            v = table.faction_at[of] >= 0
            if v:
                print_ = hash_combine(print_ + 20, (of) << 16 | v & 0xFFFF)
    for of in range(table.players):
        v = table.hand_count[of]
        if v:
            print_ = hash_combine(print_ + 22, (of) << 16 | v & 0xFFFF)
    for of in range(table.players):
        for k in range(5):
            if (table.slot_state[of][k] > 0) and (of == seat or table.slot_state[of][k] < 0 or not 0x2 >> table.slot_state[of][k] & 1):
                v = table.slot_card[of][k] + 1
                if v:
                    print_ = hash_combine(print_ + 23, ((of * 5 + k)) << 16 | v & 0xFFFF)
    for of in range(table.players):
        for k in range(5):
            if (table.slot_state[of][k] > 0) and not (of == seat or table.slot_state[of][k] < 0 or not 0x2 >> table.slot_state[of][k] & 1):
                v = table.slot_card[of][k] >= 0
                if v:
                    print_ = hash_combine(print_ + 24, ((of * 5 + k)) << 16 | v & 0xFFFF)
    for of in range(table.players):
        for k in range(5):
            if (table.slot_state[of][k] > 0):
                v = table.slot_state[of][k] + 1
                if v:
                    print_ = hash_combine(print_ + 25, ((of * 5 + k)) << 16 | v & 0xFFFF)
    for of in range(table.players):
        if (of == seat or table.active[of] < 0 or table.revealed >> table.active[of] & 1):
            v = table.active[of] + 1
            if v:
                print_ = hash_combine(print_ + 26, (of) << 16 | v & 0xFFFF)
    for of in range(table.players):
        if not (of == seat or table.active[of] < 0 or table.revealed >> table.active[of] & 1):
            v = table.active[of] >= 0
            if v:
                print_ = hash_combine(print_ + 27, (of) << 16 | v & 0xFFFF)
    for of in range(table.players):
        if (of == seat or table.inactive[of] < 0 or table.revealed >> table.inactive[of] & 1):
            v = table.inactive[of] + 1
            if v:
                print_ = hash_combine(print_ + 28, (of) << 16 | v & 0xFFFF)
    for of in range(table.players):
        if not (of == seat or table.inactive[of] < 0 or table.revealed >> table.inactive[of] & 1):
            v = table.inactive[of] >= 0
            if v:
                print_ = hash_combine(print_ + 29, (of) << 16 | v & 0xFFFF)
    for of in range(table.players):
        for j in range(4):
            v = table.revealed >> of * 4 + j & 1
            if v:
                print_ = hash_combine(print_ + 30, (of * 4 + j) << 16 | v & 0xFFFF)
        v = table.ability_used >> of & 1
        if v:
            print_ = hash_combine(print_ + 31, (of) << 16 | v & 0xFFFF)
    for of in range(table.players):
        if (table.aim_snail[of] >= 0):
            v = table.aim_snail[of] + 1
            if v:
                print_ = hash_combine(print_ + 32, (of) << 16 | v & 0xFFFF)
            v = table.aim_slot[of]
            if v:
                print_ = hash_combine(print_ + 33, (of) << 16 | v & 0xFFFF)
            v = table.aim_rerolls[of]
            if v:
                print_ = hash_combine(print_ + 34, (of) << 16 | v & 0xFFFF)
    for of in range(table.players):
        v = table.lost_now >> of & 1
        if v:
            print_ = hash_combine(print_ + 35, (of) << 16 | v & 0xFFFF)
        v = table.lost_last >> of & 1
        if v:
            print_ = hash_combine(print_ + 36, (of) << 16 | v & 0xFFFF)
    v = table.deck_count
    if v:
        print_ = hash_combine(print_ + 37, v & 0xFFFF)
    for j in range(table.discard_count):
        v = table.discard[j] + 1
        if v:
            print_ = hash_combine(print_ + 38, (0 * 1 + j) << 16 | v & 0xFFFF)
    for of in range(table.players):
        v = table.group[of]
        if v:
            print_ = hash_combine(print_ + 39, (of) << 16 | v & 0xFFFF)
    return print_
