# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields are typed in state.pxd, and the compiler checks them)
"""2 to 4 What lies on the table of Snails, how it is put there, and the stack of effects that are being carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from .printed import *

if TYPE_CHECKING:
    from schnapp.table.dealer import Dealer
if not cython.compiled:
    from schnapp.table.fields import lowest  # noqa: F401  (for the chapters that follow)
    from schnapp.table.state import State

SCRATCH = [0] * 4096
DRAWN = [0] * 96
PILE = [0] * 84
UNSEEN = [0] * 84  # 1 for each card of the arsenal that is seen nowhere


def sort(cards: list[int], count: int) -> None:
    """The first so many cards in the order of their ids."""
    for at in range(1, count):
        card = cards[at]
        place = at
        while place > 0 and cards[place - 1] > card:
            cards[place] = cards[place - 1]
            place -= 1
        cards[place] = card


class Table(State):
    """The whole table. Every field is on the page `state.pxd`; what happens with them is told by the chapters that follow."""

    # ---- Questions ---------------------------------------------------------------------------------------------------

    def hand_of(self, seat: int) -> list[int]:
        """The numbers of the cards in a hand, ascending."""
        return [self.hand[seat][at] for at in range(self.hand_count[seat])]

    @cython.ccall
    def card_to_play(self) -> int:
        """The card in the slot whose turn it is, -1: none."""
        return self.slot_card[self.turn_player][self.turn_slot - 1]

    def heights(self) -> list[int]:
        """How many tiles lie on each field at the beginning."""
        return [self.height[field] for field in range(self.fields)]

    @cython.ccall
    def faction_of(self, seat: int) -> int:
        """Index into FACTIONS, -1: not chosen yet."""
        return self.faction[seat]

    @cython.ccall
    def distance(self, one: int, other: int) -> int:
        """Steps between two fields."""
        q = self.field_q[one] - self.field_q[other]
        r = self.field_r[one] - self.field_r[other]
        return max(q, r, q + r, -q, -r, -q - r)

    def is_own(self, snail: int) -> bool:
        """Is it a snail of the player whose turn it is?"""
        return snail >> 2 == self.turn_player

    def snails_of(self, seat: int) -> int:
        """The living snails of a player, as a bit mask."""
        return self.alive & 15 << 4 * seat

    def enemies_on(self, field: int) -> int:
        """The snails there of all but the player whose turn it is, as a bit mask."""
        return self.crowd[field] & ~(15 << 4 * self.turn_player)

    @cython.ccall
    def has_snail(self, seat: int) -> bool:
        return self.snails_of(seat) != 0

    def is_pirate(self, seat: int) -> bool:
        return self.faction[seat] == PIRATES

    @cython.ccall
    def clockwise(self, seat: int) -> int:
        """The next seat."""
        return 0 if seat + 1 == self.players else seat + 1

    @cython.ccall
    def neutral_player(self) -> int:
        """6.1 Who decides what no player causes: the start player, or the next clockwise who has a snail (R64)."""
        seat = self.start_player
        for _ in range(4):
            if self.has_snail(seat):
                return seat
            seat = self.clockwise(seat)
        return self.start_player

    def chooser(self) -> int:
        """Who decides about pushes: the active player, inside neutral effects the neutral one."""
        return self.neutral_player() if self.neutral else self.turn_player

    def arsenal_cards(self, seat: int) -> int:
        """How many cards of the arsenal a hand holds; they come first in it."""
        count = 0
        while count < self.hand_count[seat] and self.hand[seat][count] < ARSENAL:
            count += 1
        return count

    def is_red(self, card: int) -> bool:
        kind = KIND_OF[card]
        return kind >= 0 and RED[kind] != 0

    # ---- Putting things in place (also when a position is loaded) ----------------------------------------------------

    def agree(self, track: list[int]) -> None:
        """The contamination track, and a table on which nothing lies."""
        self.track_length = len(track)
        for at in range(len(track)):
            self.track[at] = track[at]
        for seat in range(4):
            self.faction[seat] = self.active[seat] = self.inactive[seat] = self.aim_snail[seat] = -1
            for at in range(5):
                self.slot_card[seat][at] = -1
        for snail in range(16):
            self.field[snail] = -1
        self.turn_player = self.acting = self.here = self.playing = self.target_snail = self.asking = -1

    def lay_out(self, places: list[int], heights: list[int]) -> None:
        """The fields of the board, by their places in board.PLACES, in this order."""
        self.fields = len(places)
        for at in range(127):
            self.place[at] = -1
        for at in range(len(places)):
            self.place[at] = places[at]
            self.field_q[at] = places[at] % SPAN - FARTHEST
            self.field_r[at] = places[at] // SPAN - FARTHEST
            self.height[at] = heights[at]
        self.link_fields()

    @cython.ccall
    def link_fields(self) -> None:
        """Which fields are neighbours."""
        for one in range(self.fields):
            n = 0
            for at in range(6):
                self.near[one][at] = -1
            for other in range(self.fields):
                if one != other and self.distance(one, other) == 1:
                    self.near[one][n] = other
                    n += 1

    @cython.ccall
    def put_snail(self, snail: int, field: int) -> None:
        """A snail on a field, wherever it was."""
        if self.field[snail] >= 0:
            self.crowd[self.field[snail]] &= ~(1 << snail)
        self.field[snail] = field
        self.crowd[field] |= 1 << snail
        if snail == self.acting:
            self.here = field

    @cython.ccall
    def make_aim(self, seat: int, snail: int, slot: int, rerolls: int) -> None:
        self.aim_snail[seat] = snail
        self.aim_slot[seat] = slot
        self.aim_rerolls[seat] = rerolls

    @cython.ccall
    def take(self, seat: int, card: int) -> None:
        """A card into a hand, in its place."""
        at = self.hand_count[seat]
        while at > 0 and self.hand[seat][at - 1] > card:
            self.hand[seat][at] = self.hand[seat][at - 1]
            at -= 1
        self.hand[seat][at] = card
        self.hand_count[seat] += 1
        if card >= FACTION_CARDS:
            self.faction_at[seat] = IN_HAND

    def lose(self, seat: int, card: int) -> None:
        """A card out of a hand."""
        at = 0
        while self.hand[seat][at] != card:
            at += 1
        self.hand_count[seat] -= 1
        while at < self.hand_count[seat]:
            self.hand[seat][at] = self.hand[seat][at + 1]
            at += 1

    @cython.ccall
    def put_on_deck(self, card: int) -> None:
        self.deck[self.deck_count] = card
        self.deck_count += 1

    @cython.ccall
    def put_on_discard(self, card: int) -> None:
        self.discard[self.discard_count] = card
        self.discard_count += 1

    # ---- 6.3 Drawing -------------------------------------------------------------------------------------------------

    def shuffle_deck(self, step: int, dealer: Dealer) -> None:
        """The cards of the deck, laid out in the order of their ids, then shuffled."""
        sort(self.deck, self.deck_count)
        dealer.begin(step)
        dealer.shuffle(self.deck, self.deck_count)
        if dealer.telling:
            dealer.tell(CHANCE + step, 0, 0, 0, 0)
            for at in range(self.deck_count):
                dealer.note(self.deck[self.deck_count - 1 - at])
            if step != DECK:
                dealer.tell(DECK_RESHUFFLED, self.deck_count, 0, 0, 0)

    def draw_cards(self, seat: int, count: int, dealer: Dealer) -> None:
        """Cards one by one from the deck; when it is empty the discard pile becomes the new deck (R61)."""
        n = 0
        for _ in range(count):
            if self.deck_count == 0 and self.discard_count > 0:
                for at in range(self.discard_count):
                    self.put_on_deck(self.discard[at])
                self.discard_count = 0
                self.shuffle_deck(RESHUFFLE, dealer)
            if self.deck_count > 0:
                self.deck_count -= 1
                DRAWN[n] = self.deck[self.deck_count]
                self.take(seat, DRAWN[n])
                n += 1
        if dealer.telling and n > 0:
            dealer.tell(CARDS_DRAWN, seat, n, 0, 0)
            for at in range(n):
                dealer.note(DRAWN[at])

    # ---- Effects in effects ------------------------------------------------------------------------------------------

    def begin(self, effect: int, a: int, b: int, c: int, m: int) -> None:
        """Something to carry out, before what is being carried out goes on."""
        if self.depth == DEPTH:  # loading refuses boards on which so much could be nested
            return
        d = self.depth
        self.depth += 1
        self.doing[d] = effect
        self.step_of[d] = BEGINS
        self.arg_a[d] = a
        self.arg_b[d] = b
        self.arg_c[d] = c
        self.arg_m[d] = m

    def end(self) -> None:
        """The innermost effect is done."""
        self.depth -= 1

    def ask(self, act: int, seat: int, dealer: Dealer) -> None:
        """A decision is owed. If there is only one answer, it is taken at once (6.1)."""
        self.asking = act
        self.owing = 1 << seat
        if act == DO_PLACE:
            return
        if self.legal(seat, SCRATCH) == 1:
            self.answer = SCRATCH[0]
            self.asking = -1
            self.owing = 0
            self.ready = self.at != AT_RESOLVING
            dealer.tell(AUTO, seat, self.answer, 0, 0)
