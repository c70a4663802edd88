# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields are typed in state.pxd, and the compiler checks them)
"""4 What a viewer cannot know, dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .rush import *

if TYPE_CHECKING:
    from schnapp.table.rng import Rng


class Hidden(Rush):
    """4 Both decks, words that the table has not heard, secret votes, and what the referee thinks, as they are dealt anew."""

    # ---- What a viewer cannot know -----------------------------------------------------------------------------------

    def resample(self, viewer: int, rng: Rng) -> None:
        """Equal views and equal chance lead to equal states: nothing depends on what is really hidden."""
        self.resample_letters(rng)
        self.resample_categories(rng)
        for at in range(self.claims):
            self.resample_word(at, viewer, rng)
            self.resample_votes(at, viewer, rng)

    def resample_letters(self, rng: Rng) -> None:
        """The deck: all letters that lie nowhere else."""
        self.deck_count = 0
        for letter in range(LETTERS):
            for _ in range(self.copies[letter] - self.copies_in_sight(letter)):
                self.put_in_deck(letter)
        rng.shuffle(self.deck, self.deck_count)

    def copies_in_sight(self, letter: int) -> int:
        """On the table, at claims, in piles and aside."""
        count = self.forfeited[letter]
        for slot in range(TABLE):
            count += self.table[slot] == letter
        for at in range(self.claims):
            count += self.claim_card[at] == letter
        for seat in range(self.players):
            for at in range(self.pile_count[seat]):
                count += self.pile[seat][at] == letter
        return count

    def resample_categories(self, rng: Rng) -> None:
        """The deck: all categories that have not been used. Even a play leader, who knows them, does not know their order."""
        self.ahead_count = 0
        for category in range(CATEGORIES):
            if category != self.category and not self.is_gone(category):
                self.put_ahead(category)
        rng.shuffle(self.ahead, self.ahead_count)

    def is_gone(self, category: int) -> bool:
        """Does a category lie among the used ones?"""
        for at in range(self.gone_count):
            if self.gone[at] == category:
                return True
        return False

    def resample_word(self, at: int, viewer: int, rng: Rng) -> None:
        """A word that only its player knows is gone, as if the time had been up: whoever keeps the words can give another one.
        The others are listed, or are not."""
        if self.claim_status[at] == SAID and self.claim_player[at] != viewer:
            self.put_word(at, -1, 0)
            self.claim_listed[at] = -1
        elif self.claim_word[at] >= 0:
            self.claim_listed[at] = rng.below(2)

    def resample_votes(self, at: int, viewer: int, rng: Rng) -> None:
        """Who has voted is open; what they have voted is not, until the claim is decided."""
        if self.claim_status[at] >= VALID:
            return
        voters = (self.claim_accepts[at] | self.claim_rejects[at]) & ~(1 << viewer if viewer >= 0 else 0)
        for actor in range(CLOCK):
            if voters >> actor & 1:
                rejects = rng.below(2)
                self.claim_accepts[at] = self.claim_accepts[at] & ~(1 << actor) | (1 - rejects) << actor
                self.claim_rejects[at] = self.claim_rejects[at] & ~(1 << actor) | rejects << actor
