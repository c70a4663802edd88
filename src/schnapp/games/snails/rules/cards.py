# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields are typed in state.pxd, and the compiler checks them)
"""6.6 and 6.7 Basic actions and cards: targets, dice, outcomes."""

from __future__ import annotations

from .turns import *


class Cards(Turns):
    """6.6 and 6.7 A card is played."""

    # ---- 6.6 Basic actions -------------------------------------------------------------------------------------------

    def half_works(self, half: int) -> bool:
        """6.6 Is a half of a basic card resolvable?"""
        dry = self.level[self.here] > 0
        if half == SWAP:
            return self.inactive[self.turn_player] >= 0
        if half == AIM:
            return dry or self.is_pirate(self.turn_player)
        if half == STRIKE:
            return dry and self.enemies_on(self.here) != 0
        return dry or half == CRAWL

    def may_choose_half(self, into: list[int]) -> int:
        """The resolvable halves of the card that is played."""
        basic = -1 - KIND_OF[self.playing]
        n = 0
        for at in range(2):
            half = HALVES[basic][at]
            if self.half_works(half) and (at == 0 or half != HALVES[basic][0]):
                into[n] = DO_HALF << 11 | half
                n += 1
        return n

    def do_basic(self, d: int, dealer: Dealer) -> None:
        """6.6 a: the half."""
        seat = self.turn_player
        half = self.arg_a[d]
        if self.step_of[d] == ASKED:  # strike: the target is chosen
            snail = self.answer & 15
            dealer.tell(TARGET_CHOSEN, seat, 1, snail, 0)
            self.end()
            self.begin(DAMAGE, BY_STRIKE, STRIKE_HURTS, 0, 1 << snail)
            return
        if half == STRIKE:
            self.step_of[d] = ASKED
            self.ask(DO_TARGET, seat, dealer)
            return
        self.end()
        if half == CRAWL:
            self.begin(MOVEMENT, CRAWL_POINTS, 0, 0, 0)
        elif half == DIG:
            self.draw_cards(seat, DIG_CARDS, dealer)
            self.begin(DAMAGE_TILE, self.here, CAUSE_DIG, 0, 0)
        elif half == SHELL:
            self.begin(ENTER_SHELL, self.acting, 0, 0, 0)
        elif half == SWAP:
            self.active[seat], self.inactive[seat] = self.inactive[seat], self.active[seat]
            dealer.tell(ORDERS_SWAPPED, seat, 0, 0, 0)
        else:
            self.set_aim(AIM_REROLLS, dealer)

    # ---- 6.7 Targets -------------------------------------------------------------------------------------------------

    def in_range(self, kind: int, field: int) -> bool:
        """6.2 Distance and line of sight."""
        if not FAR_SIGHT[kind] and self.level[field] > self.level[self.here]:
            return False
        away = self.distance(self.here, field)
        return RANGE_MIN[kind] <= away and away <= RANGE[kind]

    def is_target_field(self, kind: int, field: int) -> bool:
        """6.7 May a card be aimed at a field?"""
        if NEEDS[kind] == HAS_TILE and self.level[field] == 0:
            return False
        if NEEDS[kind] == HAS_SNAIL and self.crowd[field] == 0:
            return False
        return self.in_range(kind, field)

    def is_target_snail(self, kind: int, snail: int) -> bool:
        """6.7 May a card be aimed at a snail, or does an area reach it?"""
        if not self.alive >> snail & 1 or self.field[snail] < 0:
            return False
        own = self.is_own(snail)
        side = SIDE[kind]
        if side == OWN:
            if not own:
                return False
        elif own and (side == ENEMY or snail == self.acting):
            return False
        if TARGET[kind] == AN_AREA and snail == self.acting:
            return False
        field = self.field[snail]
        if not self.in_range(kind, field):
            return False
        needs = NEEDS[kind]
        if needs == NEEDS_NOTHING:
            return True
        if needs == WOUNDED:
            return self.health[snail] < HEALTH
        if needs == CAN_ENTER_SHELL:
            return self.level[field] > 0 and not self.in_shell >> snail & 1
        if needs == OWNER_HAS_SLOT:
            for at in range(5):
                if self.slot_state[snail >> 2][at] == HIDDEN:
                    return True
            return False
        if needs == OWNER_HAS_CARDS:
            return self.hand_count[snail >> 2] > 0
        if needs == CAN_PLACE_HERE:
            return field != self.here and self.can_enter(snail, self.here)
        return self.level[field] > 0 or needs == HAS_SNAIL

    def area(self, kind: int) -> int:
        """All snails that an area card reaches now, as a bit mask."""
        found = 0
        for snail in range(4 * self.players):
            if self.is_target_snail(kind, snail):
                found |= 1 << snail
        return found

    def may_target(self, into: list[int]) -> int:
        """C2, and the target of a strike."""
        n = 0
        if self.doing[self.depth - 1] == BASIC_ACTION:
            snails = self.enemies_on(self.here)
            while snails:
                into[n] = DO_TARGET << 11 | A_SNAIL | lowest(snails)
                snails &= snails - 1
                n += 1
            return n
        kind = self.arg_a[self.depth - 1]
        if TARGET[kind] == A_FIELD:
            for field in range(self.fields):
                if self.is_target_field(kind, field):
                    into[n] = DO_TARGET << 11 | field
                    n += 1
        else:
            snails = self.area(kind)
            while snails:
                into[n] = DO_TARGET << 11 | A_SNAIL | lowest(snails)
                snails &= snails - 1
                n += 1
        return n

    # ---- 6.7 Cards ---------------------------------------------------------------------------------------------------

    def do_card(self, d: int, dealer: Dealer) -> None:
        """6.7 C1 to C9. a: the kind of card."""
        kind = self.arg_a[d]
        seat = self.turn_player
        step = self.step_of[d]
        if step == BEGINS:
            self.take_up(kind)
            self.step_of[d] = AIMS
        elif step == NEXT_ATTACK:  # C1, from the second attack on
            found = False
            enemies = TARGET[kind] == A_FIELD
            if self.alive >> self.acting & 1:
                if TARGET[kind] == A_FIELD:
                    for field in range(self.fields):
                        if self.is_target_field(kind, field):
                            found = True
                else:
                    snails = self.area(kind)
                    found = snails != 0 or TARGET[kind] == NO_TARGETS
                    enemies = snails & ~(15 << 4 * seat) != 0 or TARGET[kind] == NO_TARGETS
            if not found:
                self.step_of[d] = ATTACKS_DONE
            elif not enemies:
                self.step_of[d] = ASKED_TO_ATTACK
                self.ask(DO_RESOLVE, seat, dealer)
            else:
                self.step_of[d] = AIMS
        elif step == ASKED_TO_ATTACK:
            self.step_of[d] = AIMS if self.answer & 1 else ATTACKS_DONE
        elif step == AIMS:  # C2
            self.step_of[d] = ASKED_FOR_TARGET
            self.target_snail = -1
            self.target_field = self.here
            self.targets = 0
            if TARGET[kind] == AN_AREA:
                self.targets = self.area(kind)
                if dealer.telling:
                    dealer.tell(TARGET_CHOSEN, seat, 2, 0, 0)
                    for snail in range(16):
                        if self.targets >> snail & 1:
                            dealer.note(snail)
                self.step_of[d] = AIMED
            elif TARGET[kind] == NO_TARGETS:
                self.step_of[d] = AIMED
            else:
                self.ask(DO_TARGET, seat, dealer)
        elif step == ASKED_FOR_TARGET:
            if self.answer & A_SNAIL:
                self.target_snail = self.answer & 15
                self.target_field = self.field[self.target_snail]
                self.targets = 1 << self.target_snail
                dealer.tell(TARGET_CHOSEN, seat, 1, self.target_snail, 0)
            else:
                self.target_field = self.answer & 127
                self.targets = self.crowd[self.target_field]
                dealer.tell(TARGET_CHOSEN, seat, 0, self.target_field, 0)
            self.step_of[d] = AIMED
        elif step == AIMED:  # C3
            self.step_of[d] = ROLLS
            self.begin(EFFECTS_OF, BEFORE[kind], BEFORE_COUNT[kind], -1, 0)
        elif step == ROLLS:  # C4
            self.step_of[d] = OFFERS_REROLL if DICE[kind] > 0 else ROLLED
            if DICE[kind] > 0:
                self.roll(DICE[kind], dealer)
        elif step == OFFERS_REROLL:
            if self.aims_left + self.leaders_left + self.eagles_left > 0:
                self.step_of[d] = ASKED_TO_REROLL
                self.ask(DO_REROLL, seat, dealer)
            else:
                self.step_of[d] = ROLLED
        elif step == ASKED_TO_REROLL:
            if self.answer >> 11 & 31 == DO_KEEP_DICE:
                self.step_of[d] = ROLLED
            else:
                self.reroll(dealer)
                self.step_of[d] = OFFERS_REROLL
        elif step == ROLLED:  # C5
            found = 0
            for at in range(OUTCOME_COUNT[kind]):
                if self.is_satisfied(OUTCOMES[kind] + at):
                    self.outcome = OUTCOMES[kind] + at
                    found += 1
            if found == 0:
                dealer.tell(ATTACK_MISSED, seat, 0, 0, 0)
                self.step_of[d] = EFFECTS_DONE
            elif found == 1:
                self.step_of[d] = HAS_OUTCOME
            else:
                self.step_of[d] = ASKED_FOR_OUTCOME
                self.ask(DO_OUTCOME, seat, dealer)
        elif step == ASKED_FOR_OUTCOME:
            self.outcome = OUTCOMES[kind] + (self.answer & 1023)
            self.step_of[d] = HAS_OUTCOME
        elif step == HAS_OUTCOME:
            dealer.tell(OUTCOME_CHOSEN, seat, self.outcome - OUTCOMES[kind], 0, 0)
            self.step_of[d] = HITS
            if DEVIATES[self.outcome]:  # C6
                self.step_of[d] = ASKED_FOR_DEVIATION
                self.ask(DO_DEVIATION, seat, dealer)
        elif step == ASKED_FOR_DEVIATION:
            self.target_field = self.answer & 127
            dealer.tell(DEVIATED, seat, self.target_field, 0, 0)
            self.step_of[d] = HITS
        elif step == HITS:  # C7 and C8
            if TARGET[kind] == A_FIELD:
                self.targets = self.crowd[self.target_field]
            self.step_of[d] = EFFECTS_DONE
            self.begin(EFFECTS_OF, EFFECTS[self.outcome], EFFECT_COUNT[self.outcome], -1, 0)
        elif step == EFFECTS_DONE:  # C9
            self.step_of[d] = ATTACKED
            self.begin(EFFECTS_OF, AFTER[kind], AFTER_COUNT[kind], -1, 0)
        elif step == ATTACKED:
            self.attack += 1
            self.step_of[d] = NEXT_ATTACK if self.attack < ATTACKS[kind] else ATTACKS_DONE
        elif step == ATTACKS_DONE:  # 6.11 Gunslingers
            if self.hit and self.faction[seat] == COWBOYS and RED[kind] and DICE[kind] > 0:
                if not self.ability_used >> seat & 1:
                    self.step_of[d] = ASKED_TO_DRAW
                    self.ask(DO_ABILITY, seat, dealer)
                    return
            self.end()
        else:
            self.end()
            if self.answer & 1:
                self.use_ability(dealer)
                self.draw_cards(seat, 1, dealer)

    def take_up(self, kind: int) -> None:
        """6.11 The rerolls that this card has."""
        seat = self.turn_player
        self.attack = 0
        self.hit = False
        self.aims_left = self.leaders_left = self.eagles_left = 0
        if RED[kind] and DICE[kind] > 0:
            if self.aim_snail[seat] == self.acting and self.aim_slot[seat] == self.turn_slot:
                self.aims_left = self.aim_rerolls[seat]
            self.leaders_left = self.acting & 3 == 0
            self.eagles_left = self.faction[seat] == AMAZONS and not self.ability_used >> seat & 1

    def roll(self, count: int, dealer: Dealer) -> None:
        """C4 One die or two."""
        self.dice[1] = -1
        dealer.begin(ROLL)
        for at in range(count):
            self.dice[at] = FACE[dealer.below(6)]
        dealer.tell(CHANCE + ROLL, self.dice[0], self.dice[1], 0, 0)
        dealer.tell(DICE_ROLLED, self.turn_player, self.dice[0], self.dice[1], 0)

    def may_reroll(self, into: list[int]) -> int:
        """C4 Every die with every source that is left, or enough."""
        n = 0
        for die in range(2):
            if self.dice[die] >= 0 and die < DICE[self.arg_a[self.depth - 1]]:
                if self.aims_left > 0:
                    into[n] = DO_REROLL << 11 | die + 1 << 2 | WITH_AIM
                    n += 1
                if self.leaders_left > 0:
                    into[n] = DO_REROLL << 11 | die + 1 << 2 | WITH_LEADER
                    n += 1
                if self.eagles_left > 0:
                    into[n] = DO_REROLL << 11 | die + 1 << 2 | WITH_EAGLE_EYES
                    n += 1
        into[n] = DO_KEEP_DICE << 11
        return n + 1

    def reroll(self, dealer: Dealer) -> None:
        """One die again; the new face counts."""
        source = self.answer & 3
        die = (self.answer >> 2 & 3) - 1
        if source == WITH_AIM:
            self.aims_left -= 1
        elif source == WITH_LEADER:
            self.leaders_left -= 1
        else:
            self.eagles_left -= 1
            self.use_ability(dealer)
        dealer.begin(ROLL_AGAIN)
        self.dice[die] = FACE[dealer.below(6)]
        dealer.tell(CHANCE + ROLL_AGAIN, self.dice[die], 0, 0, 0)
        dealer.tell(DIE_REROLLED, self.turn_player, die + 1, source, self.dice[die])

    def is_satisfied(self, outcome: int) -> bool:
        """C5 Are all symbols of an outcome among the faces, each on a die of its own?"""
        if DICE[self.arg_a[self.depth - 1]] == 0:
            return self.changes_something(outcome) or not self.can_choose_well()
        triangles = (self.dice[0] == 0) + (self.dice[1] == 0)
        squares = (self.dice[0] == 1) + (self.dice[1] == 1)
        circles = (self.dice[0] == 2) + (self.dice[1] == 2)
        return triangles >= TRIANGLES[outcome] and squares >= SQUARES[outcome] and circles >= CIRCLES[outcome]

    def can_choose_well(self) -> bool:
        """C5 Is there an outcome of a card without dice that can change something?"""
        kind = self.arg_a[self.depth - 1]
        for at in range(OUTCOME_COUNT[kind]):
            if self.changes_something(OUTCOMES[kind] + at):
                return True
        return False

    def changes_something(self, outcome: int) -> bool:
        """C5 Judged by what everybody knows: discarding needs a card in another's hand, pushing an enemy who can go."""
        for effect in range(EFFECTS[outcome], EFFECTS[outcome] + EFFECT_COUNT[outcome]):
            op = OP[effect]
            if op == OP_DISCARD:
                for seat in range(self.players):
                    if seat != self.turn_player and self.has_snail(seat) and self.hand_count[seat] > 0:
                        return True
            elif op == OP_PUSH and ON[effect] == ON_ENEMIES_HERE:
                for snail in range(4 * self.players):
                    if self.crowd[self.here] >> snail & 1 and not self.is_own(snail):
                        if self.can_be_pushed(snail, self.here, THROUGH_SHELL[effect] != 0):
                            return True
            else:
                return True
        return False

    def may_choose_outcome(self, into: list[int]) -> int:
        """C5 The satisfied outcomes, by their place on the card."""
        kind = self.arg_a[self.depth - 1]
        n = 0
        for at in range(OUTCOME_COUNT[kind]):
            if self.is_satisfied(OUTCOMES[kind] + at):
                into[n] = DO_OUTCOME << 11 | at
                n += 1
        return n

    def rages(self, card: int, half: int) -> bool:
        """6.11 May this card, or half of a basic card, be played with berserk fury, once in a round?"""
        if self.faction[self.turn_player] != BARBARIANS or self.ability_used >> self.turn_player & 1:
            return False
        kind = KIND_OF[card]
        if kind < 0:
            return half == STRIKE
        return RED[kind] != 0 and (RETURNS[kind] != 0 or card == FACTION_CARDS + BARBARIANS)
