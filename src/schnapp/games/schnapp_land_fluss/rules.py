# cython: annotation_typing=False
# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields are typed in rules.pxd, and the compiler checks them; others see rules.pyi)
"""The rules of Schnapp, Land, Fluss!, in the order of the specification; section numbers are its.

Compiled, the fields and signatures come from `rules.pxd`; the same text runs uncompiled with identical results.
`apply` trusts its caller: only legal actions may be given to it, and `now` and `word` are set before.

The rules know no words. An action that says one tells how the word is: does it fit the struck letter, is it listed,
was it used before; `word` is a number by which the words themselves are kept elsewhere. Time enters only through
`now`, milliseconds of the game's clock: `tick` lets the timers fire that are due by then.

Actions: TURN, PASS, TICK, FREE; ANNOUNCE + category, STRIKE + slot, SAY + how, CLAIM + 8 * slot + how,
VOTE + 2 * claim + reject, VERDICT + 3 * claim + verdict, CONCEDE + claim; `how` adds FITS, LISTED, REUSED, and a claim
is its place in the list of claims.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from . import box

if TYPE_CHECKING:
    from schnapp.table.dealer import Dealer
if not cython.compiled:
    from schnapp.table.state import WAIT, State

# the codes are the places in box.STAGES, STATUSES, REASONS …, and in the list of events.py
W_TURN, OPEN, CONTEST, RUSH, VOTE, OVER = range(6)
SHUFFLE_LETTERS, SHUFFLE_CATEGORIES, RESHUFFLE_CATEGORIES = range(3)
WAITS, SAID, PENDING, UNDECIDED, VALID, WRONG, DISPUTED = range(7)
NO_WORD, INITIAL, REUSED_WORD, NOT_LISTED, VOTED_DOWN, CONCEDED, BY_LEADER = range(7)
LEXICON_VOTE, BY_VOTE, LEXICON, LEADER_JUDGES = range(4)
IF_NO_CARD, ALWAYS, NEVER = range(3)
PER_CATEGORY, PER_GAME, ALLOWED = range(3)
EMPTY, PASSED_ALL, TIME = range(3)
NO_LETTERS, MISSES = range(2)
(
    GAME_STARTED,
    CATEGORY,
    STRUCK,
    SPOKEN,
    WORD_TIMEOUT,
    PASSED,
    WORDS,
    JUDGED,
    VOTE_OPENED,
    VOTED,
    PENALTY,
    WON,
    TIE,
    DISPUTE,
    REOPENED,
    MISSED,
    TIEBREAK_LEFT,
    TIEBREAK_MISSED,
    TIEBREAK_ENDED,
    RESERVED,
    RETURNED,
    RUSH_ENDED,
    FILLED,
    GAME_SCORED,
    MATCH_ENDED,
) = range(25)
CHANCE = 100  # a random step's result stands in the journal as CHANCE + step

TURN, PASS, TICK, FREE, ANNOUNCE, STRIKE, SAY, CLAIM, VOTING, VERDICT, CONCEDE = (
    0,
    1,
    2,
    3,
    8,
    48,
    64,
    128,
    256,
    288,
    336,
)
FITS, LISTED, REUSED = 1, 2, 4

LEADER = box.LEADER
CLOCK = box.CLOCK
FREE_CATEGORY = box.FREE
CATEGORIES = len(box.CATEGORIES)
LETTERS = len(box.LETTERS)
TABLE = len(box.SLOTS)
NEVER_DUE = -1  # of a timer
USED = 512  # words that can count as used at a time; a game that accepts more forgets the oldest


class Race(State):
    """The whole table. Every field is on the page `rules.pxd`."""

    # ---- Questions -----------------------------------------------------------------------------------------------

    def letter_at(self, slot: int) -> int:
        """The letter card in a slot, -1: none."""
        return self.table[slot]

    def copies_of(self, letter: int) -> int:
        """How many copies of a letter are in the game."""
        return self.copies[letter]

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

    def returns(self, seat: int) -> int:
        """7 The total of the match."""
        return self.total[seat]

    def tiebreak_slot(self, seat: int) -> int:
        """The original slot of a participant of the tie-break, -1: not one."""
        return self.tie_slot[seat]

    def used_words(self) -> list[int]:
        """The numbers of the words that count as used."""
        return [self.used[at] for at in range(self.used_count)]

    def is_eligible(self, seat: int) -> bool:
        """May a player strike in this category turn, as far as lock-outs and tie-breaks go?"""
        if self.locked >> seat & 1:
            return False
        return not self.tied or self.tie_slot[seat] >= 0

    def claim_by(self, seat: int, status: int) -> int:
        """The place of a player's claim with this status, -1: none."""
        for at in range(self.claims):
            if self.claim_player[at] == seat and self.claim_status[at] == status:
                return at
        return -1

    def has_claim(self, seat: int) -> bool:
        """Has a player any claim, whatever became of it?"""
        for at in range(self.claims):
            if self.claim_player[at] == seat:
                return True
        return False

    def is_held(self, slot: int) -> bool:
        """Does a player hold a slot who has not yet said a word? (6.10)"""
        for at in range(self.claims):
            if self.claim_slot[at] == slot and self.claim_status[at] == WAITS:
                return True
        return False

    def may_strike(self, seat: int) -> bool:
        """Could this player strike some slot now?"""
        if self.stage == OPEN:
            return self.is_eligible(seat)
        if self.stage == CONTEST:
            return self.window >= 0 and self.is_eligible(seat) and not self.has_claim(seat)
        if self.stage == RUSH:
            return not self.locked >> seat & 1 and not self.time_up and self.claim_by(seat, WAITS) < 0
        return False

    def may_take(self, slot: int) -> bool:
        """Does a slot hold a letter that can be struck?"""
        return self.table[slot] >= 0 and (self.stage != RUSH or not self.is_held(slot))

    def may_pass(self, seat: int) -> bool:
        if self.passed >> seat & 1:
            return False
        if self.stage == OPEN:
            return self.is_eligible(seat)
        return self.stage == RUSH and not self.locked >> seat & 1 and self.claim_by(seat, WAITS) < 0

    def may_vote(self, actor: int, at: int) -> bool:
        if self.stage != VOTE or self.judge == LEADER_JUDGES or self.claim_status[at] != UNDECIDED:
            return False
        return self.claim_player[at] != actor and not (self.claim_accepts[at] | self.claim_rejects[at]) >> actor & 1

    def may_decide(self, at: int) -> bool:
        """Does a claim wait for the leader's verdict?"""
        if self.judge != LEADER_JUDGES:
            return False
        status = self.claim_status[at]
        return (self.stage == VOTE and status == UNDECIDED) or (self.stage == RUSH and status == PENDING)

    def may_announce(self, category: int) -> bool:
        """Is a category card unused? When none is, all but the last one are available again (6.1)."""
        for at in range(self.ahead_count):
            if self.ahead[at] == category:
                return True
        if self.ahead_count > 0:
            return False
        return self.gone_count == 1 or self.gone[self.gone_count - 1] != category

    def deadline(self) -> int:
        """When the next timer is due, -1: none runs."""
        first = self.earliest()
        return first if first < self.never() else NEVER_DUE

    def never(self) -> int:
        """Later than any time."""
        return 1 << 60

    def earliest(self) -> int:
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

    def next_seat(self) -> int:
        """Round the table, the clock included, so that random play lets everybody come to it."""
        if self.owing == 0:
            return -1
        seat = self.asked
        for _ in range(8):
            seat += 1
            if seat > CLOCK:
                seat = 0
            if self.owing >> seat & 1:
                break
        return seat

    def legal(self, seat: int, into: list[int]) -> int:
        """The actions of a seat, the leader or the clock; words of every kind stand for words."""
        count = 0
        if seat == CLOCK:
            into[0] = TICK
            return 1
        if seat == LEADER:
            return self.legal_of_leader(into)
        if self.stage == W_TURN and self.revealer == seat:
            into[count] = TURN
            count += 1
        if self.may_strike(seat):
            for slot in range(TABLE):
                if self.may_take(slot):
                    if self.typed:
                        count = self.add_words(into, count, CLAIM + 8 * slot)
                    else:
                        into[count] = STRIKE + slot
                        count += 1
        if self.may_pass(seat):
            into[count] = PASS
            count += 1
        if self.claim_by(seat, WAITS) >= 0:
            count = self.add_words(into, count, SAY)
        for at in range(self.claims):
            if self.may_vote(seat, at):
                into[count] = VOTING + 2 * at
                into[count + 1] = VOTING + 2 * at + 1
                count += 2
            elif self.stage == VOTE and self.may_concede(seat, at):
                into[count] = CONCEDE + at
                count += 1
        return count

    def may_wait(self, seat: int) -> bool:
        """Nobody has to act while a timer runs, nor who has passed while others search."""
        if seat >= LEADER:
            return False
        passed = self.passed >> seat & 1 and (self.stage == OPEN or self.stage == RUSH)
        return bool(self.owing >> CLOCK & 1 or passed)

    def choices(self, seat: int, into: list[int]) -> int:
        count = self.legal(seat, into)
        if self.may_wait(seat):
            into[count] = WAIT
            count += 1
        return count

    def add_words(self, into: list[int], count: int, action: int) -> int:
        """Words of every kind."""
        into[count] = action
        into[count + 1] = action + FITS
        into[count + 2] = action + FITS + LISTED
        into[count + 3] = action + FITS + LISTED + REUSED
        return count + 4

    def may_concede(self, seat: int, at: int) -> bool:
        """Is a claim the player's own, and does the vote on it go on?"""
        return (
            self.stage == VOTE
            and self.judge != LEADER_JUDGES
            and self.claim_player[at] == seat
            and self.claim_status[at] == UNDECIDED
        )

    def legal_of_leader(self, into: list[int]) -> int:
        count = 0
        if self.stage == W_TURN:
            for category in range(CATEGORIES):
                if self.may_announce(category):
                    into[count] = ANNOUNCE + category
                    count += 1
            if self.invents:
                into[count] = FREE
                count += 1
        for at in range(self.claims):
            if self.may_vote(LEADER, at):
                into[count] = VOTING + 2 * at
                into[count + 1] = VOTING + 2 * at + 1
                count += 2
            elif self.may_decide(at):
                for verdict in range(3):
                    into[count] = VERDICT + 3 * at + verdict
                    count += 1
        return count

    def settle(self) -> None:
        """Who may act now, the clock too if a timer runs."""
        owing = 0
        if self.stage != OVER:
            for seat in range(self.players):
                if self.may_act(seat):
                    owing |= 1 << seat
            if self.has_leader and self.leader_may_act():
                owing |= 1 << LEADER
            if self.deadline() >= 0:
                owing |= 1 << CLOCK
        self.owing = owing

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

    # ---- Putting things in place ---------------------------------------------------------------------------------

    def agree(self, letter: int, copies: int, points: int) -> None:
        """What the option letter_deck says of a letter."""
        self.copies[letter] = copies
        self.points[letter] = points

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

    def put_claim(self, number: int, player: int, slot: int, time: int) -> int:
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

    def put_word(self, at: int, word: int, how: int) -> None:
        self.claim_word[at] = word
        self.claim_fits[at] = how & FITS > 0
        self.claim_listed[at] = how & LISTED > 0
        self.claim_reused[at] = how & REUSED > 0

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

    # ---- 5. Setup ------------------------------------------------------------------------------------------------

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
        at = self.deck_count - 1
        while at > 0:
            other = dealer.below(at + 1)
            letter = self.deck[at]
            self.deck[at] = self.deck[other]
            self.deck[other] = letter
            at -= 1
        if dealer.telling:
            dealer.tell(CHANCE + SHUFFLE_LETTERS, 0, 0, 0, 0)
            for at in range(self.deck_count):
                dealer.note(self.deck[self.deck_count - 1 - at])

    def shuffle_categories(self, step: int, dealer: Dealer) -> None:
        """The cards of the category deck, which lie in the order of their numbers."""
        dealer.begin(step)
        at = self.ahead_count - 1
        while at > 0:
            other = dealer.below(at + 1)
            category = self.ahead[at]
            self.ahead[at] = self.ahead[other]
            self.ahead[other] = category
            at -= 1
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

    # ---- 6. Acts -------------------------------------------------------------------------------------------------

    def apply(self, seat: int, action: int, dealer: Dealer) -> None:
        self.asked = seat
        if action == WAIT:
            return
        if action == TICK:
            self.tick(dealer)
        elif action == TURN:
            self.turn(dealer)
        elif action == PASS:
            self.give_up(seat, dealer)
        elif action == FREE:
            self.open_category(FREE_CATEGORY, dealer)
        elif action < STRIKE:
            self.announce(action - ANNOUNCE, dealer)
        elif action < SAY:
            self.strike(seat, action - STRIKE, dealer)
        elif action < CLAIM:
            self.say(self.claim_by(seat, WAITS), action - SAY, dealer)
        elif action < VOTING:
            self.strike(seat, (action - CLAIM) >> 3, dealer)
            self.say(self.claim_by(seat, WAITS), (action - CLAIM) & 7, dealer)
        elif action < VERDICT:
            self.cast(seat, (action - VOTING) >> 1, (action - VOTING) & 1, dealer)
        elif action < CONCEDE:
            self.pronounce((action - VERDICT) // 3, (action - VERDICT) % 3, dealer)
        else:
            self.concede(action - CONCEDE, dealer)
        self.settle()

    # ---- 6.0 Timers ----------------------------------------------------------------------------------------------

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

    def fire(self, due: int, dealer: Dealer) -> None:
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
        if dealer.telling:
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

    # ---- 6.1 The next category -----------------------------------------------------------------------------------

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
        if dealer.telling:
            self.tell_number(dealer, CATEGORY, category if category < CATEGORIES else -1)
            dealer.note(-1 if category < CATEGORIES else self.word)
        self.stage = RUSH if self.grab_all else OPEN
        self.think_on(self.think_ms)

    def think_on(self, left: int) -> None:
        """The think timer runs from now."""
        self.think = self.now + left if self.think_ms > 0 else NEVER_DUE

    def use_category(self) -> None:
        if self.category >= 0 and self.category < CATEGORIES:
            self.put_used(self.category)

    # ---- Strikes and words ---------------------------------------------------------------------------------------

    def strike(self, seat: int, slot: int, dealer: Dealer) -> None:
        at = self.put_claim(self.next_claim, seat, slot, self.now)
        self.next_claim += 1
        self.passed &= ~(1 << seat)
        if dealer.telling:
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
        if dealer.telling:
            self.tell_claim(dealer, SPOKEN, at)
            dealer.note(self.word)
        self.claim_status[at] = SAID
        if self.grab_all:
            self.judge_in_rush(at, dealer)
        else:
            self.contest_goes_on(dealer)

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
        if dealer.telling:
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

    # ---- 6.3 Votes and verdicts ----------------------------------------------------------------------------------

    def open_vote(self, dealer: Dealer) -> None:
        """State VOTE for all claims that are undecided."""
        self.stage = VOTE
        self.think = NEVER_DUE
        self.vote = self.now + self.vote_ms
        if dealer.telling:
            self.tell(dealer, VOTE_OPENED)
            for at in range(self.claims):
                if self.claim_status[at] == UNDECIDED:
                    self.note_claim(dealer, self.claim_number[at])

    def cast(self, actor: int, at: int, reject: int, dealer: Dealer) -> None:
        if reject:
            self.claim_rejects[at] |= 1 << actor
        else:
            self.claim_accepts[at] |= 1 << actor
        if dealer.telling:
            self.tell_number(dealer, VOTED, actor)
            self.note_claim(dealer, self.claim_number[at])
            dealer.note(reject)
        voters = (1 << self.players) - 1 & ~(1 << self.claim_player[at])
        if self.has_leader:
            voters |= 1 << LEADER
        if (self.claim_accepts[at] | self.claim_rejects[at]) == voters:
            self.count_votes(at, dealer)
            self.vote_goes_on(dealer)

    def concede(self, at: int, dealer: Dealer) -> None:
        self.decide(at, WRONG, CONCEDED, dealer)
        self.vote_goes_on(dealer)

    def close_votes(self, dealer: Dealer) -> None:
        """Missing votes are abstentions; without the leader's verdict a claim is disputed."""
        for at in range(self.claims):
            if self.claim_status[at] == UNDECIDED:
                if self.judge == LEADER_JUDGES:
                    self.decide(at, DISPUTED, -1, dealer)
                else:
                    self.count_votes(at, dealer)
        self.vote_goes_on(dealer)

    def count_votes(self, at: int, dealer: Dealer) -> None:
        accepts = 0
        rejects = 0
        for actor in range(CLOCK):
            accepts += self.claim_accepts[at] >> actor & 1
            rejects += self.claim_rejects[at] >> actor & 1
        if rejects == 0 or accepts > rejects:
            self.decide(at, VALID, -1, dealer)
        elif rejects > accepts and rejects >= 2:
            self.decide(at, WRONG, VOTED_DOWN, dealer)
        else:
            self.decide(at, DISPUTED, -1, dealer)

    def decide(self, at: int, verdict: int, reason: int, dealer: Dealer) -> None:
        voted = self.claim_status[at] == UNDECIDED and self.judge != LEADER_JUDGES and self.stage == VOTE
        self.claim_status[at] = verdict
        self.claim_reason[at] = reason
        if dealer.telling:
            self.tell(dealer, JUDGED)
            self.note_claim(dealer, self.claim_number[at])
            dealer.note(self.claim_player[at])
            dealer.note(verdict)
            dealer.note(reason)
            dealer.note(self.claim_accepts[at] if voted else -1)
            dealer.note(self.claim_rejects[at] if voted else -1)

    def vote_goes_on(self, dealer: Dealer) -> None:
        """When every claim is decided, the category turn is resolved."""
        for at in range(self.claims):
            if self.claim_status[at] == UNDECIDED:
                return
        self.vote = NEVER_DUE
        if self.grab_all:
            self.review(dealer)
        else:
            self.resolve(dealer)

    def pronounce(self, at: int, verdict: int, dealer: Dealer) -> None:
        """The leader's verdict, in a rush at any time."""
        kind = VALID + verdict
        self.decide(at, kind, BY_LEADER if kind == WRONG else -1, dealer)
        if self.stage == VOTE:
            self.vote_goes_on(dealer)
            return
        self.settle_reserved(at, dealer)
        self.remove_claim(at)
        self.rush_goes_on(dealer)

    # ---- 6.4 Penalty ---------------------------------------------------------------------------------------------

    def punish(self, at: int, dealer: Dealer) -> None:
        """A wrong word costs a card that was won before (R8); who has none is locked out (R9)."""
        seat = self.claim_player[at]
        card = -1
        count = self.pile_count[seat]
        if count > 0:
            lost = count - 1
            if not self.latest:
                lost = 0
                for place in range(count):
                    if self.points[self.pile[seat][place]] < self.points[self.pile[seat][lost]]:
                        lost = place
            card = self.pile[seat][lost]
            for place in range(lost, count - 1):
                self.pile[seat][place] = self.pile[seat][place + 1]
            self.pile_count[seat] -= 1
            self.forfeit(card)
        locks = self.lockout == ALWAYS or (self.lockout == IF_NO_CARD and card < 0)
        if locks:
            self.locked |= 1 << seat
        if dealer.telling:
            self.tell_number(dealer, PENALTY, seat)
            dealer.note(card)
            dealer.note(self.claim_reason[at])
            dealer.note(locks)
        if locks and self.tied and self.tie_slot[seat] >= 0:
            self.tie_slot[seat] = -1
            if dealer.telling:
                self.tell_number(dealer, TIEBREAK_LEFT, seat)

    # ---- 6.6, 6.7 Fastest: contest and resolution ----------------------------------------------------------------

    def contest_goes_on(self, dealer: Dealer) -> None:
        """When the window is closed and everybody has spoken, the words are shown and judged."""
        if self.window >= 0:
            return
        for at in range(self.claims):
            if self.claim_status[at] == WAITS:
                return
        if dealer.telling:
            self.tell(dealer, WORDS)
            for at in range(self.claims):
                dealer.note(self.claim_player[at])
                self.note_claim(dealer, self.claim_number[at])
                dealer.note(self.claim_slot[at])
                dealer.note(self.claim_word[at])
        undecided = False
        for at in range(self.claims):
            verdict = self.judged_at_once(at)
            if verdict == UNDECIDED:
                self.claim_status[at] = UNDECIDED
                undecided = True
            else:
                self.decide(at, verdict, self.claim_reason[at], dealer)
        if undecided:
            self.open_vote(dealer)
        else:
            self.resolve(dealer)

    def resolve(self, dealer: Dealer) -> None:
        """6.7 Penalties first; then one valid word wins, several tie."""
        valid = 0
        disputed = 0
        winner = -1
        for at in range(self.claims):
            if self.claim_status[at] == WRONG:
                self.punish(at, dealer)
        for at in range(self.claims):
            if self.claim_status[at] == VALID:
                self.count_as_used(self.claim_word[at])
                valid += 1
                winner = at
            elif self.claim_status[at] == DISPUTED:
                disputed += 1
        if self.tied:
            self.resolve_tiebreak(valid, disputed, winner, dealer)
        elif valid == 1:
            self.misses = 0
            self.win(self.claim_player[winner], self.claim_slot[winner], self.claim_number[winner], dealer)
        elif valid > 1:
            self.misses = 0
            for at in range(self.claims):
                if self.claim_status[at] == VALID:
                    self.put_tiebreak(self.claim_player[at], self.claim_slot[at])
            self.begin_tiebreak(dealer)
        elif disputed > 0:
            self.drop_category(dealer)
        else:
            self.reopen(dealer)

    def win(self, seat: int, slot: int, number: int, dealer: Dealer) -> None:
        """A card goes to its winner, who turns the next category."""
        card = self.table[slot]
        self.table[slot] = -1
        self.put_on_pile(seat, card)
        if dealer.telling:
            self.tell_won(dealer, seat, card, slot, number)
        if self.revealer != LEADER:
            self.revealer = seat
        self.end_tiebreak()
        self.use_category()
        for other in range(TABLE):
            if self.table[other] >= 0:
                self.wait_for_turn()
                return
        self.end_game(NO_LETTERS, dealer)

    def drop_category(self, dealer: Dealer) -> None:
        """Don't argue, pick a new card (R12)."""
        if dealer.telling:
            self.tell(dealer, DISPUTE)
        self.use_category()
        self.wait_for_turn()

    def reopen(self, dealer: Dealer) -> None:
        """All words were wrong: the others may go on with the same category (R6)."""
        self.claims = 0
        if not self.somebody_searches():
            self.think_left = NEVER_DUE
            self.miss(dealer)
            return
        self.stage = OPEN
        if self.think_left >= 0:
            self.think = self.now + self.think_left
        if dealer.telling:
            self.tell(dealer, REOPENED)
            self.note_time(dealer, self.think_left)
        self.think_left = NEVER_DUE

    def miss(self, dealer: Dealer) -> None:
        """6.8 Nobody found a word. In a tie-break the misses are its own."""
        self.use_category()
        if self.tied:
            self.tie_misses += 1
            if dealer.telling:
                self.tell_number(dealer, TIEBREAK_MISSED, self.tie_misses)
            if self.tie_misses == self.misses_to_end:
                self.give_up_tiebreak(dealer)
            self.wait_for_turn()
            return
        self.misses += 1
        if dealer.telling:
            self.tell_number(dealer, MISSED, self.misses)
        if self.misses == self.misses_to_end:
            self.end_game(MISSES, dealer)
        else:
            self.wait_for_turn()

    # ---- 6.9 Fastest: the tie-break ------------------------------------------------------------------------------

    def begin_tiebreak(self, dealer: Dealer) -> None:
        self.tie_misses = 0
        if dealer.telling:
            self.tell(dealer, TIE)
            for seat in range(6):
                dealer.note(self.tie_slot[seat])
        self.use_category()
        self.wait_for_turn()

    def resolve_tiebreak(self, valid: int, disputed: int, winner: int, dealer: Dealer) -> None:
        left = 0
        last = -1
        for seat in range(self.players):
            if self.tie_slot[seat] >= 0:
                left += 1
                last = seat
        if valid == 1:
            seat = self.claim_player[winner]
            self.win(seat, self.tie_slot[seat], self.claim_number[winner], dealer)
        elif valid > 1:
            for seat in range(self.players):
                if self.tie_slot[seat] >= 0 and not self.has_valid_claim(seat):
                    self.tie_slot[seat] = -1
            self.begin_tiebreak(dealer)
        elif left == 1:
            self.win(last, self.tie_slot[last], 0, dealer)
        elif left == 0:
            self.give_up_tiebreak(dealer)
            self.use_category()
            self.wait_for_turn()
        elif disputed > 0:
            self.drop_category(dealer)
        else:
            self.reopen(dealer)

    def has_valid_claim(self, seat: int) -> bool:
        return self.claim_by(seat, VALID) >= 0

    def give_up_tiebreak(self, dealer: Dealer) -> None:
        """Nobody wins; the contested cards stay on the table."""
        self.end_tiebreak()
        if dealer.telling:
            self.tell(dealer, TIEBREAK_ENDED)

    def end_tiebreak(self) -> None:
        self.tied = False
        self.tie_misses = 0
        for seat in range(6):
            self.tie_slot[seat] = -1

    # ---- 6.10 Grab all: the rush ---------------------------------------------------------------------------------

    def judge_in_rush(self, at: int, dealer: Dealer) -> None:
        """A word of the rush is judged at once, or its card is put aside until people judge it (R23)."""
        verdict = self.judged_at_once(at)
        if verdict == UNDECIDED:
            self.reserve(at, dealer)
        else:
            self.decide(at, verdict, self.claim_reason[at], dealer)
            if verdict == VALID:
                self.count_as_used(self.claim_word[at])
                card = self.table[self.claim_slot[at]]
                self.table[self.claim_slot[at]] = -1
                self.take(at, card, dealer)
            else:
                self.punish(at, dealer)
            self.remove_claim(at)
        self.rush_goes_on(dealer)

    def reserve(self, at: int, dealer: Dealer) -> None:
        self.claim_status[at] = PENDING
        self.claim_card[at] = self.table[self.claim_slot[at]]
        self.table[self.claim_slot[at]] = -1
        self.count_as_used(self.claim_word[at])
        if dealer.telling:
            self.tell_claim(dealer, RESERVED, at)
            dealer.note(self.claim_slot[at])
            dealer.note(self.claim_card[at])
        if not self.time_up:
            self.think_on(self.think_ms)

    def take(self, at: int, card: int, dealer: Dealer) -> None:
        """A card of this round goes to a pile."""
        self.put_on_pile(self.claim_player[at], card)
        if self.claim_number[at] > self.winning_claim:
            self.winning_claim = self.claim_number[at]
            self.winning_player = self.claim_player[at]
        if dealer.telling:
            self.tell_won(dealer, self.claim_player[at], card, self.claim_slot[at], self.claim_number[at])
        if self.stage == RUSH and not self.time_up:
            self.think_on(self.think_ms)

    def settle_reserved(self, at: int, dealer: Dealer) -> None:
        """What becomes of a card that was put aside."""
        if self.claim_status[at] == VALID:
            self.take(at, self.claim_card[at], dealer)
            return
        self.count_as_unused(self.claim_word[at])
        self.table[self.claim_slot[at]] = self.claim_card[at]
        if dealer.telling:
            self.tell_claim(dealer, RETURNED, at)
            dealer.note(self.claim_slot[at])
            dealer.note(self.claim_card[at])
        if self.claim_status[at] == WRONG:
            self.punish(at, dealer)

    def rush_goes_on(self, dealer: Dealer) -> None:
        """6.10 The rush ends when all letters are gone, everybody has passed or the time is up; open claims wait."""
        for at in range(self.claims):
            if self.claim_status[at] == WAITS:
                return
        reason = EMPTY
        for slot in range(TABLE):
            if self.table[slot] >= 0:
                reason = PASSED_ALL
                break
        if reason == PASSED_ALL:
            for seat in range(self.players):
                if not (self.locked | self.passed) >> seat & 1:
                    reason = TIME
                    break
        if reason == TIME and not self.time_up:
            return
        self.think = NEVER_DUE
        self.time_up = False
        if dealer.telling:
            self.tell_number(dealer, RUSH_ENDED, reason)
        if self.claims == 0:
            self.end_round(dealer)
            return
        for at in range(self.claims):
            self.claim_status[at] = UNDECIDED
        self.open_vote(dealer)

    # ---- 6.11 Grab all: review and next round --------------------------------------------------------------------

    def review(self, dealer: Dealer) -> None:
        for at in range(self.claims):
            self.settle_reserved(at, dealer)
        self.end_round(dealer)

    def end_round(self, dealer: Dealer) -> None:
        self.use_category()
        if self.winning_claim > 0:
            self.misses = 0
            if self.revealer != LEADER:
                self.revealer = self.winning_player
        else:
            self.misses += 1
            if dealer.telling:
                self.tell_number(dealer, MISSED, self.misses)
            if self.misses == self.misses_to_end:
                self.end_game(MISSES, dealer)
                return
        need = 0
        for slot in range(TABLE):
            need += self.table[slot] < 0
        if self.deck_count < need:
            self.end_game(NO_LETTERS, dealer)
            return
        if dealer.telling:
            self.tell(dealer, FILLED)
        for slot in range(TABLE):
            if self.table[slot] < 0:
                self.draw_letter(slot)
                if dealer.telling:
                    dealer.note(slot)
                    dealer.note(self.table[slot])
        self.wait_for_turn()

    # ---- 7. End --------------------------------------------------------------------------------------------------

    def end_game(self, reason: int, dealer: Dealer) -> None:
        """Points are added; the next game of the match begins, or the match is over."""
        self.wait_for_turn()
        self.reveal = NEVER_DUE
        for seat in range(self.players):
            self.total[seat] += self.score_of(seat)
        if dealer.telling:
            self.tell_number(dealer, GAME_SCORED, self.game_number)
            dealer.note(reason)
            for seat in range(self.players):
                dealer.note(self.score_of(seat))
            for seat in range(self.players):
                dealer.note(self.total[seat])
        if self.game_number < self.games:
            self.game_number += 1
            self.set_up(dealer)
            return
        self.stage = OVER
        self.used_count = self.used_count if self.reuse == PER_GAME else 0
        if dealer.telling:
            self.tell(dealer, MATCH_ENDED)
            for seat in range(self.players):
                dealer.note(self.total[seat])

    # ---- The journal ---------------------------------------------------------------------------------------------

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

    def note_time(self, dealer: Dealer, time: int) -> None:
        """A number of up to 45 bits in three notes, NEVER_DUE in each of them."""
        dealer.note(time & 32767 if time >= 0 else NEVER_DUE)
        dealer.note(time >> 15 & 32767 if time >= 0 else NEVER_DUE)
        dealer.note(time >> 30 if time >= 0 else NEVER_DUE)

    def note_claim(self, dealer: Dealer, number: int) -> None:
        """The number of a claim in two notes."""
        dealer.note(number & 32767)
        dealer.note(number >> 15)
