# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields are typed in state.pxd, and the compiler checks them)
"""2 What lies on the table of Snatch It!, and how cards move."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from .. import box
from .codes import *

if TYPE_CHECKING:
    from schnapp.table.dealer import Dealer
if not cython.compiled:
    from schnapp.table.fields import lowest  # noqa: F401  (for the chapters that follow)
    from schnapp.table.state import State

POINTS = [SWARM_POINTS if kind == SWARM else 1 for kind in range(13)]
HIGHEST = [low for low, _ in box.DEPTHS.values()]
DEEPEST = [high for _, high in box.DEPTHS.values()]
LANDS_ON = [0] * 13  # the kinds that a kind may be placed on, as a bit mask
CARRIES = [0] * 13  # the kinds that may be placed on a kind
for _card in range(13):
    for _target in range(13):
        if box.fits(_card, _target):
            LANDS_ON[_card] |= 1 << _target
            CARRIES[_target] |= 1 << _card


class Table(State):
    """2 What lies on the table of Snatch It!, and how cards move."""

    # ---- Questions ---------------------------------------------------------------------------------------------------

    @cython.ccall
    def holds(self, seat: int, card: int) -> bool:
        """Is a kind in a hand?"""
        return self.hand[seat][card] > 0

    @cython.ccall
    def floats(self, card: int) -> bool:
        """Is a kind in the pond?"""
        return self.pond[card] > 0

    def id_of(self, stack: int) -> str:
        """The id of a stack, given by its place among all stacks."""
        return f"s{self.stack_id[stack]}"

    @cython.ccall
    def owner_of(self, stack: int) -> int:
        """The seat in whose patch a stack lies."""
        return self.stack_owner[stack]

    @cython.ccall
    def top_of(self, stack: int) -> int:
        """The kind of the top card of a stack."""
        return self.stack_top[stack]

    def named(self, name: object) -> int:
        """The place of the stack with this id, -1 if there is none."""
        for stack in range(self.stacks):
            if self.id_of(stack) == name:
                return stack
        return -1

    @cython.ccall
    def above_last_bite(self) -> int:
        """How many cards of the deck lie above Last Bite, all of them if it is not there."""
        above = 0
        while above < self.deck_count and self.deck[self.deck_count - 1 - above] != LAST_BITE:
            above += 1
        return above

    @cython.ccall
    def depth(self) -> int:
        """7.1 How deep Last Bite looks: the place in DEPTHS."""
        above = self.above_last_bite()
        depth = 0
        while above > DEEPEST[depth]:
            depth += 1
        return depth

    def points_in(self, stack: int) -> int:
        """7.3 What the cards of a stack are worth."""
        points = 0
        slip = self.stack_slip[stack]
        while slip >= 0:
            points += POINTS[self.slip_kind[slip]]
            slip = self.slip_under[slip]
        return points

    # ---- Cards -------------------------------------------------------------------------------------------------------

    def take(self, seat: int, card: int) -> None:
        """A card into a hand."""
        self.hand[seat][card] += 1
        self.held[seat] |= 1 << card
        self.hand_count[seat] += 1
        self.in_hands += 1

    def play(self, seat: int, card: int) -> None:
        """A card out of a hand."""
        self.hand[seat][card] -= 1
        if self.hand[seat][card] == 0:
            self.held[seat] &= ~(1 << card)
        self.hand_count[seat] -= 1
        self.in_hands -= 1

    def float_card(self, card: int) -> None:
        """A card into the pond."""
        self.pond[card] += 1
        self.floating |= 1 << card
        self.pond_count += 1

    def fish(self, card: int) -> None:
        """A card out of the pond."""
        self.pond[card] -= 1
        if self.pond[card] == 0:
            self.floating &= ~(1 << card)
        self.pond_count -= 1

    def put_away(self, card: int) -> None:
        """A card to the discard."""
        self.discard[card] += 1
        self.discard_count += 1

    def eat(self, seat: int, card: int) -> None:
        """A card into a belly."""
        self.belly[seat][card] += 1
        self.belly_count[seat] += 1

    def new_stack(self, owner: int, bottom: int) -> int:
        """A stack of one card, the newest on the table."""
        stack = self.stacks
        self.stacks += 1
        self.stack_id[stack] = self.next_stack
        self.next_stack += 1
        self.stack_owner[stack] = owner
        self.stack_height[stack] = 0
        self.stack_slip[stack] = -1
        self.put_on(stack, bottom)
        return stack

    def put_on(self, stack: int, card: int) -> None:
        """A card on top of a stack."""
        slip = self.free_slip
        self.free_slip = self.slip_under[slip]
        self.slip_kind[slip] = card
        self.slip_under[slip] = self.stack_slip[stack]
        self.stack_slip[stack] = slip
        self.stack_top[stack] = card
        self.stack_height[stack] += 1

    def clear_stack(self, stack: int, seat: int) -> None:
        """All cards of a stack into the belly of a seat, or to the discard (seat -1); the stack is gone."""
        slip = self.stack_slip[stack]
        last = slip
        while slip >= 0:
            if seat < 0:
                self.put_away(self.slip_kind[slip])
            else:
                self.eat(seat, self.slip_kind[slip])
            last = slip
            slip = self.slip_under[slip]
        self.slip_under[last] = self.free_slip
        self.free_slip = self.stack_slip[stack]
        self.stacks -= 1
        for at in range(stack, self.stacks):
            self.stack_id[at] = self.stack_id[at + 1]
            self.stack_owner[at] = self.stack_owner[at + 1]
            self.stack_top[at] = self.stack_top[at + 1]
            self.stack_height[at] = self.stack_height[at + 1]
            self.stack_slip[at] = self.stack_slip[at + 1]

    # ---- Drawing (7.1, 8.4) ------------------------------------------------------------------------------------------

    def draw(self, dealer: Dealer) -> int:
        """The next creature of the deck, -1 if there is none."""
        self.uncover(dealer)
        if self.deck_count == 0:
            if self.discard_count == 0:
                return -1
            self.shuffle(RESHUFFLE_DISCARD, dealer)
        self.deck_count -= 1
        card = self.deck[self.deck_count]
        if self.shows_uncovered:
            self.uncover(dealer)
        return card

    def uncover(self, dealer: Dealer) -> None:
        """7.1 Last Bite on top of the deck appears: it leaves the game and announces the last round."""
        if self.deck_count == 0 or self.deck[self.deck_count - 1] != LAST_BITE:
            return
        self.deck_count -= 1
        self.last_bite_out = True
        if self.phase == STORK:
            self.next_round_last = True
        else:
            self.this_round_last = True
        dealer.tell(LAST_BITE_APPEARED, self.phase, 0, 0, 0)

    def shuffle(self, step: int, dealer: Dealer) -> None:
        """8.4 The discard becomes the deck: laid out by kind, then shuffled (Fisher and Yates)."""
        count = 0
        for kind in range(13):
            for _ in range(self.discard[kind]):
                self.deck[count] = kind
                count += 1
            self.discard[kind] = 0
        self.deck_count = count
        self.discard_count = 0
        dealer.begin(step)
        dealer.shuffle(self.deck, count)
        if dealer.telling:
            dealer.tell(CHANCE + step, 0, 0, 0, 0)
            for at in range(count):
                dealer.note(self.deck[count - 1 - at])
            if step == RESHUFFLE_DISCARD:
                dealer.tell(DECK_RESHUFFLED, count, 0, 0, 0)
