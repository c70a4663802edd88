# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields are typed in state.pxd, and the compiler checks them)
"""2 to 4 What lies on the table of Schnapp, Land, Fluss!, how it is put there, and how it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from .codes import *

if TYPE_CHECKING:
    from schnapp.table.dealer import Dealer
if not cython.compiled:
    from schnapp.table.state import WAIT, State  # noqa: F401


class Table(State):
    """2 to 4 What lies on the table of Schnapp, Land, Fluss!, how it is put there, and how it is told."""

    # ---- Questions ---------------------------------------------------------------------------------------------------

    @cython.ccall
    def letter_at(self, slot: int) -> int:
        """The letter card in a slot, -1: none."""
        return self.table[slot]

    @cython.ccall
    def copies_of(self, letter: int) -> int:
        """How many copies of a letter are in the game."""
        return self.copies[letter]

    @cython.ccall
    def score_of(self, seat: int) -> int:
        """Points in the pile (7)."""
        score = 0
        for at in range(self.pile_count[seat]):
            score += self.points[self.pile[seat][at]]
        return score

    def claim_of(self, at: int) -> tuple[int, int, int, int, int, int, int, int, int, int, int]:
        """Number, player, slot, time of the strike, word, listed, status, reason, card, accepts, rejects."""
        return (
            self.claim_number[at],
            self.claim_player[at],
            self.claim_slot[at],
            self.claim_time[at],
            self.claim_word[at],
            self.claim_listed[at],
            self.claim_status[at],
            self.claim_reason[at],
            self.claim_card[at],
            self.claim_accepts[at],
            self.claim_rejects[at],
        )

    @cython.ccall
    def tiebreak_slot(self, seat: int) -> int:
        """The original slot of a participant of the tie-break, -1: not one."""
        return self.tie_slot[seat]

    def used_words(self) -> list[int]:
        """The numbers of the words that count as used."""
        return [self.used[at] for at in range(self.used_count)]

    @cython.ccall
    def is_eligible(self, seat: int) -> bool:
        """May a player strike in this category turn, as far as lock-outs and tie-breaks go?"""
        if self.locked >> seat & 1:
            return False
        return not self.tied or self.tie_slot[seat] >= 0

    @cython.ccall
    def claim_by(self, seat: int, status: int) -> int:
        """The place of a player's claim with this status, -1: none."""
        for at in range(self.claims):
            if self.claim_player[at] == seat and self.claim_status[at] == status:
                return at
        return -1

    @cython.ccall
    def has_claim(self, seat: int) -> bool:
        """Has a player any claim, whatever became of it?"""
        for at in range(self.claims):
            if self.claim_player[at] == seat:
                return True
        return False

    @cython.ccall
    def is_held(self, slot: int) -> bool:
        """Does a player hold a slot who has not yet said a word? (6.10)"""
        for at in range(self.claims):
            if self.claim_slot[at] == slot and self.claim_status[at] == WAITS:
                return True
        return False

    @cython.ccall
    def may_strike(self, seat: int) -> bool:
        """Could this player strike some slot now?"""
        if self.stage == OPEN:
            return self.is_eligible(seat)
        if self.stage == CONTEST:
            return self.window >= 0 and self.is_eligible(seat) and not self.has_claim(seat)
        if self.stage == RUSH:
            return not self.locked >> seat & 1 and not self.time_up and self.claim_by(seat, WAITS) < 0
        return False

    @cython.ccall
    def may_take(self, slot: int) -> bool:
        """Does a slot hold a letter that can be struck?"""
        return self.table[slot] >= 0 and (self.stage != RUSH or not self.is_held(slot))

    @cython.ccall
    def may_pass(self, seat: int) -> bool:
        if self.passed >> seat & 1:
            return False
        if self.stage == OPEN:
            return self.is_eligible(seat)
        return self.stage == RUSH and not self.locked >> seat & 1 and self.claim_by(seat, WAITS) < 0

    @cython.ccall
    def may_vote(self, actor: int, at: int) -> bool:
        if self.stage != VOTE or self.judge == LEADER_JUDGES or self.claim_status[at] != UNDECIDED:
            return False
        return self.claim_player[at] != actor and not (self.claim_accepts[at] | self.claim_rejects[at]) >> actor & 1

    @cython.ccall
    def may_decide(self, at: int) -> bool:
        """Does a claim wait for the leader's verdict?"""
        if self.judge != LEADER_JUDGES:
            return False
        status = self.claim_status[at]
        return (self.stage == VOTE and status == UNDECIDED) or (self.stage == RUSH and status == PENDING)

    @cython.ccall
    def may_announce(self, category: int) -> bool:
        """Is a category card unused? When none is, all but the last one are available again (6.1)."""
        for at in range(self.ahead_count):
            if self.ahead[at] == category:
                return True
        if self.ahead_count > 0:
            return False
        return self.gone_count == 1 or self.gone[self.gone_count - 1] != category

    @cython.ccall
    def deadline(self) -> cython.longlong:
        """When the next timer is due, -1: none runs."""
        first = self.earliest()
        return first if first < self.never() else NEVER_DUE

    def never(self) -> cython.longlong:
        """Later than any time."""
        return 1 << 60

    def earliest(self) -> cython.longlong:
        first = self.never()
        if self.window >= 0 and self.window < first:
            first = self.window
        for at in range(self.claims):
            if self.claim_status[at] == WAITS and self.claim_time[at] + self.word_ms < first:
                first = self.claim_time[at] + self.word_ms
        if self.think >= 0 and self.think < first:
            first = self.think
        if self.vote >= 0 and self.vote < first:
            first = self.vote
        if self.reveal >= 0 and self.reveal < first:
            first = self.reveal
        return first

    @cython.ccall
    def may_concede(self, seat: int, at: int) -> bool:
        """Is a claim the player's own, and does the vote on it go on?"""
        return (
            self.stage == VOTE
            and self.judge != LEADER_JUDGES
            and self.claim_player[at] == seat
            and self.claim_status[at] == UNDECIDED
        )

    def may_act(self, seat: int) -> bool:
        if self.stage == W_TURN:
            return self.revealer == seat
        if self.may_pass(seat) or self.claim_by(seat, WAITS) >= 0:
            return True
        if self.may_strike(seat):
            for slot in range(TABLE):
                if self.may_take(slot):
                    return True
        for at in range(self.claims):
            if self.may_vote(seat, at) or self.may_concede(seat, at):
                return True
        return False

    def leader_may_act(self) -> bool:
        if self.stage == W_TURN:
            return True
        for at in range(self.claims):
            if self.may_vote(LEADER, at) or self.may_decide(at):
                return True
        return False

    # ---- Putting things in place -------------------------------------------------------------------------------------

    @cython.ccall
    def agree(self, letter: int, copies: int, points: int) -> None:
        """What the option letter_deck says of a letter."""
        self.copies[letter] = copies
        self.points[letter] = points

    @cython.ccall
    def clear(self) -> None:
        """No cards anywhere, nothing going on."""
        for slot in range(TABLE):
            self.table[slot] = -1
        for seat in range(6):
            self.pile_count[seat] = 0
            self.tie_slot[seat] = -1
        for letter in range(LETTERS):
            self.forfeited[letter] = 0
        self.deck_count = 0
        self.ahead_count = 0
        self.gone_count = 0
        self.category = -1
        self.claims = 0
        self.passed = 0
        self.locked = 0
        self.tied = False
        self.tie_misses = 0
        self.reveal = NEVER_DUE
        self.think = NEVER_DUE
        self.window = NEVER_DUE
        self.vote = NEVER_DUE
        self.think_left = NEVER_DUE
        self.time_up = False
        self.used_count = 0
        self.winning_claim = 0
        self.winning_player = -1

    def put_in_deck(self, letter: int) -> None:
        """On top of the letter deck."""
        self.deck[self.deck_count] = letter
        self.deck_count += 1

    def put_ahead(self, category: int) -> None:
        """On top of the category deck."""
        self.ahead[self.ahead_count] = category
        self.ahead_count += 1

    def put_used(self, category: int) -> None:
        self.gone[self.gone_count] = category
        self.gone_count += 1

    def put_on_pile(self, seat: int, letter: int) -> None:
        self.pile[seat][self.pile_count[seat]] = letter
        self.pile_count[seat] += 1

    def forfeit(self, letter: int) -> None:
        self.forfeited[letter] += 1

    def put_tiebreak(self, seat: int, slot: int) -> None:
        self.tied = True
        self.tie_slot[seat] = slot

    def put_claim(self, number: int, player: int, slot: int, time: cython.longlong) -> int:
        """A new claim; its place."""
        at = self.claims
        self.claim_number[at] = number
        self.claim_player[at] = player
        self.claim_slot[at] = slot
        self.claim_time[at] = time
        self.claim_word[at] = -1
        self.claim_listed[at] = -1
        self.claim_fits[at] = False
        self.claim_reused[at] = False
        self.claim_status[at] = WAITS
        self.claim_reason[at] = -1
        self.claim_card[at] = -1
        self.claim_accepts[at] = 0
        self.claim_rejects[at] = 0
        self.claims += 1
        return at

    @cython.ccall
    def put_word(self, at: int, word: int, how: int) -> None:
        self.claim_word[at] = word
        self.claim_fits[at] = how & FITS > 0
        self.claim_listed[at] = how & LISTED > 0
        self.claim_reused[at] = how & REUSED > 0

    @cython.ccall
    def count_as_used(self, word: int) -> None:
        """A word that may not be said again, as the option word_reuse has it (R14)."""
        if self.reuse == ALLOWED or word < 0:
            return
        if self.used_count == USED:
            self.used_count -= 1
            for at in range(self.used_count):
                self.used[at] = self.used[at + 1]
        self.used[self.used_count] = word
        self.used_count += 1

    def count_as_unused(self, word: int) -> None:
        """A reserved word that was not accepted."""
        kept = 0
        for at in range(self.used_count):
            if self.used[at] != word:
                self.used[kept] = self.used[at]
                kept += 1
        self.used_count = kept

    def remove_claim(self, at: int) -> None:
        self.claims -= 1
        while at < self.claims:
            self.claim_number[at] = self.claim_number[at + 1]
            self.claim_player[at] = self.claim_player[at + 1]
            self.claim_slot[at] = self.claim_slot[at + 1]
            self.claim_time[at] = self.claim_time[at + 1]
            self.claim_word[at] = self.claim_word[at + 1]
            self.claim_listed[at] = self.claim_listed[at + 1]
            self.claim_fits[at] = self.claim_fits[at + 1]
            self.claim_reused[at] = self.claim_reused[at + 1]
            self.claim_status[at] = self.claim_status[at + 1]
            self.claim_reason[at] = self.claim_reason[at + 1]
            self.claim_card[at] = self.claim_card[at + 1]
            self.claim_accepts[at] = self.claim_accepts[at + 1]
            self.claim_rejects[at] = self.claim_rejects[at + 1]
            at += 1

    # ---- The journal -------------------------------------------------------------------------------------------------

    def tell(self, dealer: Dealer, code: int) -> None:
        """An event: the four numbers are its time; its other fields are noted after it, as they stand in events.py."""
        dealer.tell(code, self.now & 32767, self.now >> 15 & 32767, self.now >> 30, 0)

    def tell_number(self, dealer: Dealer, code: int, number: int) -> None:
        """An event and its first field: mostly the player."""
        self.tell(dealer, code)
        dealer.note(number)

    def tell_claim(self, dealer: Dealer, code: int, at: int) -> None:
        """An event of a claim's player and the claim."""
        self.tell_number(dealer, code, self.claim_player[at])
        self.note_claim(dealer, self.claim_number[at])

    def tell_won(self, dealer: Dealer, seat: int, card: int, slot: int, number: int) -> None:
        """A card that somebody has won, and by which claim, 0: by none."""
        self.tell_number(dealer, WON, seat)
        dealer.note(card)
        dealer.note(slot)
        self.note_claim(dealer, number)

    def note_time(self, dealer: Dealer, time: cython.longlong) -> None:
        """A number of up to 45 bits in three notes, NEVER_DUE in each of them."""
        dealer.note(time & 32767 if time >= 0 else NEVER_DUE)
        dealer.note(time >> 15 & 32767 if time >= 0 else NEVER_DUE)
        dealer.note(time >> 30 if time >= 0 else NEVER_DUE)

    def note_claim(self, dealer: Dealer, number: int) -> None:
        """The number of a claim in two notes."""
        dealer.note(number & 32767)
        dealer.note(number >> 15)
