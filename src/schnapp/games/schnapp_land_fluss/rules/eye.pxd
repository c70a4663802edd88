# Made by tools/eyes.py from position.py: a part of state.pxd.
from schnapp.table.observer cimport relative

cdef enum:
    MARK = 0x30a1d1bb  # of the declaration


cdef inline void seen(Race table, int seat, int players, int room, short *into) noexcept:
    """What a seat sees of what is declared, into zeros; `room`: the length of rows that not every table has alike."""
    cdef int i, j, k, v, of, shift
    cdef unsigned int bits
    v = table.stage
    if v >= 0:
        into[0 + v] = 1
    into[6] = table.game_number
    v = table.revealer
    v = relative(v, seat, players)
    if v >= 0 and v < 6:
        into[13 + v] = 1
    into[19] = table.misses
    v = table.category
    if v >= 0:
        into[20 + v] = 1
    into[53] = table.ahead_count
    for j in range(table.gone_count):
        into[54 + table.gone[j]] += 1
    into[87] = table.deck_count
    for i in range(12):
        v = table.table[i]
        into[88 + i] = v + 1
    for j in range(25):
        into[250 + j] = table.forfeited[j]
    for i in range(table.claims):
        v = table.claim_player[i]
        v = relative(v, seat, players)
        if v >= 0:
            into[275 + i] = v + 1
        v = table.claim_slot[i]
        into[287 + i] = v + 1
        v = table.claim_status[i]
        into[299 + i] = v + 1
        v = table.claim_reason[i]
        into[311 + i] = v + 1
        v = table.claim_card[i]
        into[323 + i] = v + 1
    into[353] = <short> (table.tie_misses) & -<short> ((table.tied > 0))
    into[354] = table.time_up
    if (table.winning_claim > 0):
        v = table.winning_player
        v = relative(v, seat, players)
        if v >= 0 and v < 6:
            into[355 + v] = 1
    for shift in range(players):
        of = seat + shift if seat + shift < players else seat + shift - players
        into[7 + shift] = table.total[of]
        for j in range(table.pile_count[of]):
            into[100 + 25 * shift + table.pile[of][j]] += 1
        into[335 + shift] = table.passed >> of & 1
        into[341 + shift] = table.locked >> of & 1
        into[347 + shift] = <short> (table.tie_slot[of] + 1) & -<short> ((table.tied > 0))
