# pyright: basic, reportArgumentType=false, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportUndefinedVariable=false, reportMissingTypeStubs=false
# (the fields are typed in policy.pxd, and the compiler checks them)
"""What sensible players of Snails do, and how they make programmes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import cython

from schnapp.table.candidate import Candidate
from schnapp.table.learned import learned
from schnapp.table.positions import glimpsed

from .. import acts, box, card_values, cards

if not cython.compiled:
    from schnapp.table.fields import lowest
    from schnapp.table.hashing import hash_combine
    from schnapp.table.policy import GreedyPolicy

    from ..features import SnailsFeatures
    from ..rules.state import *
if TYPE_CHECKING:
    from schnapp.table.dealer import Dealer
    from schnapp.table.rng import Rng
    from schnapp.table.state import State

    from ..rules import Snails

# Points of health that positions and acts are worth to the policy.
WET = 6.0  # to stand in the water, beside what the water does
PIRATE_WET = 2.0
DROWNS = 10.0  # to stand in water that kills
HIGH = 2.0  # each level
NEAR = 1.5  # each step further from the nearest enemy than …
AT_BEST = 2  # … this
CROWDED = 2.0  # each other own snail on the field
CRACKED = 2.0  # damaged ground
BURNS, BLASTS, TICKS = 5.0, 10.0, 8.0  # fire, mines, dynamite
KILLS = 6.0  # to eliminate a snail
FRIENDLY = -1.3  # damage to an own snail, for each point to an enemy
SHELTER = 5.0  # what a shell takes from damage
SOON = 0.6  # a shot of the next slot; each later one is worth less …
LATER = 0.8  # … by this factor
FALLS = 4.0  # to fall into the water, beside what the water does

HURTS = card_values.HURTS
HITS = card_values.HITS
USE = card_values.USE
VALUE = card_values.VALUE
DESTROYS = card_values.DESTROYS
MERIT = card_values.MERIT
HELD = card_values.HELD
TASTE = 1.0  # noise in the trials: others do not all plan alike
SLOTS = box.SLOTS
WAITING = [2, 0, 4, 1, 3]  # basic cards that fill a programme: dig, crawl, hide …
WALKING = [0, 2, 1, 4, 3]  # … or first of all crawl, where nobody is in reach
SHOTS_FIRST = 100.0  # whoever is in reach is shot at before anything else
FULL = float(box.HEALTH)
ORDER = [0] * 96
VALUE_OF = [0.0] * 96


class Choosing(GreedyPolicy):
    """An act is chosen, or a programme made."""

    def __init__(self) -> None:
        """With what it has learned (`python -m tools.train snails`). A trial goes on to the end of the round."""
        super().__init__(learned("schnapp.games.snails", SnailsFeatures))
        self.features = SnailsFeatures()
        self.quiet_boundaries = 1
        self.dealt = 1
        self.noise = TASTE

    # ---- What to do ----------------------------------------------------------------------------------------------

    def choose(self, state: State, seat: int, choices: list[int], count: int, chance: Rng) -> int:
        table = state
        if table.asking == DO_PROGRAM and count > 1:
            return self.piece(table, seat, choices, count, chance)
        return GreedyPolicy.choose(self, table, seat, choices, count, chance)

    def prepare(self, state: State, seat: int) -> None:
        self.table = state

    def weigh(self, seat: int, action: int) -> float:
        """In points of health; of programmes nothing is said."""
        table = self.table
        act = action >> 11
        bits = action & 2047
        if act == EXCHANGE_MORE:
            return self.exchange(table, seat, bits + VALUES)
        if act == DO_STEP:
            return self.stand(table, seat, table.acting, bits) - self.stand(table, seat, table.acting, table.here) - 0.1
        if act == DO_TARGET or act == DO_DEVIATION:
            return self.hits(table, seat, bits)
        if act == DO_HALF:
            return self.half(table, seat, bits)
        if act == DO_PUSH or act == DO_OVERFLOW:
            value = self.ground(table, bits >> 9, bits >> 7, bits & 127)
            return value if bits >> 9 == seat else -value
        if act == DO_PLACE:
            field = bits & 127
            return table.level[field] - CROWDED * self.friends(table, seat, field)
        if act == DO_REROLL:
            return -1.0  # a view does not show the dice
        if act == DO_CHOOSE_PLACE:
            return self.stand(table, seat, table.acting, bits)
        if act == DO_OUTCOME:
            return MERIT[OUTCOMES[KIND_OF[table.playing]] + bits]
        if act == DO_EXCHANGE:
            return self.exchange(table, seat, bits)
        if act == DO_DISCARD:
            return -VALUE[KIND_OF[bits]]
        if act == DO_KEEP:
            value = 0.0
            for place in range(5):
                if bits >> place & 1:
                    value += VALUE[KIND_OF[table.hand[seat][place]]]
            return value
        if act == DO_TAKE_FACTION_CARD:
            return 2.0
        if act == DO_RESOLVE:
            return -bits  # offered only where it would hurt
        if act == DO_MULLIGAN or act == DO_PLACE_TARGET or act == DO_ABILITY:
            return bits
        if act == DO_ENEMY:
            return -table.health[bits]
        if act == DO_TAKE_SHELL:
            return table.health[bits]
        if act == DO_SLOT:
            return -bits
        return 0.0

    def friends(self, table: Snails, seat: int, field: int) -> int:
        """Own snails on a field."""
        crowd = table.crowd[field] >> 4 * seat & 15
        count = 0
        while crowd:
            crowd &= crowd - 1
            count += 1
        return count

    def nearest(self, table: Snails, seat: int, field: int) -> int:
        """Steps to the nearest enemy; 0 if there is none."""
        near = 99
        snails = table.alive & ~(15 << 4 * seat)
        while snails:
            snail = lowest(snails)
            snails &= snails - 1
            if table.field[snail] >= 0:
                near = min(near, table.distance(field, table.field[snail]))
        return 0 if near == 99 else near

    def ground(self, table: Snails, seat: int, snail: int, field: int) -> float:
        """How well a snail stands on a field: high, dry, without fire and mines, near an enemy but not in a crowd."""
        near = self.nearest(table, seat, field)
        if table.level[field] == 0:
            if table.faction[seat] == PIRATES:
                return -PIRATE_WET - near
            value = -WET - table.track[table.contamination] - near - self.shore(table, seat, field)
            return value - DROWNS if table.health[snail] <= table.track[table.contamination] else value
        value = HIGH * table.level[field] - NEAR * (near - AT_BEST if near > AT_BEST else AT_BEST - near)
        value -= CRACKED * table.damaged[field] + CROWDED * (
            self.friends(table, seat, field) - (table.field[snail] == field)
        )
        return value - BURNS * table.fire[field] - BLASTS * table.mines[field] - TICKS * table.dynamite[field]

    def shore(self, table: Snails, seat: int, field: int) -> int:
        """Steps from the water to land that can be climbed."""
        near = 9
        for land in range(table.fields):
            if table.level[land] == 1 or (table.level[land] > 1 and table.faction[seat] == NINJAS):
                near = min(near, table.distance(field, land))
        return near

    def stand(self, table: Snails, seat: int, snail: int, field: int) -> float:
        """The ground, and what the cards to come can reach from there."""
        value = self.ground(table, seat, snail, field)
        weight = SOON
        for slot in range(table.turn_slot, 5):
            if table.slot_state[seat][slot] == HIDDEN:
                card = table.slot_card[seat][slot]
                if KIND_OF[card] >= 0 and RED[KIND_OF[card]]:
                    value += weight * self.shot(table, seat, snail, KIND_OF[card], field)
                    weight *= LATER
        return value

    def hurt(self, table: Snails, seat: int, snail: int, damage: float) -> float:
        """What damage to a snail is worth to a seat: more if it is weak already."""
        if table.in_shell >> snail & 1:
            damage -= SHELTER
        if damage <= 0.0:
            return 0.0
        value = damage * (2.0 - table.health[snail] / FULL)
        if damage >= table.health[snail]:
            value += KILLS
        return value * FRIENDLY if snail >> 2 == seat else value

    def shot(self, table: Snails, seat: int, snail: int, kind: int, here: int) -> float:
        """The damage that a red card may do from where a snail stands; 0: it reaches nobody."""
        if table.level[here] == 0 and table.faction[seat] != PIRATES:
            return 0.0
        best = 0.0
        total = 0.0
        damage = HURTS[kind]
        snails = table.alive & ~(15 << 4 * seat)
        while snails:
            enemy = lowest(snails)
            snails &= snails - 1
            field = table.field[enemy]
            if field < 0 or (not FAR_SIGHT[kind] and table.level[field] > table.level[here]):
                continue
            away = table.distance(here, field)
            if away < RANGE_MIN[kind] or away > RANGE[kind]:
                continue
            value = self.hurt(table, seat, enemy, damage)
            total += value
            if TARGET[kind] == A_FIELD:
                others = table.crowd[field] & ~(1 << enemy)
                if field == here:
                    others |= 1 << snail
                elif table.field[snail] == field:
                    others &= ~(1 << snail)
                while others:
                    value += self.hurt(table, seat, lowest(others), damage)
                    others &= others - 1
                if table.level[field] == 1:
                    value += DESTROYS[kind] * 0.4 * self.depths(table)
            best = max(best, value)
        if TARGET[kind] == AN_AREA:
            return total
        return best + (HITS[kind] - damage) if best > 0.0 else 0.0

    def depths(self, table: Snails) -> float:
        """What it costs to fall into the water."""
        return FALLS + table.track[table.contamination]

    def hits(self, table: Snails, seat: int, bits: int) -> float:
        """A target: enemies that are hit, less friends."""
        kind = KIND_OF[table.playing]
        if kind < 0:
            return -table.health[bits & 15]
        if bits & A_SNAIL:
            return self.picks(table, seat, kind, bits & 15)
        damage = HURTS[kind]
        low = table.level[bits] == 1
        value = 0.0
        crowd = table.crowd[bits]
        while crowd:
            snail = lowest(crowd)
            crowd &= crowd - 1
            sign = -1.0 if snail >> 2 == seat else 1.0
            if RED[kind]:
                value += self.hurt(table, seat, snail, damage)
                value += sign * DESTROYS[kind] * (0.4 * self.depths(table) if low else 1.5)
            elif OP[EFFECTS[OUTCOMES[kind]]] == OP_PUSH:
                value += sign * (2.0 + self.falls(table, bits))
            else:
                value += sign * (2.0 + (self.depths(table) if low else 0.0))
        return value

    def picks(self, table: Snails, seat: int, kind: int, snail: int) -> float:
        """A snail as a target: one of one's own that needs help, or an enemy that suffers."""
        op = OP[EFFECTS[OUTCOMES[kind]]]
        if op == OP_HEAL:
            return HEALTH - table.health[snail]
        if op == OP_ENTER_SHELL:
            return HEALTH - table.health[snail] - HEALTH * (snail == table.acting)
        return self.hurt(table, seat, snail, HURTS[kind] if HURTS[kind] > SHELTER else SHELTER)

    def falls(self, table: Snails, field: int) -> float:
        """How badly a snail can be pushed off a field: into the water at worst."""
        deepest = 0.0
        for at in range(6):
            to = table.near[field][at]
            if to >= 0 and table.level[to] < table.level[field]:
                deepest = max(deepest, self.depths(table) if table.level[to] == 0 else 1.0)
        return deepest

    def half(self, table: Snails, seat: int, half: int) -> float:
        """Strike, or a shot to aim at; dig where the ground holds; hide at the end; crawl to where it is better."""
        here = table.here
        if half == STRIKE:
            return 5.0
        if half == AIM:
            return 0.5
        if half == DIG:
            safe = table.mines[here] + table.dynamite[here] == 0
            return 3.0 if safe and (not table.damaged[here] or table.level[here] == 2) else -1.0
        if half == SHELL:
            return 3.2 if table.turn_slot == SLOTS else 1.5  # the next act would end it
        if half == CRAWL:
            return 3.5 if table.level[here] == 0 else 1.0 + self.better(table, seat, here)
        return 0.0

    def better(self, table: Snails, seat: int, here: int) -> float:
        """How much better the acting snail would stand next to its field, at most 6."""
        best = 0.0
        now = self.stand(table, seat, table.acting, here)
        for at in range(6):
            to = table.near[here][at]
            if to >= 0 and table.level[to] - table.level[here] < 2:
                best = max(best, self.stand(table, seat, table.acting, to) - now)
        return best if best < 6.0 else 6.0

    def exchange(self, table: Snails, seat: int, pair: int) -> float:
        """Two cards that are worth little for one that may be better."""
        i = 1
        while i * (i + 1) // 2 <= pair:
            i += 1
        one = table.hand[seat][pair - i * (i - 1) // 2]
        two = table.hand[seat][i]
        return 2.0 * HELD - VALUE[KIND_OF[one]] - VALUE[KIND_OF[two]]

    # ---- Programmes ----------------------------------------------------------------------------------------------

    def programme(self, table: Snails, seat: int, chance: Rng) -> list[int]:
        """A sensible programme: active snail, inactive snail (-1: none), five cards."""
        self.make_plan(table, seat, chance)
        return [self.plan[7 * seat + at] for at in range(7)]

    def piece(self, table: Snails, seat: int, choices: list[int], count: int, chance: Rng) -> int:
        """The next piece of a programme. The whole of it is made at the first piece and kept until the last."""
        piece = table.pieces[seat]
        if piece == 0:
            self.make_plan(table, seat, chance)
        wanted = self.plan[7 * seat + piece]
        for i in range(count):
            bits = choices[i] & 2047
            if bits == wanted or (piece > 1 and KIND_OF[bits] == KIND_OF[wanted]):
                return choices[i]
        return choices[chance.below(count)]

    def make_plan(self, table: Snails, seat: int, chance: Rng) -> None:
        """The snail that reaches most shoots; what it cannot reach it walks towards; then it digs and hides."""
        self.pick_snails(table, seat, chance)
        here = table.field[self.plan[7 * seat]]
        n = self.rank_cards(table, seat, here, chance)
        at = 7 * seat + 2
        end = at + SLOTS
        basic = BASIC + SLOTS * seat
        ready = n > 0 and table.level[here] > 0
        idle = 0
        if not ready:
            self.plan[at] = basic + WALKING[0]
            at += 1
            idle = 1
        for i in range(n):
            if at < end - 1:
                self.plan[at] = ORDER[i]
                at += 1
        while at < end:
            self.plan[at] = basic + (WAITING[idle] if ready else WALKING[idle])
            at += 1
            idle += 1

    def pick_snails(self, table: Snails, seat: int, chance: Rng) -> None:
        """Those two that reach most and stand best."""
        highest = -1e9
        second = -1e9
        active = inactive = -1
        for snail in range(4 * seat, 4 * seat + 4):
            if table.alive >> snail & 1:
                value = self.reach(table, seat, snail) + self.ground(table, seat, snail, table.field[snail]) / 20.0
                if self.noise > 0.0:
                    value += self.noise * chance.below(1024) / 128.0
                if value > highest:
                    second = highest
                    inactive = active
                    highest = value
                    active = snail
                elif value > second:
                    second = value
                    inactive = snail
        self.plan[7 * seat] = active
        self.plan[7 * seat + 1] = inactive

    def rank_cards(self, table: Snails, seat: int, here: int, chance: Rng) -> int:
        """Into ORDER: shots of the active snail that reach somebody, then other useful cards; how many they are."""
        n = 0
        for at in range(table.hand_count[seat]):
            card = table.hand[seat][at]
            kind = KIND_OF[card]
            value = 0.0
            if kind >= 0:
                value = self.shot(table, seat, self.plan[7 * seat], kind, here) if RED[kind] else USE[kind]
            if value > 0.0:
                if RED[kind]:
                    value += SHOTS_FIRST
                if self.noise > 0.0:
                    value += self.noise * chance.below(1024) / 256.0
                place = n
                while place > 0 and VALUE_OF[place - 1] < value:
                    VALUE_OF[place] = VALUE_OF[place - 1]
                    ORDER[place] = ORDER[place - 1]
                    place -= 1
                VALUE_OF[place] = value
                ORDER[place] = card
                n += 1
        return n

    def reach(self, table: Snails, seat: int, snail: int) -> float:
        """The three best shots of a snail from where it stands."""
        one = two = three = 0.0
        for at in range(table.hand_count[seat]):
            kind = KIND_OF[table.hand[seat][at]]
            if kind >= 0 and RED[kind]:
                value = self.shot(table, seat, snail, kind, table.field[snail])
                if value > one:
                    three = two
                    two = one
                    one = value
                elif value > two:
                    three = two
                    two = value
                elif value > three:
                    three = value
        return one + two + three
