# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields are typed in state.pxd, and the compiler checks them)
"""5 to 6.1 The set-up, the timers, the next category, strikes and words."""

from __future__ import annotations

from .table import *


class Turning(Table):
    """5 to 6.1 The set-up, the timers, the next category, strikes and words."""

    # ---- 5. Setup ----------------------------------------------------------------------------------------------------

    @cython.ccall
    def deal(self, dealer: Dealer) -> None:
        """The first game of the match."""
        self.now = 0
        self.game_number = 1
        for seat in range(6):
            self.total[seat] = 0
        self.set_up(dealer)
        self.settle()

    def set_up(self, dealer: Dealer) -> None:
        """5. Both decks are shuffled, twelve letters laid out."""
        self.clear()
        self.misses = 0
        self.next_claim = 1
        for letter in range(LETTERS):
            for _ in range(self.copies[letter]):
                self.put_in_deck(letter)
        self.shuffle_letters(dealer)
        for category in range(CATEGORIES):
            self.put_ahead(category)
        self.shuffle_categories(SHUFFLE_CATEGORIES, dealer)
        for slot in range(TABLE):
            self.draw_letter(slot)
        self.revealer = LEADER if self.has_leader else self.first
        if dealer.telling:
            self.tell_number(dealer, GAME_STARTED, self.game_number)
            for slot in range(TABLE):
                dealer.note(self.table[slot])
            dealer.note(self.deck_count)
            dealer.note(self.revealer)
        self.wait_for_turn()

    def shuffle_letters(self, dealer: Dealer) -> None:
        dealer.begin(SHUFFLE_LETTERS)
        dealer.shuffle(self.deck, self.deck_count)
        if dealer.telling:
            dealer.tell(CHANCE + SHUFFLE_LETTERS, 0, 0, 0, 0)
            for at in range(self.deck_count):
                dealer.note(self.deck[self.deck_count - 1 - at])

    def shuffle_categories(self, step: int, dealer: Dealer) -> None:
        """The cards of the category deck, which lie in the order of their numbers."""
        dealer.begin(step)
        dealer.shuffle(self.ahead, self.ahead_count)
        if dealer.telling:
            dealer.tell(CHANCE + step, 0, 0, 0, 0)
            for at in range(self.ahead_count):
                dealer.note(self.ahead[self.ahead_count - 1 - at])

    def draw_letter(self, slot: int) -> None:
        self.deck_count -= 1
        self.table[slot] = self.deck[self.deck_count]

    def wait_for_turn(self) -> None:
        """6.1 The next category is turned by the revealer, or by the clock."""
        self.stage = W_TURN
        self.category = -1
        self.claims = 0
        self.passed = 0
        self.locked = 0
        self.think = NEVER_DUE
        self.window = NEVER_DUE
        self.vote = NEVER_DUE
        self.think_left = NEVER_DUE
        self.time_up = False
        self.winning_claim = 0
        self.winning_player = -1
        if self.reuse == PER_CATEGORY:
            self.used_count = 0
        self.reveal = NEVER_DUE
        if self.reveal_ms > 0 and not self.has_leader:
            self.reveal = self.now + self.reveal_ms

    # ---- 6.0 Timers --------------------------------------------------------------------------------------------------

    def tick(self, dealer: Dealer) -> None:
        """All timers with a deadline up to now fire, each at its own deadline. In random play: the next one."""
        now = self.now
        first = self.earliest()
        if now < first and self.hurries:
            now = first
        while first <= now:
            self.now = first
            self.fire(first, dealer)
            first = self.earliest()
        self.now = now

    def fire(self, due: cython.longlong, dealer: Dealer) -> None:
        """The first of the timers that are due at one time: window, words by seat, think, vote, reveal."""
        if self.window == due:
            self.window = NEVER_DUE
            self.contest_goes_on(dealer)
            return
        late = -1
        for at in range(self.claims):
            if self.claim_status[at] == WAITS and self.claim_time[at] + self.word_ms == due:
                if late < 0 or self.claim_player[at] < self.claim_player[late]:
                    late = at
        if late >= 0:
            self.stay_silent(late, dealer)
        elif self.think == due:
            self.think = NEVER_DUE
            self.thought_enough(dealer)
        elif self.vote == due:
            self.vote = NEVER_DUE
            self.close_votes(dealer)
        else:
            self.turn(dealer)

    def stay_silent(self, at: int, dealer: Dealer) -> None:
        """No word in time."""
        self.tell_claim(dealer, WORD_TIMEOUT, at)
        if self.grab_all:
            self.judge_in_rush(at, dealer)
        else:
            self.claim_status[at] = SAID
            self.contest_goes_on(dealer)

    def thought_enough(self, dealer: Dealer) -> None:
        """Nobody can find a word (R10)."""
        if self.grab_all:
            self.time_up = True
            self.rush_goes_on(dealer)
        else:
            self.miss(dealer)

    # ---- 6.1 The next category ---------------------------------------------------------------------------------------

    def turn(self, dealer: Dealer) -> None:
        if self.ahead_count == 0:
            self.gather_categories(dealer)
        self.ahead_count -= 1
        self.open_category(self.ahead[self.ahead_count], dealer)

    def gather_categories(self, dealer: Dealer) -> None:
        """The used cards become the deck again, without the one just used if there are others (R18)."""
        last = -1
        if self.gone_count > 1:
            self.gone_count -= 1
            last = self.gone[self.gone_count]
        for category in range(CATEGORIES):
            for at in range(self.gone_count):
                if self.gone[at] == category:
                    self.put_ahead(category)
        self.gone_count = 0
        if last >= 0:
            self.put_used(last)
        self.shuffle_categories(RESHUFFLE_CATEGORIES, dealer)

    def announce(self, category: int, dealer: Dealer) -> None:
        """A play leader picks a category card (R25)."""
        if self.ahead_count == 0:
            self.gather_categories(dealer)
        kept = 0
        for at in range(self.ahead_count):
            if self.ahead[at] != category:
                self.ahead[kept] = self.ahead[at]
                kept += 1
        self.ahead_count = kept
        self.open_category(category, dealer)

    def open_category(self, category: int, dealer: Dealer) -> None:
        self.category = category
        self.category_word = self.word
        self.reveal = NEVER_DUE
        self.tell_number(dealer, CATEGORY, category if category < CATEGORIES else -1)
        dealer.note(-1 if category < CATEGORIES else self.word)
        self.stage = RUSH if self.grab_all else OPEN
        self.think_on(self.think_ms)

    def think_on(self, left: cython.longlong) -> None:
        """The think timer runs from now."""
        self.think = self.now + left if self.think_ms > 0 else NEVER_DUE

    def use_category(self) -> None:
        if self.category >= 0 and self.category < CATEGORIES:
            self.put_used(self.category)

    # ---- Strikes and words -------------------------------------------------------------------------------------------

    def strike(self, seat: int, slot: int, dealer: Dealer) -> None:
        at = self.put_claim(self.next_claim, seat, slot, self.now)
        self.next_claim += 1
        self.passed &= ~(1 << seat)
        self.tell_number(dealer, STRUCK, seat)
        dealer.note(slot)
        self.note_claim(dealer, self.claim_number[at])
        if self.stage == OPEN:
            self.stage = CONTEST
            self.think_left = self.think - self.now if self.think >= 0 else NEVER_DUE
            self.think = NEVER_DUE
            self.window = self.now + self.tie_window_ms

    def say(self, at: int, how: int, dealer: Dealer) -> None:
        self.put_word(at, self.word, how)
        self.tell_claim(dealer, SPOKEN, at)
        dealer.note(self.word)
        self.claim_status[at] = SAID
        if self.grab_all:
            self.judge_in_rush(at, dealer)
        else:
            self.contest_goes_on(dealer)

    @cython.ccall
    def judged_at_once(self, at: int) -> int:
        """6.3, steps 1 to 4: VALID, WRONG (with its reason), or UNDECIDED if people have to judge."""
        listed = self.claim_listed[at] > 0 and self.category != FREE_CATEGORY  # nobody has a list for a free category
        reason = -1
        if self.claim_word[at] < 0:
            reason = NO_WORD
        elif not self.claim_fits[at]:
            reason = INITIAL
        elif self.claim_reused[at]:
            reason = REUSED_WORD
        elif self.judge == LEXICON and not listed:
            reason = NOT_LISTED
        self.claim_reason[at] = reason
        if reason >= 0:
            return WRONG
        if listed and (self.judge == LEXICON or self.judge == LEXICON_VOTE):
            return VALID
        return UNDECIDED

    def give_up(self, seat: int, dealer: Dealer) -> None:
        """A pass: a signal that can be taken back (R10)."""
        self.passed |= 1 << seat
        self.tell_number(dealer, PASSED, seat)
        if self.grab_all:
            self.rush_goes_on(dealer)
        elif not self.somebody_searches():
            self.miss(dealer)

    def somebody_searches(self) -> bool:
        """Is there an eligible player who has not passed?"""
        for seat in range(self.players):
            if self.is_eligible(seat) and not self.passed >> seat & 1:
                return True
        return False
