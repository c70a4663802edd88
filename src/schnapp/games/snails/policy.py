# cython: annotation_typing=False
# pyright: basic, reportUndefinedVariable=false, reportArgumentType=false, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields are typed in policy.pxd, and the compiler checks them)
"""How sensible players of Snails go on, without a search and in one.

It looks at the whole state of a determinization and uses what the seat that is asked could see: the board, its own
cards. Cards are judged by their effects, so a card file of one's own is played as well.
"""

from __future__ import annotations

from .thinking.planning import *


class SnailsPolicy(Planning):
    """Shoots what it can reach, walks towards what it cannot, keeps dry, pushes others into the water."""

    # ---- What a position is worth --------------------------------------------------------------------------------

    def quiet_boundary(self, state: State) -> int:
        """Rounds; the setup belongs to the first one."""
        table = state
        return table.round if table.round > 0 else 1

    def extract(self, state: State, seat: int) -> None:
        table = state
        into = self.features
        left = table.rounds - table.round + 1
        self.note_snails(table, seat, into)
        self.note_ground(table, seat, into)
        self.note_hand(table, seat, into)
        self.note_rivals(table, seat, left, into)
        into.leader = table.alive >> 4 * seat & 1
        into.lost_last = table.lost_last >> seat & 1
        into.starts = table.start_player == seat
        into.rounds_left = left / 3.0 - 1
        into.last_round = left <= 1
        into.last_but_one = left == 2
        into.contamination = table.track[table.contamination] / 15.0
        for faction in range(6):
            into.faction[faction] = table.faction[seat] == faction
        into.players = table.players / 2.0 - 1

    def note_snails(self, table: Snails, seat: int, into: SnailsFeatures) -> None:
        """How many they are, and how healthy."""
        alive = health = weak = weaker = sturdy = shells = 0.0
        for snail in range(4 * seat, 4 * seat + 4):
            if table.alive >> snail & 1:
                alive += 1
                health += table.health[snail]
                weak += table.health[snail] <= 10
                weaker += table.health[snail] <= 5
                sturdy += table.health[snail] > 20
                shells += table.in_shell >> snail & 1
        into.snails = alive / 2 - 1
        into.health = health / 60 - 1
        into.weak = weak
        into.weaker = weaker
        into.sturdy = sturdy
        into.shells = shells

    def note_ground(self, table: Snails, seat: int, into: SnailsFeatures) -> None:
        """Where they stand, whom they reach, and who looks down on them."""
        wet = drowning = stuck = levels = crowded = hazards = damaged = reach = near = far = threats = 0.0
        track = table.track[table.contamination]
        for snail in range(4 * seat, 4 * seat + 4):
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
            threats += self.threats(table, seat, field)
            if table.round > 0:
                reach = max(reach, self.reach(table, seat, snail))
                away = self.nearest(table, seat, field)
                near += away <= 1
                far += away > 3
        into.wet = wet
        into.drowning = drowning
        into.stuck = stuck
        into.levels = levels / 4
        into.crowded = crowded / 2
        into.hazards = hazards
        into.damaged = damaged
        into.reach = reach / 40
        into.close = near / 2
        into.distant = far / 2
        into.threats = threats / 6
        into.drains = wet * track / 10.0

    def threats(self, table: Snails, seat: int, field: int) -> int:
        """Enemies within three steps of a field who stand as high or higher."""
        count = 0
        snails = table.alive & ~(15 << 4 * seat)
        while snails:
            other = table.field[lowest(snails)]
            snails &= snails - 1
            if other >= 0 and table.level[other] >= table.level[field] and table.distance(field, other) <= 3:
                count += 1
        return count

    def note_hand(self, table: Snails, seat: int, into: SnailsFeatures) -> None:
        """Cards of the arsenal and of the faction."""
        red = purple = 0.0
        held = 0
        for at in range(table.hand_count[seat]):
            kind = KIND_OF[table.hand[seat][at]]
            if kind >= 0:
                held += 1
                if RED[kind]:
                    red += HITS[kind]
                else:
                    purple += USE[kind]
        into.held = held / 4.0
        into.red = red / 30
        into.purple = purple / 10

    def note_rivals(self, table: Snails, seat: int, left: int, into: SnailsFeatures) -> None:
        """Snails and health more than the strongest of the others; in the last rounds that is what counts."""
        own = table.returns(seat)
        best = 0
        for other in range(table.players):
            if other != seat:
                best = max(best, table.returns(other))
        alive = own // A_SNAIL_MORE - best // A_SNAIL_MORE
        health = own % A_SNAIL_MORE - best % A_SNAIL_MORE
        into.more_snails = alive / 2.0
        into.more_health = health / 60.0
        into.more_snails_at_last = alive if left <= 1 else 0.0
        into.more_health_at_last = health / 40.0 if left <= 1 and alive == 0 else 0.0
        into.more_health_late = health / 60.0 if left <= 2 else 0.0

    def next_training_position(self, state: State, dealer: Dealer, chance: Rng) -> None:
        """A search judges where a round begins, and nowhere else."""
        table = state
        now = table.round
        while table.owing and table.round == now:
            self.rollout(state, 1, dealer, chance)

    # ---- Who sees what -------------------------------------------------------------------------------------------

    def at_once(self, state: State) -> bool:
        """Programmes."""
        table = state
        return table.asking == DO_PROGRAM

    def information_state_hash(self, state: State, seat: int) -> int:
        """Besides what a view tells: what is asked of whom, the own programme as far as it is laid, and what is being carried out."""
        table = state
        seen = GreedyPolicy.information_state_hash(self, state, seat)
        seen = hash_combine(hash_combine(seen, table.asking), table.owing)
        for piece in range(table.pieces[seat]):
            seen = hash_combine(seen, table.programme[seat][piece])
        return self.see_effects(table, seen) if table.depth > 0 else seen

    def see_effects(self, table: Snails, seen: int) -> int:
        """The card that is being played, and its effects."""
        seen = hash_combine(hash_combine(hash_combine(seen, table.here), table.playing), table.attack)
        seen = hash_combine(hash_combine(seen, table.outcome), table.target_field)
        seen = hash_combine(hash_combine(seen, table.target_snail), table.targets)
        if table.playing >= 0:
            seen = hash_combine(hash_combine(seen, 8 * table.dice[0] + table.dice[1]), table.aims_left)
            seen = hash_combine(hash_combine(seen, table.leaders_left), table.eagles_left)
        for at in range(table.depth):
            seen = hash_combine(hash_combine(seen, 256 * table.doing[at] + table.step_of[at]), table.arg_a[at])
            seen = hash_combine(hash_combine(hash_combine(seen, table.arg_b[at]), table.arg_c[at]), table.arg_m[at])
        return seen

    # ---- What is hidden ------------------------------------------------------------------------------------------

    def resample(self, state: State, seat: int, chance: Rng) -> None:
        """Deal anew what the seat cannot see; the others have planned, not drawn lots."""
        table = state
        table.resample(seat, chance)
        for other in range(table.players):
            if other != seat:
                self.plan_anew(table, other, chance)

    def plan_anew(self, table: Snails, seat: int, chance: Rng) -> None:
        """Lay those cards of a seat that are face down as a sensible player would have laid them."""
        hidden = 0
        for place in range(5):
            hidden += table.slot_state[seat][place] == HIDDEN
        if hidden == 0 or table.active[seat] < 0:
            return
        for place in range(5):
            if table.slot_state[seat][place] == HIDDEN:
                table.take(seat, table.slot_card[seat][place])
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
        for place in range(5):
            if table.slot_state[seat][place] == HIDDEN:
                card = -1
                while count < 5 and card < 0:
                    wanted = self.plan[7 * seat + 2 + count]
                    count += 1
                    for at in range(table.hand_count[seat]):
                        if table.hand[seat][at] == wanted:
                            card = wanted
                if card < 0:
                    card = table.hand[seat][chance.below(table.hand_count[seat])]
                table.lose(seat, card)
                table.slot_card[seat][place] = card
                if card >= FACTION_CARDS:
                    table.faction_at[seat] = IN_SLOT
