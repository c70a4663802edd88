# cython: annotation_typing=False
# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields of a state are typed in rules/state.pxd, and the compiler checks them)
"""What a learner can do in Schnapp, Land, Fluss!, as numbers; and what it sees beside the declared position: votes and timers.

A race of hands and of words, without hands and without words. Time goes in laps: all who may act are asked in turn, then
the clock leaps to its next deadline. Who comes first in a category turn depends on the category, so chance decides it. The
first strike of a race wins it three times out of four; else it was so close that those who come later in the lap may strike,
too. Who says a word says what kind of word it is, not the word; whoever says that they have a good one have one. What is left
are the rules: letters and their points, ties, votes, penalties.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

import cython

from schnapp.table.learner_fields import ActionField, ObservationField, run

from . import box
from .vocabulary import word_like

if TYPE_CHECKING:
    from schnapp.table.canonical import Act
    from schnapp.table.dealer import Dealer
    from schnapp.table.game import Game
    from schnapp.table.options import Value
    from schnapp.table.rng import Rng
    from schnapp.table.state import State

    from .talk import Talk
if TYPE_CHECKING or not cython.compiled:
    from schnapp.table.observer import Observer
if not cython.compiled:
    from .rules.state import CLAIM, CLOCK, CONCEDE, CONTEST, PASS, SAY, STRIKE, TICK, TURN, VALID, VOTING, WAITS

CLAIMS = len(box.SLOTS)
CLOSE = 4  # one first strike in so many does not decide the race at once
WORDS = "one that does not begin with the letter, one that nobody has listed, a listed one, a listed one used before"

MORE = (
    ObservationField(
        "votes",
        (CLAIMS, 4),
        0,
        7,
        "of each claim: votes so far, own vote (1 accept, 2 reject), and once it is decided: votes to accept, votes to reject",
    ),
    ObservationField("timers", (4,), 0, 1, "1 for each timer that runs: reveal, think, window, vote"),
)
HOWS = [how.bit_count() for how in range(8)]  # which of the four kinds a word is of, by FITS, LISTED, REUSED
ACTION_FIELDS = (
    ActionField("turn_category", (), "turn the next category up", {TURN: 0}),
    ActionField("pass", (), "tell that no word comes to mind", {PASS: 0}),
    ActionField("strike", (CLAIMS,), "the card in this slot", run(STRIKE, CLAIMS)),
    ActionField(
        "say", (4,), "a word for the card that was struck: " + WORDS, {SAY + how: HOWS[how] for how in range(8)}
    ),
    ActionField(
        "claim",
        (CLAIMS, 4),
        "with typed words: the card in this slot, with a word of these kinds",
        {CLAIM + 8 * slot + how: 4 * slot + HOWS[how] for slot in range(CLAIMS) for how in range(8)},
    ),
    ActionField("vote", (CLAIMS, 2), "on this claim: accept, or reject", run(VOTING, 2 * CLAIMS)),
    ActionField("concede", (CLAIMS,), "this own claim", run(CONCEDE, CLAIMS)),
)


class RaceObserver(Observer):
    """Shows what the view shows, but for words and times. There is no play leader."""

    def __init__(self, game: Game, players: int, chosen: Mapping[str, Value]) -> None:
        Observer.__init__(self, game, players, chosen, ACTION_FIELDS, MORE)

    def add(self, state: State, seat: int, into: list[int], at: int) -> None:
        """Votes are secret until a claim is decided; who has voted is not."""
        table = state
        for claim in range(table.claims):
            into[at + 1] = (table.claim_accepts[claim] >> seat & 1) + 2 * (table.claim_rejects[claim] >> seat & 1)
            for voter in range(table.players):
                into[at] += (table.claim_accepts[claim] | table.claim_rejects[claim]) >> voter & 1
                if table.claim_status[claim] >= VALID:
                    into[at + 2] += table.claim_accepts[claim] >> voter & 1
                    into[at + 3] += table.claim_rejects[claim] >> voter & 1
            at += 4
        at += 4 * (CLAIMS - table.claims)
        into[at] = table.reveal >= 0
        into[at + 1] = table.think >= 0
        into[at + 2] = table.window >= 0
        into[at + 3] = table.vote >= 0

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

    def onward(self, table, before: int, chance: Rng) -> int:
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

    def next(self, state: State, seat: int, moment: int, chance: Rng) -> int:
        return self.onward(state.race, moment, chance)

    def waited(self, state: State, seat: int) -> int:
        state.race.asked = seat
        return self.following(state.race)

    def first(self, state: State) -> int:
        state.race.asked = CLOCK
        return self.following(state.race)

    def act(self, game: Game, state: State, seat: int, move: int, chance: Rng) -> Act:
        """Of a word that is said, some letters that are such a word as far as the rules go."""
        act = game.acts.act_of(state, move)
        if act["type"] in ("say", "claim"):
            talk = cast("Talk", state)
            race = talk.race
            slot = race.claim_of(race.claim_by(seat, WAITS))[2] if act["type"] == "say" else (move - CLAIM) >> 3
            how = (move - SAY if act["type"] == "say" else move - CLAIM) & 7
            act["word"] = word_like(how, None, talk.language, box.LETTERS[race.letter_at(slot)], talk.used(), chance)
        return act


def race_observer(game: Game, players: int, chosen: Mapping[str, Value]) -> RaceObserver | None:
    """A play leader has no place among learners."""
    return RaceObserver(game, players, chosen) if chosen["leader"] is None else None
