# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields are typed in state.pxd, and the compiler checks them)
"""6.12 and 6.13 The cleanup, and the end."""

from __future__ import annotations

from .judging import *


class Cleanup(Judging):
    """6.12 to 7 What the round leaves behind, and who has won."""

    # ---- 6.12 Cleanup ------------------------------------------------------------------------------------------------

    def do_cleanup(self, d: int, dealer: Dealer) -> None:
        """6.12 a1 to a4: dynamite, stench, fire, water. Everything in it is neutral."""
        step = self.step_of[d]
        if step == BEGINS:
            self.neutral = 1
            self.step_of[d] = DYNAMITE_GOES_OFF
            dealer.tell(CLEANUP_STARTED, self.round, 0, 0, 0)
        elif step != ASKED_FOR_DYNAMITE and step != ASKED_FOR_FIRE and self.board_is_empty():
            self.end_cleanup(dealer)
        elif step == DYNAMITE_GOES_OFF:  # a1
            for field in range(self.fields):
                if self.dynamite[field] > 0:
                    self.step_of[d] = ASKED_FOR_DYNAMITE
                    self.ask(DO_ORDER, self.neutral_player(), dealer)
                    return
            self.step_of[d] = FIRES_BURN  # a2
            for field in range(self.fields):
                self.burning[field] = self.fire[field] > 0
            self.begin(DAMAGE, BY_STENCH, STENCH_HURTS, 0, self.smelling())
        elif step == ASKED_FOR_DYNAMITE:
            self.step_of[d] = DYNAMITE_GOES_OFF
            self.begin(EXPLODE, DYNAMITE_MARKER, self.answer & 127, 0, 0)
        elif step == FIRES_BURN:  # a3
            for field in range(self.fields):
                if self.burning[field]:
                    self.step_of[d] = ASKED_FOR_FIRE
                    self.ask(DO_ORDER, self.neutral_player(), dealer)
                    return
            self.put_out_fires(dealer)
            self.step_of[d] = WATER_RISEN
            drowning = 0
            for snail in range(4 * self.players):
                if self.alive >> snail & 1 and self.level[self.field[snail]] == 0 and not self.is_pirate(snail >> 2):
                    drowning |= 1 << snail
            self.begin(DAMAGE, BY_CONTAMINATION, self.track[self.contamination], 0, drowning)
        elif step == ASKED_FOR_FIRE:
            field = self.answer & 127
            self.burning[field] = 0
            self.step_of[d] = FIRES_BURN
            if self.level[field] > 0 and self.fire[field] > 0:
                self.begin(DAMAGE_TILE, field, CAUSE_FIRE, 0, 0)
        else:
            self.end_cleanup(dealer)

    def smelling(self) -> int:
        """6.12 a2 The snails of others that share a field with a Zombie, as a bit mask."""
        found = 0
        for seat in range(self.players):
            if self.faction[seat] == ZOMBIES:
                snails = self.snails_of(seat)
                while snails:
                    found |= self.crowd[self.field[lowest(snails)]]
                    snails &= snails - 1
                found &= ~(15 << 4 * seat)
        return found

    def put_out_fires(self, dealer: Dealer) -> None:
        """6.12 a3 No fire burns longer than a round."""
        burns = False
        for field in range(self.fields):
            if self.fire[field] > 0:
                if dealer.telling and not burns:
                    dealer.tell(FIRES_REMOVED, 0, 0, 0, 0)
                burns = True
                self.fire[field] = 0
                dealer.note(field)

    def board_is_empty(self) -> bool:
        return self.alive == 0

    def end_cleanup(self, dealer: Dealer) -> None:
        """After a4, or as soon as nobody is left."""
        self.depth = 0
        self.neutral = 0
        self.at = AT_COLLECT
        for field in range(self.fields):
            self.burning[field] = 0
        self.see_off(dealer)
        if self.board_is_empty():
            self.end_game(dealer)

    def collect(self, dealer: Dealer) -> None:
        """6.12 b Cards and orders are taken back."""
        for seat in range(self.players):
            if self.has_snail(seat):
                self.collect_cards(seat, dealer)
                self.active[seat] = self.inactive[seat] = -1
                if self.aim_snail[seat] >= 0:
                    self.end_aim(seat, dealer)
        self.revealed = 0
        self.ability_used = 0
        self.lost_last = self.lost_now
        self.lost_now = 0
        for seat in range(self.players):
            if self.group[seat]:
                self.lost_last &= ~(1 << seat)
        self.at = AT_PASS
        self.check_end(dealer)

    def collect_cards(self, seat: int, dealer: Dealer) -> None:
        """Basic cards and those with the return symbol to the hand, the faction card beside the board (R53)."""
        played_faction = False
        if dealer.telling:
            for at in range(5):
                if self.slot_card[seat][at] >= FACTION_CARDS:
                    played_faction = True
            dealer.tell(CARDS_COLLECTED, seat, played_faction, 0, 0)
        for at in range(5):
            card = self.slot_card[seat][at]
            self.slot_card[seat][at] = -1
            self.slot_state[seat][at] = UNCOMMITTED
            if card < 0:
                continue
            if card >= FACTION_CARDS:
                self.faction_at[seat] = BESIDE
                continue
            dealer.note(card)
            if card >= BASIC or RETURNS[KIND_OF[card]]:
                self.take(seat, card)
            else:
                self.put_on_discard(card)

    def pass_start(self, dealer: Dealer) -> None:
        """6.12 c The start marker moves on; after the last round the snails are counted."""
        self.start_player = self.clockwise(self.start_player)
        while not self.has_snail(self.start_player):
            self.start_player = self.clockwise(self.start_player)
        self.round += 1
        dealer.tell(START_PLAYER_PASSED, self.start_player, 0, 0, 0)
        if self.round > self.rounds:
            self.end_game(dealer)
            return
        dealer.tell(ROUND_STARTED, self.round, self.start_player, 0, 0)
        self.at = AT_DRAW_TURN
        self.turn_player = self.start_player

    # ---- 6.13 The end ------------------------------------------------------------------------------------------------

    def see_off(self, dealer: Dealer) -> None:
        """6.5 Who has lost the last snail is out; those of one turn share a rank (7)."""
        gone = False
        for seat in range(self.players):
            if not self.has_snail(seat) and self.group[seat] == 0:
                if not gone:
                    self.groups += 1
                gone = True
                self.group[seat] = self.groups
                self.send_cards_away(seat, dealer)

    def send_cards_away(self, seat: int, dealer: Dealer) -> None:
        """Cards of the arsenal to the discard pile, hand first, then slots; the others to the box."""
        dealer.tell(PLAYER_OUT, seat, 0, 0, 0)
        for at in range(self.hand_count[seat]):
            card = self.hand[seat][at]
            if card < ARSENAL:
                self.put_on_discard(card)
                dealer.note(card)
        self.hand_count[seat] = 0
        for at in range(5):
            card = self.slot_card[seat][at]
            self.slot_card[seat][at] = -1
            self.slot_state[seat][at] = UNCOMMITTED
            if 0 <= card and card < ARSENAL:
                self.put_on_discard(card)
                dealer.note(card)
        self.faction_at[seat] = IN_BOX
        self.ability_used &= ~(1 << seat)
        self.lost_now &= ~(1 << seat)
        self.lost_last &= ~(1 << seat)

    def check_end(self, dealer: Dealer) -> bool:
        """6.13 Nobody or only one player has a snail left."""
        left = 0
        for seat in range(self.players):
            left += self.has_snail(seat)
        if left > 1:
            return False
        self.end_game(dealer)
        return True

    @cython.ccall
    def end_by_count(self, dealer: Dealer) -> None:
        """The last round is over."""
        self.see_off(dealer)
        self.end_game(dealer)

    @cython.ccall
    def end_game(self, dealer: Dealer) -> None:
        self.at = AT_OVER
        self.owing = 0
        self.asking = self.turn_player = -1
        dealer.tell(GAME_OVER, 0, 0, 0, 0)

    def returns(self, seat: int) -> int:
        """7 Snails, then health; below them who is out, the latest first."""
        if self.group[seat] > 0:
            return self.group[seat]
        merit = 0
        for snail in range(4 * seat, 4 * seat + 4):
            if self.alive >> snail & 1:
                merit += A_SNAIL_MORE + self.health[snail]
        return merit
