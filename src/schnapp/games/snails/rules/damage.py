# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields are typed in state.pxd, and the compiler checks them)
"""6.9 Damage to snails and tiles, and what explodes."""

from __future__ import annotations

from .effects import *


class Damage(Effects):
    """6.9 damage, eliminate, damage_tile, destroy_tile, landing, explode."""

    # ---- 6.9 Damage --------------------------------------------------------------------------------------------------

    def do_damage(self, d: int, dealer: Dealer) -> None:
        """6.9 One simultaneous instance. a: its source, b: so much, m: the snails."""
        self.arg_m[d] &= self.alive
        if self.step_of[d] == ASKED:
            if self.answer & 1:
                self.use_ability(dealer)
                self.arg_b[d] += 5
        elif self.fury and self.arg_a[d] <= BY_STRIKE and self.arg_m[d]:
            self.fury = False
            self.step_of[d] = ASKED
            self.ask(DO_ABILITY, self.turn_player, dealer)
            return
        self.hurt(d, dealer)
        self.end()

    def hurt(self, d: int, dealer: Dealer) -> None:
        """All are hurt, a shell takes five of it; then who has no health left is eliminated (R22, R66)."""
        snails = self.arg_m[d]
        while snails:
            snail = lowest(snails)
            snails &= snails - 1
            dealt = self.arg_b[d]
            if self.in_shell >> snail & 1:
                dealt = dealt - 5 if dealt > 5 else 0
            self.health[snail] = self.health[snail] - dealt if self.health[snail] > dealt else 0
            if self.arg_a[d] == BY_CARD and dealt >= 5 and not self.is_own(snail):
                self.hit = True
            dealer.tell(DAMAGED, snail, self.arg_b[d], dealt, self.health[snail])
            dealer.note(self.arg_a[d])
        snails = self.arg_m[d]
        while snails:
            snail = lowest(snails)
            snails &= snails - 1
            if self.health[snail] == 0:
                self.eliminate(snail, dealer)

    def eliminate(self, snail: int, dealer: Dealer) -> None:
        """6.9 Off the board, with its shell, its aim and its order; the inactive order slides up (R44)."""
        seat = snail >> 2
        self.crowd[self.field[snail]] &= ~(1 << snail)
        self.field[snail] = -1
        self.alive &= ~(1 << snail)
        self.in_shell &= ~(1 << snail)
        self.revealed &= ~(1 << snail)
        self.lost_now |= 1 << seat
        dealer.tell(ELIMINATED, snail, 0, 0, 0)
        if self.aim_snail[seat] == snail:
            self.end_aim(seat, dealer)
        if self.active[seat] == snail:
            self.active[seat] = self.inactive[seat]
            self.inactive[seat] = -1
            if dealer.telling:
                dealer.tell(ORDER_LOST, seat, snail, 0, 0)
                if self.active[seat] >= 0:
                    dealer.tell(FREE_SWAP, seat, 0, 0, 0)
        elif self.inactive[seat] == snail:
            self.inactive[seat] = -1
            dealer.tell(ORDER_LOST, seat, snail, 1, 0)

    def leave_shell(self, snail: int, dealer: Dealer) -> None:
        if self.in_shell >> snail & 1:
            self.in_shell &= ~(1 << snail)
            dealer.tell(SHELL_LEFT, snail, 0, 0, 0)

    def end_aim(self, seat: int, dealer: Dealer) -> None:
        snail = self.aim_snail[seat]
        self.make_aim(seat, -1, 0, 0)
        dealer.tell(AIM_ENDED, seat, snail, 0, 0)

    def use_ability(self, dealer: Dealer) -> None:
        """6.11 Once in a round."""
        self.ability_used |= 1 << self.turn_player
        dealer.tell(ABILITY_USED, self.turn_player, self.faction[self.turn_player], 0, 0)

    # ---- 6.9 Tiles ---------------------------------------------------------------------------------------------------

    def do_damage_tile(self, d: int, dealer: Dealer) -> None:
        """6.9 damage_tile. a: the field, b: the cause, c: the level of the tile. Mines and dynamite go off (R29)."""
        field = self.arg_a[d]
        if self.step_of[d] == BEGINS:
            if self.level[field] == 0 or self.dying[field]:
                self.end()
            elif self.damaged[field]:
                self.doing[d] = DESTROY_TILE
            else:
                self.damaged[field] = 1
                self.arg_c[d] = self.level[field]
                self.step_of[d] = EXPLODING
                dealer.tell(TILE_DAMAGED, field, 0, 0, 0)
        elif self.level[field] != self.arg_c[d] or not self.next_explosion(d, field, dealer):
            self.end()

    def next_explosion(self, d: int, field: int, dealer: Dealer) -> bool:
        """One marker more goes off; both kinds: the neutral player says which (R32). Steps 1 and 2. False: none is left."""
        kind = MINE_MARKER if self.mines[field] else DYNAMITE_MARKER
        if self.step_of[d] == ASKED_WHAT_EXPLODES:
            kind = self.answer & 3
            self.step_of[d] = EXPLODING
        elif self.mines[field] == 0 and self.dynamite[field] == 0:
            return False
        elif self.mines[field] and self.dynamite[field]:
            self.step_of[d] = ASKED_WHAT_EXPLODES
            self.ask(DO_ORDER, self.neutral_player(), dealer)
            return True
        self.begin(EXPLODE, kind, field, 0, 0)
        return True

    def do_destroy_tile(self, d: int, dealer: Dealer) -> None:
        """6.9 destroy_tile. a: the field, b: the cause, c: the back. What lies on it goes off before it is flipped (R33)."""
        field = self.arg_a[d]
        step = self.step_of[d]
        if step == BEGINS:
            if self.level[field] == 0 or self.dying[field]:
                self.end()
                return
            self.dying[field] = 1
            self.step_of[d] = EXPLODING
        elif step <= ASKED_WHAT_EXPLODES:
            if self.next_explosion(d, field, dealer):
                return
            self.clear_markers(field)
            back = self.top_back(field)
            self.arg_c[d] = back
            self.step_of[d] = FLIPPED
            dealer.tell(TILE_DESTROYED, field, self.level[field], back, self.arg_b[d])
            if back == BARREL:
                self.contaminate(1, dealer)
            elif back == TRAP:
                self.begin(DAMAGE, BY_TRAP, TRAP_HURTS, 0, self.crowd[field])
            elif back == MINE_BACK:
                self.begin(DAMAGE, BY_MINE_BACK, MINE_HURTS, 0, self.crowd[field])
            elif back != NOTHING and self.arg_b[d] == CAUSE_DIG:  # R35
                self.draw_cards(self.turn_player, 1 if back == CARDS_1 else 2, dealer)
        elif step == FLIPPED:
            self.take_tile(field)
            self.step_of[d] = TAKEN
            if self.arg_c[d] == MINE_BACK:  # R36
                self.begin(DESTROY_TILE, field, CAUSE_MINE_BACK, 0, 0)
        else:
            self.end()
            self.land(field, dealer)

    def top_back(self, field: int) -> int:
        """The back of the top tile."""
        level = self.level[field]
        return self.tile[field][level - 1] - BACKS * level

    def clear_markers(self, field: int) -> None:
        self.damaged[field] = self.fire[field] = self.mines[field] = self.dynamite[field] = 0

    def take_tile(self, field: int) -> None:
        """The top tile to the box; the snails stand on what is below."""
        self.level[field] -= 1
        self.removed[self.removed_count] = self.tile[field][self.level[field]]
        self.removed_count += 1
        self.dying[field] = 0

    def contaminate(self, spaces: int, dealer: Dealer) -> None:
        """The marker moves on, at most to the last space (R41)."""
        self.contamination += spaces
        if self.contamination >= self.track_length:
            self.contamination = self.track_length - 1
        dealer.tell(CONTAMINATED, self.contamination, self.track[self.contamination], 0, 0)

    def land(self, field: int, dealer: Dealer) -> None:
        """6.9 landing: in the water there is no shell, and no aim but for Pirates."""
        if self.level[field] > 0:
            return
        snails = self.crowd[field]
        while snails:
            snail = lowest(snails)
            snails &= snails - 1
            self.leave_shell(snail, dealer)
            if self.aim_snail[snail >> 2] == snail and not self.is_pirate(snail >> 2):
                self.end_aim(snail >> 2, dealer)

    def do_explode(self, d: int, dealer: Dealer) -> None:
        """6.9 explode: a neutral effect. a: mine or dynamite, b: the field, m: who stood there."""
        field = self.arg_b[d]
        step = self.step_of[d]
        if step == BEGINS:
            self.neutral += 1
            self.arg_m[d] = self.crowd[field]
            self.step_of[d] = HURT
            dealer.tell(EXPLODED, field, self.arg_a[d], 0, 0)
            if self.arg_a[d] == MINE_MARKER:
                self.mines[field] -= 1
                self.begin(DAMAGE, BY_MINE, MINE_HURTS, 0, self.crowd[field])
            else:
                self.dynamite[field] -= 1
                self.begin(DAMAGE, BY_DYNAMITE, DYNAMITE_HURTS, 0, self.crowd[field])
        elif step == HURT:
            self.step_of[d] = DONE
            if self.arg_a[d] == DYNAMITE_MARKER:
                self.begin(PUSH_ALL, field, 0, 0, self.arg_m[d])
            elif self.level[field] > 0 and not self.dying[field]:  # R30
                self.begin(DESTROY_TILE, field, CAUSE_MINE, 0, 0)
        else:
            self.neutral -= 1
            self.end()
