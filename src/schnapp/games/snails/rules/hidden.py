# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields are typed in state.pxd, and the compiler checks them)
"""4 What a viewer cannot know, dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cleanup import *

if TYPE_CHECKING:
    from schnapp.table.rng import Rng


class Hidden(Cleanup):
    """4 Hands, slots, orders, backs and the deck, as they are dealt anew."""

    # ---- What a viewer cannot know -----------------------------------------------------------------------------------

    def resample(self, viewer: int, rng: Rng) -> None:
        """Also in the middle of a resolution."""
        count = self.gather_unseen(viewer)
        rng.shuffle(PILE, count)
        for seat in range(self.players):
            if seat != viewer:
                self.pieces[seat] = 0
                count = self.resample_cards(seat, count, rng)
                self.resample_orders(seat, rng)
        for at in range(self.deck_count):
            count -= 1
            self.deck[at] = PILE[count]
        for level in range(3):
            self.resample_backs(level, rng)

    def gather_unseen(self, viewer: int) -> int:
        """The cards of the arsenal that a seat sees nowhere, onto the pile, in the order of their ids; how many they are."""
        for card in range(ARSENAL):
            UNSEEN[card] = 1
        for at in range(self.discard_count):
            UNSEEN[self.discard[at]] = 0
        for seat in range(self.players):
            if seat == viewer:
                for at in range(self.hand_count[seat]):
                    if self.hand[seat][at] < ARSENAL:
                        UNSEEN[self.hand[seat][at]] = 0
            for place in range(5):
                card = self.slot_card[seat][place]
                if 0 <= card and card < ARSENAL and (seat == viewer or self.slot_state[seat][place] != HIDDEN):
                    UNSEEN[card] = 0
        count = 0
        for card in range(ARSENAL):
            if UNSEEN[card]:
                PILE[count] = card
                count += 1
        return count

    def resample_cards(self, seat: int, count: int, rng: Rng) -> int:
        """Another's cards: those that are certain, the others from the end of the pile; into hand and hidden slots. How many cards
        are left there."""
        own = 0
        unknown = self.hand_count[seat]
        for place in range(5):
            unknown += self.slot_state[seat][place] == HIDDEN
        for number in range(5):
            card = BASIC + 5 * seat + number
            if unknown > 0 and not self.lies_open(seat, card):
                DRAWN[own] = card
                own += 1
                unknown -= 1
        if self.faction_at[seat] == IN_HAND or self.faction_at[seat] == IN_SLOT:
            card = FACTION_CARDS + self.faction[seat]
            self.faction_at[seat] = IN_SLOT
            if unknown > 0 and not self.lies_open(seat, card):
                DRAWN[own] = card
                own += 1
                unknown -= 1
        for _ in range(unknown):
            count -= 1
            DRAWN[own] = PILE[count]
            own += 1
        rng.shuffle(DRAWN, own)
        for place in range(5):
            if self.slot_state[seat][place] == HIDDEN:
                own -= 1
                self.slot_card[seat][place] = DRAWN[own]
        self.hand_count[seat] = 0
        for at in range(own):
            self.take(seat, DRAWN[at])
        return count

    def lies_open(self, seat: int, card: int) -> bool:
        """Does a card lie face up in a slot of this seat?"""
        for place in range(5):
            if self.slot_card[seat][place] == card and self.slot_state[seat][place] != HIDDEN:
                return True
        return False

    def resample_orders(self, seat: int, rng: Rng) -> None:
        """Orders that lie face down: on any living snails whose order has not been seen."""
        hidden = self.snails_of(seat) & ~self.revealed
        if self.is_secret(self.active[seat]):
            self.active[seat] = self.one_of(hidden, rng)
            hidden &= ~(1 << self.active[seat])
        if self.is_secret(self.inactive[seat]):
            self.inactive[seat] = self.one_of(hidden, rng)

    def is_secret(self, snail: int) -> bool:
        """Is an order on this snail one that others have not seen?"""
        return snail == SOME or (snail >= 0 and not self.revealed >> snail & 1)

    def one_of(self, mask: int, rng: Rng) -> int:
        """Any set bit of a mask."""
        count = 0
        rest = mask
        while rest:
            rest &= rest - 1
            count += 1
        for _ in range(rng.below(count)):
            mask &= mask - 1
        return lowest(mask)

    def resample_backs(self, level: int, rng: Rng) -> None:
        """The tiles of one terrain whose back has not been seen, from all that can still be there."""
        size = 20 if level == 0 else 15 if level == 1 else 6
        left = 0
        for back in range(6):
            count = 0
            for tile in range(size):
                count += TILE_BACKS[level][tile] == back
            for at in range(self.removed_count):
                count -= self.removed[at] == BACKS * (level + 1) + back
            for field in range(self.fields):
                if self.level[field] == level + 1 and self.dying[field]:
                    count -= self.tile[field][level] == BACKS * (level + 1) + back
            for _ in range(count):
                PILE[left] = back
                left += 1
        rng.shuffle(PILE, left)
        for field in range(self.fields):
            if self.level[field] > level and not (self.level[field] == level + 1 and self.dying[field]) and left > 0:
                left -= 1
                self.tile[field][level] = BACKS * (level + 1) + PILE[left]
