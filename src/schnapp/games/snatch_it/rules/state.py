# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields are typed in state.pxd, and the compiler checks them; others see state.pyi)
"""The rules of Snatch It!, in chapters in the order of the booklet; the numbers are those of
`booklet.en.md`.

Compiled, the fields come from `state.pxd`; the same text runs uncompiled with identical results.
`apply` trusts its caller: only `legal` actions may be given to it.

An action is `act << 10 | stack << 4 | kind`: `act` an index into ACTS, `stack` the place of a stack among all stacks on
the table (oldest first), `kind` a kind of card: the hand card played, for `swallow` and `toss` the card in the pond.
`snatch` carries the hand card in the place of the stack and the pond card as kind.
"""

from __future__ import annotations

from .hidden import *


class SnatchIt(Hidden):
    """The whole game. Every field is on the page `state.pxd`."""

    # ---- 7 The end ---------------------------------------------------------------------------------------------------

    def score(self, dealer: Dealer) -> None:
        """7.2 and 7.3: all stacks are swallowed, hand cards count nothing."""
        for seat in range(self.players):
            count = 0
            stack = self.stacks - 1
            while stack >= 0:
                if self.stack_owner[stack] == seat:
                    count += self.stack_height[stack]
                    self.clear_stack(stack, seat)
                stack -= 1
            dealer.tell(FINAL_SWALLOW, seat, count, 0, 0)
        for seat in range(self.players):
            for kind in range(13):
                while self.hand[seat][kind] > 0:
                    self.play(seat, kind)
                    self.put_away(kind)
        self.phase = DONE
        self.stage = OVER
        self.owing = 0
        dealer.tell(GAME_ENDED, 0, 0, 0, 0)

    def returns(self, seat: int) -> int:
        """7.3 and 7.4 Points, then swarms."""
        return 128 * self.points_of(seat) + self.belly[seat][SWARM]

    @cython.ccall
    def points_of(self, seat: int) -> int:
        """7.3 A belly's worth: five for a swarm, one for any other card."""
        return self.belly_count[seat] + (SWARM_POINTS - 1) * self.belly[seat][SWARM]

    # ---- What is legal -----------------------------------------------------------------------------------------------

    def legal(self, seat: int, into: list[int]) -> int:
        """All actions of a seat that owes a decision."""
        if self.stage == TURN:
            return self.may_turn(seat, into)
        n = 0
        if self.stage == LAY:
            n = self.may_put(DO_LAY, self.held[seat], into, 0)
        elif self.stage == BAIT:
            n = self.may_put(DO_BAIT, self.held[seat], into, 0)
        elif self.stage == RECLAIM:
            n = self.may_put(DO_RECLAIM, self.held[seat] & CARRIES[self.stack_top[self.stolen]], into, 0)
            into[n] = DO_DECLINE << 10
            n += 1
        elif self.stage == CONSOLATION:
            into[0] = DO_CONSOLATION_DRAW << 10
            into[1] = DO_CONSOLATION_SKIP << 10
            n = 2
        elif self.stage == CALL_OUT:
            into[0] = DO_CALL_OUT << 10
            into[1] = DO_LET_PASS << 10
            n = 2
        elif self.stage == FORCED:
            n = self.may_play(seat, 1 << self.stalked, into) & 1023
        elif self.stage == STORK_CHOICE:
            stack = self.tied(self.victim, self.bait, 0)
            while stack >= 0:
                into[n] = DO_STORK_CHOOSE << 10 | stack << 4
                n += 1
                stack = self.tied(self.victim, self.bait, n)
        return n

    def may_put(self, act: int, kinds: int, into: list[int], n: int) -> int:
        """One action for each kind in a mask."""
        while kinds:
            into[n] = act << 10 | lowest(kinds)
            kinds &= kinds - 1
            n += 1
        return n

    def may_play(self, seat: int, kinds: int, into: list[int]) -> int:
        """5.2 and 5.3 with these kinds of the hand. Gives `kinds that can act << 10 | number of actions`."""
        n = 0
        acting = 0
        rest = kinds
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            targets = LANDS_ON[card] & self.floating
            if targets:
                acting |= 1 << card
            while targets:
                into[n] = DO_SNATCH << 10 | card << 4 | lowest(targets)
                targets &= targets - 1
                n += 1
        for stack in range(self.stacks):
            cards = CARRIES[self.stack_top[stack]] & kinds
            if cards and self.stack_owner[stack] != seat:
                acting |= cards
                while cards:
                    into[n] = DO_STEAL << 10 | stack << 4 | lowest(cards)
                    cards &= cards - 1
                    n += 1
        return acting << 10 | n

    def may_turn(self, seat: int, into: list[int]) -> int:
        """5.1 One of: snatch, steal, swallow, stalk, and toss if nothing else is possible."""
        kinds = self.held[seat]
        n = self.may_play(seat, kinds, into)
        idle = kinds if self.may_call_out else kinds & ~(n >> 10)
        n &= 1023
        for stack in range(self.stacks):
            if self.stack_owner[stack] == seat:
                targets = LANDS_ON[self.stack_top[stack]] & self.floating
                while targets:
                    into[n] = DO_SWALLOW << 10 | stack << 4 | lowest(targets)
                    targets &= targets - 1
                    n += 1
        if idle:
            n = self.may_put(DO_STALK, idle, into, n)
        if n == 0:
            n = self.may_put(DO_TOSS, self.floating, into, 0)
        return n

    @cython.ccall
    def can_act(self, seat: int, card: int) -> bool:
        """Could this kind snatch or steal now?"""
        if LANDS_ON[card] & self.floating:
            return True
        for stack in range(self.stacks):
            if self.stack_owner[stack] != seat and CARRIES[self.stack_top[stack]] >> card & 1:
                return True
        return False

    def apply(self, seat: int, action: int, dealer: Dealer) -> None:
        """Carry out a legal action."""
        act = action >> 10
        stack = action >> 4 & 63
        kind = action & 15
        if act == DO_SNATCH:
            self.snatch(stack, kind, dealer)
        elif act == DO_STEAL:
            self.steal(stack, kind, dealer)
        elif act == DO_SWALLOW:
            self.swallow(stack, kind, dealer)
        elif act == DO_STALK:
            self.stalk(kind, dealer)
        elif act == DO_TOSS:
            self.toss(kind, dealer)
        elif act == DO_RECLAIM:
            self.reclaim(kind, dealer)
        elif act == DO_DECLINE:
            self.decline(dealer)
        elif act == DO_CONSOLATION_DRAW:
            self.draw_consolation(dealer)
        elif act == DO_CONSOLATION_SKIP:
            self.skip_consolation(dealer)
        elif act == DO_LAY:
            self.lay(seat, kind, dealer)
        elif act == DO_BAIT:
            self.lay_bait(seat, kind, dealer)
        elif act == DO_STORK_CHOOSE:
            self.choose_stack(stack, dealer)
        elif act == DO_CALL_OUT:
            self.call_out(seat, dealer)
        else:
            self.let_pass(seat, dealer)
