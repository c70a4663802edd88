# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields are typed in state.pxd, and the compiler checks them)
"""6.10 When a revealed card is not resolved."""

from __future__ import annotations

from .moving import *


class Judging(Moving):
    """6.10 Can it be resolved, and must it?"""

    # ---- 6.10 Can it be resolved? ------------------------------------------------------------------------------------

    def judge(self, card: int) -> int:
        """The reason of a skip, with OFFERED if it is a choice; -1: it must be resolved. Judged without the shell (T5)."""
        shells = self.in_shell
        kind = KIND_OF[card]
        if kind >= 0:
            self.in_shell &= ~(1 << self.acting)
            verdict = self.judge_card(kind)
        else:
            verdict = self.judge_basic(-1 - kind)
        self.in_shell = shells
        return verdict

    def judge_basic(self, basic: int) -> int:
        """A basic card fails only on water. Only a dig can hurt the digger openly (6.10)."""
        one = self.half_works(HALVES[basic][0])
        two = self.half_works(HALVES[basic][1])
        if not one and not two:
            return WATER
        if (one and HALVES[basic][0] != DIG) or (two and HALVES[basic][1] != DIG):
            return -1
        harm = MINE_HURTS * self.mines[self.here] + DYNAMITE_HURTS * self.dynamite[self.here]
        return OFFERED + SELF_ELIMINATION if harm >= self.health[self.acting] else -1

    def judge_card(self, kind: int) -> int:
        """6.10 for cards of the arsenal and of factions."""
        if RED[kind] and self.level[self.here] == 0 and not self.is_pirate(self.turn_player):
            return WATER
        if TARGET[kind] == NO_TARGETS:
            if self.leap_of(kind) > 0 and not self.has_leap(kind):
                return NO_TARGET
            if not self.works_untargeted(kind):
                return WATER
            return OFFERED + SELF_ELIMINATION if self.is_harmful(kind, -1, -1) else -1
        found = False
        enemies = False
        safe = False
        if TARGET[kind] == A_FIELD:
            enemies = True
            for field in range(self.fields):
                if self.is_target_field(kind, field):
                    found = True
                    if not safe and not self.is_harmful(kind, field, -1):
                        safe = True
        else:
            for snail in range(4 * self.players):
                if self.is_target_snail(kind, snail):
                    found = True
                    if not self.is_own(snail):
                        enemies = True
                    if not safe and not self.is_harmful(kind, self.field[snail], snail):
                        safe = True
        if not found:
            return NO_TARGET
        if RED[kind] and not enemies:
            return OFFERED + ONLY_FRIENDLY
        return -1 if safe else OFFERED + SELF_ELIMINATION

    def works_untargeted(self, kind: int) -> bool:
        """6.8, last column: a card without target needs one effect that can do something here."""
        dry = self.level[self.here] > 0
        for at in range(OUTCOME_COUNT[kind]):
            outcome = OUTCOMES[kind] + at
            for nth in range(EFFECT_COUNT[outcome]):
                op = OP[EFFECTS[outcome] + nth]
                if op == OP_MARKER:
                    if dry:
                        return True
                elif op == OP_REROLL:
                    if dry or self.is_pirate(self.turn_player):
                        return True
                elif op == OP_MOVE or op == OP_DRAW or op == OP_DISCARD or op == OP_PLACE:
                    return True
        return False

    def is_harmful(self, kind: int, field: int, snail: int) -> bool:
        """6.10 Would this way openly cost the acting snail its life, with the worst outcome of the dice?"""
        certain = self.harm(BEFORE[kind], BEFORE_COUNT[kind], kind, field, snail, False)
        certain = self.with_harm(certain, self.harm(AFTER[kind], AFTER_COUNT[kind], kind, field, snail, False))
        worst = 0
        for at in range(OUTCOME_COUNT[kind]):
            outcome = OUTCOMES[kind] + at
            harm = self.harm(EFFECTS[outcome], EFFECT_COUNT[outcome], kind, field, snail, DEVIATES[outcome] != 0)
            damage = self.damage_of(self.with_harm(certain, harm))
            if damage > worst:
                worst = damage
        return worst >= self.health[self.acting]

    def with_harm(self, one: int, other: int) -> int:
        """Harm of two lists of effects: damage adds up, the markers under the acting snail count once."""
        return (one & 1023) + (other & 1023) | (one | other) & (TILE_BREAKS | SOMEBODY_COMES)

    def damage_of(self, harm: int) -> int:
        """Damage and what lies under the acting snail."""
        damage = harm & 1023
        if self.level[self.here] > 0:
            if harm & TILE_BREAKS:
                damage += MINE_HURTS * self.mines[self.here] + DYNAMITE_HURTS * self.dynamite[self.here]
            elif harm & SOMEBODY_COMES:
                damage += MINE_HURTS * self.mines[self.here]
        return damage

    def harm(self, first: int, count: int, kind: int, field: int, snail: int, deviates: bool) -> int:
        """Open self-damage of a list of effects: attacks on the own field; flags: its tile breaks, another snail comes."""
        here = self.here
        aimed_here = field == here and not deviates
        harm = 0
        before_place = 0
        for effect in range(first, first + count):
            op = OP[effect]
            if op == OP_DAMAGE and ON[effect] == ON_TARGETS:
                before_place += NUMBER[effect]
                if TARGET[kind] == A_FIELD and aimed_here:
                    harm += NUMBER[effect]
            elif op == OP_TILE_DAMAGE or op == OP_TILE_DESTROY:
                if ON[effect] == ON_OWN_FIELD or aimed_here:
                    harm |= TILE_BREAKS
            elif op == OP_PLACE and ON[effect] == ON_TARGET and not OPTIONAL[effect] and snail >= 0:
                if (
                    field != here
                    and (THROUGH_SHELL[effect] or not self.in_shell >> snail & 1)
                    and self.health[snail] > before_place
                    and self.can_enter(snail, here)
                ):
                    harm |= SOMEBODY_COMES
        return harm
