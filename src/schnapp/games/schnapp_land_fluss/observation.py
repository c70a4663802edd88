# cython: annotation_typing=False
# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields of a state are typed in rules/state.pxd, and the compiler checks them)
"""What a learner sees of Schnapp, Land, Fluss! and what it can do, as numbers.

A race of hands and of words, without hands and without words. Time goes in laps: all who may act are asked in turn, then
the clock leaps to its next deadline. Who comes first in a category turn depends on the category, so chance decides it. The
first strike of a race wins it three times out of four; else it was so close that those who come later in the lap may strike,
too. Who says a word says what kind of word it is, not the word; whoever says that he has a good one has one. What is left
are the rules: letters and their points, ties, votes, penalties.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import cython

from schnapp.table.observer import WAITING
from schnapp.table.part import Deed, Part, starts

from . import box
from .sampling import word_of

if TYPE_CHECKING:
    from schnapp.table.canonical import Act
    from schnapp.table.dealer import Dealer
    from schnapp.table.game import Game
    from schnapp.table.state import State

    from .talk import Talk
if TYPE_CHECKING or not cython.compiled:
    from schnapp.table.observer import Observer
if not cython.compiled:
    from schnapp.table.state import WAIT

    from .rules.state import (
        CATEGORIES,
        CLAIM,
        CLOCK,
        CONCEDE,
        CONTEST,
        FITS,
        LETTERS,
        LISTED,
        PASS,
        REUSED,
        SAY,
        STRIKE,
        TABLE,
        TICK,
        TURN,
        VALID,
        VOTING,
        WAITS,
    )

CLOSE = 4  # one first strike in so many does not decide the race at once
WORDS = "one that does not begin with the letter, one that nobody has listed, a listed one, a listed one used before"

PARTS = (
    Part("stage", (6,), 0, 1, "one 1 where the category turn stands: " + ", ".join(box.STAGES)),
    Part("game", (1,), 0, 10, "number of the game of the match"),
    Part("revealer", (6,), 0, 1, "one 1 at the seat that turns the next category"),
    Part("misses", (1,), 0, 9, "categories in a row without a word"),
    Part("category", (33,), 0, 1, "one 1 for the open category"),
    Part("used_categories", (33,), 0, 1, "1 for each category that was used"),
    Part("letters_left", (1,), 0, 225, "cards in the letter deck"),
    Part("letters", (12,), 0, 25, "the letter in each slot + 1, 0: none"),
    Part("points", (12,), 0, 2, "its points"),
    Part("piles", (6,), 0, 225, "letters each seat has won in this game"),
    Part("scores", (6,), 0, 450, "their points"),
    Part("totals", (6,), 0, 4500, "points of the finished games"),
    Part("forfeited", (25,), 0, 9, "copies of each letter that were taken from a pile"),
    Part(
        "claims",
        (12, 9),
        0,
        25,
        "claims in order: seat + 1, slot + 1, status + 1 ("
        + ", ".join(box.STATUSES)
        + "), reason + 1 ("
        + ", ".join(box.REASONS)
        + "), reserved letter + 1, votes so far, own vote (1 accept, 2 reject), and once it is decided: votes to accept, "
        "votes to reject",
    ),
    Part("passed", (6,), 0, 1, "1 for each seat that has passed"),
    Part("locked", (6,), 0, 1, "1 for each seat that is locked out"),
    Part("waiting", (6,), 0, 1, "1 for each seat that may act"),
    Part("tied", (1,), 0, 1, "1: a tie-break goes on"),
    Part("tie_slots", (6,), 0, 12, "slot + 1 for which a seat is in the tie-break"),
    Part("tie_misses", (1,), 0, 9, "misses in the tie-break"),
    Part("timers", (4,), 0, 1, "1 for each timer that runs: reveal, think, window, vote"),
    Part("time_up", (1,), 0, 1, "1: the time to think is over, open claims are waited for"),
    Part("last_win", (6,), 0, 1, "grab all: one 1 at the seat that took the latest letter of the round"),
)
DEEDS = (
    WAITING,
    Deed("turn_category", (), "turn the next category up"),
    Deed("pass", (), "tell that no word comes to mind"),
    Deed("strike", (12,), "the card in this slot"),
    Deed("say", (4,), "a word for the card that was struck: " + WORDS),
    Deed("claim", (12, 4), "with typed words: the card in this slot, with a word of these kinds"),
    Deed("vote", (12, 2), "on this claim: accept, or reject"),
    Deed("concede", (12,), "this own claim"),
)
(
    STAGE,
    GAME,
    REVEALER,
    MISSES,
    CATEGORY,
    USED_CATEGORIES,
    LETTERS_LEFT,
    LETTER,
    POINTS,
    PILES,
    SCORES,
    TOTALS,
    FORFEITED,
    CLAIMS,
    PASSED,
    LOCKED,
    WAITING_FOR,
    TIED,
    TIE_SLOTS,
    TIE_MISSES,
    TIMERS,
    TIME_UP,
    LAST_WIN,
    _,
) = starts(PARTS)
_, TURN_AT, PASS_AT, STRIKE_AT, SAY_AT, CLAIM_AT, VOTE_AT, CONCEDE_AT, _ = starts(DEEDS)


class RaceObserver(Observer):
    """Shows what the view shows, but for words and times. There is no play leader."""

    def __init__(self, players: int) -> None:
        Observer.__init__(self, players, PARTS, DEEDS)

    def observe(self, state: State, seat: int, into: list[int]) -> None:
        table = state
        into[STAGE + table.stage] = 1
        into[GAME] = table.game_number
        into[MISSES] = table.misses
        if 0 <= table.category and table.category < CATEGORIES:
            into[CATEGORY + table.category] = 1
        for at in range(table.gone_count):
            into[USED_CATEGORIES + table.gone[at]] = 1
        into[LETTERS_LEFT] = table.deck_count
        for slot in range(TABLE):
            into[LETTER + slot] = table.table[slot] + 1
            if table.table[slot] >= 0:
                into[POINTS + slot] = table.points[table.table[slot]]
        for at in range(LETTERS):
            into[FORFEITED + at] = table.forfeited[at]
        into[TIED] = table.tied
        into[TIE_MISSES] = table.tie_misses
        into[TIMERS] = table.reveal >= 0
        into[TIMERS + 1] = table.think >= 0
        into[TIMERS + 2] = table.window >= 0
        into[TIMERS + 3] = table.vote >= 0
        into[TIME_UP] = table.time_up
        other = seat
        for at in range(table.players):
            if other == table.revealer:
                into[REVEALER + at] = 1
            if other == table.winning_player:
                into[LAST_WIN + at] = 1
            into[PILES + at] = table.pile_count[other]
            into[SCORES + at] = table.score_of(other)
            into[TOTALS + at] = table.total[other]
            into[PASSED + at] = table.passed >> other & 1
            into[LOCKED + at] = table.locked >> other & 1
            into[WAITING_FOR + at] = table.owing >> other & 1
            into[TIE_SLOTS + at] = table.tie_slot[other] + 1
            other += 1
            if other == table.players:
                other = 0
        self.see_claims(table, seat, into)

    def see_claims(self, table, seat: int, into: list[int]) -> None:
        """Votes are secret until a claim is decided; who has voted is not."""
        at = CLAIMS
        for claim in range(table.claims):
            other = table.claim_player[claim] - seat
            into[at] = other + 1 if other >= 0 else other + table.players + 1
            into[at + 1] = table.claim_slot[claim] + 1
            into[at + 2] = table.claim_status[claim] + 1
            into[at + 3] = table.claim_reason[claim] + 1
            into[at + 4] = table.claim_card[claim] + 1
            into[at + 6] = (table.claim_accepts[claim] >> seat & 1) + 2 * (table.claim_rejects[claim] >> seat & 1)
            for voter in range(table.players):
                into[at + 5] += (table.claim_accepts[claim] | table.claim_rejects[claim]) >> voter & 1
                if table.claim_status[claim] >= VALID:
                    into[at + 7] += table.claim_accepts[claim] >> voter & 1
                    into[at + 8] += table.claim_rejects[claim] >> voter & 1
            at += 9

    def kind_of(self, how: int) -> int:
        """Which of the four kinds a word is of."""
        return (how & FITS > 0) + (how & LISTED > 0) + (how & REUSED > 0)

    def index(self, state: State, seat: int, move: int) -> int:
        if move == WAIT:
            return 0
        if move == TURN:
            return TURN_AT
        if move == PASS:
            return PASS_AT
        if move < SAY:
            return STRIKE_AT + move - STRIKE
        if move < CLAIM:
            return SAY_AT + self.kind_of(move - SAY)
        if move < VOTING:
            return CLAIM_AT + 4 * (move - CLAIM >> 3) + self.kind_of(move - CLAIM & 7)
        if move < CONCEDE:
            return VOTE_AT + move - VOTING
        return CONCEDE_AT + move - CONCEDE

    def deal(self, state: State, dealer: Dealer) -> None:
        table = state
        table.deal(dealer)
        table.asked = CLOCK

    def asked(self, state: State) -> int:
        table = state
        return self.following(table)

    def following(self, table) -> int:
        """Who comes next in the lap, CLOCK at its end; -1: the game is over."""
        if table.owing == 0:
            return -1
        first = (table.category + table.gone_count + 1) % table.players
        place = 0  # in the lap
        if table.asked < table.players:
            place = (table.asked - first + table.players) % table.players + 1
        while place < table.players:
            seat = (first + place) % table.players
            if table.owing >> seat & 1:
                return seat
            place += 1
        if table.owing >> CLOCK & 1:
            return CLOCK
        for place in range(table.players):
            seat = (first + place) % table.players
            if table.owing >> seat & 1:
                return seat
        return -1

    def onward(self, table, before: int, chance: Dealer) -> int:
        """Who comes next after an act, `before` it was this stage. Where a new stage begins a new lap does, too, but for
        the first strike of a race."""
        if table.stage != before:
            if table.stage == CONTEST:
                if chance.below(CLOSE) > 0:
                    return CLOCK
            else:
                table.asked = CLOCK
        return self.following(table)

    def play(self, state: State, seat: int, move: int, dealer: Dealer) -> int:
        table = state
        before = table.stage
        table.apply(seat, move, dealer)
        seat = self.onward(table, before, dealer)
        while seat == CLOCK:
            table.apply(CLOCK, TICK, dealer)
            seat = self.following(table)
        return seat

    # ---- Whole states: a Talk ------------------------------------------------------------------------------------

    def moment(self, state: State) -> int:
        return state.race.stage

    def next(self, state: State, seat: int, moment: int, chance: Dealer) -> int:
        return self.onward(state.race, moment, chance)

    def waited(self, state: State, seat: int) -> int:
        state.race.asked = seat
        return self.following(state.race)

    def first(self, state: State) -> int:
        state.race.asked = CLOCK
        return self.following(state.race)

    def act(self, game: Game, state: State, seat: int, move: int, chance: Dealer) -> Act:
        """Of a word that is said, some letters that are such a word as far as the rules go."""
        act = game.acts.act_of(state, move)
        if act["type"] in ("say", "claim"):
            talk = cast("Talk", state)
            race = talk.race
            slot = race.claim_of(race.claim_by(seat, WAITS))[2] if act["type"] == "say" else (move - CLAIM) >> 3
            how = (move - SAY if act["type"] == "say" else move - CLAIM) & 7
            act["word"] = word_of(how, box.LETTERS[race.letter_at(slot)], talk.used(), (), chance)
        return act
