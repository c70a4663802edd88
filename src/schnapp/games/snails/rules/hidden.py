# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields are typed in state.pxd, and the compiler checks them)
"""4 What a viewer cannot know, dealt anew."""

from __future__ import annotations

from .cleanup import *


class Hidden(Cleanup):
    """4 Hands, slots, orders, backs and the deck, as another could imagine them."""

    # ---- What a viewer cannot know -----------------------------------------------------------------------------------

    @cython.ccall
    def imagine(self, viewer: int, dealer: Dealer) -> None:
        """Deal everything anew that a seat (-1: a spectator) cannot see, also in the middle of a resolution.

        Equal views and equal chance lead to equal worlds: nothing depends on what is really hidden.
        """
        count = self.deck_count
        for at in range(count):
            PILE[at] = self.deck[at]
        for seat in range(self.players):
            if seat != viewer:
                self.pieces[seat] = 0
                for at in range(self.hand_count[seat]):
                    if self.hand[seat][at] < ARSENAL:
                        PILE[count] = self.hand[seat][at]
                        count += 1
                for place in range(5):
                    if self.slot_state[seat][place] == HIDDEN and self.slot_card[seat][place] < ARSENAL:
                        PILE[count] = self.slot_card[seat][place]
                        count += 1
        sort(PILE, count)
        dealer.shuffle(PILE, count)
        for seat in range(self.players):
            if seat != viewer:
                count = self.imagine_cards(seat, count, dealer)
                self.imagine_orders(seat, dealer)
        self.deck_count = 0
        for at in range(count):
            self.put_on_deck(PILE[at])
        for level in range(3):
            self.imagine_backs(level, dealer)

    def imagine_cards(self, seat: int, count: int, dealer: Dealer) -> int:
        """Another's cards: those that are certain, the others from the end of the pile; into hand and hidden slots."""
        own = 0
        unknown = 0
        for at in range(self.hand_count[seat]):
            card = self.hand[seat][at]
            unknown += card < ARSENAL
            if card >= ARSENAL:
                DRAWN[own] = card
                own += 1
        for place in range(5):
            if self.slot_state[seat][place] == HIDDEN:
                card = self.slot_card[seat][place]
                unknown += card < ARSENAL
                if card >= ARSENAL:
                    DRAWN[own] = card
                    own += 1
        sort(DRAWN, own)
        for _ in range(unknown):
            count -= 1
            DRAWN[own] = PILE[count]
            own += 1
        dealer.shuffle(DRAWN, own)
        for place in range(5):
            if self.slot_state[seat][place] == HIDDEN:
                own -= 1
                self.slot_card[seat][place] = DRAWN[own]
                if DRAWN[own] >= FACTION_CARDS:
                    self.faction_at[seat] = IN_SLOT
        self.hand_count[seat] = 0
        for at in range(own):
            self.take(seat, DRAWN[at])
        return count

    def imagine_orders(self, seat: int, dealer: Dealer) -> None:
        """Orders that lie face down: on any living snails whose order has not been seen."""
        active = self.active[seat]
        inactive = self.inactive[seat]
        hidden = self.snails_of(seat) & ~self.revealed
        if active >= 0 and not self.revealed >> active & 1:
            active = self.one_of(hidden, dealer)
            hidden &= ~(1 << active)
        if inactive >= 0 and not self.revealed >> inactive & 1:
            inactive = self.one_of(hidden, dealer)
        self.active[seat] = active
        self.inactive[seat] = inactive

    def one_of(self, mask: int, dealer: Dealer) -> int:
        """Any set bit of a mask."""
        count = 0
        rest = mask
        while rest:
            rest &= rest - 1
            count += 1
        for _ in range(dealer.below(count)):
            mask &= mask - 1
        return lowest(mask)

    def imagine_backs(self, level: int, dealer: Dealer) -> None:
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
        dealer.shuffle(PILE, left)
        for field in range(self.fields):
            if self.level[field] > level and not (self.level[field] == level + 1 and self.dying[field]) and left > 0:
                left -= 1
                self.tile[field][level] = BACKS * (level + 1) + PILE[left]
