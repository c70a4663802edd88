# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields are typed in state.pxd, and the compiler checks them)
"""5 The Snatching phase."""

from __future__ import annotations

from .setup import *


class Snatching(SetUp):
    """5 The Snatching phase."""

    # ---- 5 The Snatching phase ---------------------------------------------------------------------------------------

    def start_round(self, dealer: Dealer) -> None:
        """5.1 First Leap begins. Without cards in the pond or in the hands the phase ends at once."""
        self.phase = SNATCHING
        dealer.tell(ROUND_STARTED, self.round, self.first_leap, self.this_round_last, 0)
        if self.pond_count == 0 or self.in_hands == 0:
            self.end_snatching(self.pond_count == 0, dealer)
        else:
            self.give_turn(self.first_leap)

    def give_turn(self, seat: int) -> None:
        """5.1 One action is owed."""
        self.active = seat
        self.stage = TURN
        self.owing = 1 << seat

    def snatch(self, card: int, target: int, dealer: Dealer) -> None:
        """5.2 A hand card on a card in the pond; the new stack goes to the own patch."""
        self.play(self.active, card)
        self.fish(target)
        stack = self.new_stack(self.active, target)
        self.put_on(stack, card)
        dealer.tell(SNATCHED, self.active, card, target, self.stack_id[stack])
        self.stalked = -1
        self.end_turn(dealer)

    def steal(self, stack: int, card: int, dealer: Dealer) -> None:
        """5.3 A hand card on another's stack; the stack changes patches, and its owner may reclaim it."""
        self.play(self.active, card)
        self.put_on(stack, card)
        self.victim = self.stack_owner[stack]
        self.stack_owner[stack] = self.active
        self.stalked = -1
        dealer.tell(STOLEN, self.active, self.victim, self.stack_id[stack], card)
        if self.hand_count[self.victim] == 0:
            self.victim = -1
            self.end_turn(dealer)
        else:
            self.stolen = stack
            self.stage = RECLAIM
            self.owing = 1 << self.victim

    def reclaim(self, card: int, dealer: Dealer) -> None:
        """5.4 A fitting card on the stealer's card; the stack returns."""
        self.play(self.victim, card)
        self.put_on(self.stolen, card)
        self.stack_owner[self.stolen] = self.victim
        dealer.tell(RECLAIMED, self.victim, self.stack_id[self.stolen], card, self.active)
        self.victim = self.stolen = -1
        self.console(dealer)

    def decline(self, dealer: Dealer) -> None:
        """5.4 The robbed player lets it go."""
        dealer.tell(RECLAIM_DECLINED, self.victim, 0, 0, 0)
        self.victim = self.stolen = -1
        self.end_turn(dealer)

    def console(self, dealer: Dealer) -> None:
        """5.5 The stealer may (or must) draw a card."""
        if self.must_console or (self.deck_count == 0 and self.discard_count == 0):
            self.draw_consolation(dealer)
        else:
            self.stage = CONSOLATION
            self.owing = 1 << self.active

    def draw_consolation(self, dealer: Dealer) -> None:
        """5.5"""
        card = self.draw(dealer)
        if card >= 0:
            self.take(self.active, card)
        dealer.tell(CONSOLED, self.active, 1 if card >= 0 else 0, card, 0)
        self.end_turn(dealer)

    def skip_consolation(self, dealer: Dealer) -> None:
        """5.5"""
        dealer.tell(CONSOLATION_SKIPPED, self.active, 0, 0, 0)
        self.end_turn(dealer)

    def swallow(self, stack: int, target: int, dealer: Dealer) -> None:
        """5.6 An own stack on a card in the pond; all of it goes into the belly."""
        self.fish(target)
        dealer.tell(SWALLOWED, self.active, self.stack_id[stack], target, self.stack_height[stack] + 1)
        self.clear_stack(stack, self.active)
        self.eat(self.active, target)
        self.end_turn(dealer)

    def stalk(self, card: int, dealer: Dealer) -> None:
        """5.7 A card that cannot act goes into the pond; with call-outs the others may doubt that it cannot."""
        self.play(self.active, card)
        self.float_card(card)
        dealer.tell(STALKED, self.active, card, 0, 0)
        if self.may_call_out:
            self.stalked = card
            self.stage = CALL_OUT
            self.owing = ((1 << self.players) - 1) & ~(1 << self.active)
        else:
            self.end_turn(dealer)

    def call_out(self, seat: int, dealer: Dealer) -> None:
        """5.8 Could the stalked card have acted? Then it comes back and must. If not, nothing happens."""
        right = self.could_act()
        dealer.tell(CALLED_OUT, seat, self.active, right, 0)
        if right:
            self.fish(self.stalked)
            self.take(self.active, self.stalked)
            self.stage = FORCED
            self.owing = 1 << self.active
        else:
            self.wait_no_more(seat, dealer)

    def could_act(self) -> bool:
        """5.8 Could the stalked card have acted, before it lay in the pond?"""
        self.fish(self.stalked)
        could = self.can_act(self.active, self.stalked)
        self.float_card(self.stalked)
        return could

    def let_pass(self, seat: int, dealer: Dealer) -> None:
        """5.8"""
        dealer.tell(LET_PASS, seat, 0, 0, 0)
        self.wait_no_more(seat, dealer)

    def wait_no_more(self, seat: int, dealer: Dealer) -> None:
        """5.8 When all have let it pass, the turn is over."""
        self.owing &= ~(1 << seat)
        if self.owing == 0:
            self.stalked = -1
            self.end_turn(dealer)

    def toss(self, target: int, dealer: Dealer) -> None:
        """5.9 A card of the pond to the discard."""
        self.fish(target)
        self.put_away(target)
        dealer.tell(TOSSED, self.active, target, 0, 0)
        self.end_turn(dealer)

    def end_turn(self, dealer: Dealer) -> None:
        """5.10 Only here, after the whole action, is the end of the phase checked."""
        if self.pond_count == 0 or self.in_hands == 0:
            self.end_snatching(self.pond_count == 0, dealer)
        else:
            self.give_turn(self.active + 1 if self.active + 1 < self.players else 0)

    def end_snatching(self, pond_empty: bool, dealer: Dealer) -> None:
        """5.10 and 7.2: the storks come, but not in the last round."""
        dealer.tell(SNATCHING_ENDED, not pond_empty, 0, 0, 0)
        self.active = -1
        if self.this_round_last:
            self.score(dealer)
        else:
            self.storks_come(dealer)
