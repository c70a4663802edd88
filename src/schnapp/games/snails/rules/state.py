# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields are typed in state.pxd, and the compiler checks them; others see state.pyi)
"""The rules of Snails. The specification's section numbers stand in the docstrings.

They are told in chapters, in its order: table, setup, planning, turns, cards, effects, damage, moving, judging, cleanup,
hidden. Each goes on from the one before it; here stands what holds them together, decisions and what follows from them.
Compiled, the fields come from `state.pxd`; the same text runs uncompiled with identical results.
`apply` trusts its caller: only `legal` actions may be given to it.

**Effects in effects.** What is being carried out is a stack of small records in the state (`doing`, `step_of`, four
arguments), the innermost last: a card, one of its effects, an explosion that it causes, the push of that explosion. `run`
carries on with the innermost one until somebody has to decide; the decision's answer is taken by the record that asked.
A method `do_…` is one kind of record: it looks at its step, does what comes next, and leaves the rest to the next time.

An action is `act << 11 | value`: `act` a place in acts.ACTS, `value` what it says: a field, a card, a snail (`snail << 7 |
field` for pushes, overflow and placing), 1 or 0, a number. Values with bit 10 are a snail where a field could stand, too,
and an effect of `order_effect`. A hand may hold more pairs of cards than there are values: `exchange` goes on as the act
EXCHANGE_MORE. A programme is laid piece by piece (active snail, inactive snail, five cards); only the last piece commits it.
"""

from __future__ import annotations

from .hidden import *

ASKED_AT = [DO_CHOOSE_FACTION, DO_MULLIGAN, DO_KEEP, DO_PLACE, DO_END_DRAW, DO_DISCARD]  # before the planning


