# cython: annotation_typing=False
# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
"""How sensible players of Snails go on, in a search: the greedy player of `greedy.py`, compiled, and what it leaves out.

It looks at the whole state of an imagined world and uses what the seat that is asked could see: the board, its own
cards. Cards are judged by their effects, so a card file of one's own is played as well.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import cython

from . import box, cards, greedy, plans

if not cython.compiled:
    from schnapp.table.fields import lowest
    from schnapp.table.instinct import Instinct

    from .rules import (
        A_FIELD,
        A_SNAIL,
        AIM,
        AN_AREA,
        AT_OVER,
        BASIC,
        CIRCLES,
        CRAWL,
        DICE,
        DIG,
        DO_ABILITY,
        DO_CHOOSE_PLACE,
        DO_DEVIATION,
        DO_DISCARD,
        DO_ENEMY,
        DO_EXCHANGE,
        DO_HALF,
        DO_KEEP,
        DO_MULLIGAN,
        DO_OUTCOME,
        DO_OVERFLOW,
        DO_PLACE,
        DO_PLACE_TARGET,
        DO_PROGRAM,
        DO_PUSH,
        DO_REROLL,
        DO_RESOLVE,
        DO_SLOT,
        DO_STEP,
        DO_TAKE_FACTION_CARD,
        DO_TAKE_SHELL,
        DO_TARGET,
        FACE,
        FACTION_CARDS,
        FAR_SIGHT,
        HEALTH,
        HIDDEN,
        IN_SLOT,
        KIND_OF,
        NINJAS,
        OUTCOME_COUNT,
        OUTCOMES,
        PIRATES,
        RANGE,
        RANGE_MIN,
        RED,
        SHELL,
        SQUARES,
        STRIKE,
        TARGET,
        TRIANGLES,
        WITH_EAGLE_EYES,
    )
if TYPE_CHECKING:
    from schnapp.table.dealer import Dealer
    from schnapp.table.state import State

    from .rules import Snails

# what an effect is worth beside the damage that it does to its targets, in points of health
SIDE_WORTH = {
    "tile_damage": 0.7,
    "tile_destroy": 2.5,
    "push": 2.0,
    "place": 1.5,
    "fire": 1.0,
    "contaminate": 0.5,
    "leave_shell": 1.0,
}
# what an effect of a card without attack is worth when it is played blindly
USE_WORTH = {
    "draw": 3.0,
    "heal": 0.4,
    "enter_shell": 3.0,
    "move": 0.5,
    "place": 1.0,
    "push": 4.0,
    "steal": 2.0,
    "tile_remove": 2.5,
    "leave_shell": 1.0,
    "damage": 0.4,
    "unslot": 2.5,
    "discard": 2.0,
    "reroll": 0.5,
    "marker": 0.5,
    "tile_destroy": 0.5,
}


def _damage(outcome: cards.Outcome) -> float:
    return float(sum(effect.number for effect in outcome.effects if effect.op == "damage"))


def _merit(outcome: cards.Outcome) -> float:
    """Damage and the rest of an outcome; what deviates hits little."""
    rest = sum(SIDE_WORTH.get(effect.op, 0.0) for effect in outcome.effects)
    return (_damage(outcome) + rest) * (0.3 if outcome.deviate else 1.0)


def _mean(card: cards.Card, worth: dict[int, float]) -> float:
    """The best fitting outcome of all rolls, on average."""
    rolls = list(product(cards.BOX.faces, repeat=card.dice))
    total = 0.0
    for roll in rolls:
        fitting = [
            worth[at]
            for at, outcome in enumerate(card.outcomes)
            if all(roll.count(face) >= outcome.symbols.count(face) for face in box.FACES)
        ]
        total += max(fitting, default=0.0)
    return card.attacks * total / len(rolls)


def _use(card: cards.Card) -> float:
    """What a purple card is worth."""
    effects = [effect for outcome in card.outcomes[:1] for effect in outcome.effects]
    return sum(
        USE_WORTH.get(effect.op, 0.0)
        * (effect.number if effect.op in ("draw", "heal", "move", "place", "damage") and effect.on != "target" else 1)
        for effect in effects
    )


KINDS = cards.BOX.kinds
HURTS = [_mean(card, dict(enumerate(map(_damage, card.outcomes)))) for card in KINDS] + [0.0] * (90 - len(KINDS))
HITS = [_mean(card, dict(enumerate(map(_merit, card.outcomes)))) for card in KINDS] + [0.0] * (90 - len(KINDS))
USE = [0.0 if card.red else _use(card) for card in KINDS] + [0.0] * (90 - len(KINDS))
VALUE = [HITS[at] if card.red else 2.0 + USE[at] for at, card in enumerate(KINDS)] + [0.0] * (90 - len(KINDS))
_OF_ALL = [outcome for card in KINDS for outcome in card.outcomes]
MERIT = [_merit(outcome) for outcome in _OF_ALL] + [0.0] * (400 - len(_OF_ALL))
PAIN = [_damage(outcome) for outcome in _OF_ALL] + [0.0] * (400 - len(_OF_ALL))
# what a card does first: 1 heal, 2 shell, 3 push, 4 take a tile away, 0 anything else
_DOES = {"heal": 1, "enter_shell": 2, "push": 3, "tile_remove": 4}
DOES = [_DOES.get(card.outcomes[0].effects[0].op, 0) if card.outcomes[0].effects else 0 for card in KINDS] + [0] * (90 - len(KINDS))
DESTROYS = [
    float(any(effect.op == "tile_destroy" and effect.on == "target_field" for o in card.outcomes for effect in o.effects))
    for card in KINDS
] + [0.0] * (90 - len(KINDS))
ORDER = [0] * 96
WORTH_OF = [0.0] * 96


class SnailsInstinct(Instinct):
    """Shoots what it can reach, walks towards what it cannot, keeps dry, pushes others into the water."""

    def __init__(self, judgement=None):
        super().__init__(judgement)
        self.noise = 0.0
        if not cython.compiled:
            self.plan = [0] * 28

    # ---- What to do ----------------------------------------------------------------------------------------------

    def choose(self, state, seat, choices, count, chance):
        if count == 1:
            return choices[0]
        table = state
        if table.asking == DO_PROGRAM:
            return self.piece(table, seat, choices, count, chance)
        best = choices[0]
        ties = 0
        highest = -1e9
        for i in range(count):
            worth = self.weigh(table, seat, choices[i])
            if worth > highest:
                highest = worth
                best = choices[i]
                ties = 1
            elif worth == highest:
                ties += 1
                if chance.below(ties) == 0:
                    best = choices[i]
        return best

    def weigh(self, table, seat, action):
        """What an act promises, in points of health."""
        act = action >> 11
        value = action & 2047
        if act == DO_STEP:
            return self.stand(table, seat, table.acting, value) - self.stand(table, seat, table.acting, table.here) - 0.1
        if act == DO_TARGET or act == DO_DEVIATION:
            return self.hits(table, seat, act, value)
        if act == DO_HALF:
            return self.half(table, seat, value)
        if act == DO_PUSH or act == DO_OVERFLOW:
            worth = self.ground(table, value >> 9, value >> 7, value & 127)
            return worth if value >> 9 == seat else -worth
        if act == DO_PLACE:
            field = value & 127
            return table.level[field] - 2.0 * self.friends(table, seat, field)
        if act == DO_REROLL:
            return self.reroll(table, value >> 2, value & 3)
        if act == DO_CHOOSE_PLACE:
            return self.stand(table, seat, table.acting, value)
        if act == DO_OUTCOME:
            return MERIT[OUTCOMES[KIND_OF[table.playing]] + value]
        if act == DO_EXCHANGE:
            return self.exchange(table, seat, value)
        if act == DO_DISCARD:
            return -VALUE[KIND_OF[value]]
        if act == DO_KEEP:
            worth = 0.0
            for place in range(5):
                if value >> place & 1:
                    worth += VALUE[KIND_OF[table.hand[96 * seat + place]]]
            return worth
        if act == DO_TAKE_FACTION_CARD:
            return 2.0
        if act == DO_RESOLVE:
            return -value  # offered only where it would hurt
        if act == DO_MULLIGAN or act == DO_PLACE_TARGET or act == DO_ABILITY:
            return value
        if act == DO_ENEMY:
            return -table.health[value]
        if act == DO_TAKE_SHELL:
            return table.health[value]
        if act == DO_SLOT:
            return -value
        return 0.0

    def friends(self, table, seat, field):
        """Own snails on a field."""
        crowd = table.crowd[field] >> 4 * seat & 15
        count = 0
        while crowd:
            crowd &= crowd - 1
            count += 1
        return count

    def nearest(self, table, seat, field):
        """Steps to the nearest enemy; 0 if there is none."""
        near = 99
        snails = table.alive & ~(15 << 4 * seat)
        while snails:
            snail = lowest(snails)
            snails &= snails - 1
            if table.field[snail] >= 0:
                near = min(near, table.distance(field, table.field[snail]))
        return 0 if near == 99 else near

    def ground(self, table, seat, snail, field):
        """How well a snail stands on a field: high, dry, without fire and mines, near an enemy but not in a crowd."""
        near = self.nearest(table, seat, field)
        if table.level[field] == 0:
            if table.faction[seat] == PIRATES:
                return -2.0 - near
            worth = -6.0 - table.track[table.contamination]
            if table.health[snail] <= table.track[table.contamination]:
                worth -= 10.0
            return worth - near - self.shore(table, seat, field)
        friends = self.friends(table, seat, field) - (table.field[snail] == field)
        hazards = 5.0 * table.fire[field] + 10.0 * table.mines[field] + 8.0 * table.dynamite[field]
        away = near - 2.0
        if away < 0.0:
            away = -away
        return 2.0 * table.level[field] - hazards - 2.0 * table.damaged[field] - 1.5 * away - 2.0 * friends

    def shore(self, table, seat, field):
        """Steps from the water to land that can be climbed."""
        near = 9
        for land in range(table.fields):
            if table.level[land] == 1 or (table.level[land] > 1 and table.faction[seat] == NINJAS):
                near = min(near, table.distance(field, land))
        return near

    def stand(self, table, seat, snail, field):
        """The ground, and what the cards to come can reach from there."""
        worth = self.ground(table, seat, snail, field)
        weight = 0.6
        for slot in range(table.turn_slot, 5):
            if table.slot_state[5 * seat + slot] == HIDDEN:
                card = table.slot_card[5 * seat + slot]
                if KIND_OF[card] >= 0 and RED[KIND_OF[card]]:
                    worth += weight * self.shot(table, seat, snail, KIND_OF[card], field)
                    weight *= 0.8
        return worth

    def hurt(self, table, seat, snail, damage):
        """What damage to a snail is worth to a seat."""
        if table.in_shell >> snail & 1:
            damage -= 5.0
        if damage <= 0.0:
            return 0.0
        worth = damage * (1.0 + (HEALTH - table.health[snail]) / 30.0)
        if damage >= table.health[snail]:
            worth += 6.0
        return worth * (-1.3 if snail >> 2 == seat else 1.0)

    def shot(self, table, seat, snail, kind, here):
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
            worth = self.hurt(table, seat, enemy, damage)
            total += worth
            if TARGET[kind] == A_FIELD:
                others = table.crowd[field] & ~(1 << enemy)
                if field == here:
                    others |= 1 << snail
                elif table.field[snail] == field:
                    others &= ~(1 << snail)
                while others:
                    worth += self.hurt(table, seat, lowest(others), damage)
                    others &= others - 1
                if table.level[field] == 1:
                    worth += DESTROYS[kind] * 0.4 * (4 + table.track[table.contamination])
            best = max(best, worth)
        if TARGET[kind] == AN_AREA:
            return total
        return best + (HITS[kind] - damage) if best > 0.0 else 0.0

    def hits(self, table, seat, act, value):
        """A target: enemies that are hit, less friends."""
        card = table.playing
        kind = KIND_OF[card]
        if kind < 0 or (not RED[kind] and not value & A_SNAIL and DOES[kind] == 0):
            return -table.health[value & 15] if value & A_SNAIL else 0.0
        if value & A_SNAIL:
            snail = value & 15
            if DOES[kind] == 1:
                return HEALTH - table.health[snail] if table.health[snail] < 20 else 5.0
            if DOES[kind] == 2:
                return HEALTH - table.health[snail] - 10.0 * (snail == table.acting)
            return self.hurt(table, seat, snail, HURTS[kind] if HURTS[kind] > 5.0 else 5.0)
        worth = 0.0
        damage = HURTS[kind]
        if act == DO_DEVIATION:
            damage = PAIN[table.outcome]
        crowd = table.crowd[value]
        level = table.level[value]
        while crowd:
            snail = lowest(crowd)
            crowd &= crowd - 1
            own = snail >> 2 == seat
            if RED[kind]:
                worth += self.hurt(table, seat, snail, damage)
                if DESTROYS[kind] > 0.0:
                    worth += (-0.5 if own else 0.4) * (4 + (table.track[table.contamination] if level == 1 else 0))
            elif DOES[kind] == 3:
                worth += (-1.0 if own else 1.0) * (2.0 + self.falls(table, value))
            else:
                worth += (-1.0 if own else 1.0) * (2.0 + (table.track[table.contamination] + 4 if level == 1 else 0))
        return worth

    def falls(self, table, field):
        """How far down a snail can be pushed from a field; into the water counts more."""
        deepest = 0.0
        for at in range(6):
            to = table.near[6 * field + at]
            if to >= 0 and table.level[to] < table.level[field]:
                deepest = max(
                    deepest, 4.0 + table.track[table.contamination] if table.level[to] == 0 else 1.0
                )
        return deepest

    def half(self, table, seat, half):
        """Strike, or a shot to aim at; dig where the ground holds; hide at the end; crawl to where it is better."""
        if half == STRIKE:
            return 5.0
        here = table.here
        if half == AIM:
            if table.turn_slot < 5 and table.slot_state[5 * seat + table.turn_slot] == HIDDEN:
                kind = KIND_OF[table.slot_card[5 * seat + table.turn_slot]]
                if kind >= 0 and RED[kind] and DICE[kind] and self.shot(table, seat, table.acting, kind, here) > 0.0:
                    return 4.0
            return 0.5
        if half == DIG:
            safe = table.mines[here] + table.dynamite[here] == 0
            return 3.0 if safe and (not table.damaged[here] or table.level[here] == 2) else -1.0
        if half == SHELL:
            return 3.2 if table.turn_slot == 5 else 1.5
        if half == CRAWL:
            if table.level[here] == 0:
                return 3.5
            best = 0.0
            now = self.stand(table, seat, table.acting, here)
            for at in range(6):
                to = table.near[6 * here + at]
                if to >= 0 and table.level[to] - table.level[here] < 2:
                    best = max(best, self.stand(table, seat, table.acting, to) - now)
            return 1.0 + (best if best < 6.0 else 6.0)
        return 0.0

    def reroll(self, table, die, source):
        """What throwing a die again gains on average; an ability of once in a round is kept for more."""
        kind = KIND_OF[table.playing]
        now = self.rolled(table, kind, table.dice[0], table.dice[1])
        then = 0.0
        for side in range(6):
            if die == 0:
                then += self.rolled(table, kind, FACE[side], table.dice[1])
            else:
                then += self.rolled(table, kind, table.dice[0], FACE[side])
        return then / 6.0 - now - (2.0 if source == WITH_EAGLE_EYES else 0.1)

    def rolled(self, table, kind, one, two):
        """The best outcome that two faces allow."""
        best = 0.0
        for at in range(OUTCOMES[kind], OUTCOMES[kind] + OUTCOME_COUNT[kind]):
            if (
                (one == 0) + (two == 0) >= TRIANGLES[at]
                and (one == 1) + (two == 1) >= SQUARES[at]
                and (one == 2) + (two == 2) >= CIRCLES[at]
            ):
                best = max(best, MERIT[at])
        return best

    def exchange(self, table, seat, pair):
        """Two cards that are worth little for one that may be better."""
        i = 1
        while i * (i + 1) // 2 <= pair:
            i += 1
        one = table.hand[96 * seat + pair - i * (i - 1) // 2]
        two = table.hand[96 * seat + i]
        return 4.0 - VALUE[KIND_OF[one]] - VALUE[KIND_OF[two]]

    # ---- Programmes ----------------------------------------------------------------------------------------------

    def programme(self, table: Snails, seat: int, chance: Dealer) -> list[int]:
        """A sensible programme: active snail, inactive snail (-1: none), five cards."""
        self.make_plan(table, seat, chance)
        return [self.plan[7 * seat + at] for at in range(7)]

    def piece(self, table, seat, choices, count, chance):
        """The next piece of a programme. The whole of it is made at the first piece and kept until the last."""
        piece = table.pieces[seat]
        if piece == 0:
            self.make_plan(table, seat, chance)
        for i in range(count):
            if choices[i] & 2047 == self.plan[7 * seat + piece]:
                return choices[i]
        return choices[chance.below(count)]

    def make_plan(self, table, seat, chance):
        """The snail that reaches most shoots; what it cannot reach it walks towards; then it digs and hides."""
        highest = -1e9
        second = -1e9
        active = inactive = -1
        for snail in range(4 * seat, 4 * seat + 4):
            if table.alive >> snail & 1:
                worth = self.reach(table, seat, snail) + self.ground(table, seat, snail, table.field[snail]) / 20.0
                if self.noise > 0.0:
                    worth += self.noise * chance.below(1024) / 128.0
                if worth > highest:
                    second = highest
                    inactive = active
                    highest = worth
                    active = snail
                elif worth > second:
                    second = worth
                    inactive = snail
        self.plan[7 * seat] = active
        self.plan[7 * seat + 1] = inactive
        here = table.field[active]
        wet = table.level[here] == 0
        n = 0
        shots = 0
        for at in range(table.hand_count[seat]):
            card = table.hand[96 * seat + at]
            kind = KIND_OF[card]
            if kind >= 0:
                worth = 0.0
                if RED[kind]:
                    worth = self.shot(table, seat, active, kind, here)
                    if worth > 0.0:
                        worth += 100.0
                        shots += 1
                else:
                    worth = USE[kind]
                if worth > 0.0:
                    if self.noise > 0.0:
                        worth += self.noise * chance.below(1024) / 256.0
                    place = n
                    while place > 0 and WORTH_OF[place - 1] < worth:
                        WORTH_OF[place] = WORTH_OF[place - 1]
                        ORDER[place] = ORDER[place - 1]
                        place -= 1
                    WORTH_OF[place] = worth
                    ORDER[place] = card
                    n += 1
        first = 7 * seat + 2
        basic = BASIC + 5 * seat
        if n > 0 and not wet:
            if n > 4:
                n = 4
            at = 0
        else:
            if n > 3:
                n = 3
            at = 1
            self.plan[first] = basic  # crawl, before all
        for i in range(n):
            self.plan[first + at] = ORDER[i]
            at += 1
        # what is left: dig, crawl, dig, hide, aim; without a shot first crawl
        i = 0
        while at < 5:
            if n > 0 and not wet:
                card = 2 if i == 0 else 0 if i == 1 else 4 if i == 2 else 1 if i == 3 else 3
            else:
                card = 2 if i == 0 else 1 if i == 1 else 4 if i == 2 else 3
            self.plan[first + at] = basic + card
            at += 1
            i += 1

    def reach(self, table, seat, snail):
        """The three best shots of a snail from where it stands."""
        one = two = three = 0.0
        for at in range(table.hand_count[seat]):
            kind = KIND_OF[table.hand[96 * seat + at]]
            if kind >= 0 and RED[kind]:
                worth = self.shot(table, seat, snail, kind, table.field[snail])
                if worth > one:
                    three = two
                    two = one
                    one = worth
                elif worth > two:
                    three = two
                    two = worth
                elif worth > three:
                    three = worth
        return one + two + three

    # ---- What a position is worth --------------------------------------------------------------------------------

    def era(self, state):
        """Rounds; the setup belongs to the first one."""
        table = state
        return table.round if table.round > 0 else 1

    def seats(self, state):
        table = state
        return table.players

    def settled(self, state, into):
        """More snails, then more health; when nobody is left, who went out last."""
        table = state
        if table.at != AT_OVER:
            return False
        best = -1
        winners = 0
        for seat in range(table.players):
            merit = self.merit(table, seat)
            if merit > best:
                best = merit
                winners = 0
            winners += merit == best
        for seat in range(table.players):
            into[seat] = 1.0 / winners if self.merit(table, seat) == best else 0.0
        return True

    def merit(self, table, seat):
        """What the ranking compares: snails and health, below them the time of going out."""
        if table.group[seat] > 0:
            return table.group[seat]
        merit = 0
        for snail in range(4 * seat, 4 * seat + 4):
            if table.alive >> snail & 1:
                merit += 1000 + table.health[snail]
        return merit

    def features(self, state, seat, into):
        """Snails, health, ground, hand and threats of a seat, set against the strongest of the others."""
        table = state
        alive = health = weak = weaker = sturdy = shells = wet = drowning = levels = crowded = hazards = damaged = 0.0
        stuck = reach = near = far = threats = 0.0
        track = table.track[table.contamination]
        for snail in range(4 * seat, 4 * seat + 4):
            if not table.alive >> snail & 1:
                continue
            alive += 1
            health += table.health[snail]
            weak += table.health[snail] <= 10
            weaker += table.health[snail] <= 5
            sturdy += table.health[snail] > 20
            shells += table.in_shell >> snail & 1
            field = table.field[snail]
            if field < 0:
                continue
            level = table.level[field]
            levels += level
            if level == 0 and table.faction[seat] != PIRATES:
                wet += 1
                drowning += table.health[snail] <= track
                stuck += self.shore(table, seat, field) > 1
            crowded += self.friends(table, seat, field) - 1
            hazards += table.fire[field] + table.mines[field] + table.dynamite[field] > 0
            damaged += table.damaged[field]
            if table.round > 0:
                reach = max(reach, self.reach(table, seat, snail))
                away = self.nearest(table, seat, field)
                near += away <= 1
                far += away > 3
            rest = table.alive & ~(15 << 4 * seat)
            while rest:
                other = table.field[lowest(rest)]
                rest &= rest - 1
                if other >= 0 and table.level[other] >= level and table.distance(field, other) <= 3:
                    threats += 1
        most = 0.0
        strongest = 0.0
        for other in range(table.players):
            if other != seat:
                count = 0.0
                total = 0.0
                for snail in range(4 * other, 4 * other + 4):
                    if table.alive >> snail & 1:
                        count += 1
                        total += table.health[snail]
                if count > most or (count == most and total > strongest):
                    most = count
                    strongest = total
        red = purple = 0.0
        cards = 0
        for at in range(table.hand_count[seat]):
            kind = KIND_OF[table.hand[96 * seat + at]]
            if kind >= 0:
                cards += 1
                if RED[kind]:
                    red += HITS[kind]
                else:
                    purple += USE[kind]
        left = table.rounds - table.round + 1
        into[0] = alive / 2 - 1
        into[1] = health / 60 - 1
        into[2] = weak
        into[3] = weaker
        into[4] = sturdy
        into[5] = shells
        into[6] = wet
        into[7] = drowning
        into[8] = stuck
        into[9] = levels / 4
        into[10] = crowded / 2
        into[11] = hazards
        into[12] = damaged
        into[13] = reach / 40
        into[14] = near / 2
        into[15] = far / 2
        into[16] = threats / 6
        into[17] = table.alive >> 4 * seat & 1
        into[18] = cards / 4.0
        into[19] = red / 30
        into[20] = purple / 10
        into[21] = table.lost_last >> seat & 1
        into[22] = table.start_player == seat
        into[23] = left / 3.0 - 1
        into[24] = left <= 1
        into[25] = left == 2
        into[26] = (alive - most) / 2
        into[27] = (health - strongest) / 60
        into[28] = (alive - most) if left <= 1 else 0.0
        into[29] = (health - strongest) / 40 if left <= 1 and alive == most else 0.0
        into[30] = (health - strongest) / 60 if left <= 2 else 0.0
        into[31] = track / 15.0
        into[32] = wet * track / 10.0
        for at in range(6):
            into[33 + at] = table.faction[seat] == at
        into[39] = table.players / 2.0 - 1
        return 40

    # ---- What a search may try -----------------------------------------------------------------------------------

    def world(self, game, view, players, legal, options, chance):
        return plans.world(game, view, players, legal, options, chance)

    def offhand(self, view, legal, options, chance):
        return greedy.choose(view, legal, options, chance)

    def plans(self, game, world, seat, legal, chance):
        if legal[0]["type"] == "program":
            return plans.programmes(self, world, seat, chance)
        return plans.acts(game, world, self.promising(world, seat))

    def variants(self, world, seat, best, known, chance):
        return plans.variants(world, seat, best, known, chance)

    def promising(self, table: Snails, seat: int) -> list[int]:
        """Legal actions, those first that promise most."""
        return sorted(table.actions(seat), key=lambda action: -self.weigh(table, seat, action))

    # ---- What is hidden ------------------------------------------------------------------------------------------

    def imagine(self, world, seat, chance):
        """Deal anew what the seat cannot see; the others have planned, not drawn lots."""
        table = world
        table.imagine(seat, chance)
        for other in range(table.players):
            if other != seat:
                self.plan_anew(table, other, chance)

    def plan_anew(self, table, seat, chance):
        """Lay those cards of a seat that are face down as a sensible player would have laid them."""
        hidden = 0
        for place in range(5 * seat, 5 * seat + 5):
            hidden += table.slot_state[place] == HIDDEN
        if hidden == 0 or table.active[seat] < 0:
            return
        for place in range(5 * seat, 5 * seat + 5):
            if table.slot_state[place] == HIDDEN:
                table.take(seat, table.slot_card[place])
        count = 0
        snail = table.active[seat]
        if not table.revealed >> snail & 1:
            free = table.snails_of(seat) & ~table.revealed
            self.make_plan(table, seat, chance)
            if free >> self.plan[7 * seat] & 1:
                other = table.inactive[seat]
                table.active[seat] = self.plan[7 * seat]
                if other == self.plan[7 * seat]:
                    table.inactive[seat] = snail
        else:
            self.make_plan(table, seat, chance)
        for place in range(5 * seat, 5 * seat + 5):
            if table.slot_state[place] == HIDDEN:
                card = -1
                while count < 5 and card < 0:
                    wanted = self.plan[7 * seat + 2 + count]
                    count += 1
                    for at in range(table.hand_count[seat]):
                        if table.hand[96 * seat + at] == wanted:
                            card = wanted
                if card < 0:
                    card = table.hand[96 * seat + chance.below(table.hand_count[seat])]
                table.lose(seat, card)
                table.slot_card[place] = card
                if card >= FACTION_CARDS:
                    table.faction_at[seat] = IN_SLOT
