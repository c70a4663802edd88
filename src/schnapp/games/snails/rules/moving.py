# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false, reportOperatorIssue=false
# (the fields are typed in state.pxd, and the compiler checks them)
"""6.9 Pushing and moving: who makes room for whom, and what waits on the field."""

from __future__ import annotations

from .damage import *


class Moving(Damage):
    """6.9 push_all, move, arrive, movement."""

    # ---- 6.9 Pushing and moving --------------------------------------------------------------------------------------

    def do_push_all(self, d: int, dealer: Dealer) -> None:
        """6.9 push_all. a: the field (-1: each snail's own), b: also in shells, m: who has not been pushed yet."""
        if self.step_of[d] == ASKED:
            snail = self.answer >> 7 & 15
            self.step_of[d] = BEGINS
            self.arg_m[d] &= ~(1 << snail)
            self.begin(MOVE, snail, self.answer & 127, HOW_PUSH, 0)
            return
        snails = self.arg_m[d] & self.alive
        while snails:
            snail = lowest(snails)
            snails &= snails - 1
            if self.can_be_pushed(snail, self.arg_a[d], self.arg_b[d] != 0):
                self.step_of[d] = ASKED
                self.ask(DO_PUSH, self.chooser(), dealer)
                return
        self.end()

    def can_be_pushed(self, snail: int, field: int, ignore_shell: bool) -> bool:
        """Is there a place to push it to from this field (-1: wherever it is)?"""
        if (field >= 0 and self.field[snail] != field) or (self.in_shell >> snail & 1 and not ignore_shell):
            return False
        field = self.field[snail]
        for at in range(6):
            to = self.near[field][at]
            if to >= 0 and self.level[to] <= self.level[field] and self.can_enter(snail, to):
                return True
        return False

    def may_push(self, into: list[int]) -> int:
        """Any of the snails to any neighbouring field on its level or below."""
        d = self.depth - 1
        n = 0
        snails = self.arg_m[d] & self.alive
        while snails:
            snail = lowest(snails)
            snails &= snails - 1
            field = self.field[snail]
            if (self.arg_a[d] >= 0 and field != self.arg_a[d]) or (self.in_shell >> snail & 1 and not self.arg_b[d]):
                continue
            for at in range(6):
                to = self.near[field][at]
                if to >= 0 and self.level[to] <= self.level[field] and self.can_enter(snail, to):
                    into[n] = DO_PUSH << 11 | snail << 7 | to
                    n += 1
        return n

    def do_move(self, d: int, dealer: Dealer) -> None:
        """6.9 move: all go first, then all arrive (R19). a: the snail, then the crowded field; b: where to, then the first
        arrival; c: how, then the next arrival; m: who has moved."""
        step = self.step_of[d]
        if step == BEGINS:
            snail = self.arg_a[d]
            field = self.arg_b[d]
            self.arg_m[d] = 1 << snail
            self.arg_a[d] = field
            self.arg_b[d] = self.trail_count
            self.step_of[d] = GONE
            self.go(snail, field, self.arg_c[d], dealer)
            self.arg_c[d] = self.arg_b[d]
        elif step == GONE:
            crowd = self.crowd[self.arg_a[d]]
            rest = crowd & crowd - 1
            rest &= rest - 1
            if rest & rest - 1:
                self.step_of[d] = ASKED_WHO_YIELDS
                self.ask(DO_OVERFLOW, self.chooser(), dealer)
            else:
                self.step_of[d] = ARRIVING
        elif step == ASKED_WHO_YIELDS:
            snail = self.answer >> 7 & 15
            self.arg_m[d] |= 1 << snail
            self.arg_a[d] = self.answer & 127
            self.step_of[d] = GONE
            self.go(snail, self.arg_a[d], HOW_OVERFLOW, dealer)
        elif self.arg_c[d] < self.trail_count:
            at = self.arg_c[d]
            self.arg_c[d] += 1
            snail = self.trail_snail[at]
            if self.alive >> snail & 1 and self.field[snail] == self.trail_field[at]:
                self.begin(ARRIVE, snail, self.trail_field[at], 0, 0)
        else:
            self.trail_count = self.arg_b[d]
            self.end()

    def go(self, snail: int, field: int, how: int, dealer: Dealer) -> None:
        """One snail to another field."""
        dealer.tell(SNAIL_MOVED, snail, self.field[snail], field, how)
        self.put_snail(snail, field)
        self.trail_snail[self.trail_count] = snail
        self.trail_field[self.trail_count] = field
        self.trail_count += 1

    def may_overflow(self, into: list[int]) -> int:
        """Who has not moved and has no shell goes to a field on its level or below from which the chain can end."""
        d = self.depth - 1
        field = self.arg_a[d]
        n = 0
        loose = self.crowd[field] & ~self.arg_m[d] & ~self.in_shell
        while loose:
            snail = lowest(loose)
            loose &= loose - 1
            for at in range(6):
                to = self.near[field][at]
                if to >= 0 and self.level[to] <= self.level[field]:
                    self.crowd[field] &= ~(1 << snail)
                    self.crowd[to] |= 1 << snail
                    fits = self.settles(to, self.arg_m[d] | 1 << snail)
                    self.crowd[to] &= ~(1 << snail)
                    self.crowd[field] |= 1 << snail
                    if fits:
                        into[n] = DO_OVERFLOW << 11 | snail << 7 | to
                        n += 1
        return n

    def settles(self, field: int, moved: int) -> bool:
        """6.9 Can the surplus of a field go somewhere, one after the other, nobody twice (R17)?"""
        crowd = self.crowd[field]
        rest = crowd & crowd - 1
        rest &= rest - 1
        if not rest & rest - 1:
            return True
        loose = crowd & ~moved & ~self.in_shell
        while loose:
            snail = lowest(loose)
            loose &= loose - 1
            for at in range(6):
                to = self.near[field][at]
                if to >= 0 and self.level[to] <= self.level[field]:
                    self.crowd[field] &= ~(1 << snail)
                    self.crowd[to] |= 1 << snail
                    fits = self.settles(to, moved | 1 << snail)
                    self.crowd[to] &= ~(1 << snail)
                    self.crowd[field] |= 1 << snail
                    if fits:
                        return True
        return False

    @cython.ccall
    def can_enter(self, snail: int, field: int) -> bool:
        """6.9 Is there room for it, or can somebody make room (R16)?"""
        crowd = self.crowd[field] & ~(1 << snail)
        rest = crowd & crowd - 1
        if not rest & rest - 1:
            return True
        from_field = self.field[snail]
        if from_field >= 0:
            self.crowd[from_field] &= ~(1 << snail)
        self.crowd[field] |= 1 << snail
        fits = self.settles(field, 1 << snail)
        self.crowd[field] &= ~(1 << snail)
        if from_field >= 0:
            self.crowd[from_field] |= 1 << snail
        return fits

    def do_arrive(self, d: int, dealer: Dealer) -> None:
        """6.9 arrive: water, then fire, then mines (R20). a: the snail, b: the field, c: the level of its tile."""
        field = self.arg_b[d]
        if self.step_of[d] == BEGINS:
            self.land(field, dealer)
            self.arg_c[d] = self.level[field]
            self.step_of[d] = LANDED
            if self.level[field] > 0 and self.fire[field] > 0:
                self.begin(DAMAGE, BY_FIRE, FIRE_HURTS * self.fire[field], 0, 1 << self.arg_a[d])
        elif self.level[field] == self.arg_c[d] and not self.dying[field] and self.mines[field] > 0:
            self.begin(EXPLODE, MINE_MARKER, field, 0, 0)
        else:
            self.end()

    def do_movement(self, d: int, dealer: Dealer) -> None:
        """6.9 movement. a: the points that are left."""
        if self.step_of[d] == ASKED:
            if self.answer >> 11 & 31 == DO_STOP:
                self.end()
                return
            field = self.answer & 127
            self.arg_a[d] -= self.cost(field)
            self.step_of[d] = BEGINS
            self.begin(MOVE, self.acting, field, HOW_STEP, 0)
        elif self.alive >> self.acting & 1 and self.may_step(SCRATCH) > 1:
            self.step_of[d] = ASKED
            self.ask(DO_STEP, self.turn_player, dealer)
        else:
            self.end()

    def cost(self, field: int) -> int:
        """Movement points for a step, 99: impossible (R15, R52)."""
        up = self.level[field] - self.level[self.here]
        if up <= 0 or self.faction[self.turn_player] == NINJAS:
            return 1
        return 2 if up == 1 else 99

    def may_step(self, into: list[int]) -> int:
        """Neighbouring fields that the points reach, and to stop."""
        points = self.arg_a[self.depth - 1]
        n = 0
        for at in range(6):
            to = self.near[self.here][at]
            if to >= 0 and self.cost(to) <= points and self.can_enter(self.acting, to):
                into[n] = DO_STEP << 11 | to
                n += 1
        into[n] = DO_STOP << 11
        return n + 1
