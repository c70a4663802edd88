# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields are typed in state.pxd, and the compiler checks them)
"""What a viewer cannot know, counted and dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .stork import *

if TYPE_CHECKING:
    from schnapp.table.rng import Rng

UNSEEN = [0] * 13  # copies of each kind
PILE = [0] * 118
UPPER = [0] * 117  # the slips under which a hidden card of a stack lies
BEFORE = [0] * 117  # kinds
TRIED = [0] * 118  # kinds that have been tried there, as a bit mask
ATTEMPTS, STEPS = 100, 1000  # to fill all stacks, and cards that are tried in each of them
SWEEPS = 3
FINE = 1 << 20


class Hidden(Stork):
    """Hands, bellies, stacks, what lies face down, discard and deck, as they are dealt anew."""

    # ---- What a viewer cannot know -----------------------------------------------------------------------------------

    def count_unseen(self, viewer: int) -> None:
        """How many copies of each kind a seat (-1: who watches) sees nowhere while the game goes on, into UNSEEN. What it
        remembers it does not see."""
        for kind in range(13):
            UNSEEN[kind] = COPIES - self.pond[kind]
        if viewer >= 0:
            for kind in range(13):
                UNSEEN[kind] -= self.hand[viewer][kind]
                if self.opens_belly:
                    UNSEEN[kind] -= self.belly[viewer][kind]
            if self.laid[viewer] >= 0:
                UNSEEN[self.laid[viewer]] -= 1
        for stack in range(self.stacks):
            if self.opens_stacks and self.stack_owner[stack] == viewer:
                slip = self.stack_slip[stack]
                while slip >= 0:
                    UNSEEN[self.slip_kind[slip]] -= 1
                    slip = self.slip_under[slip]
            else:
                UNSEEN[self.stack_top[stack]] -= 1

    def recollect(self, stacks: dict[str, list[str]], bellies: list[list[str]], discard: list[str] | None) -> None:
        """Put in place what was open once: `resample` leaves it there. Of the discard that may be nothing."""
        self.recalls = True
        self.recalls_discard = discard is not None
        for stack in range(self.stacks):
            slip = self.stack_slip[stack]
            for card in reversed(stacks[self.id_of(stack)]):
                self.slip_kind[slip] = box.KINDS.index(card)
                slip = self.slip_under[slip]
        for kind in range(13):
            for seat in range(self.players):
                self.belly[seat][kind] = bellies[seat].count(box.KINDS[kind])
            if discard is not None:
                self.discard[kind] = discard.count(box.KINDS[kind])

    def resample(self, viewer: int, rng: Rng) -> None:
        """Deal everything anew that a seat (-1: who watches) neither sees nor recalls; each card is as likely as any other to lie
        at each place where it could.

        Equal views and equal chance lead to equal states: nothing depends on what is really hidden.
        """
        self.count_unseen(viewer)
        self.count_recalled(viewer)
        forced = self.active if self.stage == FORCED and self.active != viewer else -1
        if forced >= 0:
            UNSEEN[self.stalked] -= 1
        baiter = self.one_baiter(viewer, rng)
        if baiter >= 0:
            UNSEEN[self.bait] -= 1
        if not self.recalls:
            self.resample_stacks(viewer, rng)
        count = 0
        for kind in range(13):
            for _ in range(UNSEEN[kind]):
                PILE[count] = kind
                count += 1
        rng.shuffle(PILE, count)
        for seat in range(self.players):
            if seat != viewer:
                if seat == forced:  # 5.8 that card has come back for all to see
                    PILE[count] = self.stalked
                    count += 1
                count = self.deal_hand(seat, count)
                if seat == baiter:
                    PILE[count] = self.bait
                    count += 1
                if self.laid[seat] >= 0:
                    count -= 1
                    self.laid[seat] = PILE[count]
            if self.hides_belly(seat, viewer) and not self.recalls:
                count = self.deal_to(self.belly[seat], self.belly_count[seat], count)
        if not self.recalls_discard:
            count = self.deal_to(self.discard, self.discard_count, count)
        self.sink_last_bite(rng)
        for at in range(self.deck_count):
            if self.deck[at] != LAST_BITE:
                count -= 1
                self.deck[at] = PILE[count]

    def hides_belly(self, seat: int, viewer: int) -> bool:
        """7.3 At the end all bellies are open; before it a seat may look into its own."""
        return self.stage != OVER and not (seat == viewer and self.opens_belly)

    def count_recalled(self, viewer: int) -> None:
        """What a viewer recalls is not unseen, nor what lies open since the end of the game."""
        for kind in range(13):
            for seat in range(self.players):
                counted = seat == viewer and self.opens_belly
                if not counted and (self.recalls or self.stage == OVER):
                    UNSEEN[kind] -= self.belly[seat][kind]
            if self.recalls_discard:
                UNSEEN[kind] -= self.discard[kind]
        if self.recalls:
            for at in range(self.find_hidden(viewer)):
                UNSEEN[self.slip_kind[self.slip_under[UPPER[at]]]] -= 1

    def one_baiter(self, viewer: int, rng: Rng) -> int:
        """6.5 While storks choose, somebody has laid the bait: any of those who have laid a card, unless the viewer knows that
        they have laid such a one themselves; -1: nobody in particular."""
        if self.stage != STORK_CHOICE or UNSEEN[self.bait] == 0:
            return -1
        if viewer >= 0 and self.laid[viewer] == self.bait:
            return -1
        count = 0
        chosen = -1
        for seat in range(self.players):
            if seat != viewer and self.laid[seat] >= 0:
                count += 1
                if rng.below(count) == 0:
                    chosen = seat
        return chosen

    def deal_hand(self, seat: int, count: int) -> int:
        """As many cards as a hand has; so many are left on the pile."""
        count = self.deal_to(self.hand[seat], self.hand_count[seat], count)
        self.held[seat] = 0
        for kind in range(13):
            if self.hand[seat][kind] > 0:
                self.held[seat] |= 1 << kind
        return count

    def deal_to(self, cards, number, count):
        """So many cards from the end of the pile, as copies of each kind; so many are left on it."""
        for kind in range(13):
            cards[kind] = 0
        for _ in range(number):
            count -= 1
            cards[PILE[count]] += 1
        return count

    def sink_last_bite(self, rng: Rng) -> None:
        """3.1 and 7.1 Last Bite goes to another place of the deck that looks the same. It was put on about so many cards; in a
        position that was made up it may lie anywhere."""
        if self.last_bite_out or self.visibility == EXACT:
            return
        creatures = self.deck_count - 1
        low = 0
        high = creatures
        if self.visibility == COARSE:
            low = HIGHEST[self.depth()]
            high = min(high, DEEPEST[self.depth()])
        dealt_low = max(low, creatures - self.below - self.jitter)
        dealt_high = min(high, creatures - self.below + self.jitter)
        if dealt_low <= dealt_high:
            low = dealt_low
            high = dealt_high
        self.deck[creatures - self.above_last_bite()] = 0
        self.deck[creatures - low - rng.below(high - low + 1)] = LAST_BITE

    # ---- What lies under the tops of stacks --------------------------------------------------------------------------

    def find_hidden(self, viewer: int) -> int:
        """Where a viewer sees no cards of stacks, into UPPER; how many they are."""
        count = 0
        for stack in range(self.stacks):
            if not (self.opens_stacks and self.stack_owner[stack] == viewer):
                slip = self.stack_slip[stack]
                while self.slip_under[slip] >= 0:
                    UPPER[count] = slip
                    count += 1
                    slip = self.slip_under[slip]
        return count

    def resample_stacks(self, viewer: int, rng: Rng) -> None:
        """Unseen cards that fit one upon the other. If none do, in a position that was made up, it is any of them."""
        count = self.find_hidden(viewer)
        for _ in range(ATTEMPTS):
            if self.fill_stacks(count, rng):
                for _ in range(SWEEPS):
                    self.refill_stacks(count, rng)
                return
        for at in range(count):
            self.put_under(at, self.one_of((1 << 13) - 1, rng))

    def fill_stacks(self, count: int, rng: Rng) -> bool:
        """Downwards from every top, the kinds in any order; a dead end is taken back, and if that goes on for long, all is."""
        at = 0
        TRIED[0] = 0
        for _ in range(STEPS):
            if at == count:
                return True
            kind = self.one_of(LANDS_ON[self.slip_kind[UPPER[at]]] & ~TRIED[at], rng)
            if kind >= 0:
                TRIED[at] |= 1 << kind
                self.put_under(at, kind)
                at += 1
                TRIED[at] = 0
            elif at > 0:
                at -= 1
                self.take_back(at)
        while at > 0:
            at -= 1
            self.take_back(at)
        return False

    def refill_stacks(self, count: int, rng: Rng) -> None:
        """Each stack is filled anew while the others stay, and has its old cards back as often as makes all ways in which the
        cards can lie equally likely (Hastings, 1970): for a way that is found by few choices among many is found too rarely."""
        first = 0
        while first < count:
            end = first + 1
            while self.slip_under[self.slip_under[UPPER[end - 1]]] >= 0:
                end += 1
            before = self.choices_for(first, end)
            for at in range(first, end):
                BEFORE[at] = self.slip_kind[self.slip_under[UPPER[at]]]
                self.take_back(at)
            at = first
            while at < end:
                kind = self.one_of(LANDS_ON[self.slip_kind[UPPER[at]]], rng)
                if kind < 0:
                    break
                self.put_under(at, kind)
                at += 1
            if at < end or self.choices_for(first, end) * FINE < before * rng.below(FINE):
                while at > first:
                    at -= 1
                    self.take_back(at)
                for at in range(first, end):
                    self.put_under(at, BEFORE[at])
            first = end

    def choices_for(self, first, end):
        """Among how many cards one has chosen, place after place of a stack, multiplied."""
        for at in range(first, end):
            self.take_back(at)
        choices = 1.0
        for at in range(first, end):
            choices *= self.copies_of(LANDS_ON[self.slip_kind[UPPER[at]]])
            UNSEEN[self.slip_kind[self.slip_under[UPPER[at]]]] -= 1
        return choices

    def put_under(self, at: int, kind: int) -> None:
        """An unseen card becomes a hidden one of a stack."""
        self.slip_kind[self.slip_under[UPPER[at]]] = kind
        UNSEEN[kind] -= 1

    def take_back(self, at: int) -> None:
        """A hidden card of a stack is unseen again."""
        UNSEEN[self.slip_kind[self.slip_under[UPPER[at]]]] += 1

    def one_of(self, kinds: int, rng: Rng) -> int:
        """A kind out of a mask, the likelier the more copies of it are unseen; -1: none is."""
        copies = self.copies_of(kinds)
        if copies == 0:
            return -1
        chosen = rng.below(copies)
        while chosen >= UNSEEN[lowest(kinds)]:
            chosen -= UNSEEN[lowest(kinds)]
            kinds &= kinds - 1
        return lowest(kinds)

    def copies_of(self, kinds: int) -> int:
        """How many unseen cards are of a kind out of a mask."""
        copies = 0
        while kinds:
            copies += UNSEEN[lowest(kinds)]
            kinds &= kinds - 1
        return copies