class Snails(Hidden):
    """The whole game. Every field is on the page `state.pxd`."""

    # ---- Putting things in place (when a position is loaded) ---------------------------------------------------------

    def settle(self) -> None:
        """Who is where, and the quiet decision that is owed where a position stands."""
        for snail in range(16):
            if self.field[snail] >= 0:
                self.crowd[self.field[snail]] |= 1 << snail
        if self.at == AT_PROGRAM:
            self.begin_planning()
            for seat in range(self.players):
                if self.slot_state[seat][0] != UNCOMMITTED:
                    self.owing &= ~(1 << seat)
        elif self.at < AT_PROGRAM and self.turn_player >= 0:
            self.asking = ASKED_AT[self.at]
            self.owing = 1 << self.turn_player

    # ---- 6 The round -------------------------------------------------------------------------------------------------

    def apply(self, seat: int, action: int, dealer: Dealer) -> None:
        """Carry out a legal action and everything that follows until somebody owes a decision or the game is over."""
        if action & WHOLE:
            self.program(seat, action, dealer)
        elif action >> 11 == DO_PROGRAM:
            self.lay_piece(seat, action & 2047, dealer)
        else:
            self.answer = action
            self.asking = -1
            self.owing = 0
            self.ready = self.at != AT_RESOLVING
        self.run(dealer)

    def run(self, dealer: Dealer) -> None:
        """Carry on until somebody has to decide."""
        while self.owing == 0 and self.at != AT_OVER:
            if self.depth > 0:
                self.step(dealer)
            elif self.ready:
                self.ready = False
                self.decide(dealer)
            elif self.halts and self.at >= AT_DRAW_TURN:
                return
            else:
                self.pass_boundary(dealer)

    @cython.ccall
    def go_on(self, dealer: Dealer) -> None:
        """From a boundary to the next decision (when a position is loaded)."""
        self.pass_boundary(dealer)
        self.run(dealer)

    def pass_boundary(self, dealer: Dealer) -> None:
        """What begins where the game stands."""
        if self.at == AT_TURN:
            self.at = AT_RESOLVING
            self.acting = -1
            self.begin(TURN, 0, 0, 0, 0)
        elif self.at == AT_CLEANUP:
            self.at = AT_RESOLVING
            self.turn_player = self.acting = -1
            self.begin(CLEANUP, 0, 0, 0, 0)
        elif self.at == AT_COLLECT:
            self.collect(dealer)
        elif self.at == AT_PASS:
            self.pass_start(dealer)
        elif self.at == AT_DRAW_TURN:
            self.draw_turn(dealer)

    def decide(self, dealer: Dealer) -> None:
        """A decision outside turns and cleanup is made."""
        act = self.answer >> 11 & 31
        value = self.answer & 2047
        if act == EXCHANGE_MORE:
            act = DO_EXCHANGE
            value += VALUES
        seat = self.turn_player
        if act == DO_CHOOSE_FACTION:
            self.faction[seat] = value
            dealer.tell(FACTION_CHOSEN, seat, value, 0, 0)
            self.turn_player = self.clockwise(seat)
            if self.turn_player != self.start_player:
                self.ask(DO_CHOOSE_FACTION, self.turn_player, dealer)
            else:
                self.lay_tiles(dealer)
        elif act == DO_MULLIGAN:
            if value:
                self.redraw(seat, dealer)
            else:
                self.keep_or_go_on(seat, dealer)
        elif act == DO_KEEP:
            self.keep_cards(seat, value, dealer)
        elif act == DO_PLACE:
            self.put_snail(value >> 7, value & 127)
            dealer.tell(SNAIL_PLACED, value >> 7, value & 127, 0, 0)
            self.place_next(dealer)
        elif act == DO_EXCHANGE:
            self.exchange(seat, value, dealer)
            self.ask_in_draw(dealer)
        elif act == DO_TAKE_FACTION_CARD:
            self.take(seat, FACTION_CARDS + self.faction[seat])
            dealer.tell(FACTION_CARD_TAKEN, seat, 0, 0, 0)
            self.ask_in_draw(dealer)
        elif act == DO_END_DRAW:
            self.end_draw(dealer)
        elif act == DO_DISCARD:
            self.lose(seat, value)
            if value >= FACTION_CARDS:
                self.faction_at[seat] = BESIDE
                dealer.tell(FACTION_CARD_RETURNED, seat, 0, 0, 0)
            else:
                self.put_on_discard(value)
                dealer.tell(CARDS_DISCARDED, seat, 0, 0, 0)
                dealer.note(value)
            self.end_draw(dealer)

    def step(self, dealer: Dealer) -> None:
        """Carry on with the innermost effect."""
        d = self.depth - 1
        what = self.doing[d]
        if what == DAMAGE:
            self.do_damage(d, dealer)
        elif what == MOVE:
            self.do_move(d, dealer)
        elif what == ARRIVE:
            self.do_arrive(d, dealer)
        elif what == TURN:
            self.do_turn(d, dealer)
        elif what == BASIC_ACTION:
            self.do_basic(d, dealer)
        elif what == CARD:
            self.do_card(d, dealer)
        elif what == EFFECTS_OF:
            self.do_effects(d, dealer)
        elif what == MOVEMENT:
            self.do_movement(d, dealer)
        elif what == PUSH_ALL:
            self.do_push_all(d, dealer)
        elif what == DAMAGE_TILE:
            self.do_damage_tile(d, dealer)
        elif what == DESTROY_TILE:
            self.do_destroy_tile(d, dealer)
        elif what == EXPLODE:
            self.do_explode(d, dealer)
        elif what == ENTER_SHELL:
            self.do_enter_shell(d, dealer)
        elif what == DISCARDS:
            self.do_discards(d, dealer)
        else:
            self.do_cleanup(d, dealer)

    # ---- 6.14 All decisions ------------------------------------------------------------------------------------------

    def legal(self, seat: int, into: list[int]) -> int:
        """Write the actions of a seat that owes a decision into a buffer; the number of them."""
        act = self.asking
        if act == DO_PROGRAM:
            return self.may_program(seat, into)
        if act == DO_STEP:
            return self.may_step(into)
        if act == DO_TARGET:
            return self.may_target(into)
        if act == DO_PUSH:
            return self.may_push(into)
        if act == DO_OVERFLOW:
            return self.may_overflow(into)
        if act == DO_PLACE:
            return self.may_place(seat, into)
        if act == DO_END_DRAW:
            return self.may_exchange(seat, into)
        if act == DO_DISCARD:
            return self.may_discard(seat, into)
        if act == DO_KEEP:
            return self.may_keep(seat, into)
        if act == DO_REROLL:
            return self.may_reroll(into)
        if act == DO_OUTCOME:
            return self.may_choose_outcome(into)
        if act == DO_HALF:
            return self.may_choose_half(into)
        return self.may_choose(act, seat, into)

    def choices(self, seat: int, into: list[int]) -> int:
        """What is legal; cards of one kind are one choice, the first of them. They lie side by side in a hand."""
        count = self.legal(seat, into)
        if self.asking == DO_END_DRAW:
            return self.kinds_apart(seat, into, count)
        if self.asking != DO_DISCARD and (self.asking != DO_PROGRAM or self.pieces[seat] < 2):
            return count
        n = 0
        for i in range(count):
            if n == 0 or KIND_OF[into[i] & 2047] != KIND_OF[into[n - 1] & 2047]:
                into[n] = into[i]
                n += 1
        return n

    def kinds_apart(self, seat: int, into: list[int], count: int) -> int:
        """Of the exchanges that may_exchange has written first, one for each pair of kinds."""
        n = pair = 0
        for i in range(1, self.arsenal_cards(seat)):
            kind = KIND_OF[self.hand[seat][i]]
            before = KIND_OF[self.hand[seat][i - 1]]
            for j in range(i):
                one = KIND_OF[self.hand[seat][j]]
                first = j == 0 or KIND_OF[self.hand[seat][j - 1]] != one
                if first and (kind != before or (one == kind and j == i - 1)):
                    into[n] = into[pair]
                    n += 1
                pair += 1
        for i in range(pair, count):
            into[n] = into[i]
            n += 1
        return n

    def may_choose(self, act: int, seat: int, into: list[int]) -> int:
        """The smaller choices."""
        d = self.depth - 1
        n = 0
        if act == DO_MULLIGAN or act == DO_RESOLVE or act == DO_PLACE_TARGET or act == DO_ABILITY:  # yes or no
            into[0] = act << 11
            into[1] = act << 11 | 1
            return 2
        if act == DO_CHOOSE_FACTION:
            for faction in range(6):
                free = True
                for other in range(self.players):
                    if self.faction[other] == faction:
                        free = False
                if free:
                    into[n] = act << 11 | faction
                    n += 1
        elif act == DO_DEVIATION:
            for at in range(6):
                field = self.near[self.target_field][at]
                if field >= 0:
                    into[n] = act << 11 | field
                    n += 1
        elif act == DO_CHOOSE_PLACE:
            for field in range(self.fields):
                if self.may_leap(field, NUMBER[self.arg_c[d]]):
                    into[n] = act << 11 | field
                    n += 1
        elif act == DO_ENEMY:
            snails = self.enemies_on(self.here)
            while snails:
                into[n] = act << 11 | lowest(snails)
                snails &= snails - 1
                n += 1
        elif act == DO_SLOT:
            owner = self.target_snail >> 2
            for at in range(5):
                if self.slot_state[owner][at] == HIDDEN:
                    into[n] = act << 11 | at + 1
                    n += 1
        elif act == DO_TAKE_SHELL:
            snails = self.in_shell & self.snails_of(seat)
            while snails:
                into[n] = act << 11 | lowest(snails)
                snails &= snails - 1
                n += 1
        elif act == DO_ORDER and self.doing[d] == CLEANUP:
            for field in range(self.fields):
                if self.burning[field] if self.step_of[d] >= FIRES_BURN else self.dynamite[field] > 0:
                    into[n] = act << 11 | field
                    n += 1
        elif act == DO_ORDER:
            into[0] = act << 11 | A_SNAIL | DYNAMITE_MARKER
            into[1] = act << 11 | A_SNAIL | MINE_MARKER
            n = 2
        return n
