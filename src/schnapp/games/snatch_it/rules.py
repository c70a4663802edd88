# cython: annotation_typing=False
# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields are typed in rules.pxd, and the compiler checks them; others see rules.pyi)
"""The rules of Snatch It!, in the order of the booklet; the numbers are those of `booklet.en.md`.

Compiled, the fields and signatures come from `rules.pxd`; the same text runs uncompiled with identical results.
`apply` trusts its caller: only `legal` actions may be given to it.

An action is `act << 10 | stack << 4 | kind`: `act` an index into ACTS, `stack` the place of a stack among all stacks on
the table (oldest first), `kind` a kind of card: the hand card played, for `swallow` and `toss` the card in the pond.
`snatch` carries the hand card in the place of the stack and the pond card as kind.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from . import box

if TYPE_CHECKING:
    from schnapp.table.dealer import Dealer
if not cython.compiled:
    from schnapp.table.fields import lowest
    from schnapp.table.state import State

CREATURES = box.CREATURES
COPIES = box.COPIES
SWARM = box.KINDS.index("swarm")
SWARM_POINTS = box.SWARM_POINTS
POND_SIZE = box.POND_SIZE
LAST_BITE = len(box.KINDS)

# the codes are the places in box.STAGES, PHASES, ACTS, STEPS and EVENTS
LAY, TURN, RECLAIM, CONSOLATION, CALL_OUT, FORCED, BAIT, STORK_CHOICE, OVER = range(9)
SETUP, SNATCHING, STORK, DONE = range(4)
(
    DO_LAY,
    DO_SNATCH,
    DO_STEAL,
    DO_SWALLOW,
    DO_STALK,
    DO_TOSS,
    DO_RECLAIM,
    DO_DECLINE,
    DO_CONSOLATION_DRAW,
    DO_CONSOLATION_SKIP,
    DO_BAIT,
    DO_STORK_CHOOSE,
    DO_CALL_OUT,
    DO_LET_PASS,
) = range(14)
SHUFFLE_DECK, LAST_BITE_JITTER, FIRST_PLAYER, RESHUFFLE_DISCARD, RARE_DISCARD, BAIT_SHUFFLE_PICK = range(6)
(
    LAST_BITE_APPEARED,
    DECK_RESHUFFLED,
    GAME_STARTED,
    LAID,
    POND_REVEALED,
    POND_FILLED,
    ROUND_STARTED,
    SNATCHED,
    STOLEN,
    RECLAIMED,
    RECLAIM_DECLINED,
    CONSOLED,
    CONSOLATION_SKIPPED,
    SWALLOWED,
    STALKED,
    LET_PASS,
    CALLED_OUT,
    TOSSED,
    SNATCHING_ENDED,
    FIRST_LEAP_PASSED,
    REFILLED,
    RARE_CASE,
    BAIT_LAID,
    BAIT_REVEALED,
    STORK_TOOK,
    BAIT_TO_POND,
    FINAL_SWALLOW,
    GAME_ENDED,
) = range(28)
CHANCE = 100  # a random step's result stands in the journal as CHANCE + step

LANDS_ON = [0] * 13  # the kinds that a kind may be placed on, as a bit mask
CARRIES = [0] * 13  # the kinds that may be placed on a kind
for _card in range(13):
    for _target in range(13):
        if box.fits(_card, _target):
            LANDS_ON[_card] |= 1 << _target
            CARRIES[_target] |= 1 << _card


class SnatchIt(State):
    """The whole table. Every field is on the page `rules.pxd`."""

    # ---- Questions -----------------------------------------------------------------------------------------------

    def holds(self, seat: int, card: int) -> bool:
        """Is a kind in a hand?"""
        return self.hand[seat][card] > 0

    def floats(self, card: int) -> bool:
        """Is a kind in the pond?"""
        return self.pond[card] > 0

    def id_of(self, stack: int) -> str:
        """The id of a stack, given by its place among all stacks."""
        return f"s{self.stack_id[stack]}"

    def owner_of(self, stack: int) -> int:
        """The seat in whose patch a stack lies."""
        return self.stack_owner[stack]

    def top_of(self, stack: int) -> int:
        """The kind of the top card of a stack."""
        return self.stack_top[stack]

    def named(self, name: object) -> int:
        """The place of the stack with this id, -1 if there is none."""
        for stack in range(self.stacks):
            if self.id_of(stack) == name:
                return stack
        return -1

    def above_last_bite(self) -> int:
        """How many cards of the deck lie above Last Bite, all of them if it is not there."""
        above = 0
        while above < self.deck_count and self.deck[self.deck_count - 1 - above] != LAST_BITE:
            above += 1
        return above

    # ---- 3 Getting ready -----------------------------------------------------------------------------------------

    def empty(self) -> None:
        """A table without cards."""
        self.active = -1
        self.victim = self.stolen = self.stalked = self.bait = -1
        self.next_stack = 1
        for slip in range(CREATURES):
            self.slip_under[slip] = slip + 1
        self.slip_under[CREATURES - 1] = -1
        for seat in range(6):
            self.laid[seat] = -1

    def settle(self) -> None:
        """What follows from a position that was put in place: what is where, how high the stacks are, who owes what. Where
        somebody sees no cards of a stack or a belly, only their number is in place."""
        self.in_hands = 0
        self.pond_count = 0
        self.discard_count = 0
        self.floating = 0
        for kind in range(13):
            self.pond_count += self.pond[kind]
            self.discard_count += self.discard[kind]
            if self.pond[kind] > 0:
                self.floating |= 1 << kind
        for seat in range(self.players):
            self.held[seat] = 0
            self.hand_count[seat] = 0
            eaten = 0
            for kind in range(13):
                eaten += self.belly[seat][kind]
                self.hand_count[seat] += self.hand[seat][kind]
                if self.hand[seat][kind] > 0:
                    self.held[seat] |= 1 << kind
            self.belly_count[seat] = max(eaten, self.belly_count[seat])
            self.in_hands += self.hand_count[seat]
        for stack in range(self.stacks):
            slip = self.stack_slip[stack]
            if slip >= 0:
                self.stack_top[stack] = self.slip_kind[slip]
                self.stack_height[stack] = 0
            while slip >= 0:
                self.stack_height[stack] += 1
                slip = self.slip_under[slip]
        self.settle_owing()

    def settle_owing(self) -> None:
        """Who has a decision to make; while a stalked card may be called out, a position says so itself."""
        if self.stage == CALL_OUT:
            return
        self.owing = 0
        if self.stage == LAY or self.stage == BAIT:
            for seat in range(self.players):
                if self.laid[seat] < 0 and (self.stage == LAY or self.hand_count[seat] > 0):
                    self.owing |= 1 << seat
        elif self.stage == RECLAIM:
            self.owing = 1 << self.victim
        elif self.stage == STORK_CHOICE:
            self.owing = 1 << (self.victim - 1 if self.victim > 0 else self.players - 1)
        elif self.active >= 0:
            self.owing = 1 << self.active

    def deal(self, dealer: Dealer) -> None:
        """3.1 to 3.3: from the cards in the box to the first decision."""
        self.empty()
        for kind in range(13):
            self.discard[kind] = COPIES
        self.discard_count = CREATURES
        self.shuffle(SHUFFLE_DECK, dealer)
        self.slide_in_last_bite(dealer)
        for _ in range(self.full_hand):
            for seat in range(self.players):
                self.take(seat, self.draw(dealer))
        self.first_leap = self.fixed_first
        if self.fixed_first < 0:
            dealer.begin(FIRST_PLAYER)
            self.first_leap = dealer.below(self.players)
            if dealer.telling:
                dealer.tell(CHANCE + FIRST_PLAYER, self.first_leap, 0, 0, 0)
        if dealer.telling:
            dealer.tell(GAME_STARTED, self.first_leap, self.full_hand, 0, 0)
            for seat in range(self.players):
                for kind in range(13):
                    dealer.note(self.hand[seat][kind])
        self.stage = LAY
        self.owing = (1 << self.players) - 1

    def slide_in_last_bite(self, dealer: Dealer) -> None:
        """3.1 Last Bite goes into the deck at about the height for the number of players."""
        dealer.begin(LAST_BITE_JITTER)
        below = dealer.below(2 * self.jitter + 1) - self.jitter
        if dealer.telling:
            dealer.tell(CHANCE + LAST_BITE_JITTER, below, 0, 0, 0)
        self.put_in_last_bite(max(0, min(CREATURES, self.below + below)))

    def put_in_last_bite(self, below: int) -> None:
        """Last Bite into the deck, upon so many of its cards."""
        for at in range(self.deck_count - below):
            self.deck[self.deck_count - at] = self.deck[self.deck_count - at - 1]
        self.deck[below] = LAST_BITE
        self.deck_count += 1

    def lay(self, seat: int, card: int, dealer: Dealer) -> None:
        """3.4 A card goes face down into the pond; when everybody has laid one, all are turned up."""
        self.play(seat, card)
        self.laid[seat] = card
        self.owing &= ~(1 << seat)
        if dealer.telling:
            dealer.tell(LAID, seat, card, 0, 0)
        if self.owing == 0:
            self.reveal_pond(dealer)

    def reveal_pond(self, dealer: Dealer) -> None:
        """3.4 and 3.5"""
        if dealer.telling:
            dealer.tell(POND_REVEALED, 0, 0, 0, 0)
        for seat in range(self.players):
            if dealer.telling:
                dealer.note(self.laid[seat])
            self.float_card(self.laid[seat])
            self.laid[seat] = -1
        self.fill_pond(dealer)
        self.round = 1
        self.start_round(dealer)

    def fill_pond(self, dealer: Dealer) -> None:
        """3.5 and 6.6 Cards from the deck until six lie in the pond. The journal gets them after all draws."""
        first = self.pond_count
        for at in range(POND_SIZE):
            self.drawn[0][at] = -1
        while self.pond_count < POND_SIZE:
            card = self.draw(dealer)
            if card < 0:
                break
            self.drawn[0][self.pond_count - first] = card
            self.float_card(card)
        if dealer.telling:
            dealer.tell(POND_FILLED, 0, 0, 0, 0)
        for at in range(POND_SIZE):
            if dealer.telling and self.drawn[0][at] >= 0:
                dealer.note(self.drawn[0][at])
            self.drawn[0][at] = 0

    # ---- Cards ---------------------------------------------------------------------------------------------------

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

    # ---- Drawing (7.1, 8.4) --------------------------------------------------------------------------------------

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
        if dealer.telling:
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

    # ---- 5 The Snatching phase -----------------------------------------------------------------------------------

    def start_round(self, dealer: Dealer) -> None:
        """5.1 First Leap begins. Without cards in the pond or in the hands the phase ends at once."""
        self.phase = SNATCHING
        if dealer.telling:
            dealer.tell(ROUND_STARTED, self.round, self.first_leap, self.this_round_last, 0)
        if self.pond_count == 0 or self.in_hands == 0:
            self.end_snatching(self.pond_count == 0, dealer)
        else:
            self.give_turn(self.first_leap)

    def give_turn(self, seat: int) -> None:
        """5.1 One action is owed."""
        self.active = seat
        self.stage = TURN
        self.owing = 1 << seat

    def snatch(self, card: int, target: int, dealer: Dealer) -> None:
        """5.2 A hand card on a card in the pond; the new stack goes to the own patch."""
        self.play(self.active, card)
        self.fish(target)
        stack = self.new_stack(self.active, target)
        self.put_on(stack, card)
        if dealer.telling:
            dealer.tell(SNATCHED, self.active, card, target, self.stack_id[stack])
        self.stalked = -1
        self.end_turn(dealer)

    def steal(self, stack: int, card: int, dealer: Dealer) -> None:
        """5.3 A hand card on another's stack; the stack changes patches, and its owner may reclaim it."""
        self.play(self.active, card)
        self.put_on(stack, card)
        self.victim = self.stack_owner[stack]
        self.stack_owner[stack] = self.active
        self.stalked = -1
        if dealer.telling:
            dealer.tell(STOLEN, self.active, self.victim, self.stack_id[stack], card)
        if self.hand_count[self.victim] == 0:
            self.victim = -1
            self.end_turn(dealer)
        else:
            self.stolen = stack
            self.stage = RECLAIM
            self.owing = 1 << self.victim

    def reclaim(self, card: int, dealer: Dealer) -> None:
        """5.4 A fitting card on the stealer's card; the stack returns."""
        self.play(self.victim, card)
        self.put_on(self.stolen, card)
        self.stack_owner[self.stolen] = self.victim
        if dealer.telling:
            dealer.tell(RECLAIMED, self.victim, self.stack_id[self.stolen], card, self.active)
        self.victim = self.stolen = -1
        self.console(dealer)

    def decline(self, dealer: Dealer) -> None:
        """5.4 The robbed player lets it go."""
        if dealer.telling:
            dealer.tell(RECLAIM_DECLINED, self.victim, 0, 0, 0)
        self.victim = self.stolen = -1
        self.end_turn(dealer)

    def console(self, dealer: Dealer) -> None:
        """5.5 The stealer may (or must) draw a card."""
        if self.must_console or (self.deck_count == 0 and self.discard_count == 0):
            self.draw_consolation(dealer)
        else:
            self.stage = CONSOLATION
            self.owing = 1 << self.active

    def draw_consolation(self, dealer: Dealer) -> None:
        """5.5"""
        card = self.draw(dealer)
        if card >= 0:
            self.take(self.active, card)
        if dealer.telling:
            dealer.tell(CONSOLED, self.active, 1 if card >= 0 else 0, card, 0)
        self.end_turn(dealer)

    def skip_consolation(self, dealer: Dealer) -> None:
        """5.5"""
        if dealer.telling:
            dealer.tell(CONSOLATION_SKIPPED, self.active, 0, 0, 0)
        self.end_turn(dealer)

    def swallow(self, stack: int, target: int, dealer: Dealer) -> None:
        """5.6 An own stack on a card in the pond; all of it goes into the belly."""
        self.fish(target)
        if dealer.telling:
            dealer.tell(SWALLOWED, self.active, self.stack_id[stack], target, self.stack_height[stack] + 1)
        self.clear_stack(stack, self.active)
        self.eat(self.active, target)
        self.end_turn(dealer)

    def stalk(self, card: int, dealer: Dealer) -> None:
        """5.7 A card that cannot act goes into the pond; with call-outs the others may doubt that it cannot."""
        self.play(self.active, card)
        self.float_card(card)
        if dealer.telling:
            dealer.tell(STALKED, self.active, card, 0, 0)
        if self.may_call_out:
            self.stalked = card
            self.stage = CALL_OUT
            self.owing = ((1 << self.players) - 1) & ~(1 << self.active)
        else:
            self.end_turn(dealer)

    def call_out(self, seat: int, dealer: Dealer) -> None:
        """5.8 Could the stalked card have acted? Then it comes back and must. If not, nothing happens."""
        self.fish(self.stalked)
        right = self.can_act(self.active, self.stalked)
        if dealer.telling:
            dealer.tell(CALLED_OUT, seat, self.active, right, 0)
        if right:
            self.take(self.active, self.stalked)
            self.stage = FORCED
            self.owing = 1 << self.active
        else:
            self.float_card(self.stalked)
            self.wait_no_more(seat, dealer)

    def let_pass(self, seat: int, dealer: Dealer) -> None:
        """5.8"""
        if dealer.telling:
            dealer.tell(LET_PASS, seat, 0, 0, 0)
        self.wait_no_more(seat, dealer)

    def wait_no_more(self, seat: int, dealer: Dealer) -> None:
        """5.8 When all have let it pass, the turn is over."""
        self.owing &= ~(1 << seat)
        if self.owing == 0:
            self.stalked = -1
            self.end_turn(dealer)

    def toss(self, target: int, dealer: Dealer) -> None:
        """5.9 A card of the pond to the discard."""
        self.fish(target)
        self.put_away(target)
        if dealer.telling:
            dealer.tell(TOSSED, self.active, target, 0, 0)
        self.end_turn(dealer)

    def end_turn(self, dealer: Dealer) -> None:
        """5.10 Only here, after the whole action, is the end of the phase checked."""
        if self.pond_count == 0 or self.in_hands == 0:
            self.end_snatching(self.pond_count == 0, dealer)
        else:
            self.give_turn(self.active + 1 if self.active + 1 < self.players else 0)

    def end_snatching(self, pond_empty: bool, dealer: Dealer) -> None:
        """5.10 and 7.2: the storks come, but not in the last round."""
        if dealer.telling:
            dealer.tell(SNATCHING_ENDED, not pond_empty, 0, 0, 0)
        self.active = -1
        if self.this_round_last:
            self.score(dealer)
        else:
            self.storks_come(dealer)

    # ---- 6 The Stork phase ---------------------------------------------------------------------------------------

    def storks_come(self, dealer: Dealer) -> None:
        """6.1, 6.2 and the beginning of 6.4"""
        self.phase = STORK
        self.first_leap = self.first_leap + 1 if self.first_leap + 1 < self.players else 0
        if dealer.telling:
            dealer.tell(FIRST_LEAP_PASSED, self.first_leap, 0, 0, 0)
        self.refill(dealer)
        self.owing = 0
        for seat in range(self.players):
            if self.hand_count[seat] > 0:
                self.owing |= 1 << seat
        if self.owing == 0:
            self.leave_bait(dealer)
        else:
            self.stage = BAIT

    def refill(self, dealer: Dealer) -> None:
        """6.2 One card each in turn until all hands are full; if the cards run out, 6.3."""
        full = self.deal_round(self.full_hand, dealer)
        while full == 0:
            full = self.deal_round(self.full_hand, dealer)
        seat = self.first_leap
        for _ in range(self.players):
            if dealer.telling:
                dealer.tell(REFILLED, seat, 0, 0, 0)
            for kind in range(13):
                if dealer.telling:
                    dealer.note(self.drawn[seat][kind])
                self.drawn[seat][kind] = 0
            seat = seat + 1 if seat + 1 < self.players else 0
        if full == 2:
            self.even_out(dealer)

    def deal_round(self, target: int, dealer: Dealer) -> int:
        """6.2 One card for everybody who has fewer than `target`. 0: go on, 1: all have enough, 2: no card left."""
        enough = 1
        seat = self.first_leap
        for _ in range(self.players):
            if self.hand_count[seat] < target:
                card = self.draw(dealer)
                if card < 0:
                    return 2
                self.take(seat, card)
                self.drawn[seat][card] += 1
                if self.hand_count[seat] < target:
                    enough = 0
            seat = seat + 1 if seat + 1 < self.players else 0
        return enough

    def even_out(self, dealer: Dealer) -> None:
        """6.3 The rare case: equal hands for all, as many as the cards allow. What a hand loses is noted below zero."""
        keep = self.in_hands // self.players
        short = 0
        seat = self.first_leap
        for _ in range(self.players):
            if self.hand_count[seat] > keep:
                self.discard_at_random(seat, keep, dealer)
            elif self.hand_count[seat] < keep:
                short = 1
            seat = seat + 1 if seat + 1 < self.players else 0
        if short:
            self.shuffle(RESHUFFLE_DISCARD, dealer)
            while self.deal_round(keep, dealer) == 0:
                pass
        if dealer.telling:
            dealer.tell(RARE_CASE, keep, 0, 0, 0)
        for seat in range(self.players):
            for kind in range(13):
                if dealer.telling:
                    dealer.note(self.drawn[seat][kind])
                self.drawn[seat][kind] = 0

    def discard_at_random(self, seat: int, keep: int, dealer: Dealer) -> None:
        """6.3 Random cards of a hand to the discard."""
        dealer.begin(RARE_DISCARD)
        if dealer.telling:
            dealer.tell(CHANCE + RARE_DISCARD, seat, 0, 0, 0)
        while self.hand_count[seat] > keep:
            chosen = dealer.below(self.hand_count[seat])
            card = 0
            while chosen >= self.hand[seat][card]:
                chosen -= self.hand[seat][card]
                card += 1
            self.play(seat, card)
            self.put_away(card)
            self.drawn[seat][card] -= 1
            if dealer.telling:
                dealer.note(card)

    def lay_bait(self, seat: int, card: int, dealer: Dealer) -> None:
        """6.4 A card goes face down to the bait; when everybody has laid one, one of them is turned up."""
        self.play(seat, card)
        self.laid[seat] = card
        self.owing &= ~(1 << seat)
        if dealer.telling:
            dealer.tell(BAIT_LAID, seat, card, 0, 0)
        if self.owing == 0:
            self.turn_up_bait(dealer)

    def turn_up_bait(self, dealer: Dealer) -> None:
        """6.4 Each bait card is as likely as any other."""
        count = 0
        for seat in range(self.players):
            if self.laid[seat] >= 0:
                count += 1
        dealer.begin(BAIT_SHUFFLE_PICK)
        chosen = dealer.below(count)
        for seat in range(self.players):
            if self.laid[seat] >= 0:
                if chosen == 0:
                    self.bait = self.laid[seat]
                chosen -= 1
        if dealer.telling:
            dealer.tell(CHANCE + BAIT_SHUFFLE_PICK, self.bait, 0, 0, 0)
            dealer.tell(BAIT_REVEALED, self.bait, 0, 0, 0)
        self.storks_visit(self.first_leap, dealer)

    def storks_visit(self, seat: int, dealer: Dealer) -> None:
        """6.5 From this seat on, clockwise up to First Leap: each patch loses its highest stack of the bait's type."""
        while True:
            stack = self.tied(seat, self.bait, 0)
            if stack >= 0:
                if self.tied(seat, self.bait, 1) >= 0:
                    self.victim = seat
                    self.stage = STORK_CHOICE
                    self.owing = 1 << (seat - 1 if seat > 0 else self.players - 1)
                    return
                self.stork_takes(stack, dealer)
            seat = seat + 1 if seat + 1 < self.players else 0
            if seat == self.first_leap:
                self.leave_bait(dealer)
                return

    def tied(self, owner: int, kind: int, nth: int) -> int:
        """6.5 The nth of the highest stacks in a patch that show the type of `kind`, -1 if there are not so many."""
        highest = 0
        for stack in range(self.stacks):
            if self.stack_owner[stack] == owner and self.stack_top[stack] // 6 == kind // 6:
                highest = max(highest, self.stack_height[stack])
        for stack in range(self.stacks):
            if (
                self.stack_owner[stack] == owner
                and self.stack_top[stack] // 6 == kind // 6
                and self.stack_height[stack] == highest
            ):
                if nth == 0:
                    return stack
                nth -= 1
        return -1

    def stork_takes(self, stack: int, dealer: Dealer) -> None:
        """6.5 All cards of the stack to the discard."""
        if dealer.telling:
            dealer.tell(
                STORK_TOOK,
                self.stack_owner[stack],
                self.stack_id[stack],
                self.stack_height[stack],
                self.stack_top[stack],
            )
        self.clear_stack(stack, -1)

    def choose_stack(self, stack: int, dealer: Dealer) -> None:
        """6.5 The right-hand neighbour has chosen among the highest; the storks go on to the next patch."""
        seat = self.victim + 1 if self.victim + 1 < self.players else 0
        self.victim = -1
        self.stork_takes(stack, dealer)
        if seat == self.first_leap:
            self.leave_bait(dealer)
        else:
            self.storks_visit(seat, dealer)

    def leave_bait(self, dealer: Dealer) -> None:
        """6.6 The bait stays in the pond, the pond is filled, the next round begins."""
        self.bait = -1
        if dealer.telling:
            dealer.tell(BAIT_TO_POND, 0, 0, 0, 0)
        for seat in range(self.players):
            if self.laid[seat] >= 0:
                if dealer.telling:
                    dealer.note(self.laid[seat])
                self.float_card(self.laid[seat])
                self.laid[seat] = -1
        self.fill_pond(dealer)
        self.round += 1
        self.this_round_last = self.next_round_last
        self.next_round_last = False
        self.start_round(dealer)

    # ---- 7 The end -----------------------------------------------------------------------------------------------

    def score(self, dealer: Dealer) -> None:
        """7.2 and 7.3: all stacks are swallowed, hand cards count nothing."""
        for seat in range(self.players):
            count = 0
            stack = self.stacks - 1
            while stack >= 0:
                if self.stack_owner[stack] == seat:
                    count += self.stack_height[stack]
                    self.clear_stack(stack, seat)
                stack -= 1
            if dealer.telling:
                dealer.tell(FINAL_SWALLOW, seat, count, 0, 0)
        for seat in range(self.players):
            for kind in range(13):
                while self.hand[seat][kind] > 0:
                    self.play(seat, kind)
                    self.put_away(kind)
        self.phase = DONE
        self.stage = OVER
        self.owing = 0
        if dealer.telling:
            dealer.tell(GAME_ENDED, 0, 0, 0, 0)

    def returns(self, seat: int) -> int:
        """7.3 and 7.4 Points, then swarms."""
        return 128 * self.points_of(seat) + self.belly[seat][SWARM]

    def points_of(self, seat: int) -> int:
        """7.3 A belly's worth: five for a swarm, one for any other card."""
        return self.belly_count[seat] + (SWARM_POINTS - 1) * self.belly[seat][SWARM]

    # ---- What is legal -------------------------------------------------------------------------------------------

    def legal(self, seat: int, into: list[int]) -> int:
        """All actions of a seat that owes a decision."""
        if self.stage == TURN:
            return self.may_turn(seat, into)
        n = 0
        if self.stage == LAY:
            n = self.may_put(DO_LAY, self.held[seat], into, 0)
        elif self.stage == BAIT:
            n = self.may_put(DO_BAIT, self.held[seat], into, 0)
        elif self.stage == RECLAIM:
            n = self.may_put(DO_RECLAIM, self.held[seat] & CARRIES[self.stack_top[self.stolen]], into, 0)
            into[n] = DO_DECLINE << 10
            n += 1
        elif self.stage == CONSOLATION:
            into[0] = DO_CONSOLATION_DRAW << 10
            into[1] = DO_CONSOLATION_SKIP << 10
            n = 2
        elif self.stage == CALL_OUT:
            into[0] = DO_CALL_OUT << 10
            into[1] = DO_LET_PASS << 10
            n = 2
        elif self.stage == FORCED:
            n = self.may_play(seat, 1 << self.stalked, into) & 1023
        elif self.stage == STORK_CHOICE:
            stack = self.tied(self.victim, self.bait, 0)
            while stack >= 0:
                into[n] = DO_STORK_CHOOSE << 10 | stack << 4
                n += 1
                stack = self.tied(self.victim, self.bait, n)
        return n

    def may_put(self, act: int, kinds: int, into: list[int], n: int) -> int:
        """One action for each kind in a mask."""
        while kinds:
            into[n] = act << 10 | lowest(kinds)
            kinds &= kinds - 1
            n += 1
        return n

    def may_play(self, seat: int, kinds: int, into: list[int]) -> int:
        """5.2 and 5.3 with these kinds of the hand. Gives `kinds that can act << 10 | number of actions`."""
        n = 0
        acting = 0
        rest = kinds
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            targets = LANDS_ON[card] & self.floating
            if targets:
                acting |= 1 << card
            while targets:
                into[n] = DO_SNATCH << 10 | card << 4 | lowest(targets)
                targets &= targets - 1
                n += 1
        for stack in range(self.stacks):
            cards = CARRIES[self.stack_top[stack]] & kinds
            if cards and self.stack_owner[stack] != seat:
                acting |= cards
                while cards:
                    into[n] = DO_STEAL << 10 | stack << 4 | lowest(cards)
                    cards &= cards - 1
                    n += 1
        return acting << 10 | n

    def may_turn(self, seat: int, into: list[int]) -> int:
        """5.1 One of: snatch, steal, swallow, stalk, and toss if nothing else is possible."""
        kinds = self.held[seat]
        n = self.may_play(seat, kinds, into)
        idle = kinds if self.may_call_out else kinds & ~(n >> 10)
        n &= 1023
        for stack in range(self.stacks):
            if self.stack_owner[stack] == seat:
                targets = LANDS_ON[self.stack_top[stack]] & self.floating
                while targets:
                    into[n] = DO_SWALLOW << 10 | stack << 4 | lowest(targets)
                    targets &= targets - 1
                    n += 1
        if idle:
            n = self.may_put(DO_STALK, idle, into, n)
        if n == 0:
            n = self.may_put(DO_TOSS, self.floating, into, 0)
        return n

    def can_act(self, seat: int, card: int) -> bool:
        """Could this kind snatch or steal now?"""
        if LANDS_ON[card] & self.floating:
            return True
        for stack in range(self.stacks):
            if self.stack_owner[stack] != seat and CARRIES[self.stack_top[stack]] >> card & 1:
                return True
        return False

    def apply(self, seat: int, action: int, dealer: Dealer) -> None:
        """Carry out a legal action."""
        act = action >> 10
        stack = action >> 4 & 63
        kind = action & 15
        if act == DO_SNATCH:
            self.snatch(stack, kind, dealer)
        elif act == DO_STEAL:
            self.steal(stack, kind, dealer)
        elif act == DO_SWALLOW:
            self.swallow(stack, kind, dealer)
        elif act == DO_STALK:
            self.stalk(kind, dealer)
        elif act == DO_TOSS:
            self.toss(kind, dealer)
        elif act == DO_RECLAIM:
            self.reclaim(kind, dealer)
        elif act == DO_DECLINE:
            self.decline(dealer)
        elif act == DO_CONSOLATION_DRAW:
            self.draw_consolation(dealer)
        elif act == DO_CONSOLATION_SKIP:
            self.skip_consolation(dealer)
        elif act == DO_LAY:
            self.lay(seat, kind, dealer)
        elif act == DO_BAIT:
            self.lay_bait(seat, kind, dealer)
        elif act == DO_STORK_CHOOSE:
            self.choose_stack(stack, dealer)
        elif act == DO_CALL_OUT:
            self.call_out(seat, dealer)
        else:
            self.let_pass(seat, dealer)
