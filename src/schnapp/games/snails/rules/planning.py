# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields are typed in state.pxd, and the compiler checks them)
"""6.3 and 6.4 The draw phase and the planning."""

from __future__ import annotations

from .setup import *


class Planning(SetUp):
    """6.3 and 6.4 Cards are drawn, programmes are made."""

    # ---- 6.3 Draw phase ----------------------------------------------------------------------------------------------

    def draw_turn(self, dealer: Dealer) -> None:
        """6.3/1"""
        self.at = AT_DRAW
        self.draw_cards(self.turn_player, 1, dealer)
        self.ask_in_draw(dealer)

    def ask_in_draw(self, dealer: Dealer) -> None:
        """6.3/2"""
        self.ask(DO_END_DRAW, self.turn_player, dealer)

    def may_exchange(self, seat: int, into: list[int]) -> int:
        """6.3/2 Two cards for one, the faction card after a loss, or enough."""
        n = 0
        for i in range(self.arsenal_cards(seat)):
            for j in range(i):
                if self.hand[seat][i] != self.hand[seat][j]:  # different ones, where a scenario has a card twice
                    pair = i * (i - 1) // 2 + j
                    into[n] = DO_EXCHANGE << 11 | pair if pair < VALUES else EXCHANGE_MORE << 11 | pair - VALUES
                    n += 1
        if self.lost_last >> seat & 1 and self.faction_at[seat] == BESIDE:
            into[n] = DO_TAKE_FACTION_CARD << 11
            n += 1
        into[n] = DO_END_DRAW << 11
        return n + 1

    def exchange(self, seat: int, pair: int, dealer: Dealer) -> None:
        """Two cards go face up to the discard pile, one is drawn. Pair i * (i - 1) / 2 + j is cards j < i of the hand."""
        i = 1
        while i * (i + 1) // 2 <= pair:
            i += 1
        one = self.hand[seat][pair - i * (i - 1) // 2]
        two = self.hand[seat][i]
        self.lose(seat, one)
        self.lose(seat, two)
        self.put_on_discard(one)
        self.put_on_discard(two)
        dealer.tell(CARDS_DISCARDED, seat, 0, 0, 0)
        dealer.note(one)
        dealer.note(two)
        self.draw_cards(seat, 1, dealer)

    def end_draw(self, dealer: Dealer) -> None:
        """6.3/3 The hand limit; then the next draw turn, or the planning."""
        seat = self.turn_player
        may_discard = self.arsenal_cards(seat) > 0 or self.faction_at[seat] == IN_HAND
        if self.hand_count[seat] > self.hand_limit and may_discard:
            self.at = AT_LIMIT
            self.ask(DO_DISCARD, seat, dealer)
            return
        seat = self.clockwise(seat)
        while seat != self.start_player and not self.has_snail(seat):
            seat = self.clockwise(seat)
        if seat == self.start_player:
            self.begin_planning()
        else:
            self.at = AT_DRAW_TURN
            self.turn_player = seat

    # ---- 6.4 Planning ------------------------------------------------------------------------------------------------

    @cython.ccall
    def begin_planning(self) -> None:
        """6.4 All players with a snail plan at the same time."""
        self.at = AT_PROGRAM
        self.turn_player = -1
        self.asking = DO_PROGRAM
        self.owing = 0
        for seat in range(self.players):
            self.pieces[seat] = 0
            if self.has_snail(seat):
                self.owing |= 1 << seat

    def may_program(self, seat: int, into: list[int]) -> int:
        """The next piece of a programme: the active snail, the inactive one, a card for the next slot."""
        n = 0
        piece = self.pieces[seat]
        if piece < 2:
            snails = self.snails_of(seat)
            if piece == 1:
                snails &= ~(1 << self.programme[seat][0])
            while snails:
                into[n] = DO_PROGRAM << 11 | lowest(snails)
                snails &= snails - 1
                n += 1
            return n
        for at in range(self.hand_count[seat]):
            card = self.hand[seat][at]
            laid = False
            for earlier in range(2, piece):
                if self.programme[seat][earlier] == card:
                    laid = True
            if not laid:
                into[n] = DO_PROGRAM << 11 | card
                n += 1
        return n

    def lay_piece(self, seat: int, value: int, dealer: Dealer) -> None:
        """One more piece; who has one snail only has no inactive one."""
        self.programme[seat][self.pieces[seat]] = value
        self.pieces[seat] += 1
        snails = self.snails_of(seat)
        if self.pieces[seat] == 1 and not snails & snails - 1:
            self.programme[seat][1] = -1
            self.pieces[seat] = 2
        if self.pieces[seat] == 7:
            self.commit(seat, dealer)

    def between(self) -> bool:
        """Is a programme laid in part?"""
        if self.at != AT_PROGRAM:
            return False
        for seat in range(self.players):
            if self.owing >> seat & 1 and self.pieces[seat] > 0:
                return True
        return False

    def program(self, seat: int, action: int, dealer: Dealer) -> None:
        """A whole programme: bits 0 … 24 five places in the hand, 25 and 26 the active role, 27 … 29 the inactive one, 4: none."""
        self.pieces[seat] = 7
        self.programme[seat][0] = 4 * seat + (action >> 25 & 3)
        inactive = action >> 27 & 7
        self.programme[seat][1] = -1 if inactive == 4 else 4 * seat + inactive
        for at in range(5):
            self.programme[seat][2 + at] = self.hand[seat][action >> 5 * at & 31]
        self.commit(seat, dealer)

    def commit(self, seat: int, dealer: Dealer) -> None:
        """6.4 A programme is final. When the last one has come, slot 1 begins."""
        self.active[seat] = self.programme[seat][0]
        self.inactive[seat] = self.programme[seat][1]
        for at in range(5):
            card = self.programme[seat][2 + at]
            self.lose(seat, card)
            self.slot_card[seat][at] = card
            self.slot_state[seat][at] = HIDDEN
            if card >= FACTION_CARDS:
                self.faction_at[seat] = IN_SLOT
        self.pieces[seat] = 0
        if dealer.telling:
            dealer.tell(PROGRAMMED, seat, self.active[seat], self.inactive[seat], 0)
            for at in range(5):
                dealer.note(self.slot_card[seat][at])
        self.owing &= ~(1 << seat)
        if self.owing == 0:
            self.asking = -1
            self.to_turn(self.start_player, 1)
