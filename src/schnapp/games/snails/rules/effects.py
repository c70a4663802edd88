# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields are typed in state.pxd, and the compiler checks them)
"""6.8 The effects of cards."""

from __future__ import annotations

from .cards import *


class Effects(Cards):
    """6.8 One effect after the other."""

    # ---- 6.8 Effects -------------------------------------------------------------------------------------------------

    def affected(self) -> int:
        """C7 Those of the targets that live, and after an attack on a field still stand there (R67)."""
        if self.target_snail < 0 and TARGET[KIND_OF[self.playing]] == A_FIELD:
            return self.targets & self.alive & self.crowd[self.target_field]
        return self.targets & self.alive

    def do_effects(self, d: int, dealer: Dealer) -> None:
        """6.8 Effects one after the other. a: the next one, b: how many are left, c: the one that has asked, -1: none."""
        seat = self.turn_player
        if self.arg_c[d] >= 0:  # its answer is here
            effect = self.arg_c[d]
            self.arg_c[d] = -1
            op = OP[effect]
            value = self.answer & 2047
            if op == OP_DAMAGE:
                dealer.tell(TARGET_CHOSEN, seat, 1, value, 0)
                self.begin(DAMAGE, BY_CARD, NUMBER[effect], 0, 1 << value)
            elif op == OP_UNSLOT:
                self.empty_slot(self.target_snail >> 2, value, dealer)
            elif ON[effect] == ON_SELF:
                self.begin(MOVE, self.acting, value, HOW_PLACE, 0)
            elif value:
                self.begin(MOVE, self.target_snail, self.here, HOW_PLACE, 0)
            return
        if self.arg_b[d] == 0:
            self.end()
            return
        effect = self.arg_a[d]
        self.arg_a[d] += 1
        self.arg_b[d] -= 1
        op = OP[effect]
        number = NUMBER[effect]
        field = self.here if ON[effect] == ON_OWN_FIELD else self.target_field
        if op == OP_DAMAGE:
            if ON[effect] == ON_TARGETS:
                self.begin(DAMAGE, BY_CARD, number, 0, self.affected())
            elif self.enemies_on(self.here):
                self.arg_c[d] = effect
                self.ask(DO_ENEMY, seat, dealer)
        elif op == OP_TILE_DAMAGE:
            self.begin(DAMAGE_TILE, field, CAUSE_CARD, 0, 0)
        elif op == OP_TILE_DESTROY:
            self.begin(DESTROY_TILE, field, CAUSE_DIG if DIGS[effect] else CAUSE_CARD, 0, 0)
        elif op == OP_TILE_REMOVE:
            if self.level[field] > 0:
                self.clear_markers(field)
                back = self.top_back(field)
                dealer.tell(TILE_REMOVED, field, self.level[field], back, 0)
                self.take_tile(field)
                self.land(field, dealer)
        elif op == OP_FIRE:
            if self.level[field] > 0:
                self.fire[field] += number
                dealer.tell(MARKER_PLACED, field, FIRE_MARKER, number, 0)
        elif op == OP_MARKER:
            if self.level[self.here] > 0:
                if MARKER[effect] == MINE_MARKER:
                    self.mines[self.here] += 1
                else:
                    self.dynamite[self.here] += 1
                dealer.tell(MARKER_PLACED, self.here, MARKER[effect], 1, 0)
        elif op == OP_PUSH:
            if ON[effect] == ON_ENEMIES_HERE:
                enemies = self.enemies_on(self.here)
                self.begin(PUSH_ALL, self.here, THROUGH_SHELL[effect], 0, enemies)
            elif TARGET[KIND_OF[self.playing]] == AN_AREA:
                self.begin(PUSH_ALL, -1, THROUGH_SHELL[effect], 0, self.affected())
            else:
                self.begin(PUSH_ALL, field, THROUGH_SHELL[effect], 0, self.affected())
        elif op == OP_PLACE:
            if ON[effect] == ON_SELF:
                if self.alive >> self.acting & 1 and self.has_leap(KIND_OF[self.playing]):
                    self.arg_c[d] = effect
                    self.ask(DO_CHOOSE_PLACE, seat, dealer)
            elif self.can_pull(THROUGH_SHELL[effect]):
                if OPTIONAL[effect]:
                    self.arg_c[d] = effect
                    self.ask(DO_PLACE_TARGET, seat, dealer)
                else:
                    self.begin(MOVE, self.target_snail, self.here, HOW_PLACE, 0)
        elif op == OP_MOVE:
            self.begin(MOVEMENT, number, 0, 0, 0)
        elif op == OP_LEAVE_SHELL:
            snails = self.affected()
            while snails:
                self.leave_shell(lowest(snails), dealer)
                snails &= snails - 1
        elif op == OP_ENTER_SHELL:
            if self.alive >> self.target_snail & 1:
                self.begin(ENTER_SHELL, self.target_snail, 0, 0, 0)
        elif op == OP_HEAL:
            if self.alive >> self.target_snail & 1:
                gained = (
                    number
                    if number < HEALTH - self.health[self.target_snail]
                    else HEALTH - self.health[self.target_snail]
                )
                self.health[self.target_snail] += gained
                dealer.tell(HEALED, self.target_snail, gained, self.health[self.target_snail], 0)
        elif op == OP_DRAW:
            self.draw_cards(seat, number, dealer)
        elif op == OP_DISCARD:
            self.begin(DISCARDS, self.clockwise(seat), number, number, 0)
        elif op == OP_STEAL:
            for _ in range(number):
                self.steal(self.target_snail >> 2, dealer)
        elif op == OP_UNSLOT:
            for at in range(5):
                if self.slot_state[self.target_snail >> 2][at] == HIDDEN and self.arg_c[d] < 0:
                    self.arg_c[d] = effect
            if self.arg_c[d] >= 0:
                self.ask(DO_SLOT, seat, dealer)
        elif op == OP_CONTAMINATE:
            self.contaminate(number, dealer)
        elif self.alive >> self.acting & 1:
            self.set_aim(number, dealer)

    def can_pull(self, ignore_shell: bool) -> bool:
        """6.8 `place` target: both live, it is elsewhere, not in its shell, and there is room on the own field."""
        snail = self.target_snail
        if snail < 0 or not self.alive >> snail & 1 or not self.alive >> self.acting & 1:
            return False
        if self.field[snail] == self.here or (self.in_shell >> snail & 1 and not ignore_shell):
            return False
        return self.can_enter(snail, self.here)

    def leap_of(self, kind: int) -> int:
        """How far a card places the acting snail, 0: not at all."""
        for at in range(OUTCOME_COUNT[kind]):
            outcome = OUTCOMES[kind] + at
            for nth in range(EFFECT_COUNT[outcome]):
                effect = EFFECTS[outcome] + nth
                if OP[effect] == OP_PLACE and ON[effect] == ON_SELF:
                    return NUMBER[effect]
        return 0

    def has_leap(self, kind: int) -> bool:
        """Is there a field where the acting snail could be placed?"""
        reach = self.leap_of(kind)
        for field in range(self.fields):
            if self.may_leap(field, reach):
                return True
        return False

    def may_leap(self, field: int, reach: int) -> bool:
        """6.8 `place` self: a field at distance 1 … reach that the acting snail can enter."""
        away = self.distance(self.here, field)
        return 1 <= away and away <= reach and self.can_enter(self.acting, field)

    def set_aim(self, rerolls: int, dealer: Dealer) -> None:
        """Rerolls for the acting snail in the next slot."""
        seat = self.turn_player
        self.make_aim(seat, self.acting, self.turn_slot + 1, rerolls)
        dealer.tell(AIM_SET, seat, self.acting, self.turn_slot + 1, rerolls)

    def do_enter_shell(self, d: int, dealer: Dealer) -> None:
        """6.6 The Shell action. a: the snail."""
        snail = self.arg_a[d]
        owner = snail >> 2
        if self.step_of[d] == ASKED:
            self.leave_shell(self.answer & 15, dealer)
        elif self.in_shell >> snail & 1 or self.level[self.field[snail]] == 0:
            self.end()
            return
        else:
            used = self.in_shell & self.snails_of(owner)
            if used & used - 1:  # both shells: another snail gives its own up (R25)
                self.step_of[d] = ASKED
                self.ask(DO_TAKE_SHELL, owner, dealer)
                return
        self.end()
        self.in_shell |= 1 << snail
        dealer.tell(SHELL_ENTERED, snail, 0, 0, 0)

    def do_discards(self, d: int, dealer: Dealer) -> None:
        """6.8 `discard`: clockwise from the active player (R70). a: whose turn it is, b: of so many, c: so many are left."""
        seat = self.arg_a[d]
        if self.step_of[d] == ASKED:
            card = self.answer & 127
            self.lose(seat, card)
            self.put_on_discard(card)
            dealer.tell(CARDS_DISCARDED, seat, 0, 0, 0)
            dealer.note(card)
            self.arg_c[d] -= 1
            self.step_of[d] = BEGINS
        if seat == self.turn_player:
            self.end()
        elif self.arg_c[d] > 0 and self.has_snail(seat) and self.arsenal_cards(seat) > 0:
            self.step_of[d] = ASKED
            self.ask(DO_DISCARD, seat, dealer)
        else:
            self.arg_a[d] = self.clockwise(seat)
            self.arg_c[d] = self.arg_b[d]

    def may_discard(self, seat: int, into: list[int]) -> int:
        """A card of the arsenal; at the hand limit also the faction card. Basic cards never."""
        n = 0
        for at in range(self.hand_count[seat]):
            card = self.hand[seat][at]
            if card < ARSENAL or (card >= FACTION_CARDS and self.at == AT_LIMIT):
                into[n] = DO_DISCARD << 11 | card
                n += 1
        return n

    def steal(self, victim: int, dealer: Dealer) -> None:
        """6.8 A random card of the arsenal changes hands."""
        count = self.arsenal_cards(victim)
        if count == 0:
            return
        dealer.begin(STEAL)
        card = self.hand[victim][dealer.below(count)]
        self.lose(victim, card)
        self.take(self.turn_player, card)
        dealer.tell(CHANCE + STEAL, card, 0, 0, 0)
        dealer.tell(CARD_STOLEN, victim, self.turn_player, card, 0)

    def empty_slot(self, owner: int, slot: int, dealer: Dealer) -> None:
        """6.8 `unslot`: basic and faction card go back to the hand, others to the discard pile (R54)."""
        card = self.slot_card[owner][slot - 1]
        self.slot_card[owner][slot - 1] = -1
        self.slot_state[owner][slot - 1] = EMPTY
        if card < ARSENAL:
            self.put_on_discard(card)
        else:
            self.take(owner, card)
        dealer.tell(SLOT_EMPTIED, owner, slot, card, card < ARSENAL)
