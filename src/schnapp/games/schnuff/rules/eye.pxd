# Made by tools/eyes.py from position.py: a part of state.pxd.
from schnapp.table.hashing cimport BLANK, hash_combine
from schnapp.table.observer cimport relative

cdef enum:
    MARK = 0x39886f8  # of the declaration


cdef inline void seen(Schnuff table, int seat, int players, int room, short *into) noexcept:
    """What a seat sees of what is declared, into zeros; `room`: the length of rows that not every table has alike."""
    cdef int i, j, k, v, of, shift
    cdef unsigned int bits
    v = table.stage
    if v >= 0:
        into[0 + v] = 1
    into[3] = table.round
    v = table.dealer
    v = relative(v, seat, players)
    if v >= 0 and v < 6:
        into[4 + v] = 1
    v = table.active
    v = relative(v, seat, players)
    if v >= 0 and v < 6:
        into[10 + v] = 1
    into[16] = table.count
    into[17] = table.direction
    into[18] = table.started
    into[19] = table.pile_count
    into[20] = table.discard_count
    v = table.discard_count - 1
    if v >= 0:
        v = table.discard[v]
    if v >= 0:
        into[21 + v] = 1
    for j in range(9):
        into[30 + j] = table.hand[seat][j]
    into[45] = table.aside_count
    into[52] = table.bank
    v = table.immune
    v = relative(v, seat, players)
    if v >= 0 and v < 6:
        into[59 + v] = 1
    into[65] = <short> (table.immune_limit) & -<short> ((table.immune >= 0))
    for shift in range(players):
        of = seat + shift if seat + shift < players else seat + shift - players
        into[39 + shift] = table.hand_count[of]
        into[46 + shift] = table.chips[of]
        into[53 + shift] = table.in_round >> of & 1
        into[66 + shift] = table.group[of]


cdef inline unsigned long long fingerprint(Schnuff table, int seat) noexcept:
    """A hash of what a seat sees, but for its hand."""
    cdef int i, j, k, v, of
    cdef unsigned long long print_ = BLANK
    v = table.stage + 1
    if v:
        print_ = hash_combine(print_ + 0, v & 0xFFFF)
    v = table.round
    if v:
        print_ = hash_combine(print_ + 1, v & 0xFFFF)
    v = table.dealer + 1
    if v:
        print_ = hash_combine(print_ + 2, v & 0xFFFF)
    v = table.active + 1
    if v:
        print_ = hash_combine(print_ + 3, v & 0xFFFF)
    v = table.count
    if v:
        print_ = hash_combine(print_ + 4, v & 0xFFFF)
    v = table.direction
    if v:
        print_ = hash_combine(print_ + 5, v & 0xFFFF)
    v = table.started
    if v:
        print_ = hash_combine(print_ + 6, v & 0xFFFF)
    v = table.pile_count
    if v:
        print_ = hash_combine(print_ + 7, v & 0xFFFF)
    v = table.discard_count
    if v:
        print_ = hash_combine(print_ + 8, v & 0xFFFF)
    v = table.discard_count - 1
    if v >= 0:
        v = table.discard[v] + 1
        if v:
            print_ = hash_combine(print_ + 9, v & 0xFFFF)
    for of in range(table.players):
        v = table.hand_count[of]
        if v:
            print_ = hash_combine(print_ + 11, (of) << 16 | v & 0xFFFF)
    v = table.aside_count
    if v:
        print_ = hash_combine(print_ + 12, v & 0xFFFF)
    for of in range(table.players):
        v = table.chips[of]
        if v:
            print_ = hash_combine(print_ + 13, (of) << 16 | v & 0xFFFF)
    v = table.bank
    if v:
        print_ = hash_combine(print_ + 14, v & 0xFFFF)
    for of in range(table.players):
        v = table.in_round >> of & 1
        if v:
            print_ = hash_combine(print_ + 15, (of) << 16 | v & 0xFFFF)
    if (table.immune >= 0):
        v = table.immune + 1
        if v:
            print_ = hash_combine(print_ + 16, v & 0xFFFF)
        v = table.immune_limit
        if v:
            print_ = hash_combine(print_ + 17, v & 0xFFFF)
    for of in range(table.players):
        v = table.group[of]
        if v:
            print_ = hash_combine(print_ + 18, (of) << 16 | v & 0xFFFF)
    return print_
