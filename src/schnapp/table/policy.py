# cython: annotation_typing=False
# pyright: reportMissingTypeStubs=false, reportPossiblyUnboundVariable=false
"""What a search knows of a game beyond its rules: how sensible players go on, and what is worth trying.

A policy looks at whole states: determinizations, in a search. It never meets the real one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from .acting import WAIT as LATER
from .candidate import Candidate
from .errors import LONGEST
from .eye import Eye
from .positions import determinization, glimpsed
from .protocols import stands_for
from .seating import actor_of, title_of
from .seeing import NoNumbers
from .view_eye import ViewEye

if TYPE_CHECKING:
    from .canonical import Act
    from .dealer import Dealer
    from .game import Game
    from .network import Network
    from .rng import Rng
    from .schema import Schema
    from .search_request import SearchRequest
    from .state import State
if TYPE_CHECKING or not cython.compiled:
    from .bridge import Bridge
if not cython.compiled:
    from .evaluator import Evaluator
    from .hashing import BLANK
    from .state import WAIT

CHOICES = [0] * 4096
MOST_CANDIDATES = 64  # that a search compares
APART = 20  # acts between two positions to learn from, at most


class RolloutPolicy(Evaluator):
    """The policy of no game: any act is as good as another, and nothing is worth anything."""

    def __init__(self, value_network: Network | None = None) -> None:
        super().__init__(value_network)
        self.schema: Schema | None = None
        self.eyes: dict[int, Eye | ViewEye] = {}
        self.policy_network: Network | None = None
        self.searching_seat = -1
        self.quiet_boundaries = 1000
        self.acts = LONGEST
        self.dealt = 32
        self.own = getattr(type(self), "choose", None) if cython.compiled else None
        self.fault: Exception | None = None

    def choose(self, state: State, seat: int, choices: list[int], count: int, chance: Rng) -> int:
        """One of the first `count` choices, quickly: what a sensible player does."""
        if self.own is not None:
            return self.own_choice(state, seat, choices, count, chance)
        return choices[chance.below(count)]

    def own_choice(self, state: State, seat: int, choices: list[int], count: int, chance: Rng) -> int:
        """`choose` of a class that is ordinary Python, and any choice where it fails: `determinization` and `choice` tell why."""
        listed = [choices[at] for at in range(count)]
        try:
            own = self.own(self, state, seat, listed, count, chance)  # pyright: ignore[reportOptionalCall]
            if own not in listed:
                raise ValueError(f"{type(self).__name__}.choose says {own!r}, which is none of its choices")
        except Exception as fault:
            self.fault = fault
            return choices[chance.below(count)]
        return own

    def complain(self) -> None:
        """Raises what went wrong in `choose`."""
        if self.fault is not None:
            raise self.fault

    def resample(self, state: State, seat: int, chance: Rng) -> None:
        """Deal anew, in place, what this seat cannot know: another determinization."""
        if isinstance(state, Bridge):
            state.deal_anew(seat, chance)
        else:
            state.resample(seat, chance)

    def at_once(self, state: State) -> bool:
        """Do all who owe a decision choose at the same time, without seeing what the others choose?"""
        return False

    def information_state_hash(self, state: State, seat: int) -> int:
        """A hash of what this seat sees, but for its hand: equal views, equal hashes.

        A search that tells by it where a seat stands takes those positions for one that differ in hidden cards only.
        """
        declared = state.hash_declared(seat)
        if declared or self.schema is None:
            return declared or BLANK
        if state.players not in self.eyes:
            self.eyes[state.players] = eye_of(self.schema, state)
        return self.eyes[state.players].fingerprint(state, seat, BLANK)

    def determinization(self, request: SearchRequest, chance: Rng) -> State:
        """A determinization for the seat. What it remembers holds in it, and in all that are made of it in place."""
        self.complain()
        self.remember(request)
        return determinization(request.game, request.known, request.players, request.options, chance)

    def remember(self, request: SearchRequest) -> None:
        """Keep what the seat remembers, and nothing of what was remembered before."""
        return

    def glimpse(self, request: SearchRequest, chance: Rng) -> State:
        """A determinization to choose in without a search."""
        return glimpsed(request.game, request.view, request.players, request.options, chance)

    def offhand(self, request: SearchRequest, chance: Rng) -> Act:
        """What a sensible player does without a search: what `greedy` does."""
        if len(request.legal) == 1 and stands_for(request.game, request.legal[0]) == 1:
            return request.legal[0]
        return self.chosen(request, self.glimpse(request, chance), chance).act

    def chosen(self, request: SearchRequest, state: State, chance: Rng) -> Candidate:
        """What `choose` says of the legal acts. A game with entries that stand for many acts says it itself."""
        candidates = [self.candidate_of(request.game, state, request.seat, act) for act in request.legal]
        actions = [candidate.actions[0] for candidate in candidates]
        return candidates[actions.index(self.choice(state, request.seat, actions, chance))]

    def choice(self, state: State, seat: int, actions: list[int], chance: Rng) -> int:
        """`choose`, for Python."""
        for at, action in enumerate(actions):
            CHOICES[at] = action
        chosen = self.choose(state, seat, CHOICES, len(actions), chance)
        self.complain()
        return chosen

    def candidate_of(self, game: Game, state: State, seat: int, act: Act) -> Candidate:
        """An act of this seat with the actions of which it is made."""
        if act == LATER:
            return Candidate(act, [WAIT])
        action = game.acts.action_of(state, {actor_of(game): title_of(game, seat), **act})
        assert action is not None
        return Candidate(act, [action])

    def candidates(self, game: Game, state: State, seat: int, legal: list[Act], chance: Rng) -> list[Candidate]:
        """What is worth trying, at most 64 candidates: by default every act, or some of them by chance."""
        tried = list(legal)
        while len(tried) > MOST_CANDIDATES:
            del tried[chance.below(len(tried))]
        return [self.candidate_of(game, state, seat, act) for act in tried]

    def variants(
        self, state: State, seat: int, best: list[Candidate], known: list[Candidate], chance: Rng
    ) -> list[Candidate]:
        """Other candidates, like the best ones so far (the best first): by default there are none."""
        return []

    def next_training_position(self, state: State, dealer: Dealer, chance: Rng) -> None:
        """Play on to the next position that is worth learning from, or to the end.

        Those are positions like the ones that a search judges: by default any.
        """
        self.rollout(state, 1 + chance.below(APART), dealer, chance)

    def to_turn(self, state: State, seat: int, dealer: Dealer, chance: Rng) -> bool:
        """Play on by the policy until this seat is asked; False: it will not be asked again."""
        asked = state.next_seat()
        while asked >= 0 and asked != seat:
            self.rollout(state, 1, dealer, chance)
            asked = state.next_seat()
        return asked == seat

    def carry_through(self, state: State, seat: int, action: int, dealer: Dealer) -> None:
        """Carry out an action and play on by the policy to the next quiet boundary."""
        quiet_boundary = self.quiet_boundary(state)
        state.apply(seat, action, dealer)
        while state.next_seat() >= 0 and self.quiet_boundary(state) == quiet_boundary:
            self.rollout(state, 1, dealer, dealer)

    def rollout(self, state: State, acts: int, dealer: Dealer, chance: Rng) -> None:
        """Play on by the policy: so many acts, or to the end."""
        seat = state.next_seat()
        while seat >= 0 and acts > 0:
            count = state.choices(seat, CHOICES)
            state.apply(seat, self.choose(state, seat, CHOICES, count, chance), dealer)
            acts -= 1
            seat = state.next_seat()


def eye_of(schema: Schema, state: State) -> Eye | ViewEye:
    """What tells by its numbers, or by its view where it has none, how a seat sees the states of a table."""
    if isinstance(state, Bridge):
        return ViewEye(schema)
    try:
        return Eye(state.players, schema.sights(state, state.players))
    except NoNumbers:
        return ViewEye(schema)


class GreedyPolicy(RolloutPolicy):
    """Does what promises most: a game says by `weigh` how much that is."""

    def choose(self, state: State, seat: int, choices: list[int], count: int, chance: Rng) -> int:
        """The choice of the highest value; among equals chance decides."""
        if count == 1:
            return choices[0]
        self.prepare(state, seat)
        best = choices[0]
        ties = 0
        highest = -1e9
        for i in range(count):
            value = self.weigh(seat, choices[i])
            if value > highest:
                highest = value
                best = choices[i]
                ties = 1
            elif value == highest:
                ties += 1
                if chance.below(ties) == 0:
                    best = choices[i]
        return best

    def prepare(self, state: State, seat: int) -> None:
        """What the seat sees, before its actions are weighed."""
        return

    def weigh(self, seat: int, action: int) -> float:
        """How much an action promises to the seat that has looked."""
        return 0.0

    def values_of(self, state: State, seat: int) -> list[float]:
        """What each legal action of a seat is worth to it, in the order of `actions`."""
        self.prepare(state, seat)
        return [self.weigh(seat, action) for action in state.actions(seat)]
