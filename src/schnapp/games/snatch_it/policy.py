# cython: annotation_typing=False
# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# pyright: reportUnboundVariable=false, reportUndefinedVariable=false
"""How sensible players of Snatch It! go on in a search, and what a position is worth.

Every act gets a worth in points, the best one is played. Swallowed cards are safe and count in full. Stacks in the patch count for
what they will probably still bring; a steal is a stack for me and none for its owner, if they have no card to take it back.
Each seat looks at its own cards and at what lies open. Positions are judged by what was learned from self-play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from schnapp.table.learned import learned

from . import box

if TYPE_CHECKING:
    from schnapp.table.dealer import Dealer
    from schnapp.table.search_request import SearchRequest
    from schnapp.table.state import State
if not cython.compiled:
    from schnapp.table.fields import lowest
    from schnapp.table.hashing import BLANK, hash_combine
    from schnapp.table.policy import GreedyPolicy

    from .features import SnatchItFeatures
    from .rules.state import (
        BAIT,
        CARRIES,
        COPIES,
        DO_BAIT,
        DO_CALL_OUT,
        DO_CONSOLATION_DRAW,
        DO_LAY,
        DO_RECLAIM,
        DO_SNATCH,
        DO_STALK,
        DO_STEAL,
        DO_STORK_CHOOSE,
        DO_SWALLOW,
        DO_TOSS,
        DONE,
        LANDS_ON,
        LAST_BITE,
        LAY,
        STORK_CHOICE,
    )

SWARM = box.KINDS.index("swarm")
SWARM_POINTS = box.SWARM_POINTS
ACTS = 16  # about two turns of everybody; further on, chance drowns what an act has brought
DEALT = 2  # dealing from a view is slow, and the worlds made of one are as good
COARSE, EXACT, UNSEEN = (box.VISIBILITIES.index(word) for word in ("coarse", "exact", "hidden"))
HIGHEST = [low for low, _ in box.DEPTHS.values()]
DEEPEST = [high for _, high in box.DEPTHS.values()]
FULL = [0.0] * 6
PILE = [0] * 118
LAYABLE = [0] * 13  # actions, one for each kind in a hand


class SnatchItPolicy(GreedyPolicy):
    """Greedy players, and a value network."""

    def __init__(self, value_network=None) -> None:
        super().__init__(value_network)
        self.features = SnatchItFeatures()
        self.acts = ACTS
        self.dealt = DEALT
        self.remembers = False
        self.knows_discard = False
        if not cython.compiled:
            self.unseen = [0] * 13
            self.worth_of = [0.0] * 58

    # ---- How players go on ------------------------------------------------------------------------------------

    def look(self, state: State, seat: int) -> None:
        table = self.table = state
        self.seat = seat
        for kind in range(13):
            self.unseen[kind] = COPIES - table.hand[seat][kind] - table.pond[kind] - table.belly[seat][kind]
        if not table.opens_belly:
            for kind in range(13):
                self.unseen[kind] += table.belly[seat][kind]
        own = seat if table.opens_stacks else -1
        for stack in range(table.stacks):
            self.unseen[table.stack_top[stack]] -= 1
            if table.stack_owner[stack] == own:
                slip = table.stack_slip[stack]
                worth = SWARM_POINTS if table.slip_kind[slip] == SWARM else 1
                slip = table.slip_under[slip]
                while slip >= 0:
                    self.unseen[table.slip_kind[slip]] -= 1
                    worth += SWARM_POINTS if table.slip_kind[slip] == SWARM else 1
                    slip = table.slip_under[slip]
                self.worth_of[stack] = worth
        total = 0
        for kind in range(13):
            total += self.unseen[kind]
        self.hidden = total if total > 0 else 1
        self.usual = 1 + (SWARM_POINTS - 1) * self.unseen[SWARM] / self.hidden
        self.others = table.in_hands - table.hand_count[seat]
        for stack in range(table.stacks):
            if table.stack_owner[stack] != own:
                worth = SWARM_POINTS if table.stack_top[stack] == SWARM else 1
                self.worth_of[stack] = worth + self.usual * (table.stack_height[stack] - 1)

    def weigh(self, seat: int, action: int) -> float:
        """In points."""
        table = self.table
        act = action >> 10
        stack = action >> 4 & 63
        kind = action & 15
        if act == DO_SWALLOW:
            worth = self.worth_of[stack]
            gain = worth + (SWARM_POINTS if kind == SWARM else 1)
            return gain - self.hope(table.stack_top[stack], worth, table.floating)
        if act == DO_SNATCH:  # the place of the stack holds the card
            floating = table.floating
            if table.pond[kind] == 1:
                floating &= ~(1 << kind)
            worth = (SWARM_POINTS if kind == SWARM else 1) + (SWARM_POINTS if stack == SWARM else 1)
            return self.hope(stack, worth, floating) - self.reserve(stack) + 0.1
        if act == DO_STEAL:
            worth = (SWARM_POINTS if kind == SWARM else 1) + self.usual * table.stack_height[stack]
            back = self.chance_of(kind, table.hand_count[table.stack_owner[stack]])
            gain = self.hope(kind, worth, table.floating) + 0.4 * self.worth_of[stack]
            return (1 - back) * gain - back * 0.6 - self.reserve(kind)
        if act == DO_RECLAIM:  # the stack already counts as the stealer's: its owner, too, sees its top only
            worth = SWARM_POINTS if table.stack_top[table.stolen] == SWARM else 1
            worth += self.usual * (table.stack_height[table.stolen] - 1)
            return 1.4 * worth - self.reserve(kind)
        if act == DO_CONSOLATION_DRAW:
            if table.visibility != UNSEEN and table.deck_count > 0 and table.deck[table.deck_count - 1] == LAST_BITE:
                for other in range(table.players):
                    if table.belly_count[other] > table.belly_count[seat]:
                        return -1.0
            return 1.0
        if act == DO_STORK_CHOOSE:
            return self.worth_of[stack]
        if act == DO_TOSS:
            for stack in range(table.stacks):
                if table.stack_owner[stack] == seat and LANDS_ON[kind] >> table.stack_top[stack] & 1:
                    return -1.0
            return 0.0
        if act == DO_STALK or act == DO_LAY:
            return self.parting(kind)
        if act == DO_BAIT:
            return self.bait(kind)
        if act == DO_CALL_OUT:
            return 1.0 if self.could_act(table.stalked) else -1.0
        return 0.0  # to decline, to skip, to let pass

    def chance_of(self, top: int, cards: int) -> float:
        """How likely one of so many hidden cards fits on this top."""
        fitting = 0
        rest = CARRIES[top]
        while rest:
            fitting += self.unseen[lowest(rest)]
            rest &= rest - 1
        base = 1 - fitting / self.hidden
        none = 1.0
        while cards > 0:  # base to the power of cards, by squaring: pow() is slow
            if cards & 1:
                none *= base
            base *= base
            cards >>= 1
        return 1 - none

    def hope(self, top: int, worth: float, pond: int) -> float:
        """What an own stack will probably bring."""
        stolen = self.chance_of(top, self.others)
        keeps = (1 - stolen) + (stolen * 0.25 if CARRIES[top] & self.table.held[self.seat] else 0.0)
        eats = 0.35
        if LANDS_ON[top] & pond:
            meal = SWARM_POINTS if LANDS_ON[top] & pond & 1 << SWARM else 1
            eats = 0.85
            worth += meal * 0.8
        elif self.table.this_round_last:
            eats = 0.75
        return keeps * eats * worth

    def reserve(self, card: int) -> float:
        """What the card is worth as an answer to a thief."""
        table = self.table
        if table.hand[self.seat][card] > 1:
            return 0.0
        highest = 0.0
        for stack in range(table.stacks):
            if table.stack_owner[stack] == self.seat and CARRIES[table.stack_top[stack]] >> card & 1:
                highest = max(highest, self.worth_of[stack])
        return 0.15 * highest

    def feeds(self, card: int) -> bool:
        """Could an own stack be swallowed with this card in the pond?"""
        table = self.table
        for stack in range(table.stacks):
            if table.stack_owner[stack] == self.seat and LANDS_ON[table.stack_top[stack]] >> card & 1:
                return True
        return False

    def parting(self, card: int) -> float:
        """Giving a card into the pond: good if it feeds an own stack, or if another hand card can take it back."""
        table = self.table
        worth = -0.1 if self.feeds(card) else -0.9
        rest = table.held[self.seat]
        if table.hand[self.seat][card] == 1:
            rest &= ~(1 << card)
        while rest:
            if LANDS_ON[lowest(rest)] >> card & 1:
                worth += 0.3
                break
            rest &= rest - 1
        return worth - 0.2 * (SWARM_POINTS if card == SWARM else 1) - self.reserve(card)

    def bait(self, card: int) -> float:
        """A card for the storks: they shall take the others' stacks and leave the own ones."""
        table = self.table
        seat = self.seat
        worth = 0.5 * self.feeds(card) - 0.1 * (SWARM_POINTS if card == SWARM else 1)
        for other in range(table.players):
            gain = 0.0
            for stack in range(table.stacks):
                if table.stack_owner[stack] == other and table.stack_top[stack] // 6 == card // 6:
                    gain = max(gain, self.worth_of[stack])
            worth += gain * (-1.0 if other == seat else 0.4)
        return worth

    def could_act(self, card: int) -> bool:
        """Could the stalked card, which lies in the pond, have snatched or stolen after all?"""
        table = self.table
        pond = table.floating
        if table.pond[card] == 1:
            pond &= ~(1 << card)
        if LANDS_ON[card] & pond:
            return True
        for stack in range(table.stacks):
            if table.stack_owner[stack] != table.active and CARRIES[table.stack_top[stack]] >> card & 1:
                return True
        return False

    # ---- What a position is worth --------------------------------------------------------------------------------

    def quiet_boundary(self, state: State) -> int:
        """Rounds."""
        table = state
        return table.round + (table.phase == DONE)

    def points_of(self, table, stack: int) -> int:
        """What is in a stack, seen or not."""
        points = 0
        slip = table.stack_slip[stack]
        while slip >= 0:
            points += SWARM_POINTS if table.slip_kind[slip] == SWARM else 1
            slip = table.slip_under[slip]
        return points

    def thieves(self, table, seat: int, top: int) -> int:
        """Others who have a card for this top."""
        thieves = 0
        for other in range(table.players):
            thieves += other != seat and CARRIES[top] & table.held[other] != 0
        return thieves

    def extract(self, state: State, seat: int) -> None:
        table = state
        into = self.features
        total = count = largest = safe = risky = ready = sure = kept = threat = prey = catch_ = fitting = 0.0
        for other in range(table.players):
            FULL[other] = 0.0
        for stack in range(table.stacks):
            owner = table.stack_owner[stack]
            top = table.stack_top[stack]
            reach = CARRIES[top] & table.held[seat]
            points = self.points_of(table, stack)
            FULL[owner] += points
            if owner == seat:
                thieves = self.thieves(table, seat, top)
                total += points
                count += 1
                largest = max(largest, points)
                if thieves == 0:
                    safe += points
                elif thieves == 1:
                    risky += points
                if reach:
                    kept += points
                if LANDS_ON[top] & table.floating:
                    ready += points + 1
                    if thieves == 0:
                        sure += points + 1
            else:
                threat = max(threat, points)
                if reach:
                    prey = max(prey, points)
                rest = reach
                while rest:  # a card that he could not answer
                    if not CARRIES[lowest(rest)] & table.held[owner]:
                        catch_ = max(catch_, points + 1)
                    rest &= rest - 1
        rest = table.held[seat]
        while rest:
            fitting += LANDS_ON[lowest(rest)] & table.floating != 0
            rest &= rest - 1
        own = table.belly_count[seat] + (SWARM_POINTS - 1) * table.belly[seat][SWARM]
        first = second = full = -100.0
        for other in range(table.players):
            if other != seat:
                points = table.belly_count[other] + (SWARM_POINTS - 1) * table.belly[other][SWARM]
                full = max(full, points + FULL[other])
                if points > first:
                    second = first
                    first = points
                else:
                    second = max(second, points)
        distance = seat - (table.active if table.active >= 0 else table.first_leap)
        if distance < 0:
            distance += table.players
        above = table.deck_count  # cards on top of Last Bite
        for place in range(table.deck_count):
            if table.deck[place] == LAST_BITE:
                above = table.deck_count - 1 - place
        # divided by a number with a point: compiled, two whole numbers would give a whole one
        into.own = own / 20.0
        into.lead = (own - first) / 10.0
        into.stacked = total / 10.0
        into.safe = safe / 10.0
        into.ready = ready / 10.0
        into.sure = sure / 10.0
        into.largest = largest / 10.0
        into.kept = kept / 10.0
        into.stacks = count / 3.0
        into.hand = table.hand_count[seat] / 6.0
        into.swarms = table.hand[seat][SWARM]
        into.fitting = fitting / 3.0
        into.prey = prey / 10.0
        into.unanswered = catch_ / 10.0
        into.threat = threat / 10.0
        into.distance = distance / 3.0
        into.active = distance == 0
        into.last_bite = above / 50.0
        into.in_hands = table.in_hands / 20.0
        into.pond = table.pond_count / 6.0
        into.this_round_last = table.this_round_last
        into.next_round_last = table.next_round_last
        into.baiting = table.stage == BAIT or table.stage == STORK_CHOICE
        into.no_other_round = above < 24  # not enough for another round of four
        into.lead_with_stacks = (own + total - first) / 10.0
        into.lead_over_second = (own - second) / 10.0
        into.lead_with_all_stacks = (own + total - full) / 10.0
        into.risky = risky / 10.0

    # ---- Who sees what -------------------------------------------------------------------------------------------

    def at_once(self, state: State) -> bool:
        """Cards for the pond and bait."""
        table = state
        return table.stage == LAY or table.stage == BAIT

    def information_state_hash(self, state: State, seat: int) -> int:
        """The pond, the tops and heights of all stacks, how many cards everybody has, the own bait."""
        table = state
        seen = hash_combine(
            hash_combine(hash_combine(hash_combine(BLANK, table.stage), table.round), table.active), table.first_leap
        )
        seen = hash_combine(hash_combine(seen, 2 * table.this_round_last + table.next_round_last), table.owing)
        seen = hash_combine(hash_combine(seen, table.deck_count), table.discard_count)
        for kind in range(13):
            seen = hash_combine(seen, table.pond[kind])
        for other in range(table.players):
            seen = hash_combine(hash_combine(seen, table.hand_count[other]), table.belly_count[other])
            seen = hash_combine(seen, table.laid[other] if other == seat else table.laid[other] >= 0)
        for stack in range(table.stacks):
            seen = hash_combine(
                hash_combine(seen, table.stack_owner[stack] * 16 + table.stack_top[stack]), table.stack_height[stack]
            )
        return hash_combine(
            hash_combine(hash_combine(hash_combine(seen, table.victim), table.stolen), table.stalked), table.bait
        )

    # ---- What is remembered --------------------------------------------------------------------------------------

    def remember(self, request: SearchRequest) -> None:
        memory = request.memory
        self.remembers = memory is not None
        self.knows_discard = memory is not None and memory["discard"] is not None

    # ---- Imagined worlds -----------------------------------------------------------------------------------------

    def imagine(self, world: State, seat: int, chance: Dealer) -> None:
        """All that the seat cannot see is shuffled: others' hands and what they have laid, the deck, and, if it does not
        remember them, others' bellies, what lies under the tops of their stacks, and the discard."""
        table = world
        self.sink_last_bite(table, chance)
        laying = (table.stage == LAY or table.stage == BAIT) and table.bait < 0
        count = self.gather(table, seat, laying)
        chance.shuffle(PILE, count)
        if not self.remembers:
            self.change_stacks(table, seat, count, chance)
        for other in range(table.players):
            if other != seat:
                for _copy in range(table.hand_count[other]):
                    count -= 1
                    kind = PILE[count]
                    table.hand[other][kind] += 1
                    table.held[other] |= 1 << kind
                if not self.remembers:
                    for _copy in range(table.belly_count[other]):
                        count -= 1
                        table.belly[other][PILE[count]] += 1
                if laying and table.laid[other] >= 0:
                    count -= 1
                    self.lay_again(table, other, PILE[count], chance)
        if not self.knows_discard:
            for _copy in range(table.discard_count):
                count -= 1
                table.discard[PILE[count]] += 1
        for at in range(table.deck_count):
            if table.deck[at] != LAST_BITE:
                count -= 1
                table.deck[at] = PILE[count]

    def sink_last_bite(self, table, chance: Dealer) -> None:
        """Last Bite goes to another place of the deck where it could be: see `box.depths`."""
        place = table.deck_count - 1
        while place >= 0 and table.deck[place] != LAST_BITE:
            place -= 1
        if place < 0 or table.visibility == EXACT:
            return
        low = 0
        high = table.deck_count - 1
        if table.visibility == COARSE:
            word = 0
            while high - place > DEEPEST[word]:
                word += 1
            low = HIGHEST[word]
            high = min(high, DEEPEST[word])
        dealt_low = max(low, table.deck_count - 1 - table.below - table.jitter)
        dealt_high = min(high, table.deck_count - 1 - table.below + table.jitter)
        if dealt_low <= dealt_high:
            low = dealt_low
            high = dealt_high
        other = table.deck_count - 1 - low - chance.below(high - low + 1)
        table.deck[place] = table.deck[other]
        table.deck[other] = LAST_BITE

    def gather(self, table, seat: int, laying: bool) -> int:
        """All hidden cards on one pile, but for those in stacks; how many there are."""
        count = 0
        for other in range(table.players):
            if other != seat:
                for kind in range(13):
                    for _copy in range(table.hand[other][kind]):
                        PILE[count] = kind
                        count += 1
                    table.hand[other][kind] = 0
                    if not self.remembers:
                        for _copy in range(table.belly[other][kind]):
                            PILE[count] = kind
                            count += 1
                        table.belly[other][kind] = 0
                table.held[other] = 0
                if laying and table.laid[other] >= 0:
                    PILE[count] = table.laid[other]
                    count += 1
        if not self.knows_discard:
            for kind in range(13):
                for _copy in range(table.discard[kind]):
                    PILE[count] = kind
                    count += 1
                table.discard[kind] = 0
        for at in range(table.deck_count):
            if table.deck[at] != LAST_BITE:
                PILE[count] = table.deck[at]
                count += 1
        return count

    def change_stacks(self, table, seat: int, count: int, chance: Dealer) -> None:
        """Every hidden card of a stack is exchanged with one of the pile where that one would fit, too."""
        if count == 0:
            return
        for stack in range(table.stacks):
            if table.stack_owner[stack] != seat:
                upper = table.stack_slip[stack]
                slip = table.slip_under[upper]
                while slip >= 0:
                    place = chance.below(count)
                    kind = PILE[place]
                    under = table.slip_under[slip]
                    fits = CARRIES[kind] >> table.slip_kind[upper] & 1
                    if fits and (under < 0 or CARRIES[table.slip_kind[under]] >> kind & 1):
                        PILE[place] = table.slip_kind[slip]
                        table.slip_kind[slip] = kind
                    upper = slip
                    slip = under

    def lay_again(self, table, seat: int, card: int, chance: Dealer) -> None:
        """Of a hand and one card more, what a sensible player would have laid."""
        table.hand[seat][card] += 1
        table.held[seat] |= 1 << card
        count = table.may_put(DO_BAIT if table.stage == BAIT else DO_LAY, table.held[seat], LAYABLE, 0)
        best = self.choose(table, seat, LAYABLE, count, chance) & 15
        table.hand[seat][best] -= 1
        if table.hand[seat][best] == 0:
            table.held[seat] &= ~(1 << best)
        table.laid[seat] = best


def snatch_it_policy() -> SnatchItPolicy:
    """The policy with what it has learned (`python -m tools.train snatch-it`)."""
    return SnatchItPolicy(learned("schnapp.games.snatch_it", SnatchItFeatures))
